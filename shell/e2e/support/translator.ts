import type { Page } from 'playwright/test';

/**
 * Does to the open page what a browser's translator does: takes every text node out and puts two `font` elements with
 * a text of its own in its place, then does the same to whatever is added or changed.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const replace = (text: Text) => {
      if (
        !text.data.trim() ||
        text.parentElement?.closest('font, script, style, textarea, option, svg, [translate="no"]')
      )
        return;
      const outer = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      const inner = outer.cloneNode() as Element;
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateIn = (root: Node) => {
      if (root instanceof Text) replace(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(replace);
    };
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        if (type === 'characterData') translateIn(target);
        else addedNodes.forEach(translateIn);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    translateIn(document.body);
  });
}
