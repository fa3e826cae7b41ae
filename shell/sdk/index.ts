/** `@counterpart/shell/sdk`: the only door between the shell and an area. */
export {
  apiKey,
  type ApiClient,
  type ApiKey,
  type Body,
  type PathFor,
  type RequestParams,
  type ResponseBody,
} from './api/api-client';
export { ApiError, errorSentence, errorText, isApiError, isCalledOff, unless } from './api/api-error';
export { apiPath, type QueryValues } from './api/api-path';
export { useAreaEvent, useEmitAreaEvent } from './areas/use-area-event';
export { createAreaApi, type AreaApi } from './api/area-api';
export type { AreaService } from './host/areas';
export { localStore, sessionStore, type BrowserStorage } from './browser/browser-storage';
export { copyText } from './browser/copy-text';
export type { Draft, DraftLife, Drafts, DraftValues, LostFile } from './forms/drafts';
export type { StreamEvent } from './api/event-stream';
export { signInPath, useGoToSignIn } from './host/guards';
export { HostContext, useHost, useSiteName, type Host, type NamedSite } from './host/host';
export { HostLink } from './links/host-link';
export type { LiveConnection, LiveEventName } from './live/live-events';
export { lazyFiller, lazyPart, type LazyPart } from './parts/lazy-part';
export { LeaveGuard } from './parts/leave-guard';
export { Loaded } from './parts/loaded';
export type { RemoteManifest, RouteAccess, RouteDeclaration, RouteHead } from './areas/manifest';
export { newUuid } from './browser/new-uuid';
export { outboxKeys, outboxPrefix } from './browser/outbox';
export { pushKey } from './browser/push-key';
export { workerUrl } from './browser/worker-url';
export { defineRemote, type RemoteModule, type RouteHandle } from './areas/remote';
export { sanitisedHtml } from './browser/sanitised-html';
export { saveTextFile } from './browser/save-text-file';
export type { SessionState, SessionStore } from './host/session';
export { ShowMore } from './parts/show-more';
export { Slot, Slots } from './areas/slot';
// Whole, so that areas can add to `SlotProps` and `AreaEvents` by the name of this module.
export type * from './areas/slots';
export type * from './areas/area-events';
export { fromLocalField, isSkipped, skippedTime, today, toLocalField } from './time/local-field';
export { TimeAgo, useNow } from './time/time-ago';
export { useDateText, useTimeZone, type WriteDate } from './time/time-zone';
export type { ThemeChoice, ThemeState, ThemeStore } from './host/theme';
export type { ToastMessage, ToastState, ToastStore, ToastTone } from './host/toasts';
export { useApi, useFresh } from './api/use-api';
export { pageNumber, useUrlQuery } from './links/use-url-query';
export { useCount } from './browser/use-count';
export { useDraft, useDraftState, useFileDraft, useSearchText, type FormDraft } from './forms/use-draft';
export { useDebounced } from './forms/use-debounced';
export { useSendAfterSignUp, useSignUpFirst } from './forms/use-send-after-sign-up';
export { useLiveEvent, useLiveReconnect } from './live/use-live-event';
export { useMore, useMoreOf, useWhole, withRows, type More } from './api/use-more';
export { useAct, type Act } from './host/use-act';
export { useSession } from './host/use-session';
export { useTheme } from './host/use-theme';
export { useToast } from './host/use-toast';
