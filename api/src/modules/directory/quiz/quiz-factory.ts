import { quizTitles, type QuizAnswers } from '../../../contract/quiz-questions';
import type { User } from '../../../platform/auth/user.model';
import { createProfessional } from '../professionals/professional-factory';

/** A whole quiz for a test: a clinic in Austin that wants its books and its payroll kept nearby. */
export const answers: QuizAnswers = {
  [quizTitles.entity]: 'LLC Single-Member',
  [quizTitles.revenue]: '$100K–$500K',
  [quizTitles.employees]: '1–5',
  [quizTitles.services]: ['Bookkeeping', 'Payroll Management'],
  [quizTitles.personalTax]: 'No',
  [quizTitles.engagement]: 'Full-service ongoing',
  [quizTitles.industry]: 'Healthcare',
  [quizTitles.expertise]: 'Yes',
  [quizTitles.budget]: '$500–$1,500',
  [quizTitles.billing]: 'Both',
  [quizTitles.start]: 'Within 1 month',
  [quizTitles.urgent]: 'No',
  [quizTitles.communication]: 'Hybrid',
  [quizTitles.method]: 'Email',
  [quizTitles.timezone]: 'CT',
  [quizTitles.local]: 'Prefer local',
  [quizTitles.city]: 'Austin',
  [quizTitles.state]: 'Texas',
  [quizTitles.special]: ['None'],
  [quizTitles.description]: 'Two clinics, one set of books.',
  firstName: 'Dana',
  lastName: 'Reyes',
  email: 'dana@clinic.example',
  phone: '512 555 0100',
  companyName: 'Reyes Clinics',
  additionalNotes: '',
  termsAgreed: 'true',
};

/** Stores a verified bookkeeper in Boise for a test; whatever is given is different. */
export const professional = (
  firstName: string,
  profile: Parameters<typeof createProfessional>[1] = {},
  person: Parameters<typeof createProfessional>[0] = {},
): Promise<User> =>
  createProfessional(
    { firstName, city: 'Boise', state: 'ID', ...person },
    { services: ['bookkeeping'], industries: ['retail'], verified: true, ...profile },
  );
