import { stemmer } from 'stemmer';

/**
 * Words with which people tell about themselves before they ask: who they are, whom they deal with, what they make or
 * sell, what happened. They are not the subject of a question, so one that no guide has counts little against a guide.
 * Subjects that guides may lack are in `other-subjects.ts`.
 */
const words = `
  hairdresser stylist barber beautician nail technician massage therapist tattoo artist photographer videographer illustrator designer graphic writer editor copywriter
  blogger influencer youtuber podcaster musician singer drummer dancer actor model coach trainer tutor teacher instructor babysitter nanny housekeeper cleaner janitor maid
  gardener landscaper plumber electrician carpenter roofer painter welder mechanic handyman driver trucker courier messenger mover cook chef baker bartender waiter waitress
  barista dishwasher cashier clerk receptionist secretary assistant manager supervisor foreman salesperson salesman rep agent broker realtor consultant advisor
  architect surveyor translator interpreter nurse hygienist physician surgeon veterinarian vet pharmacist optician chiropractor caregiver aide technologist tech tester
  programmer webmaster analyst scientist researcher apprentice helper temp crew team guy gal dude lady man woman kid child son daughter wife husband spouse mom mother dad father
  brother sister cousin uncle aunt nephew niece grandma grandpa parent friend buddy neighbor roommate partner cofounder founder owner boss colleague coworker buyer vendor guest tourist
  shop store boutique salon spa gym studio bakery cafe coffee restaurant diner bistro pizzeria deli bar pub brewery winery catering farm ranch nursery florist market
  garage workshop factory mill lab laboratory pharmacy hospital office agency bureau school academy church temple mosque synagogue museum gallery theater club hotel motel hostel
  kitchen basement attic bedroom desk floor street avenue block corner downtown uptown building house home apartment flat condo loft
  candle soap shirt tshirt dress shoe sneaker hat jewelry ring necklace bag purse toy game puzzle book poster print painting sticker mug furniture chair table lamp rug phone laptop
  tablet computer camera bike car van scooter boat guitar album song video clip course lesson class yoga cake cookie bread beer wine cheese honey jam sauce spice tea snack
  supplement cosmetic makeup lotion perfume flower pet dog cat horse
  stay stayed stays sit sits sat live lives lived come comes came leave left move moved travel travels walk talk tell told say said hear heard speak write wrote written send sent
  receive received sign signed refuse refuses refused agree agreed promise promised complain complained demand demanded show showed shown find found lose lost steal stole stolen
  break broke broken hack hacked crash happen start started begin began stop stopped quit hire hired bring brought buy bought pick picked choose chose open opened close closed
  sold selling run running ran own owns owned operate handle try tried want wanted like think thought believe guess wonder wondering worry worried confuse confused stuck panic
  laugh hope decide decided plan planned planning prefer learn learned realize realized notice noticed mention mentioned claim claimed argue
  fast quick quickly slow slowly late early soon lately recently yesterday tomorrow tonight morning evening night weekend monday tuesday wednesday thursday friday saturday sunday
  small little tiny big huge new old young nice bad wrong weird strange funny simple easy hard difficult cheap expensive busy alone broke honest real fake pocket hand hands
  bunch lot dozen pair half couple few several around roughly approximately barely almost nearly maybe probably definitely basically literally honestly
`;

const storyStems = new Set(
  words
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => stemmer(word)),
);

/** Whether a term tells a story instead of naming a subject. @param term a stem */
export const tellsStory = (term: string): boolean => storyStems.has(term);
