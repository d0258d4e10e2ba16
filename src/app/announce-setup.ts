/** For who stands at the terminal, and in no line of the log. */
export function announceSetup(publicUrl: string, code: string): void {
  console.log(
    `\nNobody works here yet. Open ${publicUrl}/setup and give the code ${code}: it is good for an hour and five tries. Another one: npm run cli -- setup code`,
  );
}
