import { SearchBar } from '@counterpart/design-system/search-bar';
import { useSearchText } from '@counterpart/shell/sdk';
import { useNavigate } from '@counterpart/shell/sdk/router';
import type { ReactNode } from 'react';

/** Searches the blog: a term that is not blank goes to `/blog/search?q=`. */
export function BlogSearchForm({ initialTerm = '' }: { readonly initialTerm?: string }): ReactNode {
  const navigate = useNavigate();
  const [term, setTerm] = useSearchText('blog-search', initialTerm);
  return (
    <SearchBar
      label="Search articles"
      placeholder="Search articles"
      submitLabel="Search"
      size="large"
      value={term}
      onChange={setTerm}
      onSubmit={(text) => {
        if (text) void navigate(`/blog/search?${new URLSearchParams({ q: text })}`);
      }}
    />
  );
}
