// Written by `npm run rows` from the statements and the migrations.

export interface LanderMembers {
  params: {
    pool: number;
    country: string;
    bornUntil: string;
    seeks: number;
    genders: number;
    asked: number | null;
    viewer: number | null;
    bodies: string[] | null;
    interests: string[] | null;
    most: number;
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
