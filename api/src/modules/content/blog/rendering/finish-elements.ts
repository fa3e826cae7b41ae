import type { Element, Parents, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit, type VisitorResult } from 'unist-util-visit';
import { isOutside, isSafePicture, linkTarget } from './safe-url';

/** Code that is longer than this is shown without colors. */
const highlightedMax = 20_000;
const renamed: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4', b: 'strong', i: 'em' };

/**
 * Adapts allowed elements to the page: checked URLs, scrollable tables, lazy pictures, the page's own heading as its
 * only h1.
 */
export function finishElements(tree: Root): void {
  visit(tree, 'element', (element, index, parent): VisitorResult => {
    element.tagName = renamed[element.tagName] ?? element.tagName;
    switch (element.tagName) {
      case 'a':
        finishLink(element);
        return;
      case 'img':
        return finishPicture(element, index, parent);
      case 'thead':
        scopeCells(element, 'col');
        return;
      case 'tbody':
        scopeCells(element, 'row');
        return;
      case 'pre':
        element.properties['tabIndex'] = 0;
        leaveLongCodePlain(element);
        return;
      case 'table':
        return wrapTable(element, index, parent);
      default:
        return;
    }
  });
}

function finishLink({ properties }: Element): void {
  const href = linkTarget(properties['href'] ?? '');
  if (href === null) {
    delete properties['href'];
    return;
  }
  properties['href'] = href;
  if (isOutside(href)) properties['rel'] = ['noopener'];
}

function finishPicture({ properties }: Element, index: number | undefined, parent: Parents | undefined): VisitorResult {
  const src = (properties['src'] ?? '').trim();
  if (!isSafePicture(src)) {
    // Goes on with what stands in its place now.
    if (parent && index !== undefined) parent.children.splice(index, 1);
    return index;
  }
  for (const side of ['width', 'height']) if (!/^[1-9]\d{0,3}$/.test(String(properties[side]))) delete properties[side];
  Object.assign(properties, { src, alt: properties['alt'] ?? '', loading: 'lazy', decoding: 'async' });
  return undefined;
}

function scopeCells({ children: rows }: Element, scope: 'col' | 'row'): void {
  for (const row of rows)
    if (row.type === 'element')
      for (const cell of row.children)
        if (cell.type === 'element' && cell.tagName === 'th') cell.properties['scope'] = scope;
}

function leaveLongCodePlain(pre: Element): void {
  for (const child of pre.children)
    if (child.type === 'element' && toString(child).length > highlightedMax) delete child.properties['className'];
}

/** A table that is wider than a phone scrolls by itself, with the keyboard too. */
function wrapTable(table: Element, index: number | undefined, parent: Parents | undefined): VisitorResult {
  if (!parent || index === undefined) return undefined;
  const caption = table.children.find((child) => child.type === 'element' && child.tagName === 'caption');
  const label = (caption && toString(caption).trim().slice(0, 100)) || 'Table';
  parent.children[index] = {
    type: 'element',
    tagName: 'div',
    properties: { role: 'region', tabIndex: 0, ariaLabel: label },
    children: [table],
  };
  return undefined;
}
