import { randomUUID } from 'node:crypto';
import { chatting } from './chatting.ts';
import type { TestApp } from './harness.ts';
import { person, staff } from './people.ts';
import type { SampleCall } from './sample-calls.ts';

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
