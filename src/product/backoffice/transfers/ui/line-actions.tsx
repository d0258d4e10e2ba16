import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '#design/button.tsx';
import { closeToast, toast } from '#design/toast.ts';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import { Key } from '../../desk/ui/key-hint.tsx';
import { useKeys } from '../../desk/ui/keys.ts';
import { useAct } from '../../desk/ui/use-act.ts';
import { type DecideLineInput, decideBankLine, type OpenedLine, type TransferOrder } from '../contract.ts';
import { lastReturn } from './last-return.ts';
import { OF_TRANSFERS } from './transfers-query.ts';

const KEYS = { match: '↵', find: 'F', back: 'U' };
const UNDO_MS = 10_000;

interface LineActionsProps {
  line: OpenedLine['line'];
  chosen: TransferOrder | null;
  onFind: (() => void) | undefined;
  onDecided: () => void;
}

export function LineActions({ line, chosen, onFind, onDecided }: LineActionsProps) {
  const t = useTranslations('backoffice.transfers');
  const locale = useLocale();
  const { id, kind, by_file, in_file, back } = line;
  const { mutate, isPending } = useAct(
    (transport, input: Pick<DecideLineInput, 'what' | 'payment'>) =>
      transport.call(decideBankLine, { id, seen: kind, ...input }),
    { said: () => t('done'), changes: OF_TRANSFERS, alsoRefused: true },
  );
  const act = (input: Pick<DecideLineInput, 'what' | 'payment'>) => {
    if (!isPending) mutate(input, { onSuccess: onDecided });
  };
  const match = chosen ? () => act({ what: 'match', payment: chosen.payment }) : undefined;
  const sendBack = useSendBack(line, onDecided);
  const byHand = !by_file && !in_file && kind !== 'back';
  useKeys({
    Enter: match,
    f: onFind,
    u: kind === 'back' ? undefined : byHand ? () => act({ what: 'sent' }) : sendBack,
  });
  return (
    <div className="flex flex-wrap gap-2.5">
      {chosen && (
        <Button busy={isPending} aria-keyshortcuts="Enter" iconEnd={<Key>{KEYS.match}</Key>} onClick={match}>
          {t('match', { name: chosen.name || `${chosen.member}`, credits: chosen.credits })}
        </Button>
      )}
      {onFind && (
        <Button variant="outline" aria-keyshortcuts="F" iconEnd={<Key>{KEYS.find}</Key>} onClick={onFind}>
          {t('search')}
        </Button>
      )}
      {kind !== 'back' && by_file && (
        <Button variant="outline" aria-keyshortcuts="U" iconEnd={<Key>{KEYS.back}</Key>} onClick={sendBack}>
          {t('sendBack', { money: formatMoney(back, locale) })}
        </Button>
      )}
      {byHand && (
        <Button
          variant="outline"
          busy={isPending}
          aria-keyshortcuts="U"
          iconEnd={<Key>{KEYS.back}</Key>}
          onClick={() => act({ what: 'sent' })}
        >
          {t('sentByHand', { money: formatMoney(back, locale) })}
        </Button>
      )}
      {kind === 'back' && !in_file && (
        <Button variant="outline" busy={isPending} onClick={() => act({ what: 'keep' })}>
          {t('keep')}
        </Button>
      )}
      {in_file && <p className="text-ink-2">{t('inFile')}</p>}
    </div>
  );
}

function useSendBack({ id, kind }: OpenedLine['line'], onDecided: () => void): () => void {
  const t = useTranslations('backoffice.transfers');
  const transport = useTransport();
  const { mutate: keep } = useAct(
    (_transport, line: number) => transport.call(decideBankLine, { id: line, seen: 'back', what: 'keep' }),
    { said: () => t('kept'), changes: OF_TRANSFERS, alsoRefused: true },
  );
  const frame = useTranslations('backoffice.frame');
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => transport.call(decideBankLine, { id, seen: kind, what: 'return' }),
    onSuccess: () => {
      const shown = toast({ title: t('goes'), lasts: UNDO_MS, action: { label: t('undo'), onPress: undo } });
      lastReturn.current = { line: id, toast: shown };
      onDecided();
    },
    onError: (error) => {
      toast({ title: (isApiError(error) && error.message) || frame('failed'), tone: 'danger' });
    },
    onSettled: () => Promise.all(OF_TRANSFERS.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
  const undo = () => {
    const done = lastReturn.current;
    if (!done) return false;
    lastReturn.current = null;
    closeToast(done.toast);
    keep(done.line);
    return true;
  };
  useKeys({ z: undo });
  return () => {
    if (!isPending) mutate();
  };
}
