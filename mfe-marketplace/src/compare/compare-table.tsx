import { fullName, type Professional } from '@counterpart/api/contract';
import { Avatar } from '@counterpart/design-system/avatar';
import { Badge } from '@counterpart/design-system/badge';
import { LinkButton } from '@counterpart/design-system/button';
import { ComparisonTable } from '@counterpart/design-system/comparison-table';
import { IconButton } from '@counterpart/design-system/icon-button';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Rating } from '@counterpart/design-system/rating';
import { Text } from '@counterpart/design-system/text';
import { useSession } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { ContactAction } from '../professionals/contact-action';
import { profilePath } from '../professionals/professions';
import { SaveButton } from '../saved/save-button';
import { compareRows, type CompareRow } from './compare-rows';

interface Props {
  readonly professionals: readonly Professional[];
  readonly onRemove: (id: number) => void;
}

/** Professionals side by side: one column each, one row a fact. */
export function CompareTable({ professionals, onRemove }: Props): ReactNode {
  return (
    <ComparisonTable
      label="Comparison"
      rowTitle="Compare"
      narrow="scroll"
      columns={professionals.map((professional) => ({
        id: professional.id,
        title: <Person professional={professional} onRemove={() => onRemove(professional.id)} />,
      }))}
      rows={compareRows(professionals).map((row) => ({
        label: row.label,
        isSame: professionals.length > 1 && row.values.every((value) => value === row.values[0]),
        values: Object.fromEntries(
          professionals.map(({ id }, index) => [
            id,
            row.values[index] ? marked(row, index) : <Text tone="muted">{row.missing ?? 'Not stated'}</Text>,
          ]),
        ),
      }))}
    />
  );
}

/** A value; what not all of them have is bold. */
function marked({ values, kind }: CompareRow, index: number): ReactNode {
  const entries = values.map((value) => (kind === 'list' ? value.split(', ') : [value]));
  const own = entries[index] ?? [];
  return own.map((entry, at) => {
    const isCommon = kind === 'prose' || entries.every((others) => others.includes(entry));
    const Entry = isCommon ? 'span' : 'strong';
    return <Entry key={entry}>{at + 1 < own.length ? `${entry}, ` : entry}</Entry>;
  });
}

function Person({
  professional,
  onRemove,
}: {
  readonly professional: Professional;
  readonly onRemove: () => void;
}): ReactNode {
  const name = fullName(professional);
  const path = profilePath(professional);
  return (
    <Stack gap={8}>
      <Inline gap={4} justify="between" wrap={false}>
        <Avatar id={professional.id} name={name} src={professional.profilePicture} size="medium" />
        <Inline gap={4} wrap={false}>
          <SaveButton professional={professional} />
          <IconButton icon="close" label={`Remove ${name} from the comparison`} onClick={onRemove} />
        </Inline>
      </Inline>
      <Link href={path}>{name}</Link>
      <Rating value={professional.avgRating} count={professional.reviewCount} />
      {professional.profile?.verified && (
        <div>
          <Badge tone="verified">Verified</Badge>
        </div>
      )}
      <MessageAction professional={professional} />
      <LinkButton href={path} size="small" variant="ghost" aria-label={`View Profile: ${name}`}>
        View Profile
      </LinkButton>
    </Stack>
  );
}

/** Write to them from here. */
function MessageAction({ professional }: { readonly professional: Professional }): ReactNode {
  const { user } = useSession();
  if (user?.id === professional.id) return null;
  return <ContactAction professional={professional} label={`Message ${professional.firstName}`} isQuiet />;
}
