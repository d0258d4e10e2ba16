import { useLanguage } from '#platform/i18n/intl.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { lawPath } from './footer-links.tsx';

/** PRODUCT 30. It is for readers of English in the United States alone, so that no catalogue has it. */
const NOTICE = {
  title: 'In the United States',
  age: (site: string, age: number) => `You must be ${age} or older to be a member of ${site}.`,
  checks: (site: string) => `${site} does not conduct criminal background checks on its members.`,
  safety: 'Safety tips',
  cancel: 'Your right to cancel',
  complaints: 'Complaints',
};

/** @param look the classes of its parts; without them it is drawn by the rules of the page around it. */
export function UsNotice({ look }: { look?: Partial<Record<'all' | 'title' | 'text' | 'links' | 'link', string>> }) {
  const { name, min_age: age, geoip_country: country } = useSettings();
  const inEnglish = useLanguage() === 'en';
  if (country !== 'US' || !inEnglish) return null;
  return (
    <section className={look?.all} lang="en-US">
      <h2 className={look?.title}>{NOTICE.title}</h2>
      <p className={look?.text}>
        {NOTICE.age(name, age)} {NOTICE.checks(name)}
      </p>
      <p className={look?.links}>
        <a href={lawPath('safety')} className={look?.link}>
          {NOTICE.safety}
        </a>{' '}
        <a href={lawPath('withdrawal')} className={look?.link}>
          {NOTICE.cancel}
        </a>{' '}
        <a href="/complaints" className={look?.link}>
          {NOTICE.complaints}
        </a>
      </p>
    </section>
  );
}
