import type { Config } from './config/config.ts';
import type { Sql, Tx } from './db/database.ts';
import type { Locale } from './i18n/locales.ts';
import type { BatchDefinition } from './jobs/batches.ts';
import type { EnqueueOptions, JobDefinition } from './jobs/jobs.ts';
import type { Log } from './log/log.ts';
import type { SecurityLog } from './log/security-log.ts';
import type { MailAttachment, MailDefinition, MailDocument, MailPartReference } from './mail/mail-definition.ts';
import type { MailRenderer } from './mail/mail-props.ts';
import type { Push } from './push/push.ts';
import type { LiveEvent } from './realtime/bus.ts';
import type { KeyRing } from './secrets/key-ring.ts';
import type { SmsSender } from './sms/sms-sender.ts';
import type { Storage } from './storage/storage.ts';

/** Features add what they own by declaration merging: sites adds `site`, accounts adds `actor`. */
export interface CallFacts {
  readonly now: Date;
  readonly locale: Locale;
  /** Where the caller seems to be, ISO 3166-1 alpha-2; null where nothing tells, and in jobs. */
  readonly country: string | null;
  /** The country that this browser says it chose, unchecked; null where it chose none, and in jobs. */
  readonly chosenCountry: string | null;
  readonly config: Config;
  readonly log: Log;
  readonly storage: Storage;
  readonly push: Push;
  /** Null where nobody sends text messages. */
  readonly sms: SmsSender | null;
  readonly keys: KeyRing;
  readonly security: SecurityLog;
  readonly renderMail: MailRenderer;
}

export interface ReadCall extends CallFacts {
  readonly sql: Sql;
}

/** In a transaction nobody is told before its commit. */
export interface Telling {
  publish(memberId: number, event: LiveEvent): void;
  /** Tells every process, this one included. @param text one line. */
  announce(topic: string, text: string): void;
  /** Lost if the process dies first: only for what may be. */
  soon<Item>(batch: BatchDefinition<Item>, item: Item): void;
}

/** A call whose whole work is one atomic statement, which needs no transaction around it. */
export interface AutocommitCall extends ReadCall, Telling {}

/** A call inside an open transaction, which it can neither open nor end. Reading handlers take it too. */
export interface WriteCall extends AutocommitCall {
  readonly tx: Tx;
  readonly sql: Tx;
  /** Runs after a successful commit, never after a rollback; its failure is reported and changes no answer. */
  after(work: () => void | Promise<void>): void;
  /** Orders a mail: it is written and sent exactly if the transaction commits. */
  mail<Params>(mail: MailDefinition<Params>, order: MailTo<Params>): Promise<void>;
  /** Takes back mails to an address that were ordered and not sent, and forgets those that are kept. */
  forgetMails(address: string): Promise<void>;
  /** Orders work for later: it is there exactly if the transaction commits. */
  enqueue<Data extends object>(job: JobDefinition<Data>, data: Data, options?: EnqueueOptions): Promise<void>;
}

export interface MailTo<Params> {
  /** Whose it is: their address and language are read again when it leaves. Left out where it goes to this address alone. */
  account?: number;
  to: string;
  siteId?: number;
  locale: Locale;
  params: Params;
  documents?: readonly MailPartReference<MailDocument>[];
  attachments?: readonly MailPartReference<MailAttachment>[];
  /** Of a trial: words instead of the site's own, as they are written. */
  texts?: Readonly<Record<string, string>>;
}

export type Authenticated<Call extends CallFacts> = Call & { readonly actor: NonNullable<Call['actor']> };
