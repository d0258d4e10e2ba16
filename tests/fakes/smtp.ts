import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A server that takes every mail, as much of RFC 5321 as one sender needs. It ends with its test. */
export async function takeMails(): Promise<{
  url: string;
  messages: string[];
  envelopes: string[];
  connections: () => number;
}> {
  const messages: string[] = [];
  const envelopes: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let text = '';
    let isMessage = false;
    const answer = (line: string) => socket.write(`${line}\r\n`);
    answer('220 here');
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      for (;;) {
        const end = text.indexOf(isMessage ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const said = text.slice(0, end);
        text = text.slice(end + (isMessage ? 5 : 2));
        if (isMessage) messages.push(said);
        else if (said.startsWith('MAIL FROM')) envelopes.push(said);
        isMessage = !isMessage && said === 'DATA';
        answer(isMessage ? '354 go on' : said === 'QUIT' ? '221 bye' : '250 ok');
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(
    () =>
      new Promise<void>((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  );
  const address = server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    messages,
    envelopes,
    connections: () => sockets.size,
  };
}
