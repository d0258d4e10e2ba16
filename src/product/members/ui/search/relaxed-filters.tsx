import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Scene } from '#design/art/scene.tsx';
import { Button, LinkButton } from '#design/button.tsx';
import { SectionHeading } from '#design/layout.tsx';
import { useLazy } from '#platform/browser/use-lazy.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { numbersIn } from '#platform/i18n/intl-objects.ts';
import { useTexts } from '#platform/i18n/use-texts.ts';
import { type MemberCard, TRAITS } from '../../contract.ts';
import type { MemberSearch, RelaxedFilter } from '../../search/contract.ts';
import { CardRow } from '../card-row.tsx';
import { MemberCardItem } from '../member-card.tsx';
import { relaxedFiltersQuery } from '../member-query.ts';

interface RelaxedFiltersProps {
  search: MemberSearch;
  /** Where nobody was found, not just few: what stands there where it is not known what would help. */
  empty?: ReactNode;
  renderAction: (member: MemberCard) => ReactNode;
  onJoinToSave?: (() => void) | undefined;
}

const telescope = () => import('#design/art/telescope.tsx').then((module) => module.Telescope);
const loadSave = () => import('./save-search.tsx').then((module) => module.SaveSearch);

export function RelaxedFilters(props: RelaxedFiltersProps) {
  return useTexts('members.search', 'members.profile') ? <Offered {...props} /> : props.empty;
}

function Offered({ search: { page, ...search }, empty, renderAction, onJoinToSave }: RelaxedFiltersProps) {
  const t = useTranslations('members.search');
  const m = useTranslations('members.list');
  const { data } = useQuery(relaxedFiltersQuery(useTransport(), search));
  const [saving, setSaving] = useState(false);
  const Save = useLazy(loadSave, saving);
  if (!data) return empty;
  const { widenings: relaxed, outside } = data;
  const [widest] = relaxed;
  return (
    <>
      <section className={empty ? 'grid grid-cols-1 items-center gap-6 l:grid-cols-[5fr_9fr] l:gap-14' : 'mt-10'}>
        {empty && <Scene load={telescope} />}
        <div>
          <h2 className="headline text-t28">{t(empty ? 'widen.empty' : 'widen.few')}</h2>
          <p className="mt-1.5 text-ink-2">{t(relaxed.length ? 'widen.lead' : 'widen.none')}</p>
          <ul className="mt-5 divide-y divide-line rounded-card border border-line bg-surface px-5 shadow-rest">
            {relaxed.map((filter, index) => (
              <Row key={JSON.stringify(filter.search)} title={<RelaxedFilterName filter={filter} search={search} />}>
                <LinkButton
                  variant={index === 0 ? 'primary' : 'outline'}
                  render={<Link to="/members" search={filter.search} />}
                >
                  <ShowCount filter={filter} />
                </LinkButton>
              </Row>
            ))}
            <Row title={t('widen.keep')} text={t('widen.keepText')}>
              <Button variant="outline" aria-haspopup="dialog" onClick={onJoinToSave ?? (() => setSaving(true))}>
                {m('list.save')}
              </Button>
            </Row>
          </ul>
        </div>
      </section>
      {outside.length > 0 && (
        <section className="mt-12">
          <SectionHeading>{t('widen.outside')}</SectionHeading>
          <CardRow>
            {outside.map((member) => (
              <MemberCardItem
                key={member.id}
                member={member}
                {...(widest && { why: t(`widen.why.${widest.kind}`) })}
                action={renderAction(member)}
              />
            ))}
          </CardRow>
        </section>
      )}
      {Save && <Save open={saving} search={search} onClose={() => setSaving(false)} />}
    </>
  );
}

function Row({ title, text, children }: { title: ReactNode; text?: string; children: ReactNode }) {
  return (
    <li className="flex items-center justify-between gap-4 py-4">
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        {text && <p className="text-ink-2 text-t14">{text}</p>}
      </div>
      {children}
    </li>
  );
}

function ShowCount({ filter: { count, count_capped } }: { filter: RelaxedFilter }) {
  const t = useTranslations('members.search');
  const total = numbersIn(useLocale()).format(count) + (count_capped ? '+' : '');
  return t('widen.show', { count, total });
}

function RelaxedFilterName({
  filter: { kind, search: wider },
  search,
}: {
  filter: RelaxedFilter;
  search: MemberSearch;
}) {
  const t = useTranslations('members.search');
  const facts = useTranslations('members.profile');
  if (kind === 'within') return wider.within ? t('widen.within', { km: wider.within }) : t('widen.any');
  if (kind === 'ages') return t('widen.ages', { low: wider.min_age ?? 18, high: wider.max_age ?? 99 });
  if (kind === 'region') return t('widen.region');
  const trait = TRAITS.find((one) => search[one] && !wider[one]);
  const field = trait === 'interests' ? facts('interests') : trait ? facts(`fact.${trait}`) : '';
  return t('widen.trait', { field });
}
