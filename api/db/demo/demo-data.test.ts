import { schema as drawings } from '@dicebear/notionists';
import Joi from 'joi';
import { describe, expect, it } from 'vitest';
import { postCategories } from '../../src/contract/blog-slug';
import { reviewLimits } from '../../src/contract/limits/reviews';
import { priceUnits } from '../../src/contract/prices';
import { contactSubjects } from '../../src/modules/operations/contact/contact-ticket.model';
import { demoClients, type DemoClient } from './clients';
import { demoDialogues, type DemoDialogue } from './dialogues';
import { hairTones, looks, skinTones } from './pictures/looks';
import { demoPosts, type DemoPost } from './posts';
import { demoProfessionals, type DemoProfessional } from './professionals';
import { demoQueueItems, type DemoQueueItems } from './queue-items';
import { demoReviews, type DemoReview } from './demo-reviews';

/** Says something of each key, of those that may be left out too. */
type Keys<Shape> = Record<keyof Shape, Joi.Schema>;

const text = Joi.string();
const count = Joi.number().integer().min(0);
const ids = text.pattern(/^[a-z0-9-]+( [a-z0-9-]+)*$/);
const phrases = text.pattern(/^[^|]+(\|[^|]+)*$/);
const name = text.valid(...[...demoProfessionals, ...demoClients].map((person) => person.name));
const list = (item: Joi.Schema) => Joi.array().items(item).min(1);

const professional = Joi.object({
  ...{ name: text, at: text.pattern(/^.+, [A-Z]{2} \d{5}$/), as: ids, services: ids, clients: ids, bio: text },
  ...{ specialties: ids.allow(''), industries: ids.allow(''), certs: phrases.allow('') },
  ...{ since: count.min(1900), price: text, from: Joi.number().positive(), per: text.valid(...priceUnits) },
  ...{ reply: count, business: text, tagline: text, languages: phrases.optional() },
  ...{ plan: text.valid('starter', 'professional', 'premium').optional(), username: text.optional() },
  ...{ verified: Joi.boolean().optional(), featured: Joi.boolean().optional() },
} satisfies Keys<DemoProfessional>);
const client = Joi.object({
  ...{ name: text, at: text.pattern(/^.+, [A-Z]{2}$/).allow(''), username: text.optional() },
} satisfies Keys<DemoClient>);
const review = Joi.object({
  ...{ professional: name, client: name, rating: Joi.number().integer().min(1).max(5), daysAgo: count.min(1) },
  ...{ hasMet: Joi.boolean(), comment: text.max(reviewLimits.commentMax), reply: text.allow(null) },
} satisfies Keys<DemoReview>);
const dialogue = Joi.object({
  ...{ client: name, professional: name, started: count, unread: count.optional() },
  lines: list(text.pattern(/^[cp]:\S/)),
} satisfies Keys<DemoDialogue>);
const post = Joi.object({
  ...{ slug: text.pattern(/^[a-z0-9-]+$/), author: name, title: text, excerpt: text, content: text, tags: list(text) },
  ...{ category: text.valid(...postCategories.map(({ value }) => value)), publishedDaysAgo: count.allow(null) },
} satisfies Keys<DemoPost>);
const [daysAgo, reason, details] = [count, text, text];
const queueItems = Joi.object({
  tickets: list(
    Joi.object({
      ...{ name: text, email: text.email({ tlds: false }), message: text, daysAgo, reply: text.optional() },
      subject: text.valid(...contactSubjects),
    }),
  ),
  cannedAnswers: list(Joi.object({ title: text, body: text })),
  verifications: list(
    Joi.object({ professional: name, licenceNumber: text, issuer: text, stateCode: text.length(2), daysAgo }),
  ),
  reviewReports: list(Joi.object({ professional: name, client: name, reason, details, daysAgo })),
  personReports: list(Joi.object({ reporter: name, reported: name, reason, details, daysAgo })),
  feedback: list(
    Joi.object({
      ...{ answerId: text.guid(), reason, details, question: text, answer: text, daysAgo },
      ...{ answeredBy: text.valid('guides', 'refusal'), guides: Joi.array().items(text) },
    }),
  ),
  // A test of the demo database asks the quiz itself what it says of the answers.
  lateQuiz: Joi.object({ publicId: text.guid(), daysAgo, answers: Joi.object(), matches: list(name) }),
} satisfies Keys<DemoQueueItems>);

