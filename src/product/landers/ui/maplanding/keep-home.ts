import type { Transport } from '#platform/http/transport.ts';
import { COUNTRIES, listTowns } from '#product/geo/contract.ts';
import { WITHIN } from '#product/members/search/contract.ts';
import { draftOf, keepFirstSearch } from '#product/signup/completion/ui/drafts.ts';

/** @param country of the visitor, ISO 3166-1 alpha-2: towns elsewhere are not meant. */
export async function keepHome(transport: Transport, country: string, form: FormData): Promise<void> {
  keepFirstSearch({ within: WITHIN.find((km) => km === form.get('within')) });
  const q = String(form.get('town') ?? '').trim();
  const served = COUNTRIES.find((code) => code === country);
  if (!q) return;
  const found = await transport.call(listTowns, { q, ...(served && { country: served }) }).catch(() => null);
  const [place] = found?.towns ?? [];
  if (place) draftOf('location').write({ place });
}
