/**
 * What every front end may know of the API: its addresses and shapes (generated from its OpenAPI document), the events it
 * pushes, the limits it enforces, the codes of its errors and the one taxonomy. Imports nothing outside this folder.
 */
export { firstCharacter, wholeCharacters } from './whole-characters';
export type { components, paths } from './schema';
export type {
  AdminStats,
  AdminUser,
  ChunkFiles,
  ComplianceAnswer,
  Conversation,
  Dashboard,
  DiscoveredVersion,
  Discovery,
  Facet,
  FeeModel,
  Guide,
  HomeReview,
  Message,
  Notification,
  NotificationList,
  OwnReview,
  PhoneVisibility,
  Post,
  PostPage,
  Profession,
  Professional,
  Profile,
  Publication,
  QuizMatch,
  QuizRequest,
  QuizResult,
  ReleasePreload,
  RemoteManifest,
  Review,
  ReviewReport,
  RouteDeclaration,
  SavedIds,
  SearchPage,
  User,
  UserCard,
  UserType,
  Verification,
  VerificationDocument,
  VerificationQueue,
  VerificationRequest,
} from './named-types';
export type { LiveEvents } from './live-events';
export { limits, ratingLabels } from './limits';
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
  type QuizStep,
} from './quiz-questions';
export * from './taxonomy';
