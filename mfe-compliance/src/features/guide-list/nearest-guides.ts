import type { Guide } from '@counterpart/api/contract';

const titleWeight = 4;

/** The parts of a guide, and how much a word in each says about what the guide is about. */
const PARTS: readonly (readonly [weight: number, text: (guide: Guide) => string])[] = [
  [titleWeight, ({ title }) => title],
  [3, ({ summary }) => summary],
  [1, ({ businessApplication, complianceChecklist }) => [businessApplication, ...complianceChecklist].join(' ')],
  [
    1,
    ({ industriesImpacted }) =>
      industriesImpacted.map(({ industry, explanation }) => `${industry} ${explanation}`).join(' '),
  ],
];

/** Words that any question can have. */
const FILLERS = new Set(
  (
    'a about all am an and another any are as at be been but by can could did do does for from had has have how i if in into is it its may me must my need no not of on or other our ' +
    'should so than that the their them there these they this to was we were what when where which who whom why will with would you your'
  ).split(' '),
);

const ENDINGS = ['ing', 'ed', 'es', 'e', 's'] as const;
const shortestStem = 3;
/** A guide has to come so near to one that has the whole question in its title. */
const leastNearness = 0.4;

/** 'Taxes' and 'tax' are the same word. */
function stemOf(word: string): string {
  const ending = ENDINGS.find(
    (candidate) => word.endsWith(candidate) && word.length - candidate.length >= shortestStem,
  );
  return ending ? word.slice(0, -ending.length) : word;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Each word of a guide with the weight of the best place it stands in. */
function weightsOf(guide: Guide): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const [weight, text] of PARTS)
    for (const stem of wordsOf(text(guide)).map(stemOf)) weights.set(stem, Math.max(weight, weights.get(stem) ?? 0));
  return weights;
}

/** How much a word tells guides apart. One that no guide has tells nothing: it counts like one that they all have. */
const rarityOf = (found: number, all: number): number => Math.log(1 + (found === 0 ? 1 : all / found));

/**
 * The guides that come nearest to a question, the best first: words that few guides have count more, and a word in the title
 * more than one in the text. Nothing when no guide speaks of it.
 * @param most how many at most
 */
export function nearestGuides(question: string, guides: readonly Guide[], most: number): Guide[] {
  const asked = [
    ...new Set(
      wordsOf(question)
        .filter((word) => !FILLERS.has(word))
        .map(stemOf),
    ),
  ];
  const known = guides.map((guide) => ({ guide, weights: weightsOf(guide) }));
  const rarity = new Map(
    asked.map((stem) => [stem, rarityOf(known.filter(({ weights }) => weights.has(stem)).length, guides.length)]),
  );
  const sum = (weight: (stem: string) => number) =>
    asked.reduce((total, stem) => total + weight(stem) * (rarity.get(stem) ?? 0), 0);
  const whole = sum(() => titleWeight);
  return known
    .map(({ guide, weights }) => ({ guide, nearness: whole > 0 ? sum((stem) => weights.get(stem) ?? 0) / whole : 0 }))
    .filter(({ nearness }) => nearness >= leastNearness)
    .sort((one, other) => other.nearness - one.nearness)
    .slice(0, most)
    .map(({ guide }) => guide);
}
