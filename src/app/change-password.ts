import type { App } from '#platform/http/app.ts';

/** Where password managers ask to change a password (https://w3c.github.io/webappsec-change-password-url/). */
const ASKED = '/.well-known/change-password';

export function leadToChangePassword(app: App): void {
  app.get(ASKED, { schema: { hide: true } }, (_request, reply) => reply.redirect('/profile/password', 302));
}
