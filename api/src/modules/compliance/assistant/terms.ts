import { stemmer } from 'stemmer';

/** Words that any question can have and that say nothing about its subject. */
const fillers = new Set(
  (
    'a about above actually after again ago all also always am an and another any anybody anyone anything are as ask at away back be because been before ' +
    'being best between big but by call called can cannot come could did do does doing done dont each either else enough etc even ever every everybody ' +
    'everyone everything exactly far find first for from further get gets getting give given go going gonna good got great had happen happens has have ' +
    'having he help her here him his how however i if im in inside into is isnt it its ive just keep kind know legally let like look lot made make makes making ' +
    'many may maybe me mean might mine more most much must my need needed needs never no nobody not nothing now of off ok on once one only or other our ' +
    'ours out over own people per please possible put question quite rather read reading really right said same say says see set shall she should show since so some ' +
    'somebody someone something soon still such sure take tell than thank thanks that the their them then there these they thing things think this those ' +
    'through to together too try under until up usa us use used using usually very want was way we well were what whats when where whether which while who ' +
    'owe owed owing big high low large small hear huge forget forgot forgotten option options fix pass passed year years month months week weeks day days today already couple somewhere stuff help allowed allow apply applies applying required require requires legal care want wants idea ' +
    'whom whose why will wish with within without wont would yes yet you your yours'
  ).split(' '),
);

/** Whether a word says nothing about a question's subject. @param word in lower case */
const isFiller = (word: string): boolean => fillers.has(word) || fillerStems.has(stemmer(word));

const fillerStems = new Set([...fillers].map(stemmer));

/**
 * Different words for one thing, each line with the word that the guides use first. Phrases are written with a space.
 */
