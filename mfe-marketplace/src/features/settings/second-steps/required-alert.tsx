import type { User } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { useDateText } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';

interface Props {
  readonly by: string;
  readonly userType: User['userType'];
  /** They were led here from where they wanted to go. */
  readonly leadsBack: boolean;
}

const isOver = (by: string): boolean => Date.parse(by) <= Date.now();

/** Says why a second step is required, until when, and what is closed without it. */
export function RequiredAlert({ by, userType, leadsBack }: Props): ReactNode {
  const dateText = useDateText();
  const over = isOver(by);
  const [reason, closed] =
    userType === 'admin'
      ? ['Administrators can see and change everyone’s data', 'administration']
      : ['Your account holds license documents', 'sending and reading license documents'];
  const sentences = [
    `${reason}, so a password alone isn’t enough.`,
    `${over ? 'Until you set one up' : 'After that'}, ${closed} is closed to you.`,
    ...(leadsBack ? ['When you’re done, you go back to where you were.'] : []),
  ];
  return (
    <Alert
      tone="warning"
      title={over ? 'Your account needs a second step' : `Set up a second step by ${dateText(by, 'moment')}`}
    >
      {sentences.join(' ')}
    </Alert>
  );
}
