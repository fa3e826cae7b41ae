import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../components/icon/icon';
import { Inline, Stack } from '../components/layout/layout';
import { Text } from '../components/text/text';

/** Right and wrong, each drawn with the component itself and told in a sentence. */
export interface PicturedPair {
  readonly good: readonly [picture: ReactNode, caption: string];
  readonly bad: readonly [picture: ReactNode, caption: string];
}

const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: var(--cp-space-24);
  margin-block: var(--cp-space-24);
  color: var(--cp-text);
`;

const Half = styled.figure<{ $isGood: boolean }>`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: var(--cp-space-12);
  margin: 0;

  > :first-child {
    display: grid;
    align-content: center;
    padding: var(--cp-space-24);
    border: 1px solid var(--cp-border);
    border-block-end: 4px solid ${({ $isGood }) => ($isGood ? 'var(--cp-success)' : 'var(--cp-error)')};
    border-radius: var(--cp-radius-medium);
    background: var(--cp-bg);
  }
`;

/** Pictured do and don't. The pictures are looked at, not used: they take no focus and no screen reader enters them. */
export function Pictured({ pairs }: { readonly pairs: readonly PicturedPair[] }): ReactNode {
  return pairs.map(({ good, bad }) => (
    <Pairs key={good[1]}>
      {([good, bad] as const).map(([picture, caption]) => (
        <Half key={caption} $isGood={caption === good[1]}>
          <div inert>
            <div>{picture}</div>
          </div>
          <figcaption>
            <Stack gap={4}>
              <Text as="div" tone={caption === good[1] ? 'success' : 'error'} weight="semibold">
                <Inline gap={8}>
                  <Icon name={caption === good[1] ? 'check-circle' : 'error-circle'} />
                  <span>{caption === good[1] ? 'Do' : 'Do not'}</span>
                </Inline>
              </Text>
              <Text>{caption}</Text>
            </Stack>
          </figcaption>
        </Half>
      ))}
    </Pairs>
  ));
}
