// Written by `npm run rows` from the statements and the migrations.

export interface HomePeople {
  params: {
    countries: string[];
    pool: number;
    genders: number;
    bornUntil: string;
    bornAfter: string;
    named: number[];
    viewer: number | bigint | null;
    bodies: string[] | null;
    interests: string[] | null;
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
  };
}

export interface HomeCounts {
  params: {
    pool: number;
    country: string;
    bornUntil: string;
    most: number;
  };
  row: {
    real: number;
    fictional: number;
  };
}

export interface OwnRow {
  params: {
    member: number | bigint;
  };
  row: {
    search_engines: boolean;
    landers: boolean;
    created_at: Date;
    name_changed_at: Date | null;
    name_given_at: Date | null;
    listed: boolean;
    written: unknown;
  };
}

export interface LockProfile {
  params: {
    member: number | bigint;
  };
  row: {
    name: string;
    created_at: Date;
    name_changed_at: Date | null;
    name_given_at: Date | null;
    gender: 'male' | 'female';
    looking_for: string | null;
    relationship_status: string | null;
    sexuality: 'hetero' | 'gay' | 'lesbian' | 'bi';
    hair_color: string | null;
    eye_color: string | null;
    body_type: string | null;
    smoking: string | null;
    languages: string[];
    interests: string[];
    about: string | null;
    seeking: string | null;
    search_engines: boolean;
    landers: boolean;
  };
}

export interface SetProfile {
  params: {
    name: string;
    name_changed_at: Date | null;
    looking_for: string | null;
    relationship_status: string | null;
    sexuality: 'hetero' | 'gay' | 'lesbian' | 'bi';
    hair_color: string | null;
    eye_color: string | null;
    body_type: string | null;
    smoking: string | null;
    languages: string[];
    interests: string[];
    about: string | null;
    seeking: string | null;
    search_engines: boolean;
    landers: boolean;
    member: number | bigint;
  };
  row: never;
}

export interface SetSeeks {
  params: {
    seeks: number;
    member: number | bigint;
  };
  row: never;
}

export interface TownOf {
  params: {
    id: number | bigint;
  };
  row: {
    city_id: number | null;
  };
}

export interface WritePlace {
  params: {
    country: string | null;
    region: string | null;
    town: number | null;
    city: string | null;
    lat: number | null;
    lon: number | null;
    since: Date;
    now: Date;
    id: number | bigint;
    most: number;
  };
  row: {
    id: number;
  };
}

export interface Unsettled {
  params: {
    most: number | bigint;
  };
  row: {
    id: number;
    city_id: number | null;
  };
}

export interface Settle {
  params: {
    ids: number[];
    towns: number[];
    lats: number[];
    lons: number[];
  };
  row: {
    id: number;
  };
}

export interface ForgetTown {
  params: {
    ids: number[];
    towns: number[];
  };
  row: never;
}

export interface InsertPass {
  params: {
    passed: number | bigint;
    now: Date;
    member: number | bigint;
  };
  row: {
    passed_id: number;
  };
}

export interface InsertSwipe {
  params: {
    passed: number | bigint;
    now: Date;
    member: number | bigint;
  };
  row: {
    passed_id: number;
  };
}

export interface DeleteSwipe {
  params: {
    member: number | bigint;
    passed: number | bigint;
  };
  row: {
    passed_id: number;
  };
}

export interface FindPass {
  params: {
    member: number | bigint;
    passed: number | bigint;
  };
  row: {
    passed_id: number;
  };
}

export interface DeletePass {
  params: {
    member: number | bigint;
    passed: number | bigint;
  };
  row: {
    passed_id: number;
  };
}

