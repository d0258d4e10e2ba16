import { cx } from '#design/cx.ts';
import { IconAlert } from '#design/icons.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { SettingView } from '../contract.ts';
import { type Draft, drafted } from './draft.ts';
import { ValueControl } from './value-control.tsx';
import { shapeOfValue, type ValueSchema } from './value-shape.ts';

interface SettingRowProps {
  setting: SettingView;
  draft: Draft;
  error?: string | undefined;
}

export function SettingRow({ setting, draft, error }: SettingRowProps) {
  const t = useTranslations('backoffice.settings');
  const { name, label, help, where, unit, danger, own, by_default } = setting;
  const schema = setting.schema as ValueSchema;
  const isChanged = name in draft.changes;
  const range = useRange(schema);
  const facts = [
    range,
    unit && t(`units.${unit}`),
    t('shownAt', { places: where.map((at) => t(`where.${at}`)).join(', ') }),
  ];
  return (
    <div
      id={`setting-${name}`}
      className={cx(
        'grid scroll-mt-20 gap-x-6 gap-y-2 border-line border-b py-3 l:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]',
        isChanged && '-ms-3 ps-3 shadow-[inset_3px_0_0_var(--secondary)]',
      )}
    >
      <div className="min-w-0 text-t13 text-ink-2">
        <h3 className="font-semibold text-ink text-t14">{label}</h3>
        <code className="text-t13 [overflow-wrap:anywhere]">{name}</code>
        <p>{help}</p>
        <p className="text-ink-3">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="min-w-0">
        <ValueControl
          label={label}
          schema={schema}
          value={drafted(setting, draft.changes)}
          error={error}
          onChange={(value) => draft.change(setting, value)}
        />
        {danger && (
          <p className="mt-1 flex items-start gap-1.5 text-secondary-ink text-t13">
            <IconAlert className="mt-0.5 size-4 shrink-0" />
            {t(`danger.${danger}`)}
          </p>
        )}
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-t13">
          {isChanged && (
            <>
              <span className="rounded-control bg-secondary-tint px-2 py-0.5 text-secondary-ink [overflow-wrap:anywhere]">
                {t('was', { value: inShort(setting.value, t) })}
              </span>
              <button type="button" className="min-h-6 font-semibold text-primary" onClick={() => draft.takeBack(name)}>
                {t('takeBack')}
              </button>
            </>
          )}
          {own && !isChanged && by_default !== null && (
            <button type="button" className="min-h-6 text-primary" onClick={() => draft.change(setting, undefined)}>
              {t('toDefault', { value: inShort(by_default, t) })}
            </button>
          )}
        </p>
      </div>
    </div>
  );
}

type Words = ReturnType<typeof useTranslations<'backoffice.settings'>>;

const MAX_SHOWN = 80;

export function inShort(value: unknown, t: Words): string {
  if (value === null || value === undefined || value === '') return t('none');
  if (typeof value === 'boolean') return value ? t('on') : t('off');
  const text =
    typeof value === 'string'
      ? value
      : Array.isArray(value) && value.every((one) => typeof one !== 'object')
        ? value.join(', ') || t('none')
        : JSON.stringify(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

function useRange(schema: ValueSchema): string {
  const t = useTranslations('backoffice.settings');
  const shape = shapeOfValue(schema);
  switch (shape.kind) {
    case 'number': {
      const { low, high } = shape;
      if (low !== undefined && high !== undefined) return t('range.between', { low, high });
      return low === undefined ? t('range.whole') : t('range.from', { low });
    }
    case 'text':
      return shape.longest === undefined ? t('range.text') : t('range.upTo', { count: shape.longest });
    case 'choice':
      return t('range.choice', { count: shape.options.length });
    case 'flag':
      return t('range.flag');
    case 'by_name':
      return t('range.byLanguage');
    case 'fields':
      return t('range.fields');
    default:
      return t('range.list');
  }
}
