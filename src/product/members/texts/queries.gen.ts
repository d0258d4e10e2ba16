// Written by `npm run rows` from the statements beside it and the migrations.

export interface WrittenText {
  params: {
    member: number;
    field: 'about' | 'seeking';
  };
  row: {
    text: string;
    status: 'pending' | 'active' | 'rejected';
  };
}

export interface PutText {
  params: {
    member: number;
    field: 'about' | 'seeking';
    text: string;
    status: 'pending' | 'active' | 'rejected';
    now: Date;
    decided: Date | null;
  };
  row: never;
}

export interface DropText {
  params: {
    member: number;
    field: 'about' | 'seeking';
  };
  row: never;
}

export interface WaitingTexts {
  params: {
    host: string | null;
    most: number;
  };
  row: {
    id: number;
    member_id: number;
    name: string;
    host: string;
    field: 'about' | 'seeking';
    text: string;
    created_at: Date;
    shown: string | null;
  };
}

export interface CountWaiting {
  params: Record<never, never>;
  row: {
    texts: number;
  };
}

export interface AuthorOf {
  params: {
    id: number;
  };
  row: {
    member_id: number;
  };
}

export interface SetDecision {
  params: {
    status: 'pending' | 'active' | 'rejected';
    reason: 'contact' | 'rude' | 'explicit' | 'money' | 'other' | null;
    now: Date;
    id: number;
  };
  row: {
    member_id: number;
    field: 'about' | 'seeking';
    text: string;
  };
}

export interface PublishText {
  params: {
    field: string;
    text: string;
    member: number;
  };
  row: never;
}

export interface LockShown {
  params: {
    member: number;
  };
  row: {
    about: string | null;
    seeking: string | null;
  };
}

export interface KeepRemoved {
  params: {
    member: number;
    field: 'about' | 'seeking';
    text: string;
    reason: 'contact' | 'rude' | 'explicit' | 'money' | 'other';
    ground: 'law' | 'terms';
    now: Date;
  };
  row: never;
}

export interface RefuseShown {
  params: {
    member: number;
    field: 'about' | 'seeking';
    text: string;
    reason: 'contact' | 'rude' | 'explicit' | 'money' | 'other';
    now: Date;
  };
  row: never;
}

export interface HideText {
  params: {
    field: string;
    member: number;
  };
  row: never;
}

export interface TakeRemoved {
  params: {
    member: number;
    field: 'about' | 'seeking';
  };
  row: {
    text: string;
  };
}

export interface AcceptAgain {
  params: {
    member: number;
    field: 'about' | 'seeking';
    text: string;
  };
  row: never;
}

export interface RemovedTexts {
  params: {
    member: number;
  };
  row: {
    field: 'about' | 'seeking';
    text: string;
    reason: 'contact' | 'rude' | 'explicit' | 'money' | 'other';
    ground: 'law' | 'terms';
    removed_at: Date;
  };
}

export interface ForgetRemovedBefore {
  params: {
    before: Date;
  };
  row: never;
}
