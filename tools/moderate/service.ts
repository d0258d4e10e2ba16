import { findAccount } from '#product/accounts/accounts.ts';
import { decideBanAppeal, openBanAppeals } from '#product/accounts/bans/appeal-ban.ts';
import { ban, banOf, lift } from '#product/accounts/bans/bans.ts';
import { isHeld, listHeld } from '#product/accounts/bans/holds-back.ts';
import { MAX_USERNAME_LENGTH, MIN_USERNAME_LENGTH } from '#product/accounts/contract.ts';
import { logOutMember } from '#product/accounts/sessions/log-out-member.ts';
import { noteRefusedAddress } from '#product/accounts/stop-mails.ts';
import { listEntries, type Staff } from '#product/audit/audit.ts';
import { decideReport } from '#product/chat/removals/decide-report.ts';
import { removeMessage, restoreMessage, writerOf as writerOfMessage } from '#product/chat/removals/removals.ts';
import { closeSignal, openSignal, openSignals } from '#product/chat/warnings/warnings.ts';
import type { PhotoReason } from '#product/media/contract.ts';
import { decideAppeal, openAppeals } from '#product/media/moderation/appeal.ts';
import { countPending, decidePhoto, pendingPhotos, photoForStaff } from '#product/media/moderation/moderation.ts';
import type { TextField, TextReason } from '#product/members/texts/contract.ts';
import { removeText, restoreText } from '#product/members/texts/remove-text.ts';
import { countTexts, decideText, type TextDecision, textsWaiting, writerOf } from '#product/members/texts/texts.ts';
import type { RenameReason } from '#product/members/usernames/contract.ts';
import { rename } from '#product/members/usernames/rename.ts';
import { countReports, openReport, openReports } from '#product/safety/decisions/decisions.ts';
import type { ReportRow } from '#product/safety/decisions/queries.ts';
import { admitHeld } from '#product/signup/activation/activation.ts';
import type { Operator } from '../operator/operator.ts';
import { bankFileServiceOf } from './bank-files.ts';
import { complaintServiceOf } from './complaints.ts';
import { debitServiceOf } from './debits.ts';
import type { BanTerms, RemovalTerms } from './parse-args.ts';
import { payoutServiceOf } from './payouts.ts';
import { plain, quoted, timeOf } from './plain.ts';
import { refundServiceOf } from './refunds.ts';
import { copiedLines, entryLine, photoLines, reportLines } from './show.ts';
import { transferServiceOf } from './transfers.ts';
import { withdrawalServiceOf } from './withdrawals.ts';

/** What an order came to. */
export interface Outcome {
  lines: string[];
  /** False: nothing was done, because it cannot be or somebody else was first. */
  done: boolean;
}

type Words = { note?: string | undefined };
export type PhotoRequest = {
  photo: number;
  reason: PhotoReason | null;
  picture?: string | undefined;
  again?: boolean;
} & Words;
export type ReportRequest = Words &
  (
    | { decision: 'no_action' | 'warn' }
    | { decision: 'remove_photos'; photos: { reason: PhotoReason; only: number[] | null } }
    | { decision: 'remove_messages'; messages: { reason: TextReason; only: number[] | null } }
    | { decision: 'remove_text'; text: { reason: TextReason; field: TextField; changed?: boolean } }
    | { decision: 'ban'; ban: BanTerms }
  );

const REFUSED_NAMES = {
  username_taken: 'is the name of somebody else here',
  username_reserved: 'is kept for the people who run the site',
  username_look_alike: 'looks too much like another name',
  username_is_email: 'is the e-mail address of the member',
  username_starts_with_at: 'begins with @',
  username_leads_away: 'is a link, an address or a number',
  username_length: `is no name: they have ${MIN_USERNAME_LENGTH} to ${MAX_USERNAME_LENGTH} characters`,
} as const;

