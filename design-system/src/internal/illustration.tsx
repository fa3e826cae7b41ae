import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Simple drawings in the theme's own colours. */
export type IllustrationName =
  'search' | 'messages' | 'people' | 'documents' | 'reviews' | 'saved' | 'lost' | 'broken' | 'article' | 'locked';

const Root = styled.svg`
  width: 120px;
  height: 96px;
  fill: none;
  stroke: var(--cp-text-3);
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;

  .ground {
    fill: var(--cp-bg-subtle);
    stroke: none;
  }
  .paper {
    fill: var(--cp-bg);
  }
  .mark {
    stroke: var(--cp-primary);
    stroke-width: 2;
  }
  .solid {
    fill: var(--cp-primary);
    stroke: none;
  }
  .star {
    fill: var(--cp-star);
    stroke: none;
  }
`;

const star = (x: number) => `M${x} 40l2.5 5 5.5.8-4 3.9 1 5.5-5-2.600-5 2.600 1-5.5-4-3.9 5.5-.8z`;

const drawings: Record<IllustrationName, ReactNode> = {
  search: (
    <>
      <rect className="paper" x="26" y="20" width="52" height="20" rx="4" />
      <rect className="paper" x="26" y="48" width="52" height="20" rx="4" />
      <circle className="solid" cx="37" cy="30" r="4" />
      <path d="M47 28h22M47 33h14M47 56h10M47 61h6" />
      <circle cx="37" cy="58" r="4" />
      <circle className="paper mark" cx="76" cy="54" r="15" />
      <path className="mark" d="m87 65 11 11" />
    </>
  ),
  messages: (
    <>
      <path
        className="paper"
        d="M24 22h46a4 4 0 0 1 4 4v22a4 4 0 0 1-4 4H40l-10 9v-9h-6a4 4 0 0 1-4-4V26a4 4 0 0 1 4-4z"
      />
      <path d="M31 33h32M31 41h20" />
      <path
        className="paper mark"
        d="M60 46h36a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4h-4v8l-9-8H60a4 4 0 0 1-4-4V50a4 4 0 0 1 4-4z"
      />
      <path className="mark" d="M66 59h.1M78 59h.1M90 59h.1" />
    </>
  ),
  people: (
    <>
      <circle className="paper" cx="42" cy="36" r="11" />
      <path className="paper" d="M22 74c1-14 8-21 20-21s19 7 20 21" />
      <circle className="paper mark" cx="78" cy="36" r="11" />
      <path className="paper mark" d="M58 74c1-14 8-21 20-21s19 7 20 21" />
      <path d="M16 76h88" />
    </>
  ),
  documents: (
    <>
      <path className="paper" d="M36 16h30l14 14v48H36z" />
      <path d="M66 16v14h14M45 42h26M45 51h26M45 60h16" />
      <circle className="paper mark" cx="80" cy="66" r="13" />
      <path className="mark" d="m74 66 4 4 8-8" />
    </>
  ),
  reviews: (
    <>
      <path
        className="paper"
        d="M22 24h76a4 4 0 0 1 4 4v36a4 4 0 0 1-4 4H54l-12 11V68H22a4 4 0 0 1-4-4V28a4 4 0 0 1 4-4z"
      />
      <path className="star" d={star(38)} />
      <path className="star" d={star(60)} />
      <path d={star(82)} />
    </>
  ),
  saved: (
    <>
      <rect className="paper" x="24" y="24" width="60" height="46" rx="5" />
      <circle className="solid" cx="40" cy="40" r="6" />
      <path d="M52 37h22M52 44h14M34 57h40" />
      <path className="paper mark" d="M76 18h20v30l-10-8-10 8z" />
    </>
  ),
  lost: (
    <>
      <path d="M14 74h92" />
      <path className="paper" d="M60 20v54" />
      <path className="paper" d="M34 24h44l8 8-8 8H34z" />
      <path className="paper mark" d="M86 46H44l-8 8 8 8h42z" />
      <path className="mark" d="M56 54h.1M64 54h.1M72 54h.1" />
      <path d="M42 32h22" />
    </>
  ),
  broken: (
    <>
      <path className="paper" d="M24 34a10 10 0 0 1 10-10h14v12h-6v14h6v12H34a10 10 0 0 1-10-10z" />
      <path className="paper mark" d="M96 38a10 10 0 0 0-10-10H72v12h6v14h-6v12h14a10 10 0 0 0 10-10z" />
      <path d="M58 30l2 6M54 47h10M58 66l3-6" />
      <path d="M14 80h92" />
    </>
  ),
  article: (
    <>
      <path className="paper" d="M60 30c-8-6-20-8-34-7v45c14-1 26 1 34 7z" />
      <path className="paper mark" d="M60 30c8-6 20-8 34-7v45c-14-1-26 1-34 7z" />
      <path d="M33 34c7 0 13 1 19 4M33 43c7 0 13 1 19 4M33 52c7 0 13 1 19 4" />
      <path className="mark" d="M68 38c6-3 12-4 19-4M68 47c6-3 12-4 19-4" />
      <path className="solid" d="M76 51v15l5-4 5 4V50c-3 0-7 0-10 1z" />
      <path d="M14 82h92" />
    </>
  ),
  locked: (
    <>
      <path className="paper" d="M26 18h46a4 4 0 0 1 4 4v52H22V22a4 4 0 0 1 4-4z" />
      <path d="M22 30h54M29 24h.1M35 24h.1M41 24h.1M31 41h24M31 50h16M31 59h20" />
      <path className="mark" d="M71 55v-7a9 9 0 0 1 18 0v7" />
      <rect className="paper mark" x="65" y="55" width="30" height="22" rx="4" />
      <circle className="solid" cx="80" cy="64" r="3" />
      <path className="mark" d="M80 66v5" />
      <path d="M14 80h92" />
    </>
  ),
};

/** A drawing for an empty, lost or broken place. Decoration: the words beside it say everything. */
export function Illustration({ name }: { readonly name: IllustrationName }): ReactNode {
  return (
    <Root viewBox="0 0 120 96" aria-hidden="true" focusable="false">
      <ellipse className="ground" cx="60" cy="50" rx="56" ry="44" />
      {drawings[name]}
    </Root>
  );
}
