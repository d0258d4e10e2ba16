// Written by `npm run rows` from the statements beside it and the migrations.

export interface DeckRows {
  params: {
    km: number | null;
    bornAfter: string | null;
    bornUntil: string | null;
    ofAge: string;
    genders: number | null;
    viewer: number;
    abroad: boolean;
    pool: number;
    start: number;
    swipedSince: Date;
    seenSince: Date;
    since: Date;
    lately: Date;
    newSince: Date;
    limit: number;
    realOnly: boolean;
  };
  row: {
    wanted_genders: number;
    within: number | null;
    own_dob: string;
    place: number | null;
    last_active: Date | null;
    id: number | null;
    visibility: string | null;
    listed: boolean | null;
    name: string | null;
    dob: string | null;
    gender: 'male' | 'female' | null;
    country: string | null;
    region: string | null;
    city: string | null;
    latitude: number | null;
    longitude: number | null;
    fictional: boolean | null;
    created_at: Date | null;
    liked: boolean | null;
    viewer_latitude: number | null;
    viewer_longitude: number | null;
    photo_id: number | null;
    photo_hash: string | null;
    width: number | null;
    height: number | null;
    thumbhash: string | null;
    about: string | null;
  };
}
