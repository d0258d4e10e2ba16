// Written by `npm run rows` from the statements beside it and the migrations.

export interface SuggestedRows {
  params: {
    bornUntil: string;
    viewer: number;
    swipedSince: Date;
    pool: number;
    since: Date;
    start: number;
    lately: Date;
    newSince: Date;
    offset: number;
    limit: number;
  };
  row: {
    last_active: Date;
    few: boolean;
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
    photo_id: number | null;
    photo_hash: string | null;
    width: number | null;
    height: number | null;
    thumbhash: string | null;
    years_apart: number;
    same_wish: boolean;
    shared_interests: string[];
  };
}
