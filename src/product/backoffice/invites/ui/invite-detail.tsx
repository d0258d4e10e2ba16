import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { FactList } from '#design/fact-list.tsx';
import { TextField } from '#design/text-field.tsx';
import { keyOf } from '#platform/http/api-query.ts';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { useAct } from '../../desk/ui/use-act.ts';
import { changeStaffInvite, listStaffInvites, type StaffInvite } from '../contract.ts';
import { lastMoment } from './invites-query.ts';

export function InviteDetail({ invite }: { invite: StaffInvite }) {
  const t = useTranslations('backoffice.invites');
  const format = useFormatter();
  const { id, site, label, created_at, expires_at, uses, max_uses, state, staff } = invite;
  const lastDay = lastMoment(expires_at).slice(0, 10);
  const [ends, setEnds] = useState(lastDay);
  const isPaused = state === 'paused';
  const seen = isPaused ? 'paused' : 'active';
  const change = useAct(
    (transport, next: { state: 'active' | 'paused'; ends?: string }) =>
      transport.call(changeStaffInvite, { id, seen, seen_expires_at: expires_at, ...next }),
    { said: () => t('saved'), changes: [keyOf(listStaffInvites)], alsoRefused: true },
  );
  return (
    <article className="flex flex-col gap-4 p-4 text-t14 l:p-6">
      <h2 className="headline break-words text-t22">{label || t('number', { id })}</h2>
      <FactList
        facts={[
          { key: 'number', name: t('number', { id }), value: t(`states.${state}`) },
          { key: 'site', name: t('site'), value: site },
          { key: 'uses', name: t('uses'), value: t('usesOf', { uses, most: max_uses }) },
          {
            key: 'made',
            name: t('made'),
            value: format.dateTime(new Date(created_at), { dateStyle: 'medium', timeStyle: 'short' }),
          },
          { key: 'by', name: t('madeBy'), value: staff || t('terminal') },
        ]}
      />
      <p className="text-ink-2">{t('codeGone')}</p>
      {state !== 'used' && (
        <>
          <TextField
            type="date"
            label={t('until')}
            hint={t('untilHint')}
            value={ends}
            className="h-9! text-t14!"
            onChange={({ target }) => setEnds(target.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button
              size="s"
              disabled={ends === lastDay || ends === ''}
              busy={change.isPending}
              onClick={() => change.mutate({ state: seen, ends })}
            >
              {t('save')}
            </Button>
            <Button size="s" variant="outline" onClick={() => change.mutate({ state: isPaused ? 'active' : 'paused' })}>
              {t(isPaused ? 'resume' : 'pause')}
            </Button>
          </div>
        </>
      )}
    </article>
  );
}
