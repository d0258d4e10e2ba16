import type { Explained } from './explain.ts';
import type { Row } from './figures/figure.ts';
import type { Machine } from './machine.ts';

export interface Findings {
  machine: Machine;
  versions: Record<string, string>;
  settings: Record<string, string>;
  foreign: number;
  date: string;
  rounds: number;
  seconds: number;
  stages: { members: number; size: string; rows: Row[] }[];
  plans: Explained[];
}

const HEAD = ['Figure', 'Limit', 'Product', 'Product of limit', 'Target', 'CPU per answer'];

/** What a missed target would take, by the first words of its figure. */
const WANTED: [figure: string, says: string][] = [
  [
    'Search, page 1',
    'Node spends the rest on 24 cards (rows, views, JSON) and on sockets; the capped count is half of the SQL.',
  ],
  [
    'Profile',
    'One HTTP answer and one round trip cost Node and the sockets more than the statement costs PostgreSQL. It would take a leaner HTTP server and driver, or profiles kept in memory.',
  ],
  [
    'Chat list (limit',
    'One of three statements is measured alone, so the limit leaves out most of what the list has to ask.',
  ],
  [
    'Chat list',
    'Three round trips (tag, list, cards) are half of what Node spends, a third of it writing to sockets; list and cards could be one statement.',
  ],
  ['Likes', 'As the chat list: three round trips, and one card for each like.'],
  ['Send', 'Node spends the rest on HTTP, on checking the text and on telling both sides by Redis.'],
  [
    'Unchanged poll',
    'One request through Node costs more than a query by primary key; less can only be had by asking less often.',
  ],
  ['Poll', 'Answers carry no tag, so nothing can be left unsaid.'],
  [
    'Live,',
    'Product, PostgreSQL, Redis and the generator share the cores: CPU per answer says how near to all of them that is, and near it messages wait. It would take a generator on another machine, or more cores.',
  ],
  [
    '10,000 idle',
    'Each client is a socket, a parsed request and a subscription; less needs a leaner server than Node’s own.',
  ],
  [
    'Lander, kept',
    'Each request finds its site, country and language, and the answer has the headers of a page with their policy.',
  ],
  ['List page, visitor, the same', 'Each answer gets nonces and headers of its own, and the page is some 100 kB.'],
  [
    'List page',
    'About half is React’s own rendering of 24 cards and the frame; then the statement’s rows, the page’s bytes and garbage. It would take cards kept as text by content, and fewer elements in the frame.',
  ],
];

export function tableOf(findings: Findings): string {
  return findings.stages
    .map(({ members, size, rows }) => `\n${named(members)} members, ${size}\n\n${markdown(HEAD, rows.map(cells))}`)
    .join('\n');
}

