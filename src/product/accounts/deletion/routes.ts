import { edge } from '#platform/http/route.ts';
import { deleteAccount, deletedAccount, mailReactivation, reactivateAccount } from './contract.ts';
import { deleteOwnAccount, reactivate } from './deletion.ts';
import { deletedHere, mailAgain } from './mail-again.ts';

export const deletionRoutes = [
  edge(deleteAccount, deleteOwnAccount),
  edge(deletedAccount, deletedHere),
  edge(mailReactivation, mailAgain),
  edge(reactivateAccount, reactivate),
];
