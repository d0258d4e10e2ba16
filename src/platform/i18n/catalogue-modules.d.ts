declare module 'virtual:catalogues' {
  /** All messages of a language, by locale. */
  const catalogues: Record<string, () => Promise<{ default: import('./sections.ts').Catalogue }>>;
  export default catalogues;
}
