import { DARK, EMBER, FRAME, HONEY, HOUSE, LAMP, LEAF, NEAR_HILL } from './palette.ts';
import { HouseBody, Tree, Vignette, type VignetteProps } from './vignette.tsx';

const BOARDS = [18, 38, 58, 78, 98, 222, 242, 262, 282, 302] as const;
const FLOWERS = [
  [30, 196, EMBER],
  [70, 202, HONEY],
  [110, 197, EMBER],
  [232, 198, HONEY],
  [272, 203, EMBER],
  [310, 197, HONEY],
] as const;

export function GardenGate(props: VignetteProps) {
  return (
    <Vignette
      {...props}
      front={
        <>
          <path d="M128 220C140 202 146 192 150 178H176C180 192 190 204 204 220Z" fill={LAMP} opacity=".4" />
          <path d="M6 158H112M210 158H316M6 182H112M210 182H316" stroke={DARK} strokeWidth="6" strokeLinecap="round" />
          {BOARDS.map((x) => (
            <path key={x} d={`M${x - 6} 204v-58l6-9 6 9v58Z`} fill={HOUSE} stroke={DARK} strokeWidth="1.500" />
          ))}
          <path d="M108 206v-74h10v74ZM204 206v-74h10v74Z" fill={DARK} />
          <circle cx="113" cy="128" r="6" fill={DARK} />
          <circle cx="209" cy="128" r="6" fill={DARK} />
          <path d="M204 146L176 138v60l28 6Z" fill={HOUSE} stroke={DARK} strokeWidth="3" strokeLinejoin="round" />
          <path d="M195 144v58M185 141v59M204 162l-28-7M204 186l-28-5" stroke={DARK} strokeWidth="3" />
          <circle cx="180" cy="168" r="2.600" fill={FRAME} />
          {FLOWERS.map(([x, y, colour]) => (
            <g key={x}>
              <path d={`M${x} ${y + 18}v-16`} stroke={LEAF} strokeWidth="3" strokeLinecap="round" />
              <circle cx={x} cy={y} r="4" fill={colour} />
            </g>
          ))}
        </>
      }
    >
      {(glow) => (
        <>
          <Tree x={58} height={58} />
          <Tree x={280} height={46} />
          <HouseBody />
          <circle cx="166" cy="150" r="70" fill={`url(#${glow})`} opacity=".55" />
          <path d="M150 184v-30a15 15 0 0 1 30 0v30Z" fill={LAMP} />
          <rect x="132" y="112" width="18" height="20" rx="2" fill={LAMP} opacity=".9" />
          <rect x="184" y="112" width="18" height="20" rx="2" fill={LAMP} opacity=".25" />
          <path d="M141 112v20M193 112v20M132 122h18M184 122h18" stroke={HOUSE} strokeWidth="2.500" />
          <path d="M0 184h320" stroke={NEAR_HILL} strokeWidth="2" />
        </>
      )}
    </Vignette>
  );
}
