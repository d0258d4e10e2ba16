import type { Sql } from '#platform/db/database.ts';
import { lastRestore } from '../begin-restore.ts';
import { archiveOf, lastBackups, lastDrill } from '../note-backup.ts';
import { bad, fine, type Look } from './find-all.ts';

/** Hours after which there should be a new one. */
const BACKUP_HOURS = 26;
/** Minutes after which WAL should have been archived. */
const ARCHIVE_MINUTES = 15;
const MENDS = {
  dump: 'npm run cli -- backup --to <folder>, every night',
  pgbackrest: 'journalctl -u kindling-pgbackrest@incr, on the machine that leads',
};
const hoursSince = (then: Date) => Math.floor((Date.now() - then.getTime()) / 3600_000);
const ago = (then: Date) => `${then.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export const lookAtBackups = (sql: Sql): Look[] => [
  {
    about: 'backup',
    async look() {
      const backups = await lastBackups(sql);
      if (!backups.length) return [bad('there is none', MENDS.dump)];
      return backups.map(({ kind, name, verified_at }) => {
        const says = `the last one that was read back is ${name}, of ${ago(verified_at)}`;
        return hoursSince(verified_at) >= BACKUP_HOURS ? bad(says, MENDS[kind]) : fine(says);
      });
    },
  },
  {
    about: 'archive',
    async look() {
      const archive = await archiveOf(sql);
      if (!archive) return [fine('no WAL is archived: a restore goes back to the last backup')];
      const minutes = Math.floor(archive.seconds / 60);
      const says = `WAL was archived ${minutes} minutes ago${archive.isFailing ? ', and the newest try failed' : ''}`;
      return [
        archive.isFailing || minutes >= ARCHIVE_MINUTES ? bad(says, 'pgbackrest --stanza=kindling check') : fine(says),
      ];
    },
  },
  {
    about: 'restore',
    async look() {
      const last = await lastRestore(sql);
      const drill = await lastDrill(sql);
      if (!last && drill) return [fine(`one was tried at ${ago(drill.drilled_at)}, in ${drill.seconds} s`)];
      if (!last) return [fine('this database was never restored: try one on another machine once a quarter')];
      const says = `${last.backup} was restored at ${ago(last.restored_at)}`;
      return [last.resumed_at ? fine(says) : bad(`${says}, and no jobs run since`, 'npm run cli -- resume')];
    },
  },
];
