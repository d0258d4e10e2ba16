import { read, write } from '#platform/http/route.ts';
import { block, unblock } from './blocks/blocks.ts';
import { blockMember, unblockMember } from './blocks/contract.ts';
import { reportMember, showEvidence } from './reports/contract.ts';
import { evidence, report } from './reports/reports.ts';

export const safetyRoutes = [
  write(blockMember, block),
  write(unblockMember, unblock),
  write(reportMember, report),
  read(showEvidence, evidence),
];
