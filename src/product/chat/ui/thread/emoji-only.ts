/** More than a handful is a text in pictures. In UTF-16 units: one emoji may have a dozen. */
const MOST = { emoji: 3, units: 60 };
/** Also keycaps (1️⃣), and the invisible letters that make a region's flag out of a black one. */
const EMOJI =
  /^(?:[\p{Emoji_Presentation}\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u{e0020}-\u{e007f}]|[\d#*]\ufe0f?\u20e3|\u200d|\ufe0f|\s)+$/u;
const DRAWN = /\p{Emoji_Presentation}|\ufe0f/u;

/** One to three emoji, and nothing else. */
export function isEmojiOnly(text: string): boolean {
  if (text.length > MOST.units || !EMOJI.test(text) || !DRAWN.test(text)) return false;
  const graphemes = [...new Intl.Segmenter().segment(text.replace(/\s/g, ''))];
  return graphemes.length <= MOST.emoji;
}
