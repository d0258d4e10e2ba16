import type { Transport } from '#platform/http/transport.ts';
import { type AddPasskeyInput, askForPasskey, beginPasskey, type SignedPasskey } from '../contract.ts';

/** Loads what talks to the browser's passkeys; nobody needs it before they press. */
const load = () => import('@simplewebauthn/browser');
type Library = Awaited<ReturnType<typeof load>>;

/** @throws ApiError, or what the browser says when none was used. */
export async function signWithPasskey(transport: Transport): Promise<SignedPasskey> {
  const [{ startAuthentication }, options] = await Promise.all([load(), transport.call(askForPasskey, {})]);
  const optionsJSON = options as Parameters<Library['startAuthentication']>[0]['optionsJSON'];
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
  return { id, rawId, type, response };
}

/** @throws ApiError, or what the browser says when none was made. */
export async function makePasskey(transport: Transport): Promise<AddPasskeyInput['passkey']> {
  const [{ startRegistration }, options] = await Promise.all([load(), transport.call(beginPasskey, {})]);
  const optionsJSON = options as Parameters<Library['startRegistration']>[0]['optionsJSON'];
  const { id, rawId, type, response } = await startRegistration({ optionsJSON });
  return { id, rawId, type, response };
}
