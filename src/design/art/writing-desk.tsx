import { CREAM, DARK, EMBER, HONEY, LAMP, LAMP_PALE, SMOKE } from './palette.ts';
import { Board, Vignette, type VignetteProps, WindowWall } from './vignette.tsx';

const LETTERS = [
  [116, 152, -9, '#d9c7a8'],
  [152, 147, 5, '#e9dcbd'],
  [136, 158, -2, CREAM],
] as const;

export function WritingDesk(props: VignetteProps) {
  return (
    <Vignette
      {...props}
      front={
        <>
          <Board />
          <path d="M38 178c0-8 10-10 20-10s20 2 20 10Z" fill={HONEY} />
          {LETTERS.map(([x, y, turn, paper]) => (
            <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
              <rect x="-34" y="-22" width="68" height="46" rx="3" fill={paper} />
              <path d="M-34 -20L0 6L34 -20" fill="none" stroke={DARK} strokeWidth="2" opacity=".45" />
              <circle cy="5" r="6" fill={EMBER} />
            </g>
          ))}
          <path d="M222 182v-20a11 11 0 0 1 22 0v20Z" fill="#0a0e2a" />
          <path d="M226 152h14v-6h-14Z" fill="#0a0e2a" />
          <path d="M232 148c2-26 14-46 32-56-2 22-12 42-30 56Z" fill={SMOKE} />
          <path d="M233 150c5-20 14-38 28-54" stroke={DARK} strokeWidth="1.600" fill="none" opacity=".5" />
        </>
      }
    >
      {(glow) => (
        <>
          <WindowWall />
          <circle cx="66" cy="112" r="104" fill={`url(#${glow})`} opacity=".55" />
          <path d="M46 120L22 170H132L94 120Z" fill={LAMP} opacity=".16" />
          <path d="M58 172C44 140 40 118 62 96" stroke={HONEY} strokeWidth="4" fill="none" strokeLinecap="round" />
          <path d="M40 118c0-20 14-32 32-32s26 12 28 32Z" fill={EMBER} />
          <path d="M46 118h48l-4 6H50Z" fill={LAMP_PALE} />
        </>
      )}
    </Vignette>
  );
}
