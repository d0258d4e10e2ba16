import type { Socket } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** What the server does with the next mail; `drops` and `dies` end the connection, the one at the receiver's name, the other after the final dot. */
export type Mood = 'takes' | 'drops' | 'dies' | { at: 'rcpt' | 'data'; code: number; says: string };

export interface MailServer {
  url: string;
  /** Of each mail that the server has, whether it said so or not. */
  taken: { from: string; to: string; message: string }[];
  /** Receivers that were named to it. */
  asked: string[];
  mood: Mood;
}

/** A real server for mails that does as it is told. It ends with its test. */
export async function startMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  const refusal = (code: number, says: string) => Object.assign(new Error(says), { responseCode: code });
  const state: MailServer = { url: '', taken: [], asked: [], mood: 'takes' };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, answer) {
      state.asked.push(address);
      const { mood } = state;
      if (mood === 'drops') return hangUp();
      answer(typeof mood === 'object' && mood.at === 'rcpt' ? refusal(mood.code, mood.says) : null);
    },
    onData(stream, { envelope }, answer) {
      textOf(stream).then((message) => {
        const { mood } = state;
        if (typeof mood === 'object') return answer(refusal(mood.code, mood.says));
        const { mailFrom, rcptTo } = envelope;
        state.taken.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo[0]?.address ?? '', message });
        if (mood === 'dies') return hangUp();
        answer();
      }, answer);
    },
  });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
  onTestFinished(
    () =>
      new Promise<void>((done) => {
        server.close(() => done());
        hangUp();
      }),
  );
  const address = server.server.address();
  state.url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return state;
}

async function textOf(stream: SMTPServerDataStream): Promise<string> {
  let text = '';
  for await (const part of stream) text += part;
  return text;
}
