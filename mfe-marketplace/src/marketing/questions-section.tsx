import { Accordion } from '@counterpart/design-system/accordion';
import { Stack } from '@counterpart/design-system/layout';
import { Heading } from '@counterpart/design-system/text';
import { useId, type ReactNode } from 'react';

export interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

/** What people ask about the subject of a page, with the answers. */
export function QuestionsSection({ questions }: { readonly questions: readonly Question[] }): ReactNode {
  const titleId = useId();
  return (
    <Stack as="section" aria-labelledby={titleId} gap={24}>
      <Heading level={2} id={titleId}>
        Frequently Asked Questions
      </Heading>
      <Accordion items={questions.map(({ id, question, answer }) => ({ id, title: question, content: answer }))} />
    </Stack>
  );
}
