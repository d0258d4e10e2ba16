// Written by `npm run rows` from the statements beside it and the migrations.

export interface SearchPage {
  params: {
    viewer: number | null;
    genders: number | null;
    country: string | null;
    elsewhere: string;
    pool: number;
    bornAfter: string;
    bornUntil: string;
    region: string | null;
    realOnly: boolean;
    offset: number;
    reach: number;
    limit: number;
  };
  row: {
    wanted_genders: number;
    wanted_country: string;
    seeker: number;
    found: number;
    member_id: number | null;
    has_photo: boolean | null;
    last_active: Date | null;
    leads: boolean | null;
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
  };
}

export interface SearchCounts {
  params: {
    genders: number;
    country: string;
    seeker: number;
    pool: number;
    bornAfter: string;
    bornUntil: string;
    region: string | null;
    realOnly: boolean;
    most: number;
    since: Date;
  };
  row: {
    total: number;
    online: number;
  };
}

export interface SimilarTo {
  params: {
    viewer: number | null;
    genders: number | null;
    country: string | null;
    elsewhere: string;
    pool: number;
    region: string | null;
    bornAfter: string;
    bornUntil: string;
    other: number;
    realOnly: boolean;
    most: number;
  };
  row: {
    member_id: number;
    has_photo: boolean;
    last_active: Date;
    step: number;
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
  };
}
