import type { WriteCall } from '#platform/call.ts';
import type { MeasureGround } from './contract.ts';
import { notifyMeasure } from './decisions.ts';

interface TextTold {
  /** `about`, `seeking` or `name`. */
  field: string;
  reason: string;
  strike: boolean;
  ground: MeasureGround;
  words: string;
  automated: boolean;
  /** The letter belongs to the statement of that moment. */
  decided: Date;
}

export const notifyText = (
  call: WriteCall,
  account: number,
  { field, strike, automated, decided, ...told }: TextTold,
): Promise<void> =>
  notifyMeasure(
    { ...call, now: decided },
    account,
    {
      ...{ measure: strike ? 'struck' : 'words', what: field, until: '', url: `${call.site.origin}/profile` },
      ...told,
      found: automated ? 'automated' : 'own',
    },
    ['text_rejected', 'text_removed'],
  );
