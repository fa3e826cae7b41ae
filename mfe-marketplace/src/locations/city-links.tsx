import { subjectLabel } from '@counterpart/api/contract';
import { useApi } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { LocationLinks } from './location-links';

/** The cities with most of those who do something, at the foot of lists; nothing until they are known. */
export function CityLinks({ subject }: { readonly subject: string }): ReactNode {
  const { data = [] } = useApi('/api/location-pages/{subject}', { path: { subject } });
  return <LocationLinks title={`${subjectLabel(subject)} by City`} links={data} />;
}
