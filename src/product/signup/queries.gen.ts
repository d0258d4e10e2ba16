// Written by `npm run rows` from the statements and the migrations.

export interface LockForMail {
  params: {
    account: number | bigint;
  };
  row: {
    id: number;
    email: string | null;
    language: string;
    signup_date: Date;
    name: string;
  };
}

export interface NameOf {
  params: {
    member: number | bigint;
  };
  row: {
    name: string;
  };
}

export interface LockAccount {
  params: {
    account: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface IntentOutcome {
  params: {
    key: string;
    account: number | bigint;
  };
  row: {
    recipient_id: number;
    liked: boolean;
    message_sent: boolean;
    conversation_id: number | null;
  };
}

export interface ReturnedMessages {
  params: {
    account: number | bigint;
  };
  row: {
    count: number;
  };
}

export interface CompletionRow {
  params: {
    now: Date;
    account: number | bigint;
  };
  row: {
    email: boolean;
    photo: boolean;
    location: boolean;
    push: boolean;
    address: string | null;
    facts: boolean;
    about: boolean;
    passed: string[];
  };
}

export interface WaitingIntent {
  params: {
    account: number | bigint;
  };
  row: {
    id: number;
    name: string;
    fictional: boolean;
    like: boolean;
    message: boolean;
  };
}

export interface InsertStep {
  params: {
    account: number | bigint;
    step: 'photo' | 'location' | 'facts' | 'about' | 'push' | 'email';
    now: Date;
  };
  row: never;
}

export interface InsertInvite {
  params: {
    site: number;
    hash: Buffer;
    by: number | bigint | null;
    now: Date;
    expires: Date;
    uses: number;
    label: string;
    staff: number | null;
  };
  row: {
    id: number;
  };
}

export interface UsableInvite {
  params: {
    site: number;
    hash: Buffer;
    now: Date;
  };
  row: {
    id: number;
  };
}

export interface SpendInvite {
  params: {
    now: Date;
    site: number;
    hash: Buffer;
  };
  row: {
    id: number;
  };
}

export interface SetInvited {
  params: {
    account: number | bigint;
    id: number | bigint;
    now: Date;
  };
  row: never;
}

export interface LockStaffInvite {
  params: {
    id: number | bigint;
  };
  row: {
    id: number;
    site_id: number;
    label: string;
    expires_at: Date;
    paused_at: Date | null;
    used_at: Date | null;
    uses: number;
    max_uses: number;
  };
}

export interface ChangeInvite {
  params: {
    paused: Date | null;
    expires: Date;
    id: number | bigint;
  };
  row: never;
}

export interface LockInvites {
  params: {
    member: number | bigint;
  };
  row: never;
}

export interface CountInvitesSince {
  params: {
    member: number | bigint;
    after: Date;
  };
  row: {
    count: number;
  };
}

export interface InvitesMadeBy {
  params: {
    member: number | bigint;
  };
  row: {
    id: number;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
}

export interface OpenStaffInvites {
  params: {
    site: number;
    now: Date;
  };
  row: {
    id: number;
    created_at: Date;
    expires_at: Date;
    uses: number;
    max_uses: number;
    paused_at: Date | null;
  };
}

export interface WithdrawInvite {
  params: {
    site: number;
    id: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface WithdrawOwn {
  params: {
    member: number | bigint;
    id: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface DeleteInvitesOver {
  params: {
    before: Date;
  };
  row: never;
}

export interface InsertIntent {
  params: {
    account: number | bigint;
    recipient: number | bigint;
    now: Date;
  };
  row: never;
}

export interface DeleteIntentOf {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface DeleteStepsOf {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface DeleteOpenInvitesOf {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface ForgetInviter {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface ForgetInvited {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface DeleteUsesOf {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface SignupData {
  params: {
    account: number | bigint;
  };
  row: {
    signup_intents: unknown;
    signup_steps: unknown;
    invites: unknown;
    invite_uses: unknown;
  };
}

export interface SignupsBySource {
  params: {
    site: number;
    from: Date;
    until: Date;
  };
  row: {
    day: string | null;
    lander: string;
    slug: string;
    network: string;
    ref: string;
    signups: number;
    confirmed: number;
    paying: number;
  };
}

export interface DeleteAttemptsOver {
  params: {
    now: Date;
  };
  row: {
    until: Date;
  };
}

export interface InsertAttempt {
  params: {
    now: Date;
    attemptHash: Buffer;
    until: Date;
  };
  row: never;
}

export interface OpenAttempt {
  params: {
    attemptHash: Buffer;
    now: Date;
  };
  row: {
    until: Date;
  };
}
