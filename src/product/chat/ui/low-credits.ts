/** The next message but one cannot be paid. */
export const isLow = (member: { credits: number }, site: { message_credits: number }): boolean =>
  member.credits < 2 * site.message_credits;
