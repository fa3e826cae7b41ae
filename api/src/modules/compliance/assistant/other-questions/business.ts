/** Companies, contracts, money, property and licenses: what no guide says, a line for each subject. */
export const businessQuestions = `
  LLC with my brother, house with siblings, co-owners, half and half, do we need an LLC, put rentals into an LLC
  partner wants out, buy out a co-owner, split the money, partner took money, deadlock, partner dies
  operating agreement missing
  investor terms, SAFE, convertible note, cap table, dilution, valuation, term sheet, accredited
  tax form for investors, Reg D
  raise money from friends, crowdfunding, loan from my parents, angel, bank of grandma, promissory note
  convert an LLC to a corporation, merge, change state, domestication, move my LLC, conversion cost
  reinstate a dissolved LLC, lost good standing, late annual report, inactive LLC, sole member died
  board resolution, minutes, officers, stock certificate, seal, authorized shares, shareholders' vote
  personal liability of owners, veil, piercing, asset protection, lawsuit against my LLC, mix private and company money
  company name taken, competitor uses the same name, rename, trade name, domain, social handle
  trademark registration, cease and desist, logo copied, copyright notice, music in a store, photos from the web
  stolen content, takedown
  patent application, invention, prototype copied, NDA with a factory, license deal, trade secret
  contract signed by mistake, cancel a contract, cooling off, verbal agreement, handshake deal, email as contract
  electronic signature
  customer cancels, deposit back, refund, no refund policy, complaint, bad service claim, warranty, guarantee
  customer does not pay, unpaid invoice, interest on late payment, demand letter, collection agency, lien, small claims
  supplier late, wrong goods, price increase, minimum order, exclusive deal, distributor, consignment
  lawsuit, summons, subpoena, settlement, mediation, lawyer fees, contingency, legal aid, witness
  insurance claim, general liability, professional liability, product liability, business interruption, key person
  umbrella, certificate of insurance
  customer hurt in my shop, slip and fall, dog bite, parking lot fall, waiver, food poisoning, allergic reaction
  theft, burglary, vandalism, shoplifter, stolen goods, insurance fraud, police
  buy a business, sell a shop, goodwill, broker commission, bill of sale, assets or shares, noncompete of a seller
  franchise disclosure, royalty, leave a franchise, territory
  bank account closed, frozen, overdraft, merchant account, cash deposit, check fraud, wire recall, Zelle scam
  business credit, loan, SBA, line, credit card, leasing, factoring, merchant cash advance, collateral, bad credit
  default
  grants, subsidies, women-owned, minority-owned, veteran-owned, disaster loan, relief money, incubator
  bankruptcy, insolvency, debts of a closed company, creditors, chapter 13, personal guarantee called, debt settlement
  invest money, index fund, stocks, gold, real estate, retirement saving, financial adviser, hold bitcoin
  interest rates
  buy or rent, house prices, mortgage rate, appraisal, closing cost, realtor, home inspection, title, survey
  commercial mortgage, building sale, cap rate, triple net, CAM charges, property manager took the rent
  agent kept the money
  eviction, tenant does not pay, late fee, deposit for a shop tenant, tenant damage, pets, roommates, cleaning, key
  EV charger of a tenant
  construction contract, contractor vanished, permit, inspection, architect, defects, delay, payment schedule
  change order
  home renovation, handyman, neighbor's fence, trees, HOA, easement
  uncashed checks, unclaimed property, escheat, lost stock, dormant account
  accounting software, spreadsheet, chart of accounts, journal entry, book a loan, reconcile, invoice template
  categories, receipts app
  cash flow, profit margin, break even, pricing, budget, KPI, salary I can afford, forecast, CFO
  owner's draw, pay myself, loan to owner, capital contribution entry, retained earnings, equity section
  lost records, fire destroyed books, records retention for taxes, shred, scan receipts, backup of books
  bookkeeper quit, messy books, catch-up, hire a bookkeeper, accountant fee, switch accountants
  accountant not answering
  advertising claims, made in USA, organic, comparative ads, sweepstakes, coupons, influencer contract, testimonial
  product recall, safety test, label, barcode, children's toys, cosmetics, supplements, CBD, electronics, FCC
  food label, nutrition, allergen, expiry date, home kitchen, farm products, raw milk, meat, alcohol delivery
  truck, DOT number, CDL, trailer, hazmat, freight broker, log book, courier license, drone
  energy, solar lease, utility bill, generator, water, internet provider, phone contract
  export, license, dual use, embargo, letter of credit, incoterms, freight, customs broker, import from China
  anti-bribery, kickbacks, gifts to officials, money laundering, know your customer, suspicious activity
  money transmitter, gift cards fraud
  antitrust, price fixing, resale price, boycott, unfair competition, defamation, bad review, competitor lies
  securities, token sale, investment club, fund, broker-dealer, adviser registration
  government contract, SAM registration, small business certification, prevailing wage, bid protest, procurement
  telemarketing, robocall, spam, cold email, do-not-call, SMS consent, fax ads
  ADA ramp, service animal, deaf customers, website accessibility, sign language, refuse a customer
  discrimination in a shop
  notary, apostille, power of attorney, witness, legal translation, certified copy
  health inspector, county permit, septic, well, pool, playground, sauna, tattoo, beauty clinic
  church, school, daycare, club, sports league, team, booster, homeowners, scouts
`;
