// Written by `npm run rows` from the statements beside it and the migrations.

export interface StoreMessage {
  params: {
    sender: number;
    conversation: number | null;
    recipient: number | null;
    key: string;
    body: string;
    credits: number;
    freeConversations: number;
    signup: boolean;
    gift: string | null;
    photo: number | null;
    now: Date;
    contacts: number;
    contactDays: number;
    kinds: string[] | null;
    textHash: Buffer | null;
  };
  row: {
    verdict: string | null;
    message_id: number | null;
    conversation_id: number | null;
    recipient_id: number | null;
    cost: number | null;
    balance: number | null;
    created_at: Date | null;
    opened: boolean | null;
    state: string | null;
  };
}

export interface TakeBackMessage {
  params: {
    sender: number;
    message: number;
    within: number;
  };
  row: {
    verdict: string | null;
    conversation_id: number | null;
    recipient_id: number | null;
    refund: number | null;
    balance: number | null;
  };
}

export interface DeliverWaiting {
  params: {
    sender: number;
  };
  row: {
    message_id: number | null;
    conversation_id: number | null;
    recipient_id: number | null;
    key: string | null;
    body: string | null;
    gift: string | null;
    photo_id: number | null;
    cost: number | null;
    created_at: Date | null;
    delivered: boolean | null;
  };
}

export interface ReadUpTo {
  params: {
    member: number;
    conversation: number;
  };
  row: {
    read_up_to: number;
  };
}

export interface LockedListRow {
  params: {
    member: number;
    conversation: number;
  };
  row: {
    other_id: number;
    last_message_id: number;
    read_up_to: number;
  };
}

export interface SetReadUpTo {
  params: {
    message: number;
    conversation: number;
    member: number;
  };
  row: never;
}

export interface RemoveFromList {
  params: {
    member: number;
    conversation: number | null;
    other: number | null;
  };
  row: {
    conversation_id: number;
  };
}
