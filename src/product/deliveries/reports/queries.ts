import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';
import type { Reporter } from './contract.ts';

export const keepReport = statement<described.KeepReport>(`
  insert into mail_reports (provider, report_id, body, received_at) values (:provider, :id, :body, :now)
  on conflict (provider, report_id) do nothing`);

export const waitingReports = statement<described.WaitingReports, { provider: Reporter; body: string }>(`
  select id, provider, body from mail_reports where handled_at is null order by id limit :most for update skip locked`);

export const markReportsHandled = statement<described.MarkReportsHandled>(
  'update mail_reports set handled_at = :now, body = null where id = any(:ids::bigint[])',
);

export const mailsById = statement<described.MailsById>(`
  select id, site_id, address, returned_at from sent_mails where id = any(:ids::text[]::uuid[]) and ordered_at > :since`);

export const mailsTo = statement<described.MailsTo>(`
  select distinct site_id, address from sent_mails where address = any(:addresses::text[]) and ordered_at > :since`);

export const markReturned = statement<described.MarkReturned>(
  'update sent_mails set returned_at = :now where id = any(:ids::text[]::uuid[]) and returned_at is null',
);

export const deleteOldReports = statement<described.DeleteOldReports>(
  'delete from mail_reports where received_at < :before',
);
