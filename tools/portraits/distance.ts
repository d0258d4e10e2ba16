import type { Person as Somebody } from './cast.ts';
import { channels, type Hex } from './colours.ts';
import { hairFamily } from './hairstyles.ts';

type Person = Pick<Somebody, 'face' | 'haircut' | 'outfit' | 'expression' | 'mirrored'>;

/** Two people of the cast are never closer than this; see `distance`. */
export const leastDistance = 6;

function colourDistance(one: Hex, other: Hex): number {
  const [a, b] = [channels(one), channels(other)];
  return Math.hypot((a[0] - b[0]) * 0.55, (a[1] - b[1]) * 0.77, (a[2] - b[2]) * 0.34) / 255;
}

const upTo = (most: number, difference: number, whole: number) => most * Math.min(1, Math.abs(difference) / whole);

/** What is seen first, at the size of a card: hair, its colour, skin, beard and glasses; up to about 13. */
export function glanceDistance(one: Person, other: Person): number {
  const [a, b] = [one.face, other.face];
  const hair =
    one.haircut.shape === other.haircut.shape
      ? upTo(0.5, one.haircut.length - other.haircut.length, 0.3) +
        upTo(0.5, one.haircut.receding - other.haircut.receding, 0.6)
      : hairFamily(one.haircut.shape) === hairFamily(other.haircut.shape)
        ? 1.5
        : 3;
  const rough = (beard: string) => (beard === 'stubble' ? 'none' : beard);
  const beard = a.beard === b.beard ? 0 : rough(a.beard) === rough(b.beard) ? 1 : 2;
  const glasses = a.glasses === b.glasses ? 0 : a.glasses && b.glasses ? 0.75 : 2;
  return (
    hair +
    beard +
    glasses +
    upTo(2.5, colourDistance(a.complexion.hair, b.complexion.hair), 0.25) +
    upTo(0.5, a.complexion.greying - b.complexion.greying, 0.5) +
    upTo(3, colourDistance(a.complexion.skin, b.complexion.skin), 0.22)
  );
}

/** What remains when clothes, light and expression change; up to about 18. */
export function faceDistance(one: Person, other: Person): number {
  const [a, b] = [one.face, other.face];
  if (a.gender !== b.gender) return 18;
  const shape = Math.hypot(
    (a.head.width - b.head.width) / 0.08,
    (a.head.jaw - b.head.jaw) / 0.12,
    (a.head.chin - b.head.chin) / 0.25,
    (a.head.length - b.head.length) / 0.1,
    (a.head.cheeks - b.head.cheeks) / 0.7,
  );
  return (
    glanceDistance(one, other) +
    upTo(1.5, shape, 2) +
    upTo(1.5, a.age - b.age, 20) +
    (a.nose.cut === b.nose.cut ? 0 : 0.6) +
    (a.eyes.cut === b.eyes.cut ? 0 : 0.5) +
    (a.brows.cut === b.brows.cut ? 0 : 0.4) +
    (a.freckles === b.freckles ? 0 : 0.5) +
    (a.complexion.eyeColour === b.complexion.eyeColour ? 0 : 0.4)
  );
}

/** How different two people look on their first pictures: the face, then clothes, mouth and the way they look. */
export function distance(one: Person, other: Person): number {
  return (
    faceDistance(one, other) +
    (one.outfit.garment === other.outfit.garment ? 0 : 0.6) +
    upTo(0.9, colourDistance(one.outfit.main, other.outfit.main), 0.3) +
    (one.expression.mouth === other.expression.mouth ? 0 : 0.5) +
    (one.mirrored === other.mirrored ? 0 : 0.5)
  );
}

/** The least difference that stays when clothes, light and expression change. */
export const leastFaceDistance = 5;
/** The least difference seen at the size of a card. */
export const leastGlanceDistance = 2.2;

/** Whether nobody among the people could be taken for this person. */
export function isDistinct(person: Person, people: readonly Person[]): boolean {
  return people.every(
    (other) =>
      (person.face.gender !== other.face.gender || glanceDistance(person, other) >= leastGlanceDistance) &&
      faceDistance(person, other) >= leastFaceDistance &&
      distance(person, other) >= leastDistance,
  );
}
