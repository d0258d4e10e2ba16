import { randomUUID } from 'node:crypto';
import { ingestPhoto } from '#product/media/media.ts';
import { chatting } from './chatting.ts';
import type { TestApp } from './harness.ts';
import { person, staff } from './people.ts';
import type { SampleCall } from './sample-calls.ts';
import { scene } from './uploading.ts';

let count = 0;

/** Somebody who wrote to a fictional profile, and who of the staff has opened that. */
async function openedChat(test: TestApp) {
  count += 1;
  const by = await staff(test, `at the inbox ${count}`, 'moderator');
  const profile = await person(test, `invented${count}`, { gender: 'male', fictional: true });
  const writer = await person(test, `wondering${count}`);
  const sent = await chatting(test, writer).send({ profile_id: profile.id }, 'Good evening');
  const { conversation_id: conversation } = sent.body;
  const headers = { cookie: by.cookie };
  await test.app.inject({ method: 'POST', url: '/api/admin/inbox-open.php', headers, payload: { conversation } });
  return { by, conversation };
}

const about = (body: object): SampleCall => ({
  call: async (test) => {
    const { by, conversation } = await openedChat(test);
    return { by, body: { conversation, ...body } };
  },
  changes: [],
});

/** Of answers as fictional profiles. */
export const inboxSampleCalls: Record<string, SampleCall> = {
  openInbox: about({}),
  answerInbox: about({ key: randomUUID(), body: 'Good evening to you' }),
  answerTruly: about({ key: randomUUID(), truth: 'fictional' }),
  noteInbox: about({ body: 'Was told of the boat.' }),
};

/** A fictional profile with as many photos, and who of the staff changes it. */
async function invented(test: TestApp, photos = 0) {
  count += 1;
  const by = await staff(test, `at the profiles ${count}`, 'moderator');
  const { id } = await person(test, `of our making ${count}`, { fictional: true });
  for (let position = 0; position < photos; position += 1) {
    const bytes = await scene(12_000 + count * 10 + position);
    await test.db.transaction((tx) => ingestPhoto({ ...test.services, tx, sql: tx }, id, bytes, position, 'active'));
  }
  const { rows } = await test.db.query<{ id: number }>({
    text: 'select id from photos where member_id = $1 order by position',
    values: [id],
  });
  return { by, id, photos: rows.map((row) => row.id) };
}

const ARNHEM = 2759661;

/** Of profiles that the site runs. */
export const fictionalSampleCalls: Record<string, SampleCall> = {
  makeFictional: {
    call: async (test) => {
      count += 1;
      const by = await staff(test, `who makes ${count}`, 'moderator');
      const { rows } = await test.db.query<{ id: number }>({ text: 'select id from sites where is_default' });
      const who = { gender: 'female', sexuality: 'hetero', date_of_birth: '1980-02-01', language: 'en' };
      return { by, body: { site: rows[0]?.id, name: `Newly made ${count}`, ...who, city_id: ARNHEM } };
    },
    changes: [],
  },
  saveFictional: {
    call: async (test) => {
      const { by, id } = await invented(test);
      const url = `/api/admin/fictional-profile.php?id=${id}`;
      const { version: seen } = (await test.app.inject({ url, headers: { cookie: by.cookie } })).json();
      return { by, body: { id, seen, profile: { eye_color: 'green' } } };
    },
    changes: [],
  },
  addFictionalPhoto: {
    call: async (test) => {
      const { by, id } = await invented(test);
      count += 1;
      const body = await scene(14_000 + count);
      return { by, query: `?id=${id}`, body, headers: { 'content-type': 'application/octet-stream' } };
    },
    changes: [],
  },
  orderFictionalPhotos: {
    call: async (test) => {
      const { by, id, photos } = await invented(test, 2);
      return { by, body: { id, order: photos.toReversed() } };
    },
    changes: [],
  },
  removeFictionalPhoto: {
    call: async (test) => {
      const { by, id, photos } = await invented(test, 1);
      return { by, body: { id, photo: photos[0] } };
    },
    changes: [],
  },
};
