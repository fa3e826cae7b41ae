import type { Professional } from '@counterpart/api/contract';
import { Grid, Stack } from '@counterpart/design-system/layout';
import { ProfessionalCard } from '@counterpart/design-system/professional-card';
import { Heading, Text } from '@counterpart/design-system/text';
import { useId, type ReactNode } from 'react';
import { CardControls } from '../../professionals/card-controls';
import { cardRules, professionalSummary } from '../../professionals/professional-summary';
import type { DirectoryRules } from './directory-rules';

interface Props {
  readonly rules: DirectoryRules;
  readonly professionals: readonly Professional[];
}

/** Professionals featured by their plan, apart from the others and labeled 'Featured'. */
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
        <Grid as="ul" columns={2} gap={16} data-people>
          {professionals.map((professional) => (
            <li key={professional.id}>
              <ProfessionalCard
                {...cardRules[directory]}
                professional={professionalSummary(professional, { directory, tags: 'short' })}
                extra={<CardControls professional={professional} />}
              />
            </li>
          ))}
        </Grid>
      )}
    </Stack>
  );
}
