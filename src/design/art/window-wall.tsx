import { DARK, FRAME, LAMP, WALL_LIGHT, WALLS } from './palette.ts';

/** A room at night, with a window in its wall through which the sky of the vignette is seen. */
export function WindowWall() {
  return (
    <>
      <path d="M0 0H320V220H0ZM208 20V116H304V20Z" fillRule="evenodd" fill={WALLS[1]} />
      <path d="M0 0h96L40 220H0Z" fill={WALL_LIGHT} opacity=".03" />
      <path d="M256 20v96M208 62h96" stroke={DARK} strokeWidth="4" />
      <path d="M208 20H304V116H208Z" fill="none" stroke={DARK} strokeWidth="6" />
      <path d="M200 116h112v7H200Z" fill={DARK} />
      <path d="M200 116h112v2H200Z" fill={FRAME} opacity=".4" />
    </>
  );
}

/** What things stand on in such a room; it covers the hills of the vignette. */
export function Board() {
  return (
    <>
      <path d="M0 168H320V220H0Z" fill={DARK} />
      <path d="M0 168H320v3H0Z" fill={LAMP} opacity=".3" />
    </>
  );
}
