import { controller, raw, read, write } from '#platform/http/route.ts';
import type { Module } from '#platform/module.ts';
import * as booksContract from './books/contract.ts';
import { sendVatFile } from './books/send-vat-file.ts';
import { enterRate, show as showBooks } from './books/vat.ts';
import { list as listWaiting, open as openWaiting } from './cases/cases.ts';
import * as casesContract from './cases/contract.ts';
import { decideCase, listCases, openCase, previewLetter, showComplaintPicture } from './cases/contract.ts';
import { decide as decideWaiting } from './cases/decide.ts';
import { preview } from './cases/preview.ts';
import { showPicture } from './cases/show-picture.ts';
import { list as listDebts, waive } from './claims/claims.ts';
import * as claimsContract from './claims/contract.ts';
import * as codes from './codes/codes.ts';
import * as codesContract from './codes/contract.ts';
import { changeDiscountCode, listDiscountCodes, makeDiscountCode } from './codes/contract.ts';
import * as deskContract from './desk/contract.ts';
import { showDesk } from './desk/contract.ts';
import { show } from './desk/desk.ts';
import * as disputesContract from './disputes/contract.ts';
import { list as listDisputes, openOne as openDispute } from './disputes/disputes.ts';
import { sendEvidence } from './disputes/send-evidence.ts';
import * as findingsContract from './findings/contract.ts';
import * as findings from './findings/findings.ts';
import * as hostsContract from './hosts/contract.ts';
import { addHost, checkHost, listHosts } from './hosts/contract.ts';
import * as hosts from './hosts/hosts.ts';
import * as leasesContract from './leases/contract.ts';
import { releaseLeases, renewLeases } from './leases/contract.ts';
import { forgetOldLeases, release, renew } from './leases/leases.ts';
import * as logContract from './log/contract.ts';
import { listLog } from './log/contract.ts';
import { list } from './log/log.ts';
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
import { askAgain } from './payments/ask-again.ts';
import * as paymentsContract from './payments/contract.ts';
import * as payments from './payments/payments.ts';
import * as photosContract from './photos/contract.ts';
import { decidePhotos, takePhotos, undoPhotos } from './photos/contract.ts';
import { decide, undo } from './photos/decide.ts';
import { take } from './photos/photos.ts';
import * as pricesContract from './prices/contract.ts';
import { saveSitePrices } from './prices/contract.ts';
import * as prices from './prices/prices.ts';
import * as settingsContract from './settings/contract.ts';
import { goBackToVersion, listSiteVersions, saveSiteSettings, showSiteSettings } from './settings/contract.ts';
import * as settings from './settings/settings.ts';
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
    paymentsContract,
    settingsContract,
    hostsContract,
    pricesContract,
    codesContract,
    photosContract,
    transfersContract,
    booksContract,
    disputesContract,
    claimsContract,
    findingsContract,
  ],
  routes: [
    read(showDesk, show),
    read(listCases, listWaiting),
    write(openCase, openWaiting),
    write(previewLetter, preview),
    write(decideCase, decideWaiting),
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
    read(transfersContract.listBankLines, transfers.list),
    write(transfersContract.openBankLine, transfers.openLine),
    read(transfersContract.findTransferOrders, findOrders),
    write(transfersContract.decideBankLine, transfers.decideLine),
    controller(transfersContract.sendBankFile, sendFile),
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
  ],
  schedules: [{ name: 'case-leases-old', cron: '23 * * * *', run: forgetOldLeases }],
};
