import { useHost } from '@counterpart/shell/sdk';
import { useNavigate } from '@counterpart/shell/sdk/router';
import { useEffect, useRef, useState } from 'react';
import { finderSearch, type FinderQuery } from '../../finder/finder-query';
import type { Finder } from '../../finder/use-finder';
import { isSentence, readWords, withFilters, type WordsRead } from './own-words';

interface OwnWordsSearch {
  /** Goes to a search; a sentence among its words becomes filters first. Resolves to whether it did. */
  apply(literal: FinderQuery): Promise<boolean>;
  readonly isReading: boolean;
}

/** Applies a search whose words may be a sentence. */
export function useOwnWords({ query, change }: Finder): OwnWordsSearch {
  const { api } = useHost();
  const navigate = useNavigate();
  const [isReading, setIsReading] = useState(false);
  const current = finderSearch(query);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    shown.current = current;
    return () => void (shown.current = null);
  }, [current]);
  return {
    isReading,
    apply: async (literal) => {
      const asks = isSentence(literal.q);
      setIsReading(asks);
      const read = asks ? await readWords(api, literal.q) : null;
      setIsReading(false);
      // Another filter was chosen meanwhile, or another page: that counts.
      if (asks && shown.current !== current) return false;
      if (!read) {
        change(literal);
        return false;
      }
      const wordsRead: WordsRead = { left: read.left, literal: finderSearch({ ...literal, page: 1 }) };
      const search = finderSearch(withFilters(literal, read.search));
      await navigate({ search }, { state: { wordsRead }, preventScrollReset: true });
      return true;
    },
  };
}
