import type { Page } from 'playwright/test';

/**
 * Differences between what React believes the page to be and what the page is. In production React says nothing of
 * them: it keeps the server's attributes and goes on with its own.
 * @returns one line for each; empty when the server rendered what the browser would have
 */
export function hydrationDifferences(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attributeOf: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };
    const isCompared = (name: string) =>
      /^(className|htmlFor|id|href|src|alt|role|type|name|title|aria-.*|data-.*)$/.test(name);
    const differences: string[] = [];
    const look = (element: Element, props: Readonly<Record<string, unknown>>) => {
      for (const [name, value] of Object.entries(props)) {
        if (
          name === 'children' &&
          (typeof value === 'string' || typeof value === 'number') &&
          element.textContent !== String(value)
        )
          differences.push(`text '${element.textContent}' instead of '${value}'`);
        if (!isCompared(name)) continue;
        const expected =
          value === undefined || value === null || typeof value === 'function'
            ? null
            : `${value as string | number | boolean}`;
        const actual = element.getAttribute(attributeOf[name] ?? name);
        if (actual !== expected && !(value === false && actual === null))
          differences.push(`<${element.localName}> ${name} is '${actual}' instead of '${expected}'`);
      }
    };
    // Elements that are not React's are those in HTML that the API sanitised, and styles.
    for (const element of document.querySelectorAll('#app *')) {
      const key = Object.keys(element).find((candidate) => candidate.startsWith('__reactProps$'));
      if (key) look(element, (element as unknown as Record<string, Record<string, unknown>>)[key] ?? {});
    }
    return differences;
  });
}
