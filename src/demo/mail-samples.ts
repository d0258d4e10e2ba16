export interface MailSample {
  variant: string;
  params: Record<string, string | number>;
}

const DAY = '2026-12-01T10:00:00.000Z';
const LATER = '2026-12-31T10:00:00.000Z';

export interface SampleWords {
  card: string;
  transfer: string;
  declined: string;
  fictional: string;
}
const IN_ENGLISH: SampleWords = {
  card: 'Card, Visa 4242',
  transfer: 'Wire transfer',
  declined: 'Your bank declined this payment.',
  fictional: 'Fictional',
};

export function mailSamples(
  origin: string,
  { card, transfer, declined, fictional }: SampleWords = IN_ENGLISH,
): Record<string, MailSample[]> {
  const url = `${origin}/sample`;
  const links = {
    login_url: url,
    change_url: `${origin}/notifications?token=sample`,
    unsubscribe_url: `${origin}/api/mail-off.php?token=sample`,
  };
  const one = (params: MailSample['params']): MailSample[] => [{ variant: '', params }];
  const each = (name: string, variants: readonly string[], params: MailSample['params'] = {}): MailSample[] =>
    variants.map((variant) => ({ variant, params: { ...params, [name]: variant } }));
  const complaint = one({ reference: 'C-7KQ2M9XA', url, days: 14 });
  const notice = { items: '[]', count: 3, path: '/chats', under: 'reminders', ...links };
  const line = (name: string, label: string, path: string, count = 1) => ({ name, label, count, path });
  const unread = [line('Nora', '', '/chats/1', 2), line('Dream', fictional, '/chats/2')];
  const weekly = [line('Hanne, 44', '', '/members/1'), line('Tessa, 39', '', '/members/2')];
  const news = [
    { kind: 'conversation', ...line('Nora', '', '/chats/1', 2) },
    { kind: 'match', ...line('Hanne', '', '/likes/m/2') },
    { kind: 'like', ...line('Dream', fictional, '/likes/m/3') },
  ];
  const announcement = {
    subject: 'Photos in conversations',
    text: 'You can send photos in every conversation now.\n\nThey are deleted with the conversation, by whichever side.',
    path: '/chats',
    ...links,
  };
  const purchase = {
    ...{ length: 'whole', number: 1204, credits: 25, amount: 1856, list_amount: 2475, currency: 'EUR', vat_rate: 2100 },
    ...{ bought: DAY, method: 'card', paid_with: card, declared: '2026-11-23' },
    ...{ statement: 'HEARTHSIDE MEDIA', trader: 'Hearthside Media B.V.\nRijnkade 12\n6811 HA Arnhem' },
    ...{ transfer_holder: '', transfer_iban: '', transfer_bic: '', transfer_reference: '', transfer_until: '' },
    ...{ url: `${origin}/pages/withdrawal`, payment_url: `${origin}/transactions/1204`, receipt_url: '' },
  };
  const debit = {
    ...{ number: 1204, amount: 1856, currency: 'EUR', collect_on: '2026-12-08', creditor: 'Hearthside Media B.V.' },
    ...{ creditor_id: 'NL86ZZZ812403770000', reference: 'KDL-1204', holder: 'N. de Vries', last4: '4300' },
    ...{ signed: DAY, statement: 'HEARTHSIDE MEDIA', payment_url: `${origin}/transactions/1204` },
  };
  const returned = { number: 1204, amount: 1856, currency: 'EUR', last4: '4300', taken: 12, payment_url: url };
  const failed = {
    ...{ number: 1204, amount: 1856, currency: 'EUR', paid_with: card },
    ...{ why: declined, url: `${origin}/credits`, payment_url: `${origin}/transactions/1204` },
  };
  const refund = {
    ...{ number: 1204, amount: 1240, currency: 'EUR', paid_with: card, taken: 12 },
    payment_url: `${origin}/transactions/1204`,
  };
  const withdrawal = {
    reference: 'W-7KQ2M9XA',
    refund: 1240,
    of: 'unused',
    currency: 'EUR',
    words: '',
    by: LATER,
    url,
  };
  const restriction = { ground: 'terms', until: '', what: '', url };
  return {
    'password-reset': one({ url }),
    'password-changed': one({ url }),
    'mail-change': one({ url }),
    'mail-changed': one({ email: 'nora@example.com', url }),
    'address-wanted': one({}),
    'account-deleted': one({ name: 'Nora', url, until: LATER }),
    'account-reactivated': one({ name: 'Nora', url }),
    'export-ready': one({ name: 'Nora', url, until: LATER }),
    'security-changed': each(
      'change',
      ['passkey_added', 'passkey_removed', 'totp_on', 'totp_off', 'codes_renewed', 'recovery_used', 'factor_reset'],
      { url },
    ),
    'factor-asked': one({ hours: 48, url }),
    'staff-invitation': each('role', ['moderator', 'support', 'finance', 'admin'], { days: 3, url }),
    'ban-appeal': each('outcome', ['accepted', 'kept'], { url }),
    'fraud-removed': one({ name: 'Dana', credits: 4, url, ...links }),
    complaint,
    'complaint-decided': complaint,
    'complaint-appeal': complaint,
    'new-members': one({
      news: JSON.stringify([{ name: 'Near Arnhem', count: 2, people: 'Hanne, 44 · Tessa, 39', path: '/members' }]),
      count: 2,
      ...links,
    }),
    'text-appeal': each('outcome', ['restored', 'accepted', 'kept'], { url }),
    renamed: each('reason', ['request', 'rude', 'contact', 'posing', 'other'], { name: 'Nora', until: LATER }),
    'news-for-you': one({ news: JSON.stringify(news), count: news.length, under: 'like', ...links }),
    announcement: [
      { variant: 'news', params: { ...announcement, code: '', under: 'news' } },
      { variant: 'offer', params: { ...announcement, code: 'AUTUMN20', path: '/credits', under: 'promotions' } },
    ],
    notice: [
      { variant: 'unread', params: { ...notice, about: 'unread', items: JSON.stringify(unread) } },
      ...each('about', ['photo', 'photoRefused', 'profile', 'likesBack'], notice),
      {
        variant: 'weekly',
        params: { ...notice, about: 'weekly', items: JSON.stringify(weekly), count: weekly.length },
      },
    ],
    purchase: [
      {
        variant: 'paid',
        params: { ...purchase, stage: 'paid', receipt_url: `${origin}/api/receipt.php?payment=1204` },
      },
      {
        variant: 'transfer',
        params: {
          ...{ ...purchase, stage: 'ordered', method: 'wiretransfer', paid_with: transfer, transfer_until: LATER },
          ...{ transfer_holder: 'Hearthside Media B.V.', transfer_iban: 'NL91ABNA0417164300' },
          ...{ transfer_bic: 'ABNANL2A', transfer_reference: 'RF19KDL0000017' },
        },
      },
      {
        variant: 'short',
        params: { ...purchase, stage: 'paid', length: 'short', method: 'wiretransfer', paid_with: transfer },
      },
    ],
    'direct-debit': each('kind', ['first', 'again'], debit),
    'debit-returned': [
      { variant: 'blocked', params: { ...returned, owed: 616, blocked: 'yes' } },
      { variant: 'settled', params: { ...returned, owed: 0, blocked: 'no' } },
    ],
    'payment-failed': [
      { variant: 'failed', params: { ...failed, kind: 'failed', of: 'order' } },
      { variant: 'expired', params: { ...failed, kind: 'expired', of: 'order', paid_with: transfer, why: '' } },
      { variant: 'claim', params: { ...failed, kind: 'failed', of: 'claim', why: '' } },
    ],
    refund: [
      ...each('kind', ['sent', 'not_collected', 'failed'], { ...refund, reason: 'other' }),
      { variant: 'twice', params: { ...refund, kind: 'sent', reason: 'twice', taken: 0 } },
    ],
    claim: each('kind', ['made', 'paid', 'waived', 'won_back'], {
      ...{ number: 1204, amount: 616, currency: 'EUR', credits: 12, url: `${origin}/transactions` },
    }),
    warning: each('reason', ['money', 'rude', 'fake', 'underage', 'other']),
    restriction: [
      { variant: 'photos', params: { ...restriction, measure: 'photos', reason: 'explicit' } },
      { variant: 'account', params: { ...restriction, measure: 'account', reason: 'rude', until: LATER } },
      { variant: 'message', params: { ...restriction, measure: 'message', reason: 'money', what: DAY } },
      { variant: 'text', params: { ...restriction, measure: 'text', reason: 'contact', what: 'about' } },
      { variant: 'name', params: { ...restriction, measure: 'words', reason: 'rude', what: 'name', found: 'own' } },
      {
        variant: 'struck',
        params: { ...restriction, measure: 'struck', reason: 'contact', what: 'seeking', found: 'automated' },
      },
      {
        variant: 'pointed',
        params: {
          ...restriction,
          measure: 'account',
          reason: 'money',
          found: 'automated',
          words: 'Send nobody your IBAN.',
        },
      },
    ],
    'report-decided': each('outcome', ['acted', 'dismissed'], { reference: 'R-7KQ2M9XA', url }),
    activation: one({ name: 'Nora', url }),
    welcome: one({ name: 'Nora', url, profile_url: `${origin}/profile`, settings_url: `${origin}/notifications` }),
    'address-taken': one({ url, reset_url: url }),
    withdrawal: one({
      ...{ reference: 'W-7KQ2M9XA', name: 'Nora de Vries', email: 'nora@example.com', at: DAY, words: '' },
      ...{ number: 1204, credits: 25, amount: 1856, currency: 'EUR', bought: DAY },
    }),
    'withdrawal-decided': [
      { variant: 'accepted', params: { ...withdrawal, decision: 'accepted' } },
      { variant: 'refused', params: { ...withdrawal, decision: 'refused', refund: 0, words: 'The 14 days are over.' } },
    ],
  };
}
