import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postCategories } from '../../src/contract/blog-slug';
import { profileLimits } from '../../src/contract/limits/profile';
import { reviewLimits } from '../../src/contract/limits/reviews';
import { complianceOptions } from '../../src/contract/taxonomy-screens/compliance';
import { taxonomyTerms } from '../../src/contract/taxonomy-terms';
import { usStates } from '../../src/contract/us-states';
import { createTestDatabase, type TestDatabase } from '../../src/platform/testing/test-database';
import { answersSentence } from '../../src/modules/directory/quiz/quiz-answers';
import { QuizRequest } from '../../src/modules/directory/quiz/quiz-request.model';
import { isVerifiedClient } from '../../src/modules/reviews/reviews/review-rank';
import { documentType } from '../../src/modules/directory/verification/document-type';
import { verifyPassword } from '../../src/platform/auth/passwords';
import type { FileStore } from '../../src/platform/files/file-store';
import { demoClients } from './clients';
import { demoGuides } from './guides';
import { demoPosts } from './posts';
import { demoProfessionals } from './professionals';
import { demoAccounts, demoPassword, hasDemoAdministrator, isEmpty, seedDemo } from './seed-demo';

let test: TestDatabase;
let milliseconds = 0;
/** A day on which nothing was written: the data count back from any. */
const now = new Date('2027-03-17T16:20:00.000Z');
beforeAll(async () => {
  test = await createTestDatabase();
  expect(await isEmpty(test.database)).toBe(true);
  const start = Date.now();
  await seedDemo(test.database, {}, now);
  milliseconds = Date.now() - start;
});
afterAll(() => test.remove());

const words = (list: string): string[] => list.split(' ');
const britishWords =
  /\b(autumn|telephone|maths|mathematics|(do|did) (\S+ ){0,2}sums|fortnight|solicitors?|hand in (your|my) notice|Friday week)\b|an?aesthe|\d %/i;

