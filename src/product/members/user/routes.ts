import { edge } from '#platform/http/route.ts';
import { currentUser, logIn, logInWithCode, logInWithLink, logInWithPasskey } from './contract.ts';
import { logInByLink } from './log-in-by-link.ts';
import { codeLogin, login, passkeyLogin } from './login.ts';
import { currentUserOf, userTag } from './user.ts';

export const userRoutes = [
  edge(currentUser, currentUserOf, { tag: userTag }),
  edge(logIn, login),
  edge(logInWithLink, logInByLink),
  edge(logInWithCode, codeLogin),
  edge(logInWithPasskey, passkeyLogin),
];
