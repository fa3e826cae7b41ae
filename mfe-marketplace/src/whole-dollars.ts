const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** An amount in cents as whole dollars: 2900 is '$29'. */
export const wholeDollars = (cents: number): string => dollars.format(cents / 100);
