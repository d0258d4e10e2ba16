import type { AuthenticatedControllerCall, RawCall } from '#platform/http/route.ts';
import { streamEvents } from '#platform/realtime/sse.ts';
import type { EventsInput } from './contract.ts';
import { SESSION_COOKIE } from './sessions/sessions.ts';

export async function streamOwnEvents(
  { call, app, request, reply }: Omit<RawCall, 'call'> & { call: AuthenticatedControllerCall },
  { after }: EventsInput,
) {
  const { id } = call.actor;
  const { sessions, bus } = app;
  const token = request.cookies[SESSION_COOKIE] ?? '';
  const stillMine = async () => (await sessions.actorOf(token))?.id === id;
  // A browser that reconnects by itself says where it was, whatever address it was first given.
  const { 'last-event-id': given } = request.headers;
  const end = await streamEvents(reply, bus, id, stillMine, (typeof given === 'string' && given) || after);
  const unwatch = sessions.watch(id, token, end);
  if (reply.raw.closed) unwatch();
  else reply.raw.on('close', unwatch);
  // It may have ended between the check of this call and the first moment that its end would be heard of.
  if (!(await stillMine().catch(() => true))) end();
}
