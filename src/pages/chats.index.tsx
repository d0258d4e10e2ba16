import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/chats/')({
  component: lazyRouteComponent(() => import('./-chat/screens.tsx'), 'NoConversationPage'),
});
