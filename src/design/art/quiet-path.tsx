import { DARK, HOUSE, LAMP, LAMP_PALE } from './palette.ts';
import { HouseBody, Tree, Vignette, type VignetteProps } from './vignette.tsx';

const LANTERNS = [
  [96, 214, 1],
  [218, 202, 0.72],
  [140, 184, 0.52],
] as const;

export function QuietPath(props: VignetteProps) {
  return (
    <Vignette
      {...props}
      front={
        <path
          d="M168 166C196 178 152 190 128 204C116 211 116 218 124 224H238C214 214 226 198 204 186C188 178 182 172 180 166Z"
          fill={LAMP}
          opacity=".32"
        />
      }
    >
      {(glow) => (
        <>
          <Tree x={40} height={60} />
          <Tree x={284} height={44} />
          <Tree x={262} height={30} />
          <g transform="translate(52 24) scale(.7)">
            <circle cx="172" cy="132" r="80" fill={`url(#${glow})`} opacity=".62" />
            <HouseBody />
            <path d="M152 184V134a20 20 0 0 1 40 0V184Z" fill={LAMP} />
            <path d="M172 116V184M152 148H192" stroke={HOUSE} strokeWidth="4" />
          </g>
          {LANTERNS.map(([x, y, size]) => (
            <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
              <circle cy="-40" r="44" fill={`url(#${glow})`} opacity=".8" />
              <path d="M0 0V-30" stroke={DARK} strokeWidth="5" strokeLinecap="round" />
              <path d="M-8 -30h16l3 -20h-22Z" fill={LAMP_PALE} />
              <path d="M-14 -50h28l-9 -9h-10ZM-9 -31h18v4h-18Z" fill={DARK} />
            </g>
          ))}
        </>
      )}
    </Vignette>
  );
}
