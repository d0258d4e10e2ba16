import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';

const CHOICES = ['yes', 'no'] as const;
const PATH = '/api/source-choice.php';

export const SourceChoice = z.object({ choice: z.enum(CHOICES) });

export const sourceChoice = endpoint({
  method: 'GET',
  path: PATH,
  summary: 'Whether this browser lets the traffic source be kept for 30 days; null while it has not said',
  access: 'anyone',
  reply: z.object({ choice: z.nullable(z.enum(CHOICES)) }),
});

/** PRODUCT 46. A no ends with the visit what was kept longer. */
export const changeSourceChoice = endpoint({
  method: 'PUT',
  path: PATH,
  summary: 'Says whether the traffic source may be kept for 30 days',
  access: 'anyone',
  input: SourceChoice,
  reply: SourceChoice,
});
