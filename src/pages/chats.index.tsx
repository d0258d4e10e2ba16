import { createFileRoute } from '@tanstack/react-router';
import { NoThread } from '#product/chat/ui/no-thread.tsx';

/** The list alone; the frame around it shows it. */
export const Route = createFileRoute('/chats/')({ component: NoThread });
