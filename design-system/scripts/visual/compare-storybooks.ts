import { comparePictures } from './compare-pictures';
import { launchExactBrowser, openPage, shootStory, themes, type Shots, type Theme } from './shoot-stories';

export interface StoryName {
  readonly id: string;
  /** For people: 'Actions/Button: Playground'. */
  readonly name: string;
}

/** One story in one theme that is not the same in both Storybooks. */
export interface Change {
  readonly story: StoryName;
  readonly theme: Theme;
  readonly kind: 'changed' | 'added' | 'removed';
  /** Pixels that differ; 0 for what only one side has. */
  readonly pixels: number;
  readonly before: Buffer | null;
  readonly after: Buffer | null;
  readonly difference: Buffer | null;
}

export interface Outcome {
  readonly changes: readonly Change[];
  /** Stories looked at on both sides. */
  readonly compared: number;
}

interface StoryIndex {
  readonly entries: Readonly<
    Record<
      string,
      {
        readonly id: string;
        readonly title: string;
        readonly name: string;
        readonly type: string;
        readonly tags?: readonly string[];
      }
    >
  >;
}

/** The stories of a built Storybook by id, without those that only measure something. */
export async function listStories(origin: string): Promise<ReadonlyMap<string, StoryName>> {
  const { entries } = (await (await fetch(`${origin}/index.json`)).json()) as StoryIndex;
  const stories = Object.values(entries).filter(({ type, tags }) => type === 'story' && !tags?.includes('measurement'));
  return new Map(stories.map(({ id, title, name }) => [id, { id, name: `${title}: ${name}` }]));
}

/** Takes every story of two served Storybooks in the same browser, `workers` at a time, and compares them. */
export async function compareStorybooks(
  origins: { readonly before: string; readonly after: string },
  only: RegExp,
  workers = 2,
): Promise<Outcome> {
  const [before, after] = await Promise.all([listStories(origins.before), listStories(origins.after)]);
  const waiting = [...new Map([...before, ...after]).values()].filter(({ id }) => only.test(id));
  const total = waiting.length;
  const changes: Change[] = [];
  const browser = await launchExactBrowser();
  try {
    await Promise.all(
      Array.from({ length: workers }, async () => {
        let page = await openPage(browser);
        // A page that hangs is given up for a new one, once a story.
        const shoot = (origin: string, id: string, patient: boolean): Promise<Shots> =>
          shootStory(page, origin, id, patient).catch(async () => {
            await page.context().close();
            page = await openPage(browser);
            return shootStory(page, origin, id, patient);
          });
        for (let story = waiting.shift(); story; story = waiting.shift()) {
          const { id } = story;
          const take = async (patient: boolean): Promise<Pair> => ({
            before: before.has(id) ? await shoot(origins.before, id, patient) : null,
            after: after.has(id) ? await shoot(origins.after, id, patient) : null,
          });
          let found = compareShots(story, await take(false));
          // A difference is one only if it stays when both stand still.
          if (found.some(({ kind }) => kind === 'changed')) found = compareShots(story, await take(true));
          changes.push(...found);
          const done = total - waiting.length;
          if (done % 25 === 0) console.log(`${done} of ${total} stories`);
        }
      }),
    );
  } finally {
    await browser.close();
  }
  return {
    changes: changes.sort((one, other) => one.story.name.localeCompare(other.story.name)),
    compared: [...before.keys()].filter((id) => after.has(id) && only.test(id)).length,
  };
}

interface Pair {
  readonly before: Shots | null;
  readonly after: Shots | null;
}

function compareShots(story: StoryName, { before, after }: Pair): readonly Change[] {
  return themes.flatMap((theme): Change[] => {
    const sides = { story, theme, before: before?.[theme] ?? null, after: after?.[theme] ?? null };
    if (!sides.before || !sides.after)
      return [{ ...sides, kind: sides.before ? 'removed' : 'added', pixels: 0, difference: null }];
    const { pixels, difference } = comparePictures(sides.before, sides.after);
    return pixels === 0 ? [] : [{ ...sides, kind: 'changed', pixels, difference }];
  });
}
