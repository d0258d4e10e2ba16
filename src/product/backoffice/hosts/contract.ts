import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { LOCALES } from '#platform/i18n/locales.ts';
import { SiteId } from '../contract.ts';

export const HostsReply = z.object({
  hosts: z.array(
    z.object({
      id: z.number(),
      host: z.string(),
      name: z.string(),
      niche: z.number(),
      language: z.nullable(z.enum(LOCALES)),
      is_default: z.boolean(),
    }),
  ),
});
export type HostsReply = z.output<typeof HostsReply>;

export const listHosts = endpoint({
  method: 'GET',
  path: '/api/admin/hosts.php',
  summary: 'The sites of who asks, with their hosts',
  access: 'admin',
  input: z.object({}),
  reply: HostsReply,
});

export const CheckHostInput = z.object({
  /** A name without a port; of a site that is there, or of one to come. */
  host: z.string().check(z.maxLength(253), z.regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/)),
});
export type CheckHostInput = z.output<typeof CheckHostInput>;

/** `no_address`: no address that everybody can reach. */
export const HOST_REACHES = ['answers', 'answers_wrongly', 'no_address', 'bad_certificate', 'silent'] as const;
export const CheckHostReply = z.object({ reach: z.enum(HOST_REACHES) });
export type CheckHostReply = z.output<typeof CheckHostReply>;

export const checkHost = endpoint({
  method: 'POST',
  path: '/api/admin/host-check.php',
  summary: 'Calls a host and says whether the product answers there',
  access: 'admin',
  input: CheckHostInput,
  reply: CheckHostReply,
  limit: { name: 'host-checks', calls: 120, seconds: 600 },
});

/** With the settings, company and prices of one that is there. */
export const AddHostInput = z.object({
  host: z.string().check(z.maxLength(253)),
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  like: SiteId,
});
export type AddHostInput = z.output<typeof AddHostInput>;
export const AddHostReply = z.object({ site: z.number() });

export const HOST_ERRORS = ['host_wrong', 'host_taken', 'host_copy_broken'] as const;
export type HostError = (typeof HOST_ERRORS)[number];

export const addHost = endpoint({
  method: 'POST',
  path: '/api/admin/hosts.php',
  summary: 'Makes a site on a host of its own, with the settings and prices of another',
  access: 'admin',
  input: AddHostInput,
  reply: AddHostReply,
  errors: { host_wrong: 422, host_taken: 409, host_copy_broken: 422 },
});
