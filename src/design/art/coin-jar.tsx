import { CREAM, HONEY, LAMP_DEEP, MOON } from './palette.ts';
import { Board, Vignette, type VignetteProps, WindowWall } from './vignette.tsx';

export function CoinJar(props: VignetteProps) {
  return (
    <Vignette
      {...props}
      front={
        <>
          <Board />
          <path
            d="M98 84h58v10c12 5 16 13 16 26v46a14 14 0 0 1-14 14H96a14 14 0 0 1-14-14v-46c0-13 4-21 16-26Z"
            fill={MOON}
            opacity=".17"
          />
          <path
            d="M98 84h58v10c12 5 16 13 16 26v46a14 14 0 0 1-14 14H96a14 14 0 0 1-14-14v-46c0-13 4-21 16-26Z"
            fill="none"
            stroke={CREAM}
            strokeWidth="3"
            strokeLinejoin="round"
          />
          <path d="M92 82h70" stroke={CREAM} strokeWidth="6" strokeLinecap="round" />
          <path d="M93 118v44M160 112v16" stroke="#fff" strokeWidth="4" strokeLinecap="round" opacity=".5" />
          <rect x="104" y="122" width="46" height="34" rx="4" fill={CREAM} />
          <path d="M127 148c-9-6-12-10-12-14a6 6 0 0 1 12-2 6 6 0 0 1 12 2c0 4-3 8-12 14Z" fill="#9a4f48" />
          <path d="M34 180a24 7 0 0 1 48 0v5a24 7 0 0 1-48 0Z" fill="#c98a55" />
          <ellipse cx="58" cy="179" rx="24" ry="7" fill="#e0a36b" />
          <ellipse cx="212" cy="186" rx="17" ry="6.500" fill={LAMP_DEEP} />
          <ellipse cx="212" cy="183" rx="17" ry="6.500" fill={HONEY} />
          <ellipse cx="212" cy="183" rx="11" ry="3.800" fill="none" stroke={LAMP_DEEP} strokeWidth="2" />
        </>
      }
    >
      {(glow) => (
        <>
          <WindowWall />
          <circle cx="127" cy="140" r="96" fill={`url(#${glow})`} opacity=".4" />
        </>
      )}
    </Vignette>
  );
}
