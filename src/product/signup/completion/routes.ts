import { read, write } from '#platform/http/route.ts';
import { completionOf, goOn } from './completion.ts';
import { passStep, showCompletion } from './contract.ts';

export const completionRoutes = [read(showCompletion, completionOf), write(passStep, goOn)];
