import { LinkButton } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { Illustration } from '@counterpart/design-system/illustration';
import { from, Inline, Stack } from '@counterpart/design-system/layout';
import { meetingPicture } from '@counterpart/design-system/pictures/meeting';
import { Heading, Text } from '@counterpart/design-system/text';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

export interface Action {
  readonly label: string;
  readonly href: string;
}

interface Props {
  readonly title: string;
  readonly text: ReactNode;
  readonly primary: Action;
  readonly secondary: Action;
}

/** For clients at the end of a page. */
export const clientActions: { readonly primary: Action; readonly secondary: Action } = {
  primary: { label: 'Find a Professional', href: '/search' },
  secondary: { label: 'Sign Up Free', href: '/auth?signup=true' },
};

/** On wide screens the picture stands at the end; phones have the words alone. */
const Columns = styled.div`
  > svg {
    display: none;
  }
  ${from('large')} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 260px;
    gap: var(--cp-space-40);
    align-items: center;
    > svg {
      display: block;
    }
  }
`;

/** The card that closes a page: what to do next. */
export function CallToAction({ title, text, primary, secondary }: Props): ReactNode {
  const titleId = useId();
  return (
    <Card as="section" tone="primary" padding="large" aria-labelledby={titleId}>
      <Columns>
        <Stack gap={16} align="start">
          <Heading level={2} size="section" id={titleId}>
            {title}
          </Heading>
          <Text tone="muted">{text}</Text>
          <Inline gap={12}>
            <LinkButton href={primary.href} size="large">
              {primary.label}
            </LinkButton>
            <LinkButton href={secondary.href} variant="secondary" size="large">
              {secondary.label}
            </LinkButton>
          </Inline>
        </Stack>
        <Illustration picture={meetingPicture} size={260} />
      </Columns>
    </Card>
  );
}
