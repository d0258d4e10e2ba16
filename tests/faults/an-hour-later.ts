// A test starts it beside a running product: as if an hour had gone by with nobody there, it orders the mails about news,
// which the product sends.
import { openLog } from '#platform/log/log.ts';
import { notifyOfNews } from '#product/notifications/news/notify-of-news.ts';
import { openOperator } from '../../tools/operator/operator.ts';

const operator = await openOperator();
const { db, config } = operator;
await db.query({ text: "update pending_mails set since = since - interval '1 hour'" });
await db.query({
  text: `update member_search set last_active = now() - interval '1 hour'
          where member_id in (select account_id from pending_mails)`,
});
await notifyOfNews({
  services: { db, log: openLog(config), now: () => new Date() },
  onSite: () => operator.callsOn(undefined),
});
await operator.close();
process.exit(0);
