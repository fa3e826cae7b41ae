import { Text } from '@counterpart/design-system/text';
import { Link, useLocation } from '@counterpart/shell/sdk/router';
import { useSyncExternalStore, type ReactNode } from 'react';
import { wordsReadIn } from './own-words';

const list = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** Says that a sentence became filters, what of it did not, and where its words are searched for as they stand. */
export function OwnWordsNote(): ReactNode {
  const read = wordsReadIn(useLocation().state);
  // A page that was reloaded still has it, and the server does not.
  const isInBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  if (!read || !isInBrowser) return null;
  const left = list.format(read.left.map((words) => `“${words}”`));
  return (
    <Text role="status">
      <span>{`We turned your words into filters.${left && ` We couldn’t use ${left}.`} `}</span>
      <Link to={`/search${read.literal}`}>Search the Exact Words</Link>
    </Text>
  );
}
