import { LinkButton } from '@counterpart/design-system/button';
import { Inline } from '@counterpart/design-system/layout';
import type { ReactNode } from 'react';
import { HomeSection } from './home-section';

/** The call to action for professionals (anchor `for-accountants`). */
export function ProfessionalsCall(): ReactNode {
  return (
    <HomeSection
      id="for-accountants"
      level={3}
      title="Are you a financial professional?"
      text="List what you do, who you do it for and what it costs. Clients message you here, and you decide which work to take."
      action={
        <Inline gap={12}>
          <LinkButton href="/auth?signup=true&accountant=true" variant="secondary" size="large">
            Sign Up as a Professional
          </LinkButton>
          <LinkButton href="/auth" variant="ghost" size="large">
            Log In
          </LinkButton>
        </Inline>
      }
    />
  );
}
