import { HOUSE, LAMP, NEAR_HILL, SMOKE } from './palette.ts';
import { HouseBody, Tree, Vignette, type VignetteProps } from './vignette.tsx';

export function LonelyHouse(props: VignetteProps) {
  return (
    <Vignette
      {...props}
      front={<path d="M158 182C166 196 138 202 146 222H202C186 204 184 196 178 181Z" fill={LAMP} opacity=".36" />}
    >
      {(glow) => (
        <>
          <Tree x={64} height={52} />
          <Tree x={84} height={34} />
          <circle cx="168" cy="130" r="78" fill={`url(#${glow})`} opacity=".62" />
          <HouseBody />
          <path d="M146 154V126a22 22 0 0 1 44 0V154Z" fill={LAMP} />
          <path d="M168 104V154M146 131H190" stroke={HOUSE} strokeWidth="4" />
          <rect x="140" y="154" width="56" height="5" rx="1.5" fill="#0d1233" />
          <path
            d="M200 60c-4-9 7-12 3-21s6-11 3-19"
            stroke={SMOKE}
            strokeWidth="3"
            fill="none"
            strokeLinecap="round"
            opacity=".5"
          />
          <path
            d="M240 180v-22M256 178v-22M272 177v-22M236 164h42"
            stroke={NEAR_HILL}
            strokeWidth="3"
            strokeLinecap="round"
          />
        </>
      )}
    </Vignette>
  );
}
