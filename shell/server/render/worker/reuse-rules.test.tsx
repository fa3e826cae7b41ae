import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import styled, { css, keyframes, ServerStyleSheet } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { reuseRules } from './reuse-rules';

const turn = keyframes`to { rotate: 1turn; }`;
const Base = styled.p`
  color: red;
`;
const Special = styled(Base)<{ $width: number }>`
  width: ${({ $width }) => $width}px;
  ${({ $width }) =>
    $width > 1 &&
    css`
      animation: ${turn} 1s;
    `}
  &:hover,
  ${Base}:focus & {
    color: blue;
  }
`;

function stylesOf(page: ReactNode, prepare: (sheet: ServerStyleSheet) => void = reuseRules): string {
  const sheet = new ServerStyleSheet();
  prepare(sheet);
  renderToString(sheet.collectStyles(page));
  return sheet.getStyleTags();
}

describe('reuseRules', () => {
  const compiles = (page: ReactNode) => stylesOf(page, () => undefined);
  const pages = [
    createElement(Base),
    createElement(Special, { $width: 1 }),
    createElement(Special, { $width: 2 }),
    createElement('div', null, createElement(Special, { $width: 2 }), createElement(Base)),
  ];

  it('gives each page exactly the styles that compiling gives it, the first time and every other', () => {
    for (const page of [...pages, ...pages, ...pages.toReversed()]) {
      expect(stylesOf(page)).toBe(compiles(page));
      expect(stylesOf(page)).not.toBe('');
    }
  });

  it('does not compile what an earlier page has compiled', () => {
    const inserted: string[] = [];
    const count = (sheet: ServerStyleSheet) => {
      reuseRules(sheet);
      const insert = sheet.instance.insertRules;
      sheet.instance.insertRules = (id, name, rules) => {
        inserted.push(name);
        insert(id, name, rules);
      };
    };
    stylesOf(createElement(Special, { $width: 7 }), count);
    expect(inserted).not.toEqual([]);
    inserted.length = 0;
    stylesOf(createElement(Special, { $width: 7 }), count);
    expect(inserted).toEqual([]);
  });

  it('forgets before styles that depend on data fill the memory', () => {
    for (let width = 10; width < 6_000; width += 1) {
      const sheet = new ServerStyleSheet();
      reuseRules(sheet);
      sheet.instance.insertRules('sc-any', `width-${width}`, [`.width-${width}{width:${width}px}`]);
    }
    const later = new ServerStyleSheet();
    reuseRules(later);
    expect(later.instance.hasNameForId('sc-any', 'width-10')).toBe(false);
    expect(later.instance.hasNameForId('sc-any', 'width-5999')).toBe(true);
  });
});
