import type { Professional } from '@counterpart/api/contract';
import { Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { useId, type ReactNode } from 'react';
import { ProfessionalRows } from '../../professionals/professional-list';
import type { DirectoryRules } from './directory-rules';

interface Props {
  readonly rules: DirectoryRules;
  readonly professionals: readonly Professional[];
}

/** Professionals featured by their plan, apart from the others, in the same rows and labeled 'Featured'. */
export function DirectoryFeatured({
  rules: { directory, featuredTitle, noFeatured },
  professionals,
}: Props): ReactNode {
  const headingId = useId();
  if (professionals.length === 0 && !noFeatured) return null;
  return (
    <Stack as="section" gap={16} aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        {featuredTitle}
      </Heading>
      {professionals.length === 0 ? (
        <Text tone="muted">{noFeatured}</Text>
      ) : (
        <ProfessionalRows label={featuredTitle} professionals={professionals} directory={directory} />
      )}
    </Stack>
  );
}
