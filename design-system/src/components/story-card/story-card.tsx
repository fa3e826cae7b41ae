import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Badge } from '../badge/badge';
import { Card } from '../card/card';
import { Heading, type HeadingLevel } from '../text/text';

export interface StoryCardProps {
  readonly title: string;
  /** 'Manufacturing'. */
  readonly category?: string;
  /** What was difficult. */
  readonly challenge: ReactNode;
  /** What was done. */
  readonly solution: ReactNode;
  /** What came of it: a few short lines, numbers first. */
  readonly results: readonly string[];
  /** Links at the end. */
  readonly action?: ReactNode;
  /** Default 3. */
  readonly headingLevel?: HeadingLevel;
}

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--cp-space-16);
  height: 100%;
`;

const Parts = styled.dl`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-12);

  dt {
    font-size: var(--cp-font-size-small);
    font-weight: var(--cp-weight-semibold);
  }

  dd {
    max-width: 70ch;
    color: var(--cp-text-2);
    text-wrap: pretty;
  }
`;

const Results = styled.ul`
  padding-inline-start: var(--cp-space-20);

  && {
    list-style: disc;
  }
`;

const Action = styled.div`
  margin-top: auto;
`;

/** A case: what was difficult, what was done, what came of it. */
export function StoryCard({ title, category, challenge, solution, results, action, headingLevel = 3 }: StoryCardProps): ReactNode {
  const id = useId();
  return (
    <Frame as="article" aria-labelledby={id}>
      {category && <Badge>{category}</Badge>}
      <Heading level={headingLevel} size="heading" id={id}>
        {title}
      </Heading>
      <Parts>
        <div>
          <dt>Challenge</dt>
          <dd>{challenge}</dd>
        </div>
        <div>
          <dt>Solution</dt>
          <dd>{solution}</dd>
        </div>
        <div>
          <dt>Results</dt>
          <dd>
            <Results>
              {results.map((result) => (
                <li key={result}>{result}</li>
              ))}
            </Results>
          </dd>
        </div>
      </Parts>
      {action && <Action>{action}</Action>}
    </Frame>
  );
}
