import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { QuizRequest as PresentedRequest, QuizResult } from '../../../contract/named-types';
import { quizContactFields, quizSteps, quizTitles } from '../../../contract/quiz-questions';
import { resolveTerm } from '../../../contract/taxonomy';
import { createUser } from '../../../platform/testing/factories';
import { signIn, visitor } from '../../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../../platform/testing/test-server';
import { pushedTo } from '../../../platform/testing/pushed-events';
import { Notification } from '../../identity/notifications/notification.model';
import { answers, professional } from './quiz-factory';
import { QuizRequest } from './quiz-request.model';

let test: TestServer;
beforeAll(async () => {
  test = await createTestServer();
});
beforeEach(() => test.empty());
afterAll(() => test.stop());

const id = '6f1f2f6e-8d7b-4c31-9a55-0a1f6f0c1a2b';
const otherId = '0b5c9f0e-2c64-4f0e-8f35-6a7d8e9f0a1b';

const submit = (changes: Record<string, unknown> = {}, headers: Record<string, string> = visitor, quizId = id) =>
  test.server.inject({
    method: 'POST',
    url: '/api/quiz',
    headers,
    payload: { id: quizId, answers: { ...answers, ...changes } },
  });
const read = async (quizId = id, headers: Record<string, string> = visitor) =>
  (await test.server.inject({ url: `/api/quiz/${quizId}`, headers })).result as QuizResult;
const choose = (professionalId: number, headers: Record<string, string>, consent: unknown = true, quizId = id) =>
  test.server.inject({
    method: 'POST',
    url: `/api/quiz/${quizId}/contacts`,
    headers,
    payload: { professionalId, consent },
  });

/** Six who could do it, and two who may never be proposed. */
async function market() {
  const best = await professional(
    'Best',
    {
      services: ['bookkeeping', 'payroll'],
      industries: ['healthcare'],
      clientTypes: ['smb-owner'],
      startingPriceCents: 40_000,
      priceUnit: 'month',
    },
    { city: 'Austin', state: 'TX' },
  );
  const texan = await professional('Texan', { services: ['bookkeeping', 'payroll'] }, { city: 'Dallas', state: 'TX' });
  for (const name of ['Ann', 'Bea', 'Cal', 'Dee']) await professional(name);
  const unverified = await professional(
    'Unverified',
    { services: ['bookkeeping', 'payroll'], industries: ['healthcare'], verified: false },
    { city: 'Austin', state: 'TX' },
  );
  const hidden = await professional(
    'Hidden',
    { services: ['bookkeeping', 'payroll'], industries: ['healthcare'], listed: false },
    { city: 'Austin', state: 'TX' },
  );
  return { best, texan, unverified, hidden };
}

const namesOf = ({ matches }: QuizResult): string[] => matches.map(({ professional: { firstName } }) => firstName);

