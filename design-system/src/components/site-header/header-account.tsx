import type { ReactNode } from 'react';
import styled from 'styled-components';
import { below } from '../../internal/media';
import { truncate } from '../../internal/styles';
import { Avatar } from '../avatar/avatar';
import { Icon } from '../icon/icon';
import { Menu, type MenuItem } from '../menu/menu';

/** Signed-in user, with their menu. */
export interface HeaderUser {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly picture?: string | null;
  /** Dashboard, Profile, Messages (its count as `aside`), Admin, Log out. */
  readonly items: readonly MenuItem[];
}

const Arrow = styled.span`
  display: inline-flex;

  ${below('small')} {
    display: none;
  }
`;

const Name = styled.p`
  ${truncate}
  font-weight: var(--cp-weight-semibold);
`;

const Email = styled.p`
  ${truncate}
  color: var(--cp-text-3);
  font-size: var(--cp-font-size-small);
`;

/** The avatar with its menu. */
export function HeaderAccount({ user, closeKey }: { readonly user: HeaderUser; readonly closeKey: string }): ReactNode {
  return (
    <Menu
      label="Account menu"
      closeKey={closeKey}
      trigger={
        <>
          <Avatar id={user.id} name={user.name} src={user.picture ?? null} size="small" />
          <Arrow>
            <Icon name="chevron-down" size={16} />
          </Arrow>
        </>
      }
      header={
        <>
          <Name>{user.name}</Name>
          <Email>{user.email}</Email>
        </>
      }
      items={user.items}
    />
  );
}
