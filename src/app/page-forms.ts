import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#platform/http/app.ts';
import { type PostedAnswers, readPosted } from '#product/landers/ui/read-posted.ts';
import type { brokenPage } from './broken-page.ts';

const SIGNUPS = ['/signup', '/members/:id/signup'];
/** Bytes: a thousand characters that are nine bytes each as a form sends them, several times over. */
const MAX_FORM_BYTES = 64 * 1024;

/** The words of a message and passwords stand in no address and no answer. @param answer renders the asked page. */
export function takePageForms(
  app: App,
  errorHandler: ReturnType<typeof brokenPage>,
  answer: (request: FastifyRequest, reply: FastifyReply, posted: PostedAnswers | 'unsent') => Promise<unknown>,
): void {
  // What is too long is not read to its end, which only the application's own handler can answer.
  const refuse = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
    (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? app.errorHandler : errorHandler)(error, request, reply);
  app.register(async (scope) => {
    const options = { parseAs: 'string', bodyLimit: MAX_FORM_BYTES } as const;
    scope.addContentTypeParser('application/x-www-form-urlencoded', options, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    for (const url of SIGNUPS)
      scope.post(url, { schema: { hide: true }, errorHandler: refuse }, (request, reply) => {
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        return answer(request, reply, readPosted(form));
      });
    scope.post('/*', { schema: { hide: true }, errorHandler: refuse }, (request, reply) =>
      answer(request, reply, 'unsent'),
    );
  });
}
