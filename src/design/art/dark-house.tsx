import { DARK, DARK_WINDOW, HOUSE, LAMP_PALE } from './palette.ts';
import { Vignette, type VignetteProps } from './vignette.tsx';

export function DarkHouse(props: VignetteProps) {
  return (
    <Vignette
      {...props}
      moon={false}
      front={<path d="M228 186V170" stroke={DARK} strokeWidth="3" strokeLinecap="round" />}
    >
      {(glow) => (
        <>
          <path d="M118 184V102L168 62L218 102V184Z" fill={HOUSE} />
          <path d="M146 154V126a22 22 0 0 1 44 0V154Z" fill={DARK_WINDOW} />
          <path d="M168 104V154M146 131H190" stroke={HOUSE} strokeWidth="4" />
          <circle cx="242" cy="152" r="34" fill={`url(#${glow})`} opacity=".75" />
          <path d="M242 196V162" stroke={DARK} strokeWidth="3.500" strokeLinecap="round" />
          <path d="M235 144h14l-3 14h-8Z" fill={LAMP_PALE} />
        </>
      )}
    </Vignette>
  );
}
