import type { ReportDecision, ReportVerdict } from './contract.ts';

export function reportVerdict(
  report: { status: 'open' | 'dismissed' | 'acted'; decision: ReportDecision | null } | null,
  decision: ReportDecision,
): ReportVerdict {
  if (!report) return 'not_found';
  if (report.status === 'open') return 'decided';
  return report.decision === decision ? 'unchanged' : 'decided_before';
}
