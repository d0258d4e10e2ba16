import MagicString from 'magic-string';
import type { Plugin } from 'vite';

const SCREEN = /\/pages\/admin[.-]?/;
const OF_STAFF = /^Admin\w*Route/;

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** Routes are in the script of every page; `route-tree.gen.ts?staff` adds the back office's when it is loaded. */
export function staffRoutesPlugin(): Plugin {
  return {
    name: 'staff routes',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/route-tree\.gen\.ts(\?staff)?$/ },
      handler(code, id) {
        const text = new MagicString(code);
        const ofStaff = id.endsWith('?staff');
        const { body } = this.parse(code) as unknown as { body: Node[] };
        let found = 0;
        for (const node of body) {
          const staff = isOfStaff(node);
          if (staff) found++;
          if (staff !== ofStaff && !(ofStaff && isRootImport(node))) text.remove(node.start, node.end);
          if (!ofStaff)
            for (const property of rootChildOfStaff(node)) text.remove(property.start, endOf(property, code));
        }
        if (found === 0) throw new Error('The tree of routes has no back office.');
        if (ofStaff)
          text.append(
            `\nimport { routeTree } from './route-tree.gen.ts';\n` +
              'routeTree._addFileChildren({ ...routeTree.children, AdminRoute: AdminRouteWithChildren });\n',
          );
        return { code: text.toString(), map: text.generateMap({ hires: true }) };
      },
    },
  };
}

const sourceOf = (node: Node) => String((node.source as Node | null | undefined)?.value ?? '');
const isRootImport = (node: Node) => node.type === 'ImportDeclaration' && sourceOf(node).includes('/pages/__root.');
const declared = (node: Node): Node[] => (node.type === 'VariableDeclaration' ? (node.declarations as Node[]) : []);
const nameOf = (node: Node) => String((node.id as Node).name);

const isOfStaff = (node: Node): boolean =>
  node.type === 'ImportDeclaration'
    ? SCREEN.test(sourceOf(node))
    : declared(node).some((one) => OF_STAFF.test(nameOf(one)));

function rootChildOfStaff(node: Node): Node[] {
  const root = declared(node).find((one) => nameOf(one) === 'rootRouteChildren')?.init as Node | undefined;
  const properties = (root?.properties ?? []) as Node[];
  return properties.filter(({ key }) => OF_STAFF.test(String((key as Node).name)));
}

const endOf = ({ end }: Node, code: string) => (code[end] === ',' ? end + 1 : end);
