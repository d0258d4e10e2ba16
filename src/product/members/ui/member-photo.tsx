import { Photo, Silhouette } from '#design/photo.tsx';
import { useSettings } from '#product/sites/ui/settings.ts';
import type { PhotoView } from '../contract.ts';

interface MemberPhotoProps {
  photo: PhotoView | null;
  alt: string;
  large?: boolean;
  priority?: boolean;
  sizes?: string;
  className?: string;
}

/** A member's photo, or a silhouette where there is none. */
export function MemberPhoto({
  photo,
  alt,
  large = false,
  priority = false,
  sizes,
  className = 'size-full',
}: MemberPhotoProps) {
  const { cdn_prefix: prefix } = useSettings();
  if (!photo) return <Silhouette label={alt} />;
  return (
    <Photo
      src={prefix + (large ? photo.filename : photo.thumb_filename)}
      alt={alt}
      thumbhash={photo.thumbhash}
      width={photo.width}
      height={photo.height}
      priority={priority}
      sizes={sizes}
      className={className}
    />
  );
}
