import { describe, expect, it } from 'vitest';
import { documentSentences } from './document-sentences';

const textsOf = (...pages: string[]) => documentSentences(pages).map(({ text }) => text);

describe('a label over two lines', () => {
  it('stands with its value, in the first row and the others', () => {
    expect(
      textsOf(
        'The penalty depends on the delay:\nPaid no more than\nfive days late 2 percent\nPaid more than five and\nno more than fifteen days late 5 percent\nPaid later 10 percent\nThe rate is adjusted each year.',
      ),
    ).toEqual([
      'The penalty depends on the delay:',
      'Paid no more than five days late 2 percent',
      'Paid more than five and no more than fifteen days late 5 percent',
      'Paid later 10 percent',
      'The rate is adjusted each year.',
    ]);
  });

  it('is not made of the head of a table whose rows begin with small letters', () => {
    expect(
      textsOf('Failure is for Applicable percentage\nnot more than 5 days 2 percent\nmore than 5 days 5 percent'),
    ).toEqual(['not more than 5 days 2 percent', 'more than 5 days 5 percent']);
  });

  it('is not made of a heading between rows, nor of a sentence whose lines end with amounts', () => {
    expect(
      textsOf('Late forms $60\nLate payments 2 percent\nCorporations\nLate forms $310\nLate payments 5 percent'),
    ).toEqual(['Late forms $60', 'Late payments 2 percent', 'Late forms $310', 'Late payments 5 percent']);
    expect(
      textsOf(
        'An employer who fails to file pays a penalty of $60\nfor each form, and one who does so on purpose\nat least $630\nfor each of them.',
      ),
    ).toEqual([
      'An employer who fails to file pays a penalty of $60 for each form, and one who does so on purpose at least $630 for each of them.',
    ]);
  });
});

describe('a running header or footer', () => {
  const body = [
    'Any person who fails to collect',
    'such tax shall be liable to a penalty.',
    'The penalty is $500 a month.',
  ];
  const sentences = [
    { text: 'Any person who fails to collect such tax shall be liable to a penalty.', page: 1 },
    { text: 'The penalty is $500 a month.', page: 3 },
  ];

  it.each([
    ['above the text', (text: string) => `Payroll Tax Act of 2026\n${text}`],
    ['below it, with the number of the page', (text: string, page: number) => `${text}\nActs 2026, page ${page}`],
    ['above, and a number below', (text: string, page: number) => `Payroll Tax Act\n${text}\n${page}`],
    ['above, in two lines', (text: string) => `Payroll Tax Act\nSpecial Session\n${text}`],
    ['above, under the number', (text: string, page: number) => `${page}\nPAYROLL TAX ACT\n${text}`],
  ])('%s is in no sentence and ends none', (_where, around) => {
    expect(documentSentences(body.map((text, index) => around(text, index + 1)))).toEqual(sentences);
  });

  it('on every other page is one too', () => {
    const words = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];
    const pages = words.map(
      (word, page) => `${page % 2 === 0 ? 'Payroll Tax Act' : 'Chapter 12'}\n${word} of the rates is set.`,
    );
    expect(textsOf(...pages)).toEqual(words.map((word) => `${word} of the rates is set.`));
  });

  it.each([
    ['above each', (page: number, head: string, text: string) => `${head}\n${text}\n${page}`],
    ['with its number', (page: number, head: string, text: string) => `${head} ${page}\n${text}`],
    ['below each', (_page: number, head: string, text: string) => `${text}\n${head}`],
  ])('that differs on the left and on the right of three pages cuts no sentence: %s', (_where, print) => {
    const parts = [
      'Each employer of a person who works in this State shall\nkeep a record of the wages of that person for six',
      'years after the last day on which they were paid.\nThe record is shown to the Secretary within thirty days',
      'of a request in writing.',
    ];
    const pages = parts.map((text, index) => print(index + 1, index % 2 ? 'Records Act of 2026' : 'CHAPTER 12', text));
    const whole = parts.join(' ').replaceAll('\n', ' ');
    expect(textsOf(...pages)).toEqual(whole.split(/(?<=paid\.) /));
  });

  it('is not a line that stands on one page', () => {
    expect(
      textsOf('Section 1 Definitions\nA person is an employer.', 'Section 2 Penalties\nA penalty is due.'),
    ).toContain('Section 2 Penalties A penalty is due.');
  });
});
