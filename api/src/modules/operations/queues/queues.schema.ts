import Joi from 'joi';
import type { QueueAssignee, QueueItem, QueueName, QueuePage, QueueSummary } from '../../../contract/named-types';
import { idSchema, momentSchema, pageSchema } from '../../../platform/routes/common-schemas';
import { lineText, searchText } from '../../../platform/text/text-schemas';
import { queueItemNotFound, queueNotFound } from './queues.errors';

const names = [
  'reviews',
  'people',
  'verification',
  'listings',
  'tickets',
  'quiz',
  'feedback',
  'newsletter',
] as const satisfies QueueName[];
const states = ['open', 'mine', 'unassigned', 'decided'] as const;

/** Part of a queue that is requested. */
export interface QueueQuery {
  readonly state: (typeof states)[number];
  /** One of the queue's kinds; empty for all. */
  readonly kind: string;
  /** Words of a name or of what it says. */
  readonly q: string;
  readonly page: number;
}

const name = Joi.string<QueueName>()
  .valid(...names)
  .required();

export const queueParamsSchema = Joi.object<{ queue: QueueName }>({ queue: name.error(queueNotFound) });

export const queueItemParamsSchema = Joi.object<{ queue: QueueName; id: number }>({
  queue: name.error(queueNotFound),
  id: idSchema.required().error(queueItemNotFound),
});

export const queueQuerySchema = Joi.object<QueueQuery>({
  state: Joi.string()
    .valid(...states)
    .empty('')
    .default('open'),
  kind: lineText().max(40).allow('').default(''),
  q: searchText().allow('').default(''),
  page: pageSchema,
}).label('QueueQuery');

export const assignmentSchema = Joi.object<{ assigneeId: number | null; seen: number | null }>({
  assigneeId: idSchema.allow(null).required(),
  seen: idSchema.allow(null).required(),
}).label('QueueAssignment');

const assigneeSchema = Joi.object<QueueAssignee>({
  id: Joi.number().integer().required(),
  firstName: Joi.string().required(),
  lastName: Joi.string().required(),
})
  .label('QueueAssignee')
  .description('An administrator to whom something can be assigned.');

export const assigneeListSchema = Joi.array().items(assigneeSchema).label('QueueAssigneeList');

const queueItemSchema = Joi.object<QueueItem>({
  id: Joi.number().integer().required(),
  title: Joi.string().required(),
  summary: Joi.string().allow('').required(),
  kind: Joi.string().required(),
  priority: Joi.boolean().required(),
  openedAt: momentSchema.required(),
  state: Joi.string().valid('open', 'assigned', 'decided').required(),
  assignee: assigneeSchema.allow(null).required(),
  decision: Joi.object({
    outcome: Joi.string().required(),
    reason: Joi.string().allow('').required(),
    decidedAt: momentSchema.required(),
    decidedBy: assigneeSchema.allow(null).required(),
  })
    .allow(null)
    .required()
    .label('QueueDecision'),
})
  .label('QueueItem')
  .description('Something that waits for administrators or was decided by one of them.');

export const queuePageSchema = Joi.object<QueuePage>({
  items: Joi.array().items(queueItemSchema).required(),
  total: Joi.number().integer().required(),
  pageSize: Joi.number().integer().required(),
  kinds: Joi.array().items(Joi.string()).required(),
})
  .label('QueuePage')
  .description('A page of a queue.');

export const queueSummaryListSchema = Joi.array()
  .items(
    Joi.object<QueueSummary>({
      queue: name,
      open: Joi.number().integer().required(),
      assigned: Joi.number().integer().required(),
      mine: Joi.number().integer().required(),
      oldestOpenAt: momentSchema.allow(null).required(),
    })
      .label('QueueSummary')
      .description(
        'Length of a queue, and since when it waits; `mine` counts items assigned to the signed-in administrator.',
      ),
  )
  .label('QueueSummaryList');
