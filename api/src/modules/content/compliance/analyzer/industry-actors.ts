/** Who in each industry of the analyzer is regulated, as laws and contracts call them. */
export const industryActors: Readonly<Record<string, RegExp>> = {
  retail: /\b(?:retail\w*|sellers?|stores?|merchants?|shopkeepers?|supermarkets?|grocer\w*)\b/i,
  healthcare:
    /\b(?:health ?care|hospitals?|clinics?|physicians?|nurs(?:es?|ing)|covered entit(?:y|ies)|health plans?|pharmac\w+|patients?)\b/i,
  finance:
    /\b(?:financial institutions?|banks?|lenders?|creditors?|brokers?|credit unions?|money transmitters?|investment advisers?|insurers?)\b/i,
  technology:
    /\b(?:software|technolog\w+|(?:online |internet )?platforms?|data (?:brokers?|controllers?|processors?)|developers?|internet service providers?)\b/i,
  manufacturing: /\b(?:manufactur\w+|factor(?:y|ies)|producers?|private labelers?)\b/i,
  'real-estate':
    /\b(?:real estate|real property|landlords?|lessors?|tenants?|lessees?|property managers?|hosts?|short-term rentals?)\b/i,
  hospitality:
    /\b(?:hospitality|restaurants?|hotels?|motels?|lodging|food (?:service|establishment)s?|bars?|caterers?|tip(?:s|ped)|short-term (?:\w+ )?rentals?|accommodations?)\b/i,
  construction: /\b(?:construction|contractors?|subcontractors?|builders?|home improvement)\b/i,
  'e-commerce':
    /\b(?:e-commerce|online (?:retail\w*|sellers?|stores?|marketplaces?|platforms?)|marketplaces?|remote sellers?|websites?)\b/i,
  nonprofit: /\b(?:nonprofits?|charit\w+|tax-exempt organizations?|exempt organizations?|foundations?)\b/i,
  accounting: /\b(?:account(?:ants?|ing)|bookkeep\w+|auditors?|CPAs?|tax (?:return )?preparers?|enrolled agents?)\b/i,
};
