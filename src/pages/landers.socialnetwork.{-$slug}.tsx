import { createFileRoute } from '@tanstack/react-router';
import { SocialNetwork } from '#product/landers/ui/socialnetwork/social-network.tsx';
import { landerHead } from './-lander/lander-head.ts';
import { LanderPage } from './-lander/lander-page.tsx';
import { loadLander } from './-lander/load-lander.ts';

export const Route = createFileRoute('/landers/socialnetwork/{-$slug}')({
  beforeLoad: ({ context }) => context.texts('landers.common', 'members.list', 'landers.socialnetwork'),
  loader: ({ context }) => loadLander(context, 'socialnetwork'),
  head: ({ match, loaderData }) => landerHead(match, 'socialnetwork', loaderData?.niche),
  component: () => <LanderPage design={SocialNetwork} />,
});
