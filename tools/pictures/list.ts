/** A picture of the documentation: `docs/pictures/<name>.webp`. */
export interface Picture {
  name: string;
  /** May depend on who is there: the id of a real member with photos, and of the logged-in member's first conversation. */
  path: (ids: { member: number; conversation: number }) => string;
  /** Of one of the demo's other brands, by the first part of its host. */
  brand?: string;
  size?: 'phone' | 'desktop';
  theme?: 'light' | 'dark';
  /** Taken as the demo's free member. */
  loggedIn?: true;
  /** The whole page, not only what is in view. */
  full?: true;
}

const state = (screen: string, name: string) => () => `/demo/states?${new URLSearchParams({ screen, state: name })}`;

/** Every picture that the documentation shows. */
export const PICTURES: readonly Picture[] = [
  { name: 'home-phone', path: () => '/', size: 'phone' },
  { name: 'home-velvet', path: () => '/', brand: 'velvet', size: 'phone' },
  { name: 'home-glod', path: () => '/', brand: 'glod', size: 'phone' },
  { name: 'home-kade', path: () => '/', brand: 'kade', size: 'phone' },
  { name: 'members-phone', path: () => '/members', size: 'phone' },
  { name: 'profile-phone', path: ({ member }) => `/members/${member}`, size: 'phone' },
  { name: 'chat-phone', path: ({ conversation }) => `/chats/${conversation}`, loggedIn: true, size: 'phone' },
  { name: 'members-dark', path: () => '/members', theme: 'dark' },
  { name: 'design', path: () => '/demo/design', full: true },
  { name: 'state-loading', path: state('members', 'loading') },
  { name: 'state-empty', path: state('members', 'empty') },
  { name: 'state-error', path: state('page', 'error') },
  { name: 'state-offline', path: state('members', 'offline') },
  { name: 'state-long-names', path: state('members', 'long names'), size: 'phone' },
  { name: 'state-no-photo', path: state('profile', 'no photo'), size: 'phone' },
  { name: 'state-many', path: state('chats', '10,000 conversations') },
];
