import { DARK, HOUSE, LAMP, LAMP_PALE } from './palette.ts';
import { Tree, Vignette, type VignetteProps } from './vignette.tsx';

export function ParkBench(props: VignetteProps) {
  return (
    <Vignette
      {...props}
      front={
        <>
          <ellipse cx="168" cy="206" rx="96" ry="12" fill={LAMP} opacity=".3" />
          <path
            d="M106 204v-22M214 204v-22M112 182v-34M208 182v-34"
            stroke={DARK}
            strokeWidth="5"
            strokeLinecap="round"
          />
          <path d="M98 180H222M104 164H216M106 150H214" stroke={HOUSE} strokeWidth="8" strokeLinecap="round" />
          <path
            d="M98 178H222M104 162H216M106 148H214"
            stroke={LAMP}
            strokeWidth="1.500"
            strokeLinecap="round"
            opacity=".5"
          />
        </>
      }
    >
      {(glow) => (
        <>
          <Tree x={36} height={66} />
          <Tree x={66} height={44} />
          <circle cx="246" cy="92" r="74" fill={`url(#${glow})`} opacity=".7" />
          <path d="M246 196V100" stroke={DARK} strokeWidth="5" strokeLinecap="round" />
          <path d="M238 100h16l4 -22h-24Z" fill={LAMP_PALE} />
          <path d="M232 78h28l-9 -9h-10ZM237 98h18v4h-18Z" fill={DARK} />
        </>
      )}
    </Vignette>
  );
}
