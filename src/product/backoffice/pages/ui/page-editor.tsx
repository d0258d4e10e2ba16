import { type FormEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { TextArea } from '#design/text-area.tsx';
import { TextField } from '#design/text-field.tsx';
import { isApiError } from '#platform/http/transport.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useKeys } from '../../desk/ui/keys.ts';
import { TwoDrafts } from '../../desk/ui/two-drafts.tsx';
import { useAct } from '../../desk/ui/use-act.ts';
import { giveBackSitePage, type PageDraftView, type SitePageReply, saveSitePage } from '../contract.ts';
import { PagePreview } from './page-preview.tsx';
import { PageVersions } from './page-versions.tsx';
import { linesOf, OF_PAGES, type Which } from './pages-query.ts';

interface PageEditorProps {
  which: Which;
  newest: SitePageReply;
  standard: boolean;
}

const FIELDS = ['title', 'description', 'lead', 'text'] as const;
const isSame = (one: PageDraftView, other: PageDraftView) => FIELDS.every((name) => one[name] === other[name]);

export function PageEditor({ which, newest, standard }: PageEditorProps) {
  const t = useTranslations('backoffice.pages');
  const [kept, keep] = useState({ draft: newest.draft, base: newest });
  const [from, setFrom] = useState('');
  // Until something is typed, it follows the server.
  const isChanged = !isSame(kept.draft, kept.base.draft);
  const { draft, base } = isChanged ? kept : { draft: newest.draft, base: newest };
  const write = (name: (typeof FIELDS)[number], value: string) => keep({ draft: { ...draft, [name]: value }, base });
  const options = { changes: OF_PAGES, alsoRefused: true };
  const save = useAct(
    (transport, day: string | null) =>
      transport.call(saveSitePage, { ...which, ...draft, seen: base.version, from: day }),
    { ...options, said: ({ version }) => t('saved', { version }) },
  );
  // What was just saved is no version of somebody else's.
  const stale = isChanged && !save.isPending && base.version !== newest.version;
  const giveBack = useAct((transport) => transport.call(giveBackSitePage, { ...which, seen: newest.version }), {
    ...options,
    said: () => t('givenBack'),
  });
  const store = () =>
    save.mutate(from || null, {
      onSuccess: ({ version }) => {
        const saved = { ...newest, draft, version };
        // What was typed since it was sent stays.
        keep((now) => ({ draft: now.draft, base: saved }));
        setFrom('');
      },
    });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    store();
  };
  useKeys({ 'mod+s': () => (isChanged && !stale ? store() : undefined) });
  const problem = isApiError(save.error) ? save.error.message : null;
  const field = 'h-9! text-t14!';
  return (
    <>
      {stale && (
        <TwoDrafts
          who={newest.versions[0]?.author ?? null}
          theirs={linesOf(newest.draft)}
          yours={linesOf(draft)}
          onTheirs={() => keep({ draft: newest.draft, base: newest })}
          onYours={() => keep({ draft, base: newest })}
        />
      )}
      {newest.built_in && <p className="text-ink-2">{t('isBuiltIn')}</p>}
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
        <form method="post" onSubmit={submit} className="flex min-w-0 flex-col gap-4">
          <TextField
            name="title"
            required
            maxLength={300}
            label={t('headline')}
            value={draft.title}
            onChange={({ target }) => write('title', target.value)}
            className={field}
          />
          <TextField
            name="description"
            maxLength={300}
            label={t('description')}
            hint={t('descriptionHint')}
            value={draft.description}
            onChange={({ target }) => write('description', target.value)}
            className={field}
          />
          <TextField
            name="lead"
            maxLength={300}
            label={t('lead')}
            value={draft.lead}
            onChange={({ target }) => write('lead', target.value)}
            className={field}
          />
          <TextArea
            name="text"
            rows={14}
            maxLength={100_000}
            label={t('text')}
            hint={t('textHint')}
            value={draft.text}
            onChange={({ target }) => write('text', target.value)}
            className="max-h-none! font-mono text-t14!"
          />
          <TextField
            name="from"
            type="date"
            label={t('from')}
            hint={t('fromHint')}
            value={from}
            onChange={({ target }) => setFrom(target.value)}
            className={field}
          />
          {problem && !stale && (
            <p role="alert" className="text-danger">
              {problem}
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="s" busy={save.isPending} disabled={!isChanged || stale}>
              {t('save')}
            </Button>
            <Button
              size="s"
              variant="outline"
              disabled={!isChanged}
              onClick={() => keep({ draft: newest.draft, base: newest })}
            >
              {t('takeBack')}
            </Button>
            {newest.version > 0 && !newest.versions[0]?.given_back && (
              <Button
                size="s"
                variant="danger"
                disabled={isChanged}
                busy={giveBack.isPending}
                onClick={() => giveBack.mutate(undefined)}
              >
                {t(standard ? 'giveBack' : 'remove')}
              </Button>
            )}
          </div>
        </form>
        <PagePreview which={which} draft={draft} />
      </div>
      <PageVersions which={which} newest={newest} disabled={isChanged} />
    </>
  );
}
