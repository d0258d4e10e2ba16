import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

/** The list alone; the frame around it shows it. */
export const Route = createFileRoute('/chats/')({
  component: lazyRouteComponent(() => import('./-chat/screens.tsx'), 'NoConversationPage'),
});
