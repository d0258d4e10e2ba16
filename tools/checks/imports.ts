import { packageProblem, platformProblem } from './browser.ts';
import { features, type Place, placeOf } from './places.ts';
import { type Check, type Finding, isModule, isTest, type Project } from './project.ts';
import { importsOf, resolve } from './syntax.ts';

/** Every import in src/ points where its layer and its feature may look. */
export const checkImports: Check = (project) =>
  project.paths
    .filter((path) => path.startsWith('src/') && isModule(path) && !isTest(path))
    .flatMap((path) =>
      importsOf(project, path).flatMap(({ specifier, line }) => judge(project, path, specifier, line)),
    );

function judge(project: Project, path: string, specifier: string, line: number): Finding[] {
  const target = resolve(path, specifier);
  const from = placeOf(path);
  const says = target === undefined ? packageRule(from, specifier) : pathRule(project, from, path, target);
  return says ? [{ path, line, says: `imports ${specifier}: ${says}` }] : [];
}

function packageRule(from: Place, specifier: string): string | undefined {
  return runsInBrowser(from) ? packageProblem(specifier) : undefined;
}

function pathRule(project: Project, from: Place, path: string, target: string): string | undefined {
  const to = placeOf(target);
  if (to.area === 'tests' || to.area === 'scripts' || isTest(target)) return 'the product knows no test and no script';
  if (/\.tsx?$/.test(target) && !isGenerated(target) && !project.has(target)) return 'there is no such file';
  if (to.area === 'demo' && from.area !== 'demo' && from.area !== 'app') return 'only src/app may know the demo';
  if (to.area === 'locales') return runsInBrowser(from) ? 'texts come through the translations' : undefined;
  if (to.area === 'platform' && runsInBrowser(from)) return platformProblem(project, target);
  if (from.area === 'app') return undefined;
  if (from.area === 'demo')
    return oneOf(to, ['demo', 'product', 'platform'], 'the demo knows the product and the platform');
  if (from.area === 'platform') return oneOf(to, ['platform'], 'the platform knows only itself');
  if (from.area === 'design') return oneOf(to, ['design', 'platform'], 'the design knows no product');
  if (from.area === 'pages') return pagesRule(path, target, to);
  if (from.area === 'product') return productRule(from, to, path.endsWith('/queries.ts'));
  return 'src holds main.ts, app, product, pages, design, platform and demo only';
}

/** The screens of the back office, and the guard that they share. */
const GUARD = 'src/pages/-shell/staff-only.ts';
const isStaffPage = (path: string) => path === GUARD || /^src\/pages\/admin[.\w$-]*\.tsx$/.test(path);

function pagesRule(path: string, target: string, to: Place): string | undefined {
  const staffOnly = target === GUARD || (to.area === 'product' && to.feature === 'backoffice');
  if (staffOnly && !isStaffPage(path)) return 'members load nothing of the back office';
  if (to.area === 'product' && to.file !== 'ui' && to.file !== 'contract') return 'pages know ui and contracts only';
  return oneOf(to, ['pages', 'product', 'design', 'platform'], 'pages know ui, contracts, design and platform only');
}

type ProductPlace = Extract<Place, { area: 'product' }>;

function productRule(from: ProductPlace, to: Place, queries: boolean): string | undefined {
  if (to.area === 'platform') return undefined;
  if (to.area === 'design') return from.file === 'ui' ? undefined : 'only ui is made of design';
  if (to.area !== 'product') return `the product does not know src/${to.area}`;
  const same = from.feature === to.feature;
  const lower = features.indexOf(to.feature) < features.indexOf(from.feature);
  if (from.file === 'ui') {
    if (!same && !lower) return `${from.feature} is below ${to.feature} and cannot know it: pages compose them`;
    return to.file === 'ui' || to.file === 'contract' ? undefined : 'ui knows ui and contracts, not the server';
  }
  if (from.file === 'contract' && to.file !== 'contract') return 'a contract knows contracts only';
  if (same) return to.file === 'ui' ? 'the server knows no ui' : undefined;
  if (queries && to.file === 'tables') return undefined;
  if (!lower) return `${from.feature} is below ${to.feature} and cannot know it`;
  const open = to.file === 'operations' || to.file === 'contract';
  return open ? undefined : `of ${to.feature}, only ${to.feature}.ts and contract.ts are open to other features`;
}

function runsInBrowser(place: Place): boolean {
  if (place.area === 'product') return place.file === 'ui' || place.file === 'contract';
  return place.area === 'pages' || place.area === 'design';
}

function oneOf(to: Place, areas: Place['area'][], says: string): string | undefined {
  return areas.includes(to.area) ? undefined : says;
}

function isGenerated(path: string): boolean {
  return /\.(gen|d)\.ts$/.test(path);
}
