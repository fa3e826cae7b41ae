import { calendarDayText, type Engagement } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Fact, Facts } from '../facts';
import { budgetText } from '../../../work/work-text';

const Need = styled.div`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  max-width: 65ch;
`;

interface Props {
  readonly work: Pick<Engagement, 'brief' | 'mayDo'>;
  readonly onChange: () => void;
}

/** Needs of the client, as both sides agreed to read them. */
export function BriefSection({ work: { brief, mayDo }, onChange }: Props): ReactNode {
  const budget = budgetText(brief);
  return (
    <Stack as="section" gap={12} aria-labelledby="work-brief">
      <Inline justify="between" gap={12}>
        <Heading level={2} id="work-brief">
          Brief
        </Heading>
        {mayDo.includes('change-brief') && (
          <Button size="small" variant="ghost" icon="edit" onClick={onChange}>
            Edit Brief
          </Button>
        )}
      </Inline>
      <Need>
        <Text as="div" dir="auto">
          {brief.need}
        </Text>
      </Need>
      {(budget ?? brief.dueOn) && (
        <Facts>
          {budget && <Fact label="Budget">{budget}</Fact>}
          {brief.dueOn && <Fact label="Needed by">{calendarDayText(brief.dueOn)}</Fact>}
        </Facts>
      )}
    </Stack>
  );
}
