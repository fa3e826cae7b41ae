import { plainText } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Card } from '@counterpart/design-system/card';
import { Field } from '@counterpart/design-system/field';
import { Illustration } from '@counterpart/design-system/illustration';
import { from, Inline, Stack } from '@counterpart/design-system/layout';
import { savedPicture } from '@counterpart/design-system/pictures/saved';
import { Spinner } from '@counterpart/design-system/spinner';
import { Heading, Text } from '@counterpart/design-system/text';
import { TextInput } from '@counterpart/design-system/text-input';
import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { RenameDialog } from './rename-dialog';
import { SavedItemRow } from './saved-item-row';
import type { SavedItem } from './saved-items';
import type { Saved } from './use-saved-items';

/** As high beside a question with items as without: what the browser holds is known only once the page is live. */
const Frame = styled(Card)<{ $isTall: boolean }>`
  ${from('large')} {
    min-block-size: ${({ $isTall }) => ($isTall ? '468px' : 'auto')};
  }
`;

/** The picture fills the height that the card keeps beside a question; phones have the words alone. */
const Empty = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-24);

  > svg {
    display: none;
  }

  ${from('large')} {
    > svg {
      display: block;
      align-self: center;
      margin-block-start: var(--cp-space-40);
    }
  }
`;

const Scroll = styled.div`
  max-block-size: 300px;
  overflow-y: auto;
`;

interface Props<Item extends SavedItem> {
  readonly title: string;
  /** In sentences: 'answer', 'answers'. */
  readonly noun: readonly [one: string, many: string];
  readonly saved: Pick<Saved<Item>, 'items' | 'home' | 'leftInBrowser' | 'isLoading' | 'error' | 'rename' | 'remove'>;
  /** Said where there is nothing, by where it would be. */
  readonly empty: Record<'browser' | 'account', string>;
  readonly titleMax: number;
  /** The text in which a search looks for its words. */
  readonly searchedText: (item: Item) => string;
  /** Said of each beside its date. */
  readonly about?: (item: Item) => string;
  /** Button that shows an item. */
  readonly open: {
    readonly icon: 'refresh' | 'document';
    readonly label: string;
    readonly onOpen: (item: Item) => void;
  };
  /** Keeps the height that it has with items. */
  readonly isTall?: boolean;
  /** Shown under the items. */
  readonly children?: ReactNode;
}

/** Saved items: to search, open, rename, delete. */
export function SavedItemsCard<Item extends SavedItem>({
  title,
  noun: [one, many],
  saved: { items, home, leftInBrowser, isLoading, error, rename, remove },
  empty,
  titleMax,
  searchedText,
  about,
  open,
  isTall = false,
  children,
}: Props<Item>): ReactNode {
  const headingId = useId();
  const [search, setSearch] = useState('');
  const [renamedId, setRenamedId] = useState<string | null>(null);
  const renamed = items.find(({ id }) => id === renamedId);
  const words = plainText(search).split(' ');
  const found = items.filter((item) => words.every((word) => plainText(searchedText(item)).includes(word)));
  return (
    <Frame as="section" aria-labelledby={headingId} $isTall={isTall}>
      <Stack gap={12}>
        <Heading level={3} id={headingId}>
          {title}
        </Heading>
        {error ? (
          <Alert tone="error">{`Your saved ${many} couldn’t be loaded. ${error}`}</Alert>
        ) : isLoading ? (
          <Spinner label={`Loading saved ${many}`} />
        ) : items.length === 0 ? (
          <Empty>
            <Illustration picture={savedPicture} size={200} />
            <Text size="small" tone="muted">
              {empty[home]}
            </Text>
          </Empty>
        ) : (
          <>
            <Field label={`Search saved ${many}`} hideLabel>
              <TextInput
                type="search"
                icon="search"
                placeholder={`Search saved ${many}`}
                value={search}
                onChange={(event) => setSearch(event.target.value)}
              />
            </Field>
            {/* Focusable, so that the keyboard can scroll it. */}
            <Scroll role="region" aria-label={`Saved ${many}`} tabIndex={0}>
              {found.length === 0 && <Text size="small" tone="muted">{`No saved ${one} has these words.`}</Text>}
              <ul>
                {found.map((item) => (
                  <SavedItemRow
                    key={item.id}
                    item={item}
                    about={about?.(item)}
                    open={{ ...open, onOpen: () => open.onOpen(item) }}
                    onRename={() => setRenamedId(item.id)}
                    onRemove={() => void remove(item)}
                  />
                ))}
              </ul>
            </Scroll>
            {children && <Inline>{children}</Inline>}
          </>
        )}
        {leftInBrowser > 0 && (
          <Text
            size="small"
            tone="muted"
            role="status"
          >{`${leftInBrowser === 1 ? `One saved ${one}` : `${leftInBrowser} saved ${many}`} couldn’t be moved to your account and stayed in this browser. We’ll try again on your next visit.`}</Text>
        )}
      </Stack>
      {renamed && (
        <RenameDialog
          noun={one}
          id={renamed.id}
          title={renamed.title}
          titleMax={titleMax}
          onRename={(next) => void rename(renamed.id, next)}
          onClose={() => setRenamedId(null)}
        />
      )}
    </Frame>
  );
}
