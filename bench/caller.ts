import { connect, type Socket } from 'node:net';

/** Connections to one process that are used again and again, as many as are needed at a time. */
export interface Caller {
  post(path: string, cookie: string, body: string): Promise<number>;
  close(): void;
}

export function openCaller(port: number): Caller {
  const free: Line[] = [];
  const all: Line[] = [];
  return {
    async post(path, cookie, body) {
      let line = free.pop();
      if (!line) {
        line = openLine(port);
        all.push(line);
      }
      const status = await line.ask(
        `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\n` +
          `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
      if (status) free.push(line);
      return status;
    },
    close: () => {
      for (const { socket } of all) socket.destroy();
    },
  };
}

interface Line {
  socket: Socket;
  ask(request: string): Promise<number>;
}

function openLine(port: number): Line {
  const socket = connect(port, '127.0.0.1');
  socket.setNoDelay(true);
  socket.setEncoding('latin1');
  let text = '';
  let answer: (status: number) => void = () => undefined;
  socket.on('data', (part: string) => {
    text += part;
    const status = statusOfWhole(text);
    if (status === null) return;
    text = '';
    answer(status);
  });
  socket.on('error', () => answer(0));
  socket.on('close', () => answer(0));
  return {
    socket,
    ask: (request) =>
      new Promise((resolve) => {
        answer = resolve;
        socket.write(request);
      }),
  };
}

/** The status of an answer once it is there to its last byte; null before. */
export function statusOfWhole(text: string): number | null {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = text.slice(0, end);
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
  return text.length >= end + 4 + length ? Number(head.slice(9, 12)) : null;
}
