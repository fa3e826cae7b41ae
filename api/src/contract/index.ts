/**
 * Everything of the API that a front end may know: its paths and shapes (generated from its OpenAPI document), the
 * events it pushes, the limits it enforces, the codes of its errors and the one taxonomy. Imports nothing outside this
 * folder.
 *
 * Limits have a module for each domain, and options one for each screen: a page loads only the modules that it uses.
 */
export { pauseAfter, type Backoff } from './backoff';
export { calendarDayText, dateText, timeAgo, type DateStyle } from './date-text';
export { changeText, chartPoints, countText, durationText, rangeText, stepTitles } from './figure-text';
export { fullName } from './full-name';
export { shellArea } from './limits/areas';
export { fillerName, headerLinks, placed, slotFillers, type AreaLink, type SlotFiller } from './navigation/navigation';
export { plainText } from './plain-text';
export { amountText, moneyText, priceText, priceUnitLabel, priceUnits, withCommas, withUnit } from './prices';
export { firstCharacter, wholeCharacters } from './whole-characters';
export type * from './named-types';
export type { LiveEvents } from './live-events';

export { auditActions, type AuditAction } from './audit-actions';
export {
  emailLimits,
  locationLimits,
  nameLimits,
  passwordLimits,
  phoneLimits,
  usernameLimits,
} from './limits/accounts';
export { calendarOptions } from './calendar/calendar-options';
export { datesOf, ruleFields, weekendRules } from './calendar/date-rules';
export { couponLimits, featuredDayLimits } from './limits/billing';
export { blogLimits, newsletterLimits } from './limits/blog';
export { bookingLimits } from './limits/booking';
export { engagementLimits } from './limits/engagements';
export {
  analyzerLimits,
  assistantFeedbackLimits,
  assistantLimits,
  guideDateLimits,
  guideLimits,
  savedAnalysisLimits,
  savedAnswerLimits,
} from './limits/compliance';
export {
  attachmentLimits,
  blockLimits,
  connectionLimits,
  messageLimits,
  newConversationLimits,
  personReportLimits,
  quickReplyLimits,
} from './limits/messaging';
export { profileLimits, profilePictureLimits, verificationLimits } from './limits/profile';
export { quizLimits } from './limits/quiz';
export { reviewInvitationLimits, reviewLimits } from './limits/reviews';
export { searchLimits } from './limits/search';
export { confirmationMinutes, passkeyLimits, trustDays } from './limits/second-factors';
export { compareLimits, savedLimits } from './limits/shortlists';
export { adminLimits, listLimits, notificationLimits, requestBodyLimits, siteLimits } from './limits/site';
export { supportLimits, ticketLimits } from './limits/support';
export {
  adjustableLimits,
  retentionBounds,
  secondStepRules,
  switchableAreas,
  type AdjustableLimit,
  type SwitchableArea,
} from './site-settings';
export { eachGuideText, guideTextNames, guideTexts } from './guide-texts';
export { eachProfileFact, profileFactNames, profileFacts, type ProfileFactName } from './profile-facts';
export { isText } from './decode-text';
export { escapeHtml } from './escape-html';
export { categoryLabel, postCategories, slugProblem } from './blog-slug';
export { passwordLength, passwordText } from './password-text';
export { pageAccountHeader, pageAccountOf } from './page-account';
export { quickReplySuggestions } from './quick-reply-suggestions';
export { errorCodes, type ErrorCode } from './error-codes';
export {
  quizContactFields,
  quizStepErrors,
  quizSteps,
  quizTitles,
  type QuizAnswers,
  type QuizContactField,
  type QuizContactName,
  type QuizErrors,
  type QuizQuestion,
  reasonKind,
  type QuizStep,
} from './quiz-questions';
export { isolated } from './isolated';
export {
  paymentSentence,
  proposalTotals,
  proposalUnits,
  totalsText,
  type ProposalTotals,
  type ProposalUnit,
} from './work/proposal-totals';
export { planTerms, termsOf, trialDays, type BillingInterval, type PlanId, type PlanTerms } from './plans';
export { testCards } from './test-cards';
export { readablePath } from './readable-path';
export { phoneHref, readPhone, readWebsite } from './contact-details';
export { accountantsSubject, locationPath, subjectLabel } from './locations/location-path';
export { readLocation } from './places';
export { resolveTerm, slugOf } from './taxonomy';
export { accountantOptions } from './taxonomy-screens/accountants';
export { advisorOptions } from './taxonomy-screens/advisors';
export { complianceOptions } from './taxonomy-screens/compliance';
export { fractionalCfoOptions } from './taxonomy-screens/fractional-cfos';
export { homeOptions } from './taxonomy-screens/home';
export { listedProfessions } from './taxonomy-screens/professions';
export { profileFormOptions } from './taxonomy-screens/profile-form';
export { searchOptions } from './taxonomy-screens/search';
export type { TaxonomyOption } from './taxonomy-screens/taxonomy-option';
export { taxonomyTerms, type TaxonomyKind, type TaxonomyTerm } from './taxonomy-terms';
export { industryClients, termLabel } from './term-label';
export { stateCode, stateName, usStates } from './us-states';
