import { createFileRoute } from '@tanstack/react-router';
import { PaperBoat } from '#product/landers/ui/transitionsvideolanding/paper-boat.tsx';
import { landerHead } from './-lander/lander-head.ts';
import { LanderPage } from './-lander/lander-page.tsx';
import { loadLander } from './-lander/load-lander.ts';

export const Route = createFileRoute('/landers/transitionsvideolanding/{-$slug}')({
  beforeLoad: ({ context }) =>
    context.texts('landers.common', 'members.list', 'signup.form', 'chat.thread', 'landers.transitionsvideolanding'),
  loader: ({ context }) => loadLander(context, 'transitionsvideolanding'),
  head: ({ match, loaderData }) => landerHead(match, 'transitionsvideolanding', loaderData?.niche),
  component: () => <LanderPage design={PaperBoat} />,
});
