// Makes a photo of 12 megapixels of a JPEG and draws its sizes, and prints what that took: CPU in milliseconds, memory in bytes.
import sharp from 'sharp';
import { VARIANTS } from '#product/media/contract.ts';
import { makePicture } from '#product/media/pictures/make-picture.ts';
import { largePhoto } from '../uploader.ts';

const bytes = await largePhoto();
const read = (picture: Uint8Array) => makePicture({ does: 'read', bytes: picture, whole: false, anySize: true });
// What loading the library takes is no cost of a photo.
await read(await sharp(bytes).resize(300).jpeg().toBuffer());
const before = process.memoryUsage().rss;
let most = before;
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage().rss);
}, 5);
const started = process.cpuUsage();
const { bytes: original } = await read(bytes);
for (const variant of VARIANTS) await makePicture({ does: 'draw', bytes: original, variant, format: 'webp' });
const { user, system } = process.cpuUsage(started);
clearInterval(watch);
console.log(JSON.stringify({ size: bytes.length, cpu: (user + system) / 1000, memory: most - before }));
