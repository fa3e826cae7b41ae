/** A whole number as Americans write it: '1,250'. Not by `Intl`, whose first use takes a slow phone 80 ms. */
export const withCommas = (value: number | string): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');
