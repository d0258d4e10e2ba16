// Written by `npm run rows` from the statements beside it and the migrations.

export interface ChatRows {
  params: {
    viewers: number[];
    ats: number[];
    unders: number[];
    most: number;
  };
  row: {
    nth: number | null;
    conversation_id: number;
    last_message_id: number;
    last_sender_id: number;
    last_text: string;
    last_carries: 'photo' | 'gift' | 'removed' | null;
    last_at: Date;
    last_state: 'waiting' | 'returned' | null;
    unread: number;
    hidden_words: string[] | null;
    last_body: string | null;
    deleted: boolean;
    at: number | null;
    to_give: number | null;
    id: number;
    visibility: string;
    listed: boolean;
    name: string;
    dob: string;
    gender: 'male' | 'female';
    country: string;
    region: string | null;
    city: string | null;
    latitude: number | null;
    longitude: number | null;
    fictional: boolean;
    created_at: Date;
    liked: boolean;
    viewer_latitude: number | null;
    viewer_longitude: number | null;
    last_active: Date;
    photo_id: number | null;
    photo_hash: string | null;
    width: number | null;
    height: number | null;
    thumbhash: string | null;
    state: string | null;
  };
}

export interface ConversationRow {
  params: {
    viewer: number;
    now: Date;
    contacts: number;
    contactDays: number;
    other: number | null;
    conversation: number | null;
  };
  row: {
    paid_user: boolean;
    credits: number;
    begun: boolean;
    started: number;
    contacts_again: Date | null;
    conversation_id: number | null;
    sexuality: 'hetero' | 'gay' | 'lesbian' | 'bi';
    about: string | null;
    interests: string[];
    viewer_interests: string[] | null;
    deleted: boolean;
    unacknowledged: boolean;
    removed_up_to: number;
    fine_up_to: number;
    given_up_to: number;
    unread: number;
    emptied: boolean;
    read_up_to: number;
    delivered_up_to: number;
    hidden_words: string[] | null;
    fraud_credits: number | null;
    id: number;
    visibility: string;
    listed: boolean;
    name: string;
    dob: string;
    gender: 'male' | 'female';
    country: string;
    region: string | null;
    city: string | null;
    latitude: number | null;
    longitude: number | null;
    fictional: boolean;
    created_at: Date;
    liked: boolean;
    viewer_latitude: number | null;
    viewer_longitude: number | null;
    last_active: Date;
    photo_id: number | null;
    photo_hash: string | null;
    width: number | null;
    height: number | null;
    thumbhash: string | null;
  };
}

export interface MessageRows {
  params: {
    viewer: number;
    given: number;
    conversation: number;
    after: number;
    limit: number;
    fine: number;
  };
  row: {
    id: number;
    sender_id: number;
    key: string;
    body: string;
    gift: string | null;
    photo_id: number | null;
    cost: number;
    created_at: Date;
    state: 'removed' | 'waiting' | 'returned' | 'unsent' | null;
    warnings: string[] | null;
    to_give: number | null;
  };
}

export interface ReceivedRow {
  params: {
    viewer: number;
    message: number;
  };
  row: {
    id: number;
    conversation_id: number;
    sender_id: number;
    key: string;
    body: string;
    gift: string | null;
    photo_id: number | null;
    cost: number;
    created_at: Date;
    state: 'removed' | null;
    warnings: string[] | null;
    to_give: number | null;
    hidden_words: string[] | null;
  };
}
