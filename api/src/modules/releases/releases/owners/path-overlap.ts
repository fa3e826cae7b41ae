type Segments = readonly string[];

const isParameter = (segment: string): boolean => segment.startsWith(':');

/** A pattern of react-router as its segments; an optional segment ('lang?') makes two of it. */
function readings(pattern: string): Segments[] {
  const segments = pattern.toLowerCase().split('/').filter(Boolean);
  return segments.reduce<Segments[]>(
    (before, segment) => {
      const withIt = before.map((others) => [...others, segment.replace(/\?$/, '')]);
      return segment.endsWith('?') ? [...before, ...withIt] : withIt;
    },
    [[]],
  );
}

function readingsOverlap([one, ...afterOne]: Segments, [other, ...afterOther]: Segments): boolean {
  if (one === '*' || other === '*') return true;
  if (one === undefined || other === undefined) return one === other;
  return (one === other || isParameter(one) || isParameter(other)) && readingsOverlap(afterOne, afterOther);
}

/**
 * Tells whether there is a path that both patterns of react-router match: '/blog/:slug' and '/blog/new', '/docs/*' and
 * '/docs'.
 */
export function pathsOverlap(one: string, other: string): boolean {
  return readings(one).some((first) => readings(other).some((second) => readingsOverlap(first, second)));
}