describe('the demo data', () => {
  it('is stored within five seconds, once', async () => {
    expect(milliseconds).toBeLessThan(5_000);
    expect(await isEmpty(test.database)).toBe(false);
  });

  it('has professionals in every profession, state, service, specialty, industry and for every kind of client', () => {
    expect(demoProfessionals.length).toBeGreaterThanOrEqual(60);
    expect(new Set(demoProfessionals.flatMap(({ as }) => words(as)))).toEqual(
      new Set(['accountant', 'bookkeeper', 'advisor', 'cfo']),
    );
    const states = new Set(demoProfessionals.map(({ at }) => /, ([A-Z]{2}) \d{5}$/.exec(at)?.[1]));
    expect(usStates.filter(({ id }) => !states.has(id))).toEqual([]);
    const lists = {
      service: 'services',
      specialty: 'specialties',
      industry: 'industries',
      clientType: 'clients',
    } as const;
    for (const { kind, id } of taxonomyTerms)
      expect(
        demoProfessionals.some((professional) => words(professional[lists[kind]]).includes(id)),
        `${kind} ${id}`,
      ).toBe(true);
    for (const professional of demoProfessionals) {
      for (const [kind, list] of Object.entries(lists)) {
        for (const id of words(professional[list]))
          expect(
            taxonomyTerms.some((term) => term.kind === kind && term.id === id),
            `${professional.name}: ${id}`,
          ).toBe(true);
      }
    }
  });

  it('keeps within the limits that people are held to', () => {
    for (const { name, bio, price } of demoProfessionals) {
      expect(bio.length, name).toBeGreaterThanOrEqual(60);
      expect(bio.length, name).toBeLessThanOrEqual(profileLimits.bioMax);
      expect(price.length, name).toBeLessThanOrEqual(profileLimits.pricingMax);
    }
    expect(new Set(demoProfessionals.map(({ bio }) => bio.slice(0, 25))).size).toBe(demoProfessionals.length);
  });

  it('has bios as people write them: some of a line, some of half a page, few that begin with I', () => {
    const lengths = demoProfessionals.map(({ bio }) => bio.length);
    expect(lengths.filter((length) => length <= 120).length).toBeGreaterThanOrEqual(10);
    expect(lengths.filter((length) => length >= 350).length).toBeGreaterThanOrEqual(10);
    expect(demoProfessionals.filter(({ bio }) => /^I\b/.test(bio)).length).toBeLessThanOrEqual(8);
  });

  it('features who is on Premium, and on Professional who has chosen today', async () => {
    const featured: { userId: number; plan: string }[] = await test
      .database('accountant_profiles')
      .where({ featured: true })
      .select('userId', 'plan');
    const premium = await test.database('accountant_profiles').where({ plan: 'premium' }).select('userId');
    const chosen = await test.database('featured_days').distinct('userId').select('userId');
    const idsOf = (rows: { userId: number }[]) => rows.map(({ userId }) => userId).sort((one, other) => one - other);
    expect(idsOf(featured)).toEqual(idsOf([...premium, ...chosen]));
    expect(featured.some(({ plan }) => plan === 'professional')).toBe(true);
  });

  it('has reviews enough, no two alike, and ratings that agree with them', async () => {
    const reviews: { accountantId: number; rating: number; comment: string }[] = await test
      .database('reviews')
      .select('accountantId', 'rating', 'comment');
    expect(reviews.length).toBeGreaterThanOrEqual(200);
    expect(new Set(reviews.map(({ comment }) => comment)).size).toBe(reviews.length);
    const profiles: { userId: number; avgRating: number | null; reviewCount: number }[] = await test
      .database('accountant_profiles')
      .select('userId', 'avgRating', 'reviewCount');
    for (const { userId, avgRating, reviewCount } of profiles) {
      const own = reviews.filter(({ accountantId }) => accountantId === userId);
      expect(reviewCount).toBe(own.length);
      if (own.length === 0) expect(avgRating).toBeNull();
      else
        expect(Number(avgRating)).toBe(
          Math.round((10 * own.reduce((sum, { rating }) => sum + rating, 0)) / own.length) / 10,
        );
      for (const { comment } of own) expect(comment.length).toBeLessThanOrEqual(reviewLimits.commentMax);
    }
    expect(profiles.some(({ reviewCount }) => reviewCount === 0)).toBe(true);
  });

  it('has reviews by verified clients beside others', async () => {
    const verified = await test
      .database('reviews as r')
      .where(isVerifiedClient(test.database, 'r'))
      .select('accountantId');
    expect(verified.length).toBeGreaterThan(100);
    expect(verified.length).toBeLessThan(200);
  });

  it('names what each price is for', () => {
    for (const { name, price, from, per } of demoProfessionals)
      expect(price, name).toContain(per === 'assets' ? `${from}%` : `$${from.toLocaleString('en-US')}`);
  });

  it('has the demo accounts that a first start prints, on every plan', async () => {
    for (const { email } of demoAccounts) {
      const user = await test.database('users').where({ emailKey: email }).first();
      expect(user?.username).toBe(email.split('@')[0]);
      expect(await verifyPassword(user.password, demoPassword)).toBe(true);
    }
    expect(demoAccounts.map(({ email }) => email)).toEqual(
      ['admin', 'client', 'accountant', 'advisor', 'cfo'].map((name) => `${name}@counterpart.test`),
    );
    expect(demoPassword).toBe('Counterpart-demo-1');
    expect(await hasDemoAdministrator(test.database)).toBe(true);
    const accounts: { username: string; userType: string; plan: string | null; professions: unknown }[] = await test
      .database('users')
      .leftJoin('accountant_profiles', 'userId', 'users.id')
      .whereIn(
        'emailKey',
        demoAccounts.map(({ email }) => email),
      )
      .select('username', 'userType', 'plan', 'professions');
    const professionsOf = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);
    expect(
      Object.fromEntries(
        accounts.map(({ username, userType, plan, professions }) => [
          username,
          [userType, plan, professionsOf(professions)],
        ]),
      ),
    ).toEqual({
      admin: ['admin', null, null],
      client: ['client', null, null],
      accountant: ['accountant', 'professional', expect.arrayContaining(['accountant'])],
      advisor: ['accountant', 'premium', expect.arrayContaining(['advisor'])],
      cfo: ['accountant', 'starter', expect.arrayContaining(['cfo'])],
    });
  });

  it('counts visits of advisors up to today, of enough of them to compare one with the others', async () => {
    const counted: { professionalId: number; last: string }[] = await test
      .database('professional_counts')
      .where({ counter: 'view' })
      .groupBy('professionalId')
      .select('professionalId')
      .max({ last: 'day' });
    expect(counted.length).toBeGreaterThan(10);
    const newest = counted
      .map(({ last }) => last)
      .sort()
      .at(-1);
    expect(now.getTime() - Date.parse(newest ?? '')).toBeLessThan(3 * 86_400_000);
    const searches: { subject: string }[] = await test.database('professional_counts').where({ counter: 'search' });
    expect(new Set(searches.map(({ subject }) => subject)).size).toBeGreaterThan(5);
  });

  it('stores at least 60 public professionals, some on every plan', async () => {
    const listed: { plan: string }[] = await test
      .database('accountant_profiles')
      .where({ listed: true })
      .select('plan');
    expect(listed.length).toBeGreaterThanOrEqual(60);
    expect(listed).toHaveLength(demoProfessionals.length);
    expect([...new Set(listed.map(({ plan }) => plan))].sort()).toEqual(['premium', 'professional', 'starter']);
    const posts = await test.database('blog_posts').where({ published: true });
    expect(posts.length).toBeGreaterThanOrEqual(8);
    expect((await test.database('compliance_guides')).length).toBeGreaterThanOrEqual(12);
  });

  it('tells people of the messages that they have not read, and by whom', async () => {
    const unread: { userId: number; fromId: number; href: string }[] = await test
      .database('notifications')
      .where({ kind: 'message', read: false })
      .select('userId', 'fromId', 'href');
    expect(unread.length).toBeGreaterThan(0);
    for (const { userId, fromId, href } of unread) {
      expect(href).toBe(`/messages?with=${fromId}`);
      expect(
        await test.database('messages').where({ senderId: fromId, receiverId: userId, read: false }),
        href,
      ).not.toEqual([]);
    }
  });

  it('leaves the demo client professionals to review, and conversations to read', async () => {
    const client = await test.database('users').where({ username: 'client' }).first('id');
    const reviewed = await test.database('reviews').where({ clientId: client.id });
    expect(reviewed.length).toBeLessThan(5);
    const conversations = await test
      .database('conversations')
      .where({ user1Id: client.id })
      .orWhere({ user2Id: client.id });
    expect(conversations.length).toBeGreaterThanOrEqual(3);
    const accountant = await test.database('users').where({ username: 'accountant' }).first('id');
    const thread = await test.database('messages').where({ senderId: accountant.id, receiverId: client.id });
    expect(thread.length).toBeGreaterThan(1);
  });

  it('numbers messages in the order of their times, as people’s are: the newest conversation stands first', async () => {
    const messages: { createdAt: unknown }[] = await test.database('messages').orderBy('id').select('createdAt');
    const times = messages.map(({ createdAt }) => Number(new Date(createdAt as string)));
    expect(times).toEqual([...times].sort((one, other) => one - other));
  });

  it('gives administrators something to do in their queues, and reports something to show', async () => {
    const open = async (table: string, where: object) => (await test.database(table).where(where)).length;
    expect(await open('contact_tickets', { status: 'open' })).toBe(2);
    expect(await open('review_reports', { status: 'open' })).toBe(2);
    expect(await open('person_reports', { status: 'open' })).toBe(1);
    expect(await open('assistant_feedback', { helpful: false })).toBe(1);
    expect(await open('quiz_requests', {})).toBe(1);
    // Their licenses are files, which this database has no place for.
    expect(await open('verification_requests', {})).toBe(0);
    const [quiz] = await test.database('quiz_requests').select('answers', 'matches');
    const parsed = QuizRequest.fromDatabaseJson({ answers: quiz.answers, matches: quiz.matches });
    expect(answersSentence(parsed.answers)).toBeUndefined();
    expect(parsed.matches).toHaveLength(3);
    const counters: { counter: string }[] = await test.database('daily_counts').distinct('counter');
    expect(counters.map(({ counter }) => counter)).toEqual(
      expect.arrayContaining(['profileView', 'search', 'emptySearchWords', 'blogRead', 'question']),
    );
  });

  it('stores the licenses to check with the documents of people', async () => {
    const files = new Map<string, Buffer>();
    const documents: FileStore = {
      save: async (name, bytes) => void files.set(name, bytes),
      read: async (name) => files.get(name) ?? null,
      remove: async (name) => void files.delete(name),
    };
    const other = await createTestDatabase();
    await seedDemo(other.database, { documents });
    const stored = await other.database('verification_documents').select('fileId', 'mimeType');
    expect(stored).toHaveLength(2);
    for (const { fileId, mimeType } of stored) {
      expect(documentType(files.get(fileId) ?? Buffer.alloc(0))?.mimeType).toBe(mimeType);
    }
    await other.remove();
  });

  it('counts back from the day of seeding: nothing lies ahead of it, and every week up to it has something', async () => {
    const newest = async (table: string, column: string): Promise<number> => {
      const [row] = await test.database(table).max({ latest: column });
      return (now.getTime() - new Date(row?.['latest']).getTime()) / 86_400_000;
    };
    const dated = [
      ...[
        ['contact_tickets', 'createdAt'],
        ['review_reports', 'createdAt'],
        ['users', 'createdAt'],
      ],
      ...[
        ['reviews', 'createdAt'],
        ['messages', 'createdAt'],
        ['blog_posts', 'publishedAt'],
      ],
      ...[['billing_invoices', 'issuedAt']],
    ] as const;
    for (const [table = '', column = ''] of dated) {
      const age = await newest(table, column);
      expect(age, table).toBeGreaterThanOrEqual(0);
      expect(age, table).toBeLessThan(7);
    }
    for (const counter of ['profileView', 'search', 'blogRead']) {
      const [row] = await test.database('daily_counts').where({ counter }).max({ latest: 'day' });
      expect(row?.['latest'], counter).toBe(now.toISOString().slice(0, 10));
    }
  });

  it('has people sign up before they write, and more of them pay each month', async () => {
    const early = await test
      .database('reviews as r')
      .join('users as u', (join) => join.on('u.id', 'r.clientId').orOn('u.id', 'r.accountantId'))
      .whereRaw('u.createdAt > r.createdAt')
      .select('r.id');
    expect(early).toEqual([]);
    const invoices: { issuedAt: unknown }[] = await test.database('billing_invoices').select('issuedAt');
    const months = invoices.map(({ issuedAt }) =>
      Math.floor((now.getTime() - new Date(issuedAt as string).getTime()) / (31 * 86_400_000)),
    );
    const [newest = 0, second = 0, third = 0] = [0, 1, 2].map((ago) => months.filter((month) => month === ago).length);
    expect(newest).toBeGreaterThan(second);
    expect(second).toBeGreaterThan(third);
    // The guides carry the day on which they were really checked.
    const [guide] = await test.database('compliance_guides').max({ latest: 'lastUpdated' });
    expect(new Date(guide?.['latest']).getTime()).toBeLessThan(Date.UTC(2026, 10, 29));
  });

  it('gives the same rows every time', async () => {
    const again = await createTestDatabase();
    await seedDemo(again.database, {}, now);
    for (const table of ['accountant_profiles', 'reviews', 'messages', 'blog_posts', 'compliance_guides']) {
      expect(await again.database(table).orderBy('id'), table).toEqual(await test.database(table).orderBy('id'));
    }
    await again.remove();
  });
});

