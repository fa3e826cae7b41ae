/** `@counterpart/shell/sdk`: the only door between the shell and an area. */
export {
  apiKey,
  type ApiClient,
  type ApiKey,
  type Body,
  type PathFor,
  type RequestParams,
  type ResponseBody,
} from './api-client';
export { ApiError, errorSentence, errorText, isApiError } from './api-error';
export { apiPath, type QueryValues } from './api-path';
export type { AreaService } from './areas';
export { localStore, sessionStore, type BrowserStorage } from './browser-storage';
export { copyText } from './copy-text';
export type { StreamEvent } from './event-stream';
export { signInPath, useGoToSignIn } from './guards';
export { HostContext, useHost, useSiteName, type Host, type NamedSite } from './host';
export { HostLink } from './host-link';
export type { LiveConnection, LiveEventName } from './live-events';
export { lazyFiller, lazyPart, type LazyPart } from './lazy-part';
export { LeaveGuard } from './leave-guard';
export { Loaded } from './loaded';
export type { RemoteManifest, RouteAccess, RouteDeclaration, RouteHead } from './manifest';
export { newUuid } from './new-uuid';
export { outboxKeys, outboxPrefix } from './outbox';
export { defineRemote, type RemoteModule, type RouteHandle } from './remote';
export { sanitisedHtml } from './sanitised-html';
export { saveTextFile } from './save-text-file';
export type { SessionState, SessionStore } from './session';
export { Slot } from './slot';
export type { SlotName, SlotProps, SlotRegistry, SlotState } from './slots';
export { fromLocalField, isSkipped, skippedTime, today, toLocalField } from './local-field';
export { TimeAgo, useNow, useTimeAgo } from './time-ago';
export { useDateText, useTimeZone, type WriteDate } from './time-zone';
export type { ThemeChoice, ThemeState, ThemeStore } from './theme';
export type { ToastMessage, ToastState, ToastStore, ToastTone } from './toasts';
export { useApi } from './use-api';
export { useCount } from './use-count';
export { useLiveEvent, useLiveReconnect } from './use-live-event';
export { useMore, useMoreOf, type More } from './use-more';
export { useSession } from './use-session';
export { useTheme } from './use-theme';
export { useToast } from './use-toast';
