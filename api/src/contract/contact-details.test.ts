import { expect, it } from 'vitest';
import { phoneHref, readPhone, readWebsite } from './contact-details';

it.each([
  ['(512) 555-0143', '(512) 555-0143'],
  ['512-555-0100 ext. 12', '512-555-0100 ext. 12'],
  ['512-555-0100 x12', '512-555-0100 ext. 12'],
  ['512.555.0100, extension 12', '512.555.0100 ext. 12'],
  ['512 555 0100 #12', '512 555 0100 ext. 12'],
  ['512\u2011555\u20110100', '512-555-0100'],
  ['512\u2013555\u22120100', '512-555-0100'],
  ['\u202A+1\u00A0512\u202F555\u20090100\u202C', '+1 512 555 0100'],
  ['tel:+15125550100', '+15125550100'],
  ['+49 30/1234567', '+49 30/1234567'],
  ['５１２-555-0100', '512-555-0100'],
  ['[512] 555•0100 (Ext. no. 12)', '[512] 555•0100 ext. 12'],
  ['Phone: 1-800-GET-TAXES', '1-800-GET-TAXES'],
  ['12345', null],
  ['call me', null],
  ['512-555-0100 ext.', null],
  ['', null],
])('reads the phone number %j as %j', (written, stored) => {
  expect(readPhone(written)).toBe(stored);
});

it('calls the extension, too', () => {
  expect(phoneHref('+1 (512) 555-0100 ext. 12')).toBe('tel:+15125550100;ext=12');
  expect([phoneHref('(512) 555-0143'), phoneHref('1-800-GET-TAXES')]).toEqual(['tel:5125550143', 'tel:180043882937']);
});

it.each([
  ['https://example.com', 'https://example.com'],
  ['www.example.com', 'https://www.example.com'],
  ['example.com/about?x=1', 'https://example.com/about?x=1'],
  ['HTTPS://Example.com', 'https://example.com'],
  ['http://example.com/', 'http://example.com'],
  ['//example.com', 'https://example.com'],
  ['example.com:8443/a', 'https://example.com:8443/a'],
  ['müller.de', 'https://müller.de'],
  ['https://MÜLLER.de/Über', 'https://müller.de/%C3%9Cber'],
  ['аррӏе.com', 'https://xn--80ak6aa92e.com'],
  ['<https//example.com/a_(b)>,', 'https://example.com/a_(b)'],
  ['javascript:alert(1)', null],
  ['ftp://example.com', null],
  ['mailto:me@example.com', null],
  ['https://name:word@example.com', null],
  ['my site', null],
  ['localhost', null],
  ['', null],
])('reads the website %j as %j', (written, stored) => {
  expect(readWebsite(written)).toBe(stored);
});
