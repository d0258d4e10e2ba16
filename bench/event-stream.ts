import { connect, type Socket } from 'node:net';

/** One open stream of live events, on a bare socket so that the measuring itself takes little. */
export interface EventStream {
  socket: Socket;
}

/**
 * Opens `/api/events.php` and waits for its first bytes.
 * @param onText told of every whole event as it stands on the wire.
 * @throws when the answer is no stream.
 */
function openStream(port: number, cookie: string, onText?: (event: string) => void): Promise<EventStream> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    let open = false;
    socket.setEncoding('latin1');
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The stream was closed.')));
    socket.write(`GET /api/events.php HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${cookie}\r\n\r\n`);
    socket.on('data', (part: string) => {
      text += part;
      if (!open) {
        if (!text.includes('\r\n\r\n')) return;
        if (!text.startsWith('HTTP/1.1 200')) return reject(new Error(text.slice(0, 200)));
        open = true;
        text = text.slice(text.indexOf('\r\n\r\n') + 4);
        resolve({ socket });
      }
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        onText?.(text.slice(0, end));
        text = text.slice(end + 2);
      }
    });
  });
}

/** Opens many streams, some at a time, so that the server's queue of new connections does not overflow. */
export async function openStreams(
  wanted: readonly { port: number; cookie: string; onText?: (event: string) => void }[],
): Promise<EventStream[]> {
  const streams: EventStream[] = [];
  for (let at = 0; at < wanted.length; at += 100)
    streams.push(
      ...(await Promise.all(wanted.slice(at, at + 100).map((one) => openStream(one.port, one.cookie, one.onText)))),
    );
  return streams;
}
