import { type Module, onJob } from '#platform/module.ts';
import * as appeals from './appeals/contract.ts';
import { forgetOld, tellDecision } from './complaints.ts';
import * as contract from './contract.ts';
import * as evidence from './evidence/contract.ts';
import { complaintDecidedJob } from './jobs.ts';
import { complaintAppealMail, complaintDecidedMail, complaintMail } from './mails/mails.ts';
import { eraseComplaints, exportComplaintFiles, exportComplaints } from './personal-data/personal-data.ts';
import { complaintRoutes } from './routes.ts';

export const complaints: Module = {
  name: 'complaints',
  about: 'Complaints: about members, content and the site, with decisions and appeals',
  contracts: [contract, evidence, appeals],
  routes: complaintRoutes,
  jobs: [onJob(complaintDecidedJob, tellDecision)],
  schedules: [{ name: 'complaints-old', cron: '17 4 * * *', run: forgetOld }],
  mails: [complaintMail, complaintDecidedMail, complaintAppealMail],
  erase: eraseComplaints,
  export: exportComplaints,
  exportFiles: exportComplaintFiles,
};
