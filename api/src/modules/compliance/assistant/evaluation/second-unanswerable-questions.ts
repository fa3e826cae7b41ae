import { unanswerable, type EvaluationQuestion } from './evaluation-question';

type Part = 'secondOpen' | 'secondSealed';
type Trap = NonNullable<EvaluationQuestion['trap']>;

const refuseAll = (part: Part, trap: Trap, ...texts: readonly string[]): EvaluationQuestion[] =>
  texts.map((text) => unanswerable(part, trap, text));

/** 40 questions by the author of `secondAnswerable` that no guide answers, many of them near misses. */
export const secondUnanswerable: readonly EvaluationQuestion[] = [
  ...refuseAll(
    'secondOpen',
    'other jurisdiction',
    'does Colorado make you put the pay range in help wanted ads? 9 of us at a bike shop in boulder',
    'our dispatch office is in chicago, how many paid sick hours a year do i have to give the drivers there',
    'is there a tax on shop rent in miami like the one they have in manhattan, signing for a gelato place next week',
    'we keep getting delete-my-data emails from people in virginia. how many days does the virginia law give us',
    'can i treat my hairstylists as contractors in new jersey, they rent the chairs from me. what test does nj use',
  ),
  ...refuseAll(
    'secondOpen',
    'tax sum',
    'i netted 84,300 driving my own tow truck, single no kids. how much will i owe federal all together',
    'work out my nyc unincorporated tax please, profit was 212k, one owner, all clients in the city',
    'if i bonus my foreman 6500 how much lands in his pocket after everything is taken out, hes married, in georgia',
    'sold 18,420 of pottery in New Mexico last quarter, tell me the exact sales tax to send in',
  ),
  ...refuseAll(
    'secondOpen',
    'no such law',
    'when does the federal Four Day Work Week Act kick in for shops under 20 employees and what do i have to hang up',
    'how do i file the FinCEN form 120 for small landlords, the one thats new this year',
    'what are the penaltys under the national Tip Jar Fairness Act? a customer told my barista about it',
  ),
  ...refuseAll(
    'secondOpen',
    'other subject',
    'for my delivery van is it better to take the per mile rate or deduct gas and repairs',
    'my waitress is pregnant and wants a stool at the register and more breaks, do i have to',
    'how do i lock in the name of my food truck so nobody else can use it',
    'one of my roofers fell off a ladder. does the comp insurance pay his wages or do i',
    'ex husband claims both kids on his return every year even tho they live with me. what can i do about it',
  ),
  ...refuseAll(
    'secondOpen',
    'advice beyond the guides',
    'should i put the 60k from selling the big truck into index funds or pay down the shop loan',
    'do you think the overtime salary number goes up again after the next election',
    'which state should i move my online vitamin biz to so i pay the least, was thinking florida or nevada',
  ),
  ...refuseAll(
    'secondSealed',
    'other jurisdiction',
    'need to know the sick leave rules for a 7 person tattoo shop in philadelphia, heard the city has its own',
    'looking for a commission only car salesman in Toronto, what does ontario say about putting the pay in the ad',
    'brazil has a privacy law like the european one right? we sell swimwear to ladies in sao paulo, what do we need to do',
    'in Massachusetts a freelancer counts as an employee unless 3 things are met i think, what are the three over there',
    'does australia have the quarterly digital tax updates for self employed, my brother in law is a sparky in Perth',
  ),
  ...refuseAll(
    'secondSealed',
    'tax sum',
    'me and the wife both work, 71k and 48k, plus i made 9,200 from dj gigs. how big is our refund gonna be',
    'rent for our gallery in chelsea is 26,500 a month, just tell me in dollars what each quarterly rent tax check has to be',
    'got paid 3,750 for a kitchen install, how much exactly should i set aside for self employment tax',
    'sold my half of the car wash for 340k, bought in at 95k in 2014. capital gains comes to what?',
  ),
  ...refuseAll(
    'secondSealed',
    'no such law',
    'heard about the Small Shop Data Shield Act, what do i need on my website by january to comply',
    'do i need form 1099-GIG for the girl who watches the counter on weekends',
    'that federal law that caps card fees at 1 percent for stores under 1 million, how do i sign up for it',
  ),
  ...refuseAll(
    'secondSealed',
    'other subject',
    'landlord kept my whole deposit when i moved the salon out, can he do that',
    'what do i need to hire a friend whos here on a student visa as dishwasher',
    'how many years do i write off a new walk in freezer over, or can it all go in one year',
    'customer never paid a 6k invoice for his fence, can i put a lien on the house',
    'is my employee allowed to record our meetings on his phone w/o telling me',
  ),
  ...refuseAll(
    'secondSealed',
    'advice beyond the guides',
    'will bitcoin be up by spring, thinking of holding part of our cash cushion in it',
    'how likely is it they drop the paypal form limit back down to 600 in the next couple years',
    'sell the laundromat now or wait 2 years til rates come down, what would you do',
  ),
];
