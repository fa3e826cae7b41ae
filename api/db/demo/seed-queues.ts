import type { Knex } from 'knex';
import type { FileStore } from '../../src/platform/files/file-store';
import { daysBefore } from './demo-clock';
import { demoQueueItems } from './queue-items';
import type { DemoUsers } from './seed-users';

const { tickets, cannedAnswers, verifications, reviewReports, personReports, feedback, lateQuiz } = demoQueueItems;

/**
 * Stores what waits for administrators, in every queue but those of listings and the newsletter.
 * @param documents where the license documents are stored, as uploads are; without it no one asks for verification
 */
export async function seedQueues(knex: Knex, users: DemoUsers, now: Date, documents?: FileStore): Promise<void> {
  await seedTickets(knex, users, now);
  await seedReports(knex, users, now);
  await knex('assistant_feedback').insert(
    feedback.map(({ daysAgo, guides, ...answer }) => ({
      ...answer,
      helpful: false,
      guides: JSON.stringify(guides),
      createdAt: daysBefore(now, daysAgo),
    })),
  );
  await knex('quiz_requests').insert({
    publicId: lateQuiz.publicId,
    userId: null,
    answers: JSON.stringify(lateQuiz.answers),
    matches: JSON.stringify(
      lateQuiz.matches.map((name) => ({ professionalId: users.idOf(name), reasons: ['Works with real estate'] })),
    ),
    createdAt: daysBefore(now, lateQuiz.daysAgo),
  });
  if (documents) await seedVerifications(knex, users, documents, now);
}

async function seedTickets(knex: Knex, users: DemoUsers, now: Date): Promise<void> {
  await knex('canned_answers').insert([...cannedAnswers]);
  for (const [index, { reply, daysAgo, ...ticket }] of tickets.entries()) {
    const id = index + 1;
    const closedAt = reply === undefined ? null : daysBefore(now, daysAgo - 1);
    await knex('contact_tickets').insert({
      ...ticket,
      id,
      createdAt: daysBefore(now, daysAgo),
      status: closedAt ? 'closed' : 'open',
      closedAt,
    });
    if (reply !== undefined)
      await knex('ticket_replies').insert({
        ticketId: id,
        authorId: users.adminId,
        body: reply,
        createdAt: daysBefore(now, daysAgo - 1),
      });
  }
}

async function seedReports(knex: Knex, users: DemoUsers, now: Date): Promise<void> {
  for (const { professional, client, daysAgo, ...report } of reviewReports) {
    const accountantId = users.idOf(professional);
    const review: { id: number } | undefined = await knex('reviews')
      .where({ accountantId, clientId: users.idOf(client) })
      .first('id');
    const createdAt = daysBefore(now, daysAgo);
    await knex('review_reports').insert({
      ...{ reviewId: review?.id, reporterId: accountantId, ...report, status: 'open', createdAt },
    });
  }
  await knex('person_reports').insert(
    personReports.map(({ reporter, reported, daysAgo, ...report }) => ({
      ...report,
      reporterId: users.idOf(reporter),
      reportedId: users.idOf(reported),
      status: 'open',
      createdAt: daysBefore(now, daysAgo),
    })),
  );
}

async function seedVerifications(knex: Knex, users: DemoUsers, documents: FileStore, now: Date): Promise<void> {
  // Loaded here, since no other start of the API writes PDFs while seeding.
  const { licenseDocument } = await import('./license-document');
  for (const [index, { professional, daysAgo, ...license }] of verifications.entries()) {
    const id = index + 1;
    const userId = users.idOf(professional);
    const createdAt = daysBefore(now, daysAgo);
    await knex('verification_requests').insert({ ...license, id, userId, status: 'pending', createdAt });
    const bytes = await licenseDocument({ ...license, holder: professional });
    const fileId = `demo-license-${id}.pdf`;
    await documents.save(fileId, bytes);
    await knex('verification_documents').insert({
      userId,
      requestId: id,
      name: 'license.pdf',
      mimeType: 'application/pdf',
      bytes: bytes.length,
      fileId,
      createdAt,
    });
  }
}
