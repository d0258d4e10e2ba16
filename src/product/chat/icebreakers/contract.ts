import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { queryInt } from '#platform/query.ts';
import { INTERESTS } from '#product/sites/profiles/contract.ts';

export const Icebreaker = z.object({
  text: z.string(),
  interest: z.nullable(z.enum(INTERESTS)),
});
export type Icebreaker = z.output<typeof Icebreaker>;

export const IcebreakersInput = z.object({ profile_id: queryInt(1) });
export type IcebreakersInput = z.output<typeof IcebreakersInput>;
export const IcebreakersReply = z.object({ icebreakers: z.array(Icebreaker) });
export type IcebreakersReply = z.output<typeof IcebreakersReply>;

export const listIcebreakers = endpoint({
  method: 'GET',
  path: '/api/icebreakers.php',
  summary: 'Sentences to begin a conversation with a member by, about what both like; the same ones all day',
  access: 'member',
  input: IcebreakersInput,
  reply: IcebreakersReply,
  errors: { member_not_found: 404 },
});
