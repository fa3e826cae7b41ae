import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { avatarGrounds } from '../../tokens/palette';

export type AvatarSize = 'small' | 'medium' | 'large' | 'xlarge';

const sides: Record<AvatarSize, number> = { small: 32, medium: 48, large: 64, xlarge: 112 };
const letters: Record<AvatarSize, string> = {
  small: '0.8125rem',
  medium: '1.0625rem',
  large: '1.375rem',
  xlarge: '2.25rem',
};

const Root = styled.span<{ $size: AvatarSize; $ground: string }>`
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: ${({ $size }) => sides[$size]}px;
  height: ${({ $size }) => sides[$size]}px;
  border-radius: 50%;
  overflow: hidden;
  background: ${({ $ground }) => $ground};
  color: var(--cp-on-avatar);
  font-size: ${({ $size }) => letters[$size]};
  font-weight: var(--cp-weight-semibold);
  letter-spacing: 0.02em;
  user-select: none;
`;

const Picture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

let graphemes: Intl.Segmenter | undefined;

/** Returns the first letter as people see it: an emoji or a letter with its marks is never cut. */
function firstLetter(word: string): string {
  // Firefox before 125 has no segmenter: there it is a character of Unicode.
  if (!('Segmenter' in Intl)) return Array.from(word)[0] ?? '';
  graphemes ??= new Intl.Segmenter('en-US', { granularity: 'grapheme' });
  const [first] = graphemes.segment(word);
  return first?.segment ?? '';
}

/** The first letters of the first and the last word: 'Maria de la Cruz' gives 'MC'; nothing usable gives '?'. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = firstLetter(words[0] ?? '') || '?';
  const last = words.length > 1 ? firstLetter(words.at(-1) ?? '') : '';
  return (first + last).toUpperCase();
}

/** The copy of 192 px of a stored picture, whose URL ends in `-512.webp`; any other URL as it is. */
export const smallPicture = (url: string): string => url.replace(/-512\.webp$/, '-192.webp');

export interface AvatarProps {
  /** Chooses one of six grounds (id modulo 6), so a person keeps their color everywhere. */
  readonly id: number;
  /** Full name; only its initials are shown. */
  readonly name: string;
  /**
   * A picture's URL; initials when there is none or it does not load. A URL that ends in `-512.webp` has a copy of
   * 192 px beside it, ending in `-192.webp`, which the sizes up to 64 px show. Where the picture is clear, a ground
   * shows: of its turn in a list with `data-people`, else of the id.
   */
  readonly src?: string | null;
  /** 32, 48, 64 or 112 px; default `medium`. */
  readonly size?: AvatarSize;
}

/** A person, as decoration beside their name: hidden from screen readers. */
export function Avatar({ id, name, src = null, size = 'medium' }: AvatarProps): ReactNode {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const turn = Math.abs(Math.trunc(id)) % avatarGrounds.length;
  const shown = src && src !== brokenSrc ? src : null;
  const ground = shown ? `var(--cp-picture-ground, var(--cp-picture-${turn}))` : `var(--cp-avatar-${turn})`;
  return (
    <Root aria-hidden="true" $size={size} $ground={ground}>
      {shown ? (
        <Picture
          src={size === 'xlarge' ? shown : smallPicture(shown)}
          alt=""
          width={sides[size]}
          height={sides[size]}
          loading="lazy"
          onError={() => setBrokenSrc(shown)}
        />
      ) : (
        initials(name)
      )}
    </Root>
  );
}
