import type { ReportDecision, ReportOrder, ReportVerdict } from './contract.ts';

interface ReportToDecide {
  status: 'open' | 'dismissed' | 'acted';
  decision: ReportDecision | null;
  of_complaint: boolean;
}

export function reportVerdict(
  report: ReportToDecide | null,
  { decision, ofComplaint = false, again = false }: Pick<ReportOrder, 'decision' | 'ofComplaint' | 'again'>,
): ReportVerdict {
  if (!report) return 'not_found';
  if (report.of_complaint !== ofComplaint) return 'of_complaint';
  if (report.status === 'open') return 'decided';
  if (report.decision === decision) return 'unchanged';
  return again ? 'decided' : 'decided_before';
}
