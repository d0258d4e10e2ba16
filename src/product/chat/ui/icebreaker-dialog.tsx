import { Dialog } from '#design/dialog.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { Icebreaker } from '../icebreakers/contract.ts';
import { Beginning } from './beginning.tsx';
import { insertIntoComposer } from './insert-into-composer.ts';

interface IcebreakerDialogProps {
  open: boolean;
  onClose: () => void;
  offered: Icebreaker[];
}

/** SPEC 2, the icebreaker modal: all beginnings at once. */
export function IcebreakerDialog({ open, onClose, offered }: IcebreakerDialogProps) {
  const t = useTranslations('chat.parts.begin');
  const choose = (text: string) => {
    onClose();
    // The dialog gives the focus back to what opened it; the line has it after that.
    setTimeout(() => insertIntoComposer(text), AFTER_CLOSING_MS);
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('allTitle')} description={t('hint')} closeLabel={t('close')}>
      <ul className="flex flex-col gap-2">
        {offered.map(({ text }) => (
          <li key={text}>
            <Beginning text={text} onChoose={() => choose(text)} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Milliseconds. */
const AFTER_CLOSING_MS = 50;
