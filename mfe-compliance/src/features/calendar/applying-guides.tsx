import type { ComplianceCalendar } from '@counterpart/api/contract';
import { Grid, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Heading, Text } from '@counterpart/design-system/text';
import { useId, type ReactNode } from 'react';

/** The guides that apply to a business, each with its reason. */
export function ApplyingGuides({ guides }: Pick<ComplianceCalendar, 'guides'>): ReactNode {
  const id = useId();
  return (
    <Stack as="section" gap={16} aria-labelledby={id}>
      <Heading level={2} id={id}>
        What applies to you
      </Heading>
      <Grid as="ul" columns={2} gap={16}>
        {guides.map(({ slug, title, reason, onlyIf }) => (
          <Stack as="li" key={slug} gap={4}>
            <Link href={`/compliance/${slug}`}>{title}</Link>
            <Text size="small" tone="muted">
              {`${reason}${onlyIf && ` Only if ${onlyIf}.`}`}
            </Text>
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
}
