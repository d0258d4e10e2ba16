import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

/** Until the transaction ends, nobody decides it or adds to it. Read how many pictures it has only after it. */
export const lockComplaint = statement<described.LockComplaintForEvidence>(
  'select id, decided_at from complaints where reference = :reference and site_id = :site for no key update',
);

export const complaintState = statement<described.ComplaintState>(
  'select decided_at from complaints where reference = :reference and site_id = :site',
);

export const pictureHashes = statement<described.PictureHashes>(
  'select file_hash from complaint_pictures where complaint_id = :complaint',
);

export const insertPicture = statement<described.InsertPicture>(`
  insert into complaint_pictures (complaint_id, file_hash, created_at) values (:complaint, :hash, :now)
      on conflict (complaint_id, file_hash) do nothing`);
