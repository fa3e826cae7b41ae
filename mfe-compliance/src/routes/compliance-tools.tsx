import { Stack } from '@counterpart/design-system/layout';
import { Tabs } from '@counterpart/design-system/tabs';
import { Heading } from '@counterpart/design-system/text';
import { useId, useState, type ReactNode } from 'react';
import { AnalyzePanel } from '../features/analyzer/analyze-panel';
import { useAnalyzer } from '../features/analyzer/use-analyzer';
import { useSavedAnalyses } from '../features/analyzer/saved/use-saved-analyses';
import { AskPanel } from '../features/assistant/ask-panel';

interface Props {
  /** A question that another page hands over; empty for none. */
  readonly question: string;
  /** The person has cleared the question: it should leave the address. */
  readonly onClear: () => void;
}

/** The tools of the Compliance Center. What a tool was doing goes on while the other one is shown. */
export function ComplianceTools({ question, onClear }: Props): ReactNode {
  const id = useId();
  const analyzer = useAnalyzer();
  const [tool, setTool] = useState<'ask' | 'analyze'>('ask');
  const saved = useSavedAnalyses(tool === 'analyze');
  return (
    <Stack as="section" gap={16} aria-labelledby={id}>
      <Heading level={2} id={id}>
        Compliance AI Tools
      </Heading>
      <Tabs
        label="Compliance AI Tools"
        value={tool}
        onChange={setTool}
        items={[
          {
            id: 'ask',
            label: 'Ask the Compliance Assistant',
            content: <AskPanel question={question} onClear={onClear} />,
          },
          { id: 'analyze', label: 'Analyze Legislation', content: <AnalyzePanel analyzer={analyzer} saved={saved} /> },
        ]}
      />
    </Stack>
  );
}
