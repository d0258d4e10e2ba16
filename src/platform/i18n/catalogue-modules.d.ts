declare module 'virtual:catalogue/*' {
  const messages: Record<string, unknown>;
  export default messages;
}
