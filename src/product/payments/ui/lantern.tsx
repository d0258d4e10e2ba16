import { DARK, HOUSE, LAMP, LAMP_PALE, SMOKE } from '#design/art/palette.ts';
import { Vignette } from '#design/art/vignette.tsx';

export function Lantern({ light }: { light: 'waiting' | 'lit' | 'dark' }) {
  return (
    <Vignette mood={light === 'lit' ? 'dusk' : 'night'} moon={light !== 'lit'} className="-mt-[3%] rounded-none">
      {(glow) => (
        <>
          {light === 'lit' && <circle cx="160" cy="78" r="96" fill={`url(#${glow})`} opacity=".8" />}
          {light === 'waiting' && <circle cx="160" cy="80" r="44" fill={`url(#${glow})`} opacity=".5" />}
          <path d="M160 106V190" stroke={DARK} strokeWidth="7" strokeLinecap="round" />
          <path d="M160 122h-22M138 122v8" fill="none" stroke={DARK} strokeWidth="4" strokeLinecap="round" />
          <path d="M150 190h20" stroke={DARK} strokeWidth="9" strokeLinecap="round" />
          <path
            d="M142 56h36l-7 48h-22Z"
            fill={light === 'lit' ? LAMP_PALE : HOUSE}
            stroke={DARK}
            strokeWidth="4"
            strokeLinejoin="round"
          />
          <path d="M160 58v46M138 56h44" stroke={DARK} strokeWidth="3" strokeLinecap="round" />
          {light !== 'dark' && (
            <path
              className={light === 'waiting' ? 'animate-[flicker_2.4s_ease-in-out_infinite]' : undefined}
              d={
                light === 'lit'
                  ? 'M160 64c9 11 11 17 11 22a11 11 0 0 1-22 0c0-5 2-11 11-22Z'
                  : 'M160 80c5 6 6 9 6 12a6 6 0 0 1-12 0c0-3 1-6 6-12Z'
              }
              fill={LAMP}
            />
          )}
          {light === 'dark' && (
            <path
              d="M161 30c-5-9 8-12 4-21s7-11 3-20"
              fill="none"
              stroke={SMOKE}
              strokeWidth="3"
              strokeLinecap="round"
              opacity=".45"
            />
          )}
          <path d="M140 55c4-9 10-14 20-17 10 3 16 8 20 17Z" fill={DARK} />
          <circle cx="160" cy="35" r="4" fill={DARK} />
        </>
      )}
    </Vignette>
  );
}
