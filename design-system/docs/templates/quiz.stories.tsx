import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../src/components/button/button';
import { Card } from '../../src/components/card/card';
import { EmptyState } from '../../src/components/empty-state/empty-state';
import { Inline, Stack } from '../../src/components/layout/layout';
import { PageHeader } from '../../src/components/page-header/page-header';
import { RadioGroup } from '../../src/components/radio-group/radio-group';
import { Skeleton } from '../../src/components/skeleton/skeleton';
import { StepProgress } from '../../src/components/step-progress/step-progress';
import { searchPicture } from '../../src/pictures/search';
import { Template, type TemplateProps } from '../parts/template';

const entities = ['Sole Proprietor', 'LLC Single-Member', 'Corporation', 'Partnership', 'Nonprofit'];

/** One question at a time, the progress above it, Back and Next where they always are. */
function Quiz({ state }: TemplateProps) {
  return (
    <Template
      state={state}
      size="form"
      path="/quiz"
      noun="your matches"
      header={<PageHeader title="Find Your Match" description="Nine short steps, about 2 minutes." />}
      filled={
        <Card padding="large">
          <Stack gap={24}>
            <StepProgress step={1} total={9} label="Quiz progress" title="Business entity" />
            <RadioGroup
              label="What kind of business is it?"
              look="cards"
              options={entities.map((entity) => ({ value: entity, label: entity }))}
              value="Corporation"
              onChange={() => {}}
            />
            <Inline justify="between">
              <Button variant="secondary" disabled>
                Previous
              </Button>
              <Button>Next</Button>
            </Inline>
          </Stack>
        </Card>
      }
      loading={
        <Stack gap={16}>
          <Skeleton shape="block" height={220} />
          <Skeleton shape="block" height={220} />
        </Stack>
      }
      empty={
        <EmptyState
          illustration={searchPicture}
          title="No match yet"
          description="We saved your answers and will look for someone ourselves. You’ll hear from us within 24 hours."
          action={<Button>Browse Professionals</Button>}
        />
      }
    />
  );
}

const meta = {
  title: 'Templates/Quiz',
  component: Quiz,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Quiz>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { state: 'filled' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Broken: Story = { name: 'Error', args: { state: 'error' } };
