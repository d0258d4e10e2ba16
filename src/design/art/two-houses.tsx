import { DARK, HOUSE, LAMP, LAMP_DEEP, LAMP_PALE, SMOKE } from './palette.ts';
import { HouseBody, Tree, Vignette, type VignetteProps } from './vignette.tsx';

const LIGHTS = [
  [124, 116, true],
  [142, 124, true],
  [160, 127, false],
  [178, 124, false],
  [196, 116, false],
] as const;

export function TwoHouses(props: VignetteProps) {
  return (
    <Vignette {...props} moon={false} mood="dusk">
      {(glow) => (
        <>
          <circle cx="160" cy="46" r="36" fill={`url(#${glow})`} opacity=".3" />
          <circle cx="160" cy="46" r="16" fill="#ffe9c6" />
          <Tree x={18} height={40} />
          <Tree x={304} height={46} />
          {[false, true].map((right) => (
            <g
              key={String(right)}
              transform={right ? 'translate(358 54) scale(-.72 .72)' : 'translate(-38 54) scale(.72)'}
            >
              <circle cx="176" cy="134" r="70" fill={`url(#${glow})`} opacity=".6" />
              <HouseBody />
              <path d="M158 158V130a22 22 0 0 1 44 0V158Z" fill={right ? LAMP_DEEP : LAMP} />
              <path d="M180 108V158M158 135H202" stroke={HOUSE} strokeWidth="4" />
              <rect x="152" y="158" width="56" height="5" rx="1.500" fill="#0d1233" />
            </g>
          ))}
          <path d="M108 106Q160 148 212 106" stroke={DARK} strokeWidth="2.500" fill="none" />
          {LIGHTS.map(([x, y, lit]) => (
            <g key={x}>
              {lit && <circle cx={x} cy={y + 8} r="20" fill={`url(#${glow})`} opacity=".8" />}
              <path
                d={`M${x - 4} ${y + 3}h8c4 6 2 13-4 15-6-2-8-9-4-15Z`}
                fill={lit ? LAMP_PALE : SMOKE}
                opacity={lit ? 1 : 0.34}
              />
              <path d={`M${x - 3} ${y - 1}h6v5h-6Z`} fill={DARK} />
            </g>
          ))}
        </>
      )}
    </Vignette>
  );
}
