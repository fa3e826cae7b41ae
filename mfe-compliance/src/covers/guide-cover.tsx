import type { Guide } from '@counterpart/api/contract';
import { Cover } from '@counterpart/design-system/cover';
import type { ReactNode } from 'react';
import { jurisdictionDrawings } from './jurisdictions';
import { anySubject, subjectsByService, subjectsByWords } from './subjects';

type Covered = Pick<Guide, 'jurisdiction' | 'serviceTypes' | 'title'>;

/** Picks the drawing of a guide's subject: by its title, then by the first of its services that has one. */
export function subjectOf({ title, serviceTypes }: Covered): ReactNode {
  const words = title.toLowerCase();
  const named = subjectsByWords.find(([pattern]) => pattern.test(words));
  if (named) return named[1];
  return serviceTypes.map((service) => subjectsByService[service]).find(Boolean) ?? anySubject;
}

/** The cover of a guide: whose rule it is, and what it is about. */
export function GuideCover({ guide }: { readonly guide: Covered }): ReactNode {
  return (
    <Cover>
      {jurisdictionDrawings[guide.jurisdiction] ?? jurisdictionDrawings['federal']}
      {subjectOf(guide)}
    </Cover>
  );
}
