import { actorOf } from '../../../platform/audit/record-audit';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import { route } from '../../../platform/routes/route';
import { addCannedAnswer, changeCannedAnswer, listCannedAnswers, removeCannedAnswer } from './canned-answers.service';
import { presentCannedAnswer, presentTicket } from './tickets.presenter';
import {
  cannedAnswerDraftSchema,
  cannedAnswerListSchema,
  cannedAnswerParamsSchema,
  cannedAnswerSchema,
  replyDraftSchema,
  ticketParamsSchema,
  ticketSchema,
  ticketStatusSchema,
} from './tickets.schema';
import { readTicket, replyToTicket, setTicketStatus } from './tickets.service';

const publicData = 'unchanged' as const;

const read = route({
  method: 'GET',
  path: '/api/admin/tickets/{id}',
  access: 'admin',
  summary: 'Get a ticket from the contact page with its replies',
  errors: { 404: ['ticket_not_found'] },
  validate: { params: ticketParamsSchema },
  response: ticketSchema,
  act: ({ params }) => readTicket(params.id),
  present: presentTicket,
});

const reply = route({
  method: 'POST',
  path: '/api/admin/tickets/{id}/replies',
  access: 'admin',
  idempotent: true,
  summary: 'Reply to a ticket by mail, optionally closing it; `seen` is the number of replies the page showed',
  publicData,
  errors: { 404: ['ticket_not_found'], 409: ['already_answered', 'already_decided'] },
  validate: { params: ticketParamsSchema, payload: replyDraftSchema },
  response: ticketSchema,
  act: async ({ request, viewer, params, payload, platform }) => {
    const { supportEmail } = await platform.site.read();
    await inRetriedTransaction((transaction) =>
      replyToTicket(params.id, viewer, actorOf(request), { ...payload, supportEmail }, transaction),
    );
    return readTicket(params.id);
  },
  present: presentTicket,
});

const status = route({
  method: 'PUT',
  path: '/api/admin/tickets/{id}/status',
  access: 'admin',
  summary: 'Close a ticket without a reply, or reopen it',
  publicData,
  errors: { 404: ['ticket_not_found'], 409: ['already_decided'] },
  validate: { params: ticketParamsSchema, payload: ticketStatusSchema },
  response: ticketSchema,
  act: async ({ request, params, payload }) => {
    await inRetriedTransaction((transaction) => setTicketStatus(params.id, actorOf(request), payload, transaction));
    return readTicket(params.id);
  },
  present: presentTicket,
});

const answers = route({
  method: 'GET',
  path: '/api/admin/canned-answers',
  access: 'admin',
  summary: 'List canned answers by title',
  response: cannedAnswerListSchema,
  act: () => listCannedAnswers(),
  present: (found) => found.map(presentCannedAnswer),
});

const addAnswer = route({
  method: 'POST',
  path: '/api/admin/canned-answers',
  access: 'admin',
  idempotent: true,
  summary: 'Create a canned answer',
  publicData,
  validate: { payload: cannedAnswerDraftSchema },
  response: cannedAnswerSchema,
  transaction: true,
  act: ({ request, payload, transaction }) => addCannedAnswer(payload, actorOf(request), transaction),
  present: presentCannedAnswer,
});

const changeAnswer = route({
  method: 'PUT',
  path: '/api/admin/canned-answers/{id}',
  access: 'admin',
  summary: 'Update a canned answer',
  publicData,
  errors: { 404: ['canned_answer_not_found'] },
  validate: { params: cannedAnswerParamsSchema, payload: cannedAnswerDraftSchema },
  response: cannedAnswerSchema,
  transaction: true,
  act: ({ request, params, payload, transaction }) =>
    changeCannedAnswer(params.id, payload, actorOf(request), transaction),
  present: presentCannedAnswer,
});

const removeAnswer = route({
  method: 'DELETE',
  path: '/api/admin/canned-answers/{id}',
  access: 'admin',
  summary: 'Delete a canned answer',
  publicData,
  errors: { 404: ['canned_answer_not_found'] },
  validate: { params: cannedAnswerParamsSchema },
  response: 'none',
  transaction: true,
  act: ({ request, params, transaction }) => removeCannedAnswer(params.id, actorOf(request), transaction),
});

/** Tickets as administrators deal with them, and the answers they start from. */
export const ticketRoutes = [read, reply, status, answers, addAnswer, changeAnswer, removeAnswer];
