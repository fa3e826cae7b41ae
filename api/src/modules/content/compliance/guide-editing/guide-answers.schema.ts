import Joi from 'joi';
import { guideLimits } from '../../../../contract/limits/compliance';
import type { GuideAnswer } from '../../../../contract/named-types';
import { plainText } from '../../../../contract/plain-text';
import { lineText, longText } from '../../../../platform/text/text-schemas';

const { answersMax, waysMax, questionMax, answerMax, passageMax, passagesMax, appliesToMax } = guideLimits;

/** A draft may have fewer ways of asking than a published guide. */
export const answersSchema = Joi.array()
  .items(
    Joi.object<GuideAnswer>({
      questions: Joi.array()
        .items(lineText().max(questionMax))
        .min(1)
        .max(waysMax)
        .required()
        .messages({
          'array.min': 'An answer needs a way of asking.',
          'array.max': `An answer has at most ${waysMax} ways of asking.`,
          'string.max': `A way of asking has at most ${questionMax} characters.`,
        }),
      answer: longText()
        .max(answerMax)
        .allow('')
        .required()
        .messages({ 'string.max': `An answer has at most ${answerMax} characters.` }),
      passages: Joi.array()
        .items(longText().max(passageMax))
        .max(passagesMax)
        .required()
        .messages({ 'array.max': `An answer rests on at most ${passagesMax} passages.` }),
      appliesTo: lineText().max(appliesToMax).allow('').default(''),
    }).label('NewGuideAnswer'),
  )
  .max(answersMax)
  .custom((answers: GuideAnswer[], helpers) => {
    const asked = answers.flatMap(({ questions }) => questions.map(plainText));
    return new Set(asked).size < asked.length ? helpers.error('answers.twice') : answers;
  })
  .messages({
    'answers.twice': 'A way of asking can stand in a guide only once.',
    'array.max': `A guide has at most ${answersMax} answers.`,
  });
