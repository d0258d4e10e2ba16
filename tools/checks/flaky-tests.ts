import { fixedWaits } from './fixed-waits.ts';
import { type Check, type Finding, isBrowserTest, isConfig, type Project } from './project.ts';
import { child, children, keyOf, lineAt, literal, methodOf, type Node, parse, rootOf, walk, word } from './syntax.ts';
import { longLimits } from './test-limits.ts';

/** They start products and browsers of their own, and say their limits in their configs. */
const STARTS_PRODUCTS = /^tests\/(faults|webkit)\/|^tools\/portraits\//;
/** The benchmark measures time: its tests may. */
const MEASURES = /^bench\//;
/** What is read of the demo's members and never changed: by these files only. */
const READS_DEMO = ['tests/e2e/fixture.ts', 'tests/e2e/screens.ts'];
const DEMO_ACCOUNTS = ['DEMO_LOGINS', 'DEMO_PASSWORD'];
/** Calls that sign somebody up with the name and address they are given. */
const SIGN_UP = /^(join|signUp)$/;

const isTestFile = (path: string) =>
  /\.(test|spec)\.tsx?$/.test(path) || (path.startsWith('tests/') && path.endsWith('.ts'));

/** Tests wait for events and not for clocks, have one limit and one try, and make their own people. */
export const checkFlakyTests: Check = (project) =>
  project.paths
    .filter((path) => isTestFile(path) || isConfig(path))
    .flatMap((path) => [
      ...findingsIn(project, path, fixedWaits),
      ...findingsIn(project, path, quietNetworks),
      ...findingsIn(project, path, moreTries),
      ...(STARTS_PRODUCTS.test(path) ? [] : findingsIn(project, path, longLimits)),
      ...(STARTS_PRODUCTS.test(path) || MEASURES.test(path) ? [] : findingsIn(project, path, clocks)),
      ...(isBrowserTest(path) ? [...demoAccounts(project, path), ...findingsIn(project, path, fixedPeople)] : []),
    ]);

/** What is wrong in a module's tree, each with the node that it is about. */
type Rule = (program: Node, path: string) => { node: Node; says: string }[];

function findingsIn(project: Project, path: string, rule: Rule): Finding[] {
  const { program, text } = parse(project, path);
  return rule(program, path).map(({ node, says }) => ({ path, line: lineAt(text, node.start), says }));
}

const quietNetworks: Rule = (program) => {
  const found: { node: Node; says: string }[] = [];
  walk(program, (node) => {
    if (literal(node) === 'networkidle')
      found.push({ node, says: 'waits for a quiet network: wait for what has to happen' });
  });
  return found;
};

const moreTries: Rule = (program, path) => {
  const found: { node: Node; says: string }[] = [];
  const judge = (options: Node) => {
    for (const property of children(options, 'properties')) {
      const value = child(property, 'value');
      if (/^retr(y|ies)$/.test(keyOf(property)) && value?.value !== 0)
        found.push({ node: property, says: 'gives a test another try: mend what made it fail' });
    }
  };
  walk(program, (node) => {
    if (isConfig(path) && node.type === 'ObjectExpression') judge(node);
    if (node.type === 'CallExpression' && /^(test|it|describe|suite|vi)$/.test(rootOf(node)))
      children(node, 'arguments').forEach(judge);
  });
  return found;
};

/** A machine may be busy for any time: `performance.now()`, `process.hrtime`, and a difference of two `Date.now()`. */
const clocks: Rule = (program) => {
  const found: Node[] = [];
  const moments = new Set<string>();
  walk(program, (node) => {
    const init = child(node, 'init');
    if (node.type === 'VariableDeclarator' && init && isNow(init)) moments.add(word(child(node, 'id'), 'name'));
  });
  const isMoment = (node: Node | undefined) => node !== undefined && (isNow(node) || moments.has(word(node, 'name')));
  walk(program, (node) => {
    const difference = node.type === 'BinaryExpression' && node.operator === '-';
    if (difference && isMoment(child(node, 'left')) && isMoment(child(node, 'right'))) found.push(node);
    if (methodOf(node) === 'now' && rootOf(node) === 'performance') found.push(node);
    if (node.type === 'MemberExpression' && word(child(node, 'property'), 'name') === 'hrtime') found.push(node);
  });
  return found.map((node) => ({
    node,
    says: 'looks at the clock of a machine that may be busy: count calls or steps',
  }));
};

const isNow = (node: Node) => methodOf(node) === 'now' && rootOf(node) === 'Date';

/** Browser tests that could log in as members of the demo, whom other tests read. */
function demoAccounts(project: Project, path: string): Finding[] {
  if (READS_DEMO.includes(path)) return [];
  return findingsIn(project, path, (program) =>
    children(program, 'body')
      .filter((statement) => statement.type === 'ImportDeclaration')
      .flatMap((statement) => children(statement, 'specifiers'))
      .filter((specifier) => DEMO_ACCOUNTS.includes(word(child(specifier, 'imported'), 'name')))
      .map((node) => ({
        node,
        says: `imports ${word(child(node, 'imported'), 'name')}, of members that other tests read: make people by \`member\` or \`someone\`, their password is \`PASSWORD\``,
      })),
  );
}

/** Who signs up under a name that is written in the test cannot do so twice. */
const fixedPeople: Rule = (program) => {
  const found: { node: Node; says: string }[] = [];
  walk(program, (node) => {
    if (node.type !== 'CallExpression') return;
    const [first] = children(node, 'arguments');
    if (!SIGN_UP.test(methodOf(node)) && literal(first) !== '/api/signup.php') return;
    for (const argument of children(node, 'arguments'))
      walk(argument, (inner) => {
        if (inner.type === 'Property' && /^(name|email)$/.test(keyOf(inner)) && literal(child(inner, 'value')))
          found.push({ node: inner, says: `signs up with a fixed ${keyOf(inner)}: take one from \`somebody\`` });
      });
  });
  return found;
};
