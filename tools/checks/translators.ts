import { child, children, literal, type Node, parts, templateTexts, walk, word } from './syntax.ts';

/** A place that asks for texts: the keys that fit, or why they cannot be told. */
export type Use = { at: Node } & (KeyUse | { problem: string });
/** `pattern` captures what stands in a template's open places. */
type KeyUse = { pattern: RegExp; shown: string };

const makers = /^(useTranslations|createTranslator)$/;
/** Makes a function that makes a translator for a locale. */
const factories = /^serverText$/;
const methods = ['rich', 'markup', 'has', 'raw'];
const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];
const wrappers = [
  'AwaitExpression',
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'ParenthesizedExpression',
];

/** What a name speaks: the namespace, and whether it still wants a locale first. */
type Speaker = { namespace: string; factory: boolean };

/** The `t` of a page's context. */
const FULL_KEYS: Speaker = { namespace: '', factory: false };

/** Names in reach and what they speak; `undefined` hides an outer name. */
class Scope {
  readonly #names = new Map<string, Speaker | undefined>();
  readonly #outer: Scope | undefined;
  constructor(outer?: Scope) {
    this.#outer = outer;
  }
  set(name: string, speaker: Speaker | undefined): void {
    this.#names.set(name, speaker);
  }
  get(name: string): Speaker | undefined {
    return this.#names.has(name) ? this.#names.get(name) : this.#outer?.get(name);
  }
}

/**
 * Every use of a translator in a module. `nouns` are the namespaces there are; a translator without one takes full keys.
 * A code handed to `errors` may be any: codes are judged where they are thrown or listed.
 * `given` is the namespace of a `t` that was handed in: mails are handed theirs.
 */
export function translationsIn(program: Node, nouns: string[], given?: string): Use[] {
  const uses: Use[] = [];
  visit(program, new Scope());
  return uses;

  function visit(node: Node, outer: Scope): void {
    let scope = outer;
    if (functions.includes(node.type)) {
      scope = new Scope(outer);
      for (const parameter of children(node, 'params')) bindParameter(parameter, scope);
    } else if (node.type === 'BlockStatement' || node.type === 'Program') {
      scope = new Scope(outer);
      for (const statement of children(node, 'body')) bindStatement(statement, scope);
    }
    if (node.type === 'CallExpression') noteUse(node, scope);
    for (const part of parts(node)) visit(part, scope);
  }

  function bindStatement(statement: Node, scope: Scope): void {
    const declaration = statement.type === 'VariableDeclaration' ? statement : child(statement, 'declaration');
    for (const declarator of declaration ? children(declaration, 'declarations') : []) {
      const name = word(child(declarator, 'id'), 'name');
      if (name) scope.set(name, made(child(declarator, 'init'), scope) ?? typed(child(declarator, 'id')));
    }
  }

  function bindParameter(parameter: Node, scope: Scope): void {
    const target = parameter.type === 'AssignmentPattern' ? child(parameter, 'left') : parameter;
    if (target?.type === 'Identifier') scope.set(word(target, 'name'), typed(target) ?? handedIn(word(target, 'name')));
    if (target?.type !== 'ObjectPattern') return;
    const annotation = child(target, 'typeAnnotation');
    const type = annotation && child(annotation, 'typeAnnotation');
    for (const property of children(target, 'properties')) {
      const key = word(child(property, 'key'), 'name');
      const member = type && children(type, 'members').find((entry) => word(child(entry, 'key'), 'name') === key);
      const name = word(child(property, 'value'), 'name');
      if (name) scope.set(name, typed(member) ?? handedIn(name));
    }
  }

  /** What the translator speaks that an expression makes; one made without a namespace takes full keys. */
  function made(expression: Node | undefined, scope: Scope): Speaker | undefined {
    const call = bare(expression);
    if (call?.type !== 'CallExpression') return undefined;
    const callee = child(call, 'callee');
    const name = word(callee, 'name');
    if (makers.test(name) || factories.test(name)) {
      return { namespace: namespaceIn(call) ?? '', factory: factories.test(name) };
    }
    const factory = name ? scope.get(name) : made(callee, scope);
    return factory?.factory ? { ...factory, factory: false } : undefined;
  }

  /** The first argument, or its field `namespace`, that is written out. */
  function namespaceIn(call: Node): string | undefined {
    const candidates = children(call, 'arguments').flatMap((argument) =>
      argument.type === 'ObjectExpression'
        ? children(argument, 'properties')
            .filter((property) => word(child(property, 'key'), 'name') === 'namespace')
            .map((property) => child(property, 'value'))
        : [argument],
    );
    return candidates.map((candidate) => literal(bare(candidate))).find((value) => value !== undefined);
  }

  function isNamespace(value: string | undefined): value is string {
    return value !== undefined && nouns.includes(value.split('.')[0] ?? '');
  }

  function handedIn(name: string): Speaker | undefined {
    return given !== undefined && name === 't' ? { namespace: given, factory: false } : undefined;
  }

  /** The namespace a type annotation names, as in `t: Translator<'chat'>`. */
  function typed(node: Node | undefined): Speaker | undefined {
    const annotation = node && child(node, 'typeAnnotation');
    const values: string[] = [];
    const collect = (part: Node) => {
      if (part.type === 'TSLiteralType') values.push(literal(child(part, 'literal')) ?? '');
      for (const inner of parts(part)) collect(inner);
    };
    if (annotation) collect(annotation);
    const namespace = values.find(isNamespace);
    return namespace === undefined ? undefined : { namespace, factory: false };
  }

  function noteUse(call: Node, scope: Scope): void {
    const callee = child(call, 'callee');
    const isMethod = callee?.type === 'MemberExpression' && methods.includes(word(child(callee, 'property'), 'name'));
    const speaker = bare(isMethod ? child(callee, 'object') : callee);
    const name = word(speaker, 'name');
    const ofPage = speaker?.type === 'MemberExpression' && word(child(speaker, 'property'), 'name') === 't';
    const spoken = name ? scope.get(name) : ofPage ? FULL_KEYS : made(speaker, scope);
    if (spoken?.factory) return;
    const namespace = spoken?.namespace;
    const key = bare(children(call, 'arguments')[0]);
    if (namespace === undefined) {
      if (name === 't')
        uses.push({ at: call, problem: 'uses a translator whose namespace cannot be told: make it here, or type it' });
      return;
    }
    for (const option of choices(key)) {
      const fixed = (option && fixedTexts(option)) ?? (namespace === 'errors' ? ['', ''] : undefined);
      if (!fixed) {
        uses.push({
          at: call,
          problem: 'asks for a key that cannot be told: write it out, or as a template with its fixed part',
        });
        continue;
      }
      uses.push({ at: call, ...keyUse(namespace === '' ? fixed : [`${namespace}.${fixed[0]}`, ...fixed.slice(1)]) });
    }
  }
}

