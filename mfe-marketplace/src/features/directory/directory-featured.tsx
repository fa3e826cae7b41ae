import type { Professional } from '@counterpart/api/contract';
import { Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { shelfNotice } from '../../professionals/placement';
import { ProfessionalRows } from '../../professionals/professional-list';
import type { DirectoryRules } from './directory-rules';

/** A shelf of its own color, so that no one takes it for the top of the list below. */
const Shelf = styled.section`
  padding: var(--cp-space-16);
  border-radius: var(--cp-radius-large);
  background: var(--cp-bg-warm);
`;

/** At most three professionals whose plan places them here, above the list and labeled as what it is. */
export function DirectoryFeatured({
  rules: { directory, featuredTitle, noFeatured },
  professionals,
}: {
  readonly rules: DirectoryRules;
  readonly professionals: readonly Professional[];
}): ReactNode {
  const headingId = useId();
  if (professionals.length === 0 && !noFeatured) return null;
  return (
    <Shelf aria-labelledby={headingId}>
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={2} id={headingId}>
            {featuredTitle}
          </Heading>
          <Text size="small" tone="muted">
            {professionals.length === 0 ? noFeatured : shelfNotice}
          </Text>
        </Stack>
        {professionals.length > 0 && (
          <ProfessionalRows label={featuredTitle} professionals={professionals} directory={directory} />
        )}
      </Stack>
    </Shelf>
  );
}
