import { Accordion } from '@counterpart/design-system/accordion';
import { from } from '@counterpart/design-system/layout';
import { Heading } from '@counterpart/design-system/text';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

export interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

/** The heading stands beside its questions where there is room: their lines stay short. */
const Section = styled.section`
  display: grid;
  gap: var(--cp-space-24);
  align-items: start;
  ${from('large')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: var(--cp-space-64);
  }
`;

/** Common questions on the subject of a page, with the answers. */
export function QuestionsSection({ questions }: { readonly questions: readonly Question[] }): ReactNode {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <Heading level={2} size="section" id={titleId}>
        Frequently Asked Questions
      </Heading>
      <Accordion items={questions.map(({ id, question, answer }) => ({ id, title: question, content: answer }))} />
    </Section>
  );
}
