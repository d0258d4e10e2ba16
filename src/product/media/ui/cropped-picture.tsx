import { useState } from 'react';
import type { PhotoEdit } from '../album/contract.ts';
import { boxOf, middleBox } from './crop-box.ts';
import { chosenCrop, placed, turned } from './turned.ts';

interface CroppedPictureProps {
  src: string;
  alt: string;
  edit: PhotoEdit | null;
  onError: () => void;
}

export function CroppedPicture({ src, alt, edit, onError }: CroppedPictureProps) {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const turn = edit?.turn ?? 'none';
  const lying = turn === 'right' || turn === 'left';
  const across = size ? (lying ? size.height / size.width : size.width / size.height) : 0.75;
  const crop = chosenCrop(edit);
  const box = crop ? boxOf(crop, across) : middleBox(across);
  const whole = {
    left: -box.left / box.width,
    top: -box.top / box.height,
    width: 1 / box.width,
    height: 1 / box.height,
  };
  return (
    <div dir="ltr" className="absolute" style={placed(whole)}>
      <img
        src={src}
        alt={alt}
        draggable={false}
        onLoad={({ currentTarget }) =>
          setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
        }
        onError={onError}
        className="absolute top-1/2 left-1/2 max-w-none"
        style={turned(turn, across)}
      />
    </div>
  );
}
