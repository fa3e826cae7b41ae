import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { RootOptions } from 'react-dom/client';
import { toError } from '../../sdk/parts/to-error';

/** Frames that are shown, at most. */
const mostFrames = 10;

const frameOf = (line: string) => /(https?:\/\/[^\s()]+):(\d+):(\d+)/.exec(line);

/** Shows developers what a boundary caught, over the card that visitors would see, with files and lines. */
export const onCaughtError: RootOptions['onCaughtError'] = (reason, { componentStack }) => {
  console.error(reason);
  const { message, stack } = toError(reason);
  void inSources(`${stack}\n${componentStack}`).then((frames) => {
    const error = Object.assign(new Error(message), { stack: frames.join('\n') });
    // The development server's overlay shows what reaches the window.
    dispatchEvent(new ErrorEvent('error', { error, message }));
  });
};

/** Returns the frames of a stack that lie in sources of ours, by their maps. */
async function inSources(stack: string): Promise<string[]> {
  const maps = new Map<string, Promise<TraceMap | null>>();
  const frames = stack.split('\n').map(async (line) => {
    const [, url = '', row, column] = frameOf(line) ?? [];
    const reading = maps.get(url) ?? readMap(url);
    maps.set(url, reading);
    const map = await reading;
    if (!map) return null;
    const { source, line: sourceRow } = originalPositionFor(map, { line: Number(row), column: Number(column) });
    return source && !source.includes('/node_modules/') ? `    at ${source}:${sourceRow}` : null;
  });
  return (await Promise.all(frames)).filter((frame) => frame !== null).slice(0, mostFrames);
}

async function readMap(url: string): Promise<TraceMap | null> {
  if (url === '') return null;
  const response = await fetch(`${url}.map`).catch(() => null);
  return response?.ok ? new TraceMap(await response.text()) : null;
}
