import type { MailLinkView } from '../contract.ts';

export interface LinkPanelProps {
  link: MailLinkView;
  token: string;
  next: string;
}
