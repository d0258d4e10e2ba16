import { isApiError } from '#platform/http/transport.ts';

/** What a link of a mail is about; null for one that is over, broken or missing, of which the page tells. */
export async function openLink(
  token: string | undefined,
  ask: (token: string) => Promise<{ email: string }>,
): Promise<{ email: string | null }> {
  if (token === undefined) return { email: null };
  try {
    return await ask(token);
  } catch (error) {
    if (isApiError(error) && error.code === 'link_expired') return { email: null };
    throw error;
  }
}
