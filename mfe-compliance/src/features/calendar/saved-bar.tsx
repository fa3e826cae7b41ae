import { Button, LinkButton } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { Field } from '@counterpart/design-system/field';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import { TextInput } from '@counterpart/design-system/text-input';
import { copyText, signInPath, useDateText, useToast } from '@counterpart/shell/sdk';
import { useLocation } from '@counterpart/shell/sdk/router';
import { useState, type ReactNode } from 'react';
import { isSame, type CalendarAnswers } from './calendar-answers';
import type { SavedCalendar } from './use-saved-calendar';

interface Props {
  readonly saved: SavedCalendar;
  /** Answers on the page. */
  readonly answers: CalendarAnswers;
  /** Deletes what is saved; the answers stay on the page. */
  readonly onForget: () => void;
}

const promise = 'We email you 30, 7, and 1 day before each date.';

/** Saves the answers on the page, and gives what comes with saved ones: reminders and a feed. */
export function SavedBar({ saved, answers, onForget }: Props): ReactNode {
  const { pathname, search } = useLocation();
  if (!saved.isSignedIn)
    return (
      <Card as="section" aria-label="Reminders" tone="primary">
        <Inline justify="between" gap={16}>
          <Text>{`Save these dates to your account. ${promise}`}</Text>
          <LinkButton href={signInPath(pathname + search)} icon="bookmark">
            Log In to Save
          </LinkButton>
        </Inline>
      </Card>
    );
  if (!saved.answers || !isSame(saved.answers, answers))
    return (
      <Card as="section" aria-label="Reminders" tone="primary">
        <Inline justify="between" gap={16}>
          <Text>
            {saved.answers ? 'These answers differ from the ones you saved.' : `Save these dates. ${promise}`}
          </Text>
          <Button icon="bookmark" pending={saved.pending} onClick={() => saved.save(answers)}>
            {saved.answers ? 'Save Changes' : 'Save and Remind Me'}
          </Button>
        </Inline>
      </Card>
    );
  return (
    <Card as="section" aria-label="Reminders">
      <Stack gap={16}>
        <Inline justify="between" gap={16}>
          <Text>{`Your calendar is saved. ${promise}`}</Text>
          <Button variant="ghost" pending={saved.pending} onClick={onForget}>
            Stop Reminders
          </Button>
        </Inline>
        <Feed saved={saved} />
      </Stack>
    </Card>
  );
}

/** The secret URL by which a calendar program reads the dates: made, shown once, replaced and revoked. */
function Feed({ saved: { feedCreatedAt, makeFeed, revokeFeed, pending } }: Pick<Props, 'saved'>): ReactNode {
  const dateText = useDateText();
  const showToast = useToast();
  const [url, setUrl] = useState<string | null>(null);
  const copy = async () => {
    if (url && (await copyText(url))) showToast({ title: 'URL copied to clipboard!', tone: 'success' });
  };
  return (
    <Stack gap={12}>
      <Text size="small" tone="muted">
        {feedCreatedAt
          ? `Your calendar app can subscribe by the URL you made on ${dateText(feedCreatedAt, 'day')}.`
          : 'See your dates in your calendar app: subscribe to a secret URL that you can revoke.'}
      </Text>
      {url && feedCreatedAt && (
        <Field label="Feed URL" help="Copy it now: it is shown once. Anyone who has it can see your dates.">
          <TextInput readOnly value={url} onFocus={(event) => event.target.select()} />
        </Field>
      )}
      <Inline gap={8}>
        {url && feedCreatedAt && (
          <Button size="small" icon="copy" onClick={() => void copy()}>
            Copy URL
          </Button>
        )}
        <Button
          size="small"
          variant="secondary"
          pending={pending}
          onClick={() => void makeFeed().then((made) => setUrl(made))}
        >
          {feedCreatedAt ? 'Replace URL' : 'Create Feed URL'}
        </Button>
        {feedCreatedAt && (
          <Button size="small" variant="ghost" pending={pending} onClick={revokeFeed}>
            Revoke URL
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
