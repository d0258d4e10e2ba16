import { CREAM, DARK, DARK_WINDOW, EMBER, FRAME, HONEY, LAMP, LAMP_PALE, LEAF, NEAR_HILL, WALLS } from './palette.ts';
import { Vignette, type VignetteProps } from './vignette.tsx';

const CAT = '#c98a55';

export function ClosedDoor(props: VignetteProps) {
  return (
    <Vignette
      {...props}
      front={
        <>
          <path d="M104 192h112v10H104ZM94 202h132v18H94Z" fill={DARK} />
          <path d="M104 192h112v2.500H104ZM94 202h132v2.500H94Z" fill={LAMP} opacity=".28" />
          <path d="M226 197c12 1 15-6 10-13" stroke={CAT} strokeWidth="4.500" strokeLinecap="round" fill="none" />
          <path d="M203 202c-8-8-6-22 2-28l-1-13 7 5h7l7-5-1 13c9 6 11 20 3 28Z" fill={CAT} />
          <path d="M209 172.500h2.500M217 172.500h2.500" stroke={DARK} strokeWidth="2.600" strokeLinecap="round" />
          <path d="M214.500 176.500v2" stroke={DARK} strokeWidth="1.800" strokeLinecap="round" />
          <path d="M209 202v-10M220 202v-10" stroke={DARK} strokeWidth="1.800" opacity=".5" />
        </>
      }
    >
      {(glow) => (
        <>
          <rect x="52" width="216" height="200" fill={WALLS[1]} />
          <path d="M52 0h108v200H52Z" fill="#fff" opacity=".03" />
          <rect x="66" y="82" width="34" height="52" rx="3" fill={DARK_WINDOW} />
          <path d="M83 82v52M66 104h34" stroke={WALLS[1]} strokeWidth="3" />
          <rect x="62" y="134" width="42" height="5" rx="1" fill={DARK} />
          <circle cx="160" cy="82" r="84" fill={`url(#${glow})`} opacity=".5" />
          <path d="M116 192V84a44 44 0 0 1 88 0V192Z" fill={DARK} />
          <path d="M126 80a34 34 0 0 1 68 0Z" fill={LAMP} />
          <path d="M160 80V46M160 80L136 56M160 80L184 56" stroke={DARK} strokeWidth="3.500" />
          <path d="M126 86h68V192h-68Z" fill={LEAF} />
          <path
            d="M135 96h20v34h-20ZM165 96h20v34h-20ZM135 142h20v40h-20ZM165 142h20v40h-20Z"
            fill="none"
            stroke={DARK}
            strokeWidth="2.500"
            opacity=".7"
          />
          <circle cx="160" cy="120" r="7.500" fill="none" stroke={HONEY} strokeWidth="3.200" />
          <circle cx="160" cy="112" r="3.200" fill={HONEY} />
          <circle cx="186" cy="140" r="3" fill={FRAME} />
          <circle cx="234" cy="102" r="46" fill={`url(#${glow})`} opacity=".8" />
          <path d="M234 74v10" stroke={DARK} strokeWidth="3" />
          <path d="M226 88h16l-3 22h-10Z" fill={LAMP_PALE} />
          <path d="M222 88l12-7 12 7ZM228 110h12v4h-12Z" fill={DARK} />
          <path d="M74 180v-22h18v22Z" fill="#9a4f48" />
          <path d="M83 158c-9-8-9-20-6-28 5 6 6 13 6 20 0-9 3-19 9-25 2 11 0 24-9 33Z" fill={LEAF} />
          <circle cx="79" cy="134" r="3.600" fill={EMBER} />
          <circle cx="90" cy="130" r="3.600" fill={CREAM} />
          <path d="M52 190h216v14H52Z" fill={NEAR_HILL} />
        </>
      )}
    </Vignette>
  );
}
