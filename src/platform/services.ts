import type { Config } from './config/config.ts';
import type { Database, Tx } from './db/database.ts';
import type { Reads } from './http/reads.ts';
import type { Locale } from './i18n/locales.ts';
import type { Batches } from './jobs/batches.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Log } from './log/log.ts';
import type { SecurityLog } from './log/security-log.ts';
import type { MailAttachment, MailDocument, MailPartReference } from './mail/mail-definition.ts';
import type { MailRenderer } from './mail/mail-props.ts';
import type { Push } from './push/push.ts';
import type { Bus } from './realtime/bus.ts';
import type { Redis } from './redis/redis.ts';
import type { KeyRing } from './secrets/key-ring.ts';
import type { SmsSender } from './sms/sms-sender.ts';
import type { Storage } from './storage/storage.ts';

/** A mail to be written in the reader's language by a template, sent after commit. */
export interface MailOrder {
  /** A UUID, given when it is ordered: every try to send it has the same. */
  id?: string;
  /** When, as ISO 8601: kinds of mails are tried for a time of their own. */
  ordered_at?: string;
  /** How often it was tried. */
  tries?: number;
  /** Whose address and language are read again when it leaves. */
  account?: number;
  to: string;
  locale: Locale;
  siteId: number;
  template: string;
  params: Record<string, string | number>;
  /** Running texts that the template shows, made when it is sent. */
  documents?: readonly MailPartReference<MailDocument>[];
  /** Files that go with it, made when it is sent. */
  attachments?: readonly MailPartReference<MailAttachment>[];
  /** Of a trial: words instead of the site's own, as they are written. */
  texts?: Readonly<Record<string, string>>;
}

/** What the outside world offers to the product; made once at start, replaced by fakes in tests. */
export interface Services {
  config: Config;
  log: Log;
  db: Database;
  /** Where a request may read what is some seconds old: search, suggestions, what visitors see. */
  reads: Reads;
  bus: Bus;
  /** What processes share beside the database; null when this one is alone. */
  redis: Redis | null;
  jobs: Jobs;
  /** Small things that are worked off together soon after. */
  batches: Batches;
  push: Push;
  /** Null where nobody sends text messages. */
  sms: SmsSender | null;
  /** Encrypts secrets that lie in the database. */
  keys: KeyRing;
  security: SecurityLog;
  storage: Storage;
  /** Writes a mail by its template, which is built with the pages. */
  renderMail: MailRenderer;
  /** Inside the transaction: the mail is sent exactly if the transaction commits. */
  orderMail(tx: Tx, order: MailOrder): Promise<void>;
  /** The present moment; tests move it. */
  now(): Date;
}