/** What somebody of the staff can do at a terminal; what is said of it is for them, in English. */
export function serviceOf(operator: Operator, by: Staff) {
  const { db: sql, config } = operator;
  const reading = () => ({ sql, now: new Date() });
  const said = (line: string, done = true): Outcome => ({ lines: [line], done });
  const photoFacts = (photo: number) => photoForStaff(reading(), photo);

  const complaintService = complaintServiceOf(operator, by);

  return {
    by,
    ...complaintService,
    ...withdrawalServiceOf(operator, by),
    ...transferServiceOf(operator, by),
    ...bankFileServiceOf(operator, by),
    ...refundServiceOf(operator, by),
    ...debitServiceOf(operator, by),
    ...payoutServiceOf(operator, by),

    counts: async () => ({
      complaints: await complaintService.countComplaints(),
      photos: await countPending({ sql }),
      texts: await countTexts({ sql }),
      appeals: (await openAppeals({ sql }, 1000)).length,
      reports: await countReports({ sql }),
    }),
    pending: (host: string | null, most: number) => pendingPhotos(reading(), { host, most }),
    texts: (host: string | null, most: number) => textsWaiting({ sql }, { host, most }),
    appeals: (most: number) => openAppeals({ sql }, most),
    reports: (host: string | null, most: number) => openReports({ sql }, { host, most }),
    photoFacts,
    signals: (host: string | null, most: number) => openSignals(reading(), { host, most }),
    async openSignal(signal: number): Promise<Outcome> {
      const row = await sql.transaction((tx) => openSignal({ tx, now: new Date() }, by, signal));
      if (!row) return said(`There is no signal ${signal}.`, false);
      const facts = [
        `signal ${signal}`,
        row.kinds.join(', '),
        row.host,
        `member ${row.sender_id}`,
        timeOf(row.created_at),
      ];
      const words = row.body === null ? ['  The message was taken back, or is gone.'] : quoted(row.body);
      const lines = [[...facts, row.done_at ? 'done' : ''].filter(Boolean).join('  '), ...words];
      return { lines: [...lines, ...copiedLines(config, row)], done: true };
    },
    async closeSignal(signal: number, words: Words): Promise<Outcome> {
      const closed = await sql.transaction((tx) => closeSignal({ tx, now: new Date() }, by, { signal, ...words }));
      if (closed === 0) return said(`No signal ${signal} waits.`, false);
      return said(`Signal ${signal} is done, with all ${closed} messages of these words.`);
    },
    async noteRefused(host: string | null, address: string, reason: 'fbl' | 'bounce'): Promise<Outcome> {
      const { transaction } = await operator.callsOn(host ?? undefined);
      const accounts = await transaction((call) => noteRefusedAddress(call, address, reason));
      if (accounts === 0) return said('Nobody has this address there.', false);
      return said('No more mails go there but those that the account has to get, until its owner has them sent again.');
    },
    log: async (most: number): Promise<Outcome> => {
      const entries = await listEntries({ sql }, most);
      return { lines: entries.length ? entries.map(entryLine) : ['Nothing was decided yet.'], done: true };
    },
    async showPhoto(photo: number): Promise<Outcome> {
      const facts = await photoFacts(photo);
      if (!facts) return said(`There is no photo ${photo}.`, false);
      return { lines: photoLines(config, facts), done: true };
    },
    async decidePhoto(request: PhotoRequest): Promise<Outcome> {
      const { photo, reason } = request;
      const facts = await photoFacts(photo);
      if (!facts) return said(`There is no photo ${photo}.`, false);
      const { transaction } = await operator.callsFor(facts.member_id);
      const { verdict, before } = await transaction((call) => decidePhoto(call, by, request));
      const now = reason ? `not accepted (${reason})` : 'accepted';
      if (verdict === 'decided') return said(`Photo ${photo} of member ${facts.member_id} is ${now}.`);
      if (verdict === 'unchanged') return said(`Photo ${photo} is ${now} already.`);
      if (verdict === 'not_found') return said(`There is no photo ${photo} any more.`, false);
      if (verdict === 'other_picture')
        return said(`Photo ${photo} shows another picture by now. Look at it again: photo ${photo}.`, false);
      const who = before ? `${plain(before.staff_name)} decided at ${timeOf(before.created_at)}` : 'the site decided';
      return said(`Photo ${photo} was decided before: ${who}. To change that, say --again.`, false);
    },
    async decideText(decision: TextDecision): Promise<Outcome> {
      const { id, reason } = decision;
      const gone = said(`No text ${id} waits: it was decided, or its member wrote another.`, false);
      const writer = await writerOf({ sql }, id);
      if (writer === null) return gone;
      const { transaction } = await operator.callsFor(writer);
      if (!(await transaction((call) => decideText(call, by, decision)))) return gone;
      return said(`Text ${id} of member ${writer} is ${reason ? `not accepted (${reason})` : 'accepted'}.`);
    },
    async appealLines(photo: number, text: string): Promise<string[]> {
      const facts = await photoFacts(photo);
      return facts ? [...photoLines(config, facts), '  the member says:', ...quoted(text)] : [];
    },
    async decideAppeal(photo: number, accept: boolean, more: { alone: boolean } & Words): Promise<Outcome> {
      const facts = await photoFacts(photo);
      if (!facts) return said(`There is no photo ${photo}.`, false);
      const { transaction } = await operator.callsFor(facts.member_id);
      const verdict = await transaction((call) => decideAppeal(call, by, { photo, accept, ...more }));
      if (verdict === 'decided')
        return said(accept ? `Photo ${photo} is accepted after all.` : `Photo ${photo} stays not accepted.`);
      if (verdict === 'own_decision')
        return said(
          `You did not accept photo ${photo} yourself, so somebody else decides: --as names who. Where there is nobody else, say --alone.`,
          false,
        );
      return said(`No appeal waits for photo ${photo}.`, false);
    },
    /** Null when there is no such report. */
    async openReport(which: string): Promise<{ report: ReportRow; lines: string[] } | null> {
      const key = which.startsWith('R-') ? { reference: which } : { id: Number(which) };
      // Whose it is stands in the report: it is opened in the name of no site.
      const report = await sql.transaction((tx) => openReport({ tx, now: new Date() }, by, key));
      return report && { report, lines: reportLines(config, report) };
    },
    async decideReport(
      { id, reported_id }: Pick<ReportRow, 'id' | 'reported_id'>,
      request: ReportRequest,
    ): Promise<Outcome> {
      const { transaction } = await operator.callsFor(reported_id);
      const verdict = await transaction((call) => decideReport(call, by, { report: id, ...request }));
      if (verdict === 'decided') return said(`Report ${id} is decided: ${request.decision}.`);
      if (verdict === 'unchanged') return said(`Report ${id} was decided like this already.`);
      if (verdict === 'no_member') return said(`Account ${reported_id} is nobody who can be warned or banned.`, false);
      if (verdict === 'past') return said('--until is a day to come.', false);
      if (verdict === 'no_content') return said('Nothing of that is there to be removed.', false);
      if (verdict === 'text_changed')
        return said(`The text is another one by now than in report ${id}. To remove that one: --changed.`, false);
      if (verdict === 'of_complaint')
        return said(`Report ${id} was made of a complaint and is decided with it. See: complaints`, false);
      return said(`Report ${id} was decided before. See: log`, false);
    },
    async removeMessage(message: number, removal: RemovalTerms & Words): Promise<Outcome> {
      const writer = await writerOfMessage({ sql }, message);
      const gone = said(`There is no message ${message} that could be removed.`, false);
      if (writer === null) return gone;
      const { transaction } = await operator.callsFor(writer);
      const removed = await transaction((call) => removeMessage(call, by, { message, ...removal }));
      return removed ? said(`Message ${message} of member ${writer} is removed (${removal.reason}).`) : gone;
    },
    async restoreMessage(message: number, more: { alone: boolean } & Words): Promise<Outcome> {
      const writer = await writerOfMessage({ sql }, message);
      if (writer === null) return said(`There is no message ${message}.`, false);
      const { transaction } = await operator.callsFor(writer);
      return restored(
        `Message ${message}`,
        await transaction((call) => restoreMessage(call, by, { message, ...more })),
      );
    },
    async removeText(removal: { member: number; field: TextField } & RemovalTerms & Words): Promise<Outcome> {
      const { member, field, reason } = removal;
      if (!(await findAccount({ sql }, member))) return said(`There is no account ${member}.`, false);
      const { transaction } = await operator.callsFor(member);
      const removed = await transaction((call) => removeText(call, by, removal));
      return removed
        ? said(`The text “${field}” of member ${member} is removed (${reason}).`)
        : said(`Others see no text “${field}” of member ${member}.`, false);
    },
    async restoreText(which: { member: number; field: TextField; alone: boolean } & Words): Promise<Outcome> {
      const { member, field } = which;
      if (!(await findAccount({ sql }, member))) return said(`There is no account ${member}.`, false);
      const { transaction } = await operator.callsFor(member);
      const verdict = await transaction((call) => restoreText(call, by, which));
      return restored(`The text “${field}” of member ${member}`, verdict);
    },
    async ban(account: number, terms: BanTerms, words: Words): Promise<Outcome> {
      const row = await findAccount({ sql }, account);
      if (!row) return said(`There is no account ${account}.`, false);
      const { transaction } = await operator.callsFor(account);
      const verdict = await transaction((call) => ban(call, by, { account, ...terms, ...words }));
      const until = terms.until ? `until ${timeOf(terms.until)}` : 'for good';
      if (verdict === 'banned') return said(`Member ${account} is banned ${until} (${terms.reason}).`);
      if (verdict === 'unchanged') return said(`Member ${account} is banned ${until} already.`);
      if (verdict === 'past') return said('--until is a day to come.', false);
      return said(`Account ${account} is no member that can be banned.`, false);
    },
    held: (most: number) => listHeld({ sql }, most),
    async letIn(account: number, words: Words): Promise<Outcome> {
      const nobody = said(`No member ${account} waits to be let in.`, false);
      if (!(await isHeld({ sql }, account))) return nobody;
      const { transaction } = await operator.callsFor(account);
      const admitted = await transaction((call) => admitHeld(call, by, { account, ...words }));
      return admitted ? said(`Member ${account} is in: others see them from now on.`) : nobody;
    },
    banAppeals: (most: number) => openBanAppeals({ sql }, most),
    async decideBanAppeal(account: number, accept: boolean, more: { alone: boolean } & Words): Promise<Outcome> {
      if (!(await banOf(sql, account))) return said(`Account ${account} is not banned.`, false);
      const { transaction } = await operator.callsFor(account);
      const verdict = await transaction((call) => decideBanAppeal(call, by, { account, accept, ...more }));
      if (verdict === 'decided')
        return said(accept ? `The ban of member ${account} is lifted after all.` : `Member ${account} stays banned.`);
      if (verdict === 'own_decision')
        return said(
          `You banned member ${account} yourself, so somebody else decides: --as names who. Where there is nobody else, say --alone.`,
          false,
        );
      return said(`No appeal waits for member ${account}.`, false);
    },
    async rename(account: number, { name, ...more }: { name: string; reason: RenameReason } & Words): Promise<Outcome> {
      if (!(await findAccount({ sql }, account))) return said(`There is no account ${account}.`, false);
      const verdict = await rename(await operator.callsFor(account), by, { account, name, ...more });
      if (verdict === 'renamed') return said(`Member ${account} is now called ${plain(name)}.`);
      if (verdict === 'unchanged') return said(`Member ${account} is called ${plain(name)} already.`);
      if (verdict === 'no_member') return said(`Account ${account} is no member that can be renamed.`, false);
      return said(`${plain(name)} ${REFUSED_NAMES[verdict]}.`, false);
    },
    async logOut(account: number, words: Words): Promise<Outcome> {
      if (!(await findAccount({ sql }, account))) return said(`There is no account ${account}.`, false);
      const { transaction } = await operator.callsFor(account);
      if (await transaction((call) => logOutMember(call, by, { account, ...words })))
        return said(`Member ${account} is logged out everywhere.`);
      return said(`Account ${account} is no member.`, false);
    },
    async lift(account: number, words: Words): Promise<Outcome> {
      if (!(await banOf(sql, account))) return said(`Account ${account} is not banned.`, false);
      const { transaction } = await operator.callsFor(account);
      const verdict = await transaction((call) => lift(call, by, { account, ...words }));
      if (verdict === 'lifted') return said(`The ban of member ${account} is lifted.`);
      return said(`Account ${account} is not banned.`, false);
    },
  };
}

function restored(what: string, verdict: 'restored' | 'replaced' | 'own_decision' | 'not_found'): Outcome {
  const lines = {
    restored: `${what} is there again.`,
    replaced: `${what} has been replaced by a newer one.`,
    own_decision: `${what} was removed by you yourself, so somebody else decides: --as names who. Where there is nobody else, say --alone.`,
    not_found: `${what} was not removed, or is kept no more.`,
  };
  return { lines: [lines[verdict]], done: verdict === 'restored' };
}

export type ModerationService = ReturnType<typeof serviceOf>;
