/** What draws nothing although it is no white space: controls, joiners, fillers, variation selectors, the empty Braille cell. */
export const INVISIBLE = String.raw`\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800`;
export const SEEN = new RegExp(String.raw`[^\s${INVISIBLE}]`, 'u');

export const isVisible = (text: string): boolean => SEEN.test(text);
