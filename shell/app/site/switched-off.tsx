import { LinkButton } from '@counterpart/design-system/button';
import { NotFound } from '@counterpart/design-system/not-found';
import { pausedPicture } from '@counterpart/design-system/pictures/paused';
import type { ReactNode } from 'react';
import { switchedOffTitle } from '../../page-contract/site';

/** Instead of a page whose area is switched off. */
export function SwitchedOff(): ReactNode {
  return (
    <NotFound
      illustration={pausedPicture}
      title={switchedOffTitle}
      description="This part of the site is taking a break. Everything else works as usual."
      action={<LinkButton href="/">Go to the Home Page</LinkButton>}
    />
  );
}
