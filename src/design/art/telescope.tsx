import { CREAM, DARK, EMBER, HONEY, LAMP_PALE, MOON } from './palette.ts';
import { Tree, Vignette, type VignetteProps } from './vignette.tsx';

const SIGHT = [
  [64, 44],
  [86, 34],
  [106, 48],
  [100, 76],
  [74, 98],
  [48, 76],
  [44, 54],
] as const;

export function Telescope(props: VignetteProps) {
  return (
    <Vignette
      {...props}
      mood="night"
      moon={false}
      front={
        <g transform="translate(6 -4)">
          <path d="M246 184v-14h16v14Z" fill={LAMP_PALE} />
          <path d="M242 170l12-9 12 9ZM244 182h20v5h-20Z" fill={DARK} />
          <path d="M247 160c0-10 14-10 14 0" stroke={DARK} strokeWidth="2.500" fill="none" />
        </g>
      }
    >
      {(glow) => (
        <>
          <path
            d="M86 34L106 48L100 76L74 98L48 76L44 54L64 44"
            fill="none"
            stroke={MOON}
            strokeWidth="1.400"
            strokeDasharray="3 5"
            opacity=".6"
          />
          {SIGHT.map(([x, y], index) =>
            index === 0 ? (
              <circle key={x} cx={x} cy={y} r="5" fill="none" stroke={MOON} strokeWidth="1.400" strokeDasharray="2 3" />
            ) : (
              <path
                key={x}
                d={`M${x} ${y - 5}l1.500 3.500 3.500 1.500 -3.500 1.500 -1.500 3.500 -1.500 -3.500 -3.500 -1.500 3.500 -1.500Z`}
                fill={LAMP_PALE}
              />
            ),
          )}
          <Tree x={290} height={50} />
          <Tree x={20} height={34} />
          <circle cx="254" cy="164" r="52" fill={`url(#${glow})`} opacity=".7" />
          <path
            d="M190 132L164 190M196 132V190M200 132L226 190"
            stroke="#0a0e2a"
            strokeWidth="5"
            strokeLinecap="round"
          />
          <g transform="translate(194 124) rotate(28)">
            <rect x="-72" y="-13" width="78" height="26" rx="3" fill={HONEY} />
            <rect x="-80" y="-16" width="16" height="32" rx="3" fill={EMBER} />
            <rect x="4" y="-10" width="34" height="20" rx="2" fill="#c98a55" />
            <rect x="36" y="-7" width="14" height="14" rx="2" fill={DARK} />
            <path d="M-72 -13h78v7h-78Z" fill={CREAM} opacity=".5" />
            <circle r="8" fill={DARK} />
          </g>
        </>
      )}
    </Vignette>
  );
}
