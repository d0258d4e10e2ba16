import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

export const Unchanged = z.undefined();

/** Weak (RFC 9110, 8.8.1): a proxy may compress it. @param tag letters, digits, - and _. @returns true: answer 304. */
export function isKnown(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  reply.header('etag', `W/"${tag}"`);
  return request.headers['if-none-match']?.includes(`"${tag}"`) ?? false;
}
