// Written by `npm run rows` from the statements beside it and the migrations.

export interface SignupsBySource {
  params: {
    site: number;
    from: Date;
    until: Date;
  };
  row: {
    day: string | null;
    lander: string;
    slug: string;
    network: string;
    ref: string;
    signups: number;
    confirmed: number;
    paying: number;
  };
}
