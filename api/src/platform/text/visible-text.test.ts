import { describe, expect, it } from 'vitest';
import { visibleLine, visibleText } from './visible-text';

describe('one line of text', () => {
  it.each([
    ['a zero-width space alone', '\u200b', ''],
    ['three of them', '\u200b\u200b\u200b', ''],
    ['fillers that count as letters', '\u3164\u115f\uffa0', ''],
    ['a braille cell without dots', '\u2800', ''],
    ['tags alone', '\u{e0041}\u{e007f}', ''],
    ['a zero-width space inside', 'ad\u200bmin', 'admin'],
    ['a byte order mark', '\ufeffPat', 'Pat'],
    ['a soft hyphen', 'book\u00adkeeper', 'bookkeeper'],
    ['an override of direction', 'invoice\u202egpj.exe', 'invoicegpj.exe'],
    ['isolates', '\u2066Pat\u2069', 'Pat'],
    ['escape sequences', '\u001b[31mPat', '[31mPat'],
    ['line breaks', 'Pat\r\nBcc: all@example.com', 'Pat Bcc: all@example.com'],
    ['every kind of space', '\u3000Pat\u00a0\u2003Doe\t', 'Pat Doe'],
    ['a decomposed letter', 'Jose\u0301', 'José'],
    ['private use and noncharacters', 'P\ue000a\ufffet', 'Pat'],
    ['a tower of marks', `P${'\u0335'.repeat(40)}at`, `P${'\u0335'.repeat(6)}at`],
  ])('is without what cannot be seen: %s', (_name, text, stored) => {
    expect(visibleLine(text)).toBe(stored);
  });

  it.each([
    '👩🏽‍⚕️',
    '👨‍👩‍👧‍👦',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '1️⃣',
    '❤️',
    '🇺🇸',
    'می‌خواهم',
    'क्‍ष',
    'ශ්‍රී',
    '葛\u{e0100}',
    '٭\u06dd',
    "O'Brien-Łukasz Ñandú III",
    '山田太郎',
    'Ελένη',
    'שלום',
  ])('keeps what a script or an emoji needs: %s', (text) => {
    expect(visibleLine(text)).toBe(text.normalize('NFC'));
  });

  it('stays as it is the second time', () => {
    for (const text of ['a\u0301\u200b\u0323', '\u0323\u200b\u0301a', '👩\u200d\u200d⚕', ' \u2800 \u200b x'])
      expect(visibleLine(visibleLine(text))).toBe(visibleLine(text));
  });
});

it('several lines keep their breaks and tabs, in one spelling', () => {
  expect(visibleText('  First\r\nsecond\u2028third\r\n\r\n\tlast \u202eend\u0007 ')).toBe(
    'First\nsecond\nthird\n\n\tlast end',
  );
});