/** The texts in the demo data's files of more than one word: lines of data, strings and templates of code. */
function demoTexts(): string[] {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|json|tsv|md)$/.test(file) && !/\.test\.ts$|^(pictures|guide-figures)/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return file.endsWith('.ts') ? (text.match(/'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`[^`]*`/g) ?? []) : text.split('\n');
    })
    .filter((text) => /\w \w/.test(text));
}

it('speaks American English: lint and its test refuse British spellings, these are words that only a Briton chooses', () => {
  const texts = demoTexts();
  expect(texts.length).toBeGreaterThan(1_000);
  expect(texts.filter((text) => britishWords.test(text))).toEqual([]);
});

/** Finds the names that the marketplace's own texts quote. */
function quotedNames(): string[] {
  const folder = fileURLToPath(new URL('../../../mfe-marketplace/src/features', import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/\bauthor: '([^']+)'/g)])
    .map(([, name = '']) => name.replace(/^Dr\. /, ''));
}

it('no person who is quoted shares a name with a professional or a client', () => {
  const quoted = quotedNames();
  expect(quoted.length).toBeGreaterThanOrEqual(15);
  const people = new Set([...demoProfessionals, ...demoClients].map(({ name }) => name));
  expect(quoted.filter((name) => people.has(name))).toEqual([]);
  expect(quoted.filter((name, index) => quoted.indexOf(name) !== index)).toEqual([]);
});

