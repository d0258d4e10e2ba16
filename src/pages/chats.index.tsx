import { createFileRoute } from '@tanstack/react-router';

/** The list alone; the frame around it shows what there is. */
export const Route = createFileRoute('/chats/')({ component: () => null });
