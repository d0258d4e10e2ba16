import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '#platform/errors.ts';
import type { App } from '#platform/http/app.ts';
import { queryFlag, queryInt } from '#platform/query.ts';
import type { Services } from '#platform/services.ts';
import {
  INTERESTS,
  InterestsReply,
  MemberReply,
  MemberSearch,
  MemberSearchReply,
  SimilarReply,
  TRACKING_COOKIE,
} from './contract.ts';
import { profileOf } from './members.ts';
import { searchMembers, similarMembers } from './search/search.ts';

const MemberSearchQuery = z.extend(MemberSearch, {
  min_age: z.optional(queryInt(18, 99)),
  max_age: z.optional(queryInt(18, 99)),
  real_only: z.optional(queryFlag()),
  page: z.optional(queryInt(1, 100)),
});
const MemberQuery = z.object({ id: queryInt(1) });

export function membersRoutes(app: App, { db, reads, now }: Services): void {
  app.get(
    '/api/members.php',
    {
      schema: {
        tags: ['members'],
        summary: 'A page of the members who suit the viewer',
        querystring: MemberSearchQuery,
        response: { 200: MemberSearchReply },
      },
    },
    async (request) => {
      if (!maySearch(request)) throw new AppError('search_not_allowed', 403);
      return searchMembers(reads(request), request.site, request.actor, request.query, now());
    },
  );

  app.get(
    '/api/member.php',
    {
      schema: {
        tags: ['members'],
        summary: 'A profile as the viewer may see it',
        querystring: MemberQuery,
        response: { 200: MemberReply },
      },
    },
    async (request) => {
      const sql = request.actor ? db : reads(request);
      return { profile: await profileOf(sql, request.site, request.actor, request.query.id, now()) };
    },
  );

  app.get(
    '/api/similar-members.php',
    {
      schema: {
        tags: ['members'],
        summary: 'Up to ten members like one',
        querystring: MemberQuery,
        response: { 200: SimilarReply },
      },
    },
    async (request) => ({
      members: await similarMembers(reads(request), request.site, request.actor, request.query.id, now()),
    }),
  );

  app.get(
    '/api/interests.php',
    { schema: { tags: ['members'], summary: 'Every interest there is', response: { 200: InterestsReply } } },
    async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=3600');
      return { interests: [...INTERESTS] };
    },
  );
}

/** SPEC: search for logged-out visitors depends on two settings, the second for those who came with a traffic source. */
function maySearch({ actor, site: { settings }, cookies }: FastifyRequest): boolean {
  if (actor || settings.logged_out_search) return true;
  return settings.logged_out_search_trafficsource && Boolean(cookies[TRACKING_COOKIE]);
}
