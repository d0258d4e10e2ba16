import { expect, test } from 'vitest';
import { sampleProject } from './project.ts';
import { checkText } from './text.ts';

const foundIn = (jsx: string, path = 'src/product/chat/ui/list.tsx') =>
  checkText(sampleProject({ [path]: `export const A = ({ a, b }) => ${jsx};` }));

test.each([
  '<p>Hello</p>',
  '<>Hello</>',
  "<p>{'Hello'}</p>",
  '<p>{`Hello ${a}`}</p>',
  "<p>{a ? 'Yes' : b}</p>",
  "<p>{a && 'Yes'}</p>",
  "<p>{'Hello ' + a}</p>",
  '<button aria-label="Close" />',
  "<button aria-label={'Close'} />",
  '<img alt="A person" />',
  '<input placeholder="Name" />',
  '<a title={`Back to ${a}`} />',
  '<Field label="Name" />',
  '<p>日本</p>',
  "createElement('p', null, 'Hello')",
])('a text outside the catalogue is found: %s', (jsx) => {
  expect(foundIn(jsx)).toHaveLength(1);
});

test.each([
  "<p>{t('hello')}</p>",
  '<p>{a} · {b} – 3</p>',
  '<p className="text-red" id="box">{a}</p>',
  '<img alt="" />',
  '<style>{`p { color: red }`}</style>',
  '<Icon name="heart" />',
])('what nobody reads as language is left alone: %s', (jsx) => {
  expect(foundIn(jsx)).toEqual([]);
});

test('samples of the gallery and tests speak for themselves', () => {
  expect(foundIn('<p>Hello</p>', 'src/design/gallery.tsx')).toEqual([]);
  expect(foundIn('<p>Hello</p>', 'src/design/gallery/buttons.tsx')).toEqual([]);
  expect(foundIn('<p>Hello</p>', 'src/design/button.test.tsx')).toEqual([]);
});
