import type { ReactNode } from 'react';
import useSWR from 'swr';

interface Props {
  /** Cache keys by name. */
  readonly addresses: Readonly<Record<string, string>>;
  readonly children: (answers: Readonly<Record<string, unknown>>) => ReactNode;
}

/** Follows what the cache holds for some addresses, by name, without asking for anything. */
export function CachedAnswers({ addresses, children }: Props): ReactNode {
  return <NextAnswer open={Object.entries(addresses)} known={{}} render={children} />;
}

interface NextProps {
  readonly open: readonly [name: string, address: string][];
  readonly known: Readonly<Record<string, unknown>>;
  readonly render: Props['children'];
}

/** One component a key, because each needs a hook of its own. */
function NextAnswer({ open, known, render }: NextProps): ReactNode {
  const [next, ...rest] = open;
  const { data } = useSWR<unknown>(next?.[1] ?? null, null);
  if (!next) return render(known);
  return <NextAnswer open={rest} known={{ ...known, [next[0]]: data }} render={render} />;
}
