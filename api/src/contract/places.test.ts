import { expect, it } from 'vitest';
import { readLocation } from './places';

/** Locations as people write them, with their city and state. */
const locations = [
  ['Austin, TX|Austin TX|Austin  Texas|Austin, Texas, USA|Austin, TX 78701|Austin TX 78701-1234', 'Austin', 'TX'],
  ['Austin (TX), US|Texas, Austin', 'Austin', 'TX'],
  ['austin,tx', 'austin', 'TX'],
  ['78701|78701-1234', '', '78701'],
  ['TX|texas', '', 'TX'],
  ['N.Y.|Upstate New York', '', 'NY'],
  ['D.C.', '', 'DC'],
  ['NYC|N.Y.C.|New York City|New York New York|nyc, ny|N.Y., N.Y.', 'New York', 'NY'],
  ['constructor', '', 'constructor'],
  ['toString, TX', 'toString', 'TX'],
  ['LA|L.A.', 'Los Angeles', 'CA'],
  ['New Orleans, LA', 'New Orleans', 'LA'],
  ['SF|San Fran|SF CA', 'San Francisco', 'CA'],
  ['Philly', 'Philadelphia', 'PA'],
  ['Washington DC|Washington, D.C.', 'Washington', 'DC'],
  ['Charleston West Virginia', 'Charleston', 'WV'],
  ['West Virginia', '', 'WV'],
  ['Winston Salem NC', 'Winston Salem', 'NC'],
  ['St. Louis, Mo.', 'St. Louis', 'MO'],
  ['Fort Washington', '', 'Fort Washington'],
  ['Tampa Fla.', 'Tampa', 'FL'],
  ['Vegas, NM', 'Vegas', 'NM'],
  ['Washington State', '', 'WA'],
  ['Greater Austin Area', '', 'Austin'],
  ['Berlin', '', 'Berlin'],
  ['Toronto, Ontario', 'Toronto', 'Ontario'],
  ['', '', ''],
] as const;

it.each(locations.flatMap(([written, ...read]) => written.split('|').map((text) => [text, ...read] as const)))(
  'reads %j as the city %j in %j',
  (written, city, state) => expect(readLocation(written)).toEqual({ city, state }),
);
