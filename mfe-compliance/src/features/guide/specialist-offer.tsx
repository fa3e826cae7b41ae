import { LinkButton } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { from, Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useScrolledPast } from './use-scrolled-past';

const quizHref = '/quiz';
const label = 'Get Matched with a Specialist';

/** The offer of help beside a guide. */
export function SpecialistCard(): ReactNode {
  return (
    <Card as="section" tone="primary">
      <Stack gap={12} align="start">
        <Heading level={2} size="large">
          Need Help With Compliance?
        </Heading>
        <Text tone="muted">
          Tell us about your business and we match you with professionals who work with this rule.
        </Text>
        <LinkButton href={quizHref} fullWidth>
          {label}
        </LinkButton>
      </Stack>
    </Card>
  );
}

const Bar = styled.aside`
  position: fixed;
  inset-inline: 0;
  inset-block-end: 0;
  z-index: var(--cp-layer-floating);
  padding: var(--cp-space-12) var(--cp-space-16);
  padding-block-end: max(var(--cp-space-12), env(safe-area-inset-bottom));
  background: var(--cp-bg);
  border-block-start: 1px solid var(--cp-border);

  ${from('large')} {
    display: none;
  }
`;

/** The same offer at the bottom of small screens, once three quarters of the page are read. */
export function SpecialistBar(): ReactNode {
  const isShown = useScrolledPast(0.75);
  if (!isShown) return null;
  return (
    <Bar aria-label="Help with compliance" data-bottom-bar>
      <LinkButton href={quizHref} fullWidth>
        {label}
      </LinkButton>
    </Bar>
  );
}
