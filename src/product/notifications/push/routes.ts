import { edge } from '#platform/http/route.ts';
import { deletePushSubscription, savePushSubscription, sendTestPush } from './contract.ts';
import { subscribe, testPush, unsubscribe } from './push.ts';

export const pushRoutes = [
  edge(savePushSubscription, subscribe),
  edge(deletePushSubscription, unsubscribe),
  edge(sendTestPush, testPush),
];
