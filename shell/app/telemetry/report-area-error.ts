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

/**
 * Tells the shell's server, which logs it with the area's owner. Never throws; lost when the page closes
 * too soon.
 */
export function reportAreaError({ area, version, phase, releaseSet, error }: AreaError): void {
  sendBeacon('/telemetry/area-errors', { area, version, phase, releaseSet, message: error.message.slice(0, 500) });
}
