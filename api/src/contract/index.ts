/**
 * What every front end may know of the API: its addresses and shapes (generated from its OpenAPI document), the events it
 * pushes, the limits it enforces, the codes of its errors and the one taxonomy. Imports nothing outside this folder.
 */
export type { components, paths } from './schema';
export type {
  AdminStats,
  AdminUser,
  Conversation,
  Dashboard,
  Facet,
  Guide,
  Message,
  Notification,
  NotificationList,
  OwnReview,
  Post,
  PostPage,
  Profession,
  Professional,
  Profile,
  Review,
  SearchPage,
  User,
  UserCard,
  UserType,
} from './named-types';
export { liveEventNames, type LiveEvents } from './live-events';
export { limits, ratingLabels } from './limits';
export { errorCodes, type ErrorCode } from './error-codes';
export * from './taxonomy';
