import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { maria } from '../../.storybook/samples';
import { Button } from '../../src/components/button/button';
import { EmptyState } from '../../src/components/empty-state/empty-state';
import { Field } from '../../src/components/field/field';
import { from } from '../../src/components/layout/layout';
import { ProfessionalCard } from '../../src/components/professional-card/professional-card';
import { ReviewItem } from '../../src/components/review-item/review-item';
import { TextInput } from '../../src/components/text-input/text-input';
import { Card } from '../../src/components/card/card';
import { savedPicture } from '../../src/pictures/saved';
import { Document, Section } from '../parts/document';

const meta = { title: 'Patterns/Anatomy', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const Columns = styled.div`
  display: grid;
  gap: var(--cp-space-24);
  align-items: start;
  ${from('large')} {
    grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
  }
`;

const Parts = styled.ol`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-8);
  padding-inline-start: var(--cp-space-24);
  list-style: decimal;

  strong {
    font-weight: var(--cp-weight-semibold);
  }
`;

interface AnatomyProps {
  readonly title: string;
  /** In the order in which the eye meets them. */
  readonly parts: readonly (readonly [name: string, what: string])[];
  readonly children: ReactNode;
}

function Parted({ title, parts, children }: AnatomyProps): ReactNode {
  return (
    <Section title={title}>
      <Columns>
        <div>{children}</div>
        <Parts>
          {parts.map(([name, what]) => (
            <li key={name}>
              <strong>{name}.</strong> {what}
            </li>
          ))}
        </Parts>
      </Columns>
    </Section>
  );
}

export const Anatomy: StoryObj = {
  render: () => (
    <Document
      title="Anatomy"
      lead="The pieces on which people decide, with the order of what is in them. The order is the design: it answers the questions as they come up."
    >
      <Parted
        title="A result"
        parts={[
          ['Who', 'Picture, name and firm; the name is the one link, and the whole row leads where it leads.'],
          [
            'Trusted by what',
            'Rating with its count, Verified, how soon replies come. Teal is Verified and nothing else.',
          ],
          ['Where', 'City and state, or Remote.'],
          ['For what', 'Three tags and how many more there are.'],
          ['From how much', 'A price with its unit, in tabular figures.'],
          ['One button', 'Secondary: a list has no primary action of its own.'],
        ]}
      >
        <ProfessionalCard
          kind="accountant"
          layout="row"
          professional={maria}
          maxTags={3}
          action={{ label: 'View Profile' }}
        />
      </Parted>
      <Parted
        title="A review"
        parts={[
          ['Who and when', 'Name, date, and Verified client when they wrote to each other here.'],
          ['Stars', 'With their number for screen readers.'],
          ['What was said', 'As it was written, in at most 70 letters a line.'],
          ['The reply', 'Set in, under the name of who replied.'],
        ]}
      >
        <Card>
          <ReviewItem
            timeZone="UTC"
            author={{ id: 3, name: 'Dana Whitfield' }}
            rating={5}
            comment="Found two states where we owed registration and one where we did not."
            createdAt="2026-11-05T00:30:00.000Z"
            verifiedClient
            reply={{ from: 'Maria Castellanos', text: 'Thank you, Dana. The Texas filing is behind us.' }}
          />
        </Card>
      </Parted>
      <Parted
        title="A field"
        parts={[
          ['Label', 'Above, always in sight; Optional at its end when it may stay empty.'],
          ['Control', '40 px high, an edge of 3:1.'],
          ['Help', 'One line, before anything is wrong.'],
          ['Error', 'Above the help: what to mend, no blame. What was typed stays.'],
        ]}
      >
        <Card>
          <Field label="Email" help="Replies go here." error="Enter an email address like name@example.com">
            <TextInput type="email" defaultValue="dana@" />
          </Field>
        </Card>
      </Parted>
      <Parted
        title="An empty place"
        parts={[
          ['Picture', '240 px, of what will be here.'],
          ['Heading', 'What is the case, in a few words.'],
          ['One sentence', 'How it fills.'],
          ['One next step', 'Never a dead end.'],
        ]}
      >
        <Card padding="none">
          <EmptyState
            headingLevel={3}
            illustration={savedPicture}
            title="No one saved yet"
            description="Select the heart on a card or a profile, and the professional shows up here."
            action={<Button>Find Accountants</Button>}
          />
        </Card>
      </Parted>
    </Document>
  ),
};
