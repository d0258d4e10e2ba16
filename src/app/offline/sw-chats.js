// Keeps the chats and conversations last seen for their member, and shows them in the offline page.
/** Conversations kept at most, and messages of each. */
const MAX_CONVERSATIONS = 30;
const MAX_MESSAGES = 100;

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text) => String(text ?? '').replace(/[&<>"]/g, (character) => escapes[character]);

/** What pages say. Each says first whose it is: nothing is kept for a member who is not the one of this browser. */
const HEARD = {
  'skip-waiting': () => self.skipWaiting(),
  forget: () => self.kept.forget(),
  start: async ({ account, look }) => {
    await self.kept.own(account);
    await self.refreshOfflinePage(look).catch(() => {});
  },
  chats: ({ account, chats }) => self.kept.put(account, 'chats', chats),
  conversation: async ({ account, conversation }) => {
    if ((await self.kept.account()) !== account) return;
    const recent = (await self.kept.get('recent'))?.value ?? [];
    const next = [conversation.id, ...recent.filter((id) => id !== conversation.id)];
    await self.kept.put(account, 'recent', next.slice(0, MAX_CONVERSATIONS));
    for (const id of next.slice(MAX_CONVERSATIONS)) await self.kept.drop(`conversation-${id}`);
    const messages = conversation.messages.slice(-MAX_MESSAGES);
    await self.kept.put(account, `conversation-${conversation.id}`, { ...conversation, messages });
  },
};

self.addEventListener('message', (event) => {
  const { data, ports } = event;
  const heard = Object.hasOwn(HEARD, data?.type) ? HEARD[data.type] : null;
  if (heard) event.waitUntil(Promise.resolve(heard(data)).then(() => ports[0]?.postMessage('done')));
});

/** The offline page with what was kept of an address. */
self.withKept = async (html, pathname) => {
  const chats = await self.kept.get('chats');
  if (!chats) return html;
  const labels = JSON.parse(/<script id="labels" type="application\/json">(.*?)<\/script>/.exec(html)[1]);
  const page = { labels, lang: /<html lang="([^"]*)"/.exec(html)[1] };
  const shown = (await conversationAt(pathname, chats, page)) ?? (/^\/chats\/?$/.test(pathname) && list(chats, page));
  if (!shown) return html.replace(' data-kept="true" hidden=""', '');
  const [begin, end] = ['<!--page-->', '<!--/page-->'];
  return html.slice(0, html.indexOf(begin)) + shown + html.slice(html.indexOf(end));
};

async function conversationAt(pathname, chats, page) {
  const [, id] = /^\/chats\/(\d+)\/?$/.exec(pathname) ?? [];
  const [, member] = /^\/members\/(\d+)\/chat\/?$/.exec(pathname) ?? [];
  const of = member && chats.value.find(({ profile }) => profile === Number(member))?.id;
  const found = (id ?? of) && (await self.kept.get(`conversation-${id ?? of}`));
  if (!found) return null;
  const waiting = (await self.kept.get('outbox'))?.value ?? [];
  return conversation(
    found,
    page,
    waiting.filter(({ profile }) => profile === found.value.profile),
  );
}

const time = (at, { lang }) =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
const keptAt = ({ at }, page) => `<small>${escaped(page.labels.kept.replace('{time}', time(at, page)))}</small>`;
/** The label of a fictional profile is markup that came with the page. */
const nameOf = ({ name, fictional }, { labels }) =>
  escaped(name || labels.deleted) + (fictional ? ` ${labels.fictional}` : '');

/** What a message says, or what it carries. */
function words({ body, hidden, carries }, { labels }) {
  if (hidden) return escaped(labels.hidden);
  return [carries && labels[carries], body].filter(Boolean).map(escaped).join(' · ');
}

const list = (chats, page) =>
  `<div class="kept"><h1>${escaped(page.labels.chats)}</h1>${keptAt(chats, page)}<ul>${chats.value
    .map((chat) => {
      const said = chat.last.mine ? `${escaped(page.labels.you)}: ` : '';
      return `<li><a href="/chats/${Number(chat.id)}"><strong>${nameOf(chat, page)}</strong> <time>${time(chat.last.at, page)}</time><p>${said}${words(chat.last, page)}</p></a></li>`;
    })
    .join('')}</ul></div>`;

const conversation = (found, page, waiting) =>
  `<div class="kept"><nav><a href="/chats">${escaped(page.labels.back)}</a></nav><h1>${nameOf(found.value, page)}</h1>${keptAt(found, page)}<ol>${found.value.messages
    .map(
      (message) =>
        `<li${message.mine ? ' data-mine' : ''}><p>${words(message, page)}</p><time>${time(message.at, page)}</time></li>`,
    )
    .join(
      '',
    )}${waiting.map(({ input }) => `<li data-mine><p>${escaped(input.body)}</p><small>${escaped(page.labels.waiting)}</small></li>`).join('')}</ol><div data-newest></div></div>`;
