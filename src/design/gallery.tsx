import { BrandMark } from './brand-mark.tsx';
import { GalleryControls } from './gallery-controls.tsx';
import { GalleryPieces } from './gallery-pieces.tsx';
import { GalleryScenes } from './gallery-scenes.tsx';
import type { GalleryTexts } from './gallery-section.tsx';
import { ToastViewport } from './toast-viewport.tsx';

export function DesignGallery({ texts, photos = [] }: { texts: GalleryTexts; photos?: readonly string[] | undefined }) {
  return (
    <>
      <div className="grid grid-cols-1 xl:grid-cols-2">
        {(['light', 'dark'] as const).map((theme, index) => (
          <div key={theme} data-theme={theme} className="@container min-w-0 bg-paper px-gutter pb-16 text-ink">
            <div className="pt-8">
              <BrandMark logo="flame" />
              {index === 0 ? (
                <h1 className="display mt-2 text-t40">{texts.title}</h1>
              ) : (
                <p className="display mt-2 text-t40">{texts.title}</p>
              )}
              <p className="mt-2 text-ink-2">{texts.lead}</p>
            </div>
            <GalleryControls texts={texts} />
            <GalleryPieces texts={texts} photos={photos} name={texts.themes[index + 1] ?? theme} />
            <GalleryScenes texts={texts} photos={photos} />
          </div>
        ))}
      </div>
      <ToastViewport label={texts.messages} closeLabel={texts.close} />
    </>
  );
}
