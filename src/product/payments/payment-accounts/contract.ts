/** Words in an export of a bank begin with `csv_`. */
export const ACCOUNT_SETTINGS = [
  'holder',
  'iban',
  'bic',
  'days',
  'creditor_id',
  'street',
  'house_number',
  'postal_code',
  'city',
  'country',
  'notice_days',
  'countries',
  'language',
  'merchant_account',
  'live_prefix',
  'statement_prefix',
  'one_click',
  'methods_on',
  'allow_test',
] as const;
export const CSV_SETTINGS = [
  'csv_date',
  'csv_amount',
  'csv_text',
  'csv_currency',
  'csv_name',
  'csv_iban',
  'csv_reference',
  'csv_id',
  'csv_account',
  'csv_delimiter',
  'csv_decimal',
  'csv_days',
  'csv_skip',
  'csv_direction',
  'csv_credit',
] as const;
export type AccountSetting = (typeof ACCOUNT_SETTINGS)[number] | (typeof CSV_SETTINGS)[number];

/** `nothing_to_call`: there is nobody to ask, and the settings are right. */
export const TEST_OUTCOMES = [
  'answers',
  'nothing_to_call',
  'settings_wrong',
  'no_secret',
  'key_of_other_mode',
  'mode_not_used_here',
  'credentials_refused',
  'silent',
  'refused',
] as const;
export type TestOutcome = (typeof TEST_OUTCOMES)[number];
