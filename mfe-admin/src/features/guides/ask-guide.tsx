import type { GuideContent, GuideTrial } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { Field } from '@counterpart/design-system/field';
import { Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { TextInput } from '@counterpart/design-system/text-input';
import { useAct, useDraftState } from '@counterpart/shell/sdk';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { bodyOf } from './guide-values';

const outcomes: Record<GuideTrial['outcome'], string> = {
  answer: 'This would be the answer:',
  closest: 'No sure answer. The first would be shown as the closest, the others as links:',
  refusal: 'This would be refused. Nearest:',
};

interface Props {
  /** As it is typed: it does not have to be saved. */
  readonly content: GuideContent;
  /** Null for a new guide. */
  readonly guideId: number | null;
}

/** Form that asks the guides as if this one were public as it is typed. */
export function AskGuide({ content, guideId }: Props): ReactNode {
  const { pending, failure, run } = useAct();
  const [question, setQuestion] = useDraftState(`guide-question.${guideId ?? 'new'}`, '');
  const [trial, setTrial] = useState<GuideTrial | null>(null);
  const ask = (event: SubmitEvent) => {
    event.preventDefault();
    if (question.trim() === '') return;
    const body = { guideId, content: bodyOf(content), question: question.trim() };
    void run(async (api) => setTrial(await api.send('post', '/api/admin/guides/ask', { body })));
  };
  return (
    <Card padding="small">
      <form onSubmit={ask}>
        <Stack gap={12}>
          <Heading level={3} size="body">
            Ask this guide
          </Heading>
          <Field label="Question" error={failure}>
            <TextInput value={question} onChange={(event) => setQuestion(event.target.value)} />
          </Field>
          <div>
            <Button type="submit" variant="secondary" size="small" pending={pending}>
              Ask
            </Button>
          </div>
          <div role="status">{trial && <TrialResult trial={trial} />}</div>
        </Stack>
      </form>
    </Card>
  );
}

function TrialResult({ trial: { outcome, entries } }: { readonly trial: GuideTrial }): ReactNode {
  const shown = outcome === 'answer' ? entries.slice(0, 1) : entries;
  return (
    <Stack gap={8}>
      <Text weight="semibold">{shown.length > 0 ? outcomes[outcome] : 'Nothing in our guides comes near it.'}</Text>
      <Stack as="ul" gap={8}>
        {shown.map(({ question, answer, guide, isThisGuide, sure }) => (
          <li key={`${guide} ${question}`}>
            <Text>{question}</Text>
            <Text size="small">{answer}</Text>
            <Text size="small" tone="muted">
              {`${sure}% sure · ${isThisGuide ? 'this guide' : guide}`}
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
