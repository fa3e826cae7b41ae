const amount = String.raw`(?:[$€£]\s?\d[\d,.]*|\d[\d,.]*\s?(?:k|grand|thousand|million|dollars|bucks|usd|eur|euros?|pounds)\b|\b\d+\.\d{2}\b|\b\d{1,3}(?:,\d{3})+\b|\b\d{4,}\b)`;
const sum = String.raw`\b(?:tax|taxes|vat|penalt(?:y|ies)|fines?|withholding|withhold|hold back|social security|medicare|fica|duty|bill|refund|owe|irs|paycheck|take home)\b`;
/** A number of whatever there is to count with. */
const number = String.raw`\b\d[\d,.]*`;
const work = String.raw`\b(?:calculate|compute|estimate|work out|figure out|add up|tell me the (?:tax|total|amount|penalty))\b`;

/** Questions for an amount that follows from another. */
const computations = [
  String.raw`${work}.*${sum}.*${amount}`,
  String.raw`${amount}.*\b(?:please )?(?:calculate|compute|work out|figure out)\b(?: (?:my|our|the|what|how much|it|this|that)\b|\W*$)`,
  String.raw`${amount}.*\b(?:tell me the (?:tax|total|amount|penalty)|total for)\b`,
  String.raw`\bhow much\b.*${sum}.*${amount}`,
  String.raw`${amount}.*\bhow (?:much|many dollars)\b.*${sum}`,
  String.raw`${amount}.*\bwhat\b.*${sum}.*\b(?:owe|pay|due)\b`,
  String.raw`\bwhat\b.*${sum}.*\b(?:owe|pay|due)\b.*${amount}`,
  String.raw`\bwhat (?:is|will|would|are)\b.*\b(?:my|our)\b.*${sum}.*${amount}`,
  String.raw`${amount}.*\b(?:what (?:will|would)\b.*${sum}.*\b(?:be|come to)\b|exact(?:ly)?\b.*${sum})`,
  String.raw`\b(?:what(?:['’]?s)?|how much)\b.*\b\d[\d.]*\s?(?:%|percent)\s.*\b(?:on|of)\b.*${amount}`,
  String.raw`^\W*(?:(?:please|can you|could you) )*${work}.*${sum}.*\d`,
  String.raw`${amount}.*\bwhat (?:vat|tax|duty|penalty|fine|refund|bill) (?:is|would|will) (?:that|it|this|be)\b`,
  String.raw`\d.*\bwhat(?:['’]?s| is| would be| will be)? (?:my|our|her|his|their|the) (?:\w+ )?(?:pay ?check|check|take[- ]home|taxable income|net pay|refund|tax bill)\b`,
  ...[
    String.raw`\bhow (?:much|many dollars)\b(?!(?: \w+)? (?:can|may|could|before|until|time)\b)`,
    String.raw`\bwhat (?:do|does|will|would|should|can|could) (?:i|we|he|she|they|it) (?:\w+ ){0,2}(?:pay|owe|save|get back)\b`,
    String.raw`\b(?:tell (?:me|us)|how much|what)\b.*\bin (?:dollars|euros|pounds)\b`,
    String.raw`\bwhat(?:['’]?s| is| are| will| would) (?:be )?(?:my|our|his|her|their|the) (?:[\w-]+ ){0,3}(?:tax|taxes|vat|penalty|fine|deduction|bill|withholding|refund|total)\b(?! (?:rate|form|return|year|limit))`,
    String.raw`\bin (?:dollars|euros|pounds)\b\W*$`,
  ].flatMap((asks) => [`${amount}.*${asks}`, `${asks}.*${amount}`]),
  ...[
    String.raw`\b(?:do (?:the|some) math|run the numbers|ballpark|crunch (?:the|my|our) numbers)\b`,
    String.raw`\b(?:give|tell|show|need|want) (?:me |us )?(?:the|my|our|an?) (?:exact |total )?(?:total|amount|penalty|fine|tax|figure|sum|vat|result)\b(?! (?:rate|form|return|limit|threshold|guide|rules?))`,
    String.raw`\bwhat (?:does|do|will|would) (?:that|it|this|all of it) (?:come|add up|amount) to\b`,
    String.raw`\btotal (?:fine|penalty|payment|tax|bill)\b[^.]*\?`,
    String.raw`\bso (?:the|my|our) (?:\w+ )?(?:tax|vat|penalty|fine|pay|total) (?:is|would be)\W*$`,
    String.raw`\b(?:her|his|my|our|their) (?:gross|net|total) (?:pay|wage|tax|bill)\W*$`,
    String.raw`\bhow much (?:of (?:that|it|this) is|(?:lower|higher|less|more) (?:will|would|is|are|do))\b`,
    String.raw`\bwhat (?:do|should|must) (?:i|we) (?:withhold|hold back|take out|set aside)\b`,
    String.raw`\bis (?:my|our|the) total\b`,
  ].flatMap((asks) => [`${number}.*${asks}`, `${asks}.*${number}`]),
  String.raw`\bhow many (?:[\w-]+ )?(?:hours|days)\b(?:(?!\b(?:is|are|and)\b).)*\b(?:after|for|from|in) ${number} hours\b`,
].map((pattern) => new RegExp(pattern, 'is'));

/**
 * True when a question asks for an amount worked out from another, which the assistant never does.
 * @param identifiers forms and sections that guides name: '5472' is then not an amount
 */
export function asksForSum(question: string, identifiers: ReadonlySet<string>): boolean {
  const figures = question.replace(/(?<![$€£\d,.])\b(?:20\d\d|\d{3,4})(?:-?[a-z]{1,3})?\b(?![,.]?\d)/gi, (number) => {
    const isForm =
      /^20\d\d$/.test(number) || [...identifiers].some((name) => parseInt(name, 10) === parseInt(number, 10));
    return isForm || identifiers.has(number.toLowerCase().replace('-', '')) ? 'form' : number;
  });
  return computations.some((pattern) => pattern.test(figures));
}
