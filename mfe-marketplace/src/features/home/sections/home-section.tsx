import { from, Container, Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

const Band = styled.section<{ $raised: boolean }>`
  padding-block: var(--cp-space-40);
  ${({ $raised }) => $raised && 'background: var(--cp-bg); border-block: 1px solid var(--cp-border);'}
  scroll-margin-top: var(--cp-size-header-height);
  ${from('large')} {
    padding-block: var(--cp-space-64);
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--cp-space-12) var(--cp-space-24);
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-4);
  max-width: 44rem;
`;

const SmallPrint = styled.p`
  color: var(--cp-text-3);
  font-size: var(--cp-font-size-small);
`;

interface Props {
  readonly title: string;
  readonly text?: string | undefined;
  /** A link at the end of the heading's line. */
  readonly action?: ReactNode;
  /** Anchor of the section. */
  readonly id?: string;
  /** Stands on the lighter ground. */
  readonly raised?: boolean;
  /** Says below the content that names and words are made up for illustration. */
  readonly illustrative?: boolean;
  readonly children?: ReactNode;
}

/** One band of the home page: heading, words, content. */
export function HomeSection({
  title,
  text,
  action,
  id,
  raised = false,
  illustrative = false,
  children,
}: Props): ReactNode {
  const headingId = useId();
  return (
    <Band id={id} aria-labelledby={headingId} $raised={raised}>
      <Container>
        <Stack gap={24}>
          <Head>
            <Words>
              <Heading level={2} size="title" id={headingId}>
                {title}
              </Heading>
              {text && <Text tone="muted">{text}</Text>}
            </Words>
            {action}
          </Head>
          {children}
          {illustrative && <SmallPrint>Illustrative</SmallPrint>}
        </Stack>
      </Container>
    </Band>
  );
}
