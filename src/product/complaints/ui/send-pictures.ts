import { isApiError, type Transport } from '#platform/http/transport.ts';
import { addComplaintPicture } from '../contract.ts';

const SHRINK_ABOVE_BYTES = 1_500_000;
/** Pixels of its longer side. */
const SIDE = 2400;

export interface Refused {
  name: string;
  reason: string;
}

/** One after the other. @returns those that were not taken. */
export async function sendPictures(
  transport: Transport,
  reference: string,
  files: readonly File[],
): Promise<Refused[]> {
  const refused: Refused[] = [];
  for (const file of files) {
    try {
      await transport.call(addComplaintPicture, await smaller(file), { query: { reference } });
    } catch (error) {
      refused.push({ name: file.name, reason: isApiError(error) ? error.message : '' });
    }
  }
  return refused;
}

/** What cannot be read here goes as it is: the server says what is wrong with it. */
async function smaller(file: File): Promise<Blob> {
  if (file.size <= SHRINK_ABOVE_BYTES) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
    return made ?? file;
  } catch {
    return file;
  }
}
