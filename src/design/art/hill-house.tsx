import { DARK, HOUSE, LEAF } from './palette.ts';

/** Walls, roof and chimney of the house that stands in every small picture. */
export function HouseBody() {
  return (
    <>
      <rect x="194" y="64" width="13" height="32" fill={HOUSE} />
      <path d="M118 184V102L168 62L218 102V184Z" fill={HOUSE} />
      <path
        d="M110 106L168 58L226 106"
        fill="none"
        stroke={DARK}
        strokeWidth="5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </>
  );
}

export function Tree({ x, height }: { x: number; height: number }) {
  return (
    <>
      <path d={`M${x} 176v${-height * 0.6}`} stroke="#0d1233" strokeWidth="4" strokeLinecap="round" />
      <path
        d={`M${x} ${170 - height * 1.25}c${height * 0.42} ${height * 0.3} ${height * 0.42} ${height * 0.9} 0 ${height * 0.95}c${-height * 0.42} ${-height * 0.05} ${-height * 0.42} ${-height * 0.65} 0 ${-height * 0.95}Z`}
        fill={LEAF}
      />
    </>
  );
}
