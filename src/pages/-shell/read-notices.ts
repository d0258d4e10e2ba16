interface Seen {
  path: string;
  messages: number;
  likes: number;
}

export function isRead(tag: string, { path, messages, likes }: Seen): boolean {
  const [, kind, id] = /^(chat|like)-(\d+)$/.exec(tag) ?? [];
  if (kind === 'chat') return messages === 0 || path === `/chats/${id}`;
  return kind === 'like' && (likes === 0 || path === `/likes/m/${id}` || path === `/members/${id}`);
}

export async function closeRead(seen: Seen): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration('/');
  for (const shown of (await registration?.getNotifications()) ?? []) if (isRead(shown.tag, seen)) shown.close();
}
