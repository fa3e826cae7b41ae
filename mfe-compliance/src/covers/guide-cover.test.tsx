import { describe, expect, it } from 'vitest';
import { subjectOf } from './guide-cover';
import { anySubject, subjectsByService, subjectsByWords } from './subjects';

const about = (title: string, serviceTypes: string[] = []) =>
  subjectOf({ title, serviceTypes, jurisdiction: 'federal' });
const drawingFor = (word: string) => subjectsByWords.find(([pattern]) => pattern.test(word))?.[1];

describe('the cover of a guide', () => {
  it('is of what the title names, before its services', () => {
    expect(about('California Consumer Privacy Act', ['payroll'])).toBe(drawingFor('privacy'));
    expect(about('Research Costs: Sections 174 and 174A')).toBe(drawingFor('research'));
    expect(about('Foreign-Owned U.S. LLCs: Form 5472')).toBe(drawingFor('owned'));
  });

  it('is of the first service that has one, or of a form', () => {
    expect(about('Form W-2', ['tax-planning', 'payroll'])).toBe(subjectsByService['payroll']);
    expect(about('Form 1099-K', ['tax-planning'])).toBe(anySubject);
    expect(about('Form 1099-K')).toBe(anySubject);
  });
});
