/** `@counterpart/shell/sdk`: the only door between the shell and an area. */
export { apiKey, useApi, type Answer, type ApiClient, type Body, type PathFor } from './api-client';
export { ApiError, errorSentence, errorText, isApiError } from './api-error';
export { apiPath, type QueryValues } from './api-path';
export type { AreaService } from './areas';
export { signInPath, useGoToSignIn } from './guards';
export { HostContext, useHost, type Host } from './host';
export { HostLink } from './host-link';
export { useLiveEvent, useLiveReconnect, type LiveConnection, type LiveEventName } from './live-events';
export { lazyFiller, type LazyFiller } from './lazy-filler';
export type { RemoteManifest, RouteAccess, RouteDeclaration, RouteHead } from './manifest';
export { newUuid } from './new-uuid';
export { defineRemote, type RemoteModule, type RouteHandle } from './remote';
export { sanitisedHtml } from './sanitised-html';
export { useSession, type SessionState, type SessionStore } from './session';
export { Slot, type SlotName, type SlotProps, type SlotRegistry, type SlotState } from './slots';
export { useTimeZone } from './time-zone';
export { useTheme, type ThemeChoice, type ThemeState, type ThemeStore } from './theme';
export { useToast, type ToastMessage, type ToastState, type ToastStore, type ToastTone } from './toasts';
