import { useRef } from 'react';
import { toast } from '#design/toast.ts';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useKeys } from '../../desk/ui/keys.ts';
import { UNDO_CASE_MS, undoCase, type WhichCase } from '../contract.ts';

/** @returns what is called with a decided case. */
export function useUndo(onUndone: (one: WhichCase) => void): (one: WhichCase) => void {
  const t = useTranslations('backoffice.cases');
  const frame = useTranslations('backoffice.frame');
  const transport = useTransport();
  const last = useRef<{ id: number; until: number } | null>(null);
  const undo = async () => {
    const one = last.current;
    if (!one || performance.now() > one.until) return;
    last.current = null;
    try {
      await transport.call(undoCase, { kind: 'text', id: one.id });
      onUndone({ kind: 'text', id: one.id });
    } catch (error) {
      toast({ title: (isApiError(error) && error.message) || frame('failed'), tone: 'danger' });
    }
  };
  useKeys({ z: undo });
  return ({ kind, id }) => {
    if (kind !== 'text') return;
    last.current = { id, until: performance.now() + UNDO_CASE_MS };
    toast({ title: t('decided'), lasts: UNDO_CASE_MS, action: { label: t('undo'), onPress: undo } });
  };
}
