import type { AnalysisContent } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { saveTextFile, useAct } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { analysisAsMarkdown } from './analysis-as-markdown';

interface Props {
  readonly analysis: AnalysisContent;
  readonly fileName: string;
}

/** Downloads of an analysis: its dates for a calendar, where it has any, and all of it as Markdown. */
export function AnalysisFiles({ analysis, fileName }: Props): ReactNode {
  const { pending, run } = useAct();
  // An analysis that was saved before dates had a part of their own has them in its findings.
  const dates = analysis.dates ?? analysis.findings;
  const dated = dates.flatMap(({ date, quote, page }) => (date ? [{ date, quote, page }] : []));
  const name = fileName.replace(/\.[^.]*$/, '') || 'document';
  const saveCalendar = async () => {
    const { datesAsCalendar } = await import('./dates-as-calendar');
    saveTextFile(`${name}.ics`, 'text/calendar', datesAsCalendar(dated, fileName, new Date()));
  };
  return (
    <>
      {dated.length > 0 && (
        <Button
          size="small"
          variant="secondary"
          icon="calendar"
          pending={pending}
          onClick={() => void run(saveCalendar, { failed: 'Failed to make the calendar file' })}
        >
          Add Dates to Calendar
        </Button>
      )}
      <Button
        size="small"
        variant="secondary"
        icon="download"
        onClick={() => saveTextFile(`${name}.md`, 'text/markdown', analysisAsMarkdown(analysis, fileName))}
      >
        Export as Markdown
      </Button>
    </>
  );
}
