import type { ReactNode } from 'react';
import { ReactivationLink } from '#product/accounts/deletion/ui/reactivation-link.tsx';
import { RevertLink } from '#product/accounts/mail-change/ui/revert-link.tsx';
import type { LinkPurpose } from '#product/accounts/mail-tokens/contract.ts';
import type { LinkPanelProps } from '#product/accounts/mail-tokens/ui/link-panel.ts';
import { LoginLink } from '#product/members/user/ui/login-link.tsx';
import { ActivationLink } from '#product/signup/ui/activation-link.tsx';

export const PANELS: Record<LinkPurpose, (props: LinkPanelProps) => ReactNode> = {
  activate: ActivationLink,
  login: LoginLink,
  revert_email: RevertLink,
  reactivate: ReactivationLink,
};
