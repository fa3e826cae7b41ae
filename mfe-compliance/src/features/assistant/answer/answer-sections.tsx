import type { ComplianceAnswer } from '@counterpart/api/contract';
import { Accordion } from '@counterpart/design-system/accordion';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AnswerSources } from './answer-sources';
import { CitedText } from './cited-text';

const Lines = styled.ul`
  display: grid;
  gap: var(--cp-space-12);
  padding-inline-start: var(--cp-space-20);

  /* Stronger than the base style, which takes the bullets of lists that lay something out. */
  && {
    list-style: disc;
  }
`;

interface Props {
  readonly answer: ComplianceAnswer;
}

/** More from the guide of an answer by its parts, one open at a time, and the answer's sources as the last. */
export function AnswerSections({ answer: { sections, sources, citations } }: Props): ReactNode {
  const items = sections.map((section, index) => ({
    id: String(index),
    title: section.title,
    content: (
      <Lines>
        {section.content.map((line, at) => (
          <li key={line}>
            <CitedText text={line} numbers={section.citations[at] ?? []} citations={citations} />
          </li>
        ))}
      </Lines>
    ),
  }));
  const last =
    sources.length > 0
      ? [{ id: 'sources', title: 'Sources & References', content: <AnswerSources sources={sources} /> }]
      : [];
  return <Accordion single headingLevel={4} items={[...items, ...last]} />;
}
