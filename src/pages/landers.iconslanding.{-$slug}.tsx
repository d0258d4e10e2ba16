import { createFileRoute } from '@tanstack/react-router';
import { IconsLanding } from '#product/landers/ui/iconslanding/icons-landing.tsx';
import { landerHead } from './-lander/lander-head.ts';
import { LanderPage } from './-lander/lander-page.tsx';
import { loadLander } from './-lander/load-lander.ts';

export const Route = createFileRoute('/landers/iconslanding/{-$slug}')({
  beforeLoad: ({ context }) =>
    context.texts('landers.common', 'members.list', 'members.profile', 'landers.iconslanding'),
  loader: ({ context }) => loadLander(context),
  head: ({ match, loaderData }) => landerHead(match, 'iconslanding', loaderData?.niche),
  component: () => <LanderPage design={IconsLanding} />,
});
