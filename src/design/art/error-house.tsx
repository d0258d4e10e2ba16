import { DARK_WINDOW, HOUSE, LAMP } from './palette.ts';
import { HouseBody, Tree, Vignette, type VignetteProps } from './vignette.tsx';

export function ErrorHouse(props: VignetteProps) {
  return (
    <Vignette {...props}>
      {(glow) => (
        <>
          <Tree x={58} height={46} />
          <HouseBody />
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
