// Written by `npm run rows` from the statements beside it and the migrations.

export interface ProfileRow {
  params: {
    viewer: number | null;
    pool: number;
    id: number;
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
    status: 'active' | 'disabled' | 'deleted';
    search_engines: boolean;
    site_id: number;
    paid_user: boolean;
    sexuality: 'hetero' | 'gay' | 'lesbian' | 'bi';
    about: string | null;
    seeking: string | null;
    interests: string[];
    hair_color: string | null;
    eye_color: string | null;
    body_type: string | null;
    relationship_status: string | null;
    looking_for: string | null;
    languages: string[];
    viewer_interests: string[] | null;
    likes_viewer: boolean;
    conversation_id: number | null;
    photos: unknown;
  };
}
