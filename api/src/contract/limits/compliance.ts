/**
 * Limits of guides, the assistant and the analyzer that the API enforces and forms show. Lengths are in characters,
 * sizes in bytes.
 */

export const guideLimits = {
  titleMax: 200,
  slugMax: 160,
  stepMax: 500,
  stepsMax: 30,
  answersMax: 60,
  waysMin: 3,
  waysMax: 20,
  questionMax: 200,
  answerMax: 800,
  passageMax: 2000,
  passagesMax: 3,
  appliesToMax: 100,
  explanationMax: 1000,
  sourcesMax: 10,
  noteMin: 3,
  noteMax: 500,
} as const;

export const guideDateLimits = {
  labelMax: 120,
  onlyIfMax: 200,
  sourceTitleMax: 200,
  sourceUrlMax: 500,
  daysMax: 12,
  plusDaysMax: 366,
} as const;

export const assistantLimits = {
  questionMax: 2000,
  previousQuestionsMax: 6,
  /** Longest that a model may take, one that thinks before it writes included. */
  modelMs: 40_000,
  /** Longest silence of a stream: the server says at least so often that it is still there. */
  silenceMs: 10_000,
} as const;

export const savedAnswerLimits = { max: 100, titleMax: 200, textMax: 20_000, itemsMax: 100 } as const;

export const assistantFeedbackLimits = {
  detailsMax: 500,
  answerMax: 10_000,
  guidesMax: 10,
  adminPage: 50,
  noteMax: 500,
} as const;

export const analyzerLimits = {
  bytes: 10 * 1024 * 1024,
  pagesMax: 300,
  charactersMax: 1_000_000,
  contextMax: 1000,
} as const;

export const savedAnalysisLimits = { max: 30, titleMax: 200, fileNameMax: 255, textMax: 5000, itemsMax: 60 } as const;
