/** What went wrong in which area. */
export interface AreaError {
  readonly area: string;
  readonly phase: 'load' | 'render' | 'page';
  readonly error: Error;
}

/**
 * Tells the shell's server, which logs it with the area's version and owner. Never throws; lost when the page closes
 * too soon.
 */
export function reportAreaError({ area, phase, error }: AreaError): void {
  const body = JSON.stringify({ area, phase, message: error.message.slice(0, 500) });
  navigator.sendBeacon('/telemetry/area-errors', new Blob([body], { type: 'application/json' }));
}
