import type { Publication, RemoteManifest } from '../../../../contract/named-types';
import type { Transaction } from '../../../../platform/database/transaction';
import { AppError } from '../../../../platform/errors/app-error';
import { readLiveShells } from './live-shells.service';
import { readServed } from '../owners/served-offers';
import { offeredBy, unmetNeeds } from '../../../../hosting/unmet-needs';

/** Sentences of one refusal: enough to mend what is wrong, and no page of them. */
const mostSentences = 5;

/** @throws AppError 422 when a live shell does not have what a release needs, or none is known */
export async function refuseUnmetNeeds(
  release: Pick<Publication, 'name' | 'manifest' | 'preload'>,
  transaction?: Transaction,
): Promise<void> {
  const shells = await readLiveShells(transaction);
  if (shells.length === 0)
    throw new AppError(
      422,
      'shell_unknown',
      'What the shell provides is not known yet, so no release can be checked: start the shell, or send it to PUT /api/platform/shells.',
    );
  const served = await readServed(transaction);
  const others = served.map(({ manifest }) => manifest);
  const offered = offeredBy(served);
  const unmet = [...unmetNeeds(release, shells, offered), ...unheardEvents(release.manifest, others)];
  if (unmet.length === 0) return;
  const more = unmet.length - mostSentences;
  const sentences = more > 0 ? [...unmet.slice(0, mostSentences), `And ${more} more.`] : unmet;
  throw new AppError(422, 'release_incompatible', sentences.join(' '));
}

/** Events that an area wants to hear and no served area emits: a name with a slip of the pen would stay silent. */
const unheardEvents = ({ id, events }: RemoteManifest, others: readonly RemoteManifest[]): string[] =>
  (events?.listens ?? [])
    .filter((name) => !others.some((other) => other.events?.emits?.includes(name)))
    .map((name) => `${id} listens to '${name}', which no served area emits.`);
