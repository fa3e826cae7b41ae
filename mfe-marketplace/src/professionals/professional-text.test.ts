import { expect, it } from 'vitest';
import {
  locationText,
  ratingText,
  responseTimeText,
  serviceLabels,
  specialtyLabels,
  startingPriceText,
} from './professional-text';

it('names the location with what is known', () => {
  expect(locationText({ city: 'Austin', state: 'TX' })).toBe('Austin, TX');
  expect(locationText({ city: null, state: 'TX' })).toBe('TX');
  expect(locationText({ city: null, state: null })).toBe('');
});

it('writes ratings with one decimal, or New', () => {
  expect(ratingText(4.26)).toBe('4.3');
  expect(ratingText(5)).toBe('5.0');
  expect(ratingText(null)).toBe('New');
});

it('writes prices in whole dollars', () => {
  expect(startingPriceText({ startingPriceCents: 125_000, priceUnit: 'month' })).toBe('From $1,250 / month');
  expect(startingPriceText({ startingPriceCents: 6_250, priceUnit: 'hour' })).toBe('From $62.50 / hour');
  expect(startingPriceText({ startingPriceCents: 65, priceUnit: 'assets' })).toBe('From 0.65% of assets');
  expect(startingPriceText({ startingPriceCents: null, priceUnit: null })).toBeUndefined();
  // From before prices had units: only its owner is sent it, and no one sees it.
  expect(startingPriceText({ startingPriceCents: 6_250, priceUnit: null })).toBeUndefined();
});

it.each([
  [null, undefined],
  [1, 'Replies within an hour'],
  [6, 'Replies within 6 hours'],
  [72, 'Replies within 3 days'],
])('says how fast replies come: %j hours', (responseTimeHours, text) =>
  expect(responseTimeText({ responseTimeHours })).toBe(text),
);

it('labels ids of every kind', () => {
  expect(serviceLabels(['tax', 'cfo'])).toEqual(['Tax Preparation', 'Fractional CFO']);
  expect(specialtyLabels(['tech', 'sales-tax', 'unheard-of'])).toEqual(['Technology', 'Sales Tax', 'unheard-of']);
});
