import { calendarDayText, type Guide } from '@counterpart/api/contract';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { jurisdictionOptions, labelOf } from '../../guide-options';
import { GuideSections } from './guide-sections';

/** Nothing in it can be ticked: the steps would be the editor's own. */
const Frozen = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

/** Fills `guide.preview`: a guide with the parts of its own page. */
export function GuidePreview({ guide }: { readonly guide: Guide }): ReactNode {
  return (
    <Frozen disabled aria-label="Preview of the guide">
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading level={2}>{guide.title}</Heading>
          <Inline gap={16}>
            <Text size="small" tone="muted">
              {labelOf(jurisdictionOptions, guide.jurisdiction)}
            </Text>
            <Text size="small" tone="muted">
              Last reviewed: <time dateTime={guide.lastReviewed}>{calendarDayText(guide.lastReviewed, 'longDay')}</time>
            </Text>
          </Inline>
        </Stack>
        <GuideSections guide={guide} />
      </Stack>
    </Frozen>
  );
}
