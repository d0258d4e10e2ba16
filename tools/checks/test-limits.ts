import { isBrowserTest, isConfig } from './project.ts';
import { child, children, keyOf, methodOf, type Node, rootOf, walk, word } from './syntax.ts';

const SECOND_MS = 1000;
/** Milliseconds, as in playwright.config.ts and vitest.config.ts. */
const LIMITS = {
  test: 60 * SECOND_MS,
  hook: 180 * SECOND_MS,
  /** Of an action or an expectation in a browser. */
  step: 10 * SECOND_MS,
  navigation: 20 * SECOND_MS,
};
const BY_KEY = new Map([
  ['testTimeout', LIMITS.test],
  ['hookTimeout', LIMITS.hook],
  ['actionTimeout', LIMITS.step],
  ['navigationTimeout', LIMITS.navigation],
]);
const BY_METHOD = new Map([
  ['setDefaultTimeout', LIMITS.step],
  ['setDefaultNavigationTimeout', LIMITS.navigation],
]);
const NAVIGATES = /^(goto|reload|goBack|goForward|waitForURL|waitForLoadState)$/;
const IS_TEST = /^(test|it|describe|suite)$/;
const IS_HOOK = /^(before|after)(All|Each)$/;

/** Limits longer than everybody's, none at all (0), and those that tests make longer while they run. */
export function longLimits(program: Node, path: string): { node: Node; says: string }[] {
  const found: { node: Node; says: string }[] = [];
  const numbers = constantsOf(program);
  const known = new Map<Node, number>();
  const judge = (node: Node | undefined, limit: number) => {
    const milliseconds = node && numberOf(node, numbers);
    if (node && milliseconds === undefined)
      found.push({ node, says: 'has a limit that can not be read here: write its number' });
    if (node && milliseconds === 0) found.push({ node, says: 'waits for ever: leave the limit that all have' });
    if (node && milliseconds !== undefined && milliseconds > limit)
      found.push({ node, says: `waits longer than ${limit / SECOND_MS} s: split the test` });
  };
  walk(program, (node) => {
    if (node.type === 'CallExpression') {
      const given = children(node, 'arguments');
      for (const options of given) known.set(options, limitOfCall(node, path));
      if (isBrowserTest(path) && rootOf(node) === 'test' && /^(setTimeout|slow)$/.test(methodOf(node)))
        found.push({ node, says: 'has a limit of its own: split the test' });
      const byMethod = BY_METHOD.get(methodOf(node));
      if (byMethod) judge(given[0], byMethod);
      const last = lastNumber(node, given);
      if (last) judge(last, IS_HOOK.test(rootOf(node)) ? LIMITS.hook : LIMITS.test);
    }
    if (node.type === 'Property' && keyOf(node) === 'expect' && isConfig(path)) {
      const options = child(node, 'value');
      if (options) known.set(options, LIMITS.step);
    }
    if (node.type !== 'ObjectExpression' || hasOwnLimits(path)) return;
    for (const property of children(node, 'properties')) {
      const key = keyOf(property);
      const limit = key === 'timeout' ? (known.get(node) ?? limitOf(path)) : BY_KEY.get(key);
      if (limit) judge(child(property, 'value'), limit);
    }
  });
  return found;
}

/** `vitest.faults.config.ts` and its like say what their own tests need. */
const hasOwnLimits = (path: string) => /^vitest\.\w+\.config\.ts$/.test(path);
const limitOf = (path: string) => (isBrowserTest(path) ? LIMITS.step : LIMITS.test);

function limitOfCall(call: Node, path: string): number {
  if (IS_TEST.test(rootOf(call))) return LIMITS.test;
  return isBrowserTest(path) && NAVIGATES.test(methodOf(call)) ? LIMITS.navigation : limitOf(path);
}

/** The limit after a test's or a hook's function, as Vitest takes it. */
function lastNumber(call: Node, given: Node[]): Node | undefined {
  const last = given.at(-1);
  const isFunction = given.at(-2)?.type === 'ArrowFunctionExpression' || given.at(-2)?.type === 'FunctionExpression';
  const root = rootOf(call);
  return isFunction && (IS_TEST.test(root) || IS_HOOK.test(root)) ? last : undefined;
}

/** Numbers that the module gives names to. */
function constantsOf(program: Node): Map<string, Node> {
  const constants = new Map<string, Node>();
  walk(program, (node) => {
    const init = child(node, 'init');
    if (node.type === 'VariableDeclarator' && init) constants.set(word(child(node, 'id'), 'name'), init);
  });
  return constants;
}

function numberOf(node: Node, constants: Map<string, Node>): number | undefined {
  if (node.type === 'Literal') return typeof node.value === 'number' ? node.value : undefined;
  const name = node.type === 'Identifier' ? word(node, 'name') : '';
  const named = constants.get(name);
  // Without itself: another block may have made it from an outer one of the same name.
  if (named) return numberOf(named, new Map([...constants].filter(([other]) => other !== name)));
  if (node.type !== 'BinaryExpression') return undefined;
  const [left, right] = [child(node, 'left'), child(node, 'right')].map((part) => part && numberOf(part, constants));
  if (left === undefined || right === undefined) return undefined;
  if (node.operator === '*') return left * right;
  return node.operator === '+' ? left + right : undefined;
}
