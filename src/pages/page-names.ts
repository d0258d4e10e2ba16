/** SPEC 2, PRODUCT 29. */
export type Layout = 'default' | 'chat' | 'lander' | 'empty' | 'staff';

export type Shape = 'cards' | 'profile' | 'chat' | 'rows' | 'text';

interface PageTraits {
  path: string;
  layout: Layout;
  membersArea: boolean;
  entryWarning: boolean;
  shape: Shape;
  /** In the installed app, which has no browser around it: where its back button leads who came straight here. */
  back: '/members' | '/likes' | '/credits' | null;
}

type Row = Partial<PageTraits> & Pick<PageTraits, 'path'>;

const DEFAULTS: Omit<PageTraits, 'path'> = {
  layout: 'default',
  membersArea: false,
  entryWarning: true,
  shape: 'text',
  back: null,
};

const lander = <Name extends string>(name: Name) => ({ path: `/landers/${name}/{-$slug}`, layout: 'lander' }) as const;

const lawText = (path: string) => ({ path, entryWarning: false });

/** Pages of SPEC 2 by its names, the others after their path. A page without a file here does not exist yet. */
const PAGES = {
  index: { path: '/' },
  members: { path: '/members', membersArea: true, shape: 'cards' },
  'members-saved': { path: '/members/saved', shape: 'rows' },
  'members-saved-off': { path: '/members/saved-off' },
  'members-id': { path: '/members/$id', membersArea: true, shape: 'profile', back: '/members' },
  'members-id-chat': { path: '/members/$id/chat', layout: 'chat', shape: 'chat' },
  'members-id-signup': { path: '/members/$id/signup' },
  'members-id-landing': { path: '/members/$id/landing', layout: 'empty' },
  'members-id-landing2': { path: '/members/$id/landing2/{-$slug}', layout: 'empty' },
  'members-id-landing3': { path: '/members/$id/landing3/{-$slug}', layout: 'empty' },
  chats: { path: '/chats', layout: 'chat', membersArea: true, shape: 'chat' },
  'chats-id': { path: '/chats/$id', layout: 'chat', shape: 'chat' },
  likes: { path: '/likes', membersArea: true, shape: 'cards', back: '/members' },
  'likes-type': { path: '/likes/$type', shape: 'cards', back: '/members' },
  'likes-m-id': { path: '/likes/m/$id', membersArea: true, shape: 'profile', back: '/likes' },
  'match-finder': { path: '/match-finder' },
  'swipe-game': { path: '/swipe-game' },
  credits: { path: '/credits', shape: 'rows', back: '/members' },
  'credits-id-paymentmethod': { path: '/credits/$id/{-$paymentmethod}', back: '/credits' },
  'credits-repeat-order': { path: '/credits/repeat-order', back: '/credits' },
  'transactions-id': { path: '/transactions/{-$id}', shape: 'rows' },
  directdebit: { path: '/directdebit' },
  premium: { path: '/premium', membersArea: true },
  pricing: { path: '/pricing', shape: 'rows' },
  profile: { path: '/profile' },
  settings: {
    path: '/profile/settings',
  },
  'profile-email': { path: '/profile/email' },
  'profile-password': { path: '/profile/password' },
  security: { path: '/profile/security', shape: 'rows' },
  'profile-preview': { path: '/profile/preview', shape: 'profile' },
  'profile-blocked': { path: '/profile/blocked' },
  'profile-passed': { path: '/profile/passed' },
  'profile-hidden-words': { path: '/profile/hidden-words' },
  'profile-cards': { path: '/profile/cards' },
  'profile-spending': { path: '/profile/spending' },
  'profile-visitors': { path: '/profile/visitors', shape: 'cards' },
  'profile-invites': { path: '/profile/invites' },
  'profile-data': { path: '/profile/data' },
  'profile-delete': { path: '/profile/delete' },
  notifications: {
    path: '/notifications',
  },
  signup: { path: '/signup' },
  'signup-matches': { path: '/signup-matches' },
  'complete-signup': { path: '/complete-signup', entryWarning: false },
  'activate-done': { path: '/activate/done' },
  'activate-error': { path: '/activate/error' },
  'mail-change-do': { path: '/mail-change/do' },
  login: { path: '/login' },
  'reset-password': { path: '/reset-password', entryWarning: false },
  'reset-password-do': { path: '/reset-password/do', entryWarning: false },
  'lang-config': { path: '/lang-config' },
  'account-deleted': { path: '/account-deleted' },
  complaints: lawText('/complaints'),
  'complaints-reference': lawText('/complaints/$reference'),
  // Shows all of the law's pages that follow, but the one for who is banned.
  'pages-page': lawText('/pages/$page'),
  'pages-accessibility': lawText('/pages/accessibility'),
  'pages-ban': lawText('/pages/ban'),
  'pages-cookies': lawText('/pages/cookies'),
  'pages-faq': lawText('/pages/faq'),
  'pages-imprint': lawText('/pages/imprint'),
  'pages-privacy': lawText('/pages/privacy'),
  'pages-return-policy': lawText('/pages/return-policy'),
  'pages-safety': lawText('/pages/safety'),
  'pages-service': lawText('/pages/service'),
  'pages-transparency': lawText('/pages/transparency'),
  'pages-terms': lawText('/pages/terms'),
  'pages-withdrawal': lawText('/pages/withdrawal'),
  'pages-withdrawal-declare': lawText('/pages/withdrawal/declare'),
  'landers-alonetonight': lander('alonetonight'),
  'landers-collagelanding': lander('collagelanding'),
  'landers-gallery': lander('gallery'),
  'landers-iconslanding': lander('iconslanding'),
  'landers-maplanding': lander('maplanding'),
  'landers-socialnetwork': lander('socialnetwork'),
  'landers-transitionsvideolanding': lander('transitionsvideolanding'),
  'landers-video': lander('video'),
  'landers-tinderswipe': { path: '/landers/tinderswipe', layout: 'empty' },
  token: {
    path: '/$token',
  },
  'demo-design': { path: '/demo/design' },
  'demo-states': { path: '/demo/states' },
} as const satisfies Record<string, Row>;