it.each<readonly [data: string, value: unknown, schema: Joi.Schema]>([
  ['professionals', demoProfessionals, list(professional)],
  ['clients', demoClients, list(client)],
  ['reviews', demoReviews, list(review)],
  ['dialogues', demoDialogues, list(dialogue)],
  ['posts', demoPosts, list(post)],
  ['queue items', demoQueueItems, queueItems],
])('the data of %s are what the code that stores them takes', (_, value, schema) => {
  const { error } = schema.validate(value, { abortEarly: false, convert: false, presence: 'required' });
  expect(error?.details.map(({ message }) => message)).toBeUndefined();
});

/** The sentences of a text as they sound: without case, marks, and the period of 'Mr.'. */
const sentencesOf = (comment: string): string[] =>
  comment
    .replace(/\b(Mr|Ms|Dr)\./g, '$1')
    .split(/(?<=[.!?])\s+/)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    );

describe('reviews', () => {
  it('are 265 of one to six sentences, and no two share one', () => {
    expect(demoReviews).toHaveLength(265);
    const lengths = demoReviews.map(({ comment }) => sentencesOf(comment).length);
    expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([1, 6]);
    const said = demoReviews.flatMap(({ comment, reply }) => [...sentencesOf(comment), ...sentencesOf(reply ?? '')]);
    const sentences = said.filter((sentence) => sentence !== '');
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });

  it('are of three stars and fewer by a tenth, each client once for a professional', () => {
    const low = demoReviews.filter(({ rating }) => rating <= 3);
    expect(low.length / demoReviews.length).toBeCloseTo(0.1, 2);
    const pairs = demoReviews.map(({ professional, client: author }) => `${professional} ${author}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it('have openings and lengths of their own', () => {
    const openings = demoReviews.map(({ comment }) => comment.split(' ').slice(0, 4).join(' '));
    expect(openings.length - new Set(openings).size).toBeLessThanOrEqual(2);
    const lengths = demoReviews.map(({ comment }) => comment.length);
    expect(lengths.filter((length) => length < 80).length).toBeGreaterThan(25);
    expect(lengths.filter((length) => length > 220).length).toBeGreaterThan(30);
  });

  it('are what a report of them says', () => {
    const reported = demoQueueItems.reviewReports.map(({ professional: of, client: by, reason: why }) => ({
      why,
      review: demoReviews.find((review) => review.professional === of && review.client === by),
    }));
    expect(reported).toEqual([
      { why: 'not_a_client', review: expect.objectContaining({ hasMet: false }) },
      {
        why: 'private_information',
        review: expect.objectContaining({ comment: expect.stringContaining('payment plan') }),
      },
    ]);
  });
});

describe('people', () => {
  const all = Object.values(looks);

  it('are drawn with what the drawings have', () => {
    const has = (option: string, number: number): boolean =>
      number === 0 ||
      (drawings as unknown as { properties: Record<string, { items: { enum: string[] } }> }).properties[
        option
      ]?.items.enum.includes(`variant${String(number).padStart(2, '0')}`) === true;
    for (const { hair, beard, glasses, clothes, skin, tone } of all) {
      expect([has('hair', hair), has('beard', beard), has('glasses', glasses), has('body', clothes)]).not.toContain(
        false,
      );
      expect([skinTones[skin - 1], hairTones[tone]]).not.toContain(undefined);
    }
  });

  it('are dressed for work, of all ages, some with beards and some with glasses', () => {
    // Clear lenses; no hoods, straps, rainbows or bolts.
    expect(new Set(all.map(({ glasses }) => glasses))).toEqual(new Set([0, 3, 8, 11]));
    const hooded = [1, 2, 3, 4, 5, 6, 11, 18, 22, 23, 24];
    expect(all.filter(({ clothes }) => hooded.includes(clothes))).toEqual([]);
    expect(all.filter(({ beard }) => beard > 0).length).toBeGreaterThan(20);
    expect(all.filter(({ tone }) => tone === 'gray' || tone === 'white').length).toBeGreaterThan(15);
  });
});
