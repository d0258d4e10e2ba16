import { expect, inject, test } from 'vitest';
import { ban, lift } from '#product/accounts/bans/bans.ts';
import { ledgerSum } from '#product/credits/credits.ts';
import { chatting } from '#tests/chatting.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';

const kindling = await startTestApp();
const { db, events, mails } = kindling;
const calls = await kindling.calls();
const ada = { name: 'ada' };
const run = (text: string, ...values: unknown[]) => db.query({ text, values });

let people = 0;
async function member(traits: Parameters<typeof person>[2] = {}) {
  people += 1;
  const who = await person(kindling, `member${people}`, { premium: true, credits: 100, ...traits });
  return { ...who, ...chatting(kindling, who) };
}
type Member = Awaited<ReturnType<typeof member>>;
const remove = (who: Member, reason: 'money' | 'rude' = 'money', until: Date | null = null) =>
  calls.transaction((call) => ban(call, ada, { account: who.id, reason, until }));
/** What follows a ban, some seconds later. */
async function later() {
  kindling.travel(15_000);
  await kindling.runJobs();
}
const creditsOf = async ({ id }: Member) => {
  const { rows } = await run('select credits from accounts where id = $1', id);
  expect(rows[0]?.credits).toBe(await ledgerSum({ sql: db }, id));
  return rows[0]?.credits;
};
const noteFor = async (who: Member, other: Member) => (await who.open({ profile_id: other.id })).body.fraud_credits;
const toldTo = ({ id }: Member) =>
  events.filter(({ memberId, event }) => memberId === id && event.type === 'fraud_removed').length;
const mailsTo = ({ email }: Member) =>
  mails.filter((mail) => mail.template === 'fraud-removed' && mail.to === email).map(({ params }) => params.credits);

test('when staff remove a fraudster, whoever they wrote to is told and has the credits back, once', async () => {
  const [rogier, marit, quiet, joost] = [await member(), await member(), await member(), await member()];
  for (const who of [marit, quiet]) await rogier.send({ profile_id: who.id }, 'You are the first who understands me.');
  for (const text of ['Really?', 'And you?']) await marit.send({ profile_id: rogier.id }, text);
  await joost.send({ profile_id: rogier.id }, 'Hello');
  await joost.send({ profile_id: marit.id }, 'Hello');
  await remove(rogier);
  expect([toldTo(marit), await creditsOf(marit)]).toEqual([0, 90]);
  await later();
  expect([await creditsOf(marit), await creditsOf(quiet), await creditsOf(joost)]).toEqual([100, 100, 95]);
  expect([await noteFor(marit, rogier), await noteFor(quiet, rogier), await noteFor(joost, rogier)]).toEqual([
    10, 0, 5,
  ]);
  expect(await noteFor(marit, joost)).toBeUndefined();
  expect([marit, quiet, joost, rogier].map(toldTo)).toEqual([1, 1, 1, 0]);
  expect([marit, quiet, joost].map(mailsTo)).toEqual([[10], [0], [5]]);
  const { rows } = await run("select amount from credit_ledger where reason = 'fraud_returned' order by 1");
  expect(rows).toEqual([{ amount: 5 }, { amount: 10 }]);
  const job = { account: rogier.id, after: 0 };
  await db.transaction((tx) => kindling.services.jobs.enqueue(tx, 'accounts-fraud-removed', job));
  await later();
  expect([await creditsOf(marit), toldTo(marit), mailsTo(quiet)]).toEqual([100, 1, [0]]);
});

test('a message whose credits came back can not be taken back for them again', async () => {
  const [rogier, marit] = [await member(), await member()];
  const sent = await marit.send({ profile_id: rogier.id }, 'Hello');
  await remove(rogier);
  await later();
  const unsent = await marit.call('DELETE', '/api/message.php', { message_id: sent.body.message.id });
  expect([unsent.body.error.code, await creditsOf(marit)]).toEqual(['unsend_too_late', 100]);
});

test('a ban for something else, or for a time, or that was lifted before, returns nothing', async () => {
  const marit = await member();
  const soon = new Date(kindling.services.now().getTime() + 24 * 3600_000);
  for (const out of [
    (who: Member) => remove(who, 'rude'),
    (who: Member) => remove(who, 'money', soon),
    async (who: Member) => {
      await remove(who);
      await calls.transaction((call) => lift(call, ada, { account: who.id }));
    },
  ]) {
    const who = await member();
    await marit.send({ profile_id: who.id }, 'Hello');
    await out(who);
    await later();
    expect(await noteFor(marit, who)).toBeUndefined();
  }
  expect([await creditsOf(marit), toldTo(marit), mailsTo(marit)]).toEqual([85, 0, []]);
});

test('nobody is mailed who has no mails about messages, and a lifted ban takes the note away but not the credits', async () => {
  const [rogier, marit] = [await member(), await member()];
  await rogier.send({ profile_id: marit.id }, 'Hello');
  await marit.send({ profile_id: rogier.id }, 'Hello');
  await marit.call('PUT', '/api/notifications.php', { mail: { new_messages: false } });
  await remove(rogier);
  await later();
  expect([await noteFor(marit, rogier), mailsTo(marit)]).toEqual([5, []]);
  await calls.transaction((call) => lift(call, ada, { account: rogier.id }));
  expect([await noteFor(marit, rogier), await creditsOf(marit)]).toEqual([undefined, 100]);
});

test('250 conversations are seen to a portion at a time, all of them once', async () => {
  const rogier = await member();
  await run(
    `with new as (insert into accounts (site_id, kind, status, language, email) select a.site_id, 'member', 'active', 'en', 'p' || g || '@example.com' from accounts a, generate_series(1, 250) g where a.id = $1 returning id),
          people as (insert into members (id, pool, name, gender, sexuality, date_of_birth, country) select id, 1, 'm' || id, 'female', 'hetero', '1980-01-01', 'NL' from new returning id),
          talks as (insert into conversations (low_member_id, high_member_id, started_by) select $1, id, $1 from people returning id, high_member_id),
          words as (insert into messages (conversation_id, sender_id, key, body, cost) select id, $1, gen_random_uuid(), 'Hi', 5 from talks returning id, conversation_id)
     insert into chat_list (member_id, conversation_id, other_id, last_message_id, last_sender_id, last_text, last_at)
     select s.member, t.id, s.other, w.id, $1, 'Hi', now() from talks t join words w on w.conversation_id = t.id
       cross join lateral (values ($1::bigint, t.high_member_id), (t.high_member_id, $1::bigint)) s(member, other)`,
    rogier.id,
  );
  await remove(rogier);
  for (let round = 0; round < 4; round += 1) await later();
  const { rows } = await run('select count(*)::int as told from fraud_returns where other_id = $1', rogier.id);
  expect(rows).toEqual([{ told: 250 }]);
});

test.runIf(inject('databaseUrl'))(
  'two runs at once, and a message taken back meanwhile, return each price once',
  async () => {
    const [rogier, marit] = [await member(), await member()];
    const ids: number[] = [];
    for (const text of ['one', 'two', 'three'])
      ids.push((await marit.send({ profile_id: rogier.id }, text)).body.message.id);
    const { rows } = await run('select conversation_id from chat_list where member_id = $1', marit.id);
    const returned = () =>
      run('select * from return_spent($1, $2, $3, now())', marit.id, rogier.id, rows[0]?.conversation_id);
    const unsend = (message_id?: number) => marit.call('DELETE', '/api/message.php', { message_id });
    await Promise.all([returned(), unsend(ids[0]), returned(), unsend(ids[2]), returned()]);
    expect(await creditsOf(marit)).toBe(100);
  },
);
