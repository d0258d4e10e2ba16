import { expect, test } from 'vitest';
import { currentDocument } from './document.ts';
import { apiPage } from './page.ts';

const document = currentDocument();
const page = apiPage(document);

test('the page has every call once, with its name and what refuses it, and every shape', () => {
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, { operationId }] of Object.entries(methods)) {
      expect(page.split(`### ${method.toUpperCase()} \`${path}\`\n`)).toHaveLength(2);
      expect(page).toContain(`(\`${operationId}\`)`);
    }
  for (const name of Object.keys(document.components.schemas)) expect(page).toContain(`### ${name}\n`);
});

test('a call says who may call it, what it takes, gives and refuses', () => {
  const [, like = ''] = page.split('### POST `/api/like.php`\n');
  const call = like.split('\n### ')[0];
  for (const part of ['For members.', '- Body: `profile_id` ', '- Answer: [LikeReply]', '404 `member_not_found`'])
    expect(call).toContain(part);
});
