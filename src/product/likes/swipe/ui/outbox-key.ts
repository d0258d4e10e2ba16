/** Under which key a browser keeps a member's decisions in the game that were not sent yet. */
export const outboxKey = (member: number): string => `swipe-outbox:${member}`;
