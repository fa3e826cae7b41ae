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
  marry married single retire retired moonlight freelance side hustle gig crew squad staffer rookie newbie grandfather grandmother twin baby toddler teen teenager student
  spring summer fall autumn winter christmas holiday easter thanksgiving season seasonal january february march april may june july august september october november december
  wedding party birthday event festival fair expo booth stall stand cart trailer tent pop-up kiosk taco burger sushi noodle ice cream juice smoothie donut sandwich grocery
  photo picture pic image print logo sticker banner flyer brochure sign menu receipt envelope letter mail inbox email message text chat voicemail fax stamp
  cab taxi uber lyft ride bus train plane flight airport boat van fleet tractor forklift
  cold warm hot wet dry dirty clean dark light heavy empty full loud quiet safe sad happy angry mad sorry glad proud tired sick
  dime cent buck penny nickel cash money bill bills payday paycheck tip bonus gift prize deal bargain discount coupon promo
  supposed must gotta hafta wanna gonna kinda sorta ya yeah yep nope lol omg btw fyi asap pls plz thx idk tbh hey hi hello dear
  deal dealt mess messed screw screwed botch blow blew fail failed slip slipped miss missed skip skipped ignore ignored avoid avoided delay delayed rush rushed hurry wait waited
  set setting setup put putting stick stuck drop dropped carry carried hold held throw threw thrown push pushed pull pulled hit turn turned switch switched swap trade traded
  grow grew grown shrink shrank double doubled triple climb drop jump jumped slide slid cross crossed touch touched reach reached land landed
  build built create created design designed develop developed launch launched print printed paint painted cook cooked bake baked brew brewed sew sewn craft crafted
  teach taught train trained coach coached study studied read wrote draw drew drawn sing play played perform performed film filmed record recorded
  worst worse best better main extra spare leftover remaining whole entire total exact certain specific particular regular normal usual typical common rare special separate similar
  chance risk trouble problem issue mistake error typo mixup surprise shock fear hurry luck favor point reason excuse story news rumor tip advice guess doubt
  town village suburb county border coast island mountain valley river lake beach desert abroad hometown downtown neighborhood parking garage dock pier
  morning noon midnight hour minute second decade century birthday anniversary deadline calendar schedule shift overtime lunch dinner breakfast
  latin dutch polish italian spanish french german irish scottish greek turkish russian ukrainian chinese japanese korean indian mexican brazilian canadian australian
  linkedin facebook instagram tiktok youtube twitter craigslist indeed upwork fiverr squarespace wix wordpress patreon substack twitch doordash grubhub instacart
  guitar piano drum knit crochet leather wood metal steel glass stone brick clay ceramic fabric cotton wool silk plastic rubber paper cardboard
  scared scary curious clueless lost overwhelmed dumb stupid smart clever lazy careful careless clear unclear obvious
  whenever whatever however somewhere anywhere everywhere nowhere sometimes often seldom rarely twice thrice
`;

const storyStems = new Set(
  words
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => stemmer(word)),
);

/** Whether a term tells a story instead of naming a subject. @param term a stem */
export const tellsStory = (term: string): boolean => storyStems.has(term);
