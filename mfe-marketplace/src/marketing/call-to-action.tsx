import { LinkButton } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { useId, type ReactNode } from 'react';

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

/** The card that closes a page: what to do next. */
export function CallToAction({ title, text, primary, secondary }: Props): ReactNode {
  const titleId = useId();
  return (
    <Card as="section" tone="primary" padding="large" aria-labelledby={titleId}>
      <Stack gap={16} align="start">
        <Heading level={2} id={titleId}>
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
    </Card>
  );
}
