import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

export const Unchanged = z.undefined();

/**
 * Names an answer by its tag, which changes whenever the answer does. Weak (RFC 9110, 8.8.1), because a proxy may compress it.
 * @param tag letters, digits, - and _.
 * @returns true when the caller names the same one in If-None-Match: then 304 without a body is the answer.
 */
export function isKnown(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  reply.header('etag', `W/"${tag}"`);
  return request.headers['if-none-match']?.includes(`"${tag}"`) ?? false;
}
