import type { ReactNode } from 'react';
import useSWR from 'swr';
import { useHost } from '../../sdk/host/host';

interface Props {
  /** Cache keys by name. */
  readonly paths: Readonly<Record<string, string>>;
  readonly children: (responses: Readonly<Record<string, unknown>>) => ReactNode;
}

/** Follows what the cache holds for some URLs, by name, without fetching. */
export function CachedResponses({ paths, children }: Props): ReactNode {
  const open = Object.entries(paths);
  return <NextResponse key={open[0]?.[1]} open={open} known={{}} render={children} />;
}

interface NextProps {
  readonly open: readonly [name: string, path: string][];
  readonly known: Readonly<Record<string, unknown>>;
  readonly render: Props['children'];
}

/** One component a key, because each needs a hook of its own. */
function NextResponse({ open: [next, ...rest], known, render }: NextProps): ReactNode {
  const { api } = useHost();
  // swr's `mutate` runs the fetcher of the first hook that uses a key, which is this: so it gets the real one, though
  // it never starts it.
  const { data } = useSWR<unknown>(next?.[1] ?? null, (path: string) => api.fetch(path), {
    revalidateOnMount: false,
    revalidateIfStale: false,
  });
  if (!next) return render(known);
  return <NextResponse key={rest[0]?.[1]} open={rest} known={{ ...known, [next[0]]: data }} render={render} />;
}
