import { IconButton } from '@counterpart/design-system/icon-button';
import { Inline } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import { useTimeZone } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { shortDate } from '../../../guide-date';
import type { SavedAnswer } from './saved-answers';

const Row = styled.li`
  padding-block: var(--cp-space-12);

  & + & {
    border-block-start: 1px solid var(--cp-border);
  }
`;

interface Props {
  readonly answer: SavedAnswer;
  readonly onReload: () => void;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

/** One saved answer, with what can be done with it. */
export function SavedAnswerRow({ answer: { title, savedAt }, onReload, onRename, onRemove }: Props): ReactNode {
  const timeZone = useTimeZone();
  return (
    <Row>
      <Text clamp={2} weight="medium" title={title}>
        {title}
      </Text>
      <Inline gap={8} justify="between">
        <Text as="time" dateTime={savedAt} size="small" tone="subtle" tabular>
          {shortDate(savedAt, timeZone)}
        </Text>
        <Inline gap={4}>
          <IconButton size="small" icon="refresh" label={`Reload: ${title}`} title="Reload" onClick={onReload} />
          <IconButton size="small" icon="edit" label={`Rename: ${title}`} title="Rename" onClick={onRename} />
          <IconButton size="small" icon="trash" label={`Delete: ${title}`} title="Delete" onClick={onRemove} />
        </Inline>
      </Inline>
    </Row>
  );
}
