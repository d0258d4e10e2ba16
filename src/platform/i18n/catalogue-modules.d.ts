declare module 'virtual:catalogues' {
  const catalogues: Record<string, () => Promise<{ default: import('./sections.ts').Catalogue }>>;
  export default catalogues;
}
