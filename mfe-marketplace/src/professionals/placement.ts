/** The label of the shelf in which plans place people. */
export const shelfNotice = 'Featured members pay to be shown here.';

/** What a plan does to the order of people, in the one sentence that every page says it in. */
export const placementPromise =
  'Paid plans earn a place in the labeled Featured section and break exact ties; the list itself is never for sale.';
