import { calendarDayText } from '@counterpart/api/contract';
import { LinkButton } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { useApi } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';

/** The next dates of a guide, with the way to one's own calendar; nothing for a guide without dates. */
export function GuideDates({ slug }: { readonly slug: string }): ReactNode {
  const { data: dates = [] } = useApi(
    '/api/compliance/{idOrSlug}/dates',
    slug === '' ? null : { path: { idOrSlug: slug } },
  );
  if (dates.length === 0) return null;
  return (
    <Card as="section">
      <Stack gap={12} align="start">
        <Heading level={2} size="large">
          Next dates
        </Heading>
        <Stack as="ul" gap={12}>
          {dates.map(({ key, day, label, onlyIf }) => (
            <li key={key}>
              <Text as="time" dateTime={day} size="small" weight="semibold" tabular>
                {calendarDayText(day)}
              </Text>
              <Text as="div" size="small">
                {`${label}${onlyIf && `, only if ${onlyIf}`}`}
              </Text>
            </li>
          ))}
        </Stack>
        <LinkButton href="/compliance/calendar" variant="secondary" icon="calendar" fullWidth>
          See Your Dates
        </LinkButton>
      </Stack>
    </Card>
  );
}
