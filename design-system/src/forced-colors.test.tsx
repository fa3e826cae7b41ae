import type { Browser, Page } from 'playwright';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../shell/scripts/browser/find-browser';
import { Button } from './components/button/button';
import { Checkbox } from './components/checkbox/checkbox';
import { ConversationList } from './components/conversation-list/conversation-list';
import { Pagination } from './components/pagination/pagination';
import { RadioGroup } from './components/radio-group/radio-group';
import { RankedList } from './components/ranked-list/ranked-list';
import { Rating } from './components/rating/rating';
import { RatingBreakdown } from './components/rating-breakdown/rating-breakdown';
import { RatingInput } from './components/rating-input/rating-input';
import { SegmentedToggle } from './components/segmented-toggle/segmented-toggle';
import { StepProgress } from './components/step-progress/step-progress';
import { Switch } from './components/switch/switch';
import { Tabs } from './components/tabs/tabs';
import { TextInput } from './components/text-input/text-input';
import { TimeChoice } from './components/time-choice/time-choice';
import { themeCss } from './theme/theme';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage({ viewport: { width: 600, height: 400 }, reducedMotion: 'reduce' });
});
afterAll(() => browser.close());

/** A part as a browser draws it, as the pixels of the window. */
async function drawn(part: ReactNode, forcedColors: 'active' | 'none', colorScheme: 'light' | 'dark'): Promise<Buffer> {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(<div>{part}</div>));
  await page.emulateMedia({ forcedColors, colorScheme });
  const head = `<style>${themeCss}</style>${sheet.getStyleTags()}`;
  await page.setContent(`<!doctype html><html lang="en" data-theme="system"><head>${head}</head><body>${html}</body>`);
  sheet.seal();
  return page.screenshot();
}

/** Pixels in which two pictures differ enough to be seen. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const [first, second] = await Promise.all(
        pictures.map(async (picture) => {
          const image = new Image();
          image.src = `data:image/png;base64,${picture}`;
          await image.decode();
          const canvas = new OffscreenCanvas(image.width, image.height);
          const context = canvas.getContext('2d');
          context?.drawImage(image, 0, 0);
          return context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
        }),
      );
      let pixels = 0;
      for (let at = 0; at < (first?.length ?? 0); at += 4) {
        const apart = [0, 1, 2].map((part) => Math.abs((first?.[at + part] ?? 0) - (second?.[at + part] ?? 0)));
        if (Math.max(...apart) > 90) pixels += 1;
      }
      return pixels;
    },
    [one.toString('base64'), other.toString('base64')],
  );
}

const nothing = () => undefined;
const options = [
  { value: 'one', label: 'Remote' },
  { value: 'two', label: 'On site' },
];
const where = { label: 'Where', options, onChange: nothing };
const tabs = options.map(({ value, label }) => ({ id: value, label, content: 'The same' }));
const days = ['24', '25'].map((date) => ({
  ...{ id: date, weekday: 'Tue', date, label: `Tuesday ${date}` },
  times: [
    { value: `${date}-9`, label: '9:00 AM' },
    { value: `${date}-10`, label: '10:00 AM' },
  ],
}));
const conversations = [1, 2].map((id) => ({
  ...{ id, name: 'Maria Lopez', preview: 'Thank you', lastAt: null, unreadCount: 0 },
}));

/** Each component that shows a state, with the state and without it: the smallest number of pixels that it is worth. */
const states: readonly (readonly [string, number, ReactNode, ReactNode])[] = [
  ...(
    [
      ['switch', 200, (is: boolean) => <Switch label="News" checked={is} onChange={nothing} />],
      ['disabled switch', 200, (is: boolean) => <Switch label="News" disabled checked={is} onChange={nothing} />],
      ['checkbox', 40, (is: boolean) => <Checkbox label="News" checked={is} onChange={nothing} />],
      ['radio group', 30, (is: boolean) => <RadioGroup {...where} value={is ? 'one' : null} />],
      ['radio cards', 30, (is: boolean) => <RadioGroup {...where} look="cards" value={is ? 'one' : null} />],
      ['segmented toggle', 800, (is: boolean) => <SegmentedToggle {...where} value={is ? 'one' : 'two'} />],
      ['tabs', 800, (is: boolean) => <Tabs label="Where" items={tabs} value={is ? 'one' : 'two'} onChange={nothing} />],
      ['rating', 100, (is: boolean) => <Rating value={4} stars={is ? 'five' : 'one'} />],
      ['rating input', 300, (is: boolean) => <RatingInput label="Yours" value={is ? 4 : 1} onChange={nothing} />],
      [
        'page of a list',
        300,
        (is: boolean) => <Pagination page={is ? 1 : 2} pageSize={10} total={40} hrefForPage={String} />,
      ],
      [
        'chosen conversation',
        800,
        (is: boolean) => (
          <ConversationList
            timeZone="UTC"
            conversations={conversations}
            selectedId={is ? 1 : null}
            onSelect={nothing}
          />
        ),
      ],
      [
        'day',
        800,
        (is: boolean) => (
          <TimeChoice days={days} day={is ? '24' : '25'} value={null} onDayChange={nothing} onChange={nothing} />
        ),
      ],
      [
        'time',
        800,
        (is: boolean) => (
          <TimeChoice days={days} day="24" value={is ? '24-9' : null} onDayChange={nothing} onChange={nothing} />
        ),
      ],
      ['progress', 300, (is: boolean) => <StepProgress step={is ? 4 : 1} total={5} hidePercent />],
      [
        'stars that are filtered by',
        300,
        (is: boolean) => <RatingBreakdown average={4.5} ratings={[4, 5]} chosen={is ? 5 : null} onChoose={nothing} />,
      ],
      [
        'bars of ratings',
        300,
        (is: boolean) => (
          <RatingBreakdown average={4.5} ratings={is ? [5, 5] : [4, 4]} chosen={null} onChoose={nothing} />
        ),
      ],
      [
        'bars of a ranking',
        300,
        (is: boolean) => (
          <RankedList
            label="Pages"
            headings={['Page', 'Views']}
            rows={[
              { id: 1, label: 'One', count: 80 },
              { id: 2, label: 'Two', count: is ? 10 : 80 },
            ]}
          />
        ),
      ],
      ['disabled button', 30, (is: boolean) => <Button disabled={is}>Save Changes</Button>],
      ['disabled field', 30, (is: boolean) => <TextInput aria-label="Name" disabled={is} defaultValue="Maria Lopez" />],
    ] as const
  ).map(([name, pixels, part]) => [name, pixels, part(true), part(false)] as const),
];

test.each(states)(
  '%s: its states can be told apart with forced colors, dark and light',
  async (_name, pixels, on, off) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const [one, other] = [await drawn(on, 'active', colorScheme), await drawn(off, 'active', colorScheme)];
      expect(await difference(one, other), colorScheme).toBeGreaterThan(pixels);
    }
  },
);

test.each(['p', 'li', 'h2', 'blockquote'] as const)('a %s reads in the direction of its own script', async (Line) => {
  await drawn(<Line>שלום, CPA!</Line>, 'none', 'light');
  const left = await page.locator(Line).evaluate((line) => {
    const words = document.createRange();
    words.selectNodeContents(line);
    return words.getBoundingClientRect().left;
  });
  expect(left).toBeGreaterThan(300);
});
