import type { Publication } from '../../../../contract/named-types';
import type { Transaction } from '../../../../platform/database/transaction';
import { AppError } from '../../../../platform/errors/app-error';
import { readLiveShells } from './live-shells.service';
import { unmetNeeds } from '../../../../hosting/unmet-needs';

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
  const unmet = unmetNeeds(release, shells);
  if (unmet.length === 0) return;
  const more = unmet.length - mostSentences;
  const sentences = more > 0 ? [...unmet.slice(0, mostSentences), `And ${more} more.`] : unmet;
  throw new AppError(422, 'release_incompatible', sentences.join(' '));
}
