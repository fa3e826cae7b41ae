import type { ReactNode } from 'react';
import styled from 'styled-components';
import { from } from '../../internal/media';
import { Breadcrumbs, type Breadcrumb } from '../breadcrumbs/breadcrumbs';
import { Heading, Text } from '../text/text';

export interface PageHeaderProps {
  /** The page's one `h1`. */
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly breadcrumbs?: readonly Breadcrumb[];
  /** Buttons at the end of the line. */
  readonly actions?: ReactNode;
  /** Small facts below the description. */
  readonly meta?: ReactNode;
}

const Root = styled.header`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-16);
  padding-block: var(--cp-space-24);

  ${from('medium')} {
    padding-block: var(--cp-space-24) var(--cp-space-20);
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--cp-space-16) var(--cp-space-24);
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-4);
  min-width: 0;
  max-width: min(48rem, 100%);
  text-wrap: pretty;
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--cp-space-8);
`;

/** The top of a page: where it is, what it is, what can be done. */
export function PageHeader({ title, description, breadcrumbs, actions, meta }: PageHeaderProps): ReactNode {
  return (
    <Root>
      {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
      <Line>
        <Words>
          <Heading level={1}>{title}</Heading>
          {description && (
            <Text as="div" size="large" tone="muted">
              {description}
            </Text>
          )}
          {meta}
        </Words>
        {actions && <Actions>{actions}</Actions>}
      </Line>
    </Root>
  );
}
