/** Compliance Center data of a person, for `personalTables`. */
export const complianceTables = [
  {
    name: 'savedAnswers',
    table: 'saved_answers',
    owner: 'userId',
    shown: ['title', 'question', 'response', 'savedAt'],
    json: ['response'],
    afterwards: 'erased',
  },
  {
    name: 'savedAnalyses',
    table: 'saved_analyses',
    owner: 'userId',
    shown: ['title', 'fileName', 'industry', 'analysis', 'savedAt'],
    json: ['analysis'],
    afterwards: 'erased',
  },
  {
    name: 'tickedSteps',
    table: 'ticked_steps',
    owner: 'userId',
    shown: ['guideId', 'step', 'tickedAt'],
    afterwards: 'erased',
  },
] as const;
