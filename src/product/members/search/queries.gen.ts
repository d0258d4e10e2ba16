// Written by `npm run rows` from the statements beside it and the migrations.

export interface SearchBy {
  params: {
    viewer: number | null;
    genders: number | null;
    country: string | null;
    elsewhere: string;
    abroad: boolean;
    km: number | null;
    latitude: number | null;
    longitude: number | null;
  };
  row: {
    genders: number;
    country: string;
    seeker: number;
    origin: number | null;
  };
}

export interface SearchPage {
  params: {
    viewer: number | null;
    genders: number | null;
    country: string | null;
    elsewhere: string;
    abroad: boolean;
    km: number | null;
    latitude: number | null;
    longitude: number | null;
    pool: number;
    bornAfter: string;
    bornUntil: string;
    region: string | null;
    plain: boolean;
    hair_color: number;
    eye_color: number;
    body_type: number;
    relationship_status: number;
    looking_for: number;
    languages: number;
    interests: number;
    realOnly: boolean;
    offset: number;
    limit: number;
  };
  row: {
    wanted_genders: number;
    wanted_country: string;
    seeker: number;
    origin: number | null;
    found: number;
    member_id: number | null;
    has_photo: boolean | null;
    last_active: Date | null;
    joined: Date | null;
    far: number | null;
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

export interface SearchPageAbroad {
  params: {
    viewer: number | null;
    genders: number | null;
    country: string | null;
    elsewhere: string;
    abroad: boolean;
    km: number | null;
    latitude: number | null;
    longitude: number | null;
    dense: string[];
    pool: number;
    bornAfter: string;
    bornUntil: string;
    region: string | null;
    plain: boolean;
    hair_color: number;
    eye_color: number;
    body_type: number;
    relationship_status: number;
    looking_for: number;
    languages: number;
    interests: number;
    realOnly: boolean;
    offset: number;
    limit: number;
  };
  row: {
    wanted_genders: number;
    wanted_country: string;
    seeker: number;
    origin: number | null;
    found: number;
    member_id: number | null;
    has_photo: boolean | null;
    last_active: Date | null;
    joined: Date | null;
    far: number | null;
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
    plain: boolean;
    hair_color: number;
    eye_color: number;
    body_type: number;
    relationship_status: number;
    looking_for: number;
    languages: number;
    interests: number;
    realOnly: boolean;
    most: number;
    since: Date;
  };
  row: {
    total: number;
    online: number;
  };
}

export interface SearchCountsAround {
  params: {
    genders: number;
    country: string;
    seeker: number;
    abroad: boolean;
    km: number | null;
    origin: number;
    pool: number;
    bornAfter: string;
    bornUntil: string;
    region: string | null;
    plain: boolean;
    hair_color: number;
    eye_color: number;
    body_type: number;
    relationship_status: number;
    looking_for: number;
    languages: number;
    interests: number;
    realOnly: boolean;
    most: number;
    since: Date;
  };
  row: {
    country: string;
    total: number;
    online: number;
  };
}

export interface NewlyFound {
  params: {
    viewer: number | null;
    genders: number | null;
    country: string | null;
    elsewhere: string;
    abroad: boolean;
    km: number | null;
    latitude: number | null;
    longitude: number | null;
    pool: number;
    after: Date;
    until: Date;
    bornAfter: string;
    bornUntil: string;
    region: string | null;
    plain: boolean;
    hair_color: number;
    eye_color: number;
    body_type: number;
    relationship_status: number;
    looking_for: number;
    languages: number;
    interests: number;
    realOnly: boolean;
    most: number;
  };
  row: {
    id: number;
    name: string;
    dob: string;
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
