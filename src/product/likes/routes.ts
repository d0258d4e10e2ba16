import type { App } from '#platform/http/app.ts';
import { Unchanged } from '#platform/http/etag.ts';
import type { Services } from '#platform/services.ts';
import { requireMember } from '#product/accounts/accounts.ts';
import { hasCurrent } from '#product/accounts/versions/versions.ts';
import { LikeInput, LikeReply, LikesReply } from './contract.ts';
import { like, likesView, markLikeSeen, unlike } from './likes.ts';

export function likesRoutes(app: App, services: Services): void {
  const { db, now } = services;
  const schema = (summary: string) => ({
    schema: { tags: ['likes'], summary, body: LikeInput, response: { 200: LikeReply } },
  });

  app.get(
    '/api/likes.php',
    {
      schema: {
        tags: ['likes'],
        summary: 'Likes given and received, newest first',
        response: { 200: LikesReply, 304: Unchanged },
      },
    },
    async (request, reply) => {
      const member = requireMember(request.actor);
      if (await hasCurrent(db, member, request, reply, now())) return reply.code(304).send();
      return likesView(db, member, now());
    },
  );

  app.post('/api/like.php', schema('Likes a member; safe to repeat'), async (request) => {
    const member = requireMember(request.actor);
    return db.transaction((tx) => like(tx, services, member.id, request.body.profile_id));
  });

  app.delete('/api/like.php', schema('Takes a like back; safe to repeat'), async (request) => {
    const member = requireMember(request.actor);
    return db.transaction((tx) => unlike(tx, member.id, request.body.profile_id));
  });

  app.put('/api/like.php', schema('Marks the like of a member as seen'), async (request) => {
    const member = requireMember(request.actor);
    return db.transaction((tx) => markLikeSeen(tx, member.id, request.body.profile_id, now()));
  });
}
