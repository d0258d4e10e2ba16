// Written by `npm run rows` from the statements and the migrations.

export interface Keep {
  params: {
    to: string;
    subject: string;
    html: string;
    text: string;
  };
  row: never;
}
