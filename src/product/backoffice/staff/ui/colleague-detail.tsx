import { type FormEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import { FactList } from '#design/fact-list.tsx';
import { keyOf } from '#platform/http/api-query.ts';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { FACTOR_RESET_HOURS } from '#product/accounts/staff/contract.ts';
import { useAct } from '../../desk/ui/use-act.ts';
import {
  type Colleague,
  changeColleague,
  endColleagueAccount,
  inviteColleagueAgain,
  listColleagues,
  requestFactorReset,
} from '../contract.ts';
import { Factor } from './factor.tsx';
import { type Post, PostFields, postOf } from './post-fields.tsx';

const CHANGES = [keyOf(listColleagues)];

export function ColleagueDetail({ colleague, onEnded }: { colleague: Colleague; onEnded: () => void }) {
  const t = useTranslations('backoffice.staff');
  const format = useFormatter();
  const { id, email, name, role, site, all_sites, invited, since, last_seen, locked } = colleague;
  const date = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  const change = useAct(
    (transport, post: Post) => transport.call(changeColleague, { id, ...post, seen: { role, site, all_sites } }),
    { said: () => t('saved'), changes: CHANGES, alsoRefused: true },
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    change.mutate(postOf(new FormData(event.currentTarget), site));
  };
  return (
    <article className="flex flex-col gap-5 p-4 text-t14 l:p-6">
      <h2 className="headline break-all text-t22">{name ?? email}</h2>
      <FactList
        facts={[
          { key: 'email', name: t('email'), value: email },
          { key: 'since', name: t(invited ? 'invitedOn' : 'since'), value: date(since) },
          { key: 'seen', name: t('lastSeen'), value: last_seen === null ? '–' : date(last_seen) },
          { key: 'factor', name: t('factor'), value: <Factor colleague={colleague} /> },
        ]}
      />
      <form method="post" className="flex flex-col gap-4" onSubmit={submit}>
        <PostFields post={{ role, site, all_sites }} disabled={locked !== null} />
        {locked !== null && <p className="text-ink-2">{t(`locked.${locked}`)}</p>}
        <Button type="submit" size="s" disabled={locked !== null} busy={change.isPending} className="self-start">
          {t('save')}
        </Button>
      </form>
      <Acts colleague={colleague} onEnded={onEnded} />
    </article>
  );
}

function Acts({ colleague, onEnded }: { colleague: Colleague; onEnded: () => void }) {
  const t = useTranslations('backoffice.staff');
  const [asked, setAsked] = useState<'end' | 'reset' | null>(null);
  const { id, email, invited, locked, passkeys, totp, reset } = colleague;
  const again = useAct((transport) => transport.call(inviteColleagueAgain, { id }), {
    said: () => t('sent', { email }),
    changes: CHANGES,
    alsoRefused: true,
  });
  const ask = useAct((transport) => transport.call(requestFactorReset, { id }), {
    said: () => t('resetAsked', { hours: FACTOR_RESET_HOURS }),
    changes: CHANGES,
    alsoRefused: true,
  });
  const end = useAct((transport) => transport.call(endColleagueAccount, { id }), {
    said: () => t('ended'),
    changes: CHANGES,
    alsoRefused: true,
  });
  const close = () => setAsked(null);
  return (
    <div className="flex flex-wrap gap-3 border-line border-t pt-5">
      {invited && (
        <Button
          size="s"
          variant="outline"
          disabled={locked !== null}
          busy={again.isPending}
          onClick={() => again.mutate(undefined)}
        >
          {t('inviteAgain')}
        </Button>
      )}
      {(totp || passkeys > 0) && (
        <Button
          size="s"
          variant="outline"
          disabled={locked !== null || reset !== null}
          onClick={() => setAsked('reset')}
        >
          {t('reset')}
        </Button>
      )}
      <Button size="s" variant="danger" disabled={locked !== null} onClick={() => setAsked('end')}>
        {t('end')}
      </Button>
      {asked && (
        <Dialog
          open
          onClose={close}
          size="s"
          title={t(asked === 'end' ? 'endTitle' : 'resetTitle')}
          closeLabel={t('cancel')}
          footer={
            <>
              <Button variant="outline" onClick={close}>
                {t('cancel')}
              </Button>
              {asked === 'end' ? (
                <Button
                  variant="danger"
                  busy={end.isPending}
                  onClick={() => end.mutate(undefined, { onSuccess: onEnded, onSettled: close })}
                >
                  {t('end')}
                </Button>
              ) : (
                <Button busy={ask.isPending} onClick={() => ask.mutate(undefined, { onSettled: close })}>
                  {t('reset')}
                </Button>
              )}
            </>
          }
        >
          <p className="text-t14">
            {asked === 'end' ? t('endText', { email }) : t('resetText', { email, hours: FACTOR_RESET_HOURS })}
          </p>
        </Dialog>
      )}
    </div>
  );
}