describe('posts and guides', () => {
  it('cover every category with real articles, and hold drafts', () => {
    const published = demoPosts.filter(({ publishedDaysAgo }) => publishedDaysAgo !== null);
    expect(published.length).toBeGreaterThanOrEqual(12);
    expect(demoPosts.length).toBeGreaterThan(published.length);
    for (const { value } of postCategories)
      expect(published.filter(({ category }) => category === value).length, value).toBeGreaterThanOrEqual(3);
    for (const { slug, content } of published) {
      const count = content.split(/\s+/).length;
      expect(count, slug).toBeGreaterThanOrEqual(900);
      expect(count, slug).toBeLessThanOrEqual(1_500);
    }
  });

  it('name their sources: official pages, over https', () => {
    const official = /\.(gov|mil)$|^(asc\.fasb|www\.coso|arsstc|www\.streamlinedsalestax)\.org$|^www\.irs\.gov$/;
    for (const { slug, content, publishedDaysAgo } of demoPosts) {
      const hrefs = [...content.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = '']) => href);
      if (publishedDaysAgo !== null) expect(new Set(hrefs).size, slug).toBeGreaterThanOrEqual(2);
      for (const href of hrefs) {
        const { protocol, hostname } = new URL(href);
        expect([protocol, hostname], slug).toEqual(['https:', expect.stringMatching(official)]);
      }
    }
  });

  it('are written in US English, each in an author’s own hand', () => {
    const authors = demoPosts.map(({ author }) => author);
    expect(new Set(authors).size).toBe(demoPosts.length);
    const names = demoProfessionals.map(({ name }) => name);
    for (const { slug, title, excerpt, content, author } of demoPosts) {
      expect(names, slug).toContain(author);
      const text = [title, excerpt, content].join(' ');
      expect(text, slug).not.toMatch(/lorem|ipsum|\b(TODO|TBD)\b/i);
      // A day stands behind its month, and a percent sign at its number.
      expect(text, slug).not.toMatch(
        /\d (January|February|March|April|May|June|July|August|September|October|November)\b/,
      );
    }
    const openings = demoPosts.map(({ content }) => content.slice(0, 24));
    expect(new Set(openings).size).toBe(openings.length);
  });

  it('cover every jurisdiction with official sources and the ids of the filters', () => {
    const { jurisdictions, serviceTypes, industries } = complianceOptions;
    expect(demoGuides.length).toBeGreaterThanOrEqual(20);
    expect(new Set(demoGuides.map(({ jurisdiction }) => jurisdiction))).toEqual(
      new Set(jurisdictions.map(({ id }) => id)),
    );
    for (const guide of demoGuides) {
      expect(guide.sources.length, guide.slug).toBeGreaterThan(0);
      for (const { url } of guide.sources) expect(new URL(url).protocol).toBe('https:');
      expect(guide.reviewDueOn > guide.reviewedOn && guide.reviewedOn >= guide.updatedOn, guide.slug).toBe(true);
      expect(guide.changes[0]?.on, guide.slug).toBe(guide.updatedOn);
      expect(guide.complianceChecklist.length).toBeGreaterThanOrEqual(5);
      for (const type of guide.serviceTypes)
        expect(
          serviceTypes.some(({ id }) => id === type),
          type,
        ).toBe(true);
      for (const { industry } of guide.industriesImpacted)
        expect(
          industries.some(({ label }) => label === industry),
          industry,
        ).toBe(true);
    }
    for (const { id } of serviceTypes)
      expect(
        demoGuides.some((guide) => guide.serviceTypes.includes(id)),
        id,
      ).toBe(true);
    for (const { label } of industries)
      expect(
        demoGuides.some(({ industriesImpacted }) => industriesImpacted.some(({ industry }) => industry === label)),
        label,
      ).toBe(true);
  });
});
