import type { ReactNode } from 'react';
import { FormError } from '#design/field.tsx';
import { wholeEmail } from '#design/whole-email.tsx';

interface MailScreenProps {
  icon: ReactNode;
  headline: ReactNode;
  children: ReactNode;
  failure?: string;
  action: ReactNode;
}

export function MailScreen({ icon, headline, children, failure, action }: MailScreenProps) {
  return (
    <>
      <span className="grid size-16 place-items-center rounded-card bg-primary-tint text-primary *:size-7">{icon}</span>
      <h1 className="display mt-5 text-balance text-t40">{wholeEmail(headline)}</h1>
      <div className="mt-2 text-pretty text-ink-2 [overflow-wrap:anywhere]">{children}</div>
      <FormError className="mt-5">{failure}</FormError>
      <div className="mt-6 grid gap-3">{action}</div>
    </>
  );
}
