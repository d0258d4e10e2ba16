import { DARK_WINDOW, HOUSE, LAMP, NEAR_HILL, SMOKE } from './palette.ts';
import { HouseBody, Tree, Vignette, type VignetteProps } from './vignette.tsx';

export function OfflineHouse(props: VignetteProps) {
  return (
    <Vignette {...props} mood="night">
      {(glow) => (
        <>
          <Tree x={286} height={40} />
          <path d="M56 182V84M40 96h32" stroke={NEAR_HILL} strokeWidth="5" strokeLinecap="round" />
          <path d="M44 96c10 34 8 58 22 74" stroke={NEAR_HILL} strokeWidth="2.5" fill="none" strokeLinecap="round" />
          <path d="M70 96c10 14 14 26 13 40" stroke={NEAR_HILL} strokeWidth="2.5" fill="none" strokeLinecap="round" />
          <path d="M218 106c-12 6-22 8-32 24" stroke={NEAR_HILL} strokeWidth="2.5" fill="none" strokeLinecap="round" />
          <path d="M80 142l4 -7M88 143l6 -4M78 150l-2 6" stroke={LAMP} strokeWidth="2.2" strokeLinecap="round" />
          <g transform="translate(10 0)">
            <HouseBody />
            <path d="M146 154V126a22 22 0 0 1 44 0V154Z" fill={DARK_WINDOW} />
            <circle cx="180" cy="142" r="34" fill={`url(#${glow})`} opacity=".8" />
            <path d="M177 154v-11h6v11Z" fill={SMOKE} />
            <path
              d="M180 130c3.500 4.500 4.500 6.500 4.500 8.500a4.500 4.500 0 0 1-9 0c0-2 1-4 4.500-8.500Z"
              fill={LAMP}
            />
            <path d="M168 104V154M146 131H190" stroke={HOUSE} strokeWidth="4" />
            <rect x="140" y="154" width="56" height="5" rx="1.5" fill="#0d1233" />
          </g>
        </>
      )}
    </Vignette>
  );
}
