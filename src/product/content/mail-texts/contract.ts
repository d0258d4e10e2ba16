/** Beside `{site}`; `needs` is what it says nothing without. */
interface TextRules {
  readonly may?: readonly Placeholder[];
  readonly needs?: readonly Placeholder[];
}
export type Placeholder = 'site' | 'name' | 'count';

/** Placeholders that are numbers, by which a text may have a plural. */
export const COUNTED: readonly Placeholder[] = ['count'];

const PLAIN = {};
const OF_NAME: TextRules = { may: ['name'] };
const OF_COUNT: TextRules = { may: ['count'] };
const NEEDS_NAME: TextRules = { needs: ['name'] };
const NEEDS_COUNT: TextRules = { needs: ['count'] };

const NOTICE = { subject: PLAIN, preview: PLAIN, headline: PLAIN, text: PLAIN, action: PLAIN };
const COUNTED_NOTICE = { ...NOTICE, subject: OF_COUNT, headline: OF_COUNT };

/** THE list of what operators may write. The law, an account's safety or the specification fixes every other mail. */
const EDITABLE = {
  activation: { subject: PLAIN, preview: PLAIN, headline: OF_NAME, body: PLAIN, action: PLAIN },
  welcome: {
    ...{ subject: OF_NAME, preview: PLAIN, headline: OF_NAME },
    ...{ body: PLAIN, photo: PLAIN, profile: PLAIN, action: PLAIN },
  },
  'news-for-you': {
    ...{ subject: PLAIN, preview: PLAIN, headline: PLAIN },
    ...{ conversation: NEEDS_NAME, message: { ...NEEDS_NAME, ...OF_COUNT }, like: NEEDS_NAME, match: NEEDS_NAME },
    ...{ more: NEEDS_COUNT, action: PLAIN },
  },
  'notice-unread': COUNTED_NOTICE,
  'notice-photo': NOTICE,
  'notice-profile': NOTICE,
  'notice-likesBack': NOTICE,
  'notice-weekly': COUNTED_NOTICE,
  'new-members': { subject: OF_COUNT, preview: PLAIN, headline: PLAIN, found: NEEDS_COUNT, action: PLAIN },
  'password-reset': { subject: PLAIN, preview: PLAIN, headline: PLAIN, body: PLAIN, action: PLAIN },
  'mail-change': { subject: PLAIN, preview: PLAIN, headline: PLAIN, body: PLAIN, action: PLAIN },
  'account-reactivated': { subject: PLAIN, preview: PLAIN, headline: OF_NAME, body: PLAIN, action: PLAIN },
  push: {
    ...{ conversation: NEEDS_NAME, message: { ...NEEDS_NAME, ...OF_COUNT }, like: NEEDS_NAME, match: NEEDS_NAME },
    ...{ newMembers: PLAIN, body: PLAIN, look: PLAIN },
  },
  'push-notice': {
    ...{ unread: OF_COUNT, weekly: OF_COUNT, photo: PLAIN, photoRefused: PLAIN, profile: PLAIN, likesBack: PLAIN },
  },
} as const satisfies Record<string, Partial<Record<string, TextRules>>>;

export type MailKind = keyof typeof EDITABLE;
export const MAIL_KINDS = Object.keys(EDITABLE) as [MailKind, ...MailKind[]];
export type PushKind = 'push' | 'push-notice';
/** A browser shows each text as a line of its own. */
export const isPushKind = (kind: MailKind): kind is PushKind => kind === 'push' || kind === 'push-notice';

export type KindOfMail = Exclude<MailKind, PushKind>;
export const KINDS_OF_MAILS = MAIL_KINDS.filter((kind) => !isPushKind(kind)) as [KindOfMail, ...KindOfMail[]];

export function placeOfKind(kind: MailKind): { namespace: 'mails' | 'notifications.push'; section: string } {
  if (isPushKind(kind)) return { namespace: 'notifications.push', section: kind === 'push' ? '' : 'notice' };
  return { namespace: 'mails', section: kind.replace(/^notice-/, 'notice.') };
}

export type TextNameOf<Kind> = Kind extends MailKind ? keyof (typeof EDITABLE)[Kind] & string : never;
export type MailTextName = TextNameOf<MailKind>;

/** UTF-16 units of a text as it is written, with all branches of its plurals. */
const LENGTHS: Record<MailTextName, number> = {
  ...{ subject: 300, preview: 300, headline: 300 },
  ...{ body: 1500, text: 1500, photo: 1500 },
  ...{ conversation: 400, message: 400, like: 400, match: 400, more: 400, found: 400 },
  ...{ profile: 60, action: 60 },
  ...{ newMembers: 400, look: 400, unread: 400, weekly: 400, photoRefused: 400, likesBack: 400 },
};
/** The same of every text of a push. */
const PUSH_LENGTH = 400;
export const MAX_MAIL_TEXT = 1500;
export const MAIL_TEXT_NAMES = Object.keys(LENGTHS) as [MailTextName, ...MailTextName[]];

export interface TextOfMail {
  name: MailTextName;
  placeholders: readonly Placeholder[];
  needed: readonly Placeholder[];
  /** UTF-16 units at most. */
  longest: number;
}

export const textsOfKind = (kind: MailKind): TextOfMail[] =>
  Object.entries<TextRules>(EDITABLE[kind]).map(([word, { may = [], needs = [] }]) => {
    const name = word as MailTextName;
    return {
      name,
      placeholders: ['site', ...needs, ...may],
      needed: needs,
      longest: isPushKind(kind) ? PUSH_LENGTH : LENGTHS[name],
    };
  });

export const MAIL_TEXT_PROBLEMS = [
  'mail_text_missing',
  'mail_text_too_long',
  'mail_text_html',
  'mail_text_unreadable',
  'mail_text_placeholder_unknown',
  'mail_text_placeholder_missing',
  'mail_text_changed_meanwhile',
] as const;
export type MailTextProblem = (typeof MAIL_TEXT_PROBLEMS)[number];

/** As ICU messages. */
export type MailTexts = Partial<Record<MailTextName, string>>;
