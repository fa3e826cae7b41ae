import { Button } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { Field } from '@counterpart/design-system/field';
import { from, Inline, Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { TextInput } from '@counterpart/design-system/text-input';
import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { answersAsMarkdown } from './answers-as-markdown';
import { RenameDialog } from './rename-dialog';
import { SavedAnswerRow } from './saved-answer-row';
import { saveTextFile } from './save-text-file';
import type { SavedAnswer } from './saved-answers';

/** As high beside the question with answers as without: what the browser has kept is known only once the page is live. */
const Frame = styled(Card)`
  ${from('large')} {
    min-block-size: 468px;
  }
`;

const Scroll = styled.div`
  max-block-size: 300px;
  overflow-y: auto;
`;

interface Props {
  readonly answers: readonly SavedAnswer[];
  readonly onReload: (answer: SavedAnswer) => void;
  readonly onRename: (id: string, title: string) => void;
  readonly onRemove: (answer: SavedAnswer) => void;
}

/** What was saved: to search, reload, rename, delete and take along. */
export function SavedAnswersCard({ answers, onReload, onRename, onRemove }: Props): ReactNode {
  const headingId = useId();
  const [search, setSearch] = useState('');
  const [renamedId, setRenamedId] = useState<string | null>(null);
  const renamed = answers.find(({ id }) => id === renamedId);
  const found = answers.filter((answer) => matches(answer, search));
  const download = () =>
    saveTextFile('compliance-answers.md', 'text/markdown', answersAsMarkdown(answers, window.location.origin));
  return (
    <Frame as="section" aria-labelledby={headingId}>
      <Stack gap={12}>
        <Heading level={3} id={headingId}>
          Saved Questions &amp; Answers
        </Heading>
        {answers.length === 0 ? (
          <Text size="small" tone="muted">
            Save an answer to keep it here, in this browser, with the passages it rests on.
          </Text>
        ) : (
          <>
            <Field label="Search saved answers" hideLabel>
              <TextInput
                type="search"
                icon="search"
                placeholder="Search saved answers"
                value={search}
                onChange={(event) => setSearch(event.target.value)}
              />
            </Field>
            {/* Focusable, so that the keyboard can scroll it. */}
            <Scroll role="region" aria-label="Saved answers" tabIndex={0}>
              {found.length === 0 && (
                <Text size="small" tone="muted">
                  No saved answer has these words.
                </Text>
              )}
              <ul>
                {found.map((answer) => (
                  <SavedAnswerRow
                    key={answer.id}
                    answer={answer}
                    onReload={() => onReload(answer)}
                    onRename={() => setRenamedId(answer.id)}
                    onRemove={() => onRemove(answer)}
                  />
                ))}
              </ul>
            </Scroll>
            <Inline>
              <Button variant="secondary" size="small" icon="download" onClick={download}>
                Export as Markdown
              </Button>
            </Inline>
          </>
        )}
      </Stack>
      {renamed && (
        <RenameDialog
          title={renamed.title}
          onRename={(title) => onRename(renamed.id, title)}
          onClose={() => setRenamedId(null)}
        />
      )}
    </Frame>
  );
}

/** Whether every word of the search stands in the title, the question or the answer. */
function matches({ title, question, response }: SavedAnswer, search: string): boolean {
  const text = `${title} ${question} ${response.answer}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
