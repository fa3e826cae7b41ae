import { Button } from '@counterpart/design-system/button';
import { saveTextFile, useDateText } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { SavedItemsCard } from '../../../saved/saved-items-card';
import type { Saved } from '../../../saved/use-saved-items';
import { answersAsMarkdown } from './answers-as-markdown';
import { savedTitleMax, type SavedAnswer } from './saved-answers';

const empty = {
  account: 'Save an answer to find it here in your account, with its sources.',
  browser: 'Save an answer to keep it here, in this browser, with its sources. Sign in, and it moves to your account.',
};

interface Props {
  readonly saved: Saved<SavedAnswer>;
  readonly onReload: (answer: SavedAnswer) => void;
}

/** Answers that were saved: to search, reload, rename, delete and take along. */
export function SavedAnswersCard({ saved, onReload }: Props): ReactNode {
  const dateText = useDateText();
  const download = () =>
    saveTextFile(
      'compliance-answers.md',
      'text/markdown',
      answersAsMarkdown(saved.items, dateText, window.location.origin),
    );
  return (
    <SavedItemsCard
      title="Saved Questions & Answers"
      noun={['answer', 'answers']}
      saved={saved}
      empty={empty}
      titleMax={savedTitleMax}
      searchedText={({ title, question, response }) => `${title} ${question} ${response.answer}`}
      open={{ icon: 'refresh', label: 'Reload', onOpen: onReload }}
      isTall
    >
      <Button variant="secondary" size="small" icon="download" onClick={download}>
        Export as Markdown
      </Button>
    </SavedItemsCard>
  );
}
