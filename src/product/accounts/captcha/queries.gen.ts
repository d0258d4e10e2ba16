// Written by `npm run rows` from the statements beside it and the migrations.

export interface CaptchaKey {
  params: Record<never, never>;
  row: {
    secret: Buffer;
  };
}

export interface SpendChallenge {
  params: {
    hash: Buffer;
    expires: Date;
  };
  row: {
    spent: boolean;
  };
}

export interface DeleteChallengesOver {
  params: {
    now: Date;
  };
  row: never;
}
