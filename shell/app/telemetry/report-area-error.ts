import { sendBeacon } from '../../sdk/browser/send-beacon';

/** Error of an area. */
export interface AreaError {
  readonly area: string;
  /** The area's version in this tab, which may not be the one that is served now. */
  readonly version?: string | undefined;
  /** `code`: in a handler, a promise or a timer, or refused by the page's policy. */
  readonly phase: 'load' | 'render' | 'page' | 'code';
  /** Id of the releases that this tab runs together. */
  readonly releaseSet?: string | undefined;
  readonly error: Error;
}

/** Tells the API, which logs it with the area's owner and shows administrators. Never throws. */
export function reportAreaError({ error, ...report }: AreaError): void {
  const [message, stack] = [error.message.slice(0, 500), error.stack?.slice(0, 4e3)];
  sendBeacon('/api/platform/area-errors', { ...report, message, stack });
}
