import { SETTING_PLACES } from '#product/sites/settings/contract.ts';
import { type DescribedSetting, describeSettings } from '#product/sites/settings/describe-settings.ts';
import { shapeOf } from '../api/shape.ts';

const HEAD = `# Settings of a site

Written by \`npm run settings\` from \`src/product/sites/settings\`, as the back office shows them. They are the JSON in \`sites.settings\`; other processes read a change after five seconds at most. Those without a default have to be given. A warning says what a wrong value harms.
`;

/** Every setting with its type and range, default, sentence, and where it shows, by the place where an operator looks for it. */
export function settingsPage(): string {
  const rows = describeSettings('en');
  const parts = Object.entries(SETTING_PLACES).map(([place, title]) => {
    const lines = rows.filter((row) => row.place === place).map(lineOf);
    return `## ${title}\n\n| Setting | Type | Default | | Shows at |\n| --- | --- | --- | --- | --- |\n${lines.join('\n')}\n`;
  });
  return `${HEAD}\n${parts.join('\n')}`;
}

const lineOf = ({ name, label, schema, unit, byDefault, help, where, danger }: DescribedSetting): string =>
  `| ${label}<br>\`${name}\` | ${shapeOf(schema)}${unit ? `, ${unit}` : ''} | ${byDefault === undefined ? '' : `\`${JSON.stringify(byDefault)}\``} | ${help}${danger ? ` **Harms: ${danger}.**` : ''} | ${where.map(inWords).join(', ')} |`;

const inWords = (name: string) => name.replaceAll('_', ' ');
