import type { ReactNode } from 'react';
import { from } from '@counterpart/design-system/layout';
import styled from 'styled-components';

const Picture = styled.svg`
  width: 100%;
  max-width: 148px;
  height: auto;
  ${from('medium')} {
    max-width: 300px;
  }
`;

const chosen = [false, true, false] as const;

/** A question with three answers, one of them chosen, and the match it leads to. Decoration. */
export function QuizPicture(): ReactNode {
  return (
    <Picture viewBox="0 0 300 112" aria-hidden="true" focusable="false">
      <rect x="1" y="1" width="150" height="110" rx="10" fill="var(--cp-bg)" stroke="var(--cp-border)" />
      <rect x="16" y="16" width="84" height="8" rx="4" fill="var(--cp-text-2)" />
      {chosen.map((isChosen, index) => (
        <g key={index} transform={`translate(16 ${36 + index * 24})`}>
          <rect
            width="120"
            height="18"
            rx="9"
            fill={isChosen ? 'var(--cp-primary-bg)' : 'var(--cp-bg-subtle)'}
            stroke={isChosen ? 'var(--cp-primary)' : 'none'}
          />
          <circle cx="12" cy="9" r="4" fill={isChosen ? 'var(--cp-primary)' : 'var(--cp-border-control)'} />
          <rect x="24" y="6" width={[70, 54, 82][index]} height="6" rx="3" fill="var(--cp-border-control)" />
        </g>
      ))}
      <path
        d="M162 56h28m-8-7 8 7-8 7"
        fill="none"
        stroke="var(--cp-primary)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="204" y="20" width="95" height="72" rx="10" fill="var(--cp-bg)" stroke="var(--cp-border)" />
      <circle cx="228" cy="44" r="13" fill="var(--cp-picture-4)" />
      <circle cx="228" cy="41" r="5" fill="var(--cp-primary)" />
      <path d="M219 53c1-6 4-8 9-8s8 2 9 8z" fill="var(--cp-primary)" />
      <rect x="248" y="36" width="38" height="6" rx="3" fill="var(--cp-text-2)" />
      <rect x="248" y="47" width="26" height="5" rx="2.5" fill="var(--cp-border-control)" />
      <rect x="217" y="68" width="68" height="12" rx="6" fill="var(--cp-accent-bg)" />
      <path
        d="m223 74 3 3 5-6"
        fill="none"
        stroke="var(--cp-accent)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Picture>
  );
}
