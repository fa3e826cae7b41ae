import { calendarDayText, type ComplianceAnswer } from '@counterpart/api/contract';
import { Link } from '@counterpart/design-system/link';
import { Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import { jurisdictionOptions, labelOf } from '../../../guide-options';

interface Props {
  /** The first passage that the answer rests on. */
  readonly citation: ComplianceAnswer['citations'][number] | undefined;
}

/** The guide of an answer, whose law it is and when it was last reviewed. */
export function AnswerOrigin({ citation }: Props): ReactNode {
  if (!citation) return null;
  const { guide, title, jurisdiction, reviewed } = citation;
  const facts = [
    ...(jurisdiction ? [labelOf(jurisdictionOptions, jurisdiction)] : []),
    ...(reviewed ? [`reviewed ${calendarDayText(reviewed)}`] : []),
  ];
  return (
    <Text size="small" tone="muted">
      <Link href={`/compliance/${encodeURIComponent(guide)}`}>{title}</Link>
      <span>{facts.map((fact) => ` · ${fact}`).join('')}</span>
    </Text>
  );
}
