import { type Check, type Finding, isModule, isTest, type Project } from './project.ts';
import { lineAt } from './syntax.ts';

const LIST = 'src/app/payment-providers.ts';

/** A payment provider is a folder and its line in THE list: nothing else of the product knows it by name or reaches into it. */
export const checkPaymentProviders: Check = (project) => {
  const providers = project.has(LIST) ? thirdParties(project.read(LIST)) : [];
  return project.paths
    .filter((path) => (path.startsWith('src/') && isModule(path) && !isTest(path)) || isText(path))
    .filter((path) => path !== LIST)
    .flatMap((path) => providers.flatMap((provider) => namesIn(project, path, provider)));
};

const isText = (path: string) => path.startsWith('locales/') || path.endsWith('/routines.sql');

/** The folders of `import { X } from '#product/payments/x/x.ts'`; our own ways to pay are no third parties, and may be known. */
export const thirdParties = (list: string): string[] =>
  [...list.matchAll(/'#product\/payments\/([\w-]+)\/([\w-]+)\.ts'/g)].flatMap(([, folder = '', file]) =>
    folder === file ? [folder] : [],
  );

function namesIn(project: Project, path: string, provider: string): Finding[] {
  if (path.startsWith(`src/product/payments/${provider}/`)) return [];
  const text = project.read(path);
  const lines = new Set([...text.matchAll(nameOf(provider))].map(({ index }) => lineAt(text, index)));
  return [...lines].map((line) => ({
    path,
    line,
    says: `knows ${provider}: a provider is its folder and its line in ${LIST}; what others need of it, its ProviderKind says`,
  }));
}

/** `adyen`, `Adyen`, `ADYEN_KEY` and `readAdyen`, and no `adyens`. */
const nameOf = (provider: string): RegExp => {
  const capital = provider.charAt(0).toUpperCase() + provider.slice(1);
  return new RegExp(
    `(?<![a-zA-Z-])${provider}(?![a-z])|${capital}(?![a-z])|(?<![A-Z])${provider.toUpperCase()}(?![A-Z])`,
    'g',
  );
};
