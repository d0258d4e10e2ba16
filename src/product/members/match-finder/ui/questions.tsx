import { RadioCards } from '#design/radio-cards.tsx';
import { RangePair } from '#design/range.tsx';
import { Switch } from '#design/switch.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { INTERESTS, type Interest } from '#product/sites/profiles/contract.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { GENDERS } from '../../contract.ts';
import { useFictionalPlural } from '../../ui/fictional-label.tsx';
import { InterestGroups } from '../../ui/interest-groups.tsx';
import { type Answers, interestsIn } from './answers.ts';

export interface QuestionProps {
  answers: Answers;
  onAnswer: (change: Partial<Answers>) => void;
}

const MAX_AGE_FILTER = 99;
const ALL = 'all';

/** @param sought whom the member looks for by their profile; of visitors everybody. */
export function QuestionWho({ answers, onAnswer, sought }: QuestionProps & { sought: readonly string[] }) {
  const t = useTranslations('members.match-finder');
  const single = sought.length === 1 ? sought[0] : ALL;
  const options = [
    ...GENDERS.map((value) => ({ value: value as string, label: t(`who.${value}`) })).reverse(),
    ...(sought.length > 1 ? [{ value: ALL, label: t('who.all') }] : []),
  ];
  return (
    <RadioCards
      legend={t('who.title')}
      legendHidden
      name="gender"
      look="cards"
      options={options}
      value={answers.gender ?? single ?? ALL}
      onChange={(value) => onAnswer({ gender: GENDERS.find((gender) => gender === value) })}
    />
  );
}

export function QuestionAge({ answers, onAnswer }: QuestionProps) {
  const t = useTranslations('members.match-finder');
  const { min_age } = useSettings();
  return (
    <RangePair
      legend={t('age.legend')}
      lowLabel={t('age.youngest')}
      highLabel={t('age.oldest')}
      min={min_age}
      max={MAX_AGE_FILTER}
      value={[answers.min_age ?? min_age, answers.max_age ?? MAX_AGE_FILTER]}
      onCommit={([low, high]) =>
        onAnswer({ min_age: low > min_age ? low : undefined, max_age: high < MAX_AGE_FILTER ? high : undefined })
      }
    />
  );
}

export function QuestionMatters({ answers, onAnswer }: QuestionProps) {
  const t = useTranslations('members.match-finder');
  const m = useTranslations('members.list');
  const plural = useFictionalPlural();
  const { search_fields } = useSettings();
  const chosen = interestsIn(answers.interests);
  const toggle = (interest: Interest, wanted: boolean) => {
    const next = INTERESTS.filter((one) => (one === interest ? wanted : chosen.includes(one)));
    onAnswer({ interests: next.join() || undefined });
  };
  return (
    <div className="grid gap-5">
      <Switch
        label={m('filters.realOnly')}
        hint={m('filters.without', { plural })}
        checked={answers.real_only ?? false}
        onChange={({ target }) => onAnswer({ real_only: target.checked || undefined })}
      />
      {search_fields.includes('interests') && (
        <fieldset>
          <legend className="mb-2 text-t14 font-medium text-ink-2">{t('matters.legend')}</legend>
          <InterestGroups chosen={chosen} onToggle={toggle} />
        </fieldset>
      )}
    </div>
  );
}
