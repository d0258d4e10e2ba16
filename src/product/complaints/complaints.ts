import { randomInt } from 'node:crypto';
import type { ReadCall, WriteCall } from '#platform/call.ts';
import { composed } from '#platform/composed.ts';
import { AppError, notFound } from '#platform/errors.ts';
import type { ControllerCall } from '#platform/http/route.ts';
import { isEmail } from '#platform/mail/is-email.ts';
import type { JobTools } from '#platform/module.ts';
import { plainLine, plainText } from '#platform/plain-text.ts';
import { isVisible } from '#platform/visible.ts';
import { requireProof } from '#product/accounts/make-challenge.ts';
import { forgetPictures } from '#product/media/forget-pictures.ts';
import { reportForComplaint } from '#product/safety/reports/reports.ts';
import {
  type ComplaintError,
  type ComplaintInput,
  type ComplaintView,
  type ContentKind,
  type Filed,
  isAboutContent,
  MAX_COMPLAINT_LENGTH,
  mayBeNameless,
  type WhichComplaint,
} from './contract.ts';
import { complaintAppealMail, complaintDecidedMail, complaintMail } from './mails/mails.ts';
import { appealUntil, REFERENCE_LENGTH, readNamed, readReference, reportReasonOf, writeReference } from './policy.ts';
import {
  complaintByKey,
  complaintReader,
  complaintRow,
  complaintsByAddress,
  complaintsOver,
  deleteComplaints,
  insertComplaint,
  memberMeant,
  noteReport,
  picturesOf,
} from './queries.ts';

/** Without letters and digits that look alike, since people read it aloud. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** From one address in an hour, before a program is suspected. */
const TRIES = { name: 'complaints unproved', calls: 4, seconds: 3600 };
/** Mails to one address in a day that only a complaint asks for: whoever complains may have typed somebody else's. */
const MAX_MAILS_PER_DAY = 5;
const DAY_MS = 24 * 3600_000;
/** After the last decision. */
const RETENTION_DAYS = 365;
const BATCH_SIZE = 500;

/**
 * Answers alike whether the member was found or not. The same key again answers the same complaint.
 * @throws what a field lacks (422), complaint_text_too_long (413), complaint_key_reused (409), captcha_required (403).
 */
export async function file(call: ControllerCall, input: ComplaintInput): Promise<Filed> {
  const complaint = checked(call, input);
  const before = await complaintByKey.one(call.sql, { key: input.key });
  if (before) return sameComplaint(before, complaint);
  if (!call.actor) await requireProof(call, TRIES, input.captcha);
  return call.transaction((within) => store(within, complaint));
}

type Checked = Pick<ComplaintInput, 'key' | 'reason'> & {
  content: ContentKind | null;
  about: string;
  text: string;
  name: string;
  email: string;
};

function checked({ actor }: Pick<ReadCall, 'actor'>, input: ComplaintInput): Checked {
  const { key, reason } = input;
  const ofContent = isAboutContent(reason);
  const about = ofContent ? plainLine(input.about ?? '') : '';
  const text = plainText(input.text);
  const email = composed(input.email ?? '', 'NFKC').trim();
  const name = plainLine(input.name ?? '');
  if (text.length > MAX_COMPLAINT_LENGTH) throw refusal(413, { text: 'complaint_text_too_long' });
  const nameless = actor?.kind === 'member' || mayBeNameless(reason);
  const fields: Record<string, ComplaintError> = {
    ...(ofContent && !about && { about: 'complaint_about_missing' }),
    ...(!isVisible(text) && { text: 'complaint_text_missing' }),
    ...(!nameless && !name && { name: 'complaint_name_missing' }),
    ...(!nameless && !email && { email: 'email_missing' }),
    ...(email && !isEmail(email) && { email: 'email_invalid' }),
    ...(!input.good_faith && { good_faith: 'complaint_statement_missing' }),
  };
  if (Object.keys(fields).length) throw refusal(422, fields);
  return { key, reason, about, text, name, email, content: ofContent ? (input.content ?? 'other') : null };
}

function refusal(status: number, fields: Record<string, ComplaintError>) {
  const [code = 'complaint_text_missing'] = Object.values(fields);
  return new AppError<ComplaintError>(code, status, { max: MAX_COMPLAINT_LENGTH }, fields);
}

