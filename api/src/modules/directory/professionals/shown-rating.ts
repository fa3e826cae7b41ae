/**
 * The average of ratings as it is stored, shown and sorted by: to a tenth, halves up; null without ratings. It is
 * rounded here and nowhere else: rounded twice, 4.746 would be shown as 4.8 and sorted as 4.7.
 * @param sum of ratings that are whole numbers
 */
export const shownRating = (sum: number, count: number): number | null =>
  count === 0 ? null : Math.round((10 * sum) / count) / 10;
