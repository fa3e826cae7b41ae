import type { Professional } from '@counterpart/api/contract';
import { Grid, Stack } from '@counterpart/design-system/layout';
import { ProfessionalCard } from '@counterpart/design-system/professional-card';
import { Heading, Text } from '@counterpart/design-system/text';
import { useApi } from '@counterpart/shell/sdk';
import { useId, type ReactNode } from 'react';
import { CardControls } from '../../professionals/card-controls';
import { cardRules, professionalSummary } from '../../professionals/professional-summary';
import { industryLabels, serviceLabels } from '../../professionals/professional-text';
import { directoryOf } from '../../professionals/professions';

const shown = 3;

/** Returns what they have in common: the first industry, or the first service when there is no industry. */
function common({ profile }: Professional): { readonly query: Record<string, string>; readonly text: string } | null {
  const [industry] = profile?.industries ?? [];
  if (industry)
    return {
      query: { industries: industry },
      text: `More professionals in ${industryLabels([industry]).join('').toLowerCase()}`,
    };
  const [service] = profile?.services ?? [];
  return service
    ? {
        query: { services: service },
        text: `More professionals for ${serviceLabels([service]).join('').toLowerCase()}`,
      }
    : null;
}

/** Others of the same profession who do the same, best rated first; nothing when there is no one. */
export function SimilarList({ professional }: { readonly professional: Professional }): ReactNode {
  const headingId = useId();
  const shared = common(professional);
  const { data } = useApi(
    '/api/accountants/search',
    shared ? { query: { profession: professional.professions[0], ...shared.query, pageSize: shown + 1 } } : null,
  );
  const others = data?.items.filter(({ id }) => id !== professional.id).slice(0, shown) ?? [];
  if (!shared || others.length === 0) return null;
  return (
    <Stack as="section" gap={16} aria-labelledby={headingId}>
      <Stack gap={4}>
        <Heading level={2} id={headingId}>
          Similar Professionals
        </Heading>
        <Text tone="muted">{shared.text}</Text>
      </Stack>
      <Grid as="ul" columns={3} gap={16} data-people>
        {others.map((other) => (
          <li key={other.id}>
            <ProfessionalCard
              {...cardRules[directoryOf(other)]}
              professional={professionalSummary(other, { tags: 'short' })}
              extra={<CardControls professional={other} />}
            />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
