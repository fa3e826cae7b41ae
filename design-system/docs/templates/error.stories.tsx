import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../../src/components/button/button';
import { ErrorState } from '../../src/components/error-state/error-state';
import { NotFound } from '../../src/components/not-found/not-found';
import { awayPicture } from '../../src/pictures/away';
import { offlinePicture } from '../../src/pictures/offline';
import { pausedPicture } from '../../src/pictures/paused';
import { renewedPicture } from '../../src/pictures/renewed';
import { unavailablePicture } from '../../src/pictures/unavailable';
import { PageFrame } from '../parts/page-frame';

const meta = { title: 'Templates/Error', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const home = <LinkButton href="/">Go to the home page</LinkButton>;

export const PageNotFound: StoryObj = {
  render: () => (
    <PageFrame path="/nowhere">
      <NotFound action={home} />
    </PageFrame>
  ),
};

export const SwitchedOff: StoryObj = {
  render: () => (
    <PageFrame path="/blog">
      <NotFound
        illustration={pausedPicture}
        title="Not available right now"
        description="This part of the site is taking a break. Everything else works as usual."
        action={home}
      />
    </PageFrame>
  ),
};

export const AreaNotAvailable: StoryObj = {
  render: () => (
    <PageFrame path="/blog">
      <ErrorState
        headingLevel={1}
        illustration={unavailablePicture}
        title="Blog is not available right now"
        description="The rest of Counterpart works. This part did not load; trying again usually helps."
        onRetry={() => {}}
      />
    </PageFrame>
  ),
};

export const NewVersion: StoryObj = {
  render: () => (
    <PageFrame path="/blog">
      <ErrorState
        headingLevel={1}
        illustration={renewedPicture}
        title="A new version of Counterpart is ready"
        description="This tab still runs the old one, which is no longer available. Reload to continue. Anything you typed stays."
        retryLabel="Reload"
        onRetry={() => {}}
      />
    </PageFrame>
  ),
};

export const EverythingAway: StoryObj = {
  render: () => (
    <PageFrame path="/">
      <ErrorState
        headingLevel={1}
        illustration={awayPicture}
        title="Counterpart is not available right now"
        description="We could not load any part of it. Nothing you saved is lost. Try again in a moment."
        onRetry={() => {}}
      />
    </PageFrame>
  ),
};

export const Offline: StoryObj = {
  render: () => (
    <PageFrame path="/search">
      <ErrorState
        headingLevel={1}
        illustration={offlinePicture}
        title="We could not load the results"
        description="You seem to be offline. Check your connection and try again."
        onRetry={() => {}}
      />
    </PageFrame>
  ),
};
