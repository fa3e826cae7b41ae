import { shellArea } from '@counterpart/api/contract';
import type { AreaError } from '../../app/telemetry/report-area-error';
import { toError } from '../../sdk/parts/to-error';

/** Different faults that one page reports of an area: more say nothing new. */
const most = 5;

/**
 * Finds whose code threw: the innermost frame of a release's file, whatever called it, or the shell when only its own
 * files are in the stack. Null without either, and for what an extension of the browser threw in their call.
 * @param stack of any engine, without the message, which may name files too
 * @param shell version of the shell in this tab
 */
export function blamedRelease(
  stack: string,
  origin: string,
  shell: string | undefined,
): Pick<AreaError, 'area' | 'version'> | null {
  const [ofArea = '', file] = stack.split(`${origin}/releases/`);
  const [ofShell = '', own] = stack.split(`${origin}/assets/`);
  if (/-extension:|webkit-masked-url:/.test(file === undefined ? ofShell : ofArea)) return null;
  if (file === undefined) return own === undefined ? null : { area: shellArea, version: shell };
  const [area = '', version] = file.split('/');
  return { area, version };
}

/** Reports what areas and the shell throw outside of React (handlers, promises, timers) and what the policy refuses. */
export function watchFaults(onFault: (fault: AreaError) => void, shell?: string): void {
  const known = new Map<string, Set<string>>();
  /** @param file URL of the script, for what has no stack */
  const note = (reason: unknown, file = '') => {
    const stack = reason instanceof Error ? (reason.stack ?? '').replace(reason.message, '') : '';
    const release = blamedRelease(`${stack}\n${file}`, location.origin, shell);
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
