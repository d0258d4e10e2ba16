import { createFileRoute } from '@tanstack/react-router';
import { PHOTO_VIEWS, type PhotoView } from '#product/backoffice/photos/contract.ts';
import { PhotosScreen } from '#product/backoffice/photos/ui/photos-screen.tsx';
import { knownSearch } from './-shell/known-search.ts';
import { pageHead } from './-shell/page-head.ts';
import { staffOnly } from './-shell/staff-only.ts';

export const Route = createFileRoute('/admin/photos')({
  validateSearch: knownSearch(['view'], (raw: Record<string, unknown>): { view?: PhotoView } => {
    const view = PHOTO_VIEWS.find((name) => name === raw.view);
    return view && view !== 'new' ? { view } : {};
  }),
  beforeLoad: ({ context, location }) =>
    Promise.all([staffOnly(context, 'photos', location.href), context.texts('backoffice.photos')]),
  head: ({ match }) => pageHead(match, match.context.t('backoffice.photos.title')),
  component: PhotosPage,
});

function PhotosPage() {
  const { view = 'new', site } = Route.useSearch() as { view?: PhotoView; site?: number };
  return <PhotosScreen key={`${view} ${site}`} view={view} site={site} />;
}
