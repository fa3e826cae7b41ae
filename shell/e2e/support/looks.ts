import { violations } from './axe';
import { expect, type Page } from './fixtures';

/** The default font of people who chose 'Very large' in Chrome, in CSS pixels. */
const veryLarge = 24;

/** Lists what is wider than the window, every control of the header that is, and those whose words spill, by name. */
function outside(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const controls = [...document.querySelectorAll<HTMLElement>('.cp-root > * > header :is(a, button, input)')];
  const beyond = controls.filter((control) => {
    const { left, right, width } = control.getBoundingClientRect();
    return width > 1 && (left < -1 || right > clientWidth + 1);
  });
  const spilled = [...document.querySelectorAll<HTMLElement>('button')].filter(
    (button) => button.clientWidth > 4 && button.scrollWidth > button.clientWidth + 2,
  );
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in ${clientWidth}`] : []),
    ...[...beyond, ...spilled].map((control) => control.getAttribute('aria-label') ?? control.textContent),
  ];
}

/** Lists what is chosen or current and lacks the system's color for it. */
function unseen(): string[] {
  const probe = document.createElement('i');
  probe.style.cssText = 'forced-color-adjust:none;background:Highlight';
  document.body.append(probe);
  const highlight = getComputedStyle(probe).backgroundColor;
  probe.remove();
  const said = ['[aria-current=page]', '[aria-current=true]', '[aria-selected=true]', '[aria-pressed=true]'];
  return [...document.querySelectorAll<HTMLElement>([...said, '[role=switch]:checked'].join(','))]
    .filter((element) => element.checkVisibility() && getComputedStyle(element).backgroundColor !== highlight)
    .map((element) => element.outerHTML.slice(0, 120));
}

/** Lists what scrolls on a screen and would be cut on paper, but for fields. */
function cut(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main *')]
    .filter((element) => {
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      return (
        /auto|scroll/.test(getComputedStyle(element).overflow) &&
        clientWidth > 0 &&
        (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1) &&
        !element.matches('textarea, :has(> [contenteditable])')
      );
    })
    .map((element) => element.outerHTML.slice(0, 120));
}

/** Width of a sheet between its margins, in CSS pixels. */
const paper = 718;

/**
 * The page as it stands, for people whose system changes how it looks: with a default font of 24 px nothing is wider
 * than the window, with forced colors the current place can be seen, and the dark theme prints in ink on white paper,
 * whole, without the site's header and footer. Leaves everything as it was.
 */
export async function expectEveryLook(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const setFont = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } });
  await setFont(veryLarge);
  const size = page.viewportSize();
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => page.evaluate(outside), `${width} px wide with a font of ${veryLarge} px`).toEqual([]);
  }
  await setFont(16);
  await session.detach();

  await page.emulateMedia({ forcedColors: 'active' });
  await expect.poll(() => page.evaluate(unseen), 'with forced colors').toEqual([]);
  await page.emulateMedia({ forcedColors: null, media: 'print', colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  expect(await violations(page, ['color-contrast']), 'printed').toEqual([]);
  for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toHaveCount(0);
  await page.setViewportSize({ width: paper, height: 1000 });
  await expect.poll(() => page.evaluate(cut), 'cut on paper').toEqual([]);
  await page.emulateMedia({ media: null, colorScheme: null });
  if (size) await page.setViewportSize(size);
}
