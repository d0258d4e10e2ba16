import { child, children, literal, methodOf, type Node, rootOf, walk, word } from './syntax.ts';

const MOMENT = 'another moment of what is under way each time, and nobody can hear of it';
const TAKES_TIME = 'what stands in for something slow takes time';
/** Waits of tests in which time itself is meant, by their file: a reason for each, in the file's order. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  'src/product/accounts/exports/archive.test.ts': [TAKES_TIME],
  'src/product/chat/delivery/waiting.test.ts': [MOMENT, MOMENT],
  'src/product/likes/likes.test.ts': [MOMENT],
  'src/product/media/ui/uploads.test.ts': [`${TAKES_TIME}, on a faked clock`],
  'tests/fakes/payment-double.ts': ['a provider that is slow'],
  'tests/faults/embedded-killed.test.ts': [MOMENT],
  'tests/faults/jobs.test.ts': ['an end that does not wait for a job takes a moment only'],
};

/** Waits of a fixed time: all but pauses between two looks, in a loop that ends by what it sees, and those that are meant. */
export function fixedWaits(program: Node, path: string, meant = MEANT): { node: Node; says: string }[] {
  const found: Node[] = [];
  const names = namesOfWaits(program);
  const look = (node: Node, between: boolean) => {
    if (isWait(node, names)) {
      if (!between) found.push(node);
      return;
    }
    const inside = isFunction(node) ? false : between || endsByWhatItSees(node);
    for (const part of partsOf(node)) look(part, inside);
  };
  look(program, false);
  const allowed = meant[path]?.length ?? 0;
  const says = 'waits a fixed time: wait for what has to happen';
  if (found.length >= allowed) return found.slice(allowed).map((node) => ({ node, says }));
  return [{ node: program, says: `has ${found.length} fixed waits, and tools/checks/fixed-waits.ts means ${allowed}` }];
}

function partsOf(node: Node): Node[] {
  const parts: Node[] = [];
  walk(node, (part) => {
    if (part === node) return true;
    parts.push(part);
    return false;
  });
  return parts;
}

const isFunction = (node: Node) => /^(Arrow)?Function(Expression|Declaration)$/.test(node.type);
const isLoop = (node: Node) => /^(While|DoWhile|For|ForOf|ForIn)Statement$/.test(node.type);

/** A count that runs to its end is no look: only a `while`, or what leaves the loop. */
function endsByWhatItSees(node: Node): boolean {
  if (!isLoop(node)) return false;
  const test = child(node, 'test');
  if (/While/.test(node.type) && test?.type !== 'Literal') return true;
  let leaves = false;
  walk(node, (part) => {
    if (/^(Return|Break|Throw)Statement$/.test(part.type)) leaves = true;
    return !isFunction(part);
  });
  return leaves;
}

/** `setTimeout` of `node:timers/promises`, by the names that a module gives it. */
function namesOfWaits(program: Node): Set<string> {
  const imports = children(program, 'body').filter(
    (statement) =>
      statement.type === 'ImportDeclaration' &&
      /^(node:)?timers\/promises$/.test(literal(child(statement, 'source')) ?? ''),
  );
  const specifiers = imports.flatMap((statement) => children(statement, 'specifiers'));
  const waits = specifiers.filter((specifier) => word(child(specifier, 'imported'), 'name') === 'setTimeout');
  return new Set(waits.map((specifier) => word(child(specifier, 'local'), 'name')));
}

/** A call of one of them, `page.waitForTimeout()`, or a promise that a timer resolves. */
function isWait(node: Node, names: Set<string>): boolean {
  if (node.type === 'CallExpression')
    return (
      methodOf(node) === 'waitForTimeout' || (child(node, 'callee')?.type === 'Identifier' && names.has(methodOf(node)))
    );
  if (node.type !== 'NewExpression' || rootOf(node) !== 'Promise') return false;
  const [executor] = children(node, 'arguments');
  const resolve = executor && word(children(executor, 'params')[0], 'name');
  if (!executor || !resolve) return false;
  let resolves = false;
  walk(executor, (part) => {
    const [work] = methodOf(part) === 'setTimeout' ? children(part, 'arguments') : [];
    if (!work) return;
    walk(work, (inner) => {
      if (word(inner, 'name') === resolve) resolves = true;
    });
  });
  return resolves;
}
