import { MARKS, type MarkName } from '#design/marks.ts';
import type { ReceiptLook } from '#product/payments/receipts/lay-out.ts';
import type { SiteSettings } from '#product/sites/contract.ts';
import { mailColoursOf, partsOf } from './brand.ts';

export function receiptLookOf(settings: Pick<SiteSettings, 'logo' | 'primary_color' | 'secondary_color'>): ReceiptLook {
  const { light } = mailColoursOf(settings);
  const [, , honey] = partsOf(settings);
  const { main, second } = MARKS[settings.logo as MarkName] ?? MARKS.flame;
  return {
    ...{ ink: light.ink, quiet: light['ink-3'], line: light.line, primary: light.primary },
    mark: [
      { path: main, colour: light.primary },
      { path: second, colour: honey ?? light.primary },
    ],
  };
}
