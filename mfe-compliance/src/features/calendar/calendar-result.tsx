import type { ComplianceCalendar, ComplianceDate } from '@counterpart/api/contract';
import { LinkButton } from '@counterpart/design-system/button';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { useId, type ReactNode } from 'react';
import { ApplyingGuides } from './applying-guides';
import { DateList } from './date-list';

interface Props {
  readonly calendar: ComplianceCalendar;
  /** Path of the dates as a file. */
  readonly fileHref: string;
  readonly actions: (date: ComplianceDate) => ReactNode;
}

/** Shows what applies to a business, and the dates of its next twelve months. */
export function CalendarResult({ calendar: { guides, dates }, fileHref, actions }: Props): ReactNode {
  const id = useId();
  return (
    <Stack gap={40}>
      <ApplyingGuides guides={guides} />
      <Stack as="section" gap={20} aria-labelledby={id}>
        <Inline justify="between" gap={12}>
          <Heading level={2} id={id}>
            Your next twelve months
          </Heading>
          {dates.length > 0 && (
            <LinkButton href={fileHref} variant="secondary" icon="download" download>
              Add to Calendar
            </LinkButton>
          )}
        </Inline>
        <Text tone="muted">These are the dates of our guides, not every date that your business may have.</Text>
        {dates.length > 0 ? (
          <DateList dates={dates} actions={actions} />
        ) : (
          <EmptyState
            compact
            headingLevel={3}
            illustration={null}
            title="No dates in the next twelve months"
            description="The guides above have no fixed dates for your answers."
          />
        )}
      </Stack>
    </Stack>
  );
}
