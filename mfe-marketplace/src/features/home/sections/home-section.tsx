import { below, from, Container } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

/** `plain` is the page's own ground, `raised` lies on it, `warm` is where the page asks for something. */
export type BandTone = 'plain' | 'raised' | 'warm';

const grounds: Readonly<Record<BandTone, string>> = {
  plain: '',
  raised: 'background: var(--cp-bg); border-block: 1px solid var(--cp-border);',
  warm: 'background: var(--cp-bg-warm);',
};

const Ground = styled.div<{ $tone: BandTone }>`
  ${({ $tone }) => grounds[$tone]}
  padding-block: var(--cp-space-16);
  ${from('medium')} {
    padding-block: var(--cp-space-32);
  }
`;

const Columns = styled.div<{ $columns: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--cp-space-24);
  ${from('large')} {
    grid-template-columns: ${({ $columns }) => $columns};
    gap: var(--cp-space-32) var(--cp-space-40);
  }
`;

interface BandProps {
  readonly tone?: BandTone;
  /** CSS columns on wide windows for sections beside each other; default one below the other. */
  readonly columns?: string;
  readonly children: ReactNode;
}

/** The ground of one section, or of a few that belong together. */
export function Band({ tone = 'plain', columns = 'minmax(0, 1fr)', children }: BandProps): ReactNode {
  return (
    <Ground $tone={tone} data-below-fold>
      <Container>
        <Columns $columns={columns}>{children}</Columns>
      </Container>
    </Ground>
  );
}

const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-12);
  min-width: 0;
  scroll-margin-top: calc(var(--cp-size-header-height) + var(--cp-space-24));
  ${from('medium')} {
    gap: var(--cp-space-20);
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--cp-space-8) var(--cp-space-12);
  ${from('medium')} {
    gap: var(--cp-space-12) var(--cp-space-24);
  }
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

/** Text below a section's heading; smaller on a phone. */
const Intro = styled(Text)`
  ${below('medium')} {
    font-size: var(--cp-font-size-small);
    line-height: var(--cp-line-height-small);
  }
`;

interface Props {
  readonly title: string;
  readonly text?: string | undefined;
  /** A link at the end of the heading's line. */
  readonly action?: ReactNode;
  /** Anchor of the section. */
  readonly id?: string;
  /** Beside others, a section's title is smaller. */
  readonly size?: 'title' | 'heading';
  /** Says in the heading's line that names and words are made up for illustration. */
  readonly illustrative?: boolean;
  readonly children?: ReactNode;
}

/** One section of the home page: heading, words, content. It stands in a band. */
export function HomeSection({
  title,
  text,
  action,
  id,
  size = 'title',
  illustrative = false,
  children,
}: Props): ReactNode {
  const headingId = useId();
  return (
    <Section id={id} aria-labelledby={headingId}>
      <Head>
        <Words>
          <Heading level={2} size={size} id={headingId}>
            {title}
          </Heading>
          {text && <Intro tone="muted">{text}</Intro>}
        </Words>
        {action}
        {illustrative && <SmallPrint>Examples</SmallPrint>}
      </Head>
      {children}
    </Section>
  );
}
