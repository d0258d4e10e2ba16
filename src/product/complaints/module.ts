import { controller, read, write } from '#platform/http/route.ts';
import { type Module, onJob } from '#platform/module.ts';
import { addPicture } from './add-picture.ts';
import { appeal } from './appeal.ts';
import { file, forgetOld, notifyDecision, show } from './complaints.ts';
import * as contract from './contract.ts';
import { addComplaintPicture, appealComplaint, fileComplaint, showComplaint } from './contract.ts';
import { complaintDecidedJob } from './jobs.ts';
import { complaintAppealMail, complaintDecidedMail, complaintMail } from './mails/mails.ts';
import { eraseComplaints, exportComplaintFiles, exportComplaints } from './personal-data.ts';

const complaintRoutes = [
  controller(fileComplaint, file),
  read(showComplaint, show),
  controller(addComplaintPicture, addPicture),
  write(appealComplaint, appeal),
];

export const complaints: Module = {
  name: 'complaints',
  about: 'Complaints: about members, content and the site, with decisions and appeals',
  contracts: [contract],
  routes: complaintRoutes,
  jobs: [onJob(complaintDecidedJob, notifyDecision)],
  schedules: [
    { name: 'complaints-old', cron: '17 4 * * *', does: 'deletes complaints, a year after their end', run: forgetOld },
  ],
  mails: [complaintMail, complaintDecidedMail, complaintAppealMail],
  erase: eraseComplaints,
  export: exportComplaints,
  exportFiles: exportComplaintFiles,
};
