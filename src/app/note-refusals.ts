import { normalizeIP } from '@fastify/rate-limit';
import { AppError, type ErrorCode } from '#platform/errors.ts';
import type { App } from '#platform/http/app.ts';
import type { SecurityEvent, SecurityLog } from '#platform/log/security-log.ts';
import { SESSION_COOKIE } from '#product/accounts/sessions/sessions.ts';
import { logIn } from '#product/members/user/contract.ts';

const EVENTS: Partial<Record<ErrorCode, SecurityEvent>> = {
  password_wrong: 'authn_login_fail',
  old_password_wrong: 'authn_login_fail',
  code_wrong: 'authn_login_fail',
  second_step_over: 'authn_login_fail',
  passkey_failed: 'authn_login_fail',
  passkey_unknown: 'authn_login_fail',
  account_banned: 'authn_login_fail',
  login_blocked: 'authn_login_lock',
  forbidden: 'authz_fail',
  strong_login_needed: 'authz_fail',
  foreign_origin: 'malicious_cors',
  rate_limited: 'excess_rate_limit_exceeded',
  invalid_input: 'input_validation_fail',
};

/** Notes refusals of every endpoint; a log-in by password notes its own, because it knows whose it would have been. */
export function noteRefusals(app: App, security: SecurityLog): void {
  app.addHook('onError', (request, _reply, error, done) => {
    const code = codeOf(error);
    const { url: route, method } = request.routeOptions;
    const isLogIn = route === logIn.path && [method].flat().includes(logIn.method);
    const event =
      code === 'authentication_required'
        ? request.cookies[SESSION_COOKIE] !== undefined && (request.actor ? 'authz_fail' : 'session_use_after_expire')
        : code && !(isLogIn && code === 'login_blocked') && EVENTS[code];
    if (event && code)
      security.note(event, {
        account: request.actor?.id ?? null,
        address: normalizeIP(request.ip),
        detail: code,
        ...(route && { route }),
      });
    done();
  });
}

function codeOf(error: Error & { statusCode?: number; validation?: unknown }): ErrorCode | null {
  if (error instanceof AppError) return error.code;
  if (error.statusCode === 429) return 'rate_limited';
  return error.validation ? 'invalid_input' : null;
}
