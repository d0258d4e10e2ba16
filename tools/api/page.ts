import type { ApiDocument, Operation } from '#platform/http/api-document.ts';
import type { JsonSchema } from '#platform/http/document-schemas.ts';
import { fieldsOf, shapeOf } from './shape.ts';

/** All calls and shapes of the document, as a page to read. */
export const apiPage = (document: ApiDocument): string =>
  `${['# Calls', ...calls(document), ...shapes(document)].join('\n\n')}\n`;

function calls({ tags, paths, components }: ApiDocument): string[] {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  return tags.flatMap(({ name, description }) => [
    `## Calls: ${name}`,
    `${description}.`,
    ...operations
      .filter(({ operation }) => operation.tags.includes(name))
      .map((call) => callText(call, components.schemas)),
  ]);
}

interface Content {
  description: string;
  content?: Record<string, { schema: JsonSchema }>;
}

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

function callText({ method, path, operation }: Call, schemas: Record<string, JsonSchema>): string {
  const { operationId, summary, description, parameters = [], responses } = operation;
  const body = Object.values((operation.requestBody as Content | undefined)?.content ?? {}).map(({ schema }) => schema);
  const inAddress = parameters.map(
    ({ name, required, schema }) => `\`${name}\`${required ? '' : '?'} ${shapeOf(schema)}`,
  );
  const answers = Object.entries(responses as Record<string, Content>);
  const refusals = answers.filter(([, { description: words }]) => words.startsWith('Refused: '));
  return [
    `### ${method} \`${path}\``,
    '',
    `${summary} (\`${operationId}\`). ${description}`,
    '',
    ...(inAddress.length ? [`- Address: ${inAddress.join(', ')}`] : []),
    ...body.map((schema) => `- Body: ${fieldsOf(resolved(schema, schemas)) || shapeOf(schema)}`),
    `- Answer: ${answers
      .filter((answer) => !refusals.includes(answer) && answer[0] !== 'default')
      .map(answerText)
      .join(', ')}`,
    ...(refusals.length ? [`- Refusals: ${refusals.map(refusalText).join('; ')}`] : []),
  ].join('\n');
}

/** The named schema that another leads to. */
const resolved = (schema: JsonSchema, schemas: Record<string, JsonSchema>): JsonSchema =>
  schemas[String(schema.$ref).split('/').at(-1) ?? ''] ?? schema;

function answerText([status, { description, content = {} }]: [string, Content]): string {
  const [media = '', told] = Object.entries(content)[0] ?? [];
  if (!told) return `${status}, ${description.toLowerCase()}`;
  return media === 'application/json' ? shapeOf(told.schema) : `\`${media}\``;
}

const refusalText = ([status, { description }]: [string, Content]) =>
  `${status} ${description
    .replace('Refused: ', '')
    .split(', ')
    .map((code) => `\`${code}\``)
    .join(' ')}`;

function shapes({ components: { schemas } }: ApiDocument): string[] {
  return [
    '## Shapes',
    'A question mark: the field may be left out.',
    ...Object.entries(schemas).map(([name, schema]) => `### ${name}\n\n${shapeText(schema)}`),
  ];
}

function shapeText(schema: JsonSchema): string {
  const { properties } = schema as { properties?: Record<string, JsonSchema> };
  if (!properties) return `${shapeOf(schema)}`;
  const lines = Object.keys(properties).map(
    (name) => `- ${fieldsOf({ ...schema, properties: { [name]: properties[name] } })}`,
  );
  return lines.join('\n');
}
