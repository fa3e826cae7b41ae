import { Card } from '@counterpart/design-system/card';
import { Stack, VisuallyHidden } from '@counterpart/design-system/layout';
import { useRef, useState, type ReactNode } from 'react';
import { ToolColumns } from '../../saved/tool-columns';
import { Conversation } from './answer/conversation';
import { QuestionForm } from './ask/question-form';
import { exampleQuestions, QuestionSuggestions } from './ask/question-suggestions';
import { allIndustries } from './ask/talk';
import { useAssistant } from './ask/use-assistant';
import { SavedAnswersCard } from './saved/saved-answers-card';
import { useSavedAnswers } from './saved/use-saved-answers';
import { RememberedQuestion } from './specialist/remembered-question';

interface Props {
  /** A question that another page hands over; empty for none. */
  readonly question: string;
  /** The person has cleared the question: it should leave the address. */
  readonly onClear: () => void;
}

/** Ask the Compliance Assistant: the question, the talk so far, and what was saved of it. */
export function AskPanel({ question, onClear }: Props): ReactNode {
  const { talk, state, text, ask, enter, clear: clearTalk } = useAssistant(question);
  const { turns, pending, industry, category } = state;
  const saved = useSavedAnswers();
  const box = useRef<HTMLTextAreaElement>(null);
  /** Set by what the person does here; a question that was handed over leaves the page where it is. */
  const [movesToLatest, setMovesToLatest] = useState(false);
  const askedIndustry = industry === allIndustries ? null : industry;
  const latestId = pending?.id ?? turns.at(-1)?.id ?? null;

  const askHere = async (next: string) => {
    setMovesToLatest(true);
    if (!(await ask(next)) && document.activeElement === document.body) box.current?.focus();
  };
  const clear = () => {
    setMovesToLatest(false);
    clearTalk();
    onClear();
    box.current?.focus();
  };

  return (
    <ToolColumns>
      <Stack gap={24}>
        <RememberedQuestion />
        <Card>
          <Stack gap={24}>
            <QuestionForm
              text={text}
              industry={industry}
              category={category}
              isBusy={pending !== null}
              hasAnswers={turns.length > 0}
              boxRef={box}
              onChange={enter}
              onAsk={() => void askHere(text)}
              onClear={clear}
            />
            {latestId === null && (
              <QuestionSuggestions
                label="For example"
                questions={exampleQuestions}
                isShort
                onAsk={(example) => void askHere(example)}
              />
            )}
          </Stack>
        </Card>
        <VisuallyHidden role="status">
          {pending ? 'Processing...' : turns.length > 0 ? 'Answer ready' : ''}
        </VisuallyHidden>
        <Conversation
          turns={turns}
          pending={pending}
          focusedId={movesToLatest ? latestId : null}
          industry={askedIndustry}
          isSaved={({ id }) => saved.items.some((answer) => answer.id === id)}
          onSave={(turn) => void saved.save(turn)}
          onAsk={(next) => void askHere(next)}
        />
      </Stack>
      <SavedAnswersCard
        saved={saved}
        onReload={({ id, question: asked, response }) => {
          setMovesToLatest(true);
          talk.show({ id, question: asked, answer: response });
        }}
      />
    </ToolColumns>
  );
}
