import { edge } from '#platform/http/route.ts';
import { activationRoutes } from './activation/routes.ts';
import { admissionOf } from './admission/admission.ts';
import { signupAdmission } from './admission/contract.ts';
import { completionRoutes } from './completion/routes.ts';
import { checkSignup, signUp } from './contract.ts';
import { invitesRoutes } from './invites/routes.ts';
import { check, join } from './join.ts';

export const signupRoutes = [
  edge(signUp, join),
  edge(checkSignup, check),
  edge(signupAdmission, admissionOf),
  ...invitesRoutes,
  ...activationRoutes,
  ...completionRoutes,
];
