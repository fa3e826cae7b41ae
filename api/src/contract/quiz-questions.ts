/** Form field of a question. `checkbox` takes several of the options, `text` and `textarea` take words. */
export type QuizQuestionKind = 'radio' | 'dropdown' | 'checkbox' | 'text' | 'textarea';

/** One question. Its title is the key of its answer. */
export interface QuizQuestion {
  readonly title: string;
  /** Words in which it is asked; default the title, which stays the key of stored answers. */
  readonly words?: string;
  readonly kind: QuizQuestionKind;
  readonly options?: readonly string[];
}

/** One step: the main question, then what belongs to it. The contact step has fields instead. */
export interface QuizStep {
  /** Two or three words for the progress line. */
  readonly name: string;
  readonly main: QuizQuestion;
  readonly more: readonly QuizQuestion[];
}

/** A field of the contact step. */
export interface QuizContactField {
  readonly name: QuizContactName;
  readonly label: string;
  readonly required: boolean;
}

export type QuizContactName =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'companyName'
  | 'additionalNotes'
  | 'termsAgreed';

/** Answers by the question's title, or by the field's name on the contact step; lists for checkbox questions. */
export type QuizAnswers = Readonly<Record<string, string | readonly string[]>>;

const yesNo = ['Yes', 'No'] as const;

/** Titles that matching and prefilling name. */
export const quizTitles = {
  entity: 'What type of business entity are you?',
  revenue: 'What is your annual revenue?',
  employees: 'How many employees do you have?',
  services: 'Which services do you need?',
  personalTax: 'Do you need help with personal taxes too?',
  engagement: 'Full-service ongoing support, or a one-time project?',
  industry: 'What industry are you in?',
  expertise: 'Do you need a professional with experience in your industry?',
  budget: 'What is your monthly budget?',
  billing: 'How do you prefer to be billed?',
  start: 'When do you want to start?',
  urgent: 'Do you have urgent deadlines?',
  communication: 'How would you like to work together?',
  method: 'How should they reach you?',
  timezone: 'What is your time zone?',
  local: 'Do you prefer a local professional?',
  city: 'City',
  state: 'State',
  special: 'Do you have any special needs?',
  description: 'Describe what you need',
} as const;

/** The eight steps before the contact form, in order, with their options to the letter. */
export const quizSteps: readonly QuizStep[] = [
  {
    name: 'Your business',
    main: {
      title: quizTitles.entity,
      words: 'How is your business set up?',
      kind: 'radio',
      options: [
        'Sole Proprietor',
        'LLC Single-Member',
        'LLC Multi-Member',
        'Corporation',
        'Partnership',
        'Nonprofit',
        'High Net-Worth Individual',
      ],
    },
    more: [
      {
        title: quizTitles.revenue,
        kind: 'radio',
        options: ['<$100K', '$100K–$500K', '$500K–$1M', '$1M–$10M', 'Over $10M'],
      },
      { title: quizTitles.employees, kind: 'radio', options: ['1–5', '6–20', '21–50', '50+'] },
    ],
  },
  {
    name: 'Services',
    main: {
      title: quizTitles.services,
      kind: 'checkbox',
      options: [
        'Bookkeeping',
        'Payroll Management',
        'Tax Preparation & Filing',
        'Fractional CFO Services',
        'Financial Statement Preparation',
        'Advisory Services',
        'M&A or Investment Preparation',
        'Other',
      ],
    },
    more: [
      { title: quizTitles.personalTax, kind: 'radio', options: yesNo },
      { title: quizTitles.engagement, kind: 'radio', options: ['Full-service ongoing', 'One-time project'] },
    ],
  },
  {
    name: 'Industry',
    main: {
      title: quizTitles.industry,
      kind: 'dropdown',
      options: [
        'Technology',
        'Retail',
        'Real Estate',
        'Healthcare',
        'Restaurant/Hospitality',
        'Manufacturing',
        'Non-Profit',
        'E-Commerce',
      ],
    },
    more: [{ title: quizTitles.expertise, kind: 'radio', options: ['Yes', 'No', 'Not Sure'] }],
  },
  {
    name: 'Budget',
    main: {
      title: quizTitles.budget,
      kind: 'radio',
      options: ['<$500', '$500–$1,500', '$1,500–$5,000', '$5,000+', 'Not Sure Yet'],
    },
    more: [{ title: quizTitles.billing, kind: 'radio', options: ['Fixed retainer', 'Hourly', 'Both'] }],
  },
  {
    name: 'Timing',
    main: {
      title: quizTitles.start,
      kind: 'radio',
      options: ['Within 2 weeks', 'Within 1 month', '1–3 months', 'Browsing'],
    },
    more: [{ title: quizTitles.urgent, kind: 'radio', options: yesNo }],
  },
  {
    name: 'Communication',
    main: {
      title: quizTitles.communication,
      kind: 'radio',
      options: ['Virtual Only', 'In-Person Preferred', 'Hybrid'],
    },
    more: [
      { title: quizTitles.method, kind: 'radio', options: ['Email', 'Phone', 'Text', 'Video Call'] },
      { title: quizTitles.timezone, kind: 'dropdown', options: ['ET', 'CT', 'MT', 'PT', 'AKT', 'HST', 'Other'] },
    ],
  },
  {
    name: 'Location',
    main: { title: quizTitles.local, kind: 'radio', options: ['Prefer local', 'Open to remote'] },
    more: [
      { title: quizTitles.city, kind: 'text' },
      { title: quizTitles.state, kind: 'text' },
    ],
  },
  {
    name: 'Anything special?',
    main: {
      title: quizTitles.special,
      words: 'Anything special we should know about?',
      kind: 'checkbox',
      options: ['International Tax', 'Crypto', 'Multi-Entity', 'GAAP/Audit Readiness', 'None'],
    },
    more: [{ title: quizTitles.description, kind: 'textarea' }],
  },
];

