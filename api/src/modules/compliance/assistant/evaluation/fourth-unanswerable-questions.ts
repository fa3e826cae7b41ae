import { type EvaluationQuestion, unanswerable } from './evaluation-question';

const refused = (trap: NonNullable<EvaluationQuestion['trap']>, ...texts: readonly string[]) =>
  texts.map((text) => unanswerable('fourth', trap, text));

/** The 50 of the fourth questions that no guide answers. */
export const fourthUnanswerableQuestions: readonly EvaluationQuestion[] = [
  ...refused(
    'other jurisdiction',
    'Opening a second salon in Denver and about to post for stylists. Does Colorado make me name the wage in the ad?',
    'print shop in Chicago with 8 people, how many sick days do they get under the city rule and can they roll them ' +
      'over',
    'State inspector in Newark says my roofers are employes, not subs. What does New Jersey look at to decide that?',
    'a woman in Richmond wants her data from us and quotes Virginias privacy act. are we even under that one, we ' +
      'have maybe 9,000 customers there',
    'Landlord in Tampa adds sales tax to my store rent every month. Is that still a thing in Florida, and at what ' +
      'rate?',
    'My new hire lives in Camden NJ and works at our Philadelphia counter three days. Do I take the Philly wage tax ' +
      'out of her check?',
    'im setting up a web shop in Toronto, at what amount of sales do i have to sign up for HST',
    'Email list leaked, everyone on it is in Manchester or Leeds. What does the information commissioner over there ' +
      'want from us and when?',
    'bookkeeper in perth here, christmas rush. do i get till the end of february for the december BAS if i lodge it ' +
      'myself',
    'Companies House is asking who has significant control of our little limited company in Bristol. Is a 25% ' +
      'shareholder on that list, and what if she lives in Spain?',
    'We knit sweaters in Vermont and ship to customers in Norway, small parcels. What do we sign up for there so ' +
      'they dont get stopped at customs?',
    'do i file a texas franchise report if my llc in El Paso made next to nothing',
  ),
  ...refused(
    'tax sum',
    'Married, three kids, 88,000 on my W-2 and 12k from doordash. What will I owe in April?',
    'If my helper makes 1,150 a week, single, lives in Columbus, what is his take home after everything comes off',
    'bought a lot in 2009 for 95 thousand, just sold it for 310. how much goes to the goverment',
    'A customer in Plano ordered a table for 2,340 plus 180 delivery, please give me the total with tax to put on ' +
      'the invoice',
    '61k profit from my handyman work last year, no employees. can u work out my self employment tax and the ' +
      'quarterly amounts',
  ),
  ...refused(
    'no such law',
    'My cousin says since the Home Office Fairness Act you can get 300 dollars a month from the government for your ' +
      'spare room. Where do I sign up?',
    'we run two web shops out of Syracuse, do both have to report under New Yorks Digital Storefront Disclosure Law ' +
      'or only the bigger one',
    "Does the American Payroll Openness Act of 2026 mean I have to hang everybody's wages up in the break room?",
    'how do american shops pay the EU visitor levy, the 2 cents for each european who clicks on your page',
    'Heard about the food truck credit, Form 1097-Q, up to 7,500 for every truck. Can I claim it for a used one I ' +
      'bought off my brother?',
  ),
  ...refused(
    'advice beyond the guides',
    'Sold the dump truck and have 40 grand sitting around. nvidia or one of those index funds?',
    "an insurance man wants me to use whole life as my pension since I'm self employed. Good idea or is he just " +
      'after the commission',
    'Our lease is up in spring and the landlord would sell us the building for 620,000. Are we better off buying or ' +
      'staying renters?',
    'somebody offered 280k for my laundromat, it makes about 70 a year. fair price? should i hold out',
    'which accountant in Tulsa would you pick for a small trucking outfit',
  ),
  ...refused(
    'other subject',
    'besides social security and medicare, isnt there an unemployment tax to the feds as well? what percent and ' +
      'whats that return called',
    'We sent in the second quarter payroll return and then found we had put one guy in twice. How do we correct a ' +
      '941 thats already filed?',
    'A few of us want to start a dog rescue and be a real charity so people can deduct donations. Which form makes ' +
      "us tax exempt and what's the fee?",
    'Our museum makes 60,000 a year renting the parking lot to a commuter company. Does that income get taxed ' +
      'although we are a nonprofit?',
    'An angry patient swears he will report our two doctor office to HHS. If they find we broke hipaa, what does it ' +
      'cost us, ballpark?',
    'We have nine employees and no group plan. Can I pay them back for the insurance they buy on their own, and up ' +
      'to how much tax free?',
    'my aunt in Taipei is giving me 150,000 dollars as a present to start my cafe. is there a form for a gift from ' +
      'abroad',
    'My brother in Lisbon is selling his condo in Miami and the title company wants to keep 15 percent back. Why, ' +
      'and can he get it down?',
    'I pay 1,500 a month to a private landlord for my workshop, just a regular guy. At new years does he get a 1099 ' +
      'for the rent, and is it the same kind?',
    'start up with no profit, can the research credit come off our payroll taxes rather than income tax',
    'LLC is called Brandt Holdings but the sign over the door says Corner Cup. do i have to register the second ' +
      'name somewhere',
    "Waiter in our Manhattan place was off sick for one single day. Can I ask him to bring a doctor's note?",
    'May I ask an applicant in Yonkers what she was paid at her last job, or is that off limits now?',
    'We made our company an S corporation in 2022, office near Union Square. What does the city charge S corps and ' +
      'on which return?',
    'what vat percent goes on childrens books sold to Hungary',
    'We put a jar on the counter and split the tips at closing. Is the shift manager allowed a share, and can I pay ' +
      'the servers below minimum wage because of it?',
    'Got papers from the court to take child support out of Miguels check. How much of it can they make me take, ' +
      'and do I pay him or the state first?',
    'Tenant upstairs of my shop is 3 months behind. How much notice before I can get him out?',
    'For my pickup, is it better to write off miles or gas and repairs? And can I switch next year',
    'Just me in the business, no employees, 52 years old. how much can i stuff into a solo 401k',
    'new guy starts monday and only has a drivers license, no social security card with him. is that enough for the ' +
      'I-9',
    'how do i book it in quickbooks when the bank loan paid the dealer direct for the forklift',
    'My partner in the LLC wants out and we never wrote anything down between us. What is she entitled to and do I ' +
      'have to buy her half?',
  ),
];
