import type { ReactNode } from 'react';

interface SettingsSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function SettingsSection({ id, title, children }: SettingsSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20 pt-8">
      <h2 id={`${id}-title`} className="headline mb-3 text-t22">
        {title}
      </h2>
      <div className="divide-y divide-line rounded-card border border-line bg-surface px-4.5 shadow-rest s:px-5.5">
        {children}
      </div>
    </section>
  );
}

interface SettingsRowProps {
  name: ReactNode;
  text?: ReactNode;
  control?: ReactNode;
}

export function SettingsRow({ name, text, control }: SettingsRowProps) {
  return (
    <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3.5">
      <div className="min-w-0 grow basis-32">
        <p className="font-medium leading-snug">{name}</p>
        {text && <p className="mt-0.5 break-words text-ink-2 text-t14">{text}</p>}
      </div>
      {control}
    </div>
  );
}
