// Written by `npm run rows` from the statements and the migrations.

export interface OwnTextsOf {
  params: {
    site: number;
    kind: string;
    locale: 'da' | 'de' | 'en' | 'es' | 'fi' | 'fr' | 'it' | 'nb' | 'nl' | 'pl' | 'sv';
  };
  row: {
    texts: unknown;
  };
}

export interface LockMailTexts {
  params: {
    site: number;
  };
  row: never;
}

export interface NewestMailVersion {
  params: {
    site: number;
    kind: string;
    locale: 'da' | 'de' | 'en' | 'es' | 'fi' | 'fr' | 'it' | 'nb' | 'nl' | 'pl' | 'sv';
  };
  row: {
    version: number | null;
  };
}

export interface InsertMailTexts {
  params: {
    site: number;
    kind: string;
    locale: 'da' | 'de' | 'en' | 'es' | 'fi' | 'fr' | 'it' | 'nb' | 'nl' | 'pl' | 'sv';
    texts: string | null;
    author: string;
    now: Date;
  };
  row: {
    id: number;
    version: number;
  };
}

export interface NewestMailTexts {
  params: {
    site: number;
  };
  row: {
    kind: string;
    locale: 'da' | 'de' | 'en' | 'es' | 'fi' | 'fr' | 'it' | 'nb' | 'nl' | 'pl' | 'sv';
    version: number;
    author: string;
    created_at: Date;
    given_back: boolean;
  };
}

export interface VersionsOfMail {
  params: {
    site: number;
    kind: string;
    locale: 'da' | 'de' | 'en' | 'es' | 'fi' | 'fr' | 'it' | 'nb' | 'nl' | 'pl' | 'sv';
  };
  row: {
    version: number;
    author: string;
    created_at: Date;
    given_back: boolean;
  };
}

export interface TextsOfMailVersion {
  params: {
    site: number;
    kind: string;
    locale: 'da' | 'de' | 'en' | 'es' | 'fi' | 'fr' | 'it' | 'nb' | 'nl' | 'pl' | 'sv';
    version: number;
  };
  row: {
    texts: unknown;
  };
}

export interface OwnTexts {
  params: {
    site: number;
    slug: string;
    now: Date;
  };
  row: {
    locale: 'da' | 'de' | 'en' | 'es' | 'fi' | 'fr' | 'it' | 'nb' | 'nl' | 'pl' | 'sv';
    version: number;
    markdown: string | null;
    valid_from: Date;
  };
}

export interface PagesInForce {
  params: {
    site: number;
    now: Date;
  };
  row: {
    slug: string;
    changed_at: Date;
    shown: boolean;
  };
}

export interface LockPages {
  params: {
    site: number;
  };
  row: never;
}

export interface InsertText {
  params: {
    site: number;
    slug: string;
    locale: 'da' | 'de' | 'en' | 'es' | 'fi' | 'fr' | 'it' | 'nb' | 'nl' | 'pl' | 'sv';
    markdown: string | null;
    from: Date;
    author: string;
    now: Date;
  };
  row: {
    id: number;
    version: number;
  };
}

export interface VersionsOf {
  params: {
    site: number;
  };
  row: {
    slug: string;
    locale: 'da' | 'de' | 'en' | 'es' | 'fi' | 'fr' | 'it' | 'nb' | 'nl' | 'pl' | 'sv';
    version: number;
    valid_from: Date;
    author: string;
    created_at: Date;
    bytes: number | null;
  };
}

export interface NewestVersion {
  params: {
    site: number;
    slug: string;
    locale: 'da' | 'de' | 'en' | 'es' | 'fi' | 'fr' | 'it' | 'nb' | 'nl' | 'pl' | 'sv';
  };
  row: {
    version: number | null;
  };
}

export interface TextOfVersion {
  params: {
    site: number;
    slug: string;
    locale: 'da' | 'de' | 'en' | 'es' | 'fi' | 'fr' | 'it' | 'nb' | 'nl' | 'pl' | 'sv';
    version: number;
  };
  row: {
    markdown: string | null;
  };
}

export interface TextOf {
  params: {
    site: number;
    slug: string;
    locale: 'da' | 'de' | 'en' | 'es' | 'fi' | 'fr' | 'it' | 'nb' | 'nl' | 'pl' | 'sv';
  };
  row: {
    markdown: string | null;
  };
}

export interface RepresentativeOf {
  params: {
    company: number;
  };
  row: {
    representative: string | null;
  };
}

export interface InsertAgreed {
  params: {
    site: number;
    locale: string;
    from: Date;
    markdown: string;
    facts: string;
    hash: Buffer;
    now: Date;
  };
  row: never;
}

export interface AgreedByHash {
  params: {
    hash: Buffer;
  };
  row: {
    id: number;
  };
}

export interface AgreedText {
  params: {
    id: number | bigint;
  };
  row: {
    locale: string;
    valid_from: Date;
    markdown: string;
    facts: unknown;
    country: string;
  };
}

export interface TermsOfAccount {
  params: {
    account: number | bigint;
  };
  row: {
    terms_id: number | null;
  };
}

export interface LockCounts {
  params: Record<never, never>;
  row: never;
}

export interface CountAnew {
  params: {
    before: Date;
    now: Date;
    since: Date;
  };
  row: never;
}

export interface ForgetDays {
  params: {
    since: string;
  };
  row: never;
}

export interface CountedOf {
  params: {
    pool: number;
  };
  row: {
    profiles: number;
    fictional: number;
    counted_at: Date;
    messages: number;
    answers: number;
  };
}
