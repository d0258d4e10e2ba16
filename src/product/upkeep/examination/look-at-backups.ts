import type { Sql } from '#platform/db/database.ts';
import { lastBackup } from '../backups/backups.ts';
import { lastRestore } from '../restores/restores.ts';
import { bad, fine, type Look } from './find-all.ts';

/** Hours after which there should be a new one. */
const BACKUP_HOURS = 26;
const hoursSince = (then: Date) => Math.floor((Date.now() - then.getTime()) / 3600_000);
const ago = (then: Date) => `${then.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export const lookAtBackups = (sql: Sql): Look[] => [
  {
    about: 'backup',
    async look() {
      const mend = 'npm run cli -- backup --to <folder>, every night';
      const last = await lastBackup(sql);
      if (!last) return [bad('there is none', mend)];
      const says = `the last one that was read back is ${last.name}, of ${ago(last.verified_at)}`;
      return [hoursSince(last.verified_at) >= BACKUP_HOURS ? bad(says, mend) : fine(says)];
    },
  },
  {
    about: 'restore',
    async look() {
      const last = await lastRestore(sql);
      if (!last) return [fine('this database was never restored: try one on another machine once a quarter')];
      const says = `${last.backup} was restored at ${ago(last.restored_at)}`;
      return [last.resumed_at ? fine(says) : bad(`${says}, and no jobs run since`, 'npm run cli -- resume')];
    },
  },
];
