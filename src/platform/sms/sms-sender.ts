import type { Sql } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import type * as described from './sms-sender.gen.ts';

export interface SmsMessage {
  /** E.164, such as +31620123456. */
  readonly to: string;
  readonly text: string;
  /** Whom it comes from: a name of up to 11 letters and digits, or a number. */
  readonly sender: string;
  /** The same key is the same message, however often it is sent. */
  readonly key: string;
}

export interface SmsSender {
  /** @throws where it is not known that the message was taken. */
  send(message: SmsMessage): Promise<void>;
}

const keep = statement<described.Keep>(
  "insert into outbox (recipient, subject, html, body) values (:to, :subject, '<p>' || :html || '</p>', :text)",
);

export const outboxSms = (sql: Sql): SmsSender => ({
  async send({ to, text, sender }) {
    await keep(sql, { to, subject: `SMS from ${sender}`, html: escaped(text), text });
  },
});

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
