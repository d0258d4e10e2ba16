import type { Tx } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import { hashPassword } from '#product/accounts/passwords/passwords.ts';
import type { Picture } from '#product/media/pictures/pictures.ts';
import { memberChanged } from '#product/members/members.ts';
import { anySite } from '#product/sites/queries.ts';
import type { Resident } from './accounts.ts';
import { DEMO_PASSWORD, joinAnew, MAX_MEMBERS, prepareDemoAccounts, prepareOtherAccounts } from './accounts.ts';
import { KINDLING } from './brands.ts';
import { storeMoney } from './money.ts';
import { BRANDS } from './more-brands.ts';
import { demoResidents } from './niche-people.ts';
import { countDemo, storeTraces } from './numbers.ts';
import { ingestPortraits, readPortraitPeople } from './portraits.ts';
import { insertBrand } from './site.ts';
import { storeLikes, storePeople, storePhotos, storeTalks, storeVisits } from './store.ts';
import { demoLikes, demoTalks } from './talk.ts';

/** An existing one only has its clock moved on; load data is left. @returns the default site's new members; 0: none. */
export async function seedDemo(
  { db, storage, config, now }: Services,
  progress?: (done: number, total: number) => void,
): Promise<number> {
  if (await anySite(db)) {
    await db.query({
      text: `update member_search set last_active = last_active + (now() - newest.at)
        from (select max(last_active) as at, count(*) as members
                from (select last_active from member_search limit ${MAX_MEMBERS + 1}) looked_at) newest
       where newest.at < now() - interval '10 minutes' and newest.members <= ${MAX_MEMBERS}`,
    });
    await joinAnew(db, now());
    return 0;
  }
  const moment = now();
  const portraits = readPortraitPeople();
  const members = config.demoMembers ?? portraits.length;
  const people = demoResidents(members, portraits, moment);
  const dealt = people.flatMap(({ drawn }) => drawn ?? []);
  const [pictures, passwordHash] = await Promise.all([
    ingestPortraits(storage, dealt, progress),
    hashPassword(DEMO_PASSWORD),
  ]);
  await db.transaction(async (tx) => {
    // Of several processes that start at once the first one fills it.
    await tx.query({ text: "select pg_advisory_xact_lock(hashtext('demo'))" });
    if (await anySite(tx)) return;
    await insertDemo(tx, { people, pictures, passwordHash, now: moment });
  });
  await countDemo({ db, now });
  return members;
}

interface Plan {
  people: Resident[];
  pictures: Map<string, Picture>;
  passwordHash: string;
  now: Date;
}

export async function insertDemo(tx: Tx, { people, pictures, passwordHash, now }: Plan): Promise<void> {
  const sites = new Map<string, number>();
  for (const brand of BRANDS) sites.set(brand.host, await insertBrand(tx, brand));
  const brands = new Map(BRANDS.map((brand) => [brand.host, brand]));
  const moment = { sites, now };
  await storePeople(tx, people, passwordHash, moment);
  await storePhotos(tx, people, pictures);
  await memberChanged(
    { tx },
    people.map(({ id }) => id),
  );
  const likes = demoLikes(people);
  await storeLikes(tx, likes, moment);
  await storeVisits(tx, likes, moment);
  const priceFor = ({ host }: Resident) => brands.get(host)?.settings.message_credits ?? 0;
  const spent = await storeTalks(tx, demoTalks(people), priceFor, moment);
  const balances = await prepareDemoAccounts(tx, people, passwordHash, { siteId: sites.get(KINDLING.host) ?? 0, now });
  await storeMoney(tx, people, spent, balances, { brands, sites });
  await prepareOtherAccounts(tx, people, spent, sites);
  await storeTraces(tx);
}
