import { edge, read, write } from '#platform/http/route.ts';
import * as contract from './contract.ts';
import { askForReset, cancelReset, resetPassword, showReset } from './password-reset.ts';

export const passwordResetRoutes = [
  edge(contract.askForReset, askForReset),
  read(contract.showReset, showReset),
  edge(contract.resetPassword, resetPassword),
  write(contract.cancelReset, cancelReset),
];
