import { edge } from '#platform/http/route.ts';
import { activationRoutes } from './activation/routes.ts';
import { checkSignup, signUp } from './contract.ts';
import { check, join } from './join.ts';

export const signupRoutes = [edge(signUp, join), edge(checkSignup, check), ...activationRoutes];
