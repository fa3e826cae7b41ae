/** Quick replies offered to a professional who has none. */
export const quickReplySuggestions = [
  {
    title: 'Ask for details',
    body: 'Thanks for reaching out! Could you tell me a bit more: your type of business, roughly how many transactions you have in a month, and when you need this done?',
  },
  {
    title: 'Suggest a call',
    body: 'Happy to help. The easiest next step is a 15-minute call, at no charge. Which two or three times this week or next would work for you?',
  },
  {
    title: 'Documents to send',
    body: 'To get started, I’ll need your last two tax returns, your latest profit and loss statement and balance sheet, and read-only access to your bookkeeping software, if you use any.',
  },
  {
    title: 'How I charge',
    body: 'I work for a fixed fee that we agree on before I start, so there are no surprises. I’ll send you a written quote once I know what you need.',
  },
] as const;
