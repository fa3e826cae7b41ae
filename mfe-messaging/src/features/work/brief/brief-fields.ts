import { engagementLimits, type Brief } from '@counterpart/api/contract';
import type { FieldErrors } from '@counterpart/design-system/form';

/** Brief as its form has it. */
export interface BriefValues {
  readonly title: string;
  readonly need: string;
  /** '' for none. */
  readonly dueOn: string;
  readonly budgetFrom: number | null;
  readonly budgetTo: number | null;
  readonly budgetUnit: 'hour' | 'month' | 'project';
}

export const toBriefValues = (brief: Brief | null): BriefValues => ({
  title: brief?.title ?? '',
  need: brief?.need ?? '',
  dueOn: brief?.dueOn ?? '',
  budgetFrom: brief?.budgetFrom ?? null,
  budgetTo: brief?.budgetTo ?? null,
  budgetUnit: brief?.budgetUnit ?? 'month',
});

/** Brief as the API takes it. */
export function toBriefBody({ title, need, dueOn, budgetFrom, budgetTo, budgetUnit }: BriefValues): Brief {
  const hasBudget = budgetFrom !== null || budgetTo !== null;
  return {
    title: title.trim(),
    need: need.trim(),
    dueOn: dueOn || null,
    budgetFrom,
    budgetTo,
    budgetUnit: hasBudget ? budgetUnit : null,
  };
}

/** @param today first day on which the work can be needed, or '' for any */
export function checkBrief(
  { title, need, dueOn, budgetFrom, budgetTo }: BriefValues,
  today: string,
): FieldErrors<BriefValues> {
  const { titleMin, titleMax, needMax } = engagementLimits;
  const words = title.trim().length;
  return {
    title: words < titleMin || words > titleMax ? `Use ${titleMin} to ${titleMax} characters for the title` : undefined,
    need: need.trim()
      ? need.trim().length > needMax
        ? `Use at most ${needMax.toLocaleString('en-US')} characters`
        : undefined
      : 'Describe the work in a sentence or two',
    dueOn: dueOn && dueOn < today ? 'Choose today or a later day' : undefined,
    budgetFrom: dollarProblem(budgetFrom),
    budgetTo:
      dollarProblem(budgetTo) ??
      (budgetFrom !== null && budgetTo !== null && budgetTo < budgetFrom
        ? 'Enter an amount that is not below the first one'
        : undefined),
  };
}

function dollarProblem(dollars: number | null): string | undefined {
  const isWrong = dollars !== null && !(dollars >= 0 && dollars <= engagementLimits.budgetMax);
  return isWrong ? 'Enter whole dollars, such as 500' : undefined;
}
