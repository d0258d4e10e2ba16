import type { ReportReason } from '#product/safety/reports/contract.ts';
import { APPEAL_MONTHS, type ComplaintReason } from './contract.ts';

export type Named = { member: number } | { photo: number } | { name: string };

const ADDRESS = /\/(members|likes\/m|media)\/([1-9]\d{0,14})(?=[/?#\s]|$)/;
const NUMBER = /^[#@]?([1-9]\d{0,14})$/;

export function readNamed(about: string): Named | null {
  const said = about.trim();
  const [, what, id] = ADDRESS.exec(said) ?? [];
  if (id) return what === 'media' ? { photo: Number(id) } : { member: Number(id) };
  const [, number] = NUMBER.exec(said) ?? [];
  if (number) return { member: Number(number) };
  return said ? { name: said.replace(/^@/, '') } : null;
}

export const reportReasonOf = (reason: ComplaintReason): ReportReason => REPORT_REASONS[reason] ?? 'other';
const REPORT_REASONS: Partial<Record<ComplaintReason, ReportReason>> = {
  minors: 'underage',
  threat: 'rude',
  hate: 'rude',
  fraud: 'money',
  impersonation: 'fake',
};

export function appealUntil(decided: Date): Date {
  const until = new Date(decided);
  until.setUTCMonth(until.getUTCMonth() + APPEAL_MONTHS);
  return until;
}

/** Letters of a reference after its `C-`: 79 bits, by letters that do not look alike. */
export const REFERENCE_LENGTH = 16;

export function readReference(typed: string): string {
  const letters = typed.toUpperCase().replaceAll(/[^2-9A-Z]/g, '');
  return writeReference(letters.length > REFERENCE_LENGTH ? letters.replace(/^C/, '') : letters);
}

export const writeReference = (letters: string): string => `C-${(letters.match(/.{1,4}/g) ?? []).join('-')}`;
