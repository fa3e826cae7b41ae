import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { bareButton } from '../../internal/styles';
import { Icon } from '../icon/icon';

export interface AccordionItem {
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
}

export interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** Opening one closes the others. */
  readonly single?: boolean;
  /** Level of the titles in the page's outline; default 3. */
  readonly headingLevel?: 2 | 3 | 4;
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

const Root = styled.div`
  border-top: 1px solid var(--cp-border);
`;

const Item = styled.div`
  border-bottom: 1px solid var(--cp-border);
`;

const Title = styled.button`
  ${bareButton}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--cp-space-16);
  width: 100%;
  padding: var(--cp-space-16) var(--cp-space-4);
  font-weight: var(--cp-weight-semibold);
  border-radius: var(--cp-radius-small);

  &:hover {
    color: var(--cp-primary);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  > svg {
    color: var(--cp-text-3);
    transition: transform var(--cp-motion-normal) var(--cp-motion-ease);
  }

  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`;

const Panel = styled.div`
  max-width: 70ch;
  padding: var(--cp-space-4) var(--cp-space-4) var(--cp-space-20);
  color: var(--cp-text-2);
`;

/** Questions with answers that open below them. */
export function Accordion({ items, single = false, headingLevel = 3 }: AccordionProps): ReactNode {
  const base = useId();
  const [open, setOpen] = useState<readonly string[]>([]);
  const Heading = headings[headingLevel];

  const toggle = (id: string) => {
    const others = single ? [] : open.filter((each) => each !== id);
    setOpen(open.includes(id) ? open.filter((each) => each !== id) : [...others, id]);
  };

  return (
    <Root>
      {items.map((item) => {
        const isOpen = open.includes(item.id);
        return (
          <Item key={item.id}>
            <Heading>
              <Title
                type="button"
                id={`${base}-title-${item.id}`}
                aria-expanded={isOpen}
                aria-controls={`${base}-panel-${item.id}`}
                onClick={() => toggle(item.id)}
              >
                <span>{item.title}</span>
                <Icon name="chevron-down" size={20} />
              </Title>
            </Heading>
            <Panel
              id={`${base}-panel-${item.id}`}
              role="region"
              aria-labelledby={`${base}-title-${item.id}`}
              hidden={!isOpen}
            >
              {item.content}
            </Panel>
          </Item>
        );
      })}
    </Root>
  );
}
