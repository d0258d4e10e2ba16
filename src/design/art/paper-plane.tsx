import { CREAM, HOUSE, LAMP, SMOKE } from './palette.ts';
import { HouseBody, Tree, Vignette, type VignetteProps } from './vignette.tsx';

export function PaperPlane(props: VignetteProps) {
  return (
    <Vignette {...props}>
      {(glow) => (
        <>
          <Tree x={246} height={38} />
          <Tree x={268} height={54} />
          <g transform="translate(-62 30) scale(.84)">
            <circle cx="168" cy="130" r="78" fill={`url(#${glow})`} opacity=".62" />
            <HouseBody />
            <path d="M146 154V126a22 22 0 0 1 44 0V154Z" fill={LAMP} />
            <path d="M146 128L132 134V162L146 154ZM190 128L204 134V162L190 154Z" fill="#f7a94f" />
            <rect x="138" y="154" width="60" height="5" rx="1.500" fill="#0d1233" />
            <path d="M168 106V154" stroke={HOUSE} strokeWidth="4" />
          </g>
          <path
            d="M92 148C120 120 140 168 158 140C174 114 132 104 146 92C158 82 178 96 196 88"
            fill="none"
            stroke={CREAM}
            strokeWidth="2.400"
            strokeDasharray="1 8"
            strokeLinecap="round"
            opacity=".85"
          />
          <g transform="translate(228 82) rotate(-14)">
            <path d="M-34 4L34 -16L4 26L-4 12Z" fill={CREAM} />
            <path d="M-34 4L34 -16L-4 12Z" fill="#fff" />
            <path d="M-4 12L34 -16L4 26Z" fill={SMOKE} />
            <path d="M-4 12L-6 24L4 15Z" fill="#b6a5a8" />
          </g>
        </>
      )}
    </Vignette>
  );
}
