import { LinkButton } from '@counterpart/design-system/button';
import { Illustration } from '@counterpart/design-system/illustration';
import { from, Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Audience } from './how-it-works-content';

const Columns = styled.section`
  display: grid;
  gap: var(--cp-space-24);
  align-items: start;
  ${from('large')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr);
    gap: var(--cp-space-64);
  }
`;

/** Stays beside its steps while they are read. */
const Lead = styled.div`
  ${from('large')} {
    position: sticky;
    top: calc(var(--cp-size-header-height) + var(--cp-space-24));
  }
`;

const List = styled.ol`
  border-top: 1px solid var(--cp-border);
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: var(--cp-space-40) minmax(0, 1fr);
  gap: var(--cp-space-16);
  padding-block: var(--cp-space-20);
  border-bottom: 1px solid var(--cp-border);
`;

const Figure = styled.span`
  color: var(--cp-primary);
  font-size: var(--cp-font-size-heading);
  font-weight: var(--cp-weight-semibold);
  line-height: 1.2;
`;

/** The way through the product for one audience, step by step. */
export function StepsSection({ audience }: { readonly audience: Audience }): ReactNode {
  const { id, title, lead, action, steps, picture } = audience;
  return (
    <Columns id={id} aria-labelledby={`${id}-title`}>
      <Lead>
        <Stack gap={16} align="start">
          <Illustration picture={picture} size={280} />
          <Heading level={2} size="section" id={`${id}-title`}>
            {title}
          </Heading>
          <Text tone="muted">{lead}</Text>
          <LinkButton href={action.href} variant="secondary">
            {action.label}
          </LinkButton>
        </Stack>
      </Lead>
      <List>
        {steps.map((step, index) => (
          <Item key={step.title}>
            <Figure aria-hidden="true">{index + 1}</Figure>
            <Stack gap={4}>
              <Heading level={3}>{step.title}</Heading>
              <Text tone="muted">{step.text}</Text>
            </Stack>
          </Item>
        ))}
      </List>
    </Columns>
  );
}
