import sharp from 'sharp';
import { composePicture, type PicturePlan } from './picture.ts';
import { randomFrom } from './random.ts';

const size = { width: 480, height: 640 };

/** Paper grain over every picture; mixed in here because a noise filter in the SVG takes as long as the drawing. */
const grain = (() => {
  const random = randomFrom('grain');
  const pixels = Buffer.alloc(size.width * size.height * 3);
  for (let at = 0; at < pixels.length; at += 3) pixels.fill(128 + (random.next() + random.next() - 1) * 11, at, at + 3);
  return { input: pixels, raw: { ...size, channels: 3 as const }, blend: 'soft-light' as const };
})();

/** Paints one picture as WebP of 480 x 640 pixels. */
export async function paintPicture(plan: PicturePlan, quality = 45): Promise<Buffer> {
  const drawn = await sharp(Buffer.from(composePicture(plan)))
    .flatten()
    .raw()
    .toBuffer();
  return (
    sharp(drawn, { raw: { ...size, channels: 3 } })
      .composite([grain])
      // The finest grain costs half of the bytes, and nobody sees it.
      .blur(0.6)
      .webp({ quality, effort: 6 })
      .toBuffer()
  );
}
