import { useRouter } from '@tanstack/react-router';
import { type ComponentType, type MouseEvent, useState } from 'react';
import { useLazyPart } from '#design/use-lazy-part.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import { useChooseLanguage } from '#product/members/user/ui/language.ts';
import { useUser } from '#product/members/user/ui/user.tsx';

const loadFooter = () => import('./footer.tsx').then(({ Footer }) => Footer);

let rendered: ComponentType | null = null;

/** Lets this process render footers: the server, before its first page. */
export async function prepareFooter(): Promise<void> {
  rendered = await loadFooter();
}

/**
 * The footer as the server sent it: what is in it is plain links, which are followed without loading the page anew. Its
 * script is fetched only where the server sent none, after a page without footer, or when somebody has logged in or out.
 */
export function Foot() {
  const router = useRouter();
  const user = useUser()?.id;
  const choose = useChooseLanguage();
  const [sent] = useState(() => ({ user, html: rendered ? '' : document.getElementById('foot')?.innerHTML }));
  const fetched = useLazyPart(loadFooter, sent.html === undefined || sent.user !== user);
  const Footer = rendered ?? fetched;
  const follow = (event: MouseEvent) => {
    const pressed = (event.target as Element).closest<HTMLElement>('a, button');
    if (pressed instanceof HTMLAnchorElement) {
      const { origin, pathname, hash } = pressed;
      if (origin !== location.origin || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      router.history.push(pathname + hash);
    } else if (pressed) choose(pressed.lang as Locale);
  };
  return (
    <footer
      id="foot"
      data-theme="dark"
      data-print="none"
      className="bg-night text-ink-2 text-t14"
      onClickCapture={follow}
      suppressHydrationWarning
      {...(Footer ? { children: <Footer /> } : { dangerouslySetInnerHTML: { __html: sent.html ?? '' } })}
    />
  );
}