export type PageName = keyof typeof PAGES;

export interface Page extends PageTraits {
  name: PageName | null;
}

export const PAGE_LIST: readonly (Page & { name: PageName })[] = Object.entries<Row>(PAGES).map(([name, row]) => ({
  ...DEFAULTS,
  ...row,
  name: name as PageName,
}));

const BY_PATH = new Map<string, Page>(PAGE_LIST.map((page) => [page.path, page]));
const NOWHERE: Page = { ...DEFAULTS, path: '', name: null };
const BACK_OFFICE: Page = { ...NOWHERE, layout: 'staff', entryWarning: false, shape: 'rows' };
export const isBackOffice = (path: string): boolean => path === '/admin' || path.startsWith('/admin/');

/** @param routeId the router's, such as `/members/$id/`; that of the root belongs to no page. */
export function pageOf(routeId: string | undefined): Page {
  const path = routeId === '/' ? '/' : (routeId ?? '').replace(/\/$/, '');
  return BY_PATH.get(path) ?? (isBackOffice(path) ? BACK_OFFICE : NOWHERE);
}

/** PRODUCT 29: the pages of these layouts are read before anything of the application is loaded. */
export const isLander = ({ layout }: Page): boolean => layout === 'lander' || layout === 'empty';

/** SPEC 9: where layouts other than the default one warn. */
const WARNED_COUNTRIES = ['NL', 'DE'];

/** @param country where the visitor is, ISO 3166-1 alpha-2. @returns whether visitors are warned before they enter here. */
export function warnsAtEntry({ entryWarning, layout }: Page, country: string): boolean {
  return entryWarning && (layout === 'default' || WARNED_COUNTRIES.includes(country));
}
