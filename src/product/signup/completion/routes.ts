import { edge, read, write } from '#platform/http/route.ts';
import { completionOf, goOn } from './completion.ts';
import { correctEmail as correctEmailEndpoint, passStep, showCompletion } from './contract.ts';
import { correctEmail } from './correct-email.ts';

export const completionRoutes = [
  read(showCompletion, completionOf),
  write(passStep, goOn),
  edge(correctEmailEndpoint, correctEmail),
];
