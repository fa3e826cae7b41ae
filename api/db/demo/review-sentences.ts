/** Review sentences, by what was bought. `{first}` is the professional's first name. */
export interface ReviewSentences {
  praise: readonly string[];
  mixed: readonly string[];
  critical: readonly string[];
}

export const taxSentences: ReviewSentences = {
  praise: [
    'Found two credits our last preparer had missed, and amended the prior year without making a fuss.',
    'Our return was filed in the second week of March and I understood every line of it.',
    'I sent a folder of chaos on a Sunday and had a list of eleven questions by lunch on Monday.',
    'The state notice that had been sitting on my desk since summer was gone in ten days.',
    '{first} told me not to buy the truck in December, which saved me from a very dumb decision.',
    'Quarterly estimates used to be a guess. Now I get a number, a date and a reason.',
    'Explained basis to me in five minutes after two other people had tried for an hour.',
    'Caught that we had nexus in three more states before the states did.',
    'When we got the audit letter, {first} took the call and I never had to speak to anyone.',
    'Moved us to an S corporation at the right moment, and showed the arithmetic both ways first.',
    'Answers email like a person, with full sentences and no invoice attached.',
    'The engagement letter said a price and the invoice said the same price.',
    'We fixed four years of late filings in one fall. I slept for the first time in a while.',
    'I have been with three firms, and this is the first one that asked about next year.',
    'My wife and I both left the meeting knowing what we owe and why.',
    'Asked for the lease before giving an opinion, which told me everything.',
    'The draft came with three notes in the margin, and all three saved money.',
    'I have rental houses in two states and for once the depreciation schedules agree.',
    '{first} remembered from last year that we were planning a second location.',
    'No jargon. When there had to be jargon, it came with a drawing.',
    'Set up our payroll taxes after a nasty letter, and the letters stopped.',
    'We changed our year-end entries because of one question on the first call.',
    'Took my call from the dealership and did the lease-or-buy math while I waited.',
    'My 1099s from six platforms now add up to one number that I believe.',
    'Prepared the package for our lender overnight, and it went through without a question.',
    'Honest about what was outside the scope and who would be better at it.',
    'Every document I uploaded was acknowledged the same day.',
    'Refused to sign off on a deduction I wanted, and was right.',
    'Our nonprofit’s board understood the audit report for the first time.',
    'The amended return brought back just over four thousand dollars.',
    'I moved across the country in the middle of the year and none of it turned into a problem.',
    'Built us a simple sheet for setting tax aside, and I have used it every Friday since.',
    'Came out to the yard to look at the equipment before writing it off.',
    'The planning meeting in October is the best two hundred dollars we spend.',
    'Spotted that our old firm had been filing under the wrong entity code for years.',
    'Fast with the easy questions, careful with the difficult ones.',
    'Our inventory finally matches the general ledger.',
    'I was dreading the conversation about back taxes. It took forty minutes and ended with a plan.',
    'Knows the local rules as well as the federal ones, which is rarer than it should be.',
    'Divided the work so that my own bookkeeper could do the cheap part.',
    'Got our sales tax registrations done in the right order.',
    'Even the engagement letter was readable.',
    'Held my hand through the sale of the building and the exchange after it.',
  ],
  mixed: [
    'The work is excellent, but expect silence from mid-March until the deadline.',
    'A good result, though I would have liked a call before the extension was filed.',
    'Solid return. The portal is clumsy and I uploaded the same document three times.',
    'Costs more than my old preparer; on balance the planning was worth it.',
    'Right on the technical side, a little brisk on the phone.',
  ],
  critical: [
    'The return was correct in the end but came back two days before the deadline.',
    'I had to ask three times for an update and ended up speaking to an assistant.',
    'We were quoted one price and billed another because of extra state filings no one had mentioned.',
  ],
};

export const bookSentences: ReviewSentences = {
  praise: [
    'Eighteen months of unreconciled accounts were clean in five weeks.',
    'The Friday summary is the only email I read on my phone in full.',
    '{first} noticed a double payment to a supplier that had been going on for half a year.',
    'Payroll has been on time and right for every single run.',
    'Our accountant sent a thank-you note after receiving the year-end file, which has never happened before.',
    'I finally know which of my two locations makes money.',
    'Set up bill approval so that I stop signing checks in the parking lot.',
    'Patient with my receipts, firm with my vendors.',
    'Month-end closes by the sixth. I did not know that was possible for a company of nine people.',
    'Asked good questions about how the kitchen works before touching the chart of accounts.',
    'Sales tax in four states, filed without a reminder from me.',
    '{first} labels everything so that I could find a receipt from 2023 in a minute.',
    'Took over in the middle of a mess and never once made me feel stupid about it.',
  ],
  mixed: [
    'Books are spotless. I would like a bit more explanation with the reports.',
    'Great work, though the switch of software took longer than we had planned.',
    'Reliable every month; just do not expect answers in the evening.',
    'Good value. The first month had a few miscoded expenses, fixed right away when I pointed them out.',
  ],
  critical: [
    'The monthly report slipped to the twentieth twice, which defeats the purpose for us.',
    'Fine bookkeeping, but we outgrew it within a year and no one told us that we had.',
  ],
};

