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
    id: number;
  };
  row: {
    id: number;
  };
}
