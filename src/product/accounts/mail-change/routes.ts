import { edge, read, write } from '#platform/http/route.ts';
import { confirmMailChange, showMailChange } from './confirm-mail-change.ts';
import * as contract from './contract.ts';
import { askForMailChange, cancelMailChange, showOwnEmail } from './mail-change.ts';
import { revertMailChange } from './revert-mail-change.ts';

export const mailChangeRoutes = [
  read(contract.showOwnEmail, showOwnEmail),
  edge(contract.askForMailChange, askForMailChange),
  write(contract.cancelMailChange, cancelMailChange),
  read(contract.showMailChange, showMailChange),
  edge(contract.confirmMailChange, confirmMailChange),
  edge(contract.revertMailChange, revertMailChange),
];
