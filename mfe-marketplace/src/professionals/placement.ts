/** The label of the shelf in which plans place people. */
export const shelfNotice = 'Featured members pay to be shown here.';

/** The one sentence of every page about the part of plans in the order of people. */
export const placementPromise =
  'Paid plans earn a place in the labeled Featured section and break exact ties; the list itself is never for sale.';
