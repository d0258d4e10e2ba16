type Grouping = ('component' | 'loader')[][];

/** Pages that most people open, also by a press on the page before: what they load is asked for at once. */
const FIRST = /^\/(members\/(\$id\/(chat)?)?|chats(\/|\/\$id)?|likes\/.*)?$/;

/** Pages that one file shows, which they name themselves: a file each would hold next to nothing and cost a request. */
const UNSPLIT_ROUTES = /^\/(chats(\/|\/\$id)?|members\/\$id\/chat)$/;

/** Of most routes all that loads its data as well, so that a profile does not fetch what the settings ask for. */
export const splitRoute = ({ routeId }: { routeId: string }): Grouping =>
  UNSPLIT_ROUTES.test(routeId) ? [] : FIRST.test(routeId) ? [['component']] : [['component', 'loader']];
