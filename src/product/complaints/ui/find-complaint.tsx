import { type FormEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { TextField } from '#design/text-field.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';

export function FindComplaint({ onFind }: { onFind: (reference: string) => void }) {
  const t = useTranslations('complaints.form');
  const [reference, setReference] = useState('');
  const find = (event: FormEvent) => {
    event.preventDefault();
    if (reference.trim()) onFind(reference.trim());
  };
  return (
    <section aria-labelledby="find" className="mt-12">
      <h2 id="find" className="headline text-t22">
        {t('find.title')}
      </h2>
      <form method="post" onSubmit={find} className="mt-4 flex flex-wrap items-start gap-3">
        <TextField
          label={t('find.label')}
          hint={t('find.hint')}
          name="reference"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          fieldClassName="w-80 max-w-full grow s:grow-0"
          value={reference}
          onChange={(event) => setReference(event.target.value)}
        />
        <Button type="submit" variant="outline" size="l" className="s:mt-6">
          {t('find.button')}
        </Button>
      </form>
    </section>
  );
}
