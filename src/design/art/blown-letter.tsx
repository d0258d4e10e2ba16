import { CREAM, DARK, EMBER, LAMP_PALE, SMOKE } from './palette.ts';
import { Tree, Vignette, type VignetteProps } from './vignette.tsx';

export function BlownLetter(props: VignetteProps) {
  return (
    <Vignette {...props} mood="night">
      {(glow) => (
        <>
          <g transform="rotate(9 40 180)">
            <Tree x={36} height={64} />
          </g>
          <g transform="rotate(12 286 180)">
            <Tree x={280} height={46} />
          </g>
          <circle cx="92" cy="104" r="62" fill={`url(#${glow})`} opacity=".8" />
          <path d="M92 186V114" stroke={DARK} strokeWidth="5" strokeLinecap="round" />
          <path d="M84 114h16l4-22H80Z" fill={LAMP_PALE} />
          <path d="M78 92h28l-9-9h-10ZM83 114h18v4H83ZM86 182h12v5H86Z" fill={DARK} />
          <path
            d="M112 78c24-14 44 8 62-4 10-7 2-18-6-13M120 140c22-10 40 10 70 0 22-7 30 4 24 12-5 6-14 2-12-4M214 82c14-6 26 2 38-4"
            fill="none"
            stroke={SMOKE}
            strokeWidth="2.600"
            strokeLinecap="round"
            opacity=".55"
          />
          <g transform="translate(196 110) rotate(-17)">
            <path d="M-42 -28H42V14l-9 3 -2 8 -10 1 -3 3H-42Z" fill={CREAM} />
            <path d="M-42 -26L0 6L42 -26" fill="none" stroke={DARK} strokeWidth="2.400" opacity=".45" />
            <circle cy="5" r="8" fill={EMBER} />
          </g>
          <path d="M252 132l11-4 3 9 -10 3Z" fill={CREAM} />
          <path d="M238 152l6-2 1 5 -5 1Z" fill={SMOKE} />
        </>
      )}
    </Vignette>
  );
}
