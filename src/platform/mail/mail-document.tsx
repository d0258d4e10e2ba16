import { Heading } from '@react-email/components';
import { type CSSProperties, type ReactNode, useContext } from 'react';
import { as, Styles } from './mail-context.ts';
import type { MailDocument } from './mail-definition.ts';
import type { MailClass } from './mail-styles.ts';

export function MailHeading({ children }: { children: ReactNode }) {
  return (
    <Heading as="h2" className={as('m-rule')} style={useContext(Styles).part}>
      {children}
    </Heading>
  );
}

export function MailLines({ lines }: { lines: readonly string[] }) {
  return (
    <p className={as('m-ink')} style={useContext(Styles).paragraph}>
      {lines.map((line, at) => (
        <span key={line}>
          {at > 0 && <br />}
          {line}
        </span>
      ))}
    </p>
  );
}

export function MailDocumentText({ document, lang }: { document: MailDocument; lang: string }) {
  const styles = useContext(Styles);
  return (
    <div lang={document.locale === lang ? undefined : document.locale}>
      <MailHeading>{document.title}</MailHeading>
      <RunningText html={document.html} />
      {document.sections.map(({ title, html }) => (
        <div key={title}>
          <Heading as="h3" className={as('m-ink')} style={styles.section}>
            {title}
          </Heading>
          <RunningText html={html} />
        </div>
      ))}
    </div>
  );
}

const ELEMENTS: Readonly<Record<string, readonly ['paragraph' | 'item' | 'link' | 'list', MailClass]>> = {
  p: ['paragraph', 'm-ink'],
  dd: ['paragraph', 'm-ink'],
  dt: ['item', 'm-ink-2'],
  li: ['item', 'm-ink'],
  ul: ['list', 'm-ink'],
  ol: ['list', 'm-ink'],
  a: ['link', 'm-link'],
};
const TAG = /<(\/?)(p|dd|dt|dl|li|ul|ol|a)(?=[ >])/g;
const PARAGRAPHS = ['dd', 'dt'];

/** Mail programs know styles at the elements themselves only. */
function RunningText({ html }: { html: string }) {
  const styles = useContext(Styles);
  const styled = html.replaceAll(TAG, (_tag, end: string, name: string) => {
    const element = name === 'dl' ? 'div' : PARAGRAPHS.includes(name) ? 'p' : name;
    const [style, className] = ELEMENTS[name] ?? [];
    if (end || !style || !className) return `<${end}${element}`;
    return `<${element} class="${as(className)}" style="${written(styles[style])}"`;
  });
  return styled && <div dangerouslySetInnerHTML={{ __html: styled }} />;
}

/** As CSS: numbers are pixels. */
const written = (style: CSSProperties): string =>
  Object.entries(style)
    .map(([name, value]) => {
      const property = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return `${property}:${typeof value === 'number' && property !== 'font-weight' ? `${value}px` : value}`;
    })
    .join(';')
    .replaceAll('"', "'");
