import { edge, raw, read, write } from '#platform/http/route.ts';
import { downloadExport, openExport, orderExport, showExport } from './contract.ts';
import { orderOwnExport, ownExport } from './exports.ts';
import { giveTicket, sendExport } from './send-export.ts';

export const exportRoutes = [
  read(showExport, ownExport),
  write(orderExport, orderOwnExport),
  edge(openExport, giveTicket),
  raw(downloadExport, sendExport),
];
