/** The same beside the guides to the law of states, cities and other countries, and to accounts and owners abroad. */
export const nearOtherGuides = `
  sales tax rate in a city or county, how much is sales tax here, look up a rate, use tax on things I buy online
  is food, clothing, candy, cake, medicine, coffee, haircut, repair, gym or labor taxed, exempt goods
  taxable services, tax free weekend
  charge sales tax on shipping, tips, coupons, gift cards, rentals, installation or delivery fees
  sales tax in my own state with a shop, where do I pay the sales tax I collected, seller's permit application
  closing a sales tax account
  customer refuses to pay sales tax, charged too much sales tax, refund of sales tax, sales tax audit, assessment
  penalty appeal
  buy goods without tax as a reseller, how to get a resale certificate, exempt customer without a form
  tax on business equipment
  sales tax on a car, boat, house, used goods, auction, vending machine, food truck, farmers market, craft fair permit
  income tax nexus, corporate tax in another state, do I owe income tax where I sell, gross margin tax, P.L. 86-272
  drop shipping supplier, wholesale license, Amazon fees, FBA prep, hijacked listing, brand registry
  lottery, alcohol, tobacco, fuel, tire or bag tax, plastic bag fee, telecom tax, digital ad tax

  fire an employee in California, final pay in California, meal breaks in California, paid sick leave in California
  minimum wage in California, expense reimbursement
  contractor in California wants unemployment, workers comp for contractors, EDD audit, register with EDD
  California payroll tax
  contractor or employee in another state, federal economic reality test, IRS twenty factors, common law test
  independent contractor license board, CSLB complaint, handyman without a license, minor work exemption
  PAGA lawsuit, class action by workers, arbitration agreement, wage statement penalty
  booth rent, chair lease agreement, salon license, barber permit, cosmetology board
  driver insurance, delivery app deactivated me, gig worker benefits, union of drivers, prop 22 guarantee pay
  loan out company, film crew, actors, child performers, entertainment permit
  California franchise tax, 800 dollar minimum tax, LLC fee, statement of information

  ask an applicant for past salary, salary history, criminal record, age, photo, credit or social media
  interview questions
  reject an applicant, tell applicants no, withdraw an offer, offer letter, start date, no show on the first day
  reference
  job ad for women or men only, young team, language or visa in a job ad, discriminate in hiring, disability in hiring
  fake job ad, fee for job boards, where to post a job, headhunter fee, poach employees, internal candidates first
  raise, promotion refused, performance review, pay less than promised, salary negotiation, change the job description
  employees talk about pay, forbid talking about salary, publish salaries, pay equity report, EEO-1
  hire through a temp agency, trial period, fixed-term contract, probation, unpaid test day, internship

  someone sells my data, stop spam calls, remove my name from Google, data broker, delete my own account at a company
  my information was leaked, credit freeze
  record customers with cameras, face recognition, fingerprints of employees, location tracking
  read mail of employees, keylogger
  train artificial intelligence with customer data, chatbot rules, scraping a website, automated decisions, deepfake
  email marketing rules, newsletter without consent, text messages to customers, cold calls, unsubscribe
  buy an address list
  children's app, age check, school data, student privacy, parents' consent, social media for minors
  competitor copied our privacy policy or website, template for terms, write the policy, cookie tool
  is a generator good enough
  hackers ask ransom, pay the ransom, police report after a hack, cyber insurance, restore data, phishing loss
  wire fraud
  website for the blind, accessibility lawsuit, ADA demand letter, alt text
  data center rules, encryption export, password rules, PCI for cards, SOC 2, ISO 27001, security certificate
  bank privacy, GLBA, credit reports, FCRA, insurance data, video rental privacy, wiretap lawsuit for chat
  online reviews, fake reviews, subscriptions hard to cancel, auto-renewal, free trial, pricing tricks, refund policy
  shop refuses a return, warranty in California, product label Prop 65, gift card cash out, price scanner

  landlord wants to raise the rent, renew a store lease, break a lease, sublet clause, landlord will not repair
  lockout, rent arrears
  tenant does not pay, evict a shop tenant, late rent fee, security deposit of a store, guarantor, holdover
  tenant left things
  real estate tax on a building, property tax appeal, assessed value, abatement, transfer tax, mansion tax
  mortgage recording tax
  deduct rent, rent expense, home rent, rent my house to my company, free rent, rent a desk, coworking contract
  rent control, rent stabilized apartment, broker fee, roommate, heat and hot water, bedbugs
  residential tenant in New York
  sidewalk shed, sign permit, awning, outdoor dining, noise complaint, garbage rules, building violation
  fire inspection in New York
  open a store in Manhattan, costs of a shop, find space, key money, build-out, certificate of occupancy

  doctor's note, sick employee sent home, employee sick for months, fire someone on sick leave, sick on vacation
  false sick note
  vacation days, holiday pay, jury duty, bereavement, snow day, religious holiday, day off for voting, unpaid leave
  sabbatical
  family leave, baby, adoption, paid family leave insurance, disability benefits, return after maternity leave
  same job back, FMLA
  schedule rules, fair workweek, change of shift, minimum hours, just cause firing for fast food in New York
  sick leave outside of the city, New York State sick leave, sick days federal law, New Jersey sick leave, long COVID
  injury at work, comp claim, light duty, return to work, permanent disability, ambulance, workplace violence prevention
  nanny contract, cleaner rights, domestic worker pay, live-in help, au pair
  cash out sick days in another state, donate sick days, leave bank, unlimited vacation

  complain about a European company, get a refund from Europe, my data at a European firm
  right to be forgotten against Google
  UK GDPR, Swiss data law, privacy law in Brazil, Canada, China, Japan, India, Australia or Turkey, data localization
  employees in Europe, hire in Germany or France, European labor contract, works council, posted worker
  holiday in Europe
  AI act, digital services act, product safety in Europe, CE mark, packaging register, battery rules, toy safety
  cosmetics in the EU
  open a branch, subsidiary, GmbH or company in Europe, European bank, trademark in Europe, public tender
  sustainability report, CSRD, supply chain law, carbon border, deforestation, EU sanctions
  dispute with a European customer, which court, consumer rights to return in 14 days, who pays for the return
  warranty of two years, parcel lost

  open a bank account in another country, transfer money home, wire from abroad, limit on transfers
  bring cash into the country, customs declaration of cash
  inheritance from abroad, gift from foreign parents, form 3520, foreign trust, foreign estate tax, foreign will
  sell a house or land abroad, foreign rental income, mortgage abroad, capital gain abroad, property tax abroad
  foreign income exclusion, taxes of an American abroad, expat taxes, double tax, foreign pension
  social security abroad, tax treaty, foreign spouse
  give up citizenship or a green card, exit tax, dual citizen taxes, substantial presence, resident or nonresident
  first year in the country
  foreign mutual funds, PFIC 8621, foreign company I own, form 5471, foreign partnership 8865, crypto exchange abroad
  exchange rate for income, gain on currency, foreign tax credit amount, foreign dividends tax rate
  bank closes accounts of Americans, bank asks for my tax number, W-9 for a foreign bank, self-certification, CRS
  foreign real estate, gold, art, safe deposit box, car or boat abroad reportable
  send money to Iran, Russia, Cuba or North Korea, blocked country, sanctions, charity abroad

  bank account for an LLC of a foreigner, bank for nonresidents, virtual address, mail forwarding, phone number
  Stripe from abroad
  best state for a foreigner's LLC, form an LLC from abroad, cost of an LLC, annual fee, registered agent
  franchise tax of Delaware
  visa through a company, E-2, L-1, O-1, work for my own company, visit my company, green card by investment, EB-5
  does my home country tax my American LLC, tax residence of the owner, permanent establishment
  effectively connected income, branch profits
  ITIN application, W-7, certificate of residence, social security number for foreigners
  1040-NR, nonresident return, withholding 30 percent on dividends or royalties, 1042-S, FIRPTA on selling a house
  treaty rate
  foreigner buys a house, land ban for foreigners, mortgage for foreigners, rental tax of a nonresident
  estate tax of nonresidents
  foreign investor in our startup, CFIUS, shares for foreigners, partner abroad in an LLC with two members, form 8804
  1065
  close a foreign-owned LLC, sell it, transfer ownership, hire in the US from abroad, payroll for a foreign company
  import from Asia, customs duty, tariff, importer number, customs broker, FDA label, food import, product registration

  UK income tax rate, National Insurance, capital gain when I sell a flat in London, stamp duty, council tax
  HMRC gain, inheritance tax in Britain
  UK VAT registration, VAT return, VAT rate, flat rate scheme, VAT threshold, sell goods into the UK, EORI
  set up a limited company, Companies House, accounts filing, corporation tax, director's salary, dividends in the UK
  PAYE, UK payroll, minimum wage in the UK, statutory sick pay, pension auto enrolment, CIS for builders, IR35
  evict a tenant in England, deposit scheme, landlord license, gas safety, right to rent, energy certificate
  landlord register
  pay HMRC late, payment plan, HMRC investigation, refund from HMRC, tax code wrong, UTR number
  Government Gateway login
  what can I deduct in the UK, mileage, home office, mortgage interest of a landlord, wear and tear, trading allowance
  nonresident landlord scheme, double tax between UK and US, UK pension, ISA, move to the UK, UK visa
  marriage in the UK
  which software is best for HMRC, price of MTD software, import bank feed, how to use the program

  VAT rate of books, food or clothes in a country, reduced rate, VAT exempt service
  reverse charge for business customers, VAT number of a customer
  refund of VAT I paid on a trip, hotel, trade fair or purchase in Europe, tax free shopping
  invoice requirements, e-invoicing, Intrastat, currency of invoice, correct an invoice, VAT audit
  fiscal representative
  customs duty on parcels, HS code, certificate of origin, prohibited goods, import license, return of goods
  lost parcel, shipping cost
  VAT in the UK, Norway, Switzerland, Turkey or Serbia, GST in Australia, New Zealand, Canada or India
  sales tax in Japan or Korea
  fees of an intermediary, find an agent, withdraw from the scheme, insolvency of a marketplace, packaging license, WEEE
  event tickets, hotel or travel services VAT, tour operator, restaurant VAT, consulting for EU companies, export proof
  sell food, supplements, cosmetics or electronics to Europe, labels, language of labels, safety contact

  New York State income tax, city resident tax, MCTMT commuter tax, general corporation tax
  S corporation in New York City, PTET, filing fee
  publication requirement of an LLC in New York, biennial statement, form an LLC in New York, DBA in Brooklyn
  convenience rule, work from home for a New York employer, nonresident of New York, resident 183 days
  deduct city tax, deduct state taxes, SALT cap, double tax of city and state, refund of city tax
  notice from the city finance department
  unincorporated tax in another city, Philadelphia business tax, Portland business tax, San Francisco gross receipts
  Seattle B&O
  owner's health insurance, home studio, car and phone deductions of a freelancer in New York
  retirement plan for the self-employed
  street vendor, taxi or Uber plate, liquor license, hair salon license, home improvement license
  food protection course in New York
  utility tax, hotel tax, parking tax, cannabis tax, vacancy tax, congestion fee

  price of a business license, how long does a license take, license denied, appeal, sell or transfer my license
  refund of a fee
  liquor, cannabis, gun, tobacco, gambling, fireworks, massage or tattoo license, dance hall, entertainment permit
  health inspection failed, food handler card, kitchen closed by the health department, cottage food, allergens
  grade in the window
  zoning change, variance, neighbor complains, parking spaces, building permit, who pulls the permit, inspection
  stop work order
  occupational license, exam, continuing education, license from another state, license suspended, lawyer for the board
  public contract, bid for a city or school job, minority or women owned certification, veteran business
  vendor registration
  day care license, school, animal, kennel, farm stand, farmers market, food truck parking, tent, event permit
  fire alarm, extinguisher, elevator, accessibility of the door, restroom, occupancy limit, smoking, music license
  waste, grease trap, water, storm drain, pesticide, asbestos, lead paint, air permit, recycling
  homeowners association forbids my business, landlord forbids home business, insurance for home business
  customers at home
  trash and recycling rules for shops in New York City, water bill of a store, boiler, elevator or facade inspection
  street tables, sidewalk cafe, food cart, mobile vendor, farmers market stand in New York City
  weekly pay of workers in New York, notice of pay rate, pay for unused vacation in New York, non-compete in New York
  how long to keep job applications, interview notes, time records or contracts in California or New York
  late payment of a freelancer in California or New York, interest, written agreement
  imprint on a website, terms of sale, withdrawal form, price labels in Europe, online dispute link
  traffic fine, toll or court order from another country, is it enforced here, debt collector from abroad
  what did she earn at her last job, may I ask for old pay, proof of former salary
  same job, one earns more, is unequal pay legal
`;
