import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Badge } from '#design/badge.tsx';
import { buttonClass } from '#design/button.tsx';
import { cx } from '#design/cx.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { keepSite } from '../../desk/ui/frame.tsx';
import { useKeys } from '../../desk/ui/keys.ts';
import { NothingWaits } from '../../desk/ui/nothing-waits.tsx';
import { Screen } from '../../desk/ui/screen.tsx';
import { INBOX_VIEWS, type InboxReply, type InboxRow, type InboxView } from '../contract.ts';
import { Chat } from './chat.tsx';
import { InboxList } from './inbox-list.tsx';
import { type InboxSearch, inboxQuery, REFRESH_INTERVAL_MS, viewOf } from './inbox-query.ts';

export function InboxScreen({ search }: { search: InboxSearch }) {
  const t = useTranslations('backoffice.inbox');
  const frame = useTranslations('backoffice.frame');
  const navigate = useNavigate();
  const query = inboxQuery(useTransport(), search);
  const { data } = useSuspenseQuery({ ...query, refetchInterval: REFRESH_INTERVAL_MS });
  const view = viewOf(search);
  const { chat = null, site } = search;
  const at = data.rows.findIndex(({ conversation }) => conversation === chat);
  const go = (conversation: number | null) =>
    navigate({
      to: '/admin/inbox',
      search: { ...inView(view, site), ...(conversation !== null && { chat: conversation }) },
      replace: chat !== null,
    });
  const step = (by: 1 | -1) => {
    const next: InboxRow | undefined = data.rows[at === -1 ? 0 : at + by];
    if (next) go(next.conversation);
  };
  useKeys({ j: () => step(1), k: () => step(-1), Escape: () => go(null) });
  return (
    <Screen
      title={frame('screens.inbox')}
      state={
        data.waiting > 0 && (
          <Badge tone="honey" size="s">
            {t('state', { count: counted(data.waiting) })}
          </Badge>
        )
      }
      onBack={chat === null ? undefined : () => go(null)}
      actions={
        <>
          <Views view={view} site={site} data={data} />
          <Link to="/admin/fictional" search={keepSite} className={buttonClass({ variant: 'outline', size: 's' })}>
            {t('profiles')}
          </Link>
        </>
      }
      keys={[
        { keys: ['J', 'K'], does: frame('keyNames.row') },
        { keys: ['R'], does: t('keys.write') },
        { keys: ['⌘', '↵'], does: t('keys.send') },
        { keys: ['H'], does: t('keys.handOver') },
        { keys: ['T'], does: t('keys.truths') },
      ]}
      note={t('note')}
    >
      <div className="flex min-h-0 flex-1">
        <div
          className={cx(
            'flex min-w-0 flex-col border-line max-xl:flex-1 xl:w-80 xl:shrink-0 xl:border-e l:overflow-y-auto',
            chat !== null && 'max-xl:hidden',
          )}
        >
          {data.rows.length > 0 ? (
            <InboxList rows={data.rows} open={chat} onOpen={({ conversation }) => go(conversation)} />
          ) : view === 'waiting' ? (
            <NothingWaits>{frame('nothingWaits')}</NothingWaits>
          ) : (
            <p className="p-6 text-ink-2 text-t14">{t('none')}</p>
          )}
        </div>
        {chat === null ? (
          <p className="flex-1 p-6 text-ink-2 text-t14 max-xl:hidden">{t('pick')}</p>
        ) : (
          <Chat
            key={chat}
            conversation={chat}
            newest={data.rows[at]?.last_message ?? 0}
            onHandOver={() => {
              const next = data.rows[at + 1] ?? data.rows[at - 1] ?? null;
              go(next?.conversation ?? null);
            }}
          />
        )}
      </div>
    </Screen>
  );
}

const counted = (count: number) => (count >= 100 ? '99+' : String(count));
const inView = (view: InboxView, site: number | undefined) => ({
  ...(view !== 'waiting' && { view }),
  ...(site !== undefined && { site }),
});

function Views({ view, site, data }: { view: InboxView; site: number | undefined; data: InboxReply }) {
  const t = useTranslations('backoffice.inbox');
  const counts: Record<InboxView, number> = { waiting: data.waiting, mine: data.mine, all: 0 };
  return (
    <nav aria-label={t('views.label')} className="flex flex-wrap gap-1.5">
      {INBOX_VIEWS.map((one) => (
        <Link
          key={one}
          to="/admin/inbox"
          search={inView(one, site)}
          aria-current={one === view ? 'page' : undefined}
          className={cx(
            'inline-flex min-h-8.5 items-center rounded-full border px-3.5 text-t14',
            one === view ? 'border-transparent bg-ink font-semibold text-paper' : 'border-line hover:bg-surface-2',
          )}
        >
          {t(`views.${one}`)}
          {counts[one] > 0 && <span className="ms-1.5 tabular-nums">{counted(counts[one])}</span>}
        </Link>
      ))}
    </nav>
  );
}
