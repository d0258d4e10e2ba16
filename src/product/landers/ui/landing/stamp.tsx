import { useTranslations } from '#platform/i18n/intl.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { LanderMember, Niche } from '../../contract.ts';
import { EMBLEMS } from '../emblem.tsx';
import { LanderLabel, LanderPhoto } from '../lander-member.tsx';

export function Stamp({ member, niche }: { member: LanderMember | null; niche: Niche }) {
  const t = useTranslations('members.list');
  const { name, geoip_selected_country: country } = useSettings();
  const band = member?.distance ? t('distance', { band: member.distance }) : null;
  return (
    <div className="stamp">
      <div className="perforated">
        <p>{member ? (member.city ?? member.region ?? member.country) : name}</p>
        {member ? (
          <LanderPhoto member={member} sizes="(min-width: 62rem) 190px, 120px" first />
        ) : (
          <svg viewBox="-50 -60 100 120" className="sign" aria-hidden="true">
            {EMBLEMS[niche]}
          </svg>
        )}
      </div>
      {member && (
        <>
          <p className="value">{member.age}</p>
          <LanderLabel member={member} />
        </>
      )}
      <Postmark words={band ?? member?.region ?? name} country={member?.country ?? country} />
      {band && <p className="sr-only">{band}</p>}
    </div>
  );
}

function Postmark({ words, country }: { words: string; country: string }) {
  return (
    <svg viewBox="0 0 190 66" className="postmark" aria-hidden="true">
      <path id="ring" d="M10.5 33a22.5 22.5 0 0 1 45 0" fill="none" />
      <g fill="none" stroke="currentColor" strokeWidth="2">
        <circle cx="33" cy="33" r="31" />
        <circle cx="33" cy="33" r="18" />
        <path d="M70 16q10-8 20 0t20 0 20 0 20 0 20 0M72 29q10-8 20 0t20 0 20 0 20 0 20 0M72 42q10-8 20 0t20 0 20 0 20 0 20 0M70 55q10-8 20 0t20 0 20 0 20 0 20 0" />
      </g>
      <text fontSize="8" fontWeight="700" fill="currentColor" textAnchor="middle">
        <textPath
          href="#ring"
          startOffset="50%"
          {...(words.length > 12 ? { textLength: 66, lengthAdjust: 'spacingAndGlyphs' } : {})}
        >
          {words.toUpperCase()}
        </textPath>
      </text>
      <text x="33" y="38" fontSize="14" fontWeight="700" fill="currentColor" textAnchor="middle">
        {country}
      </text>
    </svg>
  );
}
