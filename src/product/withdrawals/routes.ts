import { edge, read } from '#platform/http/route.ts';
import { declareWithdrawal, listWithdrawable } from './contract.ts';
import { declare, listOrders } from './withdrawals.ts';

export const withdrawalsRoutes = [read(listWithdrawable, listOrders), edge(declareWithdrawal, declare)];
