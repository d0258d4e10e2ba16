import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { Done } from '#product/accounts/contract.ts';
import { MemberId } from '#product/members/contract.ts';

export const AcknowledgeInput = z.object({ profile_id: MemberId });
export type AcknowledgeInput = z.output<typeof AcknowledgeInput>;

export const acknowledgeFictional = endpoint({
  method: 'PUT',
  path: '/api/fictional.php',
  summary:
    'Says that the member knows: this profile is run by the site, cannot be met, and messages to it cost credits; safe to repeat',
  access: 'member',
  input: AcknowledgeInput,
  reply: Done,
  errors: { member_not_found: 404 },
});
