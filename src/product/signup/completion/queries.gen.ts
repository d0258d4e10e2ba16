// Written by `npm run rows` from the statements beside it and the migrations.

export interface CompletionRow {
  params: {
    now: Date;
    account: number;
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

export interface WaitingWish {
  params: {
    account: number;
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
    account: number;
    step: 'photo' | 'location' | 'facts' | 'about' | 'push' | 'email';
    now: Date;
  };
  row: never;
}
