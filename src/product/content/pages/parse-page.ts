export interface PageText {
  title: string;
  description: string;
  lead: string;
  /** Before the first section. */
  body: string;
  sections: SectionText[];
}

export interface EntryText {
  id: string;
  title: string;
  body: string;
}

export interface SectionText extends EntryText {
  entries: EntryText[];
}

/** What is wrong with a text, for whoever wrote it. */
export class PageTextError extends Error {}

const FRONT = /^\uFEFF?---\r?\n(.*?)\r?\n---[ \t]*(?:\r?\n|$)/s;
const HEADING = /^(#{1,6})[ \t]+(.*?)(?:[ \t]+\{#([^}]*)\})?[ \t]*$/;
const ANCHOR = /^[a-z][a-z0-9-]{0,59}$/;
const FENCE = /^[ ]{0,3}(```|~~~)/;

/**
 * Reads a page: `title`, `description` and `lead` between lines of `---`, sections under `## Words {#anchor}`, entries of a
 * section under `### Words {#anchor}`. A heading without an anchor gets one by its number.
 * @throws PageTextError
 */
export function parsePage(markdown: string): PageText {
  const front = FRONT.exec(markdown);
  if (!front) throw new PageTextError('It has to begin with title, description and lead between two lines of ---.');
  const { title, description = '', lead = '' } = frontMatter(front[1] ?? '');
  if (!title) throw new PageTextError('It has no title.');
  const page = { title, description, lead, sections: [] as SectionText[] };
  const anchors = new Set<string>();
  let body: string[] = [];
  let open: { body: string } = { body: '' };
  const first = open;
  let fenced = false;
  const close = () => {
    open.body = body.join('\n').trim();
    body = [];
  };
  for (const line of markdown.slice(front[0].length).split(/\r?\n/)) {
    if (FENCE.test(line)) fenced = !fenced;
    const heading = fenced ? null : HEADING.exec(line);
    if (!heading) {
      body.push(line);
      continue;
    }
    const [, marks = '', words = '', named] = heading;
    const id = named ?? `part-${anchors.size + 1}`;
    if (!ANCHOR.test(id) || anchors.has(id))
      throw new PageTextError(`The anchor #${id} can not be, or is there twice.`);
    if (!words) throw new PageTextError(`The heading #${id} has no words.`);
    anchors.add(id);
    close();
    const section = page.sections.at(-1);
    const entry = { id, title: words, body: '' };
    if (marks === '##') page.sections.push({ ...entry, entries: [] });
    else if (marks === '###' && section) section.entries.push(entry);
    else throw new PageTextError(`“${line}”: headings are ## for sections and ### within them.`);
    open = (marks === '##' ? page.sections.at(-1) : entry) ?? entry;
  }
  close();
  return { ...page, body: first.body };
}

function frontMatter(text: string): Partial<Record<'title' | 'description' | 'lead', string>> {
  const found: Record<string, string> = {};
  for (const line of text.split(/\r?\n/)) {
    const [, name = '', value = ''] = /^(title|description|lead):[ \t]+(.*?)[ \t]*$/.exec(line) ?? [];
    if (!name && line.trim()) throw new PageTextError(`“${line}”: only title, description and lead stand here.`);
    if (name) found[name] = value;
  }
  return found;
}
