import { type Check, isModule } from './project.ts';
import { child, parse } from './syntax.ts';

/** No file exists only to pass on what others export: an import names the file that has the thing. */
export const checkBarrels: Check = (project) =>
  project.paths
    .filter((path) => isModule(path))
    .flatMap((path) => {
      const { program } = parse(project, path);
      const statements = Array.isArray(program.body) ? program.body : [];
      const passes = statements.filter(
        (statement) =>
          statement.type === 'ExportAllDeclaration' ||
          (statement.type === 'ExportNamedDeclaration' && !child(statement, 'declaration')),
      );
      const everything = statements.some((statement) => statement.type === 'ExportAllDeclaration');
      const own = statements.some((statement) => statement.type !== 'ImportDeclaration' && !passes.includes(statement));
      if (everything) return [{ path, says: 'exports everything of another file: import from that file instead' }];
      if (passes.length > 0 && !own)
        return [{ path, says: 'only passes on what others export: import from them instead' }];
      return [];
    });
