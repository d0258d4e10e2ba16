// `node tools/icons/write.ts`: writes the files of icons anew after a change of tools/icons/table.ts.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SPRITES, spriteText } from './sprite.ts';

for (const [path, drawings] of Object.entries(SPRITES))
  writeFileSync(join(import.meta.dirname, '../..', path), spriteText(drawings));
