import { edge, read } from '#platform/http/route.ts';
import { previewProfile, saveProfile, showOwnProfile } from './contract.ts';
import { showOwn } from './own.ts';
import { preview } from './preview.ts';
import { save } from './save.ts';

export const ownRoutes = [read(showOwnProfile, showOwn), edge(saveProfile, save), read(previewProfile, preview)];
