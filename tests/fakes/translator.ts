import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeTranslator {
  /** To be given as `translate: { url }`. */
  url: string;
  /** What it was asked, oldest first. */
  asked: { q: string; source: string; target: string; format: string; api_key?: string }[];
  /** What it answers from now on; else the text in capitals, as from German. */
  answer(status: number, body?: string): void;
  close(): Promise<void>;
}

/** A translator on this machine that speaks LibreTranslate's API. */
export async function startTranslator(): Promise<FakeTranslator> {
  const asked: FakeTranslator['asked'] = [];
  let fixed: { status: number; body: string } | null = null;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const question = JSON.parse(Buffer.concat(parts).toString());
    asked.push(question);
    response.writeHead(request.url === '/translate' ? (fixed?.status ?? 200) : 404, {
      'content-type': 'application/json',
    });
    response.end(
      fixed?.body ??
        JSON.stringify({
          translatedText: question.q.toUpperCase(),
          detectedLanguage: { language: 'de', confidence: 90 },
        }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    asked,
    answer: (status, body = '{}') => {
      fixed = status === 200 && body === '{}' ? null : { status, body };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
