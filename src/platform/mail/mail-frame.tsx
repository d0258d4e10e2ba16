import { Body, Button, Container, Head, Heading, Html, Img, Link, Preview, Text } from '@react-email/components';
import { type CSSProperties, type ReactNode, useContext } from 'react';
import type { FormatLocale } from '../i18n/format-locale.ts';
import { as, Styles } from './mail-context.ts';
import type { MailSite } from './mail-props.ts';
import { mailSheet, mailStyles } from './mail-styles.ts';
import { OUTLOOK_TABLE } from './outlook.ts';

/** Pixels of the brand's mark, which has no words of its own. */
const MARK = 40;

interface MailFrameProps {
  formats: FormatLocale;
  preview: string;
  site: MailSite;
  headline: string;
  children: ReactNode;
  why: string;
}

interface CellProps {
  className: string;
  table: CSSProperties;
  cell: CSSProperties;
  children: ReactNode;
}

export function MailFrame({ formats, preview, site, headline, children, why }: MailFrameProps) {
  const styles = mailStyles(site.colours, site.looks);
  return (
    <Styles value={styles}>
      <Html lang={formats}>
        <Head>
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <style>{mailSheet(site.colours)}</style>
        </Head>
        <Preview>{preview}</Preview>
        <Body className={as('m-paper')} style={{ margin: 0, padding: 0 }}>
          <Cell className={as('m-paper')} table={styles.page} cell={styles.pageCell}>
            <i {...OUTLOOK_TABLE.begins} />
            <Container style={styles.container}>
              <Link href={site.origin} className={as('m-ink')} style={styles.brand}>
                <Img src={site.mark} alt="" width={MARK} height={MARK} style={styles.mark} />
                {site.name}
              </Link>
              <Cell className={as('m-surface')} table={styles.sheet} cell={styles.sheetCell}>
                <Heading as="h1" className={as('m-ink')} style={styles.heading}>
                  {headline}
                </Heading>
                {children}
              </Cell>
              <Text className={as('m-ink-3')} style={styles.footer}>
                {why}
              </Text>
              <Text className={as('m-ink-3')} style={styles.footer}>
                {site.company}
              </Text>
            </Container>
            <i {...OUTLOOK_TABLE.ends} />
          </Cell>
        </Body>
      </Html>
    </Styles>
  );
}

/** Outlook on Windows knows that of cells only, and the ground as an attribute. */
function Cell({ className, table, cell, children }: CellProps) {
  return (
    <table
      role="presentation"
      width="100%"
      border={0}
      cellPadding={0}
      cellSpacing={0}
      className={className}
      style={table}
      {...{ bgcolor: table.backgroundColor }}
    >
      <tbody>
        <tr>
          <td style={cell}>{children}</td>
        </tr>
      </tbody>
    </table>
  );
}

export function MailText({ children }: { children: ReactNode }) {
  return (
    <Text className={as('m-ink')} style={useContext(Styles).paragraph}>
      {children}
    </Text>
  );
}

export function MailNote({ children }: { children: ReactNode }) {
  return (
    <Text className={as('m-ink-2')} style={useContext(Styles).note}>
      {children}
    </Text>
  );
}

export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button href={href} className={as('m-button')} style={useContext(Styles).button}>
      {children}
    </Button>
  );
}

export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={as('m-link')} style={useContext(Styles).link}>
      {children}
    </Link>
  );
}
