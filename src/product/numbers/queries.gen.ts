// Written by `npm run rows` from the statements and the migrations.

export interface CountSignups {
  params: {
    zone: string;
    window: number;
    test: boolean;
    site: number;
    from: string;
    until: string;
  };
  row: never;
}

export interface CountActive {
  params: {
    site: number;
    from: string;
    until: string;
    zone: string;
  };
  row: never;
}

export interface CountActiveMonth {
  params: {
    site: number;
    from: string;
    until: string;
    zone: string;
  };
  row: never;
}

export interface CountReturned {
  params: {
    metric: string;
    zone: string;
    day: number;
    site: number;
    from: string;
    until: string;
  };
  row: never;
}

export interface CountMessages {
  params: {
    zone: string;
    site: number;
    from: string;
    until: string;
  };
  row: never;
}

export interface CountConversations {
  params: {
    zone: string;
    window: number;
    site: number;
    from: string;
    until: string;
  };
  row: never;
}

export interface CountMoney {
  params: {
    zone: string;
    site: number;
    test: boolean;
    from: string;
    until: string;
  };
  row: never;
}

export interface CountDecided {
  params: {
    zone: string;
    site: number;
    from: string;
    until: string;
  };
  row: never;
}

export interface CountMails {
  params: {
    zone: string;
    site: number;
    from: string;
    until: string;
  };
  row: never;
}

export interface CountPush {
  params: {
    from: string;
    site: number;
    until: string;
    zone: string;
  };
  row: never;
}

export interface AddVisits {
  params: {
    now: Date;
    counts: string;
  };
  row: never;
}

export interface CountedSites {
  params: Record<never, never>;
  row: {
    id: number;
  };
}

export interface SiteDays {
  params: {
    now: Date;
    zone: string;
    site: number;
  };
  row: {
    today: string | null;
    first: string | null;
    visits: string | null;
    last_day: string | null;
    rolled_zone: string | null;
  };
}

export interface LockRollup {
  params: {
    site: number;
  };
  row: {
    locked: string | null;
  };
}

export interface NoteRollup {
  params: {
    site: number;
    zone: string;
    day: string;
    now: Date;
  };
  row: never;
}

export interface LateMoneyDays {
  params: {
    zone: string;
    from: string;
    until: string;
    site: number;
  };
  row: {
    day: string | null;
  };
}

export interface DueDays {
  params: {
    site: number;
  };
  row: {
    day: string | null;
  };
}

export interface DeleteDueDays {
  params: {
    site: number;
    days: string[];
  };
  row: never;
}

export interface NameDueDays {
  params: {
    account: number | bigint;
  };
  row: never;
}