async function store(call: WriteCall, complaint: Checked): Promise<Filed> {
  const { tx, site, actor, locale, now } = call;
  const { key, reason, content, about, text, name, email } = complaint;
  const account = actor?.kind === 'member' ? actor.id : null;
  const member = await meant(call, about);
  const reference = writeReference(
    Array.from({ length: REFERENCE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  );
  const since = new Date(now.getTime() - DAY_MS);
  const asked = (await complaintsByAddress.one(tx, { site: site.id, email, since }))?.count ?? 0;
  const row = { site: site.id, reference, key, account, name, email, locale, reason, content, about, text };
  const stored = await insertComplaint.one(tx, { ...row, member, report: null, now });
  // The same complaint twice at once: the other one was stored.
  if (!stored) return sameComplaint(await complaintByKey.one(tx, { key }), complaint);
  if (member !== null && member !== account) {
    const report = await reportForComplaint(call, {
      reporter: account,
      reported: member,
      reason: reportReasonOf(reason),
      key,
      withMessages: content === 'message',
    });
    if (report !== null) await noteReport(tx, { complaint: stored.id, report });
  }
  const mailed = asked < MAX_MAILS_PER_DAY && (await tell(call, stored.id, complaintMail));
  return { reference, mailed };
}

async function meant({ tx, site }: WriteCall, about: string): Promise<number | null> {
  const named = readNamed(about);
  if (!named) return null;
  const ids = { member: 'member' in named ? named.member : null, photo: 'photo' in named ? named.photo : null };
  const row = await memberMeant.one(tx, { pool: site.pool, ...ids, name: 'name' in named ? named.name : null });
  return row?.id ?? null;
}

type Stored = { reference: string; reason: string; about: string; text: string; email: string };

function sameComplaint(before: Stored | null, now: Checked): Filed {
  const same = before && (['reason', 'about', 'text', 'email'] as const).every((each) => before[each] === now[each]);
  if (!same) throw new AppError<ComplaintError>('complaint_key_reused', 409);
  return { reference: before.reference, mailed: before.email !== '' };
}

/** @returns false where nobody gave an address. */
async function tell(call: WriteCall, complaint: number, mail: typeof complaintMail): Promise<boolean> {
  const reader = await complaintReader.one(call.tx, { complaint });
  if (!reader?.email) return false;
  const { reference, email, locale } = reader;
  const url = `${call.site.origin}/complaints/${reference}`;
  await call.mail(mail, {
    to: email,
    locale,
    params: { reference, url, days: call.site.settings.complaint_answer_days },
  });
  return true;
}

export async function notifyDecision(
  { onSite }: JobTools,
  { complaint, site, appeal }: { complaint: number; site: number; appeal: boolean },
): Promise<void> {
  const { transaction } = await onSite(site);
  await transaction((call) => tell(call, complaint, appeal ? complaintAppealMail : complaintDecidedMail));
}

/** Nothing of the member that staff did not write, and nothing that was typed. @throws not_found. */
export async function show({ sql, site, now }: ReadCall, { reference }: WhichComplaint): Promise<ComplaintView> {
  const row = await complaintRow.one(sql, { reference: readReference(reference), site: site.id });
  if (!row) throw notFound();
  const { reason, ground, words, created_at, decided_at, pictures, appeal_status: state, appealed_at } = row;
  const until = decided_at && !state ? appealUntil(decided_at) : null;
  const waits = state === 'open' ? appealed_at : decided_at ? null : created_at;
  return {
    reference: row.reference,
    reason,
    created_at: created_at.toISOString(),
    state: state === 'open' ? 'appealed' : state ? 'closed' : decided_at ? 'decided' : 'open',
    answer_by: waits && new Date(waits.getTime() + site.settings.complaint_answer_days * DAY_MS).toISOString(),
    pictures,
    decision: ground && decided_at && { ground, words, decided_at: decided_at.toISOString() },
    appeal_until: until && until > now ? until.toISOString() : null,
    appeal: state &&
      appealed_at && {
        state,
        created_at: appealed_at.toISOString(),
        ground: row.appeal_ground,
        words: row.appeal_words ?? '',
        decided_at: row.appeal_decided_at?.toISOString() ?? null,
      },
  };
}

export async function forgetOld({ services: { db, now, jobs } }: JobTools): Promise<void> {
  const before = new Date(now().getTime() - RETENTION_DAYS * DAY_MS);
  for (;;) {
    const over = (await complaintsOver(db, { before, most: BATCH_SIZE })).map(({ id }) => id);
    if (!over[0]) return;
    await db.transaction((tx) =>
      forgetComplaints({ tx, enqueue: (job, data) => jobs.enqueue(tx, job.name, data) }, over),
    );
  }
}

export async function forgetComplaints(call: Pick<WriteCall, 'tx' | 'enqueue'>, complaints: number[]): Promise<void> {
  const pictures = await picturesOf(call.tx, { complaints });
  await deleteComplaints(call.tx, { complaints });
  await forgetPictures(
    call,
    pictures.map(({ file_hash }) => file_hash),
  );
}
