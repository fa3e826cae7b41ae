import { Grid, Stack } from '@counterpart/design-system/layout';
import { TestimonialCard } from '@counterpart/design-system/testimonial-card';
import { Heading, Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import { professionalQuotes } from './why-join-content';

/** Made-up quotes of professionals. */
export function ProfessionalQuotes(): ReactNode {
  return (
    <Stack as="section" aria-labelledby="quotes-title" gap={24}>
      <Stack gap={4}>
        <Heading level={2} size="section" id="quotes-title">
          What members say
        </Heading>
        <Text size="small" tone="subtle">
          Examples
        </Text>
      </Stack>
      <Grid as="ul" columns={3} gap={16}>
        {professionalQuotes.map(({ id, quote, author, position }) => (
          <TestimonialCard key={author} as="li" quote={quote} author={{ id, name: author }} position={position} />
        ))}
      </Grid>
    </Stack>
  );
}
