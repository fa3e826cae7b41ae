import { sanitisedHtml } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Prose = styled.div`
  max-width: 70ch;
  font-size: var(--cp-font-size-large);
  line-height: 1.65;
  overflow-wrap: anywhere;

  > * + * {
    margin-block-start: var(--cp-space-16);
  }
  h2,
  h3,
  h4 {
    margin-block-start: var(--cp-space-32);
    line-height: var(--cp-line-height-heading);
    font-weight: var(--cp-weight-semibold);
  }
  h2 {
    font-size: var(--cp-font-size-heading);
  }
  h3,
  h4 {
    font-size: var(--cp-font-size-large);
  }
  ul,
  ol {
    padding-inline-start: var(--cp-space-24);
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li + li {
    margin-block-start: var(--cp-space-8);
  }
  a {
    color: var(--cp-primary);
    text-decoration: underline;
  }
  img {
    max-inline-size: 100%;
    block-size: auto;
    border-radius: var(--cp-radius-medium);
  }
  blockquote {
    padding-inline-start: var(--cp-space-16);
    border-inline-start: 3px solid var(--cp-primary-border);
    color: var(--cp-text-2);
  }
  code,
  pre {
    font-family: var(--cp-font-mono);
    font-size: 0.9em;
    background: var(--cp-bg-subtle);
    border-radius: var(--cp-radius-small);
  }
  code {
    padding: 1px var(--cp-space-4);
  }
  pre {
    overflow-x: auto;
    padding: var(--cp-space-16);
    @media print {
      white-space: pre-wrap;
    }
  }
  [role='region'] {
    overflow-x: auto;
  }
  table {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  caption {
    padding-block-end: var(--cp-space-8);
    text-align: start;
    font-weight: var(--cp-weight-semibold);
  }
  :is(h2, h3, h4)[id],
  li[id] {
    scroll-margin-block-start: var(--cp-space-64);
  }
  .footnotes {
    padding-block-start: var(--cp-space-24);
    border-block-start: 1px solid var(--cp-border);
    font-size: var(--cp-font-size-small);

    h2 {
      margin-block-start: 0;
      font-size: var(--cp-font-size-body);
    }
    ol {
      margin-block-start: var(--cp-space-12);
    }
  }
  .hljs-keyword,
  .hljs-selector-tag,
  .hljs-built_in,
  .hljs-title,
  .hljs-section {
    color: var(--cp-primary);
  }
  .hljs-string,
  .hljs-regexp,
  .hljs-addition {
    color: var(--cp-success);
  }
  .hljs-number,
  .hljs-literal,
  .hljs-variable,
  .hljs-attr,
  .hljs-symbol {
    color: var(--cp-warning);
  }
  .hljs-comment,
  .hljs-quote,
  .hljs-meta {
    color: var(--cp-text-3);
    font-style: italic;
  }
  .hljs-deletion {
    color: var(--cp-error);
  }
  th,
  td {
    padding: var(--cp-space-8) var(--cp-space-12);
    border: 1px solid var(--cp-border);
    text-align: start;
  }
`;

/**
 * The words of a post.
 * @param html as the API rendered and sanitised it
 */
export function PostBody({ html }: { readonly html: string }): ReactNode {
  return <Prose dir="auto" dangerouslySetInnerHTML={sanitisedHtml(html)} />;
}
