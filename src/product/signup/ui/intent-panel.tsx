import { NightSky } from '#design/art/night-sky.tsx';
import { Stars } from '#design/art/stars.tsx';
import { cx } from '#design/cx.ts';
import { Photo, Silhouette } from '#design/photo.tsx';
import { PhotoCard } from '#design/photo-card.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { SignupIntent } from '#product/accounts/ui/login-wall.ts';
import { FictionalLabel, useFictionalWord } from '#product/members/ui/fictional-label.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';

const SKY = '-inset-x-8 top-auto bottom-full -z-10 h-60 w-[calc(100%+4rem)]';

interface IntentPanelProps {
  intent: SignupIntent;
  closable?: boolean;
  joined?: boolean;
}

export function IntentPanel({ intent, closable = false, joined = false }: IntentPanelProps) {
  const t = useTranslations('signup.form');
  const word = useFictionalWord();
  const { member } = intent;
  const sentence = t(`intent.${intent.kind}`, { name: member?.name ?? '' });
  return (
    <NightSky roofs={!member} className="flex h-full flex-col justify-center gap-4 px-5 py-3 short:py-2 m:gap-6 m:p-8">
      {member ? (
        <div className="relative flex items-center gap-4 m:flex-col">
          {/* Above the words, and beside the card where there is room. */}
          <Stars count={40} seed={9} depth={1} className={cx(SKY, 'm:-top-60 m:bottom-auto m:h-112')} />
          <PhotoCard
            as="div"
            photo={<MemberImage image={member.image} />}
            title={<span className="max-m:sr-only">{member.name}</span>}
            topStart={
              <span className="max-m:hidden">
                <FictionalLabel fictional={member.fictional} onPhoto />
              </span>
            }
            className="w-15 shrink-0 short:w-12 max-m:rounded-control m:w-full m:max-w-53"
          />
          <div className={cx('min-w-0 m:text-center', closable && 'max-m:pe-10')}>
            <p className="flex flex-wrap items-center gap-2 font-semibold m:hidden">
              <span className="min-w-0 truncate">{member.name}</span>
              <FictionalLabel fictional={member.fictional} onPhoto />
            </p>
            <p className={cx('text-balance text-t14 text-white m:text-t16', joined && 'invisible')}>{sentence}</p>
            {member.fictional && (
              <p
                data-theme="light"
                className="mt-2.5 text-pretty rounded-control bg-surface px-3 py-2 text-start text-t13"
              >
                {t('intent.fictional', { word, name: member.name })}
              </p>
            )}
          </div>
        </div>
      ) : (
        <p
          className={cx(
            'relative mb-18 max-w-[30ch] text-pretty text-t16 m:mb-24 m:text-t18',
            closable && 'max-m:pe-10',
            joined && 'invisible',
          )}
        >
          <Stars count={30} seed={9} depth={1} className={SKY} />
          {sentence}
        </p>
      )}
    </NightSky>
  );
}

function MemberImage({ image }: { image: string | null }) {
  const { cdn_prefix: prefix } = useSettings();
  return image ? <Photo src={prefix + image} alt="" priority className="size-full" /> : <Silhouette />;
}
