import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Select, type SelectOption } from '../select/select';
import { SpinnerRing } from '../spinner/spinner';

export interface ResultsBarProps<Sort extends string> {
  /** Number of results in words: '24 professionals found'. Read out when it changes. */
  readonly summary: string;
  /** The summary is the heading of what stands below, not a count: 'No one in Austin yet. 6 work remotely.' */
  readonly isHeading?: boolean;
  /** The list is being fetched again. */
  readonly pending?: boolean;
  readonly sort?: {
    readonly options: readonly SelectOption<Sort>[];
    readonly value: Sort;
    readonly onChange: (value: Sort) => void;
  };
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--cp-space-8) var(--cp-space-16);
  min-height: var(--cp-size-control);
`;

const Summary = styled.div`
  display: inline-flex;
  align-items: center;
  gap: var(--cp-space-8);
  font-weight: var(--cp-weight-semibold);
  h2 {
    font-size: var(--cp-font-size-heading);
    line-height: var(--cp-line-height-heading);
  }
`;

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--cp-space-8);
`;

const SortLabel = styled.label`
  color: var(--cp-text-2);
  font-size: var(--cp-font-size-small);
  white-space: nowrap;
`;

/** Above a list: the count first, the order at the end. */
export function ResultsBar<Sort extends string = string>({
  summary,
  isHeading = false,
  pending = false,
  sort,
}: ResultsBarProps<Sort>): ReactNode {
  const id = useId();
  return (
    <Root>
      <Summary role="status" aria-busy={pending}>
        {isHeading ? <h2>{summary}</h2> : <p>{summary}</p>}
        {pending && <SpinnerRing />}
      </Summary>
      {sort && (
        <Controls>
          <SortLabel htmlFor={id}>Sort by</SortLabel>
          <Select id={id} options={sort.options} value={sort.value} onChange={sort.onChange} />
        </Controls>
      )}
    </Root>
  );
}
