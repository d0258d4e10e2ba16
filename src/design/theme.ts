export type ThemeChoice = 'system' | 'light' | 'dark';

const KEY = 'theme';

export const themeMedia = (theme: 'light' | 'dark'): string => `(prefers-color-scheme:${theme})`;

/** Put it inline in the head, before the styles and after the colours of what is around the page: sets the chosen theme ahead of the first paint. */
export const THEME_BOOT_SCRIPT = `try{var t=localStorage.getItem("${KEY}");if(t==="light"||t==="dark"){document.documentElement.dataset.theme=t;document.querySelectorAll("meta[media]").forEach(function(m){m.media=m.media.includes(t)?"all":"not all"})}}catch(e){}`;

export function readTheme(): ThemeChoice {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

export function chooseTheme(choice: ThemeChoice): void {
  const root = document.documentElement;
  if (choice === 'system') delete root.dataset.theme;
  else root.dataset.theme = choice;
  const grounds = document.querySelectorAll<HTMLMetaElement>('meta[media]');
  for (const [index, theme] of (['light', 'dark'] as const).entries()) {
    const ground = grounds[index];
    if (ground) ground.media = choice === 'system' ? themeMedia(theme) : choice === theme ? 'all' : 'not all';
  }
  try {
    if (choice === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // Storage may be closed to us; the choice then holds until the page is left.
  }
}
