import { BlockDialog } from './block-dialog.tsx';
import { type Concern, dropConcern } from './concern.ts';
import { ReportDialog } from './report-dialog.tsx';

interface SafetyDialogProps {
  concern: Concern;
  onBlocked: (memberId: number) => void;
}

export default function SafetyDialog({ concern, onBlocked }: SafetyDialogProps) {
  const Asked = concern.kind === 'block' ? BlockDialog : ReportDialog;
  return <Asked key={concern.member.id} concern={concern} onClose={dropConcern} onBlocked={onBlocked} />;
}
