/**
 * One plain text: what it is called, how long it may be, and what the refusal to publish a guide without it says is
 * missing.
 */
interface GuideText {
  readonly label: string;
  /** Characters. */
  readonly max: number;
  /** Lines of its field in the editor. */
  readonly rows: number;
  /** `null` for a text that a guide can do without. */
  readonly required: string | null;
}

/**
 * The plain texts of a guide, in the order in which administrators write them. Each is a column of the table, a field
 * of the public guide and of what the editor saves.
 */
const texts = {
  summary: { label: 'Summary of the Law', max: 3000, rows: 5, required: 'a summary of the law' },
  businessApplication: {
    label: 'How This Applies to Businesses',
    max: 8000,
    rows: 6,
    required: 'what it means for businesses',
  },
} satisfies Record<string, GuideText>;

type GuideTextName = keyof typeof texts;
export const guideTexts: Readonly<Record<GuideTextName, GuideText>> = texts;
export const guideTextNames = Object.keys(guideTexts) as GuideTextName[];

/** One value for each plain text of a guide, by its name. */
export const eachGuideText = <Value>(valueOf: (name: GuideTextName) => Value): Record<GuideTextName, Value> =>
  Object.fromEntries(guideTextNames.map((name) => [name, valueOf(name)])) as Record<GuideTextName, Value>;
