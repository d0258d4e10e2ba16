import { child, children, literal, type Node, parts, templateTexts, word } from './syntax.ts';

/** A place that asks for texts: the keys that fit, or why they cannot be told. */
export type Use = { at: Node } & ({ pattern: RegExp; shown: string } | { problem: string });

const makers = /^(useTranslations|createTranslator|getTranslator|translator|translatorFor|translatorOf)$/;
const methods = ['rich', 'markup', 'has', 'raw'];
const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];
const wrappers = [
  'AwaitExpression',
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'ParenthesizedExpression',
];

/** Names in reach and the namespaces their translators speak; `undefined` hides an outer name. */
class Scope {
  readonly #names = new Map<string, string | undefined>();
  readonly #outer: Scope | undefined;
  constructor(outer?: Scope) {
    this.#outer = outer;
  }
  set(name: string, namespace: string | undefined): void {
    this.#names.set(name, namespace);
  }
  get(name: string): string | undefined {
    return this.#names.has(name) ? this.#names.get(name) : this.#outer?.get(name);
  }
}

/** Every use of a translator in a module. `nouns` are the namespaces there are; a translator without one takes full keys. */
export function translationsIn(program: Node, nouns: string[]): Use[] {
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
      if (name) scope.set(name, madeNamespace(child(declarator, 'init')) ?? typedNamespace(child(declarator, 'id')));
    }
  }

  function bindParameter(parameter: Node, scope: Scope): void {
    const target = parameter.type === 'AssignmentPattern' ? child(parameter, 'left') : parameter;
    if (target?.type === 'Identifier') scope.set(word(target, 'name'), typedNamespace(target));
    if (target?.type !== 'ObjectPattern') return;
    const annotation = child(target, 'typeAnnotation');
    const type = annotation && child(annotation, 'typeAnnotation');
    for (const property of children(target, 'properties')) {
      const key = word(child(property, 'key'), 'name');
      const member = type && children(type, 'members').find((entry) => word(child(entry, 'key'), 'name') === key);
      const name = word(child(property, 'value'), 'name');
      if (name) scope.set(name, member && typedNamespace(member));
    }
  }

  /** The namespace of the translator an expression makes, '' for one that takes full keys. */
  function madeNamespace(expression: Node | undefined): string | undefined {
    const made = bare(expression);
    if (made?.type !== 'CallExpression' || !makers.test(word(child(made, 'callee'), 'name'))) return undefined;
    for (const argument of children(made, 'arguments')) {
      const candidates =
        argument.type === 'ObjectExpression'
          ? children(argument, 'properties')
              .filter((property) => word(child(property, 'key'), 'name') === 'namespace')
              .map((property) => child(property, 'value'))
          : [argument];
      for (const candidate of candidates) {
        const value = literal(bare(candidate));
        if (value !== undefined && nouns.includes(value.split('.')[0] ?? '')) return value;
      }
    }
    return '';
  }

  /** The namespace a type annotation names, as in `t: Translator<'chat'>`. */
  function typedNamespace(node: Node | undefined): string | undefined {
    const annotation = node && child(node, 'typeAnnotation');
    const values: string[] = [];
    const collect = (part: Node) => {
      if (part.type === 'TSLiteralType') values.push(literal(child(part, 'literal')) ?? '');
      for (const inner of parts(part)) collect(inner);
    };
    if (annotation) collect(annotation);
    return values.find((value) => nouns.includes(value.split('.')[0] ?? ''));
  }

  function noteUse(call: Node, scope: Scope): void {
    const callee = child(call, 'callee');
    const isMethod = callee?.type === 'MemberExpression' && methods.includes(word(child(callee, 'property'), 'name'));
    const speaker = bare(isMethod ? child(callee, 'object') : callee);
    const name = word(speaker, 'name');
    const namespace = speaker?.type === 'CallExpression' ? madeNamespace(speaker) : name ? scope.get(name) : undefined;
    const key = bare(children(call, 'arguments')[0]);
    if (namespace === undefined) {
      if (name === 't')
        uses.push({ at: call, problem: 'uses a translator whose namespace cannot be told: make it here, or type it' });
      return;
    }
    for (const option of key ? choices(key) : [undefined]) {
      const fixed = option && fixedTexts(option);
      if (!fixed) {
        uses.push({
          at: call,
          problem: 'asks for a key that cannot be told: write it out, or as a template such as `group.${name}`',
        });
        continue;
      }
      const texts = namespace === '' ? fixed : [`${namespace}.${fixed[0]}`, ...fixed.slice(1)];
      const shown = texts.join('*');
      uses.push({ at: call, pattern: new RegExp(`^${texts.map(escaped).join('.+')}$`), shown });
    }
  }
}

/** An expression without `await`, `as` and brackets. */
function bare(node: Node | undefined): Node | undefined {
  if (!node || !wrappers.includes(node.type)) return node;
  return bare(child(node, 'argument') ?? child(node, 'expression'));
}

/** The values an expression may have: both arms of a choice. */
function choices(node: Node): (Node | undefined)[] {
  const plain = bare(node);
  if (plain?.type === 'ConditionalExpression') {
    return [child(plain, 'consequent'), child(plain, 'alternate')].flatMap((arm) => (arm ? choices(arm) : [undefined]));
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
