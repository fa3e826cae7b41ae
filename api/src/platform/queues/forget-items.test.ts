import { expect, it } from 'vitest';
import { createUser } from '../testing/factories';
import { testServer } from '../testing/test-server';
import { database } from '../database/transaction';
import { ContactTicket } from '../../modules/operations/contact/contact-ticket.model';
import { forgetTickets } from '../../modules/operations/contact/forget-tickets';
import { TicketReply } from '../../modules/operations/contact/ticket-reply.model';
import { forgetQuizzes } from '../../modules/directory/quiz/forget-quizzes';
import { QuizRequest } from '../../modules/directory/quiz/quiz-request.model';

testServer();

const [old, before, recent] = ['2026-01-01', '2026-06-01', '2026-07-01'].map((day) => new Date(day)) as [
  Date,
  Date,
  Date,
];

async function ticket(status: 'open' | 'closed', createdAt: Date, closedAt: Date | null): Promise<number> {
  const { id } = await ContactTicket.query().insert({
    name: 'Jo',
    email: 'jo@example.test',
    subject: 'general',
    message: 'Hello',
    status,
    createdAt,
    closedAt,
  });
  return id;
}

async function quiz(createdAt: Date, userId: number | null = null): Promise<number> {
  const publicId = crypto.randomUUID();
  return (await QuizRequest.query().insert({ publicId, userId, answers: {}, matches: [], createdAt } as object)).id;
}

async function decided(queue: 'tickets' | 'quiz', itemId: number, assigneeId: number): Promise<void> {
  await database()('queue_decisions').insert({
    queue,
    itemId,
    outcome: 'closed',
    reason: 'Said by phone',
    decidedById: assigneeId,
    decidedAt: old,
  });
  await database()('queue_assignments').insert({ queue, itemId, assigneeId, assignedAt: old });
}

const left = async (table: string, column: string) => database()(table).orderBy(column).pluck<number[]>(column);

it('deletes what is past its retention with its replies, decisions and assignments, and nothing else', async () => {
  const { id: adminId } = await createUser({ userType: 'admin' });
  const gone = await ticket('closed', old, old);
  const remaining = [
    await ticket('open', old, null),
    await ticket('closed', old, recent),
    await ticket('closed', recent, null),
  ];
  const undated = await ticket('closed', old, null);
  for (const id of [gone, ...remaining, undated]) {
    await decided('tickets', id, adminId);
    await TicketReply.query().insert({ ticketId: id, authorId: adminId, body: 'Thank you', createdAt: old });
  }
  // Another queue's item of the same number stays as it is.
  await decided('quiz', gone, adminId);
  expect(await forgetTickets(before)).toBe(2);
  expect(await left('contact_tickets', 'id')).toEqual(remaining);
  expect(await left('ticket_replies', 'ticketId')).toEqual(remaining);
  for (const table of ['queue_decisions', 'queue_assignments'])
    expect(await left(table, 'itemId')).toEqual([gone, ...remaining].sort((one, other) => one - other));
  expect(await forgetTickets(before)).toBe(0);
});

it('deletes quizzes without an account only', async () => {
  const user = await createUser();
  const gone = await quiz(old);
  const remaining = [await quiz(old, user.id), await quiz(recent)];
  await decided('quiz', gone, user.id);
  expect(await forgetQuizzes(before)).toBe(1);
  expect(await left('quiz_requests', 'id')).toEqual(remaining);
  expect(await left('queue_decisions', 'itemId')).toEqual([]);
});

it('deletes many, some at a time, whichever of two processes does', async () => {
  for (let index = 0; index < 1_100; index += 1) await quiz(old);
  const [one, other] = await Promise.all([forgetQuizzes(before), forgetQuizzes(before)]);
  expect(one + other).toBeGreaterThanOrEqual(1_100);
  expect(await QuizRequest.query().resultSize()).toBe(0);
});
