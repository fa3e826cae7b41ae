/** What guides say, as people type it into a search box: short, a line for a sentence of the guide; by its slug. */
export const shortQuestions: Readonly<Record<string, string>> = {
  'corporate-transparency-act-boi-reporting': `
    since when are U.S. companies exempt from the ownership report, March 2025 rule
    which date did the exemption for domestic companies start
    who still has to file a BOI report
    does a foreign company report its American owners
    is there a fee for filing with FinCEN
    how do I find out if the FinCEN ownership rule changes again
    ownership report for a company of a tribe or a reservation
    New York LLC Transparency Act, whom to ask
    what identity document of an owner is reported
    cash buyer company residential property FinCEN rule`,
  'form-1099-k-payment-platforms': `
    1099-K threshold this year
    did the 600 dollar 1099-K rule come back
    20,000 dollars and 200 transactions
    card terminal sends a 1099-K from the first dollar
    is income below the 1099-K limit taxable
    box 1a gross amount, deduct fees, refunds and cost of goods
    same income on a 1099-K and a 1099-NEC
    how to show 1099-K fees and refunds on the return
    personal transfers marked as business in the app
    Massachusetts 1099-K from 600 dollars
    ask the platform to correct a 1099-K
    a food delivery app and a card machine each send a form`,
  'contractor-payments-form-1099-nec': `
    1099-NEC threshold 600 or 2,000
    1099-NEC due date January 31, weekend
    percent of backup withholding, how much is taken when there is no tax number
    is a 1099 needed when I pay by card
    1099 for a law firm that is a corporation
    1099 for a corporation or an LLC taxed as one
    ten or more information returns, electronic filing
    penalty for each late 1099
    W-8BEN for a developer abroad
    landlord 1099 for a handyman or cleaner of a rental
    collect a W-9 before the first payment
    copy of the 1099 to the state
    certificate of insurance from a sub`,
  'section-174-research-costs': `
    are software development costs research
    domestic research costs deducted at once from 2025
    foreign developers fifteen years
    unamortized costs of 2022 to 2024
    amend 2022, 2023 and 2024 for research costs
    Revenue Procedure 2025-28
    does the research credit reduce the deduction
    do states follow section 174A
    choose to amortize domestic costs in a loss year
    do engineers' wages have to be spread over years`,
  'flsa-overtime-salary-threshold': `
    684 a week, 35,568 a year
    is this weekly salary enough to be exempt
    2024 overtime rule struck down
    duties test and salary test
    bonus and commission in the regular rate
    messages and emails after hours count as work
    computer employee 27.63 an hour
    assistant manager at the till overtime
    hours over 40 in a week, time and a half
    two jobs for one company, hours of both places add up
    overtime salary level in California, New York or Washington`,
  'aca-employer-mandate-1095-c': `
    average of 50 full-time employees
    how are part-timers counted as fractions
    95 percent of full-time staff and their children
    30 hours a week is full-time
    two companies with one owner counted together
    affordable percentage of pay
    mail the 1095-C or only on request
    1094-C and 1095-C due date
    answer Letter 226-J
    seasonal worker exception, union plan codes
    measurement method for variable hours
    under 50 employees with a self-insured plan`,
  'hipaa-for-practices-and-their-vendors': `
    60 days to tell patients after a breach
    500 patients affected, tell HHS and the media
    breach of fewer than 500, end of the year
    records request 30 days
    keep HIPAA policies six years, how many years are privacy policies kept
    business associate agreement with an IT firm
    bookkeeper sees patient names
    app that stores appointments for dentists or doctors
    privacy and security officer the same person
    how often risk analysis
    fax or email of a chart to the wrong number
    encrypt laptops, own login for each person`,
  'financial-statements-for-lenders-compilation-review-audit': `
    preparation, compilation, review, audit
    does a compilation report give assurance
    what does a CPA do in a review
    is a private company audited by federal law, at which size
    must the CPA be independent for a compilation, review or audit
    statements on the tax basis or cash basis
    SSARS AR-C 70, 80, 90
    bank asks each year for statements of a financed building
    surety wants reviewed statements with a schedule of contracts
    engagement letter for a review or an audit
    inventory observed at year-end for a first audit
    covenants computed before statements go out`,
  'nonprofit-form-990-and-single-audit': `
    990-N postcard for receipts of 50,000 or less
    990-EZ or the long form, receipts and assets
    990 due date May 15
    Form 8868 extension, six months
    three years without filing, exemption lost
    is the 990 public, can people look at our return
    single audit threshold one million or 750,000
    spent or received federal awards
    federal money passed through the state counts
    audit package to the clearinghouse
    dues, bake sales and fees of a small club, which return`,
  'federal-payroll-tax-deposits-form-941': `
    look-back period, which months count
    monthly or semiweekly schedule
    100,000 on one day, next business day
    percent penalty for a late deposit, days late
    trust fund taxes, owner or bookkeeper pays personally
    share of Social Security 6.2 and Medicare 1.45
    wage base of Social Security
    employer's share on reported tips
    less than 2,500 for a quarter paid with the return
    wages paid on Friday, deposit by Wednesday
    crew grows in summer, deposit the next day`,
  'sales-tax-economic-nexus-after-wayfair': `
    threshold of each state for online sellers
    100,000 dollars or 200 transactions South Dakota
    California and Texas 500,000, New York 500,000 and 100 sales
    stock in a fulfillment center creates nexus
    remote employee creates nexus
    SaaS taxable in Texas, New York, Pennsylvania, Washington
    register before collecting
    voluntary disclosure agreement, look-back, waived penalties
    marketplace collects, own website is my duty
    keep resale and exemption certificates
    over which twelve months are sales measured`,
  'california-ab5-worker-classification': `
    ABC test parts A, B and C
    fine for willful misclassification 5,000 to 25,000
    contract says contractor, does it decide in California
    exemptions from AB5, Borello test
    subcontractor without a license in California
    Proposition 22 delivery drivers
    own rates and own hours, consultant or teacher in California
    developer on a product team in California
    contractor for the IRS, employee in California
    move contractors to payroll in California`,
  'new-york-pay-transparency': `
    pay range in a New York job ad
    up to or from an amount is not enough in New York
    remote job that reports to a New York supervisor
    commission only job ad in New York
    promotion or transfer posting in New York
    recruiters and agencies in New York, pay in the ad
    complaint to the New York Department of Labor, penalty
    job description in a New York ad
    retaliation against an applicant who asks for the range
    New York section 194-b`,
  'california-consumer-privacy-act': `
    CCPA thresholds, revenue and data of consumers
    confirm a deletion request in 10 business days
    answer a request within 45 days
    browser opt-out signal Global Privacy Control
    do not sell or share, advertising cookies
    employees and applicants have CCPA rights
    loyalty program notice of financial incentive
    breach, consumers in California can sue
    contract with a service provider CCPA
    email address for requests if we only sell online
    somebody in a California city asks what we know about him`,
  'new-york-city-commercial-rent-tax': `
    south of 96th Street in Manhattan
    base rent 250,000 commercial rent tax
    3.9 percent effective rate of the rent tax
    rent tax return dates September, December, March, June
    two locations tested on their own
    deduct rent from subtenants, rent tax
    real estate tax paid for the landlord is base rent
    nonprofit exempt from commercial rent tax
    small business credit against the rent tax
    Form CR-A annual return
    monthly rent times twelve in Manhattan, taxed or not`,
  'new-york-city-earned-safe-and-sick-time': `
    56 hours or 40 hours of sick leave in New York City
    four employees or fewer in New York City, paid or unpaid sick leave
    20 hours of prenatal leave in New York City
    32 unpaid hours in New York City
    carry over unused sick hours in New York City
    show hours earned, used and left on the pay statement
    notice of rights and written policy for sick time in New York City
    safe time after violence at work or at home in New York City
    absence points for sick leave are retaliation in New York City
    per-diem and home care staff sick time in New York City`,
  'gdpr-for-us-companies': `
    72 hours breach notice Europe
    4 percent or 20 million euros
    representative in the EU
    Article 28 processing contract with a European customer
    cookie consent before loading for Europeans
    answer a European within one month
    transfer data to the U.S., Data Privacy Framework, standard clauses
    website reached from Europe is not enough
    prices in euros or a German version of the shop
    bookings, guests or orders from people in Europe`,
  'uk-making-tax-digital-income-tax': `
    quarterly updates August 7, November 7, February 7, May 7
    MTD qualifying income gross before costs
    return for 2024/25 decides for April 2026
    bridging software for a spreadsheet HMRC
    penalty points for a late update HMRC
    wages and dividends not counted for MTD
    American landlord with a flat in the UK
    agent signs up a client for MTD
    final declaration after the UK tax year
    VAT-registered UK business digital records`,
  'eu-vat-one-stop-shop-for-online-sellers': `
    IOSS up to 150 euros
    parcel over 150 euros to the EU
    intermediary for IOSS
    one registration for VAT in all EU countries
    non-Union scheme for digital services
    monthly or quarterly OSS return
    10,000 euro threshold only for EU sellers
    marketplace is the seller for VAT
    stock in a European warehouse needs a local registration
    keep records ten years EU sales
    customs rules for low-value parcels are changing
    carrier collects VAT with a fee at the border`,
  'new-york-city-unincorporated-business-tax': `
    UBT 4 percent
    credit removes UBT of 3,400 or less, reduced up to 5,400
    NYC-202 due April 15, NYC-204 partnership
    estimated UBT in four parts
    rent from own property is not UBT
    allowance for owners' services and exemption of 5,000
    split receipts between New York City and elsewhere
    city residents credit UBT against personal income tax
    extension NYC-EXT
    LLC taxed as a corporation and UBT
    owner of buildings who rents them out in Queens or Brooklyn`,
  'local-business-licenses-and-gross-receipts-taxes': `
    business license before opening
    gross receipts tax in a year with a loss
    home occupation permit
    contractor state license and city license
    license for each location
    operating without a local license, back taxes
    receipts split between cities
    renew a license, close the account after moving
    restaurant permits health, fire, sidewalk, alcohol
    doctor's practice city license
    finance or business license office of the city or county
    work from a van, truck or at customers' homes, town license`,
  'fbar-and-fatca-foreign-accounts': `
    where does the FBAR go
    add up several foreign accounts
    FBAR due April 15, extension October 15
    Form 8938 threshold 50,000
    FBAR and 8938, do I file both
    signature authority over a foreign account
    willful FBAR penalty half of the balance
    streamlined procedures, late FBAR
    Treasury exchange rate for FBAR
    old bank account in my home country, do I tell the IRS`,
  'foreign-owned-us-llc-form-5472': `
    5472 penalty 25,000, grows after 90 days
    pro forma 1120 with 5472
    5472 due April 15, Form 7004 extension
    5472 address or fax number
    capital put in or taken out is reportable
    owner paid the bills of the LLC
    25 percent foreign-owned corporation
    LLC without sales and a foreign owner
    EIN for the LLC, Form SS-4
    condo or house in an LLC of a foreigner, rent sent home
    more time for the papers of a foreign-owned LLC`,
};
