/** A part of PostgreSQL's own form of a parsed statement (`pg_node_tree`): a word, nothing, a list, or a node. */
export type Tree = string | null | Tree[] | TreeNode;
export interface TreeNode {
  tag: string;
  fields: Map<string, Tree>;
}

/** Reads `{TAG :field value ...}`, `(list)`, `<>` and words, in which a backslash takes the next character as it is. */
export function readTree(text: string): Tree {
  const tokens = text.match(/[(){}]|(?:\\[\s\S]|[^\s(){}\\])+/g) ?? [];
  let at = 0;
  const read = (): Tree => {
    const token = tokens[at++];
    if (token === undefined) throw new Error('The tree ends in the middle.');
    if (token === '(') return items(')');
    if (token === '{') return node();
    return token === '<>' ? null : token.replace(/\\([\s\S])/g, '$1');
  };
  const items = (end: string): Tree[] => {
    const found: Tree[] = [];
    while (tokens[at] !== end) found.push(read());
    at += 1;
    return found;
  };
  const node = (): TreeNode => {
    const tag = tokens[at++] ?? '';
    const fields = new Map<string, Tree>();
    while (tokens[at] !== '}') {
      const name = (tokens[at++] ?? '').slice(1);
      const values: Tree[] = [];
      while (tokens[at] !== '}' && !tokens[at]?.startsWith(':')) values.push(read());
      fields.set(name, values.length === 1 ? (values[0] ?? null) : values);
    }
    at += 1;
    return { tag, fields };
  };
  return read();
}

export const isNode = (tree: Tree | undefined): tree is TreeNode =>
  typeof tree === 'object' && tree !== null && !Array.isArray(tree);

/** A field that holds one node. */
export function nodeIn(node: TreeNode | undefined, field: string): TreeNode | undefined {
  const value = node?.fields.get(field);
  return isNode(value) ? value : undefined;
}

/** The nodes in a field that holds a list, and in lists within it. */
export function nodesIn(node: TreeNode | undefined, field: string): TreeNode[] {
  const value = node?.fields.get(field);
  return Array.isArray(value) ? nodesOf(value) : [];
}

const nodesOf = (tree: Tree): TreeNode[] => (Array.isArray(tree) ? tree.flatMap(nodesOf) : isNode(tree) ? [tree] : []);

/** A field that holds one word or number. */
export function wordIn(node: TreeNode | undefined, field: string): string {
  const value = node?.fields.get(field);
  return typeof value === 'string' ? value : '';
}

export const numberIn = (node: TreeNode | undefined, field: string): number => Number(wordIn(node, field));

/** All nodes directly below one. */
export const below = (node: TreeNode): TreeNode[] => [...node.fields.values()].flatMap(nodesOf);
