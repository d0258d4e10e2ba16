import { edge, read, write } from '#platform/http/route.ts';
import { appeal } from './appeals/appeals.ts';
import { appealComplaint } from './appeals/contract.ts';
import { file, show } from './complaints.ts';
import { fileComplaint, showComplaint } from './contract.ts';
import { addComplaintPicture } from './evidence/contract.ts';
import { addPicture } from './evidence/evidence.ts';

export const complaintRoutes = [
  edge(fileComplaint, file),
  read(showComplaint, show),
  edge(addComplaintPicture, addPicture),
  write(appealComplaint, appeal),
];
