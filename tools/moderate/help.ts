import { BAN_REASONS } from '#product/accounts/bans/contract.ts';
import { REFUSED_GROUNDS, UPHELD_GROUNDS } from '#product/complaints/decisions/contract.ts';
import { PHOTO_REASONS } from '#product/media/contract.ts';
import { TEXT_REASONS } from '#product/members/texts/contract.ts';
import { RENAME_REASONS } from '#product/members/usernames/contract.ts';

export const HELP = `npm run moderate                                    asks, in a terminal
npm run moderate -- photos                          photos that wait, the longest waiting first
npm run moderate -- photo 12                        one photo, whatever its state
npm run moderate -- photo 12 accept
npm run moderate -- photo 12 reject --reason contact
npm run moderate -- texts                           texts of profiles that wait
npm run moderate -- text 40 accept
npm run moderate -- text 40 reject --reason contact
npm run moderate -- appeals
npm run moderate -- appeal 12 accept | keep         by the number of the photo
npm run moderate -- reports
npm run moderate -- report 3                        its evidence; that it was opened is written down
npm run moderate -- report 3 none | warn
npm run moderate -- report 3 photos --reason explicit [--only 12,13]
npm run moderate -- report 3 messages --reason rude [--only 812,813]
npm run moderate -- report 3 about | seeking --reason contact        the text of the profile, at once
npm run moderate -- report 3 ban --reason money --until 2026-12-24 | --for-good
npm run moderate -- complaints
npm run moderate -- complaint 3                     all of it; that it was opened is written down
npm run moderate -- complaint 3 none --ground no_breach --words "why, for who complained"
npm run moderate -- complaint 3 warn | done --ground terms --words "..."        done: by another order, or elsewhere
npm run moderate -- complaint 3 photos --reason explicit [--only 12,13] --ground law --words "..."
npm run moderate -- complaint 3 messages --reason rude [--only 812] --ground terms --words "..."    or about, seeking
npm run moderate -- complaint 3 ban --reason money --until 2026-12-24 | --for-good --ground law --words "..."
npm run moderate -- complaint-appeals               what is said against decisions about complaints
npm run moderate -- complaint-appeal 3 keep --words "..."           or none, warn, done, photos, messages, ban as above, instead
npm run moderate -- withdrawals                     from purchases: with order, price, time and what was spent of it
npm run moderate -- withdrawal W-7KQ2M9XA           one of them, whatever its state
npm run moderate -- withdrawal W-7KQ2M9XA accept [--sum 9.95] [--words "..."]     the money goes back, or has gone
npm run moderate -- withdrawal W-7KQ2M9XA refuse --words "why, for who withdrew"
npm run moderate -- transfers                       to our own accounts that wait for their money
npm run moderate -- transfer RF19KDL0000017 arrived --sum 9.95 --as ada    the money is on the account
npm run moderate -- bank-file statement.xml [--account 3]             what becomes of the money in it (camt.053, camt.054, CSV)
npm run moderate -- bank-file statement.xml --book --as ada           and gives the credits; the same money is counted once
npm run moderate -- entries                         money that fits no order, and what goes back
npm run moderate -- entry 12 assign [--reference RF19KDL0000017] --as ada     to the order that is proposed, or to this one
npm run moderate -- entry 12 sent-back --as ada     it was sent back at the bank, or what was too much was
npm run moderate -- transfer-refunds                what goes back by a transfer from our own accounts, and what the bank says of it
npm run moderate -- transfer-refund 7 account --iban NL.. --name "M. Bakker" --secret-file ada.key    where the account that paid is not known
npm run moderate -- payout-batch [--account 3]      what a file for the bank would pay now (pain.001)
npm run moderate -- payout-batch --book --to refunds.xml --secret-file bo.key     makes it; never with an account that its maker named
npm run moderate -- payout-batches                  files that were made
npm run moderate -- payout-batch 3 write --to refunds.xml --secret-file bo.key    the same file again
npm run moderate -- payout-batch 3 handed --secret-file bo.key        its file was given to the bank
npm run moderate -- payout-batch 3 refused --secret-file bo.key       the bank took none of it: it goes into another one
npm run moderate -- transfer-refund 7 returned --code AC04 --secret-file bo.key  the bank sent it back, and no file of it says so
npm run moderate -- payout-note 5 seen --as ada     of what the bank said of refunds
npm run moderate -- transfer-refund 7 sent-back --as ada              it was sent by hand, or no file of the bank names it
npm run moderate -- debits                          direct debits: what is due, and what waits for you
npm run moderate -- debit-batch [--account 3] [--until 2026-12-24]    what a file for the bank would collect now (pain.008)
npm run moderate -- debit-batch --book --to debits.xml --as ada       makes it; each debit is in one file
npm run moderate -- debit-batches                   files that were made
npm run moderate -- debit-batch 3 write --to debits.xml --as ada      the same file again
npm run moderate -- debit-batch 3 release --secret-file bo.key        above the company's sum: never by who made it; then write
npm run moderate -- debit-batch 3 booked --as ada   its money is on the account, and no file of the bank names it
npm run moderate -- debit-answer file.xml [--account 3]               what the bank says of them (pain.002, camt.054, camt.053)
npm run moderate -- debit-answer file.xml --book --as ada             and carries it out; the same is carried out once
npm run moderate -- debit 12 again | claim --as ada                   one more try; or it will not come
npm run moderate -- debit-note 5 seen --as ada      of what the bank said that fits no debit
npm run moderate -- claims                          what members owe for credits that a bank took the money back for
npm run moderate -- claim 3 waive --secret-file ada.key     they owe it no longer
npm run moderate -- staff                           who has a secret; "Ada" add shows hers once, "Ada" end takes it
npm run moderate -- staff "Ada" add | end
npm run moderate -- payment 1204 refund --sum 9.95 --reason fault --secret-file ada.key     above the company's sum of 24 hours it waits
npm run moderate -- refunds                         that wait for somebody else, and those on their way
npm run moderate -- refund 7 approve | refuse --secret-file bo.key     never by who asked for it
npm run moderate -- anomalies                       what providers said that does not fit, and who refuses our mails
npm run moderate -- anomaly 3/evt_1 close --as ada  it was looked at
npm run moderate -- message 812 remove --reason rude [--ground law]  both sides read that it was removed, its author why
npm run moderate -- message 812 restore             after an objection
npm run moderate -- about 1234 remove --reason contact | restore     by the number of the account; or seeking
npm run moderate -- signals                         texts with links, numbers or accounts, and copied photos, by how many got them
npm run moderate -- signal 812                      its words; that it was opened is written down
npm run moderate -- signal 812 done                 nothing has to follow, or it has
npm run moderate -- ban 1234 --reason rude --until 2026-12-24 | --for-good
npm run moderate -- lift 1234
npm run moderate -- log-out 1234                    ends all sessions of a member, whose account somebody else may be in
npm run moderate -- held                            new members with the address of somebody banned; let-in 1234, or ban
npm run moderate -- ban-appeals                     what members say against their bans
npm run moderate -- ban-appeal 1234 accept | keep   by the number of the account; accepting lifts the ban
npm run moderate -- rename 1234 --name "Nora" --reason rude         they are told by mail, and keep it for 30 days
npm run moderate -- refused fbl ada@example.com      called a mail spam; or bounce: refused one later. No more that need not come
npm run moderate -- log

--as ada            who decides; the user of this machine if not given
--secret-file f     where your secret lies: where staff have secrets, who decides of photos, texts, bans and complaints says it
--note "words"      for other staff, in the log
--site host         of photos, texts, reports, complaints, withdrawals and signals: one site only
--last 50           how many lines of a list, 1 to 1000
--picture 3fa94c1b  of a photo: only if it still shows this picture
--again             of a photo: also where it was decided before
--changed           of a text that was reported: also where it is another one by now
--alone             of an appeal, or to restore: also by the one who said no, removed, banned or decided, where there is nobody else
--ground law        of a complaint, or of what is removed: what the decision rests on
--words "..."       of a complaint or a withdrawal: the reasons, for who complained or withdrew, in the language they read
--sum 9.95          of a withdrawal: what goes back; else what its order says is due

Reasons of photos: ${PHOTO_REASONS.join(', ')}. Reasons of texts and messages: ${TEXT_REASONS.join(', ')}. Reasons of bans: ${BAN_REASONS.join(', ')}. Reasons of other names: ${RENAME_REASONS.join(', ')}; by request they may change it again.
Grounds for something to follow: ${UPHELD_GROUNDS.join(', ')}; for nothing: ${REFUSED_GROUNDS.join(', ')}.`;
