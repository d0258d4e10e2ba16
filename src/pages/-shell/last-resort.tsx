import { Component, type ReactNode } from 'react';
import { PageContainer } from '#design/layout.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';

/** SPEC 8: what is left when even the error page fails. Only the browser can tell; a server then sends its plain page. */
export class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <PlainWords /> : this.props.children;
  }
}

function PlainWords() {
  const t = useTranslations('pages.shell');
  return (
    <PageContainer width="narrow" className="py-16 text-center">
      <h1 className="headline text-t28 text-balance">{t('error.failed')}</h1>
      <p className="mt-6">
        <a href="/" className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline">
          {t('error.home')}
        </a>
      </p>
    </PageContainer>
  );
}
