import type { User } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { LinkButton } from '@counterpart/design-system/button';
import { Container } from '@counterpart/design-system/layout';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { secondStepPath } from '../../sdk/host/guards';
import { useLocation } from '../../sdk/router';
import { useDateText } from '../../sdk/time/time-zone';

const Frame = styled.div`
  padding-block: var(--cp-space-12);
`;

const isOver = (by: string): boolean => Date.parse(by) <= Date.now();

interface Props {
  readonly by: string;
  readonly userType: User['userType'];
}

/** Asks for the second step that is required, on every page until it is set up; the settings tell it by themselves. */
export function SecondStepBanner({ by, userType }: Props): ReactNode {
  const dateText = useDateText();
  const { pathname, search } = useLocation();
  if (pathname === '/profile') return null;
  const closed = userType === 'admin' ? 'administration' : 'sending and reading license documents';
  const over = isOver(by);
  return (
    <Container>
      <Frame>
        <Alert
          tone="warning"
          title={over ? 'Set up a second step' : `Set up a second step by ${dateText(by, 'moment')}`}
          action={
            <LinkButton size="small" variant="secondary" href={secondStepPath(pathname + search)}>
              Set It Up
            </LinkButton>
          }
        >
          {over
            ? `Until your account has one, ${closed} is closed to you.`
            : `A passkey or a code from your phone. Without one, ${closed} closes to you then.`}
        </Alert>
      </Frame>
    </Container>
  );
}
