// Written by `npm run rows` from the statements and the migrations.

export interface LanderMembers {
  params: {
    pool: number;
    country: string;
    bornUntil: string;
    seeks: number;
    genders: number;
    viewer: number | bigint | null;
    bodies: string[] | null;
    interests: string[] | null;
    turn: string;
    most: number | bigint;
  };
  row: {
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
    about: string | null;
    interests: string[];
  };
}

export interface LanderMember {
  params: {
    viewer: number | bigint | null;
    asked: number | bigint;
    bornUntil: string;
    seeks: number;
    genders: number;
    pool: number;
    bodies: string[] | null;
    interests: string[] | null;
  };
  row: {
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
    about: string | null;
    interests: string[];
  };
}

export interface GivenNumber {
  params: {
    id: number | bigint;
    pool: number;
  };
  row: {
    id: number;
  };
}
