import { below, from, Container } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

/**
 * Ground of a band: the page's own, white on it, warm where the page asks for something, the deep one of the other
 * theme, and tinted below cards. No two neighbors look alike.
 */
export type BandTone = 'plain' | 'raised' | 'warm' | 'deep' | 'tinted';

const grounds: Readonly<Record<BandTone, string>> = {
  plain: '',
  raised: 'background: var(--cp-bg); border-block: 1px solid var(--cp-border);',
  warm: 'background: var(--cp-bg-warm);',
  deep: 'background: var(--cp-bg); color: var(--cp-text);',
  tinted: 'background: var(--cp-primary-bg);',
};

const Ground = styled.div<{ $tone: BandTone }>`
  ${({ $tone }) => grounds[$tone]}
  padding-block: var(--cp-space-16);
  ${from('medium')} {
    padding-block: var(--cp-space-32);
  }
`;

/** Sections below each other; in columns on wide windows (`$wide`: CSS columns). */
export const Columns = styled.div<{ $wide?: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--cp-space-24);
  ${from('large')} {
    grid-template-columns: ${({ $wide = 'minmax(0, 1fr)' }) => $wide};
    gap: var(--cp-space-24) var(--cp-space-64);
  }
`;

interface BandProps {
  readonly tone?: BandTone;
  readonly children: ReactNode;
}

/** The ground of sections that belong together. */
export function Band({ tone = 'plain', children }: BandProps): ReactNode {
  return (
    <Ground $tone={tone} data-theme={tone === 'deep' ? 'dark' : undefined} data-below-fold>
      <Container>
        <Columns>{children}</Columns>
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
    gap: var(--cp-space-16);
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
  /** A band has one section of level 2; what stands inside it is of level 3. */
  readonly level?: 2 | 3;
  /** Says in the heading's line that names and words are made up for illustration. */
  readonly illustrative?: boolean;
  readonly children?: ReactNode;
}

/** One section of the home page: heading, words, content. It stands in a band. */
export function HomeSection({ title, text, action, id, level = 2, illustrative = false, children }: Props): ReactNode {
  const headingId = useId();
  return (
    <Section id={id} aria-labelledby={headingId}>
      <Head>
        <Words>
          <Heading level={level} size={level === 2 ? 'section' : 'heading'} id={headingId}>
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