const synonyms: readonly (readonly string[])[] = [
  ['contractor', 'freelancer', 'freelance', 'gig worker', 'independent contractor', '1099 worker', 'subcontractor'],
  ['employee', 'staff', 'worker', 'workforce', 'personnel'],
  ['employer', 'boss'],
  ['threshold', 'limit', 'cutoff', 'minimum amount', 'cut off'],
  ['penalty', 'fine', 'fined', 'punishment'],
  ['due', 'deadline', 'due date', 'last day', 'last date', 'by when', 'until when'],
  ['advertisement', 'posting', 'ad', 'job ad', 'job posting', 'job listing', 'vacancy'],
  ['pay range', 'salary range'],
  ['leave', 'pto', 'time off', 'sick time', 'sick leave', 'sick days', 'sick hours', 'sick pay', 'sick'],
  ['health coverage', 'health insurance', 'medical insurance', 'health plan', 'health cover'],
  ['ACA', 'obamacare', 'affordable care act'],
  ['beneficial ownership', 'owners', 'ownership', 'BOI', 'who owns'],
  ['company', 'LLC', 'corporation', 'firm', 'startup', 'business'],
  ['marketplace', 'amazon', 'etsy', 'ebay', 'walmart marketplace'],
  ['own website', 'shopify', 'web shop', 'webshop', 'online store'],
  ['payment app', 'payment apps', 'paypal', 'venmo', 'cash app', 'stripe', 'zelle'],
  ['software as a service', 'saas', 'cloud software'],
  ['fulfillment', 'fulfilment', 'warehouse', 'inventory', 'stock'],
  ['research', 'R&D', 'r and d', 'experimental', 'development costs'],
  [
    'amortize',
    'amortise',
    'amortization',
    'spread',
    'write off',
    'written off',
    'capitalize',
    'capitalise',
    'capitalized',
  ],
  ['making tax digital', 'MTD'],
  ['accountant', 'CPA'],
  ['workerscompensation', 'workers compensation', 'workers comp'],
  ['European Union', 'EU', 'europe', 'european'],
  ['United Kingdom', 'UK', 'britain', 'british', 'england'],
  ['USA', 'United States', 'US', 'U.S.', 'american', 'america', 'americans'],
  ['New York City', 'NYC'],
  ['California', 'CA', 'californian', 'californians'],
  ['New York', 'NY'],
  ['overtime', 'over time', 'time and a half'],
  [
    'taxpayer number',
    'taxpayer id',
    'TIN',
    'tax id',
    'social security number',
    'SSN',
    'his social',
    'her social',
    'their social',
  ],
  ['records', 'documents', 'paperwork', 'charts'],
  ['delete', 'deletion', 'erase', 'remove', 'wipe', 'get rid of'],
  ['personal information', 'personal data', 'everything about', 'data about', 'data on'],
  ['rent', 'lease'],
  ['subtenant', 'sublet', 'sublease', 'subtenants'],
  ['flat', 'apartment'],
  ['let', 'rent out', 'renting out'],
  ['spreadsheet', 'excel', 'google sheets'],
  ['attorney', 'lawyer', 'law firm'],
  ['bank account', 'financial account', 'account'],
  ['abroad', 'overseas', 'foreign', 'outside the united states'],
  ['scam', 'suspicion', 'fraud', 'fake'],
  ['pay statement', 'pay stub', 'paystub', 'payslip', 'pay slip'],
  ['willful', 'wilful', 'on purpose', 'intent', 'intentional'],
  [
    'breach',
    'leak',
    'hack',
    'hacked',
    'hacker',
    'break in',
    'broke into',
    'cyber attack',
    'cyberattack',
    'ransomware',
    'data loss',
    'stolen laptop',
    'lost laptop',
    'stolen phone',
    'stolen computer',
    'data theft',
  ],
  ['privacy', 'data protection'],
  ['consumer', 'customer', 'buyer', 'client'],
  ['parcel', 'package', 'shipment', 'consignment'],
  ['digital services', 'ebooks', 'apps', 'downloads', 'streaming'],
  ['ship', 'deliver', 'delivery'],
  ['transfer', 'move data', 'send data', 'customer data'],
  ['program', 'programme'],
  ['practice', 'clinic', 'doctor', 'medical office', 'dentist'],
  ['HIPAA', 'hippa'],
  ['developer', 'programmer', 'engineer', 'coder', 'dev', 'dev team'],
  ['withheld', 'withhold', 'withholding'],
  ['personally', 'out of my own pocket', 'out of their own pocket', 'personal liability', 'personally liable'],
  ['children', 'kid', 'child'],
  ['health plan', 'insurance plan'],
  ['single-member LLC', 'single member LLC', 'one person LLC', 'solo LLC'],
  ['bank statement', 'statement of the bank'],
  ['check', 'cheque'],
  ['voluntary disclosure', 'come forward', 'never registered', 'back taxes'],
  ['form 1099-k', '1099k', '1099 k'],
  ['form 1099-nec', '1099nec', '1099 nec', '1099s'],
  ['form w-9', 'w9', 'w 9'],
  ['opt-out', 'opt out'],
  ['full-time', 'full timer', 'fulltime', 'full time'],
  ['part-timers', 'part timer', 'part time', 'parttime', 'part-time'],
  ['nonprofit', 'charity', 'non profit', 'not for profit', 'charitable organization', '501c3'],
  [
    'sole proprietor',
    'self employed',
    'self-employed',
    'sole trader',
    'sole proprietorship',
    'sole prop',
    'one person business',
  ],
  ['credit line', 'line of credit'],
  ['extension', 'more time', 'extra time', 'postpone'],
  ['come forward', 'come clean'],
  ['prenatal', 'pregnant', 'pregnancy'],
  ['identity document', 'passport', 'id card'],
  ['payroll tax', 'FICA', 'employment tax', 'social security tax'],
  ['deposit', 'remit'],
  ['semiweekly', 'twice a week'],
  ['quarter', 'q1', 'q2', 'q3', 'q4', 'three months'],
  ['misclassification', 'misclassify', 'misclassified', 'wrong classification'],
  ['remote', 'wfh', 'work from home', 'working from home', 'telework'],
  ['job', 'role'],
  ['immediately', 'at once', 'right away', 'straight away', 'in one go', 'in one year'],
  ['takes in', 'take in', 'took in', 'taken in'],
  ['honor', 'honour'],
  ['intermediary', 'middleman', 'middle man', 'go-between'],
  ['personally', 'me personally', 'come after me', 'come after us', 'on the hook'],
  ['fincen', 'fin cen', 'financial crimes enforcement network'],
  ['surety', 'bonding company', 'bond company'],
  ['signature authority', 'signer', 'cosigner', 'co-signer', 'sign on the account', 'can sign for'],
  ['1095-C', '1095', '1095s', '1095c'],
  ['Form 990', '990s', 'nine ninety'],
  ['customs', 'border', 'held at the border'],
  ['recruiter', 'headhunter', 'staffing agency', 'recruiting agency'],
  ['exceed', 'went over', 'gone over', 'went past', 'go over'],
  ['renew', 'renewal', 'renewing'],
  ['close', 'shut down', 'shutting down', 'closed down'],
  ['independent', 'unbiased', 'related to us', 'brother in law', 'sister in law'],
  ['church', 'synagogue', 'mosque', 'temple', 'parish'],
  ['restaurant', 'cafe', 'diner', 'taco stand', 'food stand'],
  ['regular rate', 'overtime rate'],
  ['compensation', 'comp', 'remuneration'],
  ['capitalize', 'capitalise'],
  ['refund', 'refunded', 'gave back', 'money back'],
  ['landlord', 'property owner', 'building owner'],
  ['notice of rights', 'poster'],
  ['presence', 'footprint'],
  ['shipping', 'postage'],
  ['unpaid taxes', 'back tax'],
  ['unincorporated business tax', 'UBT'],
  ['commercial rent tax', 'CRT'],
  ['hours', 'hrs', 'hr'],
  ['safe and sick time', 'ESSTA'],
];

