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
  {
    name: 'complianceCalendar',
    table: 'compliance_calendars',
    owner: 'userId',
    shown: ['answers', 'savedAt', 'feedCreatedAt'],
    json: ['answers'],
    afterwards: 'erased',
  },
  {
    name: 'complianceDatesMarked',
    table: 'calendar_marks',
    owner: 'userId',
    shown: ['dateId', 'setOn', 'mark', 'until', 'markedAt'],
    afterwards: 'erased',
  },
  {
    name: 'complianceReminders',
    table: 'calendar_reminders',
    owner: 'userId',
    shown: ['dateId', 'setOn', 'daysBefore', 'sentAt'],
    afterwards: 'erased',
  },
] as const;
