import type { Page } from 'playwright';
import { launchBrowser } from '../../../shell/scripts/browser/find-browser';
import type { StoryName } from '../visual/compare-storybooks';
import { openPage, playStory, themes, type Theme } from '../visual/shoot-stories';

/** Faults of one story in one theme, in words. */
export interface Fault {
  readonly story: StoryName;
  readonly theme: Theme;
  readonly reasons: readonly string[];
}

/**
 * Plays stories of a served Storybook, six at a time, since they mostly wait: each renders, its play function passes,
 * and axe finds nothing in either theme.
 * @param origin where the Storybook is served
 * @returns what failed, by the story's name
 */
export async function playStories(origin: string, stories: readonly StoryName[]): Promise<readonly Fault[]> {
  const waiting = [...stories];
  const faults: Fault[] = [];
  // Nothing is compared by its pixels: a headless shell is enough, for half the processor time.
  const browser = await launchBrowser();
  try {
    await Promise.all(
      Array.from({ length: 6 }, async () => {
        const page = await openPage(browser);
        for (let story = waiting.shift(); story; story = waiting.shift())
          faults.push(...(await play(page, origin, story)));
      }),
    );
  } finally {
    await browser.close();
  }
  return faults.sort((one, other) => one.story.name.localeCompare(other.story.name));
}

/** Rules about colors: all that a theme changes. */
const colorRules: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** A story plays once: every rule looks at it in light, those of colors in dark. */
async function play(page: Page, origin: string, story: StoryName): Promise<readonly Fault[]> {
  const unhandled: string[] = [];
  const collect = (error: Error) => void unhandled.push(error.message);
  page.on('pageerror', collect);
  try {
    await playStory(page, origin, story.id);
    const faults: Fault[] = [];
    for (const theme of themes) {
      const found = await page.evaluate(audit, {
        theme,
        storyId: story.id,
        only: theme === 'light' ? null : colorRules,
      });
      const thrown = theme === 'light' ? [...(await page.evaluate(messagesOfErrors)), ...unhandled] : [];
      const reasons = [...new Set([...thrown, ...found])];
      if (reasons.length > 0) faults.push({ story, theme, reasons });
    }
    return faults;
  } catch (error) {
    return [{ story, theme: 'light', reasons: [error instanceof Error ? error.message : String(error)] }];
  } finally {
    page.off('pageerror', collect);
  }
}

interface StorybookWindow {
  readonly __STORYBOOK_PREVIEW__: {
    readonly currentRender?: {
      readonly story?: {
        readonly parameters?: { readonly a11y?: { readonly test?: string; readonly options?: object } };
      };
    };
  };
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    last(event: string): readonly unknown[] | undefined;
    once(event: string, listener: (value: unknown) => void): void;
    emit(event: string, ...values: unknown[]): void;
  };
}

// The functions below run in the page.

function messagesOfErrors(): readonly string[] {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
  return ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'unhandledErrorsWhilePlaying']
    .flatMap((event) => channel.last(event) ?? [])
    .flat()
    .map((value) => value as { readonly message?: string; readonly description?: string })
    .map(({ message, description }) => message ?? description ?? 'It threw.');
}

interface Audit {
  readonly theme: Theme;
  readonly storyId: string;
  /** Rules; null for those that the story sets. */
  readonly only: readonly string[] | null;
}

/** Storybook's own audit. */
async function audit({ theme, storyId, only }: Audit): Promise<readonly string[]> {
  interface Result {
    readonly violations: readonly {
      readonly id: string;
      readonly help: string;
      readonly nodes: readonly { readonly target: readonly string[] }[];
    }[];
  }
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
    window as unknown as StorybookWindow;
  const rules = preview.currentRender?.story?.parameters?.a11y;
  if (rules?.test === 'off') return [];
  document.documentElement.dataset['theme'] = theme;
  const result = await new Promise<unknown>((resolve) => {
    channel.once('storybook/a11y/result', resolve);
    channel.once('storybook/a11y/error', resolve);
    setTimeout(() => resolve('it did not answer within 30 s'), 30_000);
    const runOnly = only && { runOnly: { type: 'rule', values: only } };
    channel.emit('storybook/a11y/manual', storyId, { ...rules, options: { ...rules?.options, ...runOnly } });
  });
  if (!(result as Partial<Result>).violations) return [`axe could not run: ${String(result)}`];
  return (result as Result).violations.map(
    ({ id, help, nodes }) => `axe, ${id}: ${help} (${nodes.map(({ target }) => String(target)).join(', ')})`,
  );
}
