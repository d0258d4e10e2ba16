import { useEffect, useState } from 'react';

const nameOf = (memberId: number, profileId: number) => `chat-draft-${memberId}-${profileId}`;

/** Text written to a member but not sent: kept in this browser, for this account only. */
export function useDraft(memberId: number, profileId: number): [string, (text: string) => void] {
  const name = nameOf(memberId, profileId);
  const [text, setText] = useState('');
  useEffect(() => setText(read(name)), [name]);
  return [
    text,
    (next) => {
      setText(next);
      keep(name, next);
    },
  ];
}

// A browser may refuse its storage: then a draft lives as long as the page.
function read(name: string): string {
  try {
    return localStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

function keep(name: string, text: string): void {
  try {
    if (text) localStorage.setItem(name, text);
    else localStorage.removeItem(name);
  } catch {}
}
