import Joi from 'joi';
import type { ReaderDays } from '../../../platform/counts/reader-days';
import { auditActions, type AuditAction } from '../../../contract/audit-actions';
import type { AuditPage, AuditRecord } from '../../../contract/named-types';
import { readerDays, idSchema, momentSchema } from '../../../platform/routes/common-schemas';
import { lineText, searchText } from '../../../platform/text/text-schemas';

/** Filter of entries, for the page or an export. */
export interface AuditFilter extends ReaderDays {
  /** Name, username or email of who did it or whom it is about. */
  readonly q: string;
  /** The same by id. */
  readonly person?: number;
  /** Words of the label, the reason, a field or its values before and after; all of them, as beginnings of words. */
  readonly words: string;
  readonly action?: AuditAction;
  readonly subjectType: string;
  readonly subjectId: string;
}

export interface AuditQuery extends AuditFilter {
  /** Last id of the previous page. */
  readonly cursor?: number;
}

export const auditPageSize = 50;

const filter = {
  q: searchText().allow('').default(''),
  person: idSchema.empty(''),
  words: searchText().allow('').default(''),
  action: Joi.string<AuditAction>()
    .valid(...(Object.keys(auditActions) as AuditAction[]))
    .empty(''),
  subjectType: lineText().max(40).allow('').default(''),
  subjectId: lineText().max(120).allow('').default(''),
  ...readerDays,
};

export const auditFilterSchema = Joi.object<AuditFilter>(filter).label('AuditFilter');

export const auditQuerySchema = Joi.object<AuditQuery>({ ...filter, cursor: idSchema.empty('') }).label('AuditQuery');

const value = Joi.alternatives(Joi.string().allow(''), Joi.number(), Joi.boolean()).allow(null).required();
const person = Joi.object({ id: Joi.number().integer().required(), name: Joi.string().allow('').required() }).allow(
  null,
);

const auditRecordSchema = Joi.object<AuditRecord>({
  id: Joi.number().integer().required(),
  createdAt: momentSchema.required(),
  action: Joi.string().required(),
  actor: person.required(),
  user: person.required(),
  subject: Joi.object({
    type: Joi.string().required(),
    id: Joi.string().allow(null).required(),
    label: Joi.string().allow(null).required(),
  }).required(),
  ip: Joi.string().allow(null).required(),
  reason: Joi.string().allow(null).required(),
  changes: Joi.array()
    .items(Joi.object({ field: Joi.string().required(), before: value, after: value }))
    .required(),
}).label('AuditRecord');

export const auditPageSchema = Joi.object<AuditPage>({
  entries: Joi.array().items(auditRecordSchema).required(),
  nextCursor: Joi.number().integer().allow(null).required(),
}).label('AuditPage');
