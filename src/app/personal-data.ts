import type { ReadCall, WriteCall } from '#platform/call.ts';
import type { ExportedFile, ExportedRows, ExportedTable } from '#platform/module.ts';
import { closeAccount } from '#product/accounts/personal-data.ts';
import { modules } from './modules.ts';

/** PRODUCT 18. Messages stay with those who got them, and what tax law asks for. @throws not_found: no such member. */
export async function eraseAccount(call: WriteCall, accountId: number): Promise<void> {
  await closeAccount(call, accountId);
  for (const { erase } of modules.toReversed()) await erase?.(call, accountId);
}

export async function* exportedTables(call: ReadCall, accountId: number): AsyncGenerator<ExportedTable> {
  for (const { name: feature, export: exportOf } of modules) {
    if (!exportOf) continue;
    const tables = (await exportOf(call, accountId)) as Record<string, ExportedRows>;
    for (const [table, rows] of Object.entries(tables)) yield { feature, table, rows };
  }
}

export async function exportedFiles(call: ReadCall, accountId: number): Promise<ExportedFile[]> {
  const files: ExportedFile[] = [];
  for (const { exportFiles } of modules) if (exportFiles) files.push(...(await exportFiles(call, accountId)));
  return files;
}

export async function exportAccount(call: ReadCall, accountId: number): Promise<Record<string, object>> {
  const exported: Record<string, Record<string, object[]>> = {};
  for await (const { feature, table, rows } of exportedTables(call, accountId)) {
    exported[feature] ??= {};
    const all: object[] = [];
    if (isWhole(rows)) all.push(...rows);
    else for await (const portion of rows) all.push(...portion);
    exported[feature][table] = all;
  }
  return exported;
}

const isWhole = (rows: ExportedRows): rows is readonly object[] => Array.isArray(rows);
