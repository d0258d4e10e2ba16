import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { HOME_SCENES } from '#product/sites/settings/contract.ts';
import { MemberCard } from '../contract.ts';

/** Real members from which on the first page gives numbers. */
export const LEAST_COUNTED = 25;

const HomeWords = z.object({
  headline: z.string(),
  subline: z.string(),
  search: z.string(),
  members_few: z.string(),
  how_title: z.string(),
  /** Three; `{cost}` in a text stands for what a message costs. */
  steps: z.array(z.object({ title: z.string(), text: z.string() })),
  safety: z.string(),
  near_title: z.string(),
});
export type HomeWords = z.output<typeof HomeWords>;

const HomeMembers = z.object({
  /** ISO 3166-1 alpha-2: the one that is preselected. */
  country: z.string(),
  real: z.number(),
  fictional: z.number(),
  capped: z.boolean(),
});

export const HomeReply = z.object({
  scene: z.nullable(z.enum(HOME_SCENES)),
  /** In the reader's language: the site's own where it has any, else the general ones of its niche. */
  texts: HomeWords,
  people: z.array(MemberCard),
  members: z.nullable(HomeMembers),
  search: z.boolean(),
});
export type HomeReply = z.output<typeof HomeReply>;

export const viewHome = endpoint({
  method: 'GET',
  path: '/api/home.php',
  summary: 'Words, people and numbers of the first page, as visitors see it',
  access: 'anyone',
  reply: HomeReply,
});
