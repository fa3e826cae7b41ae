import type { ElementType, ReactNode } from 'react';
import styled from 'styled-components';
import { Anchor, LinkContext, type AnchorProps } from '../../internal/anchor';

export type { AnchorProps } from '../../internal/anchor';

interface LinkProviderProps {
  /** Receives the attributes of `<a>` and must render one; usually the router's link. */
  readonly component: ElementType<AnchorProps>;
  readonly children: ReactNode;
}

/**
 * Says how links inside the product are rendered, for everything below. Links that leave the product are always `<a>`.
 */
export function LinkProvider({ component, children }: LinkProviderProps): ReactNode {
  return <LinkContext value={component}>{children}</LinkContext>;
}

export type LinkTone = 'primary' | 'quiet';

export interface LinkProps extends AnchorProps {
  /**
   * `primary` is blue and underlined in running text; `quiet` takes the text's color and underlines when pointed at.
   */
  readonly tone?: LinkTone;
}

const colors: Record<LinkTone, string> = { primary: 'var(--cp-primary)', quiet: 'inherit' };
const hoverColors: Record<LinkTone, string> = { primary: 'var(--cp-primary-hover)', quiet: 'var(--cp-primary)' };
const lines: Record<LinkTone, string> = { primary: 'underline', quiet: 'none' };

const Root = styled(Anchor)<{ $tone: LinkTone }>`
  color: ${({ $tone }) => colors[$tone]};
  text-decoration-line: ${({ $tone }) => lines[$tone]};
  border-radius: var(--cp-radius-small);
  transition: color var(--cp-motion-fast) var(--cp-motion-ease);

  &:hover {
    color: ${({ $tone }) => hoverColors[$tone]};
    text-decoration-line: underline;
  }
`;

/** A text link. `href` is a path of the product or an absolute URL. */
export function Link({ tone = 'primary', ...rest }: LinkProps): ReactNode {
  return <Root {...rest} $tone={tone} />;
}
