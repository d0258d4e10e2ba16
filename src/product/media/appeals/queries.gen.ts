// Written by `npm run rows` from the statements beside it and the migrations.

export interface InsertAppeal {
  params: {
    text: string;
    now: Date;
    photo: number;
    member: number;
  };
  row: {
    id: number;
  };
}

export interface AppealOf {
  params: {
    photo: number;
    member: number;
  };
  row: {
    text: string | null;
    status: 'pending' | 'active' | 'rejected' | 'removed';
  };
}

export interface OpenAppealRows {
  params: {
    most: number;
  };
  row: {
    photo_id: number;
    text: string;
    created_at: Date;
  };
}

export interface AppealToDecide {
  params: {
    photo: number;
  };
  row: {
    id: number;
    member_id: number;
    status: 'open' | 'accepted' | 'kept';
    photo_status: 'pending' | 'active' | 'rejected' | 'removed';
  };
}

export interface CloseAppeal {
  params: {
    status: 'open' | 'accepted' | 'kept';
    now: Date;
    appeal: number;
  };
  row: never;
}
