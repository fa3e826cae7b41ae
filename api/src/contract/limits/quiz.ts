/** Limits of the quiz that the API enforces and forms show. Lengths are in characters. */

export const quizLimits = {
  answerMax: 200,
  textMax: 2000,
  companyMax: 160,
  matchesMin: 3,
  matchesMax: 5,
  answerWithinHours: 24,
  noteMin: 3,
  noteMax: 500,
} as const;
