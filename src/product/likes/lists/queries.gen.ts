// Written by `npm run rows` from the statements beside it and the migrations.

export interface LikesOf {
  params: {
    viewers: number[];
    pools: number[];
    givenAts: number[];
    givenAfters: number[];
    receivedAts: number[];
    receivedAfters: number[];
    most: number;
  };
  row: {
    nth: number | null;
    received: boolean;
    seen: boolean;
    at: number | null;
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
