import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import * as React from 'react';
import { afterAll } from 'vitest';
import type { PageRenderer } from '#app/pages.ts';
import { loadRouter } from '#app/router-adapter/render-router.tsx';
import { buildServer } from '#app/server.ts';
import { renderOfflineBody, renderPage } from '#app/ssr.tsx';
import type { TestApp } from './harness.ts';

// For its warnings React notes of each element where it was made, which is a fifth of what a page costs; past a number of
// them in a row it does not. A warning fails its test without that as well.
const [, internals] = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS')) ?? [];
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  });

const drawn: PageRenderer = {
  render: (page) => renderPage(page),
  renderOffline: renderOfflineBody,
  build: 'test',
  inlineScripts: [],
  assets: () => ({ entry: '', styles: [], preloads: [], fonts: [], textFiles: {}, headScript: '', themeCss: '' }),
};
const TEXTS = /<script id="texts" .*?<\/script>/s;
const heads: PageRenderer = { ...drawn, render: (page) => renderPage(page, loadRouter) };

/** A page as the product sent it. */
export interface SentPage {
  status: number;
  /** Where it leads instead. */
  location: string | undefined;
  /** Without the catalogue that it comes with, which says more than the page. */
  html: string;
  bytes: Buffer;
  /** What search engines are told in its header. */
  robots: string | undefined;
  /** Of the window. */
  title: string | undefined;
  cookies: { name: string; value: string; maxAge?: number; expires?: Date }[];
  headers: Record<string, number | string | string[] | undefined>;
}

export interface GetPage {
  (url: string, headers?: Record<string, string>): Promise<SentPage>;
  /** Any other request to the same server. */
  inject(request: InjectOptions): Promise<LightMyRequestResponse>;
}

/**
 * Serves the product's own pages, rendered from their sources, beside the calls of a test's product.
 * @param of `heads` leaves their bodies empty, which costs a third.
 */
export async function servePagesOf({ services }: TestApp, of: 'pages' | 'heads' = 'pages'): Promise<GetPage> {
  const app = await buildServer(services, of === 'heads' ? heads : drawn);
  afterAll(() => app.close());
  const get = async (url: string, headers: Record<string, string> = {}) => {
    const reply = await app.inject({ url, headers: { accept: 'text/html', ...headers } });
    const title = /<title>(.*?)<\/title>/.exec(reply.body)?.[1];
    const robots = reply.headers['x-robots-tag'];
    return {
      status: reply.statusCode,
      location: reply.headers.location,
      html: reply.body.replace(TEXTS, ''),
      bytes: reply.rawPayload,
      robots: robots === undefined ? undefined : String(robots),
      title,
      cookies: reply.cookies as SentPage['cookies'],
      headers: reply.headers,
    };
  };
  return Object.assign(get, { inject: (request: InjectOptions) => app.inject(request) });
}
