// Written by `npm run rows` from the statements beside it and the migrations.

export interface InsertStaff {
  params: {
    site: number;
    role: 'moderator' | 'support' | 'finance' | 'admin';
    email: string;
    passwordHash: string;
    language: string;
    now: Date;
    allSites: boolean;
  };
  row: {
    id: number;
  };
}

export interface SetRole {
  params: {
    role: 'moderator' | 'support' | 'finance' | 'admin';
    site: number;
    email: string;
  };
  row: {
    id: number;
  };
}

export interface CloseStaff {
  params: {
    site: number;
    email: string;
  };
  row: {
    id: number;
  };
}
