import type { Engagement } from '@counterpart/api/contract';
import { from } from '@counterpart/design-system/layout';
import { PageHeader } from '@counterpart/design-system/page-header';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { otherOf, workHref } from '../../work/work-text';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, var(--cp-size-frame-reading));
  gap: var(--cp-space-40);
  align-items: start;

  ${from('large')} {
    grid-template-columns: minmax(0, var(--cp-size-frame-reading)) minmax(0, 1fr);
    gap: var(--cp-space-64);
  }
`;

interface Props {
  readonly work: Engagement;
  readonly title: string;
  /** To read while writing. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A form about a piece of work, alone on its page. */
export function WritingFrame({ work, title, aside, children }: Props): ReactNode {
  return (
    <>
      <PageHeader
        breadcrumbs={[
          { label: 'Work', href: '/work' },
          { label: work.title, href: workHref(work.id) },
          { label: title },
        ]}
        title={title}
        description={`For ${otherOf(work).firstName}. What you type is saved in this browser until you send it.`}
      />
      <Columns>
        {children}
        {aside}
      </Columns>
    </>
  );
}
