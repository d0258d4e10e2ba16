import { createFileRoute, notFound } from '@tanstack/react-router';
import { DesignGallery } from '#design/gallery.tsx';
import { GALLERY_SAMPLE } from '#design/gallery-sample.ts';
import { settingsQuery } from '#product/sites/ui/settings.tsx';
import { pageHead } from './-shell/page-head.ts';

export const Route = createFileRoute('/demo/design')({
  loader: async ({ context: { queryClient, transport } }) => {
    const { settings } = await queryClient.ensureQueryData(settingsQuery(transport));
    if (!settings.demo) throw notFound();
  },
  head: ({ match }) => pageHead(match, 'Design'),
  component: () => <DesignGallery texts={GALLERY_SAMPLE} />,
});
