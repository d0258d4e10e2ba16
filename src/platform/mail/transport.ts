import { createTransport } from 'nodemailer';
import type { Database } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';

export interface RenderedMail {
  to: string;
  from: string;
  subject: string;
  html: string;
  text: string;
}

/** Hands a finished mail over. Demo mode keeps it in the outbox instead of sending it. */
export type MailTransport = (mail: RenderedMail) => Promise<void>;

export function smtpTransport(url: string): MailTransport {
  const transport = createTransport(url);
  return async (mail) => {
    await transport.sendMail(mail);
  };
}

const keep = prepared<never, [string, string, string, string]>(
  'insert into outbox (recipient, subject, html, body) values ($1, $2, $3, $4)',
);

export function outboxTransport(db: Database): MailTransport {
  return async (mail) => {
    await keep(db, mail.to, mail.subject, mail.html, mail.text);
  };
}
