import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '../../src/components/card/card';
import { Icon } from '../../src/components/icon/icon';
import { Container, Grid, Inline, Stack } from '../../src/components/layout/layout';
import { Heading, Text } from '../../src/components/text/text';

const Sheet = styled.article`
  padding-block: var(--cp-space-32) var(--cp-space-96);
`;

const Measure = styled.div`
  max-width: 70ch;
`;

interface DocumentProps {
  readonly title: string;
  /** Purpose of the page, in a sentence or two. */
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** One page of the documentation. It is a story, so it shows both themes and is tested like any other. */
export function Document({ title, lead, children }: DocumentProps): ReactNode {
  return (
    <Sheet>
      <Container>
        <Stack gap={40}>
          <Measure>
            <Stack gap={12}>
              <Heading level={1}>{title}</Heading>
              <Text size="large" tone="muted">
                {lead}
              </Text>
            </Stack>
          </Measure>
          {children}
        </Stack>
      </Container>
    </Sheet>
  );
}

interface SectionProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page under its own heading. */
export function Section({ title, text, children }: SectionProps): ReactNode {
  return (
    <Stack as="section" gap={16}>
      <Measure>
        <Stack gap={4}>
          <Heading level={2}>{title}</Heading>
          {text && <Text tone="muted">{text}</Text>}
        </Stack>
      </Measure>
      {children}
    </Stack>
  );
}

const Points = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-8);
`;

interface RulesProps {
  readonly dos: readonly string[];
  readonly donts: readonly string[];
}

/** Do and don't lists, side by side. */
export function Rules({ dos, donts }: RulesProps): ReactNode {
  return (
    <Grid columns={2}>
      <Advice icon="check-circle" title="Do" tone="success" points={dos} />
      <Advice icon="error-circle" title="Do not" tone="error" points={donts} />
    </Grid>
  );
}

interface AdviceProps {
  readonly icon: 'check-circle' | 'error-circle';
  readonly title: string;
  readonly tone: 'success' | 'error';
  readonly points: readonly string[];
}

function Advice({ icon, title, tone, points }: AdviceProps): ReactNode {
  return (
    <Card>
      <Stack gap={12}>
        <Text as="div" tone={tone} weight="semibold">
          <Inline gap={8}>
            <Icon name={icon} />
            {title}
          </Inline>
        </Text>
        <Points>
          {points.map((point) => (
            <Text as="li" key={point}>
              {point}
            </Text>
          ))}
        </Points>
      </Stack>
    </Card>
  );
}

const Scroll = styled.div`
  overflow-x: auto;
`;

const Table = styled.table<{ $columns: number }>`
  width: 100%;
  min-width: ${({ $columns }) => $columns * 8}rem;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: var(--cp-space-8) var(--cp-space-16) var(--cp-space-8) 0;
    border-bottom: 1px solid var(--cp-border);
    text-align: start;
    vertical-align: middle;
  }
  thead th {
    color: var(--cp-text-2);
    font-size: var(--cp-font-size-small);
    font-weight: var(--cp-weight-semibold);
  }
  tbody th {
    font-weight: var(--cp-weight-medium);
    white-space: nowrap;
  }
`;

interface FactsProps {
  /** Accessible name of the table. */
  readonly label: string;
  readonly columns: readonly string[];
  /** Cells by row; the first is the row's name. */
  readonly rows: readonly (readonly ReactNode[])[];
}

/** A table of facts. Scrolls sideways by itself on small screens. */
export function Facts({ label, columns, rows }: FactsProps): ReactNode {
  return (
    // Keyboard users scroll it with the arrow keys.
    <Scroll role="region" aria-label={label} tabIndex={0}>
      <Table aria-label={label} $columns={columns.length}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

/** A name as it stands in code. */
export const Code = styled.code`
  font-family: var(--cp-font-mono);
  font-size: 0.875em;
  overflow-wrap: anywhere;
`;

/** Components at work, in a frame. */
export function Example({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    <Card as="section" aria-label={label}>
      {children}
    </Card>
  );
}
