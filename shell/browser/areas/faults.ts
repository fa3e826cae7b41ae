import type { AreaError } from '../../app/telemetry/report-area-error';
import { toError } from '../../sdk/parts/to-error';

/** Different faults that one page reports of an area: more say nothing new. */
const most = 5;

/**
 * Finds whose code threw: the innermost frame of a release's file, whatever called it. Null without one, and for what
 * an extension of the browser threw in an area's call.
 * @param stack of any engine, without the message, which may name files too
 */
export function blamedRelease(stack: string, origin: string): Pick<AreaError, 'area' | 'version'> | null {
  const [inner = '', file] = stack.split(`${origin}/releases/`);
  if (file === undefined || /-extension:|webkit-masked-url:/.test(inner)) return null;
  const [area = '', version] = file.split('/');
  return { area, version };
}

/** Reports what areas throw outside of React: in handlers, promises and timers, and what the page's policy refuses. */
export function watchFaults(onFault: (fault: AreaError) => void): void {
  const known = new Map<string, Set<string>>();
  /** @param file URL of the script, for what has no stack */
  const note = (reason: unknown, file = '') => {
    const stack = reason instanceof Error ? (reason.stack ?? '').replace(reason.message, '') : '';
    const release = blamedRelease(`${stack}\n${file}`, location.origin);
    if (!release) return;
    const error = toError(reason);
    const faults = known.get(release.area) ?? new Set();
    if (faults.size >= most || faults.has(error.message)) return;
    known.set(release.area, faults.add(error.message));
    onFault({ ...release, phase: 'code', error });
  };
  addEventListener('error', ({ error, message, filename }) => note(error ?? message, filename));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    note(`The policy's ${effectiveDirective} refused ${blockedURI}.`, sourceFile),
  );
}
