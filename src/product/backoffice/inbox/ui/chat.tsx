import { useLayoutEffect, useRef } from 'react';
import { Avatar } from '#design/avatar.tsx';
import { Badge } from '#design/badge.tsx';
import { IconLock } from '#design/icons.tsx';
import { Notice } from '#design/notice.tsx';
import { SkeletonText } from '#design/skeleton.tsx';
import { isApiError } from '#platform/http/transport.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { FictionalIcon } from '#product/members/ui/fictional-label.tsx';
import { LEASE_MS } from '../../leases/contract.ts';
import type { InboxConversation } from '../contract.ts';
import { Composer } from './composer.tsx';
import { faceOf } from './inbox-list.tsx';
import { Messages } from './messages.tsx';
import { Side } from './side.tsx';
import { useChat } from './use-chat.ts';

interface ChatProps {
  conversation: number;
  newest: number;
  onHandOver: () => void;
}

export function Chat({ conversation, newest, onHandOver }: ChatProps) {
  const frame = useTranslations('backoffice.frame');
  const { data, error } = useChat(conversation, newest);
  if (error && !data)
    return (
      <div className="flex-1 p-4 l:p-6">
        <Notice tone="danger">{(isApiError(error) && error.message) || frame('failed')}</Notice>
      </div>
    );
  if (!data)
    return (
      <div className="flex-1 p-6">
        <SkeletonText lines={6} />
      </div>
    );
  return (
    <div className="flex min-h-0 min-w-0 flex-1 max-l:flex-col">
      <section className="flex min-h-0 min-w-0 flex-1 flex-col">
        <Head data={data} />
        <Thread data={data} />
        <Composer data={data} />
      </section>
      <Side data={data} onHandOver={onHandOver} />
    </div>
  );
}

function Head({ data: { member, profile, member_sees } }: { data: InboxConversation }) {
  const t = useTranslations('backoffice.inbox');
  const facts = [
    t('to', { name: member.name }),
    `${member.age}`,
    member.city,
    member.paid_user && t('premium'),
    t('credits', { count: member.credits }),
  ];
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b px-4 py-2.5 l:px-6">
        <Avatar name={profile.name} size={32} src={faceOf(profile)} />
        <div className="min-w-0 flex-1 text-t14">
          <h2 className="flex flex-wrap items-center gap-2 font-semibold">
            {t('writeAs', { name: profile.name, age: profile.age })}
            <Badge size="s" icon={<FictionalIcon />}>
              {profile.label}
            </Badge>
          </h2>
          <p className="text-ink-2 text-t13">{facts.filter(Boolean).join(', ')}</p>
        </div>
        <Badge size="s" icon={<IconLock />} className="bg-surface-2!">
          {t('yours', { minutes: LEASE_MS / 60_000 })}
        </Badge>
      </header>
      <p className="flex items-center gap-2 bg-secondary-tint px-4 py-2 text-secondary-ink text-t14 l:px-6">
        <FictionalIcon className="size-4.5 shrink-0" />
        <span lang={member.language}>{t('sees', { name: member.name, text: member_sees })}</span>
      </p>
    </>
  );
}

function Thread({ data }: { data: InboxConversation }) {
  const box = useRef<HTMLDivElement>(null);
  const newest = data.messages.at(-1)?.id;
  useLayoutEffect(() => {
    if (box.current && newest !== undefined) box.current.scrollTop = box.current.scrollHeight;
  }, [newest]);
  return (
    <div ref={box} className="flex min-h-48 flex-1 flex-col px-4 py-4 l:overflow-y-auto l:px-6">
      <Messages data={data} />
    </div>
  );
}
