import type { MailLinkView } from '../contract.ts';

/** What the panel of each purpose is given. */
export interface LinkPanelProps {
  link: MailLinkView;
  token: string;
  /** Where to go on afterwards: a path of this site. */
  next: string;
}
