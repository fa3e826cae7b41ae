import type { Page } from 'playwright/test';
import { watchQuiet } from './quiet';

/** Beginning of what a page tells the browser about how it was rendered, in its boot data. */
const renderedFact = '"rendered":{';

/**
 * Elements of the page and their texts in document order, with the attributes that the server writes too; without what
 * React moves into the head.
 */
function outline(): readonly string[] {
  const isCompared = (name: string) =>
    /^(class|for|id|href|src|alt|role|type|name|title|datetime|aria-.*|data-.*)$/.test(name);
  // Ids that React makes count anew in each kind of rendering: what they join is compared, not how they read.
  const madeIds = new Map<string, string>();
  const steady = (text: string) =>
    text.replace(/_[rR]_\w+_/g, (id) => {
      if (!madeIds.has(id)) madeIds.set(id, `made-${madeIds.size}`);
      return madeIds.get(id) ?? '';
    });
  return [...document.querySelectorAll('#app .cp-root *:not(style, link)')].map((element) => {
    const attributes = [...element.attributes]
      .filter(({ name }) => isCompared(name))
      .map(({ name, value }) => ` ${name}="${steady(value)}"`)
      .sort();
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    // An age grows between the two renderings; the moment is compared as an attribute.
    const words = element.localName === 'time' ? '' : texts.map(({ textContent }) => textContent).join('');
    return `<${element.localName}${attributes.join('')}>${words}`;
  });
}

/**
 * Compares the page as the server rendered it and the browser took it over with the same page rendered by the browser
 * alone, in a tab beside it. In production React says nothing of attributes: it keeps the server's and goes on with its
 * own.
 * @returns one line for each difference; empty when the server rendered what the browser would have
 */
export async function hydrationDifferences(page: Page): Promise<string[]> {
  const tab = await page.context().newPage();
  const { untilQuiet } = watchQuiet(tab);
  const isDocument = ({ pathname }: URL) => pathname === new URL(page.url()).pathname;
  await tab.route(isDocument, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    if (!html.includes(renderedFact)) throw new Error(`${page.url()} was not rendered on the server.`);
    await route.fulfill({ response, body: html.replace(renderedFact, '"rendered":null,"wasRendered":{') });
  });
  await tab.goto(page.url());
  await tab.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
  await untilQuiet();
  const [actual, expected] = [await page.evaluate(outline), await tab.evaluate(outline)];
  await tab.close();
  return Array.from({ length: Math.max(actual.length, expected.length) }, (_, index) => index)
    .filter((index) => actual[index] !== expected[index])
    .map((index) => `'${actual[index]}' instead of '${expected[index]}'`);
}
