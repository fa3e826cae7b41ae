import type { ReactNode } from 'react';
import styled from 'styled-components';
import { below } from '../../internal/media';
import { Button, LinkButton } from '../button/button';
import { withCommas } from '../../internal/with-commas';

export interface PaginationProps {
  /** The page shown, from 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Total number of results. */
  readonly total: number;
  /** There are more than `total`: '1,000+'. */
  readonly totalIsCapped?: boolean;
  /** Makes the controls links, so that a page can be opened, shared and indexed. */
  readonly hrefForPage?: (page: number) => string;
  /** Called when a control is pressed, also with `hrefForPage`. */
  readonly onPageChange?: (page: number) => void;
  /** Accessible name; default 'Pages'. */
  readonly label?: string;
}

const Root = styled.nav`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: var(--cp-space-12) var(--cp-space-24);
`;

const Range = styled.p`
  color: var(--cp-text-2);
`;

const Controls = styled.div`
  display: flex;
  gap: var(--cp-space-8);

  ${below('small')} {
    width: 100%;
    > * {
      flex: 1;
    }
  }
`;

/** 'Showing X - Y of Z results' with Previous and Next. Renders nothing when one page holds everything. */
export function Pagination({
  page,
  pageSize,
  total,
  totalIsCapped = false,
  hrefForPage,
  onPageChange,
  label = 'Pages',
}: PaginationProps): ReactNode {
  if (total <= pageSize) return null;
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);

  const control = (text: string, target: number, enabled: boolean) =>
    hrefForPage && enabled ? (
      <LinkButton
        variant="secondary"
        href={hrefForPage(target)}
        rel={target < page ? 'prev' : 'next'}
        onClick={() => onPageChange?.(target)}
      >
        {text}
      </LinkButton>
    ) : (
      <Button variant="secondary" disabled={!enabled} onClick={() => onPageChange?.(target)}>
        {text}
      </Button>
    );

  return (
    <Root aria-label={label}>
      <Range>
        {`Showing ${withCommas(first)} - ${withCommas(last)} of ${withCommas(total)}${totalIsCapped ? '+' : ''} results`}
      </Range>
      <Controls>
        {control('Previous', page - 1, page > 1)}
        {control('Next', page + 1, last < total)}
      </Controls>
    </Root>
  );
}
