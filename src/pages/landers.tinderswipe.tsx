import { createFileRoute } from '@tanstack/react-router';
import { TinderSwipe } from '#product/landers/ui/tinderswipe/tinder-swipe.tsx';
import { landerHead } from './-lander/lander-head.ts';
import { LanderPage } from './-lander/lander-page.tsx';
import { loadLander } from './-lander/load-lander.ts';

export const Route = createFileRoute('/landers/tinderswipe')({
  beforeLoad: ({ context }) => context.texts('landers.common', 'members.list', 'landers.tinderswipe'),
  loader: ({ context }) => loadLander(context, 'tinderswipe'),
  head: ({ match, loaderData }) => landerHead(match, 'tinderswipe', loaderData?.niche),
  component: () => <LanderPage design={TinderSwipe} />,
});
