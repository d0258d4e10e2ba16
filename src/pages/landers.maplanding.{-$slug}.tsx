import { createFileRoute } from '@tanstack/react-router';
import { MapLanding } from '#product/landers/ui/maplanding/map-landing.tsx';
import { landerHead } from './-lander/lander-head.ts';
import { LanderPage } from './-lander/lander-page.tsx';
import { loadLander } from './-lander/load-lander.ts';

export const Route = createFileRoute('/landers/maplanding/{-$slug}')({
  beforeLoad: ({ context }) => context.texts('landers.common', 'members.list', 'landers.maplanding'),
  loader: ({ context }) => loadLander(context, 'maplanding'),
  head: ({ match, loaderData }) => landerHead(match, 'maplanding', loaderData?.niche),
  component: () => <LanderPage design={MapLanding} />,
});
