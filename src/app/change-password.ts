import type { App } from '#platform/http/app.ts';

/** Where password managers ask to change a password (https://w3c.github.io/webappsec-change-password-url/). */
const ASKED = '/.well-known/change-password';

/** Leads password managers to the page where a password is changed, which asks for a log-in by itself. */
export function leadToChangePassword(app: App): void {
  app.get(ASKED, { schema: { hide: true } }, (_request, reply) => reply.redirect('/profile/password', 302));
}
