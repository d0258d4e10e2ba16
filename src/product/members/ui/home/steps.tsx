import { IconHeart, IconMessage, IconSafe, IconSearch } from '#design/icons.tsx';
import { PageContainer } from '#design/layout.tsx';
import { SceneArt } from '#design/scenes/scene-art.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { HomeWords } from '../../home/contract.ts';
import { lookOf } from './scenes.ts';

export interface PriceProps {
  /** What one message costs in money: “€1.20” to “€1.99”, or `from` alone. */
  price: { sold: 'range' | 'one' | 'no'; from: string; to: string };
}

const PICTURES = [
  { part: 'step1', icon: <IconHeart /> },
  { part: 'step2', icon: <IconSearch /> },
  { part: 'step3', icon: <IconMessage /> },
] as const;

export function Steps({ texts, price }: PriceProps & { texts: HomeWords }) {
  const t = useTranslations('pages.home');
  const { message_credits: credits, home_scene: scene } = useSettings();
  const cost = t('cost', { credits, ...price });
  return (
    <section aria-labelledby="steps" className={`${lookOf(scene).tokens} bg-[var(--band,var(--surface-2))]`}>
      <PageContainer className="py-8 l:py-12">
        <h2 id="steps" className="display text-t40">
          {texts.how_title}
        </h2>
        <ol className="mt-5 grid grid-cols-1 gap-x-10 gap-y-5 m:grid-cols-3 l:mt-7">
          {texts.steps.map(({ title, text }, place) => {
            const { part, icon } = PICTURES[place] ?? PICTURES[0];
            return (
              <li key={part} className="flex min-w-0 gap-4 l:gap-5">
                {scene ? (
                  <SceneArt
                    scene={scene}
                    part={part}
                    className="size-15 shrink-0 forced-colors:hidden l:size-17 *:size-full"
                  />
                ) : (
                  <span className="grid size-13 shrink-0 place-items-center rounded-full bg-primary-tint text-primary">
                    {icon}
                  </span>
                )}
                <div className="min-w-0">
                  <h3 className="headline text-t22">{title}</h3>
                  <p className="mt-0.5 max-w-[36ch] text-ink-2">{text.replace('{cost}', cost)}</p>
                </div>
              </li>
            );
          })}
        </ol>
        <p className="mt-6 flex gap-3 border-line border-t pt-5 font-medium">
          <IconSafe className="shrink-0 text-primary" />
          {texts.safety}
        </p>
      </PageContainer>
    </section>
  );
}
