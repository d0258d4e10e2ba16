import { raw, read } from '#platform/http/route.ts';
import type { Module } from '#platform/module.ts';
import * as contract from './contract.ts';
import { listPackages } from './contract.ts';
import { packagesFor } from './credits.ts';
import * as ledgerContract from './ledger/contract.ts';
import { downloadLedger, listLedger } from './ledger/contract.ts';
import { ownLedger, sendLedger } from './ledger/ledger.ts';
import { exportLedger } from './personal-data.ts';

const creditsRoutes = [
  read(listPackages, packagesFor, { copy: 'visitors' }),
  read(listLedger, ownLedger),
  raw(downloadLedger, sendLedger),
];

export const credits: Module = {
  name: 'credits',
  about: 'Credits and what they cost',
  contracts: [contract, ledgerContract],
  routes: creditsRoutes,
  export: exportLedger,
};
