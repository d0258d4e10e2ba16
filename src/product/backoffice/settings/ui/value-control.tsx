import { Button } from '#design/button.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { IconAdd, IconDelete } from '#design/icons.tsx';
import { Select } from '#design/select.tsx';
import { Switch } from '#design/switch.tsx';
import { TextArea } from '#design/text-area.tsx';
import { TextField } from '#design/text-field.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { LANGUAGE_NAMES } from '#platform/i18n/locales.ts';
import { emptyValue, shapeOfValue, type ValueSchema } from './value-shape.ts';

interface ValueControlProps {
  label: string;
  labelShown?: boolean;
  schema: ValueSchema;
  value: unknown;
  error?: string | undefined;
  onChange: (value: unknown) => void;
}

const SHORT = 'h-9! text-t14!';
const LONG_TEXT = 100;

export function ValueControl({ label, labelShown = false, schema, value, error, onChange }: ValueControlProps) {
  const t = useTranslations('backoffice.settings');
  const shape = shapeOfValue(schema);
  const field = { label, labelHidden: !labelShown, error };
  switch (shape.kind) {
    case 'flag':
      return (
        <Switch
          label={value ? t('on') : t('off')}
          aria-label={label}
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      );
    case 'choice':
      return (
        <Select
          {...field}
          className={`${SHORT} w-full`}
          value={typeof value === 'string' ? value : ''}
          {...(shape.nullable && { placeholder: t('none') })}
          options={shape.options.map((option) => ({ value: option, label: nameOfValue(option) }))}
          onChange={({ target }) => onChange(target.value || null)}
        />
      );
    case 'number':
      return (
        <TextField
          {...field}
          type="number"
          min={shape.low}
          max={shape.high}
          step={1}
          className={`${SHORT} max-w-36 tabular-nums`}
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
        />
      );
    case 'text':
      return (shape.longest ?? 0) > LONG_TEXT ? (
        <TextArea
          {...field}
          rows={2}
          maxLength={shape.longest}
          className="text-t14!"
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => onChange(target.value === '' && shape.nullable ? null : target.value)}
        />
      ) : (
        <TextField
          {...field}
          maxLength={shape.longest}
          className={SHORT}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => onChange(target.value === '' && shape.nullable ? null : target.value)}
        />
      );
    case 'lines':
      return (
        <Lines
          {...field}
          lines={Array.isArray(value) ? value.map(String) : []}
          onChange={(lines) =>
            onChange(lines.length === 0 && shape.nullable ? null : shape.of === 'number' ? lines.map(Number) : lines)
          }
        />
      );
    case 'pairs':
      return (
        <Lines
          {...field}
          lines={Object.entries(objectOf(value)).map(([name, one]) => `${name}=${one}`)}
          onChange={(lines) =>
            onChange(Object.fromEntries(lines.map((line) => [line.split('=')[0], line.split('=').slice(1).join('=')])))
          }
        />
      );
    case 'fields':
      return (
        <fieldset className="grid gap-2 rounded-control border border-line p-2.5">
          <legend className={labelShown ? 'px-1 text-t13 text-ink-2' : 'sr-only'}>{label}</legend>
          {shape.fields.map(([name, inner]) => (
            <ValueControl
              key={name}
              labelShown
              label={nameOfValue(name)}
              schema={inner}
              value={objectOf(value)[name]}
              onChange={(next) => onChange(withoutEmpty({ ...objectOf(value), [name]: next }, schema))}
            />
          ))}
        </fieldset>
      );
    case 'list':
      return (
        <Entries
          label={label}
          items={shape.items}
          entries={Array.isArray(value) ? value : []}
          onChange={(entries) => onChange(entries.length === 0 && shape.nullable ? null : entries)}
        />
      );
    case 'by_name':
      return <ByName label={label} {...shape} value={objectOf(value)} onChange={onChange} />;
  }
}

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** A field that may be left out is left out when nothing is in it. */
function withoutEmpty(value: Record<string, unknown>, schema: ValueSchema & { required?: readonly string[] }) {
  const required = schema.required ?? [];
  return Object.fromEntries(
    Object.entries(value).filter(
      ([name, one]) => required.includes(name) || !(one === '' || (Array.isArray(one) && one.length === 0)),
    ),
  );
}

