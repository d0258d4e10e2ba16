// Tells members what an operator writes: news and offers. See docs/operations.md.
import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import type { SiteCalls } from '#platform/module.ts';
import { StartError } from '#platform/start-error.ts';
import { announce, endAnnouncement, listAnnouncements } from '#product/notifications/announcements/announcements.ts';
import { Announcement, type AnnouncementProblem } from '#product/notifications/announcements/policy.ts';
import { openOperator } from '../operator/operator.ts';
import { HELP, type Order, parseCommand } from './parse-args.ts';

const MAX_LISTED = 50;

const SAID: Record<AnnouncementProblem, string> = {
  ends_before_it_starts: 'It would end before it starts, or has ended.',
  too_long: 'It would last more than 60 days.',
  needs_discount_code: 'An offer needs the discount code that it is about.',
  no_such_code: 'The site has no such discount code that counts then.',
};

async function announcementIn(path: string): Promise<Announcement> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new StartError(`There is no file ${path}.`);
  });
  try {
    return z.parse(Announcement, JSON.parse(text));
  } catch (error) {
    throw new StartError(`${path} is no announcement: ${error instanceof Error ? error.message : error}\n\n${HELP}`);
  }
}

async function runCommand(calls: SiteCalls, order: Exclude<Order, { what: 'help' }>): Promise<string[]> {
  const by = { name: order.as };
  if (order.what === 'list') {
    const all = await listAnnouncements(calls.read, MAX_LISTED);
    return all.map(
      ({ id, kind, texts, starts_at, ends_at, ended_at, told, staff_name }) =>
        `${id}  ${kind}  ${texts.en.subject}  ${dayOf(starts_at)} to ${dayOf(ended_at ?? ends_at)}  told ${told} times, by ${staff_name}`,
    );
  }
  if (order.what === 'end') {
    if (await calls.transaction((call) => endAnnouncement(call, by, order.id)))
      return [`Announcement ${order.id} is ended.`];
    throw new StartError(`There is no open announcement ${order.id} on this site.`);
  }
  const announcement = await announcementIn(order.path);
  const languages = Object.keys(announcement.texts).join(', ');
  if (order.what === 'look') return [`In order: ${announcement.kind} in ${languages}. Nobody is told yet: say tell.`];
  const made = await calls.transaction((call) => announce(call, by, announcement));
  if (typeof made === 'string') throw new StartError(SAID[made]);
  return [`Announcement ${made}: ${announcement.kind} in ${languages}. The servers tell it from its beginning on.`];
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10);

try {
  const order = parseCommand(process.argv.slice(2));
  if (order.what === 'help') {
    console.log(HELP);
    process.exit(0);
  }
  const operator = await openOperator();
  for (const line of await runCommand(await operator.callsOn(order.site), order)) console.log(line);
  await operator.close();
  process.exit(0);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
