import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import type { JobTools } from '#platform/module.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { exportReadyMail } from '../mails/leaving-mails.ts';
import { archiveOf, storeParts } from './archive.ts';
import { EXPORT_DAYS } from './contract.ts';
import { beginAttempt, dropExport, exportsGivenUp, exportsOver, finishExport } from './queries.ts';

const HOUR_MS = 3600 * 1000;
const EXPORT_TIMEOUT_MS = 2 * HOUR_MS;
const BATCH_SIZE = 500;

const textsIn = serverText('mails');

export const partKey = (id: string, attempt: number, part: number) => `exports/${id}/${attempt}-${part}`;

/** An archive that is no longer wanted leaves nothing. */
export async function makeExport({ services, onSite, personalData }: JobTools, { id }: { id: string }): Promise<void> {
  const { db, storage, now } = services;
  const begun = await beginAttempt.one(db, { id });
  if (!begun) return;
  const { attempt, account_id: account, site_id, language, created_at } = begun;
  const site = await onSite(site_id);
  const { settings } = site.read.site;
  const formats = formatLocaleOf(language, settings.country);
  const day = new Intl.DateTimeFormat(formats, { dateStyle: 'long', timeZone: 'UTC' }).format(created_at);
  const readme = textsIn(formats)('export-ready.readme', { site: settings.name, day, mail: settings.support_email });
  const archive = archiveOf(site.read, personalData, { readme, account });
  const stored = await storeParts(storage, archive, (part) => partKey(id, attempt, part));
  const expires = new Date(now().getTime() + EXPORT_DAYS * 24 * HOUR_MS);
  const wanted = await site.transaction(async (call) => {
    const owner = await finishExport.one(call.tx, { id, attempt, ...stored, expires });
    if (!owner) return false;
    if (owner.email && owner.status !== 'deleted')
      await call.mail(exportReadyMail, {
        to: owner.email,
        locale: owner.language,
        params: { name: owner.name, url: `${call.site.origin}/profile/data`, until: expires.toISOString() },
      });
    return true;
  });
  if (!wanted) await removeFiles(storage, id, attempt);
}

export async function removeExport(storage: Storage, id: string, attempts: number): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) await removeFiles(storage, id, attempt);
}

/** From the last to the first, so that whoever repeats it still finds where they end. */
async function removeFiles(storage: Storage, id: string, attempt: number): Promise<void> {
  let parts = 0;
  while (await storage.exists(partKey(id, attempt, parts))) parts += 1;
  while (parts > 0) {
    parts -= 1;
    await storage.remove(partKey(id, attempt, parts));
  }
}

export async function removeOldExports({ services: { db, storage, now } }: JobTools): Promise<void> {
  for (const { id, attempts } of await exportsOver(db, { now: now(), most: BATCH_SIZE })) {
    await removeExport(storage, id, attempts);
    await dropExport(db, { id });
  }
  const before = new Date(now().getTime() - EXPORT_TIMEOUT_MS);
  for (const { id, attempts } of await exportsGivenUp(db, { before })) await removeExport(storage, id, attempts);
}
