import type { AuditObject, AuditVerb } from '../contract.ts';
import type { Found, Restriction } from './contract.ts';

export interface Entry {
  verb: AuditVerb;
  object: AuditObject;
  id: number;
  account: number | null;
  details?: Record<string, string | number | boolean | null>;
  found?: Found | undefined;
}

export interface Statement {
  restriction: Restriction;
  reason: string;
  ground: 'law' | 'terms';
  ends: Date | null;
  facts: Record<string, string | number | boolean | null>;
  found: 'notice' | 'own';
  automatedDetection: boolean;
  automatedDecision: boolean;
}

/** Null for one that restricts nothing. */
export function statementOf({ verb, details = {}, found = {} }: Entry): Statement | null {
  const restriction = restrictionOf(verb, details);
  if (!restriction) return null;
  const { reason, ground, until, field, decision, picture } = details;
  return {
    restriction,
    reason: typeof reason === 'string' ? reason : (found.reason ?? 'other'),
    ground: (ground ?? found.ground) === 'law' ? 'law' : 'terms',
    ends: restriction === 'account_suspended' && typeof until === 'string' ? new Date(until) : null,
    facts: {
      ...(field !== undefined && { field }),
      ...(decision !== undefined && { decision }),
      ...(picture !== undefined && { picture }),
    },
    found: found.notice ? 'notice' : 'own',
    automatedDetection: found.automated ?? false,
    automatedDecision: false,
  };
}

function restrictionOf(verb: AuditVerb, details: NonNullable<Entry['details']>): Restriction | null {
  if (verb === 'account.banned') return details.until ? 'account_suspended' : 'account_ended';
  if (verb === 'report.decided') return details.decision === 'warn' ? 'warning' : null;
  if (verb === 'photo.rejected') return details.was === 'active' ? 'photo_removed' : 'photo_rejected';
  if (verb === 'text.rejected') return details.strike ? 'text_removed' : 'text_rejected';
  if (verb === 'text.removed') return 'text_removed';
  return verb === 'message.removed' ? 'message_removed' : null;
}

/** Statements about the same object do not stand any more. */
export const takesBack = (verb: AuditVerb): readonly Restriction[] =>
  ({
    'photo.accepted': ['photo_rejected', 'photo_removed'] as const,
    'text.restored': ['text_rejected', 'text_removed'] as const,
    'text.undone': ['text_rejected', 'text_removed'] as const,
    'message.restored': ['message_removed'] as const,
    'account.appeal_accepted': ['account_suspended', 'account_ended'] as const,
  })[verb as string] ?? [];
