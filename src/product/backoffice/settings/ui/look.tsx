import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { Badge } from '#design/badge.tsx';
import { BrandMark } from '#design/brand-mark.tsx';
import { cx } from '#design/cx.ts';
import { MARKS, type MarkName } from '#design/marks.ts';
import { loadScene, type SceneName } from '#design/scenes/load-scene.ts';
import { SceneArt } from '#design/scenes/scene-art.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { FictionalLabel } from '#product/members/ui/fictional-label.tsx';
import type { SettingView } from '../contract.ts';
import { type Draft, drafted } from './draft.ts';
import { contrastsOf, hexOf, LEAST_CONTRAST, tokensOf } from './look-colours.ts';
import { SettingRow } from './setting-row.tsx';

export const APPEARANCE_SETTINGS: readonly string[] = [
  'primary_color',
  'secondary_color',
  'logo',
  'headline_face',
  'shape',
  'home_scene',
  'niche',
];

const PRESETS = { evening: '#2f4fb5', teal: '#0f6b72', plum: '#7a3a8c', brick: '#9a4420', forest: '#2f6b50' } as const;
const SCENES: Record<SceneName, string> = {
  street: 'scene-street',
  dressing_room: 'scene-dressing-room',
  shore: 'scene-shore',
  quay: 'scene-quay',
};
const isScene = (value: unknown): value is SceneName => typeof value === 'string' && value in SCENES;
const FACES: Record<string, CSSProperties> = {
  serif: { fontFamily: 'var(--serif)', fontWeight: 480 },
  serif_italic: { fontFamily: 'var(--serif)', fontStyle: 'italic', fontWeight: 480 },
  sans_light: { fontFamily: 'var(--sans)', fontWeight: 400 },
  sans_heavy: { fontFamily: 'var(--sans)', fontWeight: 800 },
};
const RADII: Record<string, string> = { round: '999px', soft: '12px', square: '6px' };

export function useBarred(draft: Draft): string | null {
  const t = useTranslations('backoffice.settings');
  const { primary, secondary } = coloursOf(draft);
  const tokens = tokensOf(primary, secondary);
  if (!tokens) return t('look.noColour');
  return contrastsOf(tokens).some(({ ratio }) => ratio < LEAST_CONTRAST) ? t('look.tooClose') : null;
}

const settingOf = ({ base }: Draft, name: string): SettingView | undefined =>
  base.settings.find((setting) => setting.name === name);
const draftedValue = (draft: Draft, name: string): unknown => {
  const setting = settingOf(draft, name);
  return setting ? drafted(setting, draft.changes) : null;
};
const coloursOf = (draft: Draft) => ({
  primary: draftedValue(draft, 'primary_color') as string | null,
  secondary: draftedValue(draft, 'secondary_color') as string | null,
});

export function Look({ draft, wrong }: { draft: Draft; wrong: Record<string, string> | undefined }) {
  const t = useTranslations('backoffice.settings');
  const { primary, secondary } = coloursOf(draft);
  const tokens = tokensOf(primary, secondary) ?? { light: {}, dark: {} };
  const scene = draftedValue(draft, 'home_scene');
  const logo = draftedValue(draft, 'logo') as string;
  const niche = Number(draftedValue(draft, 'niche'));
  const colour = settingOf(draft, 'primary_color');
  return (
    <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] xl:-me-[21rem] xl:pe-0">
      <div>
        <h2 className="mb-2 font-semibold text-t14">{t('partNames.look')}</h2>
        {colour && (
          <ul className="mb-2 flex flex-wrap gap-2">
            {Object.entries(PRESETS).map(([name, hex]) => (
              <li key={name}>
                <button
                  type="button"
                  aria-pressed={hexOf(primary) === hex}
                  onClick={() => draft.change(colour, hex)}
                  className={cx(
                    'flex min-h-10 items-center gap-2 rounded-control border px-3 text-t14',
                    hexOf(primary) === hex ? 'border-2 border-primary' : 'border-line',
                  )}
                >
                  <span className="size-5 rounded-full" style={{ background: hex }} />
                  {t(`look.presets.${name as keyof typeof PRESETS}`)}
                </button>
              </li>
            ))}
          </ul>
        )}
        {APPEARANCE_SETTINGS.map((name) => {
          const setting = settingOf(draft, name);
          return setting && <SettingRow key={name} setting={setting} draft={draft} error={wrong?.[name]} />;
        })}
        <section className="mt-5" aria-labelledby="contrasts">
          <h3 id="contrasts" className="mb-1 font-semibold text-t14">
            {t('look.contrasts')}
          </h3>
          <ul className="text-t13">
            {contrastsOf(tokens).map(({ name, ratio }) => (
              <li key={name} className="flex min-h-8 items-center gap-3">
                <span className="flex-1 text-ink-2">{t(`look.pairs.${name}`)}</span>
                <span className="font-semibold tabular-nums">{ratio.toFixed(1)}</span>
                <Badge size="s" tone={ratio < LEAST_CONTRAST ? 'danger' : 'honey'}>
                  {ratio < LEAST_CONTRAST ? t('look.low') : t('look.enough')}
                </Badge>
              </li>
            ))}
          </ul>
          <p className="text-ink-2 text-t13">{t('look.moved')}</p>
        </section>
      </div>
      <section aria-labelledby="preview" className="flex flex-col gap-3 xl:max-w-xl">
        <h3 id="preview" className="font-semibold text-t14">
          {t('look.preview')} <span className="font-regular text-ink-2 text-t13">{t('look.unsaved')}</span>
        </h3>
        <div className="grid gap-3 m:grid-cols-2">
          {(['light', 'dark'] as const).map((theme) => (
            <Preview
              key={theme}
              theme={theme}
              tokens={tokens[theme]}
              name={String(draftedValue(draft, 'name') ?? draft.base.site.name)}
              logo={logo in MARKS ? (logo as MarkName) : 'flame'}
              face={FACES[String(draftedValue(draft, 'headline_face'))] ?? {}}
              radius={RADII[String(draftedValue(draft, 'shape'))] ?? '999px'}
            />
          ))}
        </div>
        {isScene(scene) && <Scene key={scene} name={scene} />}
        <p className="text-t13">
          {LANDERS.map((lander) => (
            <a
              key={lander}
              href={`${draft.base.site.origin}/landers/${lander}?niche=${niche}`}
              target="_blank"
              rel="noreferrer"
              className="me-3 inline-block min-h-6 text-primary underline"
            >
              {lander}
            </a>
          ))}
          <span className="block text-ink-2">{t('look.landers')}</span>
        </p>
      </section>
    </div>
  );
}

