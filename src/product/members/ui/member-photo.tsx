import { Photo, Silhouette } from '#design/photo.tsx';
import type { PhotoView } from '#product/media/contract.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';

interface MemberPhotoProps {
  photo: PhotoView | null;
  alt: string;
  /** The large picture; with `sizes` the browser takes the card's where that is enough. */
  large?: boolean;
  priority?: boolean;
  whenNear?: boolean;
  sizes?: string | undefined;
  className?: string;
  imageClassName?: string;
}

/** Widths in pixels of the stored pictures: the card's, and the longest side of the large one. */
const CARD_WIDTH = 480;
const LARGE_SIDE = 1280;

export function MemberPhoto({
  photo,
  alt,
  large = false,
  priority = false,
  whenNear = false,
  sizes,
  className = 'size-full',
  imageClassName,
}: MemberPhotoProps) {
  const { cdn_prefix: prefix } = useSettings();
  if (!photo) return <Silhouette label={alt} />;
  const card = prefix + photo.thumb_filename;
  const whole = prefix + photo.filename;
  const wide = Math.round(photo.width * Math.min(1, LARGE_SIDE / Math.max(photo.width, photo.height)));
  return (
    <Photo
      src={large ? whole : card}
      srcSet={
        large && sizes && wide > CARD_WIDTH && !photo.locked ? `${card} ${CARD_WIDTH}w, ${whole} ${wide}w` : undefined
      }
      alt={alt}
      thumbhash={photo.thumbhash}
      width={photo.width}
      height={photo.height}
      priority={priority}
      whenNear={whenNear}
      sizes={sizes}
      className={className}
      imageClassName={imageClassName}
    />
  );
}
