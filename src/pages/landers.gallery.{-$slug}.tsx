import { createFileRoute } from '@tanstack/react-router';
import { Gallery } from '#product/landers/ui/gallery/gallery.tsx';
import { landerHead } from './-lander/lander-head.ts';
import { LanderPage } from './-lander/lander-page.tsx';
import { loadLander } from './-lander/load-lander.ts';

export const Route = createFileRoute('/landers/gallery/{-$slug}')({
  beforeLoad: ({ context }) => context.texts('landers.common', 'members.list', 'landers.gallery'),
  loader: ({ context }) => loadLander(context, 'gallery'),
  head: ({ match, loaderData }) => landerHead(match, 'gallery', loaderData?.niche),
  component: () => <LanderPage design={Gallery} />,
});
