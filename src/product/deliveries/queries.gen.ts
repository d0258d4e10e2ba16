// Written by `npm run rows` from the statements and the migrations.

export interface BeginTry {
  params: {
    id: string;
    site: number;
    address: string;
    template: string;
    orderedAt: Date;
    now: Date;
    mayRepeat: boolean;
  };
  row: {
    id: string;
  };
}

export interface SetState {
  params: {
    state: 'waiting' | 'trying' | 'sent' | 'refused' | 'expired' | 'unsure';
    id: string;
  };
  row: never;
}

export interface PauseOf {
  params: {
    site: number;
    receiver: string;
    now: Date;
  };
  row: {
    paused_until: Date;
  };
}

export interface TakeSlot {
  params: {
    now: Date;
    site: number;
    receiver: string;
  };
  row: {
    slot: Date;
    slow_until: Date;
  };
}

export interface PaceOf {
  params: {
    since: Date;
    site: number;
    domains: string;
  };
  row: {
    mails: number;
  };
}

export interface AddStrike {
  params: {
    site: number;
    receiver: string;
    first: Date;
    now: Date;
    gap: number;
    forgotten: Date;
    second: Date;
    third: Date;
  };
  row: {
    strikes: number;
    paused_until: Date;
  };
}

export interface NoteReceiverRefusal {
  params: {
    site: number;
    receiver: string;
    until: Date;
    slow: Date;
    gap: number;
    status: string;
    now: Date;
  };
  row: {
    is_new: boolean;
  };
}

export interface OpenReceiverRefusals {
  params: {
    most: number | bigint;
  };
  row: {
    site_id: number;
    host: string;
    receiver: string;
    refusal: string | null;
    refused_at: Date | null;
    paused_until: Date;
  };
}

export interface CloseReceiverRefusal {
  params: {
    now: Date;
    staff: string;
    site: number;
    receiver: string;
  };
  row: {
    receiver: string;
  };
}

export interface CountFailures {
  params: {
    sites: number[];
    addresses: string[];
    today: string;
    days: number;
  };
  row: {
    site_id: number;
    address: string;
    points: number;
  };
}

export interface ForgetFailures {
  params: {
    sites: number[];
    addresses: string[];
  };
  row: never;
}

export interface WasHere {
  params: {
    site: number;
    address: string;
    since: Date;
  };
  row: {
    here: number;
  };
}

export interface DeleteMailsTo {
  params: {
    address: string;
  };
  row: never;
}

export interface DeleteFailuresOf {
  params: {
    address: string;
  };
  row: never;
}

export interface DeleteOldMails {
  params: {
    before: Date;
  };
  row: never;
}

export interface DeleteOldFailures {
  params: {
    before: string;
  };
  row: never;
}

export interface DeleteOldPauses {
  params: {
    before: Date;
  };
  row: never;
}

export interface KeepReport {
  params: {
    provider: 'ses' | 'mailgun' | 'postmark' | 'mailbox';
    id: string;
    body: string;
    now: Date;
  };
  row: never;
}

export interface WaitingReports {
  params: {
    most: number | bigint;
  };
  row: {
    id: number;
    provider: 'ses' | 'mailgun' | 'postmark' | 'mailbox';
    body: string | null;
  };
}

export interface MarkReportsHandled {
  params: {
    now: Date;
    ids: number[];
  };
  row: never;
}

export interface MailsById {
  params: {
    ids: string[];
    since: Date;
  };
  row: {
    id: string;
    site_id: number;
    address: string;
    returned_at: Date | null;
  };
}

export interface MailsTo {
  params: {
    addresses: string[];
    since: Date;
  };
  row: {
    site_id: number;
    address: string;
  };
}

export interface MarkReturned {
  params: {
    now: Date;
    ids: string[];
  };
  row: never;
}

export interface DeleteOldReports {
  params: {
    before: Date;
  };
  row: never;
}
