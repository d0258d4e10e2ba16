import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { cx } from '#design/cx.ts';
import { TextField } from '#design/text-field.tsx';
import { toast } from '#design/toast.ts';
import { keyOf } from '#platform/http/api-query.ts';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { useKeys } from '../../desk/ui/keys.ts';
import { Hosts } from '../../hosts/ui/hosts.tsx';
import { Packages } from '../../prices/ui/packages.tsx';
import { listSiteVersions, type SettingView, saveSiteSettings, showSiteSettings } from '../contract.ts';
import { Conflict, collisions } from './conflict.tsx';
import { type Changes, useDraft } from './draft.ts';
import { Effect } from './effect.tsx';
import { APPEARANCE_SETTINGS, Look, useBarred } from './look.tsx';
import { SaveBar } from './save-bar.tsx';
import { SettingRow } from './setting-row.tsx';
import { type Part, siteSettingsQuery } from './settings-query.ts';
import { SiteFrame } from './site-frame.tsx';
import { Versions } from './versions.tsx';

interface SettingsScreenProps {
  site: number;
  part: Part;
  find: string;
}

export function SettingsScreen({ site, part, find }: SettingsScreenProps) {
  const t = useTranslations('backoffice.settings');
  const format = useFormatter();
  const transport = useTransport();
  const queryClient = useQueryClient();
  const newest = useSuspenseQuery(siteSettingsQuery(transport, site)).data;
  const draft = useDraft(newest);
  const { base, changes } = draft;
  const names = Object.keys(changes);
  const collided = collisions(draft, newest).length > 0;
  const refetch = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: keyOf(showSiteSettings) }),
      queryClient.invalidateQueries({ queryKey: keyOf(listSiteVersions) }),
    ]);
  const save = useMutation({
    mutationFn: (sent: Changes) =>
      transport.call(saveSiteSettings, {
        site,
        seen: base.version,
        set: Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
        unset: Object.keys(sent).filter((name) => sent[name] === undefined),
      }),
    onSuccess: async ({ version }, sent) => {
      await refetch();
      draft.saved(sent, queryClient.getQueryData(siteSettingsQuery(transport, site).queryKey) ?? newest);
      toast({ tone: 'success', title: t('saved', { version }) });
    },
    onError: async (error) => {
      if (isApiError(error) && error.code === 'setting_changed_meanwhile') await refetch();
    },
  });
  const barred = useBarred(draft) ?? (collided ? t('conflict.first') : null);
  const mayS = names.length > 0 && !save.isPending && barred === null;
  useKeys({ 'mod+s': mayS ? () => save.mutate(changes) : undefined });
  const wrong = save.error && isApiError(save.error) ? save.error.fields : {};
  const shown = settingsShown(base.settings, part, find);
  return (
    <SiteFrame
      site={newest.site}
      at={part}
      keys={[
        { keys: ['⌘', 'S'], does: t('keySave') },
        { keys: ['F'], does: t('keyFind') },
      ]}
      note={t('note')}
      version={
        <p>
          {t('version', { version: newest.version })}
          {newest.saved_at && (
            <>
              <br />
              {format.dateTime(new Date(newest.saved_at), { dateStyle: 'medium', timeStyle: 'short' })}
              {newest.saved_by && ` · ${newest.saved_by}`}
            </>
          )}
        </p>
      }
    >
      <Conflict draft={draft} newest={newest} />
      <div
        className={cx('grid grid-cols-1 gap-6 p-4 l:px-6', part !== 'packages' && 'xl:grid-cols-[minmax(0,1fr)_21rem]')}
      >
        <div className="min-w-0">
          {part === 'packages' && !find ? (
            <Packages newest={newest} />
          ) : part === 'versions' ? (
            <>
              <h2 className="font-semibold text-t14">{t('partNames.versions')}</h2>
              <Versions newest={newest} />
            </>
          ) : part === 'look' && !find ? (
            <Look draft={draft} wrong={wrong} />
          ) : (
            <>
              <div className="mb-1 flex flex-wrap items-end justify-between gap-3">
                <h2 className="font-semibold text-t14">
                  {find ? t('found', { count: shown.length }) : t(`partNames.${part}`)}
                </h2>
                <FindSetting key={find} find={find} />
              </div>
              {shown.map((setting) => (
                <SettingRow key={setting.name} setting={setting} draft={draft} error={wrong?.[setting.name]} />
              ))}
            </>
          )}
        </div>
        {part !== 'look' && part !== 'packages' && (
          <div className="flex flex-col gap-6">
            <Effect draft={draft} />
            <Hosts site={site} />
          </div>
        )}
      </div>
      <SaveBar
        changes={names.length}
        busy={save.isPending}
        barred={barred}
        error={save.error && !collided ? save.error.message : undefined}
        onSave={() => save.mutate(changes)}
        onTakeBack={() => {
          draft.takeBack(...names);
          save.reset();
        }}
      />
    </SiteFrame>
  );
}

function settingsShown(settings: readonly SettingView[], part: Part, find: string): readonly SettingView[] {
  const letters = find.toLowerCase();
  if (letters)
    return settings.filter(({ name, label, help }) =>
      [name, label, help].some((text) => text.toLowerCase().includes(letters)),
    );
  return settings.filter(({ name, place }) => place === part && !APPEARANCE_SETTINGS.includes(name));
}

function FindSetting({ find }: { find: string }) {
  const t = useTranslations('backoffice.settings');
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  useKeys({ f: () => field.current?.focus() });
  const go = (letters: string) =>
    navigate({
      to: '/admin/sites',
      search: ({ find: _before, ...known }) => ({ ...known, ...(letters.trim() && { find: letters.trim() }) }),
      replace: true,
    });
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        go(field.current?.value ?? '');
      }}
    >
      <TextField
        ref={field}
        type="search"
        labelHidden
        label={t('find')}
        placeholder={t('find')}
        defaultValue={find}
        maxLength={60}
        className="h-9! w-52 max-w-[calc(100vw-2rem)] text-t14!"
        onInput={({ currentTarget: { value } }) => value === '' && find && go('')}
      />
    </form>
  );
}
