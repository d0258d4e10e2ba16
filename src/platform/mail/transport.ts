import { createTransport } from 'nodemailer';
import type { Database, Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import type { MailAttachment } from './mail-definition.ts';
import type * as described from './transport.gen.ts';

export interface RenderedMail {
  to: string;
  /** As an object: a comma or `<` in a name must not end it. */
  from: { readonly name: string; readonly address: string };
  subject: string;
  html: string;
  text: string;
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly MailAttachment[];
  messageId?: string;
  /** Where what can not be delivered goes back to; the sender's address without it. */
  returnPath?: string;
  dkim?: DkimKey;
}

/** A key of RSA in PEM whose other half is in the DNS, at `<selector>._domainkey.<domain>`. */
export interface DkimKey {
  readonly domain: string;
  readonly selector: string;
  readonly privateKey: string;
}

/** Demo mode keeps it in the outbox instead of sending it. */
export type MailTransport = (mail: RenderedMail) => Promise<void>;

/** Milliseconds until a server that does not answer, or greet, is given up. */
const CONNECT_TIMEOUT_MS = 10_000;
/** RFC 5321, 4.5.3.2.6: ten minutes after the final dot. Who gives up earlier sends twice. */
const ANSWER_TIMEOUT_MS = 11 * 60_000;
/** Those of RFC 6376, 5.4.1 that a mail has here, and those of mail programs and of Gmail. */
const SIGNED_HEADERS = [
  ...['From', 'Subject', 'Date', 'Message-ID', 'To', 'MIME-Version', 'Content-Type', 'Content-Transfer-Encoding'],
  ...['Content-Language', 'Auto-Submitted', 'List-Id', 'List-Unsubscribe', 'List-Unsubscribe-Post', 'Feedback-ID'],
].join(':');

const ABOUT_MAIL = ['MAIL FROM', 'RCPT TO', 'DATA'];

/** A mail that a server did not take, or of which nobody knows whether it did. */
export class MailFailure extends Error {
  /** What the server answered, such as 550; null where the connection ended without an answer. */
  readonly code: number | null;
  readonly answer: string;
  /** Whether the whole mail was handed over, so that the server may have taken it although it did not say so. */
  readonly mayHaveArrived: boolean;

  constructor(cause: unknown, wasHandedOver: boolean, closing: string) {
    const {
      responseCode = closing ? 421 : undefined,
      response = closing,
      command,
    } = cause as Partial<Record<'response' | 'command', string>> & {
      responseCode?: number;
    };
    // What is said before it knows of the mail, such as to a log-in, is not about it. Its words may hold the address.
    const isAboutMail = responseCode === 421 || ABOUT_MAIL.includes(command ?? '');
    super('a mail was not accepted', { cause: (cause as { code?: string }).code });
    this.code = (isAboutMail && responseCode) || null;
    this.answer = (isAboutMail && response) || '';
    this.mayHaveArrived = wasHandedOver && responseCode === undefined;
  }
}

const MAX_CONNECTIONS = 10;
const MAX_MESSAGES = 100;
const IDLE_TIMEOUT_MS = 5_000;

/** A mail waits for a free one here, not in the library. @throws MailFailure */
export function smtpTransport(url: string): MailTransport {
  const free: Connection[] = [];
  const waiting: ((connection: Connection) => void)[] = [];
  let made = 0;
  const take = async (): Promise<Connection> => {
    const known = free.pop();
    if (known) return known;
    if (made === MAX_CONNECTIONS) return new Promise((resolve) => waiting.push(resolve));
    made += 1;
    return connectionTo(url);
  };
  const giveBack = (connection: Connection) => {
    const next = waiting.shift();
    if (next) next(connection);
    else free.push(connection);
  };
  return async ({ attachments = [], returnPath, dkim, messageId, headers, ...message }) => {
    const connection = await take();
    const { transport, end } = connection;
    end.forget();
    const { to, from } = message;
    try {
      await transport.sendMail({
        ...message,
        attachments: [...attachments],
        envelope: { from: returnPath ?? from.address, to },
        ...(messageId && { messageId }),
        ...(headers && { headers }),
        ...(dkim && { dkim: signingOptions(dkim) }),
      });
    } catch (error) {
      throw new MailFailure(error, end.isReached(), end.closing());
    } finally {
      giveBack(connection);
    }
  };
}

type Connection = ReturnType<typeof connectionTo>;

/** One connection, made and made again when it is needed: a pool of the library that holds one. */
function connectionTo(url: string) {
  const end = noteEnd();
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 1,
    maxMessages: MAX_MESSAGES,
    // What the server may have is sent again by the queue alone, which knows whether it may.
    maxRequeues: 0,
    idleTimeout: IDLE_TIMEOUT_MS,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: ANSWER_TIMEOUT_MS,
    logger: end.logger,
    transactionLog: true,
  } as SmtpOptions);
  return { transport, end };
}

/** Of this version; its types are of the one before. */
type SmtpOptions = Parameters<typeof createTransport>[0] & { url: string };

const signingOptions = ({ domain, selector, privateKey }: DkimKey) => ({
  domainName: domain,
  keySelector: selector,
  privateKey,
  headerFieldNames: SIGNED_HEADERS,
});

/** The library says only in its log that a mail has left as a whole, and with which words a connection ended. */
function noteEnd() {
  let isReached = false;
  let closing = '';
  const ignore = () => {};
  const info = (entry: unknown) => {
    isReached ||= Object(entry).tnx === 'message';
  };
  const debug = (entry: unknown, said: unknown) => {
    if (Object(entry).tnx === 'server' && /^421[ -]/.test(String(said))) closing = String(said);
  };
  const logger = { level: ignore, trace: ignore, debug, info, warn: ignore, error: ignore, fatal: ignore };
  const forget = () => {
    isReached = false;
    closing = '';
  };
  return { logger, isReached: () => isReached, closing: () => closing, forget };
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

export async function forgetMailsTo(tx: Tx, address: string): Promise<void> {
  await forget(tx, { address });
}
