import type { PageProblem } from './contract.ts';

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

/** `said` for the terminal, the problem with its word for a screen. */
export class PageTextError extends Error {
  readonly problem: PageProblem;
  readonly word: string;

  constructor(said: string, problem: PageProblem, word = '') {
    super(said);
    this.problem = problem;
    this.word = word.slice(0, 60);
  }
}

const FRONT = /^\uFEFF?---\r?\n(.*?)\r?\n---[ \t]*(?:\r?\n|$)/s;
const HEADING = /^(#{1,6})[ \t]+(.*?)(?:[ \t]+\{#([^}]*)\})?[ \t]*$/;
const ANCHOR = /^[a-z][a-z0-9-]{0,59}$/;
const FENCE = /^[ ]{0,3}(```|~~~)/;

/** `## Words {#anchor}`: a section, `###` an entry of it; without an anchor its number is one. @throws PageTextError */
export function parsePage(markdown: string): PageText {
  const front = FRONT.exec(markdown);
  if (!front)
    throw new PageTextError(
      'It has to begin with title, description and lead between two lines of ---.',
      'page_head_wrong',
    );
  const { title, description = '', lead = '' } = frontMatter(front[1] ?? '');
  if (!title) throw new PageTextError('It has no title.', 'page_title_missing');
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
      throw new PageTextError(`The anchor #${id} can not be, or is there twice.`, 'page_heading_wrong', words);
    if (!words) throw new PageTextError(`The heading #${id} has no words.`, 'page_heading_wrong', marks);
    anchors.add(id);
    close();
    const section = page.sections.at(-1);
    const entry = { id, title: words, body: '' };
    if (marks === '##') page.sections.push({ ...entry, entries: [] });
    else if (marks === '###' && section) section.entries.push(entry);
    else
      throw new PageTextError(
        `“${line}”: headings are ## for sections and ### within them.`,
        'page_heading_wrong',
        line,
      );
    open = (marks === '##' ? page.sections.at(-1) : entry) ?? entry;
  }
  close();
  return { ...page, body: first.body };
}

/** @throws PageTextError */
export function splitPage(markdown: string): PageDraft {
  const front = FRONT.exec(markdown);
  if (!front) return { title: '', description: '', lead: '', text: markdown };
  const { title = '', description = '', lead = '' } = frontMatter(front[1] ?? '');
  return { title, description, lead, text: markdown.slice(front[0].length).trim() };
}

export interface PageDraft {
  title: string;
  description: string;
  lead: string;
  text: string;
}

export function joinPage({ text, ...head }: PageDraft): string {
  const lines = Object.entries(head).flatMap(([name, value]) => {
    const line = value.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
    return line ? [`${name}: ${line}`] : [];
  });
  return `---\n${lines.join('\n')}\n---\n\n${text.toWellFormed().replaceAll('\0', '').trim()}\n`;
}

function frontMatter(text: string): Partial<Record<'title' | 'description' | 'lead', string>> {
  const found: Record<string, string> = {};
  for (const line of text.split(/\r?\n/)) {
    const [, name = '', value = ''] = /^(title|description|lead):[ \t]+(.*?)[ \t]*$/.exec(line) ?? [];
    if (!name && line.trim())
      throw new PageTextError(`“${line}”: only title, description and lead stand here.`, 'page_head_wrong', line);
    if (name) found[name] = value;
  }
  return found;
}
