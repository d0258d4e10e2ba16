import { createTransport } from 'nodemailer';
import type { Database, Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import type * as described from './transport.gen.ts';

export interface RenderedMail {
  to: string;
  from: string;
  subject: string;
  html: string;
  text: string;
  /** Beyond those of every mail. */
  headers?: Readonly<Record<string, string>>;
}

/** Hands a finished mail over. Demo mode keeps it in the outbox instead of sending it. */
export type MailTransport = (mail: RenderedMail) => Promise<void>;

export function smtpTransport(url: string): MailTransport {
  const transport = createTransport(url);
  return async (mail) => {
    await transport.sendMail(mail);
  };
}

const keep = statement<described.Keep>(
  'insert into outbox (recipient, subject, html, body) values (:to, :subject, :html, :text)',
);

export function outboxTransport(db: Database): MailTransport {
  return async (mail) => {
    await keep(db, mail);
  };
}

const forget = statement<described.Forget>('delete from outbox where lower(recipient) = lower(:address)');

/** Deletes what the outbox keeps of an address. */
export async function forgetMailsTo(tx: Tx, address: string): Promise<void> {
  await forget(tx, { address });
}
