// Written by `npm run rows` from the statements and the migrations.

export interface OwnPhotoRows {
  params: {
    member: number | bigint;
  };
  row: {
    id: number;
    hash: string;
    source_hash: string | null;
    stored_source: string | null;
    status: 'pending' | 'active' | 'rejected' | 'removed';
    reason: 'contact' | 'not_you' | 'child' | 'explicit' | 'unclear' | 'copied' | 'other' | null;
    edit: unknown;
    before_edit: unknown;
    appeal: 'open' | 'accepted' | 'kept' | null;
    width: number;
    height: number;
    thumbhash: string;
    rank: number;
  };
}

export interface AlbumOwner {
  params: {
    member: number | bigint;
  };
  row: {
    site_id: number;
    paid_user: boolean;
    fictional: boolean;
    listed: boolean;
  };
}

export interface SetOrder {
  params: {
    member: number | bigint;
    order: number[];
  };
  row: never;
}

export interface SetEdit {
  params: {
    hash: string;
    source: string | null;
    edit: string | null;
    status: 'pending' | 'active' | 'rejected' | 'removed';
    reason: 'contact' | 'not_you' | 'child' | 'explicit' | 'unclear' | 'copied' | 'other' | null;
    beforeEdit: string;
    id: number | bigint;
    member: number | bigint;
    before: string;
  };
  row: {
    id: number;
  };
}