export function reportOf(findings: Findings): string {
  const { machine, versions, settings } = findings;
  const facts: [string, string][] = [
    ['Machine', `${machine.cpu}, ${machine.cores} cores, ${machine.memory} GB, ${machine.system}`],
    ['Node', machine.node],
    ...Object.entries(versions),
    ['Product', machine.commit],
    ['Date', findings.date],
    ['Data', findings.stages.map(({ members, size }) => `${named(members)} members (${size})`).join(', ')],
    ['Turns', `${findings.rounds} of ${findings.seconds} s each, limit and product alternately; medians`],
    ['Other programs', `used ${(findings.foreign * 100).toFixed(0)} % of the machine between the figures`],
    [
      'PostgreSQL settings',
      Object.entries(settings)
        .map(([name, value]) => `\`${name} = ${value}\``)
        .join(', '),
    ],
  ];
  return `# Performance

Written by \`npm run bench\`; do not edit. Each figure stands beside its limit on the same machine in the same run, so it is the ratio that counts, not the answers a second.

${markdown(['', ''], facts)}

${findings.stages.map((stage) => `## ${named(stage.members)} members\n\n${markdown(HEAD, stage.rows.map(cells))}`).join('\n\n')}

${growthOf(findings)}${missedOf(findings)}## How it is measured

- Load, product, PostgreSQL, Redis and the measuring programs share the machine's cores. A load of its own machine would leave the product more, and the limit too.
- The limit of search, suggestions, profile, chats, likes and send is pgbench (\`-M prepared\`, 16 connections) with the statements and values that the product sends for the same 16 members (send: 1,000 pairs of members), recorded from the product itself, each member’s equally often on both sides. The product answers over HTTP from two processes, 32 connections by wrk. What a request knows already (session, site) is asked on neither side.
- The limit of a poll is a select of one column by primary key.
- The limit of a page from the cache is \`hello\` as JSON from Fastify; of a lander the same compressed bytes from Fastify, which keeps them for good, while the product makes the page anew every second; of a photo the same file from @fastify/static. There it is one process against one.
- The product writes no line for each request here (\`LOG_LEVEL=error\`); with them a search costs some tenth of a millisecond more.
- Commits are durable on both sides: \`fsync\` and \`synchronous_commit\` are on.
- CPU is what the processes' clocks say, of the Node processes and of the whole PostgreSQL server, for one answer. In brackets the limit's.
- The percentage in brackets is the lowest and highest of single rounds.
- Page 50, and the count, are one caller's times in the country with the most members: pgbench's mean, wrk's median.
- Live messages are due at fixed moments, whether earlier ones were answered or not, and their times count from when they were due. They go from members on one process to members on the other over Redis, both ways.
- The longest task is that of the page's own thread in Chromium at the size of a phone. Messages that only fill the table have negative numbers: no member sees them, and every index has them.
- After sending, every answered message must be stored, and every sender's credits the sum of the ledger; else the command fails. It also fails when a hot statement reads a table of more than 10,000 rows from end to end.

${plansOf(findings.plans)}`;
}

const cells = (row: Row): string[] => [
  row.figure,
  row.limit,
  row.ours,
  row.result,
  row.met === null ? '' : `${row.target}: ${row.met ? 'met' : '**missed**'}`,
  row.cpu,
];

function growthOf({ stages }: Findings): string {
  const [smallest, largest] = [stages[0], stages.at(-1)];
  if (!smallest || !largest || smallest === largest) return '';
  const facts = (rows: Row[]) => Object.assign({}, ...rows.map((row) => row.facts)) as Record<string, number>;
  const [small, large] = [facts(smallest.rows), facts(largest.rows)];
  const rows = Object.entries(small).flatMap(([name, from]) => {
    const to = large[name];
    if (to === undefined) return [];
    const times = to / from;
    return [
      [
        name,
        from.toFixed(2),
        to.toFixed(2),
        `${times.toFixed(2)} times`,
        `≤ 2 times: ${times <= 2 ? 'met' : '**missed**'}`,
      ],
    ];
  });
  if (!rows.length) return '';
  const most = largest.members < 10_000_000 ? '\n\nTen million members were not loaded in this run.' : '';
  const head = ['', named(smallest.members), named(largest.members), 'Growth', 'Target'];
  return `## From ${named(smallest.members)} to ${named(largest.members)} members\n\nSizes are measured minutes apart, each after the other: where the machine's speed varies, this says less than \`--only search\` on both, which takes a minute and a half a size.\n\n${markdown(head, rows)}${most}\n\n`;
}

/** By how much targets were missed, and what the rest is spent on. */
function missedOf({ stages }: Findings): string {
  const lines = stages.flatMap(({ members, rows }) =>
    rows
      .filter((row) => row.met === false)
      .map((row) => {
        const why = WANTED.find(([words]) => row.figure.startsWith(words))?.[1] ?? '';
        return `- **${row.figure}** (${named(members)} members): ${row.result}, wanted ${row.target}. ${why}`.trimEnd();
      }),
  );
  return lines.length ? `## Missed\n\n${lines.join('\n')}\n\n` : '';
}

function plansOf(plans: readonly Explained[]): string {
  if (!plans.length) return '';
  const rows = plans.map(({ name, mode, time, rows, buffers, wholeTables }) => [
    name,
    mode,
    time.toFixed(2),
    `${rows}`,
    `${buffers}`,
    wholeTables.join(', '),
  ]);
  const head = ['Statement', 'Plan', 'ms', 'Rows', 'Buffers', 'Small tables read whole'];
  return `## Plans\n\nEvery hot statement at the largest size with real values, planned for them (custom) and for any (generic), by \`explain (analyze, buffers)\`. The times have the cost of measuring each step in them. The plans themselves are in \`docs/plans.md\`, which that run leaves beside this page and git ignores.\n\n${markdown(head, rows)}\n`;
}

/** docs/plans.md, which git ignores: what PostgreSQL says of every hot statement. */
export function plansText(plans: readonly Explained[]): string {
  const texts = plans.map(({ name, mode, text }) => `## ${name}, ${mode} plan\n\n\`\`\`\n${text}\n\`\`\`\n`);
  return `# Plans\n\nWritten by \`npm run bench\` with [performance.md](performance.md); do not edit.\n\n${texts.join('\n')}`;
}

const named = (members: number): string => members.toLocaleString('en');

export function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, place) => Math.max(title.length, ...rows.map((row) => row[place]?.length ?? 0), 3));
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, place) => (cells[place] ?? '').padEnd(width)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
