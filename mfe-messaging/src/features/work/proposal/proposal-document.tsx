import {
  amountText,
  calendarDayText,
  fullName,
  paymentSentence,
  totalsText,
  withCommas,
  type UserCard,
  type Proposal,
  type ProposalLine,
} from '@counterpart/api/contract';
import { Card } from '@counterpart/design-system/card';
import { Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { useDateText } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Fact, Facts } from '../facts';
import { priceWords } from '../../../work/work-text';

const Lines = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: var(--cp-space-12) 0;
    border-block-end: 1px solid var(--cp-border);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  thead th {
    padding-block: 0 var(--cp-space-8);
    color: var(--cp-text-3);
    font-size: var(--cp-font-size-small);
    font-weight: var(--cp-weight-regular);
  }

  th:last-child,
  td:last-child {
    padding-inline-start: var(--cp-space-16);
    text-align: end;
    white-space: nowrap;
    overflow-wrap: normal;
    font-variant-numeric: tabular-nums;
  }

  tbody th {
    font-weight: var(--cp-weight-regular);
  }

  tfoot th,
  tfoot td {
    border-block-end: 0;
    font-weight: var(--cp-weight-semibold);
  }

  tfoot tr + tr > * {
    padding-block-start: 0;
  }
`;

const Terms = styled.div`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  max-width: 65ch;
`;

interface Props {
  readonly proposal: Proposal;
  readonly from: UserCard;
  /** Badge, and what can be done with it. */
  readonly head?: ReactNode;
  readonly foot?: ReactNode;
}

/** A proposal as a document: who offers it, what for how much, from when, on which terms. */
export function ProposalDocument({ proposal, from, head, foot }: Props): ReactNode {
  const dateText = useDateText();
  const { number, lines, totals, startsOn, validUntil, terms, createdAt, status } = proposal;
  const { monthlyCents, onceCents } = totals;
  return (
    <Card as="article" padding="medium" aria-label={`Proposal, version ${number}`}>
      <Stack gap={24}>
        <Stack gap={4}>
          {head}
          <Heading level={3} size="heading">
            {totalsText(totals)}
          </Heading>
          <Text size="small" tone="muted">
            {`From ${fullName(from)} · ${dateText(createdAt, 'day')}`}
          </Text>
        </Stack>
        <Lines>
          <thead>
            <tr>
              <th scope="col">Service</th>
              <th scope="col">Price</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              <LineRow key={index} line={line} />
            ))}
          </tbody>
          <tfoot>
            {monthlyCents > 0 && <TotalRow label="Total each month" cents={monthlyCents} />}
            {(onceCents > 0 || monthlyCents === 0) && <TotalRow label="Total once" cents={onceCents} />}
          </tfoot>
        </Lines>
        <Facts>
          <Fact label="Starts">{calendarDayText(startsOn)}</Fact>
          <Fact label={status === 'expired' ? 'Was valid until' : 'Valid until'}>{calendarDayText(validUntil)}</Fact>
        </Facts>
        {terms && (
          <Stack gap={4}>
            <Heading level={4}>Terms</Heading>
            <Terms>
              <Text as="div" dir="auto">
                {terms}
              </Text>
            </Terms>
          </Stack>
        )}
        <Text size="small" tone="muted">
          {paymentSentence}
        </Text>
        {foot}
      </Stack>
    </Card>
  );
}

function TotalRow({ label, cents }: { readonly label: string; readonly cents: number }): ReactNode {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{amountText(cents, 'project')}</td>
    </tr>
  );
}

function LineRow({ line: { title, detail, quantity, priceCents, unit } }: { readonly line: ProposalLine }): ReactNode {
  return (
    <tr>
      <th scope="row">
        <Text as="span" weight="medium" dir="auto">
          {title}
        </Text>
        {detail && (
          <Text size="small" tone="muted" dir="auto">
            {detail}
          </Text>
        )}
      </th>
      <td>
        <span>{`${amountText(quantity * priceCents, 'project')}${unit === 'month' ? ' a month' : ''}`}</span>
        {(quantity > 1 || unit === 'hour') && (
          <Text size="small" tone="muted">
            {`${withCommas(quantity)} × ${priceWords(priceCents, unit)}`}
          </Text>
        )}
      </td>
    </tr>
  );
}
