import { useState } from 'react';
import { Button, LinkButton } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { Combobox } from './combobox.tsx';
import { FormError } from './field.tsx';
import type { GalleryTexts } from './gallery-section.tsx';
import { GallerySection, Row } from './gallery-section.tsx';
import { IconButton } from './icon-button.tsx';
import { IconForward, IconHeart, IconMessage, IconPlace } from './icons.tsx';
import { PasswordField } from './password-field.tsx';
import { RadioCards } from './radio-cards.tsx';
import { RangePair } from './range.tsx';
import type { Pair } from './range-pair.ts';
import { Segmented } from './segmented.tsx';
import { Select } from './select.tsx';
import { Switch } from './switch.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

export function GalleryControls({ texts: t }: { texts: GalleryTexts }) {
  const [region, setRegion] = useState<string | null>(null);
  const [ages, setAges] = useState<Pair>([30, 55]);
  const [seeks, setSeeks] = useState<string | null>(t.lookingForOptions[0] ?? null);
  const [method, setMethod] = useState<string | null>(t.payOptions[0]?.[0] ?? null);
  const options = t.countries.map((label) => ({ value: label, label }));
  return (
    <>
      <GallerySection title={t.sections.type}>
        <p className="display text-t64">{t.headlines[0]}</p>
        <p className="display text-t40">{t.headlines[1]}</p>
        <p className="headline text-t28">{t.headlines[2]}</p>
        <p className="headline text-t22">{t.headlines[3]}</p>
        <p className="text-t18">{t.sentence}</p>
        <p>{t.sentence}</p>
        <p className="text-t13 text-ink-3">{t.small}</p>
      </GallerySection>
      <GallerySection title={t.sections.buttons}>
        <Row>
          <Button size="l" icon={<IconMessage />}>
            {t.primary}
          </Button>
          <Button size="l" variant="outline">
            {t.outline}
          </Button>
          <Button size="l" variant="honey">
            {t.honey}
          </Button>
        </Row>
        <Row>
          <Button variant="tint">{t.tint}</Button>
          <LinkButton href="#top" variant="quiet" iconEnd={<IconForward />}>
            {t.quiet}
          </LinkButton>
          <Button variant="danger">{t.danger}</Button>
          <Button disabled>{t.disabled}</Button>
          <Button busy busyLabel={t.busy}>
            {t.primary}
          </Button>
          <Button size="s" variant="outline">
            {t.outline}
          </Button>
          <IconButton label={t.like} variant="outline">
            <IconHeart />
          </IconButton>
          <IconButton label={t.like} variant="primary">
            <IconHeart />
          </IconButton>
          <IconButton label={t.like}>
            <IconHeart />
          </IconButton>
        </Row>
      </GallerySection>
      <GallerySection title={t.sections.inputs}>
        <div className="grid gap-4 @lg:grid-cols-2">
          <TextField label={t.town} labelNote={t.optional} icon={<IconPlace />} defaultValue={t.townValue} />
          <TextField label={t.email} type="email" defaultValue={t.emailValue} error={t.emailError} />
          <PasswordField
            label={t.password}
            hint={t.passwordHint}
            showLabel={t.show}
            hideLabel={t.hide}
            defaultValue={t.primary}
          />
          <Select label={t.country} options={options} placeholder="" />
          <Combobox
            label={t.region}
            options={options}
            value={region}
            onChange={setRegion}
            placeholder={t.place}
            emptyText={t.noneFound}
            clearLabel={t.clear}
            openLabel={t.open}
          />
          <TextField label={t.town} disabled defaultValue={t.townValue} />
        </div>
        <TextArea label={t.about} defaultValue={t.aboutValue} counter={t.counter} />
        <FormError>{t.formError}</FormError>
      </GallerySection>
      <GallerySection title={t.sections.choices}>
        <Segmented
          legend={t.lookingFor}
          options={t.lookingForOptions.map((label) => ({ value: label, label }))}
          value={seeks}
          onChange={setSeeks}
        />
        <Row>
          <Select look="pill" label={t.country} labelHidden options={options} />
          <RangePair
            look="pill"
            legend={t.age}
            lowLabel={t.youngest}
            highLabel={t.oldest}
            min={18}
            max={99}
            value={ages}
            onCommit={setAges}
          />
          <Select look="plain" label={t.region} labelHidden options={options} />
        </Row>
        <RangePair
          legend={t.age}
          lowLabel={t.youngest}
          highLabel={t.oldest}
          min={18}
          max={99}
          value={ages}
          onCommit={setAges}
        />
        <Row>
          <Switch label={t.realOnly} defaultChecked />
          <Switch label={t.realOnly} />
        </Row>
        <Switch label={t.realOnly} hint={t.realOnlyHint} place="end" />
        <Checkbox label={t.terms} error={t.termsError} />
        <Checkbox label={t.terms} defaultChecked />
        <RadioCards
          legend={t.payLegend}
          options={t.payOptions.map(([label, hint]) => ({ value: label, label, hint }))}
          value={method}
          onChange={setMethod}
        />
      </GallerySection>
    </>
  );
}
