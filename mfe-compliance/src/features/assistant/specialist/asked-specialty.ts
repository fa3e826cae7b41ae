/** A specialty of the directory, as it is said in a sentence. */
export interface AskedSpecialty {
  readonly id: string;
  readonly words: string;
}

const specialties: readonly (readonly [asked: RegExp, id: string, words: string])[] = [
  [/sales (and use )?tax|\bnexus\b|wayfair|marketplace facilitator/i, 'sales-tax', 'sales tax'],
  [/crypto|digital assets?|1099-DA|bitcoin/i, 'crypto-tax', 'crypto tax'],
  [
    /\bFBAR\b|\bFATCA\b|form 5472|\bVAT\b|tax treaty|foreign (account|income|tax)|making tax digital/i,
    'international-tax',
    'international tax',
  ],
  [/nonprofit|form 990|single audit/i, 'nonprofit-accounting', 'nonprofit accounting'],
  [/\bRSUs?\b|stock options?|83\(b\)/i, 'equity-planning', 'stock options and RSUs'],
  [/section 174|R&D|research costs?/i, 'startup-finance', 'startup finance'],
  [/\blenders?\b|SBA loan/i, 'bank-financing', 'bank and SBA financing'],
  [/\bGAAP\b|\bASC \d{3}/i, 'gaap-audit-readiness', 'GAAP and audit readiness'],
  [/S corporations?\b|beneficial owner|incorporat/i, 'business-formation', 'business formation'],
];

/** The specialty that a guide's title or a question is about; null when it names none. */
export function askedSpecialty(...texts: readonly string[]): AskedSpecialty | null {
  for (const text of texts) {
    const found = specialties.find(([asked]) => asked.test(text));
    if (found) return { id: found[1], words: found[2] };
  }
  return null;
}
