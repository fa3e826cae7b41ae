import * as icons from '@dicebear/icons';
import * as openPeeps from '@dicebear/open-peeps';
import Joi from 'joi';
import { expect, it } from 'vitest';
import { postCategories } from '../../src/contract/blog-slug';
import { priceUnits } from '../../src/contract/prices';
import { contactSubjects } from '../../src/modules/operations/contact/contact-ticket.model';
import { demoClients, type DemoClient } from './clients';
import { demoDialogues, type DemoDialogue } from './dialogues';
import { hairColors, otherLooks, professionalLooks, skinTones } from './pictures/looks';
import { demoPosts, type DemoPost } from './posts';
import { demoProfessionals, type DemoProfessional } from './professionals';
import { demoQueueItems, type DemoQueueItems } from './queue-items';
import * as sentences from './sentences';

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
  reviews: Joi.array().ordered(count, Joi.number().min(1).max(5)).optional(),
} satisfies Keys<DemoProfessional>);
const client = Joi.object({
  ...{ name: text, at: text.pattern(/^.+, [A-Z]{2}$/).allow(''), username: text.optional() },
} satisfies Keys<DemoClient>);
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
  reviewReports: list(Joi.object({ reason, details, daysAgo })),
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
  ['dialogues', demoDialogues, list(dialogue)],
  ['posts', demoPosts, list(post)],
  ['queue items', demoQueueItems, queueItems],
])('the data of %s are what the code that stores them takes', (_, value, schema) => {
  const { error } = schema.validate(value, { abortEarly: false, convert: false, presence: 'required' });
  expect(error?.details.map(({ message }) => message)).toBeUndefined();
});

it('every kind of sentence has some, no two alike', () => {
  const kinds = Object.values(sentences).flatMap((kind) =>
    'praise' in kind ? [kind.praise, kind.mixed, kind.critical] : [kind],
  );
  expect(kinds).toHaveLength(16);
  for (const kind of kinds) {
    expect(kind.length).toBeGreaterThan(0);
    expect(new Set(kind).size).toBe(kind.length);
  }
});

it('people and firms are drawn with what the drawings have', () => {
  const choices = (schema: object, option: string): unknown =>
    (schema as { properties: Record<string, { items: { enum: unknown } }> }).properties[option]?.items.enum;
  const looks = [...Object.values(professionalLooks), ...Object.values(otherLooks)];
  for (const [hairstyle, skin, hair, icon] of looks) {
    expect(choices(openPeeps.schema, 'head')).toContain(hairstyle);
    expect([Object.keys(skinTones), Object.keys(hairColors)]).toEqual([
      expect.arrayContaining([skin]),
      expect.arrayContaining([hair]),
    ]);
    if (icon) expect(choices(icons.schema, 'icon')).toContain(icon);
  }
});
