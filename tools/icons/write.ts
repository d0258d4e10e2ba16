// `node tools/icons/write.ts`: writes src/design/icons.svg anew after a change of tools/icons/table.ts.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spriteText } from './sprite.ts';

writeFileSync(join(import.meta.dirname, '../../src/design/icons.svg'), spriteText());
