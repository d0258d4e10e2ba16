import { createFileRoute } from '@tanstack/react-router';
import { PHOTO_VIEWS } from '#product/backoffice/photos/contract.ts';
import { PhotosScreen } from '#product/backoffice/photos/ui/photos-screen.tsx';
import { screenSearch } from './-shell/screen-search.ts';

export const Route = createFileRoute('/admin/photos')({
  validateSearch: screenSearch<{ view?: string }>(['view']),
  component: PhotosPage,
});

function PhotosPage() {
  const { view: asked, site } = Route.useSearch() as { view?: string; site?: number };
  const view = PHOTO_VIEWS.find((name) => name === asked) ?? 'new';
  return <PhotosScreen key={`${view} ${site}`} view={view} site={site} />;
}
