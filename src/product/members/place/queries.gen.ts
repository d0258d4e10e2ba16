// Written by `npm run rows` from the statements beside it and the migrations.

export interface TownOf {
  params: {
    id: number;
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
    id: number;
    most: number;
  };
  row: {
    id: number;
  };
}

export interface Unsettled {
  params: {
    most: number;
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
