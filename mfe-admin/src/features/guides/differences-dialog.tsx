import type { GuideContent } from '@counterpart/api/contract';
import { Dialog } from '@counterpart/design-system/dialog';
import { Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { compareContents, type TextRun } from './compare-contents';

const Runs = styled.p`
  margin: 0;
  white-space: pre-line;
  overflow-wrap: anywhere;

  del {
    color: var(--cp-text-2);
  }

  ins {
    font-weight: var(--cp-weight-semibold);
    text-decoration-thickness: 2px;
  }
`;

const tags: Record<TextRun['kind'], 'span' | 'del' | 'ins'> = { same: 'span', removed: 'del', added: 'ins' };

/** Differences of two contents, field by field; removed text is struck through, added text is underlined. */
export function DifferencesDialog({
  title,
  before,
  after,
  footer,
  onClose,
}: {
  readonly title: string;
  readonly before: GuideContent;
  readonly after: GuideContent;
  readonly footer?: ReactNode;
  readonly onClose: () => void;
}): ReactNode {
  const differences = compareContents(before, after);
  return (
    <Dialog open onClose={onClose} title={title} size="large" footer={footer}>
      <Stack gap={24}>
        {differences.length === 0 && <Text>They say the same.</Text>}
        {differences.map(({ field, runs }) => (
          <Stack key={field} gap={4} as="section" aria-label={field}>
            <Heading level={3} size="body">
              {field}
            </Heading>
            <Runs>
              {runs.map(({ kind, text }, index) => {
                const Run = tags[kind];
                return <Run key={index}>{`${text} `}</Run>;
              })}
            </Runs>
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}
