// Written by `npm run rows` from the statements and the migrations.

export interface Keep {
  params: {
    to: string;
    subject: string;
    html: string;
    text: string;
    files: string;
  };
  row: never;
}

export interface Forget {
  params: {
    address: string;
  };
  row: never;
}
