import type { FromRenderer, RenderAnswer, RenderPhase, RenderResult } from './render-job';

/** Levels that the data from a route's loaders may be nested. */
const deepest = 100;

const phases: Readonly<Record<RenderPhase, true>> = {
  queue: true,
  load: true,
  render: true,
  late: true,
  endless: true,
  worker: true,
  memory: true,
  stray: true,
};

/**
 * Reads a renderer's message, if it is one that renderers send and holds only data: a release may have escaped
 * everything that confines it, and have written it.
 * @returns `null` when it is something else
 */
export function readRenderer(said: unknown): FromRenderer | null {
  if (!isRecord(said)) return null;
  switch (said['kind']) {
    case 'ready':
      return { kind: 'ready' };
    case 'loading':
      return isText(said['area']) || said['area'] === null ? { kind: 'loading', area: said['area'] } : null;
    case 'full':
      return isNumber(said['megabytes']) ? { kind: 'full', megabytes: said['megabytes'] } : null;
    case 'stray':
      return readStray(said);
    default:
      return readAnswer(said);
  }
}

/** A page or why there is none; `null` when it is neither. */
export function readAnswer(said: unknown): RenderAnswer | null {
  if (!isRecord(said) || said['kind'] !== 'answer' || !isNumber(said['megabytes'])) return null;
  const result = isRecord(said['result']) ? readResult(said['result']) : null;
  return result && { kind: 'answer', result, megabytes: said['megabytes'] };
}

function readStray({ release, message }: Readonly<Record<string, unknown>>): FromRenderer | null {
  return (isText(release) || release === null) && isText(message) ? { kind: 'stray', release, message } : null;
}

function readResult(result: Readonly<Record<string, unknown>>): RenderResult | null {
  const { kind, phase, area, message, frame } = result;
  if (kind === 'answered') return readAnswered(result);
  if (kind === 'frame') {
    if (!isRecord(frame)) return null;
    const { markup, styles } = frame;
    return isText(markup) && isText(styles) ? { kind, frame: { markup, styles } } : null;
  }
  return kind === 'failure' && isPhase(phase) && isText(area) && isText(message)
    ? { kind, phase, area, message }
    : null;
}

function readAnswered({ took, isWarm, page, location }: Readonly<Record<string, unknown>>): RenderResult | null {
  if (!isNumber(took) || typeof isWarm !== 'boolean') return null;
  const answered = { kind: 'answered', took, isWarm } as const;
  if (isText(location) && page === undefined) return { ...answered, location };
  if (!isRecord(page) || location !== undefined) return null;
  const { markup, styles, loaderData, structuredData } = page;
  if (!isText(markup) || !isText(styles) || !isRecord(loaderData) || !isPlain(loaderData)) return null;
  if (structuredData !== null && !(typeof structuredData === 'object' && isPlain(structuredData))) return null;
  return { ...answered, page: { markup, styles, loaderData, structuredData } };
}

/** Returns true for a value that JSON can express, so that the page's HTML can carry it. */
function isPlain(value: unknown, depth = 0): boolean {
  if (value === null || isText(value) || isNumber(value) || typeof value === 'boolean') return true;
  if (depth > deepest) return false;
  if (Array.isArray(value)) return value.every((item) => isPlain(item, depth + 1));
  return isRecord(value) && Object.values(value).every((item) => isPlain(item, depth + 1));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isPhase = (value: unknown): value is RenderPhase => isText(value) && Object.hasOwn(phases, value);
