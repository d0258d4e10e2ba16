import { PGlite } from '@electric-sql/pglite';

// Run by `embedded.ts`: makes the files of an empty database in the folder that it is given.
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('make-embedded-files takes a folder');
const database = await PGlite.create({ dataDir: folder });
await database.close();
