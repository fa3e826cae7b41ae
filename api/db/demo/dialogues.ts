/** A conversation of the demo data between a client and a professional, by name. */
export interface DemoDialogue {
  client: string;
  professional: string;
  /** Days before the demo day on which it started. */
  started: number;
  /** 'c:' is said by the client, 'p:' by the professional. */
  lines: readonly string[];
  /** The last so many lines are still unread by the one they were sent to. */
  unread?: number;
}

export const demoDialogues: readonly DemoDialogue[] = [
  {
    client: 'Jordan Ellis',
    professional: 'Rachel Whitfield',
    started: 9,
    unread: 1,
    lines: [
      'c:Hi Rachel, I run a small home-goods shop in Hoboken, half of our sales are online now. Are you taking new clients this year?',
      'p:Hello Jordan, I am, from the first week of December. Which platform do you sell on, and do you collect sales tax outside New Jersey yet?',
      'c:Shopify plus a little on Etsy. We only collect in NJ and NY. Should we be worried?',
      'p:Not worried, but let us look. Can you export your sales by state for the last twelve months? Most states start at $100,000, a few also count orders.',
      'c:Sent to your office address. Pennsylvania is the big one, about $84,000.',
      'p:Thank you, I have it. Pennsylvania is close, so I would plan the registration for January and not file anything yet. Would a call on Thursday at ten suit you?',
    ],
  },
  {
    client: 'Jordan Ellis',
    professional: 'Daniel Okonkwo',
    started: 24,
    lines: [
      'c:Good morning. My partner and I are 41 and have never had a proper plan. Do you work with people who own a shop rather than a pension?',
      'p:Good morning Jordan. I do. The first year is four meetings and costs $2,800 flat. A SEP or solo 401(k) will probably be the first thing we talk about.',
      'c:That is clearer than anything I have been told so far. We will talk it over at home.',
      'p:Take your time. If it helps, send me one question each and I will answer both in writing, no charge.',
    ],
  },
  {
    client: 'Jordan Ellis',
    professional: 'June Castle',
    started: 40,
    lines: [
      'c:Hello June, do you take on clients outside Oregon? I need someone to reconcile two bank accounts and a Shopify feed each week.',
      'p:Hi Jordan! Yes, about half of my people are elsewhere. Weekly for that size is $360 a month. Want me to look at last month for free so that we both know what we are in for?',
      'c:That would be great. I have sent you an accountant invitation.',
    ],
  },
  {
    client: 'Jordan Ellis',
    professional: 'Maya Castellanos',
    started: 63,
    lines: [
      'c:Hi Maya, a friend at a startup recommended you. We are just a shop, so maybe we are too small or too ordinary for you?',
    ],
    unread: 1,
  },
  {
    client: 'Tobias Grant',
    professional: 'Rachel Whitfield',
    started: 15,
    lines: [
      'c:Rachel, the city sent me a commercial rent tax letter. Is that real?',
      'p:It is real, unfortunately, but it only applies south of 96th Street in Manhattan. Is that for the Canal Street stockroom?',
      'c:Yes. Rent there is $22,000 a month.',
      'p:Then you are over the line and we should file. I will prepare the annual return and ask for the penalty to be waived, since it is the first one.',
      'c:Thank you. You have made a bad morning better.',
    ],
  },
  {
    client: 'Phoebe Lancaster',
    professional: 'Rachel Whitfield',
    started: 4,
    unread: 2,
    lines: [
      'c:Hi! I sell ceramics at markets and online, around $60k a year. Do I need a CPA or just a good spreadsheet?',
      'c:Also, do you work with people in Philadelphia?',
    ],
  },
  {
    client: 'Katie O’Rourke',
    professional: 'Daniel Okonkwo',
    started: 33,
    lines: [
      'c:My mother has a federal pension and has to choose a survivor benefit by January. Could you look at it with her?',
      'p:Gladly. Please ask her for the estimate she received and the ages of everyone involved. It takes one meeting, ninety minutes, $450.',
      'c:She would like the Tuesday before Thanksgiving, in the afternoon.',
      'p:Three o’clock is hers. I will send a short list of papers to bring.',
    ],
  },
  {
    client: 'Deborah Lyle',
    professional: 'Daniel Okonkwo',
    started: 2,
    unread: 1,
    lines: [
      'c:Hello Daniel, I retire in fourteen months and have everything in one fund. Is that a problem, and what would you need from me to tell?',
    ],
  },
  {
    client: 'Sandeep Rao',
    professional: 'Priya Raman',
    started: 21,
    lines: [
      'c:Priya, we have eleven months of runway and investors asking for a monthly pack. No one here has ever made one.',
      'p:Happy to help, Sandeep. What do you close the books in today, and who does it?',
      'c:QuickBooks, and our bookkeeper sends a P&L around the 25th.',
      'p:Then the pack will wait until the close is at day ten; otherwise we decorate old news. I would start with two weeks on the close and build the pack out of it. I can begin on the 1st.',
      'c:Makes sense. Please send the agreement.',
    ],
    unread: 1,
  },
  {
    client: 'Derek Chung',
    professional: 'Priya Raman',
    started: 6,
    unread: 1,
    lines: [
      'c:Do you ever do a one-off review of a model? Ours grew to thirty-one tabs.',
      'p:I do. It is a fixed $2,400 and you get it back with fewer than ten. May I see it under an NDA?',
      'c:Of course, I will send both this afternoon.',
    ],
  },
  {
    client: 'Monica Vance',
    professional: 'Marcus Delgado',
    started: 48,
    lines: [
      'c:We are bidding on our first bonded job. The surety wants a reviewed statement and a work-in-progress schedule. How long does that take?',
      'p:Three weeks if your job costs are in order, six if they are not. How many jobs are open?',
      'c:Seven. Costs are in a spreadsheet that only my husband understands.',
      'p:Then let us start with your husband. Monday at four?',
      'c:He says yes, and that the spreadsheet is perfectly clear.',
      'p:They always are.',
    ],
  },
  {
    client: 'Wendy Kwan',
    professional: 'Victor Tran',
    started: 70,
    lines: [
      'c:One of my exchanges shut down in 2022 and I have no records from it, only bank transfers. Is that hopeless?',
      'p:Not hopeless. Bank transfers give us the ends, the chain gives us most of the middle. Do you still have the withdrawal addresses?',
      'c:I have about nine of them in old emails.',
      'p:Nine is plenty. It will be a weekend of work for me, $900, and a memo with every assumption.',
    ],
  },
  {
    client: 'Renée Baptiste',
    professional: 'Calvin Broussard',
    started: 18,
    lines: [
      'c:Bonjour Calvin, do you take on restaurants? I know you say energy, but you are ten minutes from us.',
      'p:Bonjour Renée, I take a few, mostly for the lunch. Let me send you to Lucia in Santa Fe if you want a specialist; if you want someone close by, come on Friday.',
      'c:Close by wins. Friday it is.',
    ],
  },
  {
    client: 'Abdi Hassan',
    professional: 'Warren Oyelaran',
    started: 11,
    lines: [
      'c:I own a freight brokerage with my cousin and would like to sell him my half in five years. Where do people begin?',
      'p:With an agreement about how the price will be set, long before anyone needs a price. Do you have a buy-sell agreement now?',
      'c:A handshake.',
      'p:Then that is the first page. I will send you the six questions it has to answer.',
    ],
  },
  {
    client: 'Travis McAllister',
    professional: 'Nadia Haddad',
    started: 27,
    lines: [
      'c:Got a licensing check that is bigger than my last three years put together. What do I do before I do something stupid?',
      'p:Congratulations! Put 38% of it in a savings account today and do nothing else until we talk. Which state did the song get licensed in?',
      'c:California, for a film.',
      'p:Then there may be withholding to claim back. Send me the statement and the contract, and enjoy a dinner out.',
      'c:Dinner booked. Statement sent.',
    ],
  },
  {
    client: 'Pierce Donnelly',
    professional: 'Lawrence Beaumont',
    started: 55,
    lines: [
      'c:We had an unsolicited offer for the agency at 4.2 times EBITDA. Is that any good?',
      'p:It depends on whose EBITDA. Owner salaries at market? One client above 20%?',
      'c:No, and yes.',
      'p:Then the real multiple is nearer six on today’s number, and the concentration is what they will use to push it down. Do not answer for two weeks. I can have a view a week from Friday.',
    ],
  },
];
