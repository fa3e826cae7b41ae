import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Anchor } from '../../internal/anchor';
import { isolated } from '../../internal/isolated';
import { bareButton } from '../../internal/styles';
import { Icon, type IconName } from '../icon/icon';

interface Labelled {
  readonly label: string;
  readonly icon?: IconName;
  /** At the end of the line: a count, a shortcut, a slot of another area. */
  readonly aside?: ReactNode;
}

/** One line of a menu. */
export type MenuItem =
  | (Labelled & { readonly kind: 'link'; readonly href: string; readonly isCurrent?: boolean })
  | (Labelled & {
      readonly kind: 'action';
      readonly onSelect: () => void;
      readonly tone?: 'default' | 'danger';
      readonly disabled?: boolean;
    })
  | (Labelled & { readonly kind: 'choice'; readonly checked: boolean; readonly onSelect: () => void })
  | { readonly kind: 'separator'; readonly id: string };

const entryStyles = css<{ $danger?: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--cp-space-12);
  width: 100%;
  min-height: var(--cp-size-control);
  padding: var(--cp-space-8) var(--cp-space-12);
  border-radius: var(--cp-radius-medium);
  color: ${({ $danger }) => ($danger ? 'var(--cp-error)' : 'var(--cp-text)')};
  text-decoration: none;

  > svg {
    color: ${({ $danger }) => ($danger ? 'inherit' : 'var(--cp-text-3)')};
  }

  &:hover,
  &:focus-visible {
    background: var(--cp-bg-subtle);
    color: ${({ $danger }) => ($danger ? 'var(--cp-error)' : 'var(--cp-text)')};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &:disabled {
    color: var(--cp-disabled);
    background: none;
  }
`;

const ButtonEntry = styled.button<{ $danger?: boolean }>`
  ${bareButton}
  ${entryStyles}
`;

const LinkEntry = styled(Anchor)<{ $danger?: boolean }>`
  ${entryStyles}

  &[aria-current] {
    color: var(--cp-primary);
    font-weight: var(--cp-weight-semibold);
  }
`;

const Label = styled.span`
  flex: 1;
`;

const Separator = styled.hr`
  margin: var(--cp-space-8) 0;
  border: 0;
  border-top: 1px solid var(--cp-border);
`;

/** Draws one line of a menu; `onDone` is called after it was chosen. */
export function MenuEntry({ item, onDone }: { readonly item: MenuItem; readonly onDone: () => void }): ReactNode {
  if (item.kind === 'separator') return <Separator />;
  const inner = (
    <>
      {item.icon && <Icon name={item.icon} size={20} />}
      <Label>{isolated(item.label)}</Label>
      {item.aside}
      {item.kind === 'choice' && item.checked && <Icon name="check" size={20} />}
    </>
  );
  if (item.kind === 'link') {
    return (
      <LinkEntry
        href={item.href}
        role="menuitem"
        aria-current={item.isCurrent ? 'page' : undefined}
        tabIndex={-1}
        onClick={onDone}
      >
        {inner}
      </LinkEntry>
    );
  }
  const select = () => {
    onDone();
    item.onSelect();
  };
  if (item.kind === 'choice') {
    return (
      <ButtonEntry type="button" role="menuitemradio" aria-checked={item.checked} tabIndex={-1} onClick={select}>
        {inner}
      </ButtonEntry>
    );
  }
  return (
    <ButtonEntry
      type="button"
      role="menuitem"
      tabIndex={-1}
      disabled={item.disabled}
      $danger={item.tone === 'danger'}
      onClick={select}
    >
      {inner}
    </ButtonEntry>
  );
}
