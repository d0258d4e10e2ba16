declare module 'virtual:catalogues' {
  /** By locale: what every page needs, and by namespace the way to `more`. */
  const catalogues: Record<string, () => Promise<{ default: unknown; more: Record<string, Load> }>>;
  type Load = () => Promise<{ default: unknown }>;
  export default catalogues;
}
