// Written by `npm run rows` from the statements and the migrations.

export interface OwnerOf {
  params: {
    id: number;
  };
  row: {
    name: string;
    city: string;
    country: string;
    added: Date;
  };
}

export interface OffersOf {
  params: {
    site: number;
  };
  row: {
    credits: number;
    amount: number;
    currency: string;
  };
}
