import { Stack } from '@counterpart/design-system/layout';
import { Tabs, type TabItem } from '@counterpart/design-system/tabs';
import { Heading } from '@counterpart/design-system/text';
import { useId, useState, type ReactNode } from 'react';
import { AskPanel } from './ask-panel';

interface Props {
  /** A question that another page hands over; empty for none. */
  readonly question: string;
  /** The person has cleared the question: it should leave the address. */
  readonly onClear: () => void;
}

/** The tools of the Compliance Center, as tabs as soon as there are two. */
export function ComplianceTools({ question, onClear }: Props): ReactNode {
  const id = useId();
  const tools: readonly [TabItem, ...TabItem[]] = [
    {
      id: 'ask',
      label: 'Ask the Compliance Assistant',
      content: <AskPanel question={question} onClear={onClear} />,
    },
  ];
  const [toolId, setToolId] = useState(tools[0].id);
  return (
    <Stack as="section" gap={16} aria-labelledby={id}>
      <Heading level={2} id={id}>
        Compliance AI Tools
      </Heading>
      {tools.length > 1 ? (
        <Tabs label="Compliance AI Tools" items={tools} value={toolId} onChange={setToolId} />
      ) : (
        <>
          <Heading level={3}>{tools[0].label}</Heading>
          {tools[0].content}
        </>
      )}
    </Stack>
  );
}
