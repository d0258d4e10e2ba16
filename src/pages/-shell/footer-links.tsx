import type { ReactNode } from 'react';
import type { StandardPage } from '#product/content/pages/contract.ts';

export function FooterLinks({ title, className, children }: { title: string; className: string; children: ReactNode }) {
  return (
    <div className={className}>
      <h2 className="font-semibold text-ink text-t14">{title}</h2>
      <ul className="mt-3">{children}</ul>
    </div>
  );
}

interface LinkProps {
  href: string;
  rel?: string | undefined;
  children: ReactNode;
}

export function FooterLink({ href, rel, children }: LinkProps) {
  return (
    <li>
      <a href={href} rel={rel} className="flex min-h-9 items-center wrap-anywhere hover:text-ink hover:underline">
        {children}
      </a>
    </li>
  );
}

export const lawPath = (page: StandardPage, section?: string) => `/pages/${page}${section ? `#${section}` : ''}`;
