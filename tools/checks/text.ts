import { type Check, type Finding, isModule, isTest, type Project } from './project.ts';
import { child, children, lineAt, literal, type Node, parse, templateTexts, walk, word } from './syntax.ts';

const spokenAttributes =
  /^(aria-(label|description|roledescription|placeholder|valuetext)|title|alt|placeholder|label)$/;
const silentElements = ['script', 'style'];
const createElement = /^(createElement|h)$/;

/** Every text a person can read or hear comes from the catalogue; the gallery's samples show primitives, not the product. */
export const checkText: Check = (project) =>
  project.paths
    .filter((path) => path.startsWith('src/') && isModule(path) && !isTest(path) && !/(^|\/)gallery[./-]/.test(path))
    .flatMap((path) => textsIn(project, path));

function textsIn(project: Project, path: string): Finding[] {
  const { program, text } = parse(project, path);
  const found: Finding[] = [];
  const add = (node: Node, value: string) => {
    const shown = value.trim().replace(/\s+/g, ' ').slice(0, 40);
    found.push({ path, line: lineAt(text, node.start), says: `has the text "${shown}": put it into the catalogue` });
  };
  const judge = (node: Node | undefined) => {
    for (const { at, value } of node ? spoken(node) : []) if (/\p{L}/u.test(value)) add(at, value);
  };
  walk(program, (node) => {
    if (node.type === 'JSXElement') {
      const opening = child(node, 'openingElement');
      if (opening && silentElements.includes(word(child(opening, 'name'), 'name'))) return false;
    }
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const inner of children(node, 'children')) {
        if (inner.type === 'JSXText' && /\p{L}/u.test(word(inner, 'value'))) add(inner, word(inner, 'value'));
        if (inner.type === 'JSXExpressionContainer') judge(child(inner, 'expression'));
      }
    }
    if (node.type === 'JSXAttribute' && spokenAttributes.test(word(child(node, 'name'), 'name'))) {
      const value = child(node, 'value');
      judge(value?.type === 'JSXExpressionContainer' ? child(value, 'expression') : value);
    }
    if (node.type === 'CallExpression' && createElement.test(word(child(node, 'callee'), 'name'))) {
      for (const argument of children(node, 'arguments').slice(2)) judge(argument);
    }
    return undefined;
  });
  return found;
}

/** The fixed texts an expression can turn into. */
function spoken(node: Node): { at: Node; value: string }[] {
  const value = literal(node);
  if (value !== undefined) return [{ at: node, value }];
  if (node.type === 'TemplateLiteral') return [{ at: node, value: templateTexts(node).join(' ') }];
  const branches = ['ConditionalExpression', 'LogicalExpression', 'ParenthesizedExpression', 'BinaryExpression'];
  if (!branches.includes(node.type)) return [];
  if (node.type === 'BinaryExpression' && node.operator !== '+') return [];
  return ['consequent', 'alternate', 'left', 'right', 'expression'].flatMap((field) => {
    const part = child(node, field);
    return part ? spoken(part) : [];
  });
}
