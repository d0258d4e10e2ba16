import { type Check, isModule, isTest } from './project.ts';
import { lineAt, parse, walk, word } from './syntax.ts';

/** The product's links begin with the origin of the site they are about, never with PUBLIC_URL, which is one brand's. */
export const checkOrigins: Check = (project) =>
  project.paths
    .filter((path) => path.startsWith('src/product/') && isModule(path) && !isTest(path))
    .flatMap((path) => {
      const { program, text } = parse(project, path);
      const lines = new Set<number>();
      walk(program, (node) => {
        const name = node.type === 'Literal' ? word(node, 'value') : word(node, 'name');
        if (name === 'publicUrl' || name === 'PUBLIC_URL') lines.add(lineAt(text, node.start));
      });
      return [...lines].map((line) => ({ path, line, says: 'takes PUBLIC_URL: a site has its own `origin`' }));
    });
