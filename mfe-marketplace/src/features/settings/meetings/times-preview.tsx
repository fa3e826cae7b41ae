import { Stack } from '@counterpart/design-system/layout';
import { Skeleton, SkeletonGroup } from '@counterpart/design-system/skeleton';
import { TagList } from '@counterpart/design-system/tag';
import { Heading, Text } from '@counterpart/design-system/text';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { shortTimeText, timeZoneText } from '../../../meetings/meeting-text';
import type { MeetingValues } from './meeting-values';
import { usePreview } from './use-preview';

const shownTimes = 6;

const Frame = styled.section`
  padding: var(--cp-space-16);
  border: 1px solid var(--cp-border);
  border-radius: var(--cp-radius-medium);
`;

/** The next free times as the form stands, on the professional's own clock. */
export function TimesPreview({ values }: { readonly values: MeetingValues }): ReactNode {
  const preview = usePreview(values);
  const { timeZone } = values;
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <Stack gap={8}>
        <Heading level={3} size="body" id={id}>
          Next free times
        </Heading>
        <Text
          size="small"
          tone="muted"
        >{`As you have set it above, in ${timeZoneText(timeZone)}. Clients see them in their own time zone.`}</Text>
        {preview.status === 'loading' && (
          <SkeletonGroup label="Loading free times">
            <Skeleton shape="block" height={32} />
          </SkeletonGroup>
        )}
        {preview.status === 'failed' && <Text>We couldn’t work out your free times right now.</Text>}
        {preview.status === 'invalid' && <Text>Fix what’s marked above to see them.</Text>}
        {preview.status === 'ready' && preview.times.length === 0 && (
          <Text>None in the next two weeks. Add working hours, or ask for less notice.</Text>
        )}
        {preview.status === 'ready' && preview.times.length > 0 && (
          <TagList
            label="Next free times"
            tags={preview.times.slice(0, shownTimes).map((time) => shortTimeText(time, timeZone))}
          />
        )}
      </Stack>
    </Frame>
  );
}
