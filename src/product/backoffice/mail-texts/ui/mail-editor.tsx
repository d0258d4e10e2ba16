import { type FormEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { isApiError } from '#platform/http/transport.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { isPushKind, type KindOfMail } from '#product/content/mail-texts/contract.ts';
import { useKeys } from '../../desk/ui/keys.ts';
import { TwoDrafts } from '../../desk/ui/two-drafts.tsx';
import { useAct } from '../../desk/ui/use-act.ts';
import { giveBackSiteMail, type SiteMailReply, saveSiteMail, trySiteMail } from '../contract.ts';
import { MailPreview } from './mail-preview.tsx';
import { MailTextField } from './mail-text-field.tsx';
import { MailVersions } from './mail-versions.tsx';
import { draftOf, givenTexts, type MailDraft, OF_MAILS, type Which } from './mails-query.ts';
import { useMailPreview } from './use-mail-preview.ts';

interface MailEditorProps {
  which: Which;
  newest: SiteMailReply;
}

const linesOf = ({ texts }: SiteMailReply, draft: MailDraft) => texts.map(({ name, text }) => draft[name] ?? text);

export function MailEditor({ which, newest }: MailEditorProps) {
  const t = useTranslations('backoffice.siteMails');
  const pages = useTranslations('backoffice.pages');
  const news = useTranslations('backoffice.news');
  const [kept, keep] = useState({ draft: draftOf(newest.texts), base: newest });
  // Until something is typed, it follows the server.
  const isChanged = kept.base.texts.some(({ name, text }) => kept.draft[name] !== text);
  const { draft, base } = isChanged ? kept : { draft: draftOf(newest.texts), base: newest };
  const texts = givenTexts(newest.texts, draft);
  const options = { changes: OF_MAILS, alsoRefused: true };
  const save = useAct((transport) => transport.call(saveSiteMail, { ...which, texts, seen: base.version }), {
    ...options,
    said: ({ version }) => pages('saved', { version }),
  });
  // What was just saved is no version of somebody else's.
  const stale = isChanged && !save.isPending && base.version !== newest.version;
  const giveBack = useAct((transport) => transport.call(giveBackSiteMail, { ...which, seen: newest.version }), {
    ...options,
    said: () => pages('givenBack'),
  });
  const { kind } = which;
  const trial = useAct((transport, of: KindOfMail) => transport.call(trySiteMail, { ...which, kind: of, texts }), {
    said: () => news('tested'),
    changes: [],
  });
  const preview = useMailPreview(which, texts);
  const takeBack = () => keep({ draft: draftOf(newest.texts), base: newest });
  const store = () =>
    save.mutate(undefined, {
      onSuccess: ({ version }) => {
        const saved = {
          ...newest,
          version,
          texts: newest.texts.map((text) => ({ ...text, text: draft[text.name] ?? text.text })),
        };
        // What was typed since it was sent stays.
        keep((now) => ({ draft: now.draft, base: saved }));
      },
    });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    store();
  };
  useKeys({ 'mod+s': () => (isChanged && !stale ? store() : undefined) });
  const problems = isApiError(preview.error) ? preview.error.fields : {};
  return (
    <>
      {stale && (
        <TwoDrafts
          who={newest.versions[0]?.author ?? null}
          theirs={linesOf(newest, draftOf(newest.texts))}
          yours={linesOf(newest, draft)}
          onTheirs={takeBack}
          onYours={() => keep({ draft, base: newest })}
        />
      )}
      {newest.built_in && <p className="text-ink-2">{t('isBuiltIn')}</p>}
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
        <form method="post" onSubmit={submit} className="flex min-w-0 flex-col gap-5">
          {newest.texts.map((text) => (
            <MailTextField
              key={text.name}
              kind={which.kind}
              text={text}
              locale={which.locale}
              value={draft[text.name] ?? ''}
              problem={problems[text.name]}
              onChange={(value) => keep({ draft: { ...draft, [text.name]: value }, base })}
            />
          ))}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="s" busy={save.isPending} disabled={!isChanged || stale}>
              {pages('save')}
            </Button>
            <Button size="s" variant="outline" disabled={!isChanged} onClick={takeBack}>
              {pages('takeBack')}
            </Button>
            {!isPushKind(kind) && (
              <Button size="s" variant="outline" busy={trial.isPending} onClick={() => trial.mutate(kind)}>
                {news('test')}
              </Button>
            )}
            {!newest.built_in && (
              <Button
                size="s"
                variant="danger"
                disabled={isChanged}
                busy={giveBack.isPending}
                onClick={() => giveBack.mutate(undefined)}
              >
                {pages('giveBack')}
              </Button>
            )}
          </div>
        </form>
        <MailPreview preview={preview} locale={which.locale} isMail={!isPushKind(kind)} />
      </div>
      <MailVersions which={which} newest={newest} disabled={isChanged} />
    </>
  );
}
