import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { maria } from '../../.storybook/samples';
import { Button, LinkButton } from '../../src/components/button/button';
import { Card } from '../../src/components/card/card';
import { EmptyState } from '../../src/components/empty-state/empty-state';
import { ErrorState } from '../../src/components/error-state/error-state';
import { Grid, Inline, Stack } from '../../src/components/layout/layout';
import { ProfessionalCard } from '../../src/components/professional-card/professional-card';
import { SegmentedToggle } from '../../src/components/segmented-toggle/segmented-toggle';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../src/components/skeleton/skeleton';
import { Spinner } from '../../src/components/spinner/spinner';
import { conversationsPicture } from '../../src/pictures/conversations';
import { searchPicture } from '../../src/pictures/search';
import { Document, Facts, Rules, Section } from '../parts/document';

const states = ['loading', 'empty', 'error', 'success'] as const;
type State = (typeof states)[number];

function List({ state, onRetry }: { readonly state: State; readonly onRetry: () => void }) {
  if (state === 'loading')
    return (
      <SkeletonGroup label="Loading professionals">
        <Card>
          <Inline gap={16} align="start" wrap={false}>
            <Skeleton shape="circle" height={56} />
            <Stack gap={12} style={{ flex: 1 }}>
              <Skeleton width="40%" />
              <SkeletonText lines={2} />
            </Stack>
          </Inline>
        </Card>
      </SkeletonGroup>
    );
  if (state === 'empty')
    return (
      <EmptyState
        headingLevel={3}
        illustration={searchPicture}
        title="No accountants found"
        description="Try fewer filters or another place."
        action={<Button variant="secondary">Clear Filters</Button>}
      />
    );
  if (state === 'error')
    return (
      <ErrorState
        headingLevel={3}
        title="We could not load this list"
        description="The server could not be reached. Check your connection and try again."
        onRetry={onRetry}
      />
    );
  return <ProfessionalCard kind="accountant" layout="row" professional={maria} action={{ label: 'View Profile' }} />;
}

function FourStates() {
  const [state, setState] = useState<State>('loading');
  return (
    <Stack gap={24}>
      <SegmentedToggle
        label="State of the list"
        value={state}
        onChange={setState}
        options={states.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))}
      />
      <List state={state} onRetry={() => setState('success')} />
    </Stack>
  );
}

const meta = {
  title: 'Patterns/Empty and loading',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

export const EmptyAndLoading: StoryObj = {
  name: 'Empty and loading',
  render: () => (
    <Document
      title="Empty and loading"
      lead="Whatever comes from a server has four states, and all four are designed: on its way, nothing there, not reachable, there."
    >
      <Section title="The four states of a list">
        <FourStates />
      </Section>
      <Section title="Waiting">
        <Facts
          label="Ways of waiting"
          columns={['What is known', 'Take', '']}
          rows={[
            [
              'The shape of what comes',
              'Skeleton, as large as what takes its place',
              <Skeleton key="skeleton" width={160} />,
            ],
            ['Nothing, or failure is likely', 'Spinner, with words', <Spinner key="spinner" label="Loading guide" />],
            [
              'What someone just did',
              'Button that says so',
              <Button key="button" size="small" pending pendingLabel="Saving..." />,
            ],
          ]}
        />
      </Section>
      <Section title="Nothing there">
        <Grid columns={2}>
          <Card padding="none">
            <EmptyState
              compact
              headingLevel={3}
              illustration={conversationsPicture}
              title="No Conversations"
              description="Nothing yet: say how it begins."
              action={<LinkButton href="/search">Find Accountants</LinkButton>}
            />
          </Card>
          <Card padding="none">
            <EmptyState
              compact
              headingLevel={3}
              illustration={searchPicture}
              title="No accountants found"
              description="Nothing left: take back what caused it."
              action={<Button variant="secondary">Clear Filters</Button>}
            />
          </Card>
        </Grid>
      </Section>
      <Section title="How it behaves">
        <Rules
          dos={[
            'Take the place of the whole list, its head included.',
            'One next step.',
            'Keep the old answer while a new one is fetched.',
            'Leave what works alone when one part fails.',
          ]}
          donts={[
            'A spinner over the whole page.',
            'A picture in every small empty corner.',
            'An error without Try Again.',
            'Content that jumps when it arrives.',
          ]}
        />
      </Section>
    </Document>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Error' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(canvas.getByRole('link', { name: 'Maria Castellanos' })).toBeVisible();
  },
};