export interface SetRemoved {
  params: {
    now: Date;
    id: number | bigint;
    member: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface SetBack {
  params: {
    id: number | bigint;
    member: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface PhotoState {
  params: {
    id: number | bigint;
    member: number | bigint;
  };
  row: {
    status: 'pending' | 'active' | 'rejected' | 'removed';
    position: number;
  };
}

export interface DeleteRemoved {
  params: {
    id: number | bigint;
    before: Date;
  };
  row: {
    file_hash: string;
    source_hash: string | null;
  };
}

export interface PendingRows {
  params: {
    now: Date;
    host: string | null;
    most: number | bigint;
  };
  row: {
    id: number;
    hash: string;
    status: 'pending' | 'active' | 'rejected' | 'removed';
    reason: 'contact' | 'not_you' | 'child' | 'explicit' | 'unclear' | 'copied' | 'other' | null;
    created_at: Date;
    like_banned: boolean;
    member_id: number;
    name: string;
    age: number | null;
    host: string;
    lookalikes: unknown;
  };
}

export interface PhotoFacts {
  params: {
    now: Date;
    photo: number | bigint;
  };
  row: {
    id: number;
    hash: string;
    status: 'pending' | 'active' | 'rejected' | 'removed';
    reason: 'contact' | 'not_you' | 'child' | 'explicit' | 'unclear' | 'copied' | 'other' | null;
    created_at: Date;
    like_banned: boolean;
    member_id: number;
    name: string;
    age: number | null;
    host: string;
    lookalikes: unknown;
  };
}

export interface PendingCount {
  params: Record<never, never>;
  row: {
    count: number;
  };
}

export interface MemberOf {
  params: {
    photo: number | bigint;
  };
  row: {
    member_id: number;
  };
}

export interface PhotoToDecide {
  params: {
    photo: number | bigint;
    removed: boolean;
  };
  row: {
    hash: string;
    status: 'pending' | 'active' | 'rejected' | 'removed';
    reason: 'contact' | 'not_you' | 'child' | 'explicit' | 'unclear' | 'copied' | 'other' | null;
  };
}

export interface SetStatus {
  params: {
    status: string;
    reason: 'contact' | 'not_you' | 'child' | 'explicit' | 'unclear' | 'copied' | 'other' | null;
    photo: number | bigint;
  };
  row: never;
}

export interface CloseFlags {
  params: {
    now: Date;
    photo: number | bigint;
  };
  row: never;
}

export interface CloseAppeals {
  params: {
    now: Date;
    photo: number | bigint;
  };
  row: never;
}

export interface InsertSecondLook {
  params: {
    photo: number | bigint;
    hash: string;
    now: Date;
  };
  row: never;
}

export interface OpenSecondLook {
  params: {
    photo: number | bigint;
  };
  row: {
    status: 'pending' | 'active' | 'rejected' | 'removed';
    reason: 'contact' | 'not_you' | 'child' | 'explicit' | 'unclear' | 'copied' | 'other' | null;
    decided_at: Date | null;
  };
}

export interface CloseSecondLook {
  params: {
    now: Date;
    photo: number | bigint;
  };
  row: never;
}

export interface DropSecondLook {
  params: {
    photo: number | bigint;
    at: Date;
  };
  row: never;
}

export interface ReopenPhoto {
  params: {
    photo: number | bigint;
  };
  row: never;
}

export interface ReopenFlags {
  params: {
    photo: number | bigint;
    at: Date;
  };
  row: never;
}

export interface IsRefusedPhoto {
  params: {
    photo: number | bigint;
  };
  row: {
    refused: boolean;
  };
}

export interface StaffPhotoRows {
  params: {
    now: Date;
    ids: number[];
  };
  row: {
    id: number;
    hash: string;
    status: 'pending' | 'active' | 'rejected' | 'removed';
    reason: 'contact' | 'not_you' | 'child' | 'explicit' | 'unclear' | 'copied' | 'other' | null;
    created_at: Date;
    like_banned: boolean;
    member_id: number;
    name: string;
    age: number | null;
    host: string;
    lookalikes: unknown;
    site_id: number;
    paid_user: boolean;
    fictional: boolean;
    joined: Date;
    width: number;
    height: number;
    thumbhash: string;
    listed: boolean;
    rank: number;
    place: number;
    total: number;
    accepted: number;
    appeal: string | null;
  };
}

export interface InsertAppeal {
  params: {
    text: string;
    now: Date;
    photo: number | bigint;
    member: number | bigint;
  };
  row: {
    id: number;
  };
}

export interface AppealOf {
  params: {
    photo: number | bigint;
    member: number | bigint;
  };
  row: {
    text: string | null;
    status: 'pending' | 'active' | 'rejected' | 'removed';
  };
}

export interface OpenAppealRows {
  params: {
    most: number | bigint;
  };
  row: {
    photo_id: number;
    text: string;
    created_at: Date;
  };
}

export interface AppealToDecide {
  params: {
    photo: number | bigint;
  };
  row: {
    id: number;
    member_id: number;
    status: 'open' | 'accepted' | 'kept';
    photo_status: 'pending' | 'active' | 'rejected' | 'removed';
  };
}

export interface CloseAppeal {
  params: {
    status: 'open' | 'accepted' | 'kept';
    now: Date;
    appeal: number | bigint;
  };
  row: never;
}

export interface LockLshBands {
  params: {
    bands: number[];
  };
  row: never;
}

export interface AlikeRows {
  params: {
    print: string;
    bands: number[];
    most: number | bigint;
    member: number | bigint;
  };
  row: {
    photo_id: number;
    distance: number | null;
  };
}

export interface InsertFlags {
  params: {
    photo: number | bigint;
    now: Date;
    others: number[];
    distances: number[];
    mirrored: boolean[];
  };
  row: never;
}

export interface AlikeBanned {
  params: {
    print: string;
    pool: number;
    bands: number[];
    now: Date;
    most: number | bigint;
  };
  row: {
    distance: number | null;
  };
}

export interface MarkLikeBanned {
  params: {
    like: boolean;
    photo: number | bigint;
  };
  row: never;
}

export interface InsertBannedHashes {
  params: {
    until: Date;
    account: number | bigint;
  };
  row: never;
}

export interface DeleteOldHashes {
  params: {
    now: Date;
  };
  row: never;
}

export interface PhotoRow {
  params: {
    viewer: number | bigint | null;
    pool: number;
    photo: number | bigint;
  };
  row: {
    id: number;
    visibility: string | null;
    listed: boolean | null;
    fictional: boolean;
    site_id: number;
    paid_user: boolean;
    file_hash: string;
    source_hash: string | null;
    avif: boolean;
    photo_status: 'pending' | 'active' | 'rejected' | 'removed';
    rank: number;
  };
}

export interface AddressedPhotoRow {
  params: {
    photo: number | bigint;
  };
  row: {
    id: number;
    listed: boolean | null;
    takes_part: boolean | null;
    fictional: boolean;
    site_id: number;
    paid_user: boolean;
    file_hash: string;
    source_hash: string | null;
    avif: boolean;
    photo_status: 'pending' | 'active' | 'rejected' | 'removed';
    rank: number;
  };
}

export interface PictureRows {
  params: {
    hashes: string[];
  };
  row: {
    hash: string;
    width: number;
    height: number;
    thumbhash: string;
    print: string | null;
  };
}

export interface InsertPictures {
  params: {
    hashes: string[];
    widths: number[];
    heights: number[];
    thumbhashes: string[];
    prints: string[];
    bands: string[];
  };
  row: never;
}

export interface InsertPhotos {
  params: {
    members: number[];
    hashes: string[];
    positions: number[];
    statuses: string[];
  };
  row: {
    id: number;
  };
}

export interface LockPicture {
  params: {
    hash: string;
  };
  row: never;
}

export interface NoteAvif {
  params: {
    hash: string;
  };
  row: {
    hash: string;
  };
}

export interface DeletePhotosOf {
  params: {
    account: number | bigint;
  };
  row: {
    file_hash: string;
    source_hash: string | null;
  };
}

export interface LockPictureAlone {
  params: {
    hash: string;
  };
  row: never;
}

export interface DeleteUnusedPicture {
  params: {
    hash: string;
  };
  row: never;
}

export interface PictureStays {
  params: {
    hash: string;
  };
  row: {
    stays: boolean;
  };
}

export interface PhotoData {
  params: {
    account: number | bigint;
  };
  row: {
    photos: unknown;
    photo_uploads: unknown;
    photo_appeals: unknown;
  };
}

export interface DeleteUploadsOf {
  params: {
    account: number | bigint;
  };
  row: {
    id: string;
    parts: string[];
    received: number;
    claims: number;
  };
}

export interface PhotoFiles {
  params: {
    account: number | bigint;
  };
  row: {
    file_hash: string;
    source_hash: string | null;
  };
}

export interface ReportedPhotos {
  params: {
    member: number | bigint;
    hashes: string[];
  };
  row: {
    id: number;
  };
}

export interface AlbumSize {
  params: {
    replaces: number | bigint | null;
    member: number | bigint;
  };
  row: {
    paid_user: boolean;
    photos: number;
    replaces: boolean;
  };
}

export interface LockAlbum {
  params: {
    member: number | bigint;
  };
  row: never;
}

export interface InsertUpload {
  params: {
    member: number | bigint;
    size: number;
    forChat: boolean;
    now: Date;
  };
  row: {
    id: string;
    size: number;
    received: number;
  };
}

export interface DeleteOldest {
  params: {
    member: number | bigint;
    forChat: boolean;
    most: number | bigint;
  };
  row: {
    id: string;
    parts: string[];
    received: number;
    claims: number;
  };
}

export interface UploadRow {
  params: {
    id: string;
    member: number | bigint;
  };
  row: {
    id: string;
    size: number;
    received: number;
    parts: string[];
    claims: number;
    photo_id: number | null;
  };
}

export interface ClaimPart {
  params: {
    now: Date;
    id: string;
    member: number | bigint;
    offset: number;
    before: Date;
  };
  row: {
    claims: number;
  };
}

export interface FinishPart {
  params: {
    length: number;
    name: string;
    id: string;
    claim: number;
  };
  row: {
    id: string;
    size: number;
    received: number;
  };
}

export interface GiveUpPart {
  params: {
    id: string;
    claim: number;
  };
  row: never;
}

export interface DeleteUpload {
  params: {
    id: string;
    member: number | bigint;
  };
  row: {
    id: string;
    parts: string[];
    received: number;
    claims: number;
  };
}

export interface DeleteOld {
  params: {
    before: Date;
  };
  row: {
    id: string;
    parts: string[];
    received: number;
    claims: number;
  };
}

export interface SetPhoto {
  params: {
    photo: number | bigint;
    id: string;
  };
  row: {
    id: string;
  };
}

export interface InsertPhoto {
  params: {
    member: number | bigint;
    hash: string;
    place: number | null;
    status: string;
    now: Date;
  };
  row: {
    id: number;
  };
}

export interface DeleteReplaced {
  params: {
    photo: number | bigint;
    member: number | bigint;
  };
  row: {
    position: number;
    file_hash: string;
    source_hash: string | null;
  };
}
