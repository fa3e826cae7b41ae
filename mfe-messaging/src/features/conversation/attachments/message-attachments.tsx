import type { Attachment } from '@counterpart/api/contract';
import { fileSizeText } from '@counterpart/design-system/file-picker';
import { Icon } from '@counterpart/design-system/icon';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const List = styled.ul`
  display: grid;
  gap: var(--cp-space-8);
  margin-block: var(--cp-space-4);

  :not(:first-child) > & {
    margin-block-start: var(--cp-space-8);
  }
`;

const Picture = styled.a`
  display: block;
  overflow: hidden;
  border-radius: var(--cp-radius-medium);

  img {
    display: block;
    max-width: min(100%, 240px);
    height: auto;
    max-height: 240px;
    object-fit: cover;
  }
`;

const File = styled.a`
  display: flex;
  align-items: center;
  gap: var(--cp-space-8);
  min-height: var(--cp-size-control);
  color: inherit;
  text-decoration: none;
  overflow-wrap: anywhere;
`;

const Size = styled.span`
  flex: none;
  margin-inline-start: auto;
  font-size: var(--cp-font-size-small);
  white-space: nowrap;
`;

const FileName = styled.span`
  text-decoration: underline;
`;

/** The files of a message: pictures small, which open in a tab of their own; others by name, to be saved. */
export function MessageAttachments({ attachments }: { readonly attachments: readonly Attachment[] }): ReactNode {
  return (
    <List aria-label="Files">
      {attachments.map(({ id, name, bytes, url, thumbnailUrl, width, height }) => (
        <li key={id}>
          {thumbnailUrl ? (
            <Picture href={`${url}?inline=true`} target="_blank" rel="noreferrer">
              <img
                src={thumbnailUrl}
                alt={name}
                width={width ?? undefined}
                height={height ?? undefined}
                loading="lazy"
              />
            </Picture>
          ) : (
            <File href={url} download={name}>
              <Icon name="document" size={20} />
              <FileName>{name}</FileName>
              <Size>{fileSizeText(bytes)}</Size>
            </File>
          )}
        </li>
      ))}
    </List>
  );
}
