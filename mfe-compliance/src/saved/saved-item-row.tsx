import { IconButton } from '@counterpart/design-system/icon-button';
import { Inline } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import { useDateText } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { SavedItem } from './saved-items';

const Row = styled.li`
  padding-block: var(--cp-space-12);

  & + & {
    border-block-start: 1px solid var(--cp-border);
  }
`;

interface Props {
  readonly item: SavedItem;
  /** Said beside its date. */
  readonly about?: string | undefined;
  /** Button that shows it. */
  readonly open: { readonly icon: 'refresh' | 'document'; readonly label: string; readonly onOpen: () => void };
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

/** Something saved, with what can be done with it. */
export function SavedItemRow({ item: { title, savedAt }, about, open, onRename, onRemove }: Props): ReactNode {
  const dateText = useDateText();
  return (
    <Row>
      <Text clamp={2} weight="medium" title={title}>
        {title}
      </Text>
      <Inline gap={8} justify="between">
        <Text as="span" size="small" tone="subtle">
          <time dateTime={savedAt}>{dateText(savedAt, 'day')}</time>
          {about && <span>{` · ${about}`}</span>}
        </Text>
        <Inline gap={4}>
          <IconButton
            size="small"
            icon={open.icon}
            label={`${open.label}: ${title}`}
            title={open.label}
            onClick={open.onOpen}
          />
          <IconButton size="small" icon="edit" label={`Rename: ${title}`} title="Rename" onClick={onRename} />
          <IconButton size="small" icon="trash" label={`Delete: ${title}`} title="Delete" onClick={onRemove} />
        </Inline>
      </Inline>
    </Row>
  );
}