export interface PassedBy {
  params: {
    viewer: number | bigint;
    most: number | bigint;
  };
  row: {
    passed_at: Date;
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

export interface DeleteOldSwipes {
  params: {
    before: Date;
  };
  row: {
    passed_id: number;
  };
}

export interface InsertMember {
  params: {
    id: number | bigint;
    pool: number;
    name: string;
    gender: 'male' | 'female';
    sexuality: 'hetero' | 'gay' | 'lesbian' | 'bi';
    dob: string;
    country: string;
    now: Date;
  };
  row: never;
}

export interface InsertSearch {
  params: {
    id: number | bigint;
    pool: number;
    gender: number;
    seeks: number;
    country: string;
    dob: string;
    now: Date;
  };
  row: never;
}

export interface SetActive {
  params: {
    id: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface RenewSearch {
  params: {
    ids: number[];
  };
  row: never;
}

export interface RenewIndexed {
  params: {
    ids: number[];
  };
  row: never;
}

export interface NoteSquares {
  params: {
    ids: number[];
  };
  row: never;
}

export interface SetJoined {
  params: {
    now: Date;
    id: number | bigint;
  };
  row: never;
}

export interface Touch {
  params: {
    now: Date;
    id: number | bigint;
    before: Date;
    zone: string;
    site: number;
  };
  row: {
    last_active: Date | null;
  };
}

export interface BlankMember {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface BlankSearch {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface DeleteDays {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface DeleteOldDays {
  params: {
    before: string;
  };
  row: never;
}

export interface DeleteRemoved {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface DeleteTexts {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface DeleteReviews {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface DeleteIndexed {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface DeleteViewsOf {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface DeletePassesOf {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface DropSavedSearches {
  params: {
    account: number | bigint;
  };
  row: never;
}

export interface MemberData {
  params: {
    account: number | bigint;
  };
  row: {
    members: unknown;
    member_search: unknown;
    indexed_profiles: unknown;
    saved_searches: unknown;
    profile_texts: unknown;
    removed_texts: unknown;
    text_reviews: unknown;
    profile_views: unknown;
    passes: unknown;
    member_days: unknown;
  };
}

export interface CardRows {
  params: {
    viewer: number | bigint | null;
    pool: number;
    ids: number[];
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
  };
}

export interface BlockedBy {
  params: {
    viewer: number | bigint;
    most: number | bigint;
  };
  row: {
    blocked_at: Date;
    reported: boolean;
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

export interface SitemapNumbers {
  params: {
    site: number;
  };
  row: {
    number: number | null;
    changed_at: Date | null;
  };
}

export interface ProfilesBetween {
  params: {
    site: number;
    after: number | bigint;
    end: number | bigint;
    limit: number | bigint;
  };
  row: {
    id: number;
    changed_at: Date;
  };
}

export interface ProfileRow {
  params: {
    viewer: number | bigint | null;
    pool: number;
    id: number | bigint;
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
    looking_for: string | null;
    relationship_status: string | null;
    sexuality: 'hetero' | 'gay' | 'lesbian' | 'bi';
    hair_color: string | null;
    eye_color: string | null;
    body_type: string | null;
    smoking: string | null;
    languages: string[];
    interests: string[];
    about: string | null;
    seeking: string | null;
    viewer_interests: string[] | null;
    likes_viewer: boolean;
    conversation_id: number | null;
    photos: unknown;
  };
}

export interface MakeFictional {
  params: {
    id: number | bigint;
  };
  row: never;
}

export interface SetShown {
  params: {
    status: 'active' | 'disabled' | 'deleted';
    id: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface UpdateInvisible {
  params: {
    invisible: boolean;
    member: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface SearchesOf {
  params: {
    member: number | bigint;
  };
  row: {
    id: number;
    name: string;
    search: unknown;
    alert: 'never' | 'daily' | 'weekly';
    push: boolean;
    told_until: Date;
  };
}

export interface LockMember {
  params: {
    member: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface CountOthers {
  params: {
    member: number | bigint;
    name: string;
  };
  row: {
    count: number;
  };
}

export interface KeepSearch {
  params: {
    member: number | bigint;
    name: string;
    search: string;
    alert: 'never' | 'daily' | 'weekly';
    now: Date;
    next: Date;
    replace: boolean;
  };
  row: {
    id: number;
  };
}

export interface ChangeSearch {
  params: {
    name: string | null;
    alert: string | null;
    now: Date;
    next: Date;
    push: boolean | null;
    id: number | bigint;
    member: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface SameName {
  params: {
    member: number | bigint;
    name: string;
    id: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface DropSearch {
  params: {
    id: number | bigint;
    member: number | bigint;
  };
  row: never;
}

export interface StopAll {
  params: {
    member: number | bigint;
  };
  row: never;
}

export interface DueMembers {
  params: {
    now: Date;
    day: Date;
    most: number | bigint;
  };
  row: {
    member_id: number;
    site_id: number;
    since: Date;
  };
}

export interface TakeDue {
  params: {
    now: Date;
    day: Date;
    member: number | bigint;
  };
  row: {
    id: number;
    name: string;
    search: unknown;
    alert: 'never' | 'daily' | 'weekly';
    push: boolean;
    told_until: Date;
    to: string | null;
    language: string;
  };
}

export interface LookedAt {
  params: {
    until: Date;
    now: Date;
    ids: number[];
  };
  row: never;
}

export interface ToldNow {
  params: {
    now: Date;
    member: number | bigint;
  };
  row: never;
}

export interface Postpone {
  params: {
    now: Date;
    member: number | bigint;
  };
  row: never;
}

export interface SettleSearches {
  params: {
    now: Date;
  };
  row: never;
}

export interface SearchBy {
  params: {
    viewer: number | bigint | null;
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
    viewer: number | bigint | null;
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
    looking_for: number | bigint;
    relationship_status: number | bigint;
    hair_color: number | bigint;
    eye_color: number | bigint;
    body_type: number | bigint;
    smoking: number | bigint;
    languages: number | bigint;
    interests: number | bigint;
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
    viewer: number | bigint | null;
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
    looking_for: number | bigint;
    relationship_status: number | bigint;
    hair_color: number | bigint;
    eye_color: number | bigint;
    body_type: number | bigint;
    smoking: number | bigint;
    languages: number | bigint;
    interests: number | bigint;
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
    looking_for: number | bigint;
    relationship_status: number | bigint;
    hair_color: number | bigint;
    eye_color: number | bigint;
    body_type: number | bigint;
    smoking: number | bigint;
    languages: number | bigint;
    interests: number | bigint;
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
    looking_for: number | bigint;
    relationship_status: number | bigint;
    hair_color: number | bigint;
    eye_color: number | bigint;
    body_type: number | bigint;
    smoking: number | bigint;
    languages: number | bigint;
    interests: number | bigint;
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
    viewer: number | bigint | null;
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
    looking_for: number | bigint;
    relationship_status: number | bigint;
    hair_color: number | bigint;
    eye_color: number | bigint;
    body_type: number | bigint;
    smoking: number | bigint;
    languages: number | bigint;
    interests: number | bigint;
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
    viewer: number | bigint | null;
    genders: number | null;
    country: string | null;
    elsewhere: string;
    pool: number;
    region: string | null;
    bornAfter: string;
    bornUntil: string;
    other: number | bigint;
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

export interface SuggestedRows {
  params: {
    bornUntil: string;
    viewer: number | bigint;
    swipedSince: Date;
    pool: number;
    since: Date;
    start: number | bigint;
    lately: Date;
    newSince: Date;
    offset: number | bigint;
    limit: number | bigint;
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
    same_goal: boolean;
    shared_interests: string[];
  };
}

export interface QueueRows {
  params: {
    country: string | null;
    region: string | null;
    km: number | null;
    bornAfter: string | null;
    bornUntil: string | null;
    ofAge: string;
    genders: number | null;
    viewer: number | bigint;
    abroad: boolean;
    pool: number;
    start: number | bigint;
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
    wanted_country: string;
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

export interface WrittenText {
  params: {
    member: number | bigint;
    field: 'about' | 'seeking';
  };
  row: {
    text: string;
    status: 'pending' | 'active' | 'rejected';
  };
}

export interface PutText {
  params: {
    member: number | bigint;
    field: 'about' | 'seeking';
    text: string;
    status: 'pending' | 'active' | 'rejected';
    now: Date;
    decided: Date | null;
  };
  row: never;
}

export interface DropText {
  params: {
    member: number | bigint;
    field: 'about' | 'seeking';
  };
  row: never;
}

export interface WaitingTexts {
  params: {
    host: string | null;
    most: number | bigint;
  };
  row: {
    id: number;
    member_id: number;
    name: string;
    host: string;
    field: 'about' | 'seeking';
    text: string;
    created_at: Date;
    shown: string | null;
  };
}

export interface CountWaiting {
  params: Record<never, never>;
  row: {
    texts: number;
  };
}

export interface AuthorOf {
  params: {
    id: number | bigint;
  };
  row: {
    member_id: number;
  };
}

export interface SetDecision {
  params: {
    status: 'pending' | 'active' | 'rejected';
    reason: 'contact' | 'rude' | 'explicit' | 'money' | 'other' | null;
    now: Date;
    id: number | bigint;
  };
  row: {
    member_id: number;
    field: 'about' | 'seeking';
    text: string;
  };
}

export interface PublishText {
  params: {
    field: string;
    text: string | null;
    member: number | bigint;
  };
  row: never;
}

export interface LockShown {
  params: {
    member: number | bigint;
  };
  row: {
    about: string | null;
    seeking: string | null;
  };
}

export interface KeepRemoved {
  params: {
    member: number | bigint;
    field: 'about' | 'seeking';
    text: string;
    reason: 'contact' | 'rude' | 'explicit' | 'money' | 'other';
    ground: 'law' | 'terms';
    now: Date;
  };
  row: never;
}

export interface RefuseShown {
  params: {
    member: number | bigint;
    field: 'about' | 'seeking';
    text: string;
    reason: 'contact' | 'rude' | 'explicit' | 'money' | 'other';
    now: Date;
  };
  row: never;
}

export interface HideText {
  params: {
    field: string;
    member: number | bigint;
  };
  row: never;
}

export interface TakeRemoved {
  params: {
    member: number | bigint;
    field: 'about' | 'seeking';
  };
  row: {
    text: string;
  };
}

export interface AcceptAgain {
  params: {
    member: number | bigint;
    field: 'about' | 'seeking';
    text: string;
  };
  row: never;
}

export interface RemovedTexts {
  params: {
    member: number | bigint;
  };
  row: {
    field: 'about' | 'seeking';
    text: string;
    reason: 'contact' | 'rude' | 'explicit' | 'money' | 'other';
    ground: 'law' | 'terms';
    removed_at: Date;
  };
}

export interface ForgetRemovedBefore {
  params: {
    before: Date;
  };
  row: never;
}

export interface DropOpenReview {
  params: {
    member: number | bigint;
    field: 'about' | 'seeking' | 'name';
  };
  row: never;
}

export interface MarkReplaced {
  params: {
    now: Date;
    member: number | bigint;
    field: 'about' | 'seeking' | 'name';
  };
  row: never;
}

export interface InsertReview {
  params: {
    member: number | bigint;
    field: 'about' | 'seeking' | 'name';
    text: string;
    waits: boolean;
    caught: string[];
    now: Date;
  };
  row: never;
}

export interface ReviewRow {
  params: {
    review: number | bigint;
  };
  row: {
    id: number;
    member_id: number;
    field: 'about' | 'seeking' | 'name';
    text: string;
    waits: boolean;
    shown_before: string | null;
    caught: string[];
    created_at: Date;
    decided_at: Date | null;
    decision: 'approved' | 'asked' | 'struck' | null;
    reason: 'contact' | 'rude' | 'explicit' | 'money' | 'other' | null;
    replaced_at: Date | null;
    appeal: string;
    appealed_at: Date | null;
    appeal_status: 'open' | 'kept' | 'accepted' | null;
    site_id: number;
    shown: string | null;
  };
}

export interface SetReviewDecision {
  params: {
    decision: 'approved' | 'asked' | 'struck';
    reason: 'contact' | 'rude' | 'explicit' | 'money' | 'other' | null;
    now: Date;
    shown: string | null;
    review: number | bigint;
  };
  row: never;
}

export interface ReopenReview {
  params: {
    review: number | bigint;
  };
  row: never;
}

export interface SettleText {
  params: {
    status: 'pending' | 'active' | 'rejected';
    reason: 'contact' | 'rude' | 'explicit' | 'money' | 'other' | null;
    decided: Date | null;
    member: number | bigint;
    field: 'about' | 'seeking';
    text: string;
    from: 'pending' | 'active' | 'rejected';
  };
  row: {
    id: number;
  };
}

export interface RefusedRows {
  params: {
    member: number | bigint;
    since: Date;
  };
  row: {
    id: number;
    field: 'about' | 'seeking' | 'name';
    text: string;
    reason: 'contact' | 'rude' | 'explicit' | 'money' | 'other' | null;
    decision: 'approved' | 'asked' | 'struck' | null;
    replaced_at: Date | null;
    appeal: string;
    appeal_status: 'open' | 'kept' | 'accepted' | null;
  };
}

export interface RefusedName {
  params: {
    member: number | bigint;
    name: string;
  };
  row: {
    refused: boolean;
  };
}

export interface InsertTextAppeal {
  params: {
    text: string;
    now: Date;
    review: number | bigint;
    member: number | bigint;
  };
  row: never;
}

export interface CloseTextAppeal {
  params: {
    status: 'open' | 'kept' | 'accepted';
    now: Date;
    review: number | bigint;
  };
  row: never;
}

export interface ForgetReviewsBefore {
  params: {
    before: Date;
  };
  row: never;
}

export interface OwnState {
  params: {
    member: number | bigint;
    now: Date;
  };
  row: {
    conversations_started: number;
    invisible: boolean | null;
    dismissed_alerts: string[];
    held: boolean;
    welcome_credits: number;
    credits_price: unknown;
  };
}

export interface NameTaken {
  params: {
    pool: number;
    name: string;
    member: number | bigint | null;
    now: Date;
  };
  row: {
    taken: boolean;
  };
}

export interface LookTaken {
  params: {
    pool: number;
    name: string;
    member: number | bigint | null;
  };
  row: {
    taken: boolean;
  };
}

export interface HoldName {
  params: {
    now: Date;
    pool: number;
    name: string;
    until: Date;
  };
  row: never;
}

export interface LockName {
  params: {
    member: number | bigint;
  };
  row: {
    name: string;
    created_at: Date;
    name_changed_at: Date | null;
    name_given_at: Date | null;
  };
}

export interface SetName {
  params: {
    name: string;
    changed: Date | null;
    given: Date | null;
    member: number | bigint;
  };
  row: never;
}

export interface StaffNames {
  params: {
    pool: number;
    member: number | bigint | null;
  };
  row: {
    name: string;
  };
}

export interface NoteVisit {
  params: {
    now: Date;
    viewed: number | bigint;
    viewer: number | bigint;
    recent: Date;
  };
  row: never;
}

export interface CountVisitors {
  params: {
    viewer: number | bigint;
    since: Date;
    most: number | bigint;
  };
  row: {
    visitors: number;
  };
}

export interface VisitorRows {
  params: {
    viewer: number | bigint;
    since: Date;
    limit: number | bigint;
    offset: number | bigint;
  };
  row: {
    visited_at: Date;
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

export interface DeleteOldVisits {
  params: {
    before: Date;
  };
  row: {
    viewed_id: number;
  };
}
