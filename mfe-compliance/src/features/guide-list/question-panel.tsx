import { limits } from '@counterpart/api/contract';
import { Button, LinkButton } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { Field } from '@counterpart/design-system/field';
import { Grid, Stack } from '@counterpart/design-system/layout';
import { Heading } from '@counterpart/design-system/text';
import { TextInput } from '@counterpart/design-system/text-input';
import { useApi } from '@counterpart/shell/sdk';
import { useId, useMemo, useState, type SubmitEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { GuideCard } from './guide-card';
import { nearestGuides } from './nearest-guides';

const mostShown = 3;

const Line = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--cp-space-12);

  > :first-child {
    flex: 1 1 280px;
    min-width: 0;
  }
`;

interface Props {
  /** What was asked. Give it as `key` too, so that the field follows the address. */
  readonly question: string;
  readonly onAsk: (question: string) => void;
}

/** A question that another page hands over (`?question=`), filled in and open to change, with the guides that come nearest to it. */
export function QuestionPanel({ question, onAsk }: Props): ReactNode {
  const headingId = useId();
  const [text, setText] = useState(question);
  const ask = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim()) onAsk(text.trim());
  };
  return (
    <Stack as="section" gap={16} aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        Guides for Your Question
      </Heading>
      <Card>
        <Line aria-label="Find guides for a question" onSubmit={ask}>
          <Field label="Your question">
            <TextInput
              maxLength={limits.search.queryMax}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
          <Button type="submit" variant="secondary">
            Find Guides
          </Button>
        </Line>
      </Card>
      <NearestGuides question={question} />
    </Stack>
  );
}

/** Nothing while the guides are on their way, or when they cannot be loaded: the list below says so. */
function NearestGuides({ question }: { readonly question: string }): ReactNode {
  const { data } = useApi('/api/compliance');
  const found = useMemo(() => data && nearestGuides(question, data, mostShown), [data, question]);
  if (!found) return null;
  if (found.length === 0)
    return (
      <EmptyState
        compact
        headingLevel={3}
        illustration={null}
        title="No guide speaks of this yet"
        description="Ask in other words, or ask somebody who works with such rules every day."
        action={
          <LinkButton href="/quiz" variant="secondary">
            Get Matched with a Specialist
          </LinkButton>
        }
      />
    );
  return (
    <Grid columns={3} gap={24}>
      {found.map((guide) => (
        <GuideCard key={guide.id} guide={guide} />
      ))}
    </Grid>
  );
}
