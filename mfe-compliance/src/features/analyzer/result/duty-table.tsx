import { calendarDayText } from '@counterpart/api/contract';
import { Badge } from '@counterpart/design-system/badge';
import { Button } from '@counterpart/design-system/button';
import { below, Inline } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import type { ShownQuote } from './document-view';
import { parts, type DutyRow, type Part } from './duty-rows';
import { PageMarker, quotesBelow } from './page-marker';

/** Rows are cards where the table would not fit. */
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--cp-font-size-small);
  line-height: var(--cp-line-height-small);

  th,
  td {
    padding: var(--cp-space-4) var(--cp-space-8);
    border-block-end: 1px solid var(--cp-border);
    text-align: start;
    vertical-align: top;
  }
  thead th,
  td:not(:first-child) {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  && td[data-label='Penalty'] {
    max-inline-size: 12rem;
    white-space: normal;
  }
  tbody:has(tr + tr) th {
    padding-block-start: var(--cp-space-8);
  }
  time {
    display: block;
  }

  ${below('medium')} {
    &,
    tbody,
    tr,
    th,
    td {
      display: block;
    }
    thead {
      display: none;
    }
    tbody tr:not(:first-child) {
      ${quotesBelow}
      padding: var(--cp-space-12);
      margin-block-start: var(--cp-space-8);
      border: 1px solid var(--cp-border);
      border-radius: var(--cp-radius-medium);
    }
    && :is(th, td) {
      padding: 0;
      border: 0;
      white-space: normal;
    }
    td:not(:first-child) {
      display: inline-block;
      margin-block-start: var(--cp-space-8);
      margin-inline-end: var(--cp-space-12);
    }
    && td:empty {
      display: none;
    }
    time {
      display: inline;
      margin-inline-end: var(--cp-space-4);
    }
    && tbody th {
      padding-block-start: var(--cp-space-16);
    }
    td[data-label]::before {
      content: attr(data-label) ': ';
      color: var(--cp-text-3);
    }
  }
`;

const Said = styled.span`
  margin-inline-end: var(--cp-space-8);
  overflow-wrap: anywhere;
`;

const titles: Record<Part, string> = {
  complianceSteps: 'Recommended Compliance Steps',
  risksAndPenalties: 'Risks & Penalties',
  industryImpact: 'Impact on Your Industry',
  keyPoints: 'Key Points',
  findings: 'Findings',
};
/** Findings shown before they are asked for: there may be hundreds. */
const fewFindings = 5;

/** Written out: a table whose rows are cards loses its own roles in Safari. */
const roles = { group: { role: 'rowgroup' }, row: { role: 'row' }, cell: { role: 'cell' } } as const;

interface Props {
  readonly rows: Record<Part, readonly DutyRow[]>;
  /** Said where a part has no sentence of its own. */
  readonly otherwise: Record<Part, string>;
  /** Below the findings. */
  readonly note: string | null;
  readonly onShow: (quote: ShownQuote, from: HTMLElement) => void;
}

/** Everything an analysis found, each sentence once, by the parts of the analysis. */
export function DutyTable({ rows, otherwise, note, onShow }: Props): ReactNode {
  const [isWhole, setWhole] = useState(false);
  const table = useRef<HTMLTableElement>(null);
  const showAll = () => {
    flushSync(() => setWhole(true));
    // The first of the new rows, since the button is gone.
    table.current?.querySelectorAll<HTMLElement>('tbody:last-of-type button')[fewFindings]?.focus();
  };
  const more = isWhole ? 0 : rows.findings.length - fewFindings;
  return (
    <div>
      <Table ref={table} role="table" aria-label="Duties, deadlines and penalties">
        <thead {...roles.group}>
          <tr {...roles.row}>
            {['Duty', 'Deadline', 'Penalty', 'Source'].map((title) => (
              <th key={title} role="columnheader" scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {parts.map((part) => (
          <tbody key={part} {...roles.group} aria-label={titles[part]}>
            <tr {...roles.row}>
              <th colSpan={4} role="rowheader" scope="rowgroup">
                <Inline gap={8}>
                  <Heading level={4} size="body">
                    {titles[part]}
                  </Heading>
                  {rows[part].length === 0 && (
                    <Text as="span" size="small" tone="muted" weight="regular">
                      {otherwise[part]}
                    </Text>
                  )}
                </Inline>
              </th>
            </tr>
            {rows[part].slice(0, part === 'findings' && !isWhole ? fewFindings : undefined).map((row) => (
              <Row key={`${row.page} ${row.text}`} row={row} onShow={onShow} />
            ))}
          </tbody>
        ))}
      </Table>
      {more > 0 && (
        <Button variant="ghost" size="small" onClick={showAll}>
          {`Show ${more.toLocaleString('en-US')} More`}
        </Button>
      )}
      {note && (
        <Text size="small" tone="muted">
          {note}
        </Text>
      )}
    </div>
  );
}

function Row({ row, onShow }: Pick<Props, 'onShow'> & { readonly row: DutyRow }): ReactNode {
  const { text, quote, page, deadlines, penalty, labels } = row;
  return (
    <tr {...roles.row}>
      <td {...roles.cell}>
        <Said dir="auto">{text}</Said>
        {labels.map((label) => (
          <Badge key={label}>{label}</Badge>
        ))}
      </td>
      <td {...roles.cell} data-label={deadlines.length > 0 ? 'Deadline' : undefined}>
        {deadlines.map((date) => (
          <time key={date} dateTime={date}>
            {calendarDayText(date, 'day')}
          </time>
        ))}
      </td>
      <td {...roles.cell} data-label={penalty ? 'Penalty' : undefined}>
        {penalty}
      </td>
      <td {...roles.cell}>
        <PageMarker quote={quote} page={page} isQuoteHidden={quote !== text} onShow={onShow} />
      </td>
    </tr>
  );
}