/** Words that are near each other without being the same. */
const relatedWords: readonly (readonly string[])[] = [
  ['pay', 'wage', 'salary', 'compensation'],
  ['tax', 'VAT'],
  ['developer', 'computer'],
  ['report', 'file', 'declare'],
  ['form', 'return'],
  ['sell', 'sale', 'seller'],
  ['threshold', 'exceed', 'above'],
  ['penalty', 'cost'],
  ['buy', 'purchase'],
  ['require', 'duty', 'obligation'],
  ['revenue', 'receipt', 'turnover', 'sales', 'income', 'earn'],
  ['collect', 'charge'],
  ['home', 'house'],
  ['bank', 'lender'],
  ['change', 'adjust'],
  ['answer', 'reply', 'respond'],
  ['disclose', 'state', 'post'],
  ['notice', 'notify', 'tell', 'inform'],
  [
    'abroad',
    'ukraine',
    'india',
    'poland',
    'philippines',
    'mexico',
    'brazil',
    'dubai',
    'pakistan',
    'vietnam',
    'argentina',
    'canada',
  ],
  ['deduct', 'expense', 'write'],
  ['fund', 'wire', 'wired', 'money'],
  ['credit', 'reduce', 'lower'],
  ['week', 'weekly'],
  ['exempt', 'exemption', 'waiver'],
  ['employee', 'hire'],
  ['consumer', 'subscriber', 'shopper', 'user', 'patient'],
  ['extension', 'extend', 'late'],
  ['account', 'bank'],
  ['accrue', 'earn'],
];

const lettersAndDigits = /[\p{L}\p{N}]+(?:[-.&'’][\p{L}\p{N}]+)*/gu;

/** '90k', '20 grand', '1.2 million'. */
const shortAmount = /\b(\d+(?:\.\d+)?)\s?(k|grand|m|mm|million)\b/g;
const thousands: Record<string, number> = { k: 1e3, grand: 1e3, m: 1e6, mm: 1e6, million: 1e6 };

/** Lower case, without accents and possessive endings; 'U.S.' becomes 'us', numbers lose their commas. */
const normalize = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(shortAmount, (_amount, digits: string, unit: string) => String(Number(digits) * (thousands[unit] ?? 1)))
    .replace(/\bu\.s\.(?=\W|$)/g, 'us')
    .replace(/['’]s\b/g, '');

const wordsOf = (text: string): string[] => normalize(text).match(lettersAndDigits) ?? [];

const patternOf = (other: string): RegExp =>
  new RegExp(` ${other.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:s|es)? `, 'g');
/** Each phrase of a line becomes the line's first. */
const replacements: readonly (readonly [string, RegExp, string])[] = synonyms
  .flatMap(([first = '', ...others]) =>
    others.map((other) => [wordsOf(other).join(' '), ` ${wordsOf(first).join(' ')} `] as const),
  )
  .sort(([one], [other]) => other.length - one.length)
  .map(([other, first]) => [` ${other}`, patternOf(other), first]);

/** The text with one word for one thing. */
function unify(text: string): string {
  let unified = ` ${wordsOf(text).join(' ')} `;
  for (const [phrase, pattern, first] of replacements)
    if (unified.includes(phrase)) unified = unified.replaceAll(pattern, first).replace(/ {2,}/g, ' ');
  return unified;
}

/** Forms of words that no stemmer joins. */
const irregularForms = new Map(
  (
    'paid:pay sold:sell bought:buy sent:send kept:keep spent:spend lost:lose broken:break broke:break stolen:steal stole:steal grew:grow grown:grow ' +
    'built:build lent:lend held:hold led:lead met:meet won:win taught:teach rose:rise fell:fall wrote:write written:write chose:choose chosen:choose ' +
    'drove:drive driven:drive began:begin begun:begin hid:hide hidden:hide shut:shut withheld:withhold women:woman men:man children:child ' +
    'businesses:business taxes:tax halves:half selves:self salaries:salary worse:bad'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** The terms of a text, in their order: stems of its words without fillers, one term for one thing. */
export function termsOf(text: string): string[] {
  return unify(text)
    .split(/[\s-]+/)
    .filter((word) => word !== '' && !isFiller(word))
    .map((word) => (/\d/.test(word) ? word : stemmer(irregularForms.get(word) ?? word)));
}

const related = new Map(
  relatedWords
    .map((line) => line.flatMap(termsOf))
    .flatMap((line) => line.map((term) => [term, line.filter((other) => other !== term)] as const)),
);

/** Terms that are near another without being the same: 'salary' and 'pay'. */
export const relatedTo = (term: string): readonly string[] => related.get(term) ?? [];
