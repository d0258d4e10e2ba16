import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NightSky } from './art/night-sky.tsx';
import { StreetAtBlueHour } from './art/street.tsx';
import { CountBadge } from './badge.tsx';
import { Button, LinkButton } from './button.tsx';
import { Combobox } from './combobox.tsx';
import { Dialog } from './dialog.tsx';
import { FormError } from './field.tsx';
import { DesignGallery } from './gallery.tsx';
import { GALLERY_SAMPLE } from './gallery-sample.ts';
import { Menu } from './menu.tsx';
import { Photo } from './photo.tsx';
import { RangePair } from './range.tsx';
import { Segmented } from './segmented.tsx';
import { TextField } from './text-field.tsx';
import { wholeEmail } from './whole-email.tsx';

const html = renderToStaticMarkup;

describe('A field', () => {
  it('is tied to its label, its hint and its error', () => {
    const markup = html(<TextField id="mail" label="E-mail" hint="We never show it." error="Invalid email" />);
    expect(markup).toContain('for="mail"');
    expect(markup).toContain('aria-describedby="mail-error mail-hint"');
    expect(markup).toContain('aria-invalid="true"');
    expect(markup).toContain('id="mail-error"');
  });

  it('says nothing about validity while all is well', () => {
    expect(html(<TextField label="E-mail" />)).not.toMatch(/aria-invalid=|aria-describedby=/);
  });

  it('keeps its alert region in the page before there is an error', () => {
    expect(html(<FormError />)).toBe('<div role="alert"></div>');
  });
});

describe('A choice between two to four', () => {
  const options = [
    { value: 'a', label: 'Women' },
    { value: 'b', label: 'Men' },
  ];
  it('is a radio group with nothing chosen in advance', () => {
    const markup = html(<Segmented legend="I seek" options={options} value={null} onChange={() => undefined} />);
    expect(markup.match(/type="radio"/g)).toHaveLength(2);
    expect(new Set(markup.match(/name="[^"]*"/g)).size).toBe(1);
    expect(markup).not.toContain('checked=""');
    expect(markup).toContain('<legend');
  });
});

describe('The age slider', () => {
  it('is two named native sliders that say their value', () => {
    const markup = html(
      <RangePair
        legend="Age"
        lowLabel="Youngest"
        highLabel="Oldest"
        min={18}
        max={99}
        value={[60, 40]}
        format={(age) => `${age} years`}
      />,
    );
    expect(markup.match(/type="range"/g)).toHaveLength(2);
    expect(markup).toContain('aria-label="Youngest" aria-valuetext="40 years"');
    expect(markup).toContain('aria-label="Oldest" aria-valuetext="60 years"');
  });
});

describe('What opens later', () => {
  it('leaves a closed dialog out of the page, and an open one until its code is there', () => {
    const closed = <Dialog open={false} onClose={() => undefined} title="Block?" closeLabel="Close" />;
    const open = <Dialog open onClose={() => undefined} title="Block?" closeLabel="Close" />;
    expect(html(closed)).toBe('');
    expect(renderToString(open)).toBe('');
  });

  it('draws a menu as nothing but its button', () => {
    const markup = html(<Menu label="Account" trigger="Me" items={[{ label: 'Log out' }]} />);
    expect(markup).toContain('aria-haspopup="menu"');
    expect(markup).not.toContain('Log out');
  });

  it('draws a searchable list as a field with the chosen label', () => {
    const markup = html(
      <Combobox
        label="Region"
        options={[{ value: 'ge', label: 'Gelderland' }]}
        value="ge"
        onChange={() => undefined}
        emptyText="None"
        clearLabel="Clear"
        openLabel="Open"
        name="region"
      />,
    );
    expect(markup).toContain('value="Gelderland"');
    expect(markup).toContain('<input type="hidden" name="region" value="ge"/>');
  });
});

describe('Buttons', () => {
  it('do not submit a form unless told to', () => {
    expect(html(<Button>Save</Button>)).toContain('type="button"');
    expect(html(<Button type="submit">Save</Button>)).toContain('type="submit"');
  });

  it('say that they are busy', () => {
    const markup = html(
      <Button busy busyLabel="Saving">
        Save
      </Button>,
    );
    expect(markup).toContain('aria-busy="true"');
    expect(markup).toContain('Saving');
  });

  it('can be any link', () => {
    const markup = html(
      <LinkButton render={<a href="/members">x</a>} className="mt-2">
        See who is near
      </LinkButton>,
    );
    expect(markup).toMatch(/^<a href="\/members" class="[^"]*rounded-button[^"]* mt-2"/);
    expect(markup).toContain('See who is near');
  });
});

describe('A count', () => {
  it('is not drawn for zero and is capped where the caller says', () => {
    expect(html(<CountBadge count={0} />)).toBe('');
    expect(html(<CountBadge count={120} label="120 unread messages" />)).toContain('>99+</span>');
    expect(html(<CountBadge count={12} max={9} />)).toContain('>9+<');
  });
});

describe('A photo', () => {
  it('loads late unless it is among the first of the page', () => {
    expect(html(<Photo src="/a.jpg" alt="" />)).toContain('loading="lazy"');
    expect(html(<Photo src="/a.jpg" alt="" priority />)).toContain('fetchPriority="high"');
  });
});

describe('The drawn world', () => {
  it('is the same at every drawing', () => {
    const street = () => html(<StreetAtBlueHour openDoor={3} lightsAfter={0} />);
    expect(street()).toBe(street());
  });

  it('lights its windows one by one, 120 ms apart, after those before them', () => {
    const markup = html(<StreetAtBlueHour lightsAfter={360} />);
    const delays = [...markup.matchAll(/class="lights-up" style="animation-delay:(\d+)ms"/g)].map(([, ms]) =>
      Number(ms),
    );
    expect(delays.length).toBeGreaterThan(4);
    expect(delays).toEqual(delays.map((_, index) => 360 + 120 * index));
    expect(html(<StreetAtBlueHour />)).not.toContain('lights-up');
  });

  it('never uses an id twice on a page', () => {
    const markup = html(
      createElement('div', null, <StreetAtBlueHour />, <StreetAtBlueHour openDoor={2} />, <NightSky />, <NightSky />),
    );
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(4);
  });
});

describe('The gallery', () => {
  it('draws every piece on a server', () => {
    const markup = html(<DesignGallery texts={GALLERY_SAMPLE} />);
    for (const title of Object.values(GALLERY_SAMPLE.sections)) expect(markup).toContain(title);
    expect(markup).toContain('data-theme="dark"');
  });
});

describe('A headline', () => {
  it('keeps an e-mail on one line, and lets a compound word end a line after it', () => {
    const kept = '<span class="whitespace-nowrap">';
    expect(html(wholeEmail('Confirm your e-mail address.'))).toBe(`Confirm your ${kept}e-mail</span> address.`);
    expect(html(wholeEmail('Bestätige deine E-Mail-Adresse'))).toBe(`Bestätige deine ${kept}E-Mail</span>-Adresse`);
    expect(html(wholeEmail('Bekræft din e-mailadresse.'))).toBe(`Bekræft din ${kept}e-mail</span>adresse.`);
    expect(html(wholeEmail('Vahvista sähköpostiosoitteesi.'))).toBe('Vahvista sähköpostiosoitteesi.');
  });
});
