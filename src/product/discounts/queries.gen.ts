// Written by `npm run rows` from the statements and the migrations.

export interface CodesNamed {
  params: {
    account: number | bigint | null;
    site: number;
    codes: string[];
  };
  row: {
    id: number;
    code: string;
    kind: 'code' | 'time_bonus' | 'welcome' | 'stay';
    account_id: number | null;
    country: string | null;
    percentage: number;
    currency: string | null;
    minimum_order_value: number | null;
    methods: string[] | null;
    validity: 'once-per-user' | 'once' | 'unlimited';
    status: 'active' | 'inactive';
    starts_at: Date | null;
    expires_at: Date | null;
    used_by_caller: boolean;
    taken_by_other: boolean;
    buyer_id: number | null;
    signup_date: Date | null;
    paid_user: boolean | null;
    bought: boolean;
  };
}

export interface CodeWord {
  params: {
    id: number | bigint;
    site: number;
  };
  row: {
    code: string;
  };
}

export interface InsertSiteCode {
  params: {
    site: number;
    code: string;
    kind: 'code' | 'time_bonus' | 'welcome' | 'stay';
    percentage: number;
    now: Date;
  };
  row: {
    id: number;
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

export interface LockCode {
  params: {
    id: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface ValidRedemptions {
  params: {
    discount: number | bigint;
    account: number | bigint;
    everybodys: boolean;
  };
  row: {
    id: number;
    account_id: number;
    payment_id: number;
    state: 'held' | 'used' | 'returned' | 'taken_over';
  };
}

export interface InsertRedemption {
  params: {
    discount: number | bigint;
    now: Date;
    payment: number | bigint;
    account: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface MarkTakenOver {
  params: {
    now: Date;
    id: number | bigint;
  };
  row: never;
}

export interface MarkUsed {
  params: {
    now: Date;
    payment: number | bigint;
  };
  row: never;
}

export interface MarkReturned {
  params: {
    now: Date;
    payment: number | bigint;
  };
  row: never;
}

export interface CodesOfSites {
  params: {
    sites: number[];
    most: number | bigint;
  };
  row: {
    id: number;
    site_id: number;
    host: string;
    code: string;
    kind: 'code' | 'time_bonus' | 'welcome' | 'stay';
    percentage: number;
    country: string | null;
    currency: string | null;
    minimum_order_value: number | null;
    methods: string[] | null;
    validity: 'once-per-user' | 'once' | 'unlimited';
    status: 'active' | 'inactive';
    starts_at: Date | null;
    expires_at: Date | null;
    staff_name: string;
    personal: boolean;
    used: number;
    held: number;
  };
}

export interface InsertCode {
  params: {
    site: number;
    code: string;
    percentage: number;
    country: string | null;
    currency: string | null;
    minimum: number | null;
    methods: string[] | null;
    validity: 'once-per-user' | 'once' | 'unlimited';
    startsAt: Date | null;
    expiresAt: Date | null;
    now: Date;
    staff: string;
  };
  row: {
    id: number;
  };
}

export interface CodeToChange {
  params: {
    id: number | bigint;
  };
  row: {
    id: number;
    site_id: number;
    code: string;
    kind: 'code' | 'time_bonus' | 'welcome' | 'stay';
    status: 'active' | 'inactive';
    expires_at: Date | null;
  };
}

export interface StoreCodeState {
  params: {
    status: 'active' | 'inactive';
    expiresAt: Date | null;
    id: number | bigint;
  };
  row: never;
}

export interface StayCodeOf {
  params: {
    account: number | bigint;
    site: number;
  };
  row: {
    code: string;
  };
}

export interface InsertStayCode {
  params: {
    site: number;
    code: string;
    account: number | bigint;
    percentage: number;
    now: Date;
    expires: Date;
  };
  row: {
    id: number;
  };
}

export interface DeleteUnusedCodesOf {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface CloseCodesOf {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface DiscountData {
  params: {
    account: number | bigint;
  };
  row: {
    discount_codes: unknown;
    discount_redemptions: unknown;
  };
}
