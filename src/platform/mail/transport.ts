import { createTransport } from 'nodemailer';
import type { Database, Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import type { MailAttachment } from './mail-definition.ts';
import type * as described from './transport.gen.ts';

export interface RenderedMail {
  to: string;
  from: string;
  subject: string;
  html: string;
  text: string;
  /** Beyond those of every mail. */
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly MailAttachment[];
}

/** Hands a finished mail over. Demo mode keeps it in the outbox instead of sending it. */
export type MailTransport = (mail: RenderedMail) => Promise<void>;

export function smtpTransport(url: string): MailTransport {
  const transport = createTransport(url);
  return async (mail) => {
    const { attachments = [], ...message } = mail;
    await transport.sendMail({ ...message, attachments: [...attachments] });
  };
}

const keep = statement<described.Keep>(
  'insert into outbox (recipient, subject, html, body, attachments) values (:to, :subject, :html, :text, :files)',
);

/** A file as the outbox keeps it, its content as base64. */
export type KeptFile = Omit<MailAttachment, 'content'> & { readonly content: string };

export function outboxTransport(db: Database): MailTransport {
  return async ({ to, subject, html, text, attachments = [] }) => {
    const files = attachments.map(({ content, ...file }): KeptFile => {
      return { ...file, content: Buffer.from(content).toString('base64') };
    });
    await keep(db, { to, subject, html, text, files: JSON.stringify(files) });
  };
}

const forget = statement<described.Forget>('delete from outbox where lower(recipient) = lower(:address)');

/** Deletes what the outbox keeps of an address. */
export async function forgetMailsTo(tx: Tx, address: string): Promise<void> {
  await forget(tx, { address });
}
