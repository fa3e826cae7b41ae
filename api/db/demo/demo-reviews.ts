import { minutesAfter, daysBefore } from './demo-clock';
import type { DemoProfessional } from './professionals';
import type { SeededRandom } from './seeded-random';
import type { ReviewSentences } from './sentences';
import { adviceSentences, bookSentences, cfoSentences, replies, shortPraise, taxSentences } from './sentences';

/** A review before it has ids. `client` is the index of its author among the demo clients. */
export interface DemoReview {
  client: number;
  rating: number;
  comment: string;
  createdAt: Date;
  reply: string | null;
  repliedAt: Date | null;
}

const sentencesFor = (professional: DemoProfessional): ReviewSentences => {
  if (professional.as.startsWith('cfo')) return cfoSentences;
  if (professional.as.startsWith('advisor')) return adviceSentences;
  return professional.as.startsWith('bookkeeper') ? bookSentences : taxSentences;
};

function ratingNear(around: number, random: SeededRandom): number {
  const draw = random.next();
  if (around >= 4.9) return draw < 0.93 ? 5 : 4;
  if (around >= 4.6) return draw < 0.72 ? 5 : draw < 0.95 ? 4 : 3;
  if (around >= 4.4) return draw < 0.55 ? 5 : draw < 0.9 ? 4 : draw < 0.97 ? 3 : 2;
  return draw < 0.42 ? 5 : draw < 0.78 ? 4 : draw < 0.92 ? 3 : draw < 0.98 ? 2 : 1;
}

/**
 * The reviews of one professional by the given clients, newest last. A sentence is used once per professional, and the
 * whole data set never repeats a comment: `written` remembers them.
 */
export function reviewsFor(
  professional: DemoProfessional,
  authors: readonly number[],
  random: SeededRandom,
  written: Set<string>,
): DemoReview[] {
  const [, around = 5] = professional.reviews ?? [];
  const sentences = sentencesFor(professional);
  const praise = random.shuffled(sentences.praise);
  const mixed = random.shuffled(sentences.mixed);
  const critical = random.shuffled(sentences.critical);
  const short = random.shuffled(shortPraise);
  const take = (pool: string[], fallback: string[]): string => pool.pop() ?? fallback.pop() ?? random.pick(shortPraise);

  const compose = (rating: number): string => {
    if (rating <= 2) return [take(critical, mixed), random.next() < 0.5 ? take(mixed, praise) : ''].join(' ').trim();
    if (rating === 3) return [take(mixed, critical), random.next() < 0.4 ? take(praise, short) : ''].join(' ').trim();
    if (rating === 4) return [take(praise, short), take(mixed, short)].join(' ');
    if (random.next() < 0.12) return take(short, praise);
    const parts = [take(praise, short)];
    if (random.next() < 0.4) parts.push(take(praise, short));
    if (random.next() < 0.35) parts.push(take(short, praise));
    return parts.join(' ');
  };

  const firstName = professional.name.split(' ')[0] ?? professional.name;
  return authors.map((client, index) => {
    const rating = ratingNear(around, random);
    let comment = compose(rating).replaceAll('{first}', firstName);
    while (written.has(comment)) comment = `${comment} ${take(short, praise).replaceAll('{first}', firstName)}`;
    written.add(comment);
    const createdAt = daysBefore((authors.length - index) * 31 - random.between(0, 24), random.between(0, 600));
    const answered = random.next() < (rating <= 3 ? 0.5 : 0.18);
    return {
      client,
      rating,
      comment,
      createdAt,
      reply: answered
        ? rating <= 3
          ? random.pick([replies[2], replies[4]] as string[])
          : random.pick([replies[0], replies[1], replies[3]] as string[])
        : null,
      repliedAt: answered ? minutesAfter(createdAt, random.between(90, 4_000)) : null,
    };
  });
}
