import { unanswerable, type EvaluationQuestion } from './evaluation-question';

type Trap = NonNullable<EvaluationQuestion['trap']>;

const refuseAll = (trap: Trap, ...texts: readonly string[]): EvaluationQuestion[] =>
  texts.map((text) => unanswerable('voices', trap, text));

/**
 * What no guide answers, most of it in words that guides have: by the owner of a small restaurant, the founder of a
 * software company, a bookkeeper, a landlord, the manager of a medical practice, the treasurer of a charity, a seller
 * from abroad, a builder, and people who hire.
 */
export const voicesUnanswerable: readonly EvaluationQuestion[] = [
  // The owner of a small restaurant.
  ...refuseAll(
    'other subject',
    'can i count the meals i give my cooks as part of their pay',
    'health inspector closed my kitchen for two days, do i pay the staff for that time',
    'a waiter wants his tips on the paycheck and not in cash, is that my decision',
    'how long does the health department have to answer my permit application',
    'is there sales tax on a cake that people take home',
    'my partner put 40 thousand in the restaurant and now he wants out, how do we split',
    'can i charge customers 3 percent more when they pay by card',
    'who pays when an employee crashes the delivery van',
    'do i get money back for the wine licence if i sell the place before the year ends',
    'cook has a tax lien, the IRS wants part of his wages. how much do i take out',
  ),
  ...refuseAll(
    'other jurisdiction',
    'sick days for 14 people in a cafe in Austin',
    'what does Nevada say about paying overtime after 8 hours a day',
  ),
  // The founder of a software company.
  ...refuseAll(
    'other subject',
    'Can we pay our first engineers partly in shares instead of salary?',
    'an employee built a tool at night on her own laptop. does the company own it',
    'Our Delaware corporation gets a yearly franchise tax bill, how is it computed?',
    'does the R&D credit offset our payroll taxes',
    'do investors in our SAFE round get a tax form from us',
    'Our privacy policy was copied by a competitor. What can we do?',
    'How do I revoke access and get the laptop back when a developer in India quits?',
    'do we need consent to use customer data to train a model',
    'is the money from a hackathon prize income of the company',
    'How do I file an 83(b) election',
  ),
  ...refuseAll(
    'advice beyond the guides',
    'is it better to hire developers in Poland or in Texas',
    'what valuation should we ask for with 400k of yearly revenue',
  ),
  // A bookkeeper with many clients.
  ...refuseAll(
    'other subject',
    'client has two years of uncashed checks to contractors, what do I do with that money',
    'How do I book a loan from the owner to the company?',
    'client wants to switch from cash to accrual, is a form needed',
    'which 1099 do I use for rent and which for royalties',
    'what interest rate must a shareholder loan have',
    'my client got a CP2100 letter about wrong names and numbers',
    'do I need an engagement letter for bookkeeping only',
    'client died in March, who signs his return',
    'Payroll company went broke with the money of our client. Does he get it back?',
    'can I take a power of attorney and talk to the IRS for my client',
    'what is the difference between Form 940 and the state unemployment report',
  ),
  ...refuseAll(
    'no such law',
    'when do clients send in Form 1099-SV',
    'is the Bookkeeper Registration Act already in force',
  ),
  // A landlord.
  ...refuseAll(
    'other subject',
    'can I deduct the new roof of my rental at once',
    'tenant stopped paying rent in May, what is the first step',
    'do I pay self-employment tax on rental income',
    'what deposit can I ask from a shop tenant',
    'Is a cleaning fee for weekend guests part of the hotel tax base?',
    'My brother and I own the house half and half. Do we need an LLC?',
    'tenant wants to pay in bitcoin',
    'my agent kept the rent for two months and does not answer',
    'what are passive losses and how much can I use',
    'if I sell the flat in London what does HMRC take from the gain',
    'does a landlord have to allow an electric car charger',
  ),
  ...refuseAll(
    'other jurisdiction',
    'is there a tax on the rent of my office in Washington DC',
    'rent register for landlords in Scotland',
  ),
  // The manager of a medical practice.
  ...refuseAll(
    'other subject',
    'may the receptionist give out prescriptions while the doctor is away',
    'insurer pays our claims three months late, is there a deadline for them',
    'a nurse wants to see the personnel file we keep about her',
    'do we have to provide an interpreter for deaf patients',
    'can we bill patients for missed appointments',
    'what vaccinations may we require from our staff',
    'doctor is leaving and wants to take his patients with him',
    'how do we enroll with Medicare as a new provider',
    'do we need a medical director for a beauty clinic',
    'is the practice responsible when a patient falls in the parking lot',
  ),
  ...refuseAll('other jurisdiction', 'what does the health privacy law in Ontario want from a small clinic'),
  ...refuseAll('tax sum', 'nurse makes 36 an hour and did 52 hours last week, what do we pay her'),
  // The treasurer of a charity.
  ...refuseAll(
    'other subject',
    'what receipt do we write for a donated car',
    'can our board members vote by email',
    'does our charity pay sales tax when it buys chairs',
    'how many directors have to be independent',
    'may we lend money to our founder',
    'is the income from our gift shop taxable for the charity',
    'a donor wants his money back',
    'we lost the letter that says we are exempt, how do we get a new one',
    'what share of our money may go to salaries and fundraising',
    'how do we close the charity and who gets the money that is left',
    'do volunteers count as employees when they get a stipend',
  ),
  ...refuseAll(
    'advice beyond the guides',
    'write a thank you letter to a donor of 500 dollars',
    'which bank is good for a charity',
  ),
  // A seller from abroad.
  ...refuseAll(
    'other subject',
    'which US bank opens an account for an LLC when the owner lives in Japan',
    'do I need a visa to visit my own company in Delaware',
    'what duty does the US take on tea from Japan',
    'does Japan tax the profit of my American LLC',
    'amazon blocked my money because of a document check',
    'how do I get an ITIN by mail',
    'customer in Spain returns the parcel, who pays for the way back',
    'does my food need an English label for the US',
    'how do I move my LLC from Wyoming to Florida',
    'is my US company allowed to send money to Iran',
  ),
  ...refuseAll(
    'other jurisdiction',
    'vat on parcels to Switzerland under 65 francs',
    'does Korea have a one stop shop for sellers of games',
  ),
  ...refuseAll('tax sum', 'I send 210 boxes at 60 euros to France, what VAT is that in a month'),
  // A builder.
  ...refuseAll(
    'other subject',
    'customer did not pay the last 20 percent, can I put a lien on her house',
    'how do I bid for a school project as a small company',
    'do I have to pay prevailing wages on a city job',
    'the sub has no insurance and dropped a beam on a car',
    'how long am I responsible for the roof I built',
    'can I deduct tools that my guys buy themselves',
    'are travel hours to the site paid',
    'inspector wants a harness for everyone above six feet',
    'who pulls the building permit, me or the owner',
    'can I hire somebody who was in prison',
  ),
  ...refuseAll('tax sum', 'sub gave no number and I paid him 6,400. How many dollars go to the IRS'),
  // Someone who hires.
  ...refuseAll(
    'other subject',
    'can I ask an applicant what she earned before',
    'do we have to tell applicants that we said no',
    'new hire never showed up, do we owe him anything',
    'may we pay a signing bonus and take it back when she quits',
    'employee works from Portugal for two months, is that a problem',
    'how many hours can a student on an F-1 visa work for us',
    'two employees do the same job and one earns more, is that legal',
    'she is back from maternity leave, must she get the same desk and job',
    'employee wants Fridays off for religious reasons',
    'what do we have to put in a termination letter',
    'Do I have to give part-timers paid vacation?',
  ),
  ...refuseAll('other jurisdiction', 'pay range in ads for a job in Cleveland', 'does Delaware have a sick leave law'),
];
