import { CREAM, DARK, EMBER, HOUSE, LAMP_PALE, NEAR_HILL } from './palette.ts';
import { Vignette, type VignetteProps } from './vignette.tsx';

const STRIPES = [0, 1, 2, 3, 4, 5, 6];

export function MarketStall(props: VignetteProps) {
  return (
    <Vignette
      {...props}
      front={
        <>
          <path d="M260 194v-20h22v20ZM284 194v-14h18v14Z" fill="#6d4638" />
          <path d="M260 184h22M284 187h18" stroke={DARK} strokeWidth="2" opacity=".5" />
        </>
      }
    >
      {(glow) => (
        <>
          <circle cx="160" cy="116" r="96" fill={`url(#${glow})`} opacity=".5" />
          <path d="M74 184V92h8v92ZM238 184V92h8v92Z" fill={DARK} />
          <rect x="82" y="92" width="156" height="56" fill={HOUSE} />
          <path d="M82 104h156M82 116h156M82 128h156M82 140h156" stroke={NEAR_HILL} strokeWidth="3" />
          <path d="M70 146h180v10H70Z" fill="#c98a55" />
          <path d="M78 156h164v30H78Z" fill="#8a5a46" />
          <path
            d="M106 156v30M133 156v30M160 156v30M187 156v30M214 156v30"
            stroke={DARK}
            strokeWidth="2"
            opacity=".45"
          />
          {STRIPES.map((index) => (
            <path
              key={index}
              d={`M${82 + index * 22.3} 62h22.300L${89 - 28 + (index + 1) * 28.2} 94a14 11 0 0 1-28.200 0Z`}
              fill={index % 2 ? CREAM : EMBER}
            />
          ))}
          <path d="M82 58h156v6H82Z" fill={DARK} />
          <path d="M160 104v6" stroke={DARK} strokeWidth="2.500" />
          <circle cx="160" cy="122" r="34" fill={`url(#${glow})`} opacity=".9" />
          <path d="M152 112h16l-3 18h-10Z" fill={LAMP_PALE} />
          <path d="M148 112l12-6 12 6ZM154 130h12v3h-12Z" fill={DARK} />
        </>
      )}
    </Vignette>
  );
}
