import { controller, raw, read, write } from '#platform/http/route.ts';
import type { Module } from '#platform/module.ts';
import * as booksContract from './books/contract.ts';
import { sendVatFile } from './books/send-vat-file.ts';
import { enterRate, show as showBooks } from './books/vat.ts';
import { list as listWaiting, open as openWaiting } from './cases/cases.ts';
import * as casesContract from './cases/contract.ts';
import {
  decideCase,
  listCases,
  openCase,
  previewLetter,
  showComplaintPicture,
  showDecided,
  undoCase,
} from './cases/contract.ts';
import { decide as decideWaiting, undo as undoDecided } from './cases/decide.ts';
import { preview } from './cases/preview.ts';
import { showDecidedCase } from './cases/show-decided.ts';
import { showPicture } from './cases/show-picture.ts';
import { list as listDebts, waive } from './claims/claims.ts';
import * as claimsContract from './claims/contract.ts';
import * as codes from './codes/codes.ts';
import * as codesContract from './codes/contract.ts';
import { changeDiscountCode, listDiscountCodes, makeDiscountCode } from './codes/contract.ts';
import * as companies from './companies/companies.ts';
import * as companiesContract from './companies/contract.ts';
import { addCompany, changeCompany, listCompanies } from './companies/contract.ts';
import { changeBatch, makeBatch } from './debits/change-batch.ts';
import * as debitsContract from './debits/contract.ts';
import * as debits from './debits/debits.ts';
import { sendAnswer } from './debits/send-answer.ts';
import { sendBatch } from './debits/send-batch.ts';
import * as deskContract from './desk/contract.ts';
import { showDesk } from './desk/contract.ts';
import { show } from './desk/desk.ts';
import * as disputesContract from './disputes/contract.ts';
import { list as listDisputes, openOne as openDispute } from './disputes/disputes.ts';
import { sendEvidence } from './disputes/send-evidence.ts';
import { addPhoto, orderPhotos, removePhoto } from './fictional/add-photo.ts';
import * as fictionalContract from './fictional/contract.ts';
import * as fictional from './fictional/fictional.ts';
import * as findingsContract from './findings/contract.ts';
import * as findings from './findings/findings.ts';
import * as hostsContract from './hosts/contract.ts';
import { addHost, checkHost, listHosts } from './hosts/contract.ts';
import * as hosts from './hosts/hosts.ts';
import { answer, answerTruth, note } from './inbox/answer.ts';
import * as inboxContract from './inbox/contract.ts';
import { answerInbox, answerTruly, listInbox, noteInbox, openInbox } from './inbox/contract.ts';
import { list as listChats } from './inbox/inbox.ts';
import { openChat } from './inbox/open-chat.ts';
import * as invitesContract from './invites/contract.ts';
import * as invites from './invites/invites.ts';
import * as leasesContract from './leases/contract.ts';
import { releaseLeases, renewLeases } from './leases/contract.ts';
import { forgetOldLeases, release, renew } from './leases/leases.ts';
import * as logContract from './log/contract.ts';
import { listLog } from './log/contract.ts';
import { list } from './log/log.ts';
import * as mailsContract from './mail-texts/contract.ts';
import * as mails from './mail-texts/mail-texts.ts';
import { previewMail, tryMail } from './mail-texts/try-mail.ts';
import * as membersContract from './members/contract.ts';
import {
  banMember as banMemberCall,
  changeMemberMail,
  findMembers,
  grantToMember,
  helpMember,
  liftMemberBan,
  openMember,
  renameMember,
  showMemberEmail,
} from './members/contract.ts';
import { find } from './members/find.ts';
import { banMember, changeMail, giveName, grant, help, liftBan } from './members/help.ts';
import { open, showEmail } from './members/members.ts';
import * as newsContract from './news/contract.ts';
import * as news from './news/news.ts';
import * as numbersContract from './numbers/contract.ts';
import { downloadNumbers, showNumbers } from './numbers/contract.ts';
import { download } from './numbers/download.ts';
import { show as showCounted } from './numbers/numbers.ts';
import * as pagesContract from './pages/contract.ts';
import * as pages from './pages/pages.ts';
import { askAgain } from './payments/ask-again.ts';
import * as paymentsContract from './payments/contract.ts';
import * as payments from './payments/payments.ts';
import { changeBatch as changePayouts, makeBatch as makePayouts } from './payouts/change-batch.ts';
import * as payoutsContract from './payouts/contract.ts';
import { listLines } from './payouts/list-lines.ts';
import * as payouts from './payouts/payouts.ts';
import { sendBatch as sendPayouts } from './payouts/send-batch.ts';
import { sendLines } from './payouts/send-lines.ts';
import * as photosContract from './photos/contract.ts';
import { decidePhotos, takePhotos, undoPhotos } from './photos/contract.ts';
import { decide, undo } from './photos/decide.ts';
import { take } from './photos/photos.ts';
import * as pricesContract from './prices/contract.ts';
import { saveSitePrices } from './prices/contract.ts';
import * as prices from './prices/prices.ts';
import * as providersContract from './providers/contract.ts';
import {
  addProviderAccount,
  changeProviderAccount,
  listProviderAccounts,
  testProviderAccount,
} from './providers/contract.ts';
import * as providers from './providers/providers.ts';
import * as settingsContract from './settings/contract.ts';
import { goBackToVersion, listSiteVersions, saveSiteSettings, showSiteSettings } from './settings/contract.ts';
import * as settings from './settings/settings.ts';
import { forgetOldSetup } from './setup/make-setup-code.ts';
import * as staffContract from './staff/contract.ts';
import * as staff from './staff/staff.ts';
import * as transfersContract from './transfers/contract.ts';
import { findOrders } from './transfers/guesses-for.ts';
import { sendFile } from './transfers/send-file.ts';
import * as transfers from './transfers/transfers.ts';

