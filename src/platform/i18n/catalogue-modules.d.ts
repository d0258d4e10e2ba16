declare module 'virtual:catalogues' {
  type Load = () => Promise<{ default: unknown }>;
  /** By locale, then by namespace; `first` holds those that every page needs. */
  const catalogues: Record<string, Record<string, Load>>;
  export default catalogues;
}
