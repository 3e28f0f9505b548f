import { inEveryLanguage } from './in-every-language';
import type { Paper } from './paper';
import { bankOmbudsman, cyberFraudLetter, insuranceOmbudsman } from './papers/bank-papers';
import { chequeBounceNotice } from './papers/cheque-bounce-notice';
import { consumerComplaint } from './papers/consumer-complaint';
import { depositDemand } from './papers/deposit-demand';
import { domesticViolenceFacts, maintenanceApplication, mutualDivorceTerms, simpleWill } from './papers/family-papers';
import { moneyDemand } from './papers/money-demand';
import { noticeToVacate } from './papers/notice-to-vacate';
import { applicationToMagistrate, complaintToSuperintendent, policeComplaint } from './papers/police-papers';
import { leaveAndLicence, nameChangeAffidavit, reraComplaint } from './papers/property-papers';
import { replyToNotice } from './papers/reply-to-notice';
import { rtiApplication, rtiFirstAppeal, rtiSecondAppeal } from './papers/rti-application';
import { salaryDemand } from './papers/salary-demand';
import { internalCommittee, labourComplaint, resignation } from './papers/work-papers';

export { choosePaper, valuesFrom, type ToldFacts } from './choose';
export { forgetValues, leaveValues, valuesLeft } from './hand-over';
export { fillPaper, type FilledPaper } from './fill';
export type { Paper, PaperField, PaperLanguage, PaperValues, Words } from './paper';

/** Every paper that can be written, in the order in which they are listed. */
export const papers: readonly Paper[] = [
  chequeBounceNotice,
  depositDemand,
  salaryDemand,
  moneyDemand,
  replyToNotice,
  noticeToVacate,
  rtiApplication,
  rtiFirstAppeal,
  rtiSecondAppeal,
  policeComplaint,
  complaintToSuperintendent,
  applicationToMagistrate,
  cyberFraudLetter,
  consumerComplaint,
  internalCommittee,
  domesticViolenceFacts,
  maintenanceApplication,
  labourComplaint,
  reraComplaint,
  bankOmbudsman,
  insuranceOmbudsman,
  leaveAndLicence,
  simpleWill,
  nameChangeAffidavit,
  mutualDivorceTerms,
  resignation,
].map(inEveryLanguage);

/** The paper at an address, undefined for an unknown one. */
export const paperOf = (id: string): Paper | undefined => papers.find((paper) => paper.id === id);
