import Joi from 'joi';
import { limits } from '../../../contract/limits';
import type { DocumentAnalysis } from '../../../contract/named-types';

const text = Joi.string().allow('').required();
const lines = Joi.array().items(Joi.string()).required();

export const documentAnalysisSchema = Joi.object<DocumentAnalysis>({
  summary: text,
  keyPoints: lines,
  industryImpact: text,
  complianceSteps: lines,
  risksAndPenalties: text,
  findings: Joi.array()
    .items(
      Joi.object({
        kind: Joi.string().valid('obligation', 'prohibition', 'penalty', 'deadline', 'amount', 'party').required(),
        quote: Joi.string().required(),
        page: Joi.number().integer().min(1).max(limits.analyzer.pagesMax).required(),
        date: Joi.string().allow(null).required(),
      }).label('DocumentFinding'),
    )
    .required(),
  leftOut: Joi.number().integer().min(0).required(),
  pages: Joi.number().integer().min(1).required(),
  analyzedBy: Joi.string().valid('rules').required(),
  notice: Joi.string().required(),
}).label('DocumentAnalysis');
