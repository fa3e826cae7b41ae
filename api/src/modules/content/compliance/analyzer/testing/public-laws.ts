/**
 * Texts of public law, word for word: acts of Congress are in the public domain, those of the European Union may be
 * reused.
 */
export const publicLaws = {
  /** 26 U.S.C. § 6001. */
  records:
    'Every person liable for any tax imposed by this title, or for the collection thereof, shall keep such records, render such statements, make such returns, and comply with such rules and regulations as the Secretary may from time to time prescribe.',
  /** 26 U.S.C. § 7203, first sentence. */
  willfulFailure:
    'Any person required under this title to pay any estimated tax or tax, or required by this title or by regulations made under authority thereof to make a return, keep any records, or supply any information, who willfully fails to pay such estimated tax or tax, make such return, keep such records, or supply such information, at the time or times required by law or regulations, shall, in addition to other penalties provided by law, be guilty of a misdemeanor and, upon conviction thereof, shall be fined not more than $25,000 ($100,000 in the case of a corporation), or imprisoned not more than 1 year, or both, together with the costs of prosecution.',
  /** 29 U.S.C. § 207(a)(1). */
  overtime:
    'Except as otherwise provided in this section, no employer shall employ any of his employees who in any workweek is engaged in commerce or in the production of goods for commerce, or is employed in an enterprise engaged in commerce or in the production of goods for commerce, for a workweek longer than forty hours unless such employee receives compensation for his employment in excess of the hours above specified at a rate not less than one and one-half times the regular rate at which he is employed.',
  /** 26 U.S.C. § 3102(a), first sentence. */
  employeeTax:
    'The tax imposed by section 3101 shall be collected by the employer of the taxpayer, by deducting the amount of the tax from the wages as and when paid.',
  /** 26 U.S.C. § 3402(a)(1), first sentence. */
  withholding:
    'Except as otherwise provided in this section, every employer making payment of wages shall deduct and withhold upon such wages a tax determined in accordance with tables or computational procedures prescribed by the Secretary.',
  /** 26 U.S.C. § 6672(a), first sentence. */
  trustFund:
    'Any person required to collect, truthfully account for, and pay over any tax imposed by this title who willfully fails to collect such tax, or truthfully account for and pay over such tax, or willfully attempts in any manner to evade or defeat any such tax or the payment thereof, shall, in addition to other penalties provided by law, be liable to a penalty equal to the total amount of the tax evaded, or not collected, or not accounted for and paid over.',
  /** 15 U.S.C. § 1. */
  sherman:
    'Every contract, combination in the form of trust or otherwise, or conspiracy, in restraint of trade or commerce among the several States, or with foreign nations, is declared to be illegal. Every person who shall make any contract or engage in any combination or conspiracy hereby declared to be illegal shall be deemed guilty of a felony, and, on conviction thereof, shall be punished by fine not exceeding $100,000,000 if a corporation, or, if any other person, $1,000,000, or by imprisonment not exceeding 10 years, or by both said punishments, in the discretion of the court.',
  /** Regulation (EU) 2016/679, Article 33(1), first sentence. */
  breach:
    'In the case of a personal data breach, the controller shall without undue delay and, where feasible, not later than 72 hours after having become aware of it, notify the personal data breach to the supervisory authority competent in accordance with Article 55, unless the personal data breach is unlikely to result in a risk to the rights and freedoms of natural persons.',
  /** Constitution of the United States, Amendment XVI. */
  incomeTax:
    'The Congress shall have power to lay and collect taxes on incomes, from whatever source derived, without apportionment among the several States, and without regard to any census or enumeration.',
  /** Israel, Basic Law: Freedom of Occupation, section 3. */
  hebrew: 'כל אזרח או תושב של המדינה זכאי לעסוק בכל עיסוק, מקצוע או משלח יד.',
} as const;

/** 26 U.S.C. § 6656(b)(1)(A): what late deposits cost. */
export const depositPenalties = [
  ['Failure is for', 'Applicable percentage'],
  ['not more than 5 days', '2 percent'],
  ['more than 5 days but not more than 15 days', '5 percent'],
  ['more than 15 days', '10 percent'],
] as const;
