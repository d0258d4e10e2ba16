import { expect, test } from 'vitest';
import { startTestApp } from './harness.ts';

const { db } = await startTestApp();

test('a routine that reads or writes tables keeps its plan, unless it gives its rows to a statement that does', async () => {
  const { rows } = await db.query<{ name: string }>({
    text: `select p.proname as name from pg_proc p join pg_language l on l.oid = p.prolang join pg_namespace n on n.oid = p.pronamespace
            where n.nspname = 'public' and l.lanname = 'sql' and not p.proretset and p.prosrc ~* '\\m(from|insert|update|delete)\\M'
              and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  });
  expect(rows).toEqual([]);
});
