import { Link } from '@counterpart/design-system/link';
import { LinkifyIt, type Match } from 'linkify-it';
import type { ReactNode } from 'react';

const linkify = new LinkifyIt({ fuzzyLink: true }).add('ftp:', null).add('//', null);

/** Without 'https:' or 'mailto:' only what begins with 'www.' is a link: 'invoice.pl' may be a file. */
const isLink = ({ schema, raw }: Match): boolean => schema !== '' || /^www\./i.test(raw);

/** A text whose web and mail addresses are links that open in a new tab. */
export function LinkedText({ text }: { readonly text: string }): ReactNode {
  const links = (linkify.match(text) ?? []).filter(isLink);
  const ends = [0, ...links.map(({ lastIndex }) => lastIndex)];
  return (
    <>
      {links.map(({ index, lastIndex, url }, ordinal) => (
        <span key={index}>
          <span>{text.slice(ends[ordinal], index)}</span>
          <Link href={url} target="_blank" rel="noopener nofollow ugc">
            <bdi>{text.slice(index, lastIndex)}</bdi>
          </Link>
        </span>
      ))}
      <span>{text.slice(ends.at(-1))}</span>
    </>
  );
}
