import type { Rolldown } from 'vite';

type Splitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;
type Group = NonNullable<Splitting['groups']>[number];
type Graph = Parameters<Extract<Group['name'], (...given: never[]) => unknown>>[1];

/** The entry awaits the files of texts. If anything of theirs were in the entry's file, the two would wait for each other. */
const ENTRY = '/src/app/client.tsx';
/** A route's component, which the router fetches with its page, that of a conversation's pages, and what waits beside every page. */
const PAGE =
  /\/src\/pages\/([^/]+?)\.tsx\?tsr-split=|\/src\/pages\/-(chat)\/screens\.tsx|\/src\/pages\/-shell\/(member-part|visitor-part)\.tsx/;

/** Libraries of every page, and the few lines by which built files find each other. Forms alone keep somebody from leaving. */
const FRAMEWORK =
  /^(?!.*useBlocker).*node_modules\/(react|react-dom|scheduler|use-intl|use-sync-external-store|@tanstack|@formatjs)\/|rolldown\/runtime/;

/** What is filled in or switched in long forms and lists; who reads a profile or writes in a chat needs none of it. */
const FORMS =
  /\/src\/design\/(range|range-pair|radio-cards|checkbox|pagination|pages-of|switch|segmented|field|text-field|select)\.tsx?$/;

/** The street of home and of the pages before the log-in, and the asking for pushes: pages of several areas have them, most have not. */
const STREET = /\/src\/design\/art\/(house|street|street-parts|stars|night-sky)\.tsx$/;
const PUSH = /\/src\/product\/notifications\/ui\/(push-offer|device-push|use-push)\.tsx?$/;
/** Paying, codes and the time bonus: members have them in several areas, and no visitor needs a line of it. */
const MONEY = /\/src\/product\/(payments|discounts)\/contract\.ts$/;
/** Older likes: the lists have them, and the profiles that are opened from there. */
const OLDER_LIKES = /\/src\/product\/likes\/ui\/older-likes\.ts$/;
/** A few lines that a member's pages load at once and parts of them load too: as files of their own they would cost more. */
const FEW_LINES = /\/src\/product\/(likes\/ui\/mark-liked|chat\/delivered\/contract)\.ts$/;

/** What /chats shows while no conversation is open: a page of the demo shows it too, and no conversation needs it. */
const NO_THREAD = /\/src\/product\/chat\/ui\/(no-thread\.tsx|reopening\.ts)$/;

const CHAT_SCREENS = /\/src\/pages\/-chat\/screens\.tsx$/;

/**
 * Which built file a module goes to, derived from the pages that reach it: small files compress badly and cost a
 * request each. What every page loads is two files; what pages of several areas share is one, and what the pages of one
 * area share is one for that area. What a single page or a part fetched on a press needs stays with it.
 */
export const CHUNK_GROUPS: Group[] = [
  { name: 'framework', test: FRAMEWORK, priority: 3 },
  { name: 'shell', tags: ['$initial'], test: (id) => !id.endsWith(ENTRY), priority: 2 },
  { name: 'forms', test: FORMS, minShareCount: 2, priority: 2, includeDependenciesRecursively: false },
  { name: 'street', test: STREET, minShareCount: 2, priority: 2, includeDependenciesRecursively: false },
  { name: 'push', test: PUSH, minShareCount: 2, priority: 2, includeDependenciesRecursively: false },
  { name: 'money', test: MONEY, minShareCount: 2, priority: 2, includeDependenciesRecursively: false },
  { name: 'older-likes', test: OLDER_LIKES, minShareCount: 2, priority: 2, includeDependenciesRecursively: false },
  { name: sharedBy, test: /\/src\//, priority: 1, includeDependenciesRecursively: false },
];

function sharedBy(id: string, graph: Graph): string | null {
  // A few lines of their own that need all that the pages of conversations share.
  if (CHAT_SCREENS.test(id)) return 'chats-pages';
  if (PAGE.test(id) || NO_THREAD.test(id)) return null;
  if (FEW_LINES.test(id)) return 'pages';
  const reached = pagesThatReach(id, graph);
  if (reached.length < 2) return null;
  // A page of the demo that shows the screens of all others says nothing about what these share.
  const areas = areasOf(reached);
  const [area, another] = areas;
  if (area === undefined) return null;
  if (another === undefined && !BESIDE.has(area)) return `${area}-pages`;
  if (areas.some((one) => BESIDE.has(one))) return 'pages';
  const [first, other] = areas.filter((one) => FIRST.has(one));
  if (first === undefined) return 'later-pages';
  // Others of the first pages need none of it, and who opens a later one has often been there.
  return other === undefined ? `${first}-pages` : 'pages';
}

const pagesThatReach = (id: string, graph: Graph): string[] =>
  [...importersOf(id, graph)].flatMap((importer) => PAGE.exec(importer)?.slice(1).find(Boolean) ?? []);

const areasOf = (pages: string[]): string[] => [
  ...new Set(pages.filter((page) => !page.startsWith('demo.')).map(areaOf)),
];

/** Everything that imports a module at once, directly or by others. */
function importersOf(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  for (const importer of graph.getModuleInfo(id)?.importers ?? []) {
    if (seen.has(importer)) continue;
    seen.add(importer);
    importersOf(importer, graph, seen);
  }
  return seen;
}

/** Pages whose address says less than what they are about. */
const AREAS: Record<string, string> = {
  'members.$id.index': 'member',
  'likes.m.$id': 'member',
  'profile.preview': 'member',
  chat: 'chats',
  'members.$id.signup': 'account',
  'complete-signup': 'profile',
  'signup-matches': 'profile',
  'transactions.{-$id}': 'credits',
  'activate.done': 'account',
  'activate.error': 'account',
  'pages.ban': 'account',
  'pages.withdrawal.declare': 'account',
  'profile.security': 'account',
  'account-deleted': 'account',
  'profile.data': 'account',
  'profile.hidden-words': 'account',
  'profile.invites': 'account',
  'profile.delete': 'account',
  login: 'account',
  $token: 'account',
  'reset-password.index': 'account',
  'reset-password.do': 'account',
  'mail-change.do': 'account',
  'profile.email': 'account',
  'profile.password': 'account',
  notifications: 'account',
  signup: 'account',
  'complaints.index': 'account',
  'complaints.$reference': 'account',
};

/** What waits beside every page comes with what pages share. */
const BESIDE: ReadonlySet<string> = new Set(['member-part', 'visitor-part']);
/** Areas that most people open; what only others share, these do not load. */
const FIRST: ReadonlySet<string> = new Set(['index', 'members', 'member', 'chats', 'credits']);

const areaOf = (page: string): string => AREAS[page] ?? page.replace(/\..*$/, '');
