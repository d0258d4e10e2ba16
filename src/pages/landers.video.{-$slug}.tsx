import { createFileRoute } from '@tanstack/react-router';
import { Video } from '#product/landers/ui/video/video.tsx';
import { admissionQuery } from '#product/signup/ui/admission-query.ts';
import { landerHead } from './-lander/lander-head.ts';
import { LanderPage } from './-lander/lander-page.tsx';
import { loadLander } from './-lander/load-lander.ts';

export const Route = createFileRoute('/landers/video/{-$slug}')({
  beforeLoad: ({ context }) => context.texts('landers.common', 'members.list', 'landers.video'),
  loader: async ({ context }) => {
    const [lander] = await Promise.all([
      loadLander(context),
      context.queryClient.ensureQueryData(admissionQuery(context.transport, undefined)),
    ]);
    return lander;
  },
  head: ({ match, loaderData }) => landerHead(match, 'video', loaderData?.niche),
  component: () => <LanderPage design={Video} />,
});
