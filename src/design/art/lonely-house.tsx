import { DARK_WINDOW, HOUSE, LAMP, LEAF, NEAR_HILL, SMOKE } from './palette.ts';
import { Vignette, type VignetteProps } from './vignette.tsx';

const WALLS = 'M118 184V102L168 62L218 102V184Z';

/** Nothing here yet: one house, one lit window, a path to it. */
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
          <rect x="194" y="64" width="13" height="32" fill={HOUSE} />
          <path d={WALLS} fill={HOUSE} />
          <path
            d="M110 106L168 58L226 106"
            fill="none"
            stroke="#0d1233"
            strokeWidth="5"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
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

/** No connection: the line to the house has come down, and one candle is enough. */
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
            <rect x="194" y="64" width="13" height="32" fill={HOUSE} />
            <path d={WALLS} fill={HOUSE} />
            <path
              d="M110 106L168 58L226 106"
              fill="none"
              stroke="#0d1233"
              strokeWidth="5"
              strokeLinejoin="round"
              strokeLinecap="round"
            />
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

/** Something broke on our side: the lamp at the door hangs by its wire, and somebody has brought a ladder. */
export function ErrorHouse(props: VignetteProps) {
  return (
    <Vignette {...props}>
      {(glow) => (
        <>
          <Tree x={58} height={46} />
          <rect x="194" y="64" width="13" height="32" fill={HOUSE} />
          <path d={WALLS} fill={HOUSE} />
          <path
            d="M110 106L168 58L226 106"
            fill="none"
            stroke="#0d1233"
            strokeWidth="5"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
          <path d="M130 142V124a12 12 0 0 1 24 0V142Z" fill={DARK_WINDOW} />
          <path d="M142 112V142" stroke={HOUSE} strokeWidth="3" />
          <path d="M180 184V140a14 14 0 0 1 28 0V184Z" fill="#0d1233" />
          <path d="M190 110c3 5 -3 9 1 13" stroke="#0d1233" strokeWidth="2.5" fill="none" />
          <circle cx="191" cy="130" r="46" fill={`url(#${glow})`} opacity=".85" />
          <path d="M184 123l12 3 -2.500 10 -13 -3.200Z" fill={LAMP} />
          <path d="M201 121l6 -4M203 129l7 1M178 120l-5 -5" stroke={LAMP} strokeWidth="2.2" strokeLinecap="round" />
          <path
            d="M226 184L206 92M240 184L217 90M209.500 106l10.500-2.200M213 122l10.700-2.200M216.500 138l11-2.200M220 154l11.200-2.200M223.500 170l11.500-2.200"
            stroke="#c98a55"
            strokeWidth="3"
            strokeLinecap="round"
          />
          <path d="M258 180l3-16h16l3 16Z" fill="#9a4f48" />
          <path d="M262 164c2-9 12-9 14 0" stroke="#c98a55" strokeWidth="2.500" fill="none" />
        </>
      )}
    </Vignette>
  );
}

function Tree({ x, height }: { x: number; height: number }) {
  return (
    <>
      <path d={`M${x} 176v${-height * 0.6}`} stroke="#0d1233" strokeWidth="4" strokeLinecap="round" />
      <path
        d={`M${x} ${170 - height * 1.25}c${height * 0.42} ${height * 0.3} ${height * 0.42} ${height * 0.9} 0 ${height * 0.95}c${-height * 0.42} ${-height * 0.05} ${-height * 0.42} ${-height * 0.65} 0 ${-height * 0.95}Z`}
        fill={LEAF}
      />
    </>
  );
}