/** The ninth step. */
export const quizContactFields: readonly QuizContactField[] = [
  { name: 'firstName', label: 'First name', required: true },
  { name: 'lastName', label: 'Last name', required: true },
  { name: 'email', label: 'Email', required: true },
  { name: 'phone', label: 'Phone', required: true },
  { name: 'companyName', label: 'Company name', required: false },
  { name: 'additionalNotes', label: 'Additional notes', required: false },
  { name: 'termsAgreed', label: 'Agreement to the terms', required: true },
];

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** One sentence for each question or field that is wrong, by its title or name. */
export type QuizErrors = Readonly<Record<string, string>>;

const isEmpty = (answer: string | readonly string[] | undefined): boolean =>
  typeof answer === 'string' ? answer.trim() === '' : !answer || answer.length === 0;

/**
 * The specified rules for one step; the browser asks before it goes on, the server before it stores anything. The main
 * question and every radio or dropdown below it need a choice; of the contact step the required fields and a plausible
 * email.
 * @param step from 0; the contact step comes after the last of `quizSteps`
 */
export function quizStepErrors(step: number, answers: QuizAnswers): QuizErrors {
  const questions = quizSteps[step];
  if (!questions) return contactErrors(answers);
  const needed = [questions.main, ...questions.more.filter(({ kind }) => kind === 'radio' || kind === 'dropdown')];
  return Object.fromEntries(
    needed.filter(({ title }) => isEmpty(answers[title])).map(({ title }) => [title, 'Please select an option']),
  );
}

function contactErrors(answers: QuizAnswers): QuizErrors {
  const missing = quizContactFields.filter(({ name, required }) => required && isEmpty(answers[name]));
  const errors: Record<string, string> = Object.fromEntries(
    missing.map(({ name, label }) => [name, `${label} is required`]),
  );
  const email = answers['email'];
  if (typeof email === 'string' && email.trim() !== '' && !emailPattern.test(email.trim()))
    errors['email'] = 'Please enter a valid email address';
  return errors;
}

/** Words of the reasons that do not speak for a match, as the matching writes them. */
export const reasonWords = {
  aboveBudget: 'above your budget',
  notLocal: 'Not local:',
  paidPriority: 'Priority among equal matches:',
} as const;

/** Tells what a reason of a match is: something that fits, a price above the budget, or what is only good to know. */
export function reasonKind(reason: string): 'fits' | 'aboveBudget' | 'known' {
  if (reason.endsWith(reasonWords.aboveBudget)) return 'aboveBudget';
  const isKnown = [reasonWords.notLocal, reasonWords.paidPriority].some((words) => reason.startsWith(words));
  return isKnown ? 'known' : 'fits';
}
