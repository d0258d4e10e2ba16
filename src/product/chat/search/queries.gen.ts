// Written by `npm run rows` from the statements beside it and the migrations.

export interface FoundRows {
  params: {
    viewer: number;
    pattern: string | null;
    history: number;
    unread: boolean;
    at: number;
    under: number;
    most: number;
  };
  row: {
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
    found_id: number | null;
    found_sender: number | null;
    found_body: string | null;
    found_at: Date | null;
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
