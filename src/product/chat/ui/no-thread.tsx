import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LaterArt } from '#design/art/later-art.tsx';
import { LinkButton } from '#design/button.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { chatsQuery } from './chat-queries.ts';

const closedDoor = () => import('#design/art/closed-door.tsx').then((module) => module.ClosedDoor);
const writingDesk = () => import('#design/art/writing-desk.tsx').then((module) => module.WritingDesk);

/** Stands where a thread would: nobody has written yet, or no conversation is chosen. */
export function NoThread() {
  const { chats } = useSuspenseQuery(chatsQuery(useTransport())).data;
  return chats.length === 0 ? <NoChats /> : <NoneChosen />;
}

function NoChats() {
  const t = useTranslations('chat');
  return (
    <div className="m-auto w-full max-w-lg p-gutter">
      <EmptyState
        headingLevel={1}
        framed={false}
        art={<LaterArt load={closedDoor} />}
        headline={t('empty.headline')}
        action={<LinkButton render={<Link to="/members" />}>{t('empty.action')}</LinkButton>}
      >
        {t('empty.text')}
      </EmptyState>
    </div>
  );
}

function NoneChosen() {
  const t = useTranslations('chat');
  return (
    <div className="grid flex-1 place-items-center bg-surface p-8 max-m:hidden">
      <EmptyState framed={false} art={<LaterArt load={writingDesk} />} headline={t('choose.headline')}>
        {t('choose.text')}
      </EmptyState>
    </div>
  );
}
