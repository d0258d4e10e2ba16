import { Button } from '#design/button.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { Locale } from '#platform/i18n/locales.ts';
import { useAct } from '../../desk/ui/use-act.ts';
import { tryNews } from '../contract.ts';
import { codeOf, type NewsDraft } from './news-draft.ts';

export function TestMail({ draft, locale }: { draft: NewsDraft; locale: Locale }) {
  const t = useTranslations('backoffice.news');
  const { site, kind, path, texts } = draft;
  const words = texts[locale];
  const trial = useAct(
    (transport, given: { subject: string; text: string }) =>
      transport.call(tryNews, { site, kind, path, code: codeOf(draft), locale, ...given }),
    { said: () => t('tested'), changes: [] },
  );
  return (
    <Button
      size="s"
      variant="outline"
      className="self-start"
      disabled={!words?.subject.trim() || !words.text.trim()}
      busy={trial.isPending}
      onClick={() => words && trial.mutate(words)}
    >
      {t('test')}
    </Button>
  );
}
