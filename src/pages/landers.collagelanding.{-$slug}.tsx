import { createFileRoute } from '@tanstack/react-router';
import { CollageLanding } from '#product/landers/ui/collagelanding/collage-landing.tsx';
import { landerHead } from './-lander/lander-head.ts';
import { LanderPage } from './-lander/lander-page.tsx';
import { loadLander } from './-lander/load-lander.ts';

export const Route = createFileRoute('/landers/collagelanding/{-$slug}')({
  beforeLoad: ({ context }) => context.texts('landers.common', 'members.list', 'landers.collagelanding'),
  loader: ({ context }) => loadLander(context, 'collagelanding'),
  head: ({ match, loaderData }) => landerHead(match, 'collagelanding', loaderData?.niche),
  component: () => <LanderPage design={CollageLanding} />,
});
