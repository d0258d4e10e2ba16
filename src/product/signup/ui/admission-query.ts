import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { signupAdmission } from '../contract.ts';

const MAX_CODE_LENGTH = 60;

export const readInvite = ({ invite }: Record<string, unknown>): { invite?: string } =>
  typeof invite === 'string' && invite !== '' && invite.length <= MAX_CODE_LENGTH ? { invite } : {};

export const admissionQuery = (transport: Transport, invite: string | undefined) =>
  apiQuery(transport, signupAdmission, invite === undefined ? {} : { invite });
