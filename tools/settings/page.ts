import * as z from 'zod/mini';
import { SETTING_PLACES, type Setting, SITE_SETTINGS } from '#product/sites/settings/contract.ts';
import { shapeOf } from '../api/shape.ts';

const HEAD = `# Settings of a site

Written by \`npm run settings\` from \`src/product/sites/settings/contract.ts\`. They are the JSON in \`sites.settings\`; other processes read a change after five seconds. Those without a default have to be given.
`;

/** Every setting with its type and range, default and sentence, by the place where an operator looks for it. */
export function settingsPage(): string {
  const rows: [string, Setting][] = Object.entries(SITE_SETTINGS);
  const parts = Object.entries(SETTING_PLACES).map(([place, title]) => {
    const lines = rows.filter(([, row]) => row.place === place).map(([name, row]) => lineOf(name, row));
    return `## ${title}\n\n| Setting | Type | Default | |\n| --- | --- | --- | --- |\n${lines.join('\n')}\n`;
  });
  return `${HEAD}\n${parts.join('\n')}`;
}

const lineOf = (name: string, { schema, about }: Setting): string =>
  `| \`${name}\` | ${shapeOf(z.toJSONSchema(schema, { io: 'input' }))} | ${defaultOf(schema)} | ${about} |`;

function defaultOf(schema: z.ZodMiniType): string {
  const given = z.safeParse(schema, undefined);
  return given.success ? `\`${JSON.stringify(given.data)}\`` : '';
}
