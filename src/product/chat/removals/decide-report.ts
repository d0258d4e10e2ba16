import type { WriteCall } from '#platform/call.ts';
import type { Staff } from '#product/audit/audit.ts';
import { decideReport as decideWithPhotos } from '#product/media/decide-report.ts';
import { removeText, shownText } from '#product/members/texts/remove-text.ts';
import type { ReportVerdict } from '#product/safety/decisions/contract.ts';
import { NOTICE, reportedContent } from '#product/safety/decisions/decisions.ts';
import type { ReportWithContent } from './contract.ts';
import { removeMessage } from './removals.ts';

/** `no_content`: nothing is there to remove. `text_changed`: staff have not seen this text. Nothing is decided. */
export async function decideReport(call: WriteCall, by: Staff, order: ReportWithContent): Promise<ReportVerdict> {
  const { decision, messages, text, ground, note, words } = order;
  const content = await reportedContent(call, order.report);
  if (!content) return 'not_found';
  const { reported, messages: reportedMessages, texts } = content;
  const removed =
    decision === 'remove_messages' && messages
      ? reportedMessages.filter((id) => !messages.only || messages.only.includes(id))
      : [];
  if (decision === 'remove_messages' && removed.length === 0) return 'no_content';
  if (decision === 'remove_text') {
    const shown = text && (await shownText(call, reported, text.field));
    if (!shown) return 'no_content';
    if (shown !== texts[text.field] && !text.changed) return 'text_changed';
  }
  const verdict = await decideWithPhotos(call, by, order);
  if (verdict !== 'decided') return verdict;
  if (decision === 'remove_messages' && messages)
    for (const message of removed)
      await removeMessage(call, by, { message, reason: messages.reason, ground, note, words, found: NOTICE });
  if (decision === 'remove_text' && text) {
    const { field, reason } = text;
    await removeText(call, by, { member: reported, field, reason, ground, note, words, found: NOTICE });
  }
  return verdict;
}
