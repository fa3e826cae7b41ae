import { fullName } from '@counterpart/api/contract';
import { Dialog } from '@counterpart/design-system/dialog';
import { Stack, VisuallyHidden } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { SearchBar } from '@counterpart/design-system/search-bar';
import { Text } from '@counterpart/design-system/text';
import { useApi, useDebounced } from '@counterpart/shell/sdk';
import { useNavigate } from '@counterpart/shell/sdk/router';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { adminSections, settingNames } from './sections';

const mostOfAKind = 6;

interface Found {
  readonly href: string;
  readonly label: string;
  readonly kind: 'Page' | 'Setting' | 'Person' | 'Guide';
}

const Result = styled(Link)`
  display: flex;
  justify-content: space-between;
  gap: var(--cp-space-16);
  padding: var(--cp-space-8) var(--cp-space-12);
  border-radius: var(--cp-radius-medium);
  color: var(--cp-text);
  overflow-wrap: anywhere;

  &:hover,
  &:focus {
    background: var(--cp-bg-subtle);
  }
`;

const pages: readonly Found[] = [
  ...adminSections.map(({ href, label }) => ({ href, label, kind: 'Page' as const })),
  ...settingNames.map((label) => ({ href: '/admin?tab=settings', label, kind: 'Setting' as const })),
];

function useFound(words: string): { readonly found: readonly Found[]; readonly isLoading: boolean } {
  const asked = useDebounced(words, 200);
  const isAsked = asked === words;
  const people = useApi('/api/admin/users/search', words && isAsked ? { query: { q: words } } : null);
  const guides = useApi('/api/admin/guides');
  const fits = ({ label }: Pick<Found, 'label'>) => label.toLowerCase().includes(words.toLowerCase());
  const persons = (people.data?.users ?? []).map((user) => ({
    href: `/admin?tab=users&q=${encodeURIComponent(user.email)}`,
    label: `${fullName(user)} · ${user.email}`,
    kind: 'Person' as const,
  }));
  const texts = (guides.data ?? []).map(({ id, title }) => ({
    href: `/admin/guides/${id}`,
    label: title,
    kind: 'Guide' as const,
  }));
  const found = words
    ? [pages.filter(fits), persons, texts.filter(fits)].flatMap((kind) => kind.slice(0, mostOfAKind))
    : pages.filter(({ kind }) => kind === 'Page');
  return { found, isLoading: !isAsked || people.isLoading || guides.isLoading };
}

/** Finds people, pages, guides and settings by a few letters. Enter opens the first, the arrows go to the others. */
export function CommandPalette({ onClose }: { readonly onClose: () => void }): ReactNode {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { found, isLoading } = useFound(text.trim());
  const list = useRef<HTMLUListElement>(null);
  const [first] = found;

  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const index = links.findIndex((link) => link === document.activeElement);
    links[Math.min(links.length - 1, Math.max(0, index + step))]?.focus();
  };
  const said = found.length === 0 && isLoading ? 'Searching' : `${found.length} found`;
  return (
    <Dialog title="Find people, pages, guides, settings" onClose={onClose}>
      <div role="presentation" onKeyDown={move}>
        <Stack gap={12}>
          <SearchBar
            label="Find"
            value={text}
            onChange={setText}
            onSubmit={() => {
              if (!first) return;
              onClose();
              void navigate(first.href);
            }}
          />
          <VisuallyHidden role="status">{said}</VisuallyHidden>
          {found.length === 0 && !isLoading && <Text tone="muted">Nothing found. Try a name or an email.</Text>}
          <ul ref={list} aria-label="Found" style={{ listStyle: 'none' }}>
            {found.map(({ href, label, kind }) => (
              <li key={`${kind} ${href} ${label}`}>
                <Result href={href} tone="quiet" onClick={onClose}>
                  <span dir="auto">{label}</span>
                  <Text as="span" size="small" tone="muted">
                    {kind}
                  </Text>
                </Result>
              </li>
            ))}
          </ul>
        </Stack>
      </div>
    </Dialog>
  );
}