const LANDERS = ['alonetonight', 'gallery', 'maplanding', 'socialnetwork'] as const;

const nameOf = (fictional: boolean) => (fictional ? 'Deniz, 41' : 'Tineke, 44');

interface PreviewProps {
  theme: 'light' | 'dark';
  tokens: Record<string, string>;
  name: string;
  logo: MarkName;
  face: CSSProperties;
  radius: string;
}

function Preview({ theme, tokens, name, logo, face, radius }: PreviewProps) {
  const t = useTranslations('backoffice.settings');
  const own = Object.fromEntries(Object.entries(tokens).map(([token, value]) => [`--${token}`, value]));
  const button = 'flex min-h-10 min-w-0 flex-1 items-center justify-center px-2 text-center font-semibold text-t14';
  return (
    <div
      data-theme={theme}
      style={own as CSSProperties}
      className="flex min-w-0 flex-col gap-3 overflow-hidden rounded-card border border-line bg-paper pb-3"
    >
      <div className="flex items-center gap-2 border-line border-b bg-surface px-3 py-2.5">
        <BrandMark logo={logo} className="h-6" />
        <span className="truncate text-t16" style={face}>
          {name}
        </span>
        <span className="ms-auto rounded-full bg-secondary-tint px-2 text-secondary-ink text-t13">12</span>
      </div>
      <div className="flex gap-2 px-3">
        {[false, true].map((fictional) => (
          <div
            key={String(fictional)}
            className="relative flex h-22 flex-1 flex-col items-start justify-between overflow-hidden rounded-card bg-night p-2 text-t12 text-white"
          >
            <Somebody />
            <span className="relative">{fictional && <FictionalLabel fictional onPhoto />}</span>
            <span className="relative font-semibold">{nameOf(fictional)}</span>
          </div>
        ))}
      </div>
      <p className="ms-auto me-3 bg-primary-fill px-3 py-1.5 text-on-primary text-t14" style={{ borderRadius: radius }}>
        {t('look.sayHello')}
      </p>
      <p className="px-3 text-primary text-t14 underline">{t('look.link')}</p>
      <div className="flex gap-2 px-3">
        <span className={cx(button, 'bg-primary-fill text-on-primary')} style={{ borderRadius: radius }}>
          {t('look.sayHello')}
        </span>
        <span className={cx(button, 'bg-secondary text-on-secondary')} style={{ borderRadius: radius }}>
          {t('look.getCredits')}
        </span>
      </div>
    </div>
  );
}

const Somebody = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 96 88"
    preserveAspectRatio="xMidYMax slice"
    className="absolute inset-0 size-full"
  >
    <rect width="96" height="88" className="fill-primary-fill opacity-40" />
    <circle cx="48" cy="35" r="17" className="fill-secondary opacity-70" />
    <path d="M16 88c0-20 14-31 32-31s32 11 32 31z" className="fill-secondary opacity-45" />
    <rect y="56" width="96" height="32" className="fill-night opacity-60" />
  </svg>
);

function Scene({ name }: { name: SceneName }) {
  const t = useTranslations('backoffice.settings');
  const { data } = useQuery({
    queryKey: ['scene', name],
    queryFn: async () => {
      await loadScene(name);
      return true;
    },
  });
  return (
    <figure className="text-ink-2 text-t13">
      <div className={cx('overflow-hidden rounded-card border border-line', SCENES[name])}>
        {data ? <SceneArt scene={name} part="desktop" /> : <div className="aspect-[9/5]" />}
      </div>
      <figcaption>{t('look.scene')}</figcaption>
    </figure>
  );
}
