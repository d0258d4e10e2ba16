import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTransport } from '#platform/http/transport-context.tsx';
import { BAN_REASONS, type BanReason } from '#product/accounts/bans/contract.ts';
import { type Ground, REFUSED_GROUNDS, UPHELD_GROUNDS } from '#product/complaints/decisions/contract.ts';
import { TEXT_REASONS, type TextReason } from '#product/members/texts/contract.ts';
import { type CaseDecision, type CaseView, decideCase, previewLetter } from '../contract.ts';

const SUSPENSION_DAYS = 7;
const WITH_LETTER: readonly CaseDecision[] = [
  ...(['warn', 'suspend', 'ban', 'remove_photos', 'remove_messages', 'remove_about', 'remove_seeking'] as const),
  ...(['ask_change', 'strike'] as const),
];

export type DecisionDraft = ReturnType<typeof useDecision>;

export function useDecision(
  { kind, id, reason: stated, suggested, complaint, victims, review }: CaseView,
  onDecided: () => void,
) {
  const transport = useTransport();
  const [decision, setDecision] = useState<CaseDecision>(suggested);
  const [reason, setReason] = useState<BanReason>(BAN_REASONS.find((known) => known === stated) ?? 'other');
  const [textReason, setTextReason] = useState<TextReason>(
    TEXT_REASONS.find((known) => known === 'contact' && review?.caught.length) ?? 'other',
  );
  const [ground, setGround] = useState<'law' | 'terms'>('terms');
  const [days, setDays] = useState(SUSPENSION_DAYS);
  const [words, setWords] = useState('');
  const [answerGround, setAnswerGround] = useState<Ground | null>(null);
  const [answer, setAnswer] = useState('');
  const [staffReads, setStaffReads] = useState(true);
  const isComplaint = complaint !== null;
  const fitting = decision === 'no_breach' ? REFUSED_GROUNDS : UPHELD_GROUNDS;
  const chosenGround = fitting.find((known) => known === answerGround) ?? fitting[0];
  const isText = kind === 'text';
  const draft = { kind, id, decision, reason, ground, days, words, ...(isText && { text_reason: textReason }) };
  const hasLetter = WITH_LETTER.includes(decision);
  const letter = useQuery({
    queryKey: ['backoffice letter', draft],
    queryFn: () => transport.call(previewLetter, draft),
    enabled: hasLetter,
    placeholderData: (before) => before,
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      transport.call(decideCase, {
        ...draft,
        ...(isText && review && { seen: review.seen }),
        ...(isComplaint && { answer_ground: chosenGround, answer }),
      }),
    onSuccess: onDecided,
  });
  return {
    ...{ decision, setDecision, reason, setReason, ground, setGround, days, setDays, words, setWords },
    ...{ answer, setAnswer, chosenGround, setAnswerGround, fitting, staffReads, setStaffReads },
    ...{ isText, textReason, setTextReason, isComplaint, hasLetter, isPending, error },
    letter: hasLetter ? (letter.data ?? null) : null,
    nextReason: () =>
      isText
        ? setTextReason(TEXT_REASONS[(TEXT_REASONS.indexOf(textReason) + 1) % TEXT_REASONS.length] ?? 'other')
        : setReason(BAN_REASONS[(BAN_REASONS.indexOf(reason) + 1) % BAN_REASONS.length] ?? 'other'),
    gives: decision === 'ban' && reason === 'money' && victims.credits > 0,
    act: () => {
      if (!isPending) mutate();
    },
  };
}
