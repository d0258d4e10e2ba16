import type { Config } from '#platform/config/config.ts';
import { BAN_REASONS } from '#product/accounts/bans/contract.ts';
import { REFUSED_GROUNDS, UPHELD_GROUNDS } from '#product/complaints/decisions/contract.ts';
import { PHOTO_REASONS } from '#product/media/contract.ts';
import { TEXT_REASONS } from '#product/members/texts/contract.ts';
import type { BanTerms } from './parse-args.ts';
import { dayOf } from './read-words.ts';
import type { ModerationService, Outcome, ReportRequest } from './service.ts';
import { photoLines, pictureOf, textLines } from './show.ts';

/** Somebody at a terminal. */
export interface Terminal {
  /** One answer; null when there are no more. */
  ask(question: string): Promise<string | null>;
  say(lines: readonly string[]): void;
}

/** Photos, texts, appeals and reports of one round; then they are looked up again. */
const ROUND = 100;

/** Shows what waits, one after the other, and asks. It ends at `q` or when the answers end. */
export async function sit(
  service: ModerationService,
  { ask, say }: Terminal,
  places: Pick<Config, 's3' | 'dataDir'>,
): Promise<void> {
  const tell = ({ lines }: Outcome) => say(lines);
  /** One of the letters, asked until it is one; null at the end of the answers. */
  async function choose(question: string, letters: string): Promise<string | null> {
    for (;;) {
      const answer = (await ask(`${question} > `))?.trim().toLowerCase();
      if (answer === undefined) return null;
      if (answer.length === 1 && letters.includes(answer)) return answer;
    }
  }
  async function chooseOf<One extends string>(ones: readonly One[]): Promise<One | null> {
    const numbers = ones.map((one, index) => `${index + 1} ${one}`).join('  ');
    const answer = await choose(`${numbers}  0 none of them`, '0123456789'.slice(0, ones.length + 1));
    return ones[Number(answer) - 1] ?? null;
  }
  const noteOf = async () => (await ask('A note for other staff, or nothing > '))?.trim() || undefined;

  /** @returns whether to go on. */
  async function photos(): Promise<boolean> {
    for (const photo of await service.pending(null, ROUND)) {
      say(['', ...photoLines(places, photo)]);
      const answer = await choose('[a]ccept  [r]eject  [s]kip  [b]ack', 'arsb');
      if (answer === null) return false;
      if (answer === 'b') return true;
      if (answer === 's') continue;
      const reason = answer === 'r' ? await chooseOf(PHOTO_REASONS) : null;
      if (answer === 'r' && !reason) continue;
      const note = reason ? await noteOf() : undefined;
      tell(await service.decidePhoto({ photo: photo.id, picture: pictureOf(photo.hash), reason, note }));
    }
    return true;
  }

  async function texts(): Promise<boolean> {
    for (const text of await service.texts(null, ROUND)) {
      say(['', ...textLines(text)]);
      const answer = await choose('[a]ccept  [r]eject  [s]kip  [b]ack', 'arsb');
      if (answer === null) return false;
      if (answer === 'b') return true;
      const reason = answer === 'r' ? await chooseOf(TEXT_REASONS) : null;
      if (answer === 's' || (answer === 'r' && !reason)) continue;
      tell(await service.decideText({ id: text.id, reason, note: reason ? await noteOf() : undefined }));
    }
    return true;
  }

  async function appeals(): Promise<boolean> {
    for (const { photo_id, text } of await service.appeals(ROUND)) {
      say(['', ...(await service.appealLines(photo_id, text))]);
      const answer = await choose('[a]ccept after all  [k]eep to the no  [s]kip  [b]ack', 'aksb');
      if (answer === null) return false;
      if (answer === 'b') return true;
      if (answer !== 's')
        tell(await service.decideAppeal(photo_id, answer === 'a', { alone: false, note: await noteOf() }));
    }
    return true;
  }

  async function reports(): Promise<boolean> {
    for (const { id } of await service.reports(null, ROUND)) {
      const opened = await service.openReport(String(id));
      if (!opened) continue;
      say(['', ...opened.lines]);
      const answer = await choose('[n]othing to do  [w]arn  remove [p]hotos  [b]an  [s]kip  [e]nd', 'nwpbse');
      if (answer === null) return false;
      if (answer === 'e') return true;
      const request = answer === 's' ? null : await requestOf(answer);
      if (request) tell(await service.decideReport(opened.report, { ...request, note: await noteOf() }));
    }
    return true;
  }

  async function requestOf(answer: string): Promise<ReportRequest | null> {
    if (answer === 'n') return { decision: 'no_action' };
    if (answer === 'w') return { decision: 'warn' };
    if (answer === 'p') {
      const reason = await chooseOf(PHOTO_REASONS);
      return reason && { decision: 'remove_photos', photos: { reason, only: null } };
    }
    const terms = await termsOf();
    return terms && { decision: 'ban', ban: terms };
  }

  async function termsOf(): Promise<BanTerms | null> {
    const reason = await chooseOf(BAN_REASONS);
    if (!reason) return null;
    const until = (await ask('Until which day (2026-12-24), or "for good" > '))?.trim();
    if (!until) return null;
    if (until === 'for good') return { reason, until: null };
    try {
      return { reason, until: dayOf(until) };
    } catch {
      say(['That is no day such as 2026-12-24.']);
      return null;
    }
  }

  async function complaints(): Promise<boolean> {
    for (const id of await service.openComplaintIds(ROUND)) {
      const { lines } = await service.showComplaint(String(id));
      say(['', ...lines]);
      const answer = await choose(
        '[n]othing to do  [w]arn  remove [p]hotos  [b]an  [d]one elsewhere  [s]kip  [e]nd',
        'nwpbdse',
      );
      if (answer === null) return false;
      if (answer === 'e') return true;
      const request =
        answer === 's' ? null : answer === 'd' ? ({ decision: 'other' } as const) : await requestOf(answer);
      const ground = request && (await chooseOf(request.decision === 'no_action' ? REFUSED_GROUNDS : UPHELD_GROUNDS));
      const words = ground && (await ask('The reasons, for who complained, in the language they read > '))?.trim();
      if (request && ground && words)
        tell(await service.decideComplaint(id, { ...request, ground, words, note: await noteOf() }));
    }
    return true;
  }

  const rooms: Record<string, () => Promise<boolean>> = {
    p: photos,
    t: texts,
    a: appeals,
    r: reports,
    c: complaints,
    l: async () => {
      tell(await service.log(20));
      return true;
    },
  };
  for (;;) {
    const { photos, texts, appeals, reports, complaints } = await service.counts();
    const waiting = `${photos} photos, ${texts} texts, ${appeals} appeals, ${reports} reports, ${complaints} complaints`;
    say(['', `As ${service.by.name}. Waiting: ${waiting}.`]);
    const answer = await choose('[p]hotos  [t]exts  [a]ppeals  [r]eports  [c]omplaints  [l]og  [q]uit', 'ptarclq');
    const room = answer === null ? undefined : rooms[answer];
    if (!room || !(await room())) return;
  }
}
