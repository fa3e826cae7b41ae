/** Forms of questions that no guide answers, whatever they are about. */

const anyOf = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'), 'i');

/** Words for a change of the law. */
const changes = String.raw`(?:overturn|repeal|struck down|strike down|get rid of|abolish|scrap|bring back|raise|lower(?!\s+manhattan)|increase|decrease)(?:s|d|ed|ing)?`;

/** Asks what courts or lawmakers will do, or where an amount will go. */
export const prediction = anyOf(
  String.raw`^\s*(?:will|is|are|do you think|when will)\b.*\b(?:overturn|repeal|strike down|struck down|pass congress|be abolished|get rid of|abolish|scrap)`,
  String.raw`\b(?:do|does) (?:you|experts?|people|anyone|economists?) (?:think|expect|believe)\b.*\b(?:go(?:es)? (?:up|down|away)|comes? back|rises?|falls?|changes?|ends?|survives?)\b`,
  String.raw`^\s*(?:do you think\b.*\b)?will\b.*\b(?:go (?:up|down|away)|come back|bring back|rise|fall|raised?|lowered|increased?|decreased?)\b`,
  String.raw`\bhow likely (?:is|are)\b|\b(?:odds|chances?) (?:that|of) (?:they|congress|the (?:law|rule|court))\b`,
  String.raw`\b(?:next|new|coming) (?:congress|president|administration|elections?)\b|\bafter the elections?\b`,
  String.raw`\b(?:the )?future of\b|\brumou?rs?\b|\bpredict(?:ions?|ed)?\b|\bforecasts?\b.*\b(?:law|rule|limit|rate|threshold)s?\b`,
  String.raw`\b(?:is|are) (?:\w+ ){1,5}(?:expected|likely|going|about) to (?:be (?:raised|lowered|abolished|repealed|scrapped)|go (?:up|down|away)|rise|fall|increase|end|come back)\b`,
  String.raw`\b(?:will|would|could|might|may|are|is) (?:\w+ ){1,6}(?:ever|soon|someday|eventually) (?:be )?${changes}\b`,
  String.raw`\b(?:will|could|might|may) (?:\w+ ){1,6}(?:be )?${changes}\b.*\b(?:soon|someday|in the (?:next|coming) (?:\w+ )?(?:months|years))\b`,
  String.raw`\bwhen will (?:they|congress|lawmakers|the (?:government|state|city|irs|eu)|\w+(?: \w+)?) ${changes}\b`,
);

/** Asks what to do with money, which no law says. */
export const investment =
  /\b(?:which|what|should|best)\b.*\b(?:stocks|index funds?|crypto(?:currency|currencies)?|(?:buy|sell|hold) (?:\w+ )?(?:stock|bonds)|invest(?:ments?)?)\b/i;

/** Asks what is better for the person, or how likely something is, which no law says. */
export const advice = anyOf(
  String.raw`\b(?:good|best|right) time to (?!go through|check|review)|\bwhich \w+ (?:is|are) best\b`,
  String.raw`\bshould (?:i|we)\b.*\bor\b.*\b(?:cheaper|better|best|smarter|ourselves|myself)\b`,
  String.raw`\b(?:odds|chances?|likely is it) (?:that|of)\b`,
  String.raw`\b(?:is it|would it be) (?:worth|better|cheaper|smarter)\b|\bwhich \w+ should (?:i|we)\b(?! (?:check|keep|file|record|list|pick|report|test))`,
  String.raw`\b(?:smarter|wiser|better (?:choice|option|idea|deal|off))\b|\bworth (?:it|the (?:money|effort|trouble|hassle))\b`,
  String.raw`\bpros and cons\b|\badvantages? (?:of|and)\b`,
  String.raw`\b(?:what|which) (?:[\w-]+ ){0,5}(?:would|do) you (?:do|recommend|suggest|pick|choose|prefer|use|open|take)\b`,
  String.raw`^\s*would you\b(?! (?:please|kindly|mind|say|tell|explain|call it))`,
);

/** Beginning of a visitor's request. */
const asks = String.raw`^\W*(?:please |now |hey |ok )*(?:(?:can|could|will|would) you (?:please )?)?`;

/** Asks for a text or a form to be written, or for something to be done in the visitor's name. */
export const task = anyOf(
  String.raw`${asks}(?:write|draft|fill (?:in|out)|compose|translate|generate)\b(?! (?:down|off|up))`,
  String.raw`${asks}(?:review|proofread|look over|go over|check) (?:my|our|this|the attached)\b.*\b(?:contract|agreement|polic(?:y|ies)|return|books|letter|statements?|lease|form)\b`,
  String.raw`${asks}(?:make|create|prepare|build|give|send|show) (?:me|us) (?:an? |the |some )?(?:\w+ )?(?:checklist|template|spreadsheet|letter|contract|polic(?:y|ies)|sample|example|draft|copy|list|excel|table|summary|plan|poem|joke)\b`,
  String.raw`${asks}(?:file|send|submit|call|contact|register|book|sign|apply|cancel|pay|renew)\b.*\bfor (?:me|us)\b`,
  String.raw`${asks}(?:call|phone|contact|email) (?:the|my|our)\b`,
);

/** Asks how to keep something from the authorities or get round a rule, which no guide says. */
export const evasion = anyOf(
  String.raw`\b(?:how (?:can|could|do|does|to|would|should)|can|could|ways? to)\b(?!.*\b(?:punish|fine|penalt)).*\b(?:hide|evade|launder)\b`,
  String.raw`\b(?:under the table|off the books)\b|\bfake (?:invoices?|receipts?)\b`,
  String.raw`\bwithout (?:the (?:irs|tax office|government|state|city)|anyone|anybody|them|him|her) (?:\w+ )?(?:noticing|knowing|finding)\b`,
  String.raw`\bkeep (?:\w+ )?(?:the )?(?:irs|tax office|government) from\b`,
  String.raw`\bso (?:that )?(?:the irs|nobody|no one) (?:\w+ )?(?:notices?|finds? out|knows?)\b`,
  String.raw`\b(?:get|getting|work|working) around (?:the|this|that|it|a)\b|\bloopholes?\b|\b(?:trick|tricks|hack) (?:to|for)\b|\bget away with\b`,
  String.raw`\bso (?:that )?(?:the )?(?:inspector|auditor|irs|state|city|court) (?:\w+ )?(?:believes?|thinks?|accepts?)\b`,
);
