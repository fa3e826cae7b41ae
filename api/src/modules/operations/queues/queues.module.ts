import { actorOf } from '../../../platform/audit/record-audit';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import { route } from '../../../platform/routes/route';
import { routesModule } from '../../../platform/routes/routes-module';
import { overviewSchema } from './overview.schema';
import { readOverview } from './overview.service';
import { queueSources } from './queue-sources';
import { presentAssignee, presentOverview, presentQueueItem, presentQueueSummary } from './queues.presenter';
import {
  assigneeListSchema,
  assignmentSchema,
  queueItemParamsSchema,
  queuePageSchema,
  queueParamsSchema,
  queueQuerySchema,
  queueSummaryListSchema,
} from './queues.schema';
import { assignItem, checkAssignee, listAssignees, listQueue, queuePageSize, summarizeQueues } from './queues.service';

/** Items that wait for administrators, in one shape; each queue's own module has them in full and decides them. */
export const queuesModule = routesModule('queues', () => [overview, summaries, assignees, list, assign]);

const overview = route({
  method: 'GET',
  path: '/api/admin/overview',
  access: 'admin',
  summary: 'Get the last 24 hours of activity without sign-ins, and mails that failed or are overdue',
  response: overviewSchema,
  act: () => readOverview(new Date()),
  present: presentOverview,
});

const summaries = route({
  method: 'GET',
  path: '/api/admin/queues',
  access: 'admin',
  summary: 'Get each queue’s size, its oldest item, and how many items are assigned to the signed-in administrator',
  response: queueSummaryListSchema,
  act: ({ viewer }) => summarizeQueues(viewer),
  present: (queues) => queues.map(presentQueueSummary),
});

const assignees = route({
  method: 'GET',
  path: '/api/admin/queue-assignees',
  access: 'admin',
  summary: 'List administrators that items can be assigned to, by name',
  response: assigneeListSchema,
  act: () => listAssignees(),
  present: (found) => found.map(presentAssignee),
});

const list = route({
  method: 'GET',
  path: '/api/admin/queues/{queue}',
  access: 'admin',
  summary: 'List one page of a queue: open items, oldest first, or decided items, latest decision first',
  errors: { 404: ['queue_not_found'] },
  validate: { params: queueParamsSchema, query: queueQuerySchema },
  response: queuePageSchema,
  act: ({ params, query, viewer }) => listQueue(queueSources[params.queue], query, viewer),
  present: ({ items, total }, { params }) => {
    const source = queueSources[params.queue];
    return {
      items: items.map((item) => presentQueueItem(item, source)),
      total,
      pageSize: queuePageSize,
      kinds: [...source.kinds],
    };
  },
});

const assign = route({
  method: 'PUT',
  path: '/api/admin/queues/{queue}/{id}/assignment',
  access: 'admin',
  summary: 'Assign an item to an administrator or unassign it; `seen` is the assignee the list showed',
  publicData: 'unchanged',
  errors: { 404: ['queue_not_found', 'queue_item_not_found'], 409: ['already_assigned'] },
  validate: { params: queueItemParamsSchema, payload: assignmentSchema },
  response: 'none',
  act: async ({ request, params, payload }) => {
    await checkAssignee(payload.assigneeId);
    await inRetriedTransaction((transaction) =>
      assignItem(queueSources[params.queue], params.id, payload, actorOf(request), transaction),
    );
  },
});
