import { renderToStaticMarkup } from 'react-dom/server';
import { OfflineHouse } from '#design/art/offline-house.tsx';
import { Badge } from '#design/badge.tsx';
import { BrandMark } from '#design/brand-mark.tsx';
import { LinkButton } from '#design/button.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { preloadedFonts } from '#design/fonts.ts';
import { PageContainer } from '#design/layout.tsx';
import type { MarkName } from '#design/marks.ts';
import type { HeadlineFace } from '#design/site-looks.ts';
import { FICTIONAL_ICONS } from '#product/members/ui/fictional-label.tsx';
import type { FictionalIconName } from '#product/sites/settings/contract.ts';

export interface OfflineWords {
  headline: string;
  text: string;
  again: string;
  chats: string;
}

interface OfflineBodyProps {
  name: string;
  logo: MarkName;
  face: HeadlineFace;
  words: OfflineWords;
  fictional: { word: string; icon: FictionalIconName };
}

export interface OfflineBody {
  body: string;
  fonts: string[];
  label: string;
}

const [BEGIN, END] = ['<!--page-->', '<!--/page-->'];

export function renderOfflineBody({ name, logo, face, words, fictional }: OfflineBodyProps): OfflineBody {
  const bar = (
    <a href="/" className="flex h-11 min-w-0 items-center gap-x-2.5">
      <BrandMark logo={logo} className="h-7.5 shrink-0" />
      <span className="headline max-w-full truncate text-t22">{name}</span>
    </a>
  );
  const page = (
    <PageContainer width="narrow" className="py-16">
      <EmptyState
        headingLevel={1}
        art={<OfflineHouse />}
        headline={words.headline}
        action={
          <span className="flex flex-wrap justify-center gap-3">
            <LinkButton href="">{words.again}</LinkButton>
            <span data-kept hidden>
              <LinkButton href="/chats" variant="outline">
                {words.chats}
              </LinkButton>
            </span>
          </span>
        }
      >
        {words.text}
      </EmptyState>
    </PageContainer>
  );
  const body = `<header class="px-gutter py-2">${renderToStaticMarkup(bar)}</header><main id="main">${BEGIN}${renderToStaticMarkup(page)}${END}</main>`;
  const Icon = FICTIONAL_ICONS[fictional.icon];
  const label = (
    <Badge size="s" icon={<Icon />}>
      {fictional.word}
    </Badge>
  );
  return { body, fonts: preloadedFonts(face), label: renderToStaticMarkup(label) };
}