export const cfoSentences: ReviewSentences = {
  praise: [
    'The thirteen-week cash flow changed how we run Monday meetings.',
    'We closed the round with a model that held up to two weeks of questions.',
    '{first} cut our board deck from forty slides to eleven, and the board thanked us.',
    'Talked us out of a bad lease and into a better line of credit.',
    'Within a month we knew our margin by product. It was not the product we thought.',
    'The bank renewed our facility after reading one page that {first} wrote.',
    'Sat in on the hiring of our controller and then quietly handed over.',
    'Direct, funny, and never once used a buzzword.',
    'We raised prices by nine percent on this advice and lost two customers out of three hundred.',
    'For one day a week we get more than our last full-time hire delivered.',
    'Showed our founders how to disagree about a spreadsheet instead of about each other.',
    'During due diligence there was no document we could not produce in an hour.',
    'Our first real budget, and we landed within four percent of it.',
    'Found that we were paying for freight twice, which covered the fee for a year.',
    '{first} asked what would have to be true for the plan to work, and kept asking.',
    'Put the whole company on one page that I can draw from memory.',
    'Negotiated payment terms with our two largest suppliers and kept both of them friendly.',
    'Told the board the bad news before I had to, and with a proposal attached.',
    'Cut the month-end from twenty-two days to seven.',
    'Made our engineers care about gross margin, which I would have bet against.',
  ],
  mixed: [
    'Strategically superb; day-to-day follow-up depends on having someone in house.',
    'Worth the fee, but the first month is mostly questions. Be ready for that.',
    'Very good with investors, a little impatient with our sales team.',
    'The forecast was right. Delivering the news could have been gentler.',
  ],
  critical: [
    'Clearly stretched across too many clients in the quarter we needed help most.',
    'Good analysis, but we had wanted someone to do the work and not only to describe it.',
  ],
};

export const adviceSentences: ReviewSentences = {
  praise: [
    'I came in with six accounts and a headache and left with two accounts and a plan.',
    'Nothing was sold to me. I checked twice.',
    '{first} showed us what happens if the market halves the year we retire, and we still retire.',
    'Took the time to explain Social Security to my husband, who had made up his mind in 1998.',
    'The plan is ten pages long and I have read it more than once.',
    'Convinced me to keep the old pension, with figures I could follow.',
    'Worked with our lawyer on the trust so that I had to be in only one meeting.',
    'My shares vested in March; by June the tax was paid and half was in something boring.',
    'We stopped fighting about money. That alone was worth the fee.',
    'Honest enough to tell us we did not need ongoing management.',
    'Answered my daughter’s questions about college costs as carefully as mine.',
    'After my divorce I needed someone calm. I found that person here.',
    'Found an old 401(k) from a job I had forgotten.',
    'Put our insurance in order and canceled two policies that were doing nothing.',
    'I asked the same question three times over six months and got the same patient answer.',
    'We finally have wills, and they took less time than choosing the sofa.',
    'Explained fees on one sheet, including the ones other people charge me.',
    'When the market dropped in spring, {first} called me before I called anyone.',
    'Helped us to say no to a boat and yes to a sabbatical.',
    'Treats a teacher’s savings with the same care as a surgeon’s, I know because we are one of each.',
    'The student loan plan alone will save us years.',
  ],
  mixed: [
    'Thoughtful advice. The paperwork to move accounts took longer than promised, mostly the bank’s fault.',
    'Helpful plan; I would have liked a little more on insurance.',
    'A flat fee is fair, although it felt steep in the first year.',
    'Knows the subject very well. Sometimes a slide less would do.',
  ],
  critical: [
    'I expected more than two meetings a year for the price.',
    'The plan was fine but generic; our situation with property abroad hardly came up in it.',
  ],
};

/** Short ones that fit any professional. */
export const shortPraise: readonly string[] = [
  'Quick, kind and exact.',
  'Would hire again tomorrow.',
  'Exactly what I needed.',
  'Clear answers, fair price.',
  'Wish I had called two years ago.',
  'Recommended by my brother-in-law, who is never right about anything except this.',
  'Professional from the first call to the last.',
  'I tell every other owner on our street.',
  'Five stars and a standing invitation for coffee.',
  'Worth every dollar.',
];

/** Public replies of professionals to reviews. */
export const replies: readonly string[] = [
  'Thank you for saying so. It helps a great deal when the questions come early, as yours did.',
  'Thank you, it was a pleasure. See you in the new year for the planning call.',
  'I appreciate your candor. We have since added a second person for the busy months.',
  'Thanks for the kind words, and for the box of oranges.',
  'You are right about the delay, and I am sorry for it. The process has changed.',
];