describe('sending the quiz', () => {
  it('stores it and proposes three to five verified, listed professionals, the best first, with reasons in words', async () => {
    await market();
    const response = await submit();
    expect(response.statusCode, response.payload).toBe(200);
    const result = response.result as QuizResult;
    expect(result.matches.length).toBeGreaterThanOrEqual(3);
    expect(result.matches.length).toBeLessThanOrEqual(5);
    expect(namesOf(result).slice(0, 2)).toEqual(['Best', 'Texan']);
    expect(namesOf(result)).not.toContain('Unverified');
    expect(namesOf(result)).not.toContain('Hidden');
    expect(result.matches[0]?.reasons).toEqual([
      'Offers Bookkeeping and Payroll Management',
      'Works with Healthcare clients',
      'Works in your city',
      'From $400 / month, within your budget',
      'License verified by our team',
    ]);
    for (const { reasons } of result.matches) expect(reasons.length).toBeGreaterThan(0);
    const stored = await QuizRequest.query().findOne({ publicId: id }).throwIfNotFound();
    expect(stored.answers).toEqual(answers);
    expect(stored.matches).toHaveLength(result.matches.length);
  });

  it('takes a phone number as profiles do, and other words as they are', async () => {
    const storedAs = async (phone: string, quizId: string) => {
      await submit({ phone }, visitor, quizId);
      return (await QuizRequest.query().findOne({ publicId: quizId }).throwIfNotFound()).answers['phone'];
    };
    expect(await storedAs('512\u2011555\u20110100 x12', id)).toBe('512-555-0100 ext. 12');
    expect(await storedAs('after six, please', otherId)).toBe('after six, please');
  });

  it('shows no contact details of either side', async () => {
    await market();
    const response = await submit();
    expect(response.payload).not.toMatch(/@|512 555/);
    const { summary } = response.result as QuizResult;
    expect(summary).toContain('Bookkeeping and Payroll Management');
    expect(summary).toMatch(/^My business is in .+, my monthly budget is .+, and I’d like to start /m);
    expect(summary).toContain('Two clinics, one set of books.');
  });

  it('proposes three even when no one offers the requested service, as long as there are three', async () => {
    for (const name of ['Ann', 'Bea', 'Cal']) await professional(name, { services: ['audit'] });
    const result = (await submit()).result as QuizResult;
    expect(result.matches).toHaveLength(3);
    for (const { reasons } of result.matches) expect(reasons.some((reason) => reason.startsWith('Offers'))).toBe(false);
  });

  it('responds without matches when there are no professionals, and stores the request', async () => {
    expect(((await submit()).result as QuizResult).matches).toEqual([]);
    expect(await QuizRequest.query().resultSize()).toBe(1);
  });

  it('never proposes the person who asks', async () => {
    const { best } = await market();
    expect(namesOf((await submit({}, await signIn(test, best))).result as QuizResult)).not.toContain('Best');
  });

  it('compares the monthly budget with prices of a month only', async () => {
    await professional('Dear', { startingPriceCents: 90_000, priceUnit: 'month' });
    await professional('Hourly', { startingPriceCents: 6_500, priceUnit: 'hour' });
    await professional('Cheap', { startingPriceCents: 45_000, priceUnit: 'month' });
    const { matches } = (await submit({ [quizTitles.budget]: '<$500' })).result as QuizResult;
    expect(
      matches.map(({ professional: { firstName }, reasons }) => [
        firstName,
        reasons.filter((one) => /budget|\$/.test(one)),
      ]),
    ).toEqual([
      ['Cheap', ['From $450 / month, within your budget']],
      ['Hourly', []],
      ['Dear', ['From $900 / month, above your budget']],
    ]);
  });

  it.each(['$5,000+', 'Not Sure Yet'])('says nothing of prices where the budget is %s', async (budget) => {
    await professional('Dear', { startingPriceCents: 900_000, priceUnit: 'month' });
    const { matches } = (await submit({ [quizTitles.budget]: budget })).result as QuizResult;
    expect(matches[0]?.reasons.join()).not.toMatch(/budget|\$/);
  });

  it('lets plans decide between equals only', async () => {
    await professional('Starter');
    await professional('Premium', { plan: 'premium' });
    await professional('Paid', { plan: 'professional' });
    await professional('Local', {}, { city: 'Austin', state: 'TX' });
    const result = (await submit()).result as QuizResult;
    expect(namesOf(result)).toEqual(['Local', 'Premium', 'Paid']);
    expect(result.matches.map(({ reasons }) => reasons.filter((reason) => reason.startsWith('Priority')))).toEqual([
      [],
      ['Priority among equal matches: Premium member'],
      ['Priority among equal matches: Professional member'],
    ]);
  });

  it('stores a repeat once, also at the same moment, and refuses the same id for other answers', async () => {
    await market();
    const both = await Promise.all([submit(), submit()]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(both[0].payload).toBe(both[1].payload);
    expect(await QuizRequest.query().resultSize()).toBe(1);
    const other = await submit({ firstName: 'Eve' });
    expect([other.statusCode, other.headers['x-error-code']]).toEqual([409, 'quiz_id_reused']);
  });

  it.each([
    [{ [quizTitles.services]: [] }, 'Please select an option'],
    [{ [quizTitles.special]: [] }, 'Please select an option'],
    [{ [quizTitles.revenue]: '$2' }, 'Please select an option'],
    [{ [quizTitles.services]: ['Juggling'] }, 'Please select an option'],
    [{ [quizTitles.industry]: 'Mining' }, 'Please select an option'],
    [{ termsAgreed: 'no' }, 'Agreement to the terms is required'],
    [{ firstName: 'x'.repeat(101) }, 'First name must be at most 100 characters.'],
    [
      { [quizTitles.description]: 'x'.repeat(2001) },
      `The answer to '${quizTitles.description}' must be at most 2,000 characters.`,
    ],
    [{ [quizTitles.entity]: ['LLC Single-Member'] }, `The answer to '${quizTitles.entity}' must be one text.`],
    [{ favoriteColor: 'teal' }, "The quiz has no question 'favoriteColor'."],
    [
      { [`${'x'.repeat(199)}👍👍`]: 'a question cut inside of a character' },
      `The quiz has no question '${'x'.repeat(199)}…'.`,
    ],
  ])('refuses %j', async (changes, sentence) => {
    const response = await submit(changes);
    expect([response.statusCode, response.payload]).toEqual([400, sentence]);
    expect(await QuizRequest.query().resultSize()).toBe(0);
  });

  const chosen = quizSteps.flatMap(({ main, more }) => [
    main,
    ...more.filter(({ kind }) => kind === 'radio' || kind === 'dropdown'),
  ]);

  it.each(chosen.map(({ title }) => title))('needs a choice for "%s"', async (title) => {
    for (const missing of [undefined, '']) {
      const response = await submit({ [title]: missing });
      expect([response.statusCode, response.payload]).toEqual([400, 'Please select an option']);
    }
    expect(await QuizRequest.query().resultSize()).toBe(0);
  });

  it.each([
    ['firstName', 'First name is required'],
    ['lastName', 'Last name is required'],
    ['email', 'Email is required'],
    ['phone', 'Phone is required'],
    ['termsAgreed', 'Agreement to the terms is required'],
  ])('needs the contact field %s', async (field, sentence) => {
    for (const missing of [undefined, '', '  ']) {
      const response = await submit({ [field]: missing });
      expect([response.statusCode, response.payload]).toEqual([400, sentence]);
    }
  });

  it.each(['dana', 'dana@', '@clinic.example', 'dana@clinic', 'da na@clinic.example'])(
    'takes no email like "%s"',
    async (email) => {
      const response = await submit({ email });
      expect([response.statusCode, response.payload]).toEqual([400, 'Please enter a valid email address']);
    },
  );

  it('needs neither the location nor the description', async () => {
    expect(
      (
        await submit({
          [quizTitles.city]: undefined,
          [quizTitles.state]: '',
          [quizTitles.description]: undefined,
          companyName: undefined,
          additionalNotes: undefined,
        })
      ).statusCode,
    ).toBe(200);
  });

  it.each([{}, { id }, { id: 'abc', answers }, { answers }])(
    'refuses a body without an id or answers: %#',
    async (payload) => {
      const response = await test.server.inject({ method: 'POST', url: '/api/quiz', headers: visitor, payload });
      expect(response.statusCode).toBe(400);
      expect(response.payload).toMatch(/^(Please answer the quiz\.|The id of the quiz must be a UUID\.)$/);
    },
  );
});

describe('the result', () => {
  it('can be read again by its id, without those who left the directory', async () => {
    const { best } = await market();
    await submit();
    await test.database('accountant_profiles').where('userId', best.id).update({ listed: false });
    const result = await read();
    expect(namesOf(result)[0]).toBe('Texan');
    expect(result.firstName).toBe('Dana');
  });

  it.each([otherId, 'abc', '1'])('responds with 404 for %s', async (quizId) => {
    const response = await test.server.inject(`/api/quiz/${quizId}`);
    expect([response.statusCode, response.headers['x-error-code']]).toEqual([404, 'quiz_not_found']);
  });
});

describe('choosing whom to contact', () => {
  it('needs an account and consent, and is stored once', async () => {
    const { best } = await market();
    await submit();
    expect((await choose(best.id, visitor)).statusCode).toBe(401);
    const client = await createUser();
    const headers = await signIn(test, client);
    for (const consent of [false, null, 'no']) {
      const refused = await choose(best.id, headers, consent);
      expect([refused.statusCode, refused.payload]).toEqual([
        400,
        'Please agree that your answers are shared with the professionals you choose.',
      ]);
    }
    expect((await read()).matches.every(({ contacted }) => !contacted)).toBe(true);
    const pushed = pushedTo(best);
    const answered = await Promise.all([choose(best.id, headers), choose(best.id, headers)]);
    expect(answered.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect((await read()).matches.filter(({ contacted }) => contacted).map((match) => match.professional.id)).toEqual([
      best.id,
    ]);
    expect((await QuizRequest.query().findOne({ publicId: id }).throwIfNotFound()).userId).toBe(client.id);
    expect(await Notification.query()).toMatchObject([
      {
        userId: best.id,
        fromId: client.id,
        kind: 'match',
        title: `${client.firstName} ${client.lastName} chose you in the matching quiz`,
        href: `/messages?with=${client.id}`,
        read: false,
      },
    ]);
    expect(pushed).toMatchObject([{ name: 'notification.created', payload: { notification: { kind: 'match' } } }]);
  });

  it('refuses professionals whom the quiz did not propose', async () => {
    const { unverified } = await market();
    await submit();
    const response = await choose(unverified.id, await signIn(test, await createUser()));
    expect([response.statusCode, response.headers['x-error-code']]).toEqual([400, 'quiz_not_a_match']);
  });

  it('is the right of the one who took it', async () => {
    const { best } = await market();
    await submit({}, await signIn(test, await createUser()));
    const response = await choose(best.id, await signIn(test, await createUser()));
    expect([response.statusCode, response.headers['x-error-code']]).toEqual([404, 'quiz_not_found']);
  });
});

describe('what admins see', () => {
  const urlOf = async () => {
    const quiz = await QuizRequest.query().findOne({ publicId: id }).throwIfNotFound();
    return `/api/admin/quiz-requests/${quiz.id}`;
  };
  const overview = async () => {
    const headers = await signIn(test, await createUser({ userType: 'admin' }));
    return (await test.server.inject({ url: await urlOf(), headers })).result as PresentedRequest;
  };
  const age = (hours: number) =>
    QuizRequest.query()
      .patch({ createdAt: new Date(Date.now() - hours * 3_600_000) })
      .where({ publicId: id });

  it('is for admins only', async () => {
    await market();
    await submit();
    for (const [headers, status] of [
      [visitor, 401],
      [await signIn(test, await createUser()), 403],
    ] as const) {
      expect((await test.server.inject({ url: await urlOf(), headers })).statusCode).toBe(status);
    }
  });

  it('is a request, late once 24 hours have passed without an answer', async () => {
    const { best } = await market();
    await submit();
    await age(23);
    expect(await overview()).toMatchObject({ firstName: 'Dana', status: 'waiting', isLate: false });
    await age(25);
    expect(await overview()).toMatchObject({ status: 'waiting', isLate: true });

    const client = await createUser();
    const headers = await signIn(test, client);
    await choose(best.id, headers);
    expect(await overview()).toMatchObject({ status: 'contacted', contactedIds: [best.id], isLate: true });

    await test.server.inject({
      method: 'POST',
      url: '/api/messages',
      headers: await signIn(test, best),
      payload: { receiverId: client.id, content: 'Gladly.' },
    });
    const dana = await overview();
    expect(dana).toMatchObject({
      status: 'answered',
      isLate: false,
      email: 'dana@clinic.example',
      phone: '512 555 0100',
      userId: client.id,
    });
    expect(dana.answers[quizTitles.services]).toEqual(['Bookkeeping', 'Payroll Management']);
  });
});

describe('the questions', () => {
  it('offer the specified options, to the letter and in order', () => {
    const offered = quizSteps.map(({ main, more }) =>
      [main, ...more].map(({ kind, options }) => [kind, ...(options ?? [])]),
    );
    expect(offered).toEqual([
      [
        [
          'radio',
          'Sole Proprietor',
          'LLC Single-Member',
          'LLC Multi-Member',
          'Corporation',
          'Partnership',
          'Nonprofit',
          'High Net-Worth Individual',
        ],
        ['radio', '<$100K', '$100K–$500K', '$500K–$1M', '$1M–$10M', 'Over $10M'],
        ['radio', '1–5', '6–20', '21–50', '50+'],
      ],
      [
        [
          'checkbox',
          'Bookkeeping',
          'Payroll Management',
          'Tax Preparation & Filing',
          'Fractional CFO Services',
          'Financial Statement Preparation',
          'Advisory Services',
          'M&A or Investment Preparation',
          'Other',
        ],
        ['radio', 'Yes', 'No'],
        ['radio', 'Full-service ongoing', 'One-time project'],
      ],
      [
        [
          'dropdown',
          'Technology',
          'Retail',
          'Real Estate',
          'Healthcare',
          'Restaurant/Hospitality',
          'Manufacturing',
          'Non-Profit',
          'E-Commerce',
        ],
        ['radio', 'Yes', 'No', 'Not Sure'],
      ],
      [
        ['radio', '<$500', '$500–$1,500', '$1,500–$5,000', '$5,000+', 'Not Sure Yet'],
        ['radio', 'Fixed retainer', 'Hourly', 'Both'],
      ],
      [
        ['radio', 'Within 2 weeks', 'Within 1 month', '1–3 months', 'Browsing'],
        ['radio', 'Yes', 'No'],
      ],
      [
        ['radio', 'Virtual Only', 'In-Person Preferred', 'Hybrid'],
        ['radio', 'Email', 'Phone', 'Text', 'Video Call'],
        ['dropdown', 'ET', 'CT', 'MT', 'PT', 'AKT', 'HST', 'Other'],
      ],
      [['radio', 'Prefer local', 'Open to remote'], ['text'], ['text']],
      [['checkbox', 'International Tax', 'Crypto', 'Multi-Entity', 'GAAP/Audit Readiness', 'None'], ['textarea']],
    ]);
  });

  it('are nine steps with the contact form, and every service and industry is one of the taxonomy', () => {
    expect(quizSteps).toHaveLength(8);
    expect(quizContactFields.map(({ name }) => name)).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
      'companyName',
      'additionalNotes',
      'termsAgreed',
    ]);
    for (const label of quizSteps[1]?.main.options ?? [])
      if (label !== 'Other') expect(resolveTerm('service', label)?.kind, label).toBe('service');
    for (const label of quizSteps[2]?.main.options ?? [])
      expect(resolveTerm('industry', label)?.label, label).toBe(label);
    const titles = quizSteps.flatMap(({ main, more }) => [main, ...more].map(({ title }) => title));
    expect([...titles].sort()).toEqual(Object.values(quizTitles).sort());
  });
});