/** Every error code a module throws or lists in a `..._ERRORS` array: each has its sentence in the `errors` texts. */
export function errorCodesIn(program: Node): Use[] {
  const uses: Use[] = [];
  const add = (at: Node | undefined) => {
    const code = literal(at);
    if (at && code !== undefined) uses.push({ at, ...keyUse([`errors.${code}`]) });
  };
  walk(program, (node) => {
    if (node.type === 'NewExpression' && word(child(node, 'callee'), 'name') === 'AppError') {
      for (const choice of choices(children(node, 'arguments')[0])) add(choice);
    }
    if (node.type === 'VariableDeclarator' && /_ERRORS$/.test(word(child(node, 'id'), 'name'))) {
      const list = bare(child(node, 'init'));
      if (list?.type === 'ArrayExpression') for (const element of children(list, 'elements')) add(element);
    }
  });
  return uses;
}

function keyUse(texts: string[]): KeyUse {
  return { pattern: new RegExp(`^${texts.map(escaped).join('(.+)')}$`), shown: texts.join('*') };
}

/** An expression without `await`, `as` and brackets. */
function bare(node: Node | undefined): Node | undefined {
  if (!node || !wrappers.includes(node.type)) return node;
  return bare(child(node, 'argument') ?? child(node, 'expression'));
}

/** The values an expression may have: both arms of a choice. */
function choices(node: Node | undefined): (Node | undefined)[] {
  const plain = bare(node);
  if (plain?.type === 'ConditionalExpression') {
    return [child(plain, 'consequent'), child(plain, 'alternate')].flatMap(choices);
  }
  return [plain];
}

function fixedTexts(node: Node): string[] | undefined {
  const value = literal(node);
  if (value !== undefined) return [value];
  return node.type === 'TemplateLiteral' ? templateTexts(node) : undefined;
}

/** A text as a pattern that fits only itself. */
function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
