import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';

export const PageHiddenReply = z.object({ ok: z.literal(true) });

/** A beacon, of any type and without a meaning of its own: what it counts comes from the visit's cookies and the page it is sent from. */
export const pageHidden = endpoint({
  method: 'POST',
  path: '/api/page-hidden.php',
  summary: 'A page went out of sight; counted in visits that asked for it by lb=1',
  access: 'anyone',
  text: true,
  reply: PageHiddenReply,
  limit: { name: 'page hidden', calls: 60, seconds: 60 },
});