const nameOfValue = (name: string): string =>
  name in LANGUAGE_NAMES ? LANGUAGE_NAMES[name as keyof typeof LANGUAGE_NAMES] : name.replaceAll('_', ' ');

interface LinesProps {
  label: string;
  labelHidden: boolean;
  error: string | undefined;
  lines: string[];
  onChange: (lines: string[]) => void;
}

/** What is typed stays as it is until the field is left: a line that is half typed is no value. */
function Lines({ lines, onChange, ...field }: LinesProps) {
  const t = useTranslations('backoffice.settings');
  const text = lines.join('\n');
  return (
    <TextArea
      key={text}
      {...field}
      rows={2}
      hint={t('onePerLine')}
      className="text-t14!"
      defaultValue={text}
      onBlur={({ target }) =>
        onChange(
          target.value
            .split('\n')
            .map((line) => line.trim())
            .filter((line) => line !== ''),
        )
      }
    />
  );
}

interface EntriesProps {
  label: string;
  items: ValueSchema;
  entries: unknown[];
  onChange: (entries: unknown[]) => void;
}

function Entries({ label, items, entries, onChange }: EntriesProps) {
  const t = useTranslations('backoffice.settings');
  return (
    <div className="flex flex-col gap-2">
      {Object.entries(entries).map(([at, entry]) => (
        <div key={at} className="flex items-start gap-1">
          <div className="min-w-0 flex-1">
            <ValueControl
              label={`${label} ${Number(at) + 1}`}
              schema={items}
              value={entry}
              onChange={(next) => onChange(entries.map((one, index) => (index === Number(at) ? next : one)))}
            />
          </div>
          <IconButton label={t('remove')} onClick={() => onChange(entries.filter((_, index) => index !== Number(at)))}>
            <IconDelete />
          </IconButton>
        </div>
      ))}
      <Button
        variant="outline"
        size="s"
        className="self-start"
        icon={<IconAdd />}
        onClick={() => onChange([...entries, emptyValue(items)])}
      >
        {t('add')}
      </Button>
    </div>
  );
}

interface ByNameProps {
  label: string;
  names: readonly string[];
  each: ValueSchema;
  value: Record<string, unknown>;
  onChange: (value: Record<string, unknown>) => void;
}

function ByName({ label, names, each, value, onChange }: ByNameProps) {
  const t = useTranslations('backoffice.settings');
  const missing = names.filter((name) => !(name in value));
  return (
    <div className="flex flex-col gap-2">
      {names
        .filter((name) => name in value)
        .map((name) => (
          <div key={name} className="flex items-start gap-1">
            <div className="min-w-0 flex-1">
              <ValueControl
                labelShown
                label={nameOfValue(name)}
                schema={each}
                value={value[name]}
                onChange={(next) => onChange({ ...value, [name]: next })}
              />
            </div>
            <IconButton
              label={t('remove')}
              onClick={() => onChange(Object.fromEntries(Object.entries(value).filter(([one]) => one !== name)))}
            >
              <IconDelete />
            </IconButton>
          </div>
        ))}
      {missing.length > 0 && (
        <Select
          label={`${label}: ${t('addLanguage')}`}
          labelHidden
          className={SHORT}
          value=""
          placeholder={t('addLanguage')}
          options={missing.map((name) => ({ value: name, label: nameOfValue(name) }))}
          onChange={({ target }) => target.value && onChange({ ...value, [target.value]: emptyValue(each) })}
        />
      )}
    </div>
  );
}