export const backoffice: Module = {
  name: 'backoffice',
  about: 'Back office: what staff decide, look at and set',
  contracts: [
    casesContract,
    deskContract,
    leasesContract,
    logContract,
    membersContract,
    numbersContract,
    paymentsContract,
    settingsContract,
    hostsContract,
    pricesContract,
    codesContract,
    photosContract,
    staffContract,
    pagesContract,
    mailsContract,
    companiesContract,
    providersContract,
    inboxContract,
    invitesContract,
    newsContract,
    fictionalContract,
    transfersContract,
    debitsContract,
    payoutsContract,
    booksContract,
    disputesContract,
    claimsContract,
    findingsContract,
  ],
  routes: [
    read(showDesk, show),
    read(listCases, listWaiting),
    write(openCase, openWaiting),
    read(showDecided, showDecidedCase),
    write(previewLetter, preview),
    write(decideCase, decideWaiting),
    write(undoCase, undoDecided),
    raw(showComplaintPicture, showPicture),
    read(listLog, list),
    read(findMembers, find),
    write(openMember, open),
    write(showMemberEmail, showEmail),
    write(helpMember, help),
    write(changeMemberMail, changeMail),
    controller(renameMember, giveName),
    write(grantToMember, grant),
    write(banMemberCall, banMember),
    write(liftMemberBan, liftBan),
    read(paymentsContract.listStaffPayments, payments.listPayments),
    write(paymentsContract.openPayment, payments.openPayment),
    write(paymentsContract.refundPayment, payments.refund),
    controller(paymentsContract.askProvider, askAgain),
    write(paymentsContract.decideRefundRequest, payments.decide),
    read(showNumbers, showCounted),
    raw(downloadNumbers, download),
    read(transfersContract.listBankLines, transfers.list),
    write(transfersContract.openBankLine, transfers.openLine),
    read(transfersContract.findTransferOrders, findOrders),
    write(transfersContract.decideBankLine, transfers.decideLine),
    controller(transfersContract.sendBankFile, sendFile),
    read(debitsContract.listDebits, debits.list),
    write(debitsContract.makeDebitBatch, makeBatch),
    write(debitsContract.changeDebitBatch, changeBatch),
    raw(debitsContract.downloadDebitBatch, sendBatch),
    write(debitsContract.decideBackDebit, debits.decideBack),
    write(debitsContract.seeDebitNote, debits.seeNote),
    controller(debitsContract.sendDebitAnswer, sendAnswer),
    read(payoutsContract.listPayouts, payouts.list),
    write(payoutsContract.makePayoutBatch, makePayouts),
    write(payoutsContract.changePayoutBatch, changePayouts),
    raw(payoutsContract.downloadPayoutBatch, sendPayouts),
    read(payoutsContract.listPayoutLines, listLines),
    raw(payoutsContract.downloadPayoutLines, sendLines),
    write(payoutsContract.returnPayout, payouts.returnLine),
    write(payoutsContract.namePayoutAccount, payouts.nameAccountOf),
    write(payoutsContract.seePayoutNote, payouts.seeNote),
    read(claimsContract.listDebts, listDebts),
    write(claimsContract.waiveDebt, waive),
    read(findingsContract.listFindings, findings.list),
    write(findingsContract.seeFinding, findings.see),
    write(findingsContract.closeProviderAnomaly, findings.closeOne),
    read(disputesContract.listDisputes, listDisputes),
    write(disputesContract.openDispute, openDispute),
    raw(disputesContract.downloadEvidence, sendEvidence),
    read(booksContract.showVat, showBooks),
    write(booksContract.setVatRate, enterRate),
    raw(booksContract.downloadVat, sendVatFile),
    write(renewLeases, renew),
    write(releaseLeases, release),
    read(showSiteSettings, settings.show),
    write(saveSiteSettings, settings.save),
    read(listSiteVersions, settings.listVersions),
    write(goBackToVersion, settings.restore),
    read(listHosts, hosts.list),
    read(checkHost, hosts.check),
    write(addHost, hosts.add),
    write(saveSitePrices, prices.save),
    read(listDiscountCodes, codes.list),
    write(makeDiscountCode, codes.make),
    write(changeDiscountCode, codes.change),
    write(takePhotos, take),
    write(decidePhotos, decide),
    write(undoPhotos, undo),
    read(newsContract.listSiteNews, news.listNews),
    read(newsContract.previewNews, news.previewMail),
    write(newsContract.tryNews, news.mailToSelf),
    write(newsContract.sendNews, news.sendNews),
    write(newsContract.stopNews, news.stopNews),
    read(invitesContract.listStaffInvites, invites.listInvites),
    write(invitesContract.makeStaffInvites, invites.makeInvites),
    write(invitesContract.changeStaffInvite, invites.changeInvite),
    read(pagesContract.listSitePages, pages.listPages),
    read(pagesContract.showSitePage, pages.showPage),
    read(pagesContract.previewSitePage, pages.previewPage),
    write(pagesContract.saveSitePage, pages.savePage),
    write(pagesContract.giveBackSitePage, pages.giveBackPage),
    write(pagesContract.restoreSitePage, pages.restorePage),
    read(mailsContract.listSiteMails, mails.listMails),
    read(mailsContract.showSiteMail, mails.showMail),
    read(mailsContract.previewSiteMail, previewMail),
    write(mailsContract.trySiteMail, tryMail),
    write(mailsContract.saveSiteMail, mails.saveMail),
    write(mailsContract.giveBackSiteMail, mails.giveBackMail),
    write(mailsContract.restoreSiteMail, mails.restoreMail),
    read(staffContract.listColleagues, staff.listStaff),
    write(staffContract.inviteColleague, staff.invite),
    write(staffContract.changeColleague, staff.change),
    write(staffContract.endColleagueAccount, staff.end),
    write(staffContract.inviteColleagueAgain, staff.mailAgain),
    write(staffContract.requestFactorReset, staff.askReset),
    write(staffContract.decideFactor, staff.decideReset),
    read(listCompanies, companies.list),
    write(addCompany, companies.add),
    write(changeCompany, companies.change),
    read(listProviderAccounts, providers.list),
    write(addProviderAccount, providers.add),
    write(changeProviderAccount, providers.change),
    read(testProviderAccount, providers.test),
    read(listInbox, listChats),
    write(openInbox, openChat),
    write(answerInbox, answer),
    write(answerTruly, answerTruth),
    write(noteInbox, note),
    read(fictionalContract.listFictional, fictional.list),
    read(fictionalContract.showFictionalProfile, fictional.show),
    write(fictionalContract.makeFictional, fictional.make),
    write(fictionalContract.saveFictional, fictional.save),
    controller(fictionalContract.addFictionalPhoto, addPhoto),
    write(fictionalContract.orderFictionalPhotos, orderPhotos),
    write(fictionalContract.removeFictionalPhoto, removePhoto),
  ],
  schedules: [
    {
      name: 'case-leases-old',
      cron: '23 * * * *',
      does: 'gives cases back that nobody of the staff works on',
      run: forgetOldLeases,
    },
    {
      name: 'setup-over',
      cron: '37 * * * *',
      does: 'deletes a first setup that nobody went on with',
      run: forgetOldSetup,
    },
  ],
};
