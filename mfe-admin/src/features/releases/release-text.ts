import type { AreaRelease, AreaReleases, ReleaseRollout } from '@counterpart/api/contract';

type Tone = 'success' | 'info' | 'neutral' | 'warning' | 'error';

interface StateLabel {
  readonly label: string;
  readonly tone: Tone;
}

export const releaseStates: Readonly<Record<AreaRelease['state'], StateLabel>> = {
  live: { label: 'Live', tone: 'success' },
  trial: { label: 'On trial', tone: 'info' },
  fallback: { label: 'Fallback', tone: 'neutral' },
  served: { label: 'Served before', tone: 'neutral' },
  withdrawn: { label: 'Rolled back', tone: 'error' },
  published: { label: 'Never served', tone: 'neutral' },
};

export const rolloutStates: Readonly<Record<ReleaseRollout['state'], StateLabel>> = {
  running: { label: 'Running', tone: 'info' },
  finished: { label: 'Finished', tone: 'success' },
  stopped: { label: 'Stopped itself', tone: 'error' },
  rolledBack: { label: 'Rolled back', tone: 'warning' },
  replaced: { label: 'Replaced', tone: 'neutral' },
};

/** '812 B', '48 KB', '1.2 MB'; an em dash where it is not known. */
export function sizeText(bytes: number | null): string {
  if (bytes === null) return '—';
  if (bytes < 1_000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** '3.2 per 1,000 views'; an em dash where no view is known. */
export function errorRateText({ errors, views }: Pick<AreaReleases['health'], 'errors' | 'views'>): string {
  return views === 0 ? '—' : `${((errors / views) * 1_000).toFixed(1)} per 1,000 views`;
}

/** 'LCP 1.9 s · INP 80 ms · CLS 0.02', of those that are known. */
export function vitalsText({ paint, input, shift }: AreaReleases['health']): string {
  const known = [
    paint === null ? [] : `LCP ${(paint / 1_000).toFixed(1)} s`,
    input === null ? [] : `INP ${Math.round(input)} ms`,
    shift === null ? [] : `CLS ${shift.toFixed(2)}`,
  ].flat();
  return known.join(' · ') || '—';
}

/** '30 seconds', '15 minutes', '2 hours', '3 days'. */
export function durationText(seconds: number): string {
  const [length, unit] =
    (
      [
        [86_400, 'day'],
        [3_600, 'hour'],
        [60, 'minute'],
      ] as const
    ).find(([size]) => seconds >= size && seconds % size === 0) ?? ([1, 'second'] as const);
  const count = seconds / length;
  return `${count.toLocaleString('en-US')} ${unit}${count === 1 ? '' : 's'}`;
}

/**
 * Lists routes and slots that a release added to or removed from the one before it; one sentence part for each kind.
 */
export function changeTexts(changes: AreaRelease['changes']): readonly string[] {
  if (!changes) return [];
  const { routesAdded, routesRemoved, slotsAdded, slotsRemoved } = changes;
  const part = (sign: '+' | '−', kind: string, names: readonly string[]) =>
    names.length > 0 ? [`${sign} ${kind}${names.length === 1 ? '' : 's'} ${names.join(', ')}`] : [];
  return [
    ...part('+', 'route', routesAdded),
    ...part('−', 'route', routesRemoved),
    ...part('+', 'slot', slotsAdded),
    ...part('−', 'slot', slotsRemoved),
  ];
}

/** Measures compared while a release is on trial, in the order to show them. */
export const measureLabels = {
  load: 'Could not be loaded',
  render: 'Broke on the page',
  code: 'Errors in its code',
  api: 'Failed calls',
  paint: 'Slow first view',
  input: 'Slow to react',
  shift: 'Page moved',
} as const;
