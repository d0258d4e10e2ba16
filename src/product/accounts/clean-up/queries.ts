import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

/** Rows that one statement deletes at most: some hundred milliseconds, so that nobody waits for all of them. */
export const BATCH_SIZE = 5000;

export const deleteExpiredSessions = statement<described.DeleteExpiredSessions>(`
  delete from sessions where token_hash in (
    select token_hash from sessions where expires_at <= :now limit ${BATCH_SIZE} for update skip locked) returning account_id`);

export const deleteExpiredTokens = statement<described.DeleteExpiredTokens>(`
  delete from mail_tokens where token_hash in (
    select token_hash from mail_tokens where expires_at <= :before limit ${BATCH_SIZE} for update skip locked) returning account_id`);

export const deleteOldFailures = statement<described.DeleteOldFailures>(`
  delete from login_failures where id in (
    select id from login_failures where created_at < :before limit ${BATCH_SIZE} for update skip locked) returning id`);

export const deleteOldDevices = statement<described.DeleteOldDevices>(`
  delete from login_devices where token_hash in (
    select token_hash from login_devices where used_at < :before limit ${BATCH_SIZE} for update skip locked) returning account_id`);

export const deleteExpiredProofs = statement<described.DeleteExpiredProofs>(`
  delete from login_proofs where token_hash in (
    select token_hash from login_proofs where expires_at <= :now limit ${BATCH_SIZE} for update skip locked) returning account_id`);

export const deleteExpiredChallenges = statement<described.DeleteExpiredChallenges>(`
  delete from passkey_challenges where challenge_hash in (
    select challenge_hash from passkey_challenges where expires_at <= :now limit ${BATCH_SIZE} for update skip locked) returning account_id`);
