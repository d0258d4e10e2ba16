import { Body, Button, Container, Head, Heading, Html, Link, Preview, Section, Text } from '@react-email/components';
import type { CSSProperties, ReactNode } from 'react';
import { MAIL_COLOURS as colours } from './mail-colours.ts';

const SANS = 'Figtree, "Helvetica Neue", Arial, sans-serif';
const SERIF = 'Fraunces, Georgia, "Times New Roman", serif';

const body: CSSProperties = { margin: 0, padding: '24px 12px', backgroundColor: colours.paper, fontFamily: SANS };
const container: CSSProperties = { maxWidth: 560, margin: '0 auto' };
const siteName: CSSProperties = {
  fontFamily: SERIF,
  fontSize: 22,
  fontWeight: 600,
  color: colours.ink,
  textDecoration: 'none',
};
const sheet: CSSProperties = {
  margin: '20px 0',
  padding: '32px 28px',
  backgroundColor: colours.surface,
  border: `1px solid ${colours.line}`,
  borderRadius: 16,
};
const heading: CSSProperties = {
  margin: '0 0 16px',
  fontFamily: SERIF,
  fontSize: 28,
  lineHeight: '34px',
  fontWeight: 600,
  color: colours.ink,
};
const paragraph: CSSProperties = { margin: '0 0 16px', fontSize: 16, lineHeight: '24px', color: colours.ink };
const note: CSSProperties = {
  ...paragraph,
  margin: '16px 0 0',
  fontSize: 14,
  lineHeight: '21px',
  color: colours['ink-2'],
};
const button: CSSProperties = {
  margin: '8px 0',
  padding: '14px 28px',
  borderRadius: 10,
  backgroundColor: colours.primary,
  color: colours['on-primary'],
  fontSize: 16,
  fontWeight: 600,
};
const link: CSSProperties = { color: colours.primary, wordBreak: 'break-all' };
const footer: CSSProperties = { margin: '0 0 8px', fontSize: 13, lineHeight: '20px', color: colours['ink-3'] };

interface MailFrameProps {
  locale: string;
  /** What a mailbox shows beside the subject. */
  preview: string;
  site: { name: string; origin: string };
  headline: string;
  children: ReactNode;
  /** Why the reader gets this mail. */
  why: string;
}

/** The sheet of paper that every mail is written on. */
export function MailFrame({ locale, preview, site, headline, children, why }: MailFrameProps) {
  return (
    <Html lang={locale}>
      <Head>
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={body}>
        <Container style={container}>
          <Link href={site.origin} style={siteName}>
            {site.name}
          </Link>
          <Section style={sheet}>
            <Heading as="h1" style={heading}>
              {headline}
            </Heading>
            {children}
          </Section>
          <Text style={footer}>{why}</Text>
        </Container>
      </Body>
    </Html>
  );
}

export function MailText({ children }: { children: ReactNode }) {
  return <Text style={paragraph}>{children}</Text>;
}

/** Smaller words below the button. */
export function MailNote({ children }: { children: ReactNode }) {
  return <Text style={note}>{children}</Text>;
}

export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button href={href} style={button}>
      {children}
    </Button>
  );
}

export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} style={link}>
      {children}
    </Link>
  );
}
