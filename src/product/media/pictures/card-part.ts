import * as z from 'zod/mini';
import { Crop, isWhole, WHOLE } from '../album/contract.ts';

const ACROSS = 3 / 4;

export interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

const [OPENS, CLOSES] = ['<k:crop>', '</k:crop>'];

/** The crop as it is kept within the file that it belongs to, so that another crop is another file; null for all of it. */
export const cropMetadata = (crop: Crop): string | null =>
  isWhole(crop)
    ? null
    : `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:k="urn:kindling:photo">${OPENS}${[crop.left, crop.top, crop.width, crop.height].join(' ')}${CLOSES}</rdf:Description></rdf:RDF></x:xmpmeta>`;

function readCrop(xmp: Uint8Array | undefined): Crop | null {
  const [, rest = ''] = Buffer.from(xmp ?? [])
    .toString()
    .split(OPENS);
  const [left, top, width, height] = (rest.split(CLOSES)[0] ?? '').split(' ').map(Number);
  const { success, data } = z.safeParse(Crop, { left, top, width, height });
  return success ? data : null;
}

export function cardPart({
  width,
  height,
  xmp,
}: {
  width: number;
  height: number;
  xmp?: Uint8Array | undefined;
}): Part {
  const crop = readCrop(xmp) ?? WHOLE;
  const [across, down] = [crop.width * width, crop.height * height];
  const part = {
    width: clamp(Math.round(Math.min(across, down * ACROSS)), 1, width),
    height: clamp(Math.round(Math.min(down, across / ACROSS)), 1, height),
  };
  return {
    ...part,
    left: clamp(Math.round(crop.left * width + (across - part.width) / 2), 0, width - part.width),
    top: clamp(Math.round(crop.top * height + (down - part.height) / 2), 0, height - part.height),
  };
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
