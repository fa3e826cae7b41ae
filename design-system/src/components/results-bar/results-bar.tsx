import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Select, type SelectOption } from '../select/select';
import { SpinnerRing } from '../spinner/spinner';

export interface ResultsBarProps<Sort extends string> {
  /** Number of results in words: '24 professionals found'. Read out when it changes. */
  readonly summary: string;
  /** The list is being fetched again. */
  readonly pending?: boolean;
  readonly sort?: {
    /** Default 'Sort by'. */
    readonly label?: string;
    readonly options: readonly SelectOption<Sort>[];
    readonly value: Sort;
    readonly onChange: (value: Sort) => void;
  };
  /** More controls at the end. */
  readonly children?: ReactNode;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--cp-space-8) var(--cp-space-16);
  min-height: var(--cp-size-control);
`;

const Summary = styled.p`
  display: inline-flex;
  align-items: center;
  gap: var(--cp-space-8);
  font-weight: var(--cp-weight-semibold);
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
  pending = false,
  sort,
  children,
}: ResultsBarProps<Sort>): ReactNode {
  const id = useId();
  return (
    <Root>
      <Summary role="status" aria-busy={pending}>
        <span>{summary}</span>
        {pending && <SpinnerRing />}
      </Summary>
      {(sort || children) && (
        <Controls>
          {sort && (
            <>
              <SortLabel htmlFor={id}>{sort.label ?? 'Sort by'}</SortLabel>
              <Select id={id} options={sort.options} value={sort.value} onChange={sort.onChange} />
            </>
          )}
          {children}
        </Controls>
      )}
    </Root>
  );
}
