import { EMPTY, type SignupValues } from './signup-fields.ts';

const KEY = 'signup-draft';

/** What is kept: never the password, and what has to be agreed to is agreed to anew. */
type Draft = Omit<SignupValues, 'password' | 'terms' | 'sexuality_consent'> & { recipient_id: number | null };

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function keepDraft(store: Store, values: SignupValues, recipientId: number | null): void {
  const { password: _password, terms: _terms, sexuality_consent: _consent, ...kept } = values;
  const draft: Draft = { ...kept, recipient_id: recipientId };
  try {
    store.setItem(KEY, JSON.stringify(draft));
  } catch {
    // A full or forbidden store only means that nothing is kept.
  }
}

export function readDraft(store: Store, recipientId: number | null): SignupValues {
  try {
    const kept: unknown = JSON.parse(store.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return EMPTY;
    const texts = Object.entries(kept).filter(([field, value]) => field in EMPTY && typeof value === 'string');
    const values: SignupValues = { ...EMPTY, ...Object.fromEntries(texts), password: '' };
    const same = 'recipient_id' in kept && kept.recipient_id === recipientId;
    return { ...EMPTY, ...values, signup_message: same ? values.signup_message : '' };
  } catch {
    return EMPTY;
  }
}

export const dropDraft = (store: Store): void => store.removeItem(KEY);
