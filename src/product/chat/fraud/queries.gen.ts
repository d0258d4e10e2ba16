// Written by `npm run rows` from the statements beside it and the migrations.

export interface FraudBan {
  params: {
    account: number;
  };
  row: {
    id: number;
  };
}

export interface NextPartners {
  params: {
    account: number;
    after: number;
    most: number;
  };
  row: {
    conversation_id: number;
    member_id: number;
    site_id: number;
  };
}

export interface ReturnSpent {
  params: {
    member: number;
    other: number;
    conversation: number;
    now: Date;
  };
  row: {
    credits: number | null;
    told: boolean | null;
  };
}

export interface FraudReader {
  params: {
    other: number;
    member: number;
  };
  row: {
    email: string | null;
    language: string;
    name: string;
  };
}
