import { createFileRoute } from '@tanstack/react-router';
import { AloneTonight } from '#product/landers/ui/alonetonight/alone-tonight.tsx';
import { landerHead } from './-lander/lander-head.ts';
import { LanderPage } from './-lander/lander-page.tsx';
import { loadLander } from './-lander/load-lander.ts';

export const Route = createFileRoute('/landers/alonetonight/{-$slug}')({
  beforeLoad: ({ context }) => context.texts('landers.common', 'members.list', 'landers.alonetonight'),
  loader: ({ context }) => loadLander(context),
  head: ({ match, loaderData }) => landerHead(match, 'alonetonight', loaderData?.niche),
  component: () => <LanderPage design={AloneTonight} />,
});
