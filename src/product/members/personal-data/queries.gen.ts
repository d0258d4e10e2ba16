// Written by `npm run rows` from the statements beside it and the migrations.

export interface BlankMember {
  params: {
    account: number;
  };
  row: never;
}

export interface BlankSearch {
  params: {
    account: number;
  };
  row: never;
}

export interface DeleteRemoved {
  params: {
    account: number;
  };
  row: never;
}

export interface DeleteTexts {
  params: {
    account: number;
  };
  row: never;
}

export interface DeleteIndexed {
  params: {
    account: number;
  };
  row: never;
}

export interface DeleteViewsOf {
  params: {
    account: number;
  };
  row: never;
}

export interface DeletePassesOf {
  params: {
    account: number;
  };
  row: never;
}

export interface DropSavedSearches {
  params: {
    account: number;
  };
  row: never;
}

export interface MemberData {
  params: {
    account: number;
  };
  row: {
    members: unknown;
    member_search: unknown;
    indexed_profiles: unknown;
    saved_searches: unknown;
    profile_texts: unknown;
    removed_texts: unknown;
    profile_views: unknown;
    passes: unknown;
  };
}
