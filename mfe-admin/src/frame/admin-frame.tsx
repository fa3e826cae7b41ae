import { Container, from } from '@counterpart/design-system/layout';
import { PageHeader, type PageHeaderProps } from '@counterpart/design-system/page-header';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SectionNavigation } from './section-navigation';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-block: var(--cp-space-8) var(--cp-space-64);

  ${from('large')} {
    grid-template-columns: 11rem minmax(0, 1fr);
    gap: var(--cp-space-32);
    padding-block-start: var(--cp-space-32);
  }
`;

const Content = styled.div`
  min-width: 0;

  ${from('large')} {
    & > header {
      padding-block: 0 var(--cp-space-24);
    }
  }
`;

/** Frame of every page of administration: sections at its side, header, content. */
export function AdminFrame({
  children,
  ...header
}: Pick<PageHeaderProps, 'title' | 'description' | 'actions' | 'breadcrumbs' | 'meta'> & {
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Container>
      <Columns>
        <SectionNavigation />
        <Content>
          <PageHeader {...header} />
          {children}
        </Content>
      </Columns>
    </Container>
  );
}
