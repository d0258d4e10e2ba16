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

export interface MailOrder {
  /** A UUID, given when it is ordered: every try to send it has the same. */
  id?: string;
  /** When, as ISO 8601: kinds of mails are tried for a time of their own. */
  ordered_at?: string;
  tries?: number;
  /** Whose address and language are read again when it leaves. */
  account?: number;
  to: string;
  locale: Locale;
  siteId: number;
  template: string;
  params: Record<string, string | number>;
  documents?: readonly MailPartReference<MailDocument>[];
  attachments?: readonly MailPartReference<MailAttachment>[];
  texts?: Readonly<Record<string, string>>;
}

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
  batches: Batches;
  push: Push;
  sms: SmsSender | null;
  keys: KeyRing;
  security: SecurityLog;
  storage: Storage;
  renderMail: MailRenderer;
  /** Inside the transaction: the mail is sent exactly if the transaction commits. */
  orderMail(tx: Tx, order: MailOrder): Promise<void>;
  now(): Date;
}
