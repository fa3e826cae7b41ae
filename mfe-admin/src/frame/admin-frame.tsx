import { Container, from } from '@counterpart/design-system/layout';
import { PageHeader, type PageHeaderProps } from '@counterpart/design-system/page-header';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

const Content = styled.div<{ $fillsWindow: boolean }>`
  padding-block: var(--cp-space-8) var(--cp-space-64);

  ${from('large')} {
    padding-block-start: var(--cp-space-24);

    & > header {
      padding-block: 0 var(--cp-space-16);
    }

    ${({ $fillsWindow }) =>
      $fillsWindow &&
      css`
        display: flex;
        flex-direction: column;
        height: calc(100dvh - var(--cp-size-header-height));
        min-height: 560px;
        padding-block-end: var(--cp-space-16);

        & > :last-child {
          flex: 1;
          min-height: 0;
        }
      `}
  }
`;

/** Content of every page of administration: header, then what it shows. */
export function AdminFrame({
  children,
  fillsWindow = false,
  ...header
}: Pick<PageHeaderProps, 'title' | 'description' | 'actions' | 'breadcrumbs'> & {
  readonly children: ReactNode;
  /** As high as the window where that is wide: its parts scroll by themselves. */
  readonly fillsWindow?: boolean;
}): ReactNode {
  return (
    <Container>
      <Content $fillsWindow={fillsWindow}>
        <PageHeader {...header} />
        {children}
      </Content>
    </Container>
  );
}
