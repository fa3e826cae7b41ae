import type { CalendarFeed } from '@counterpart/api/contract';
import { Button, LinkButton } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { ConfirmDialog } from '@counterpart/design-system/dialog';
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

const promise = 'We email you 30 days, 7 days and 1 day before each date, unless you turned these emails off.';

/** Saves the answers on the page, and gives what comes with saved ones: reminders and a feed. */
export function SavedBar({ saved, answers, onForget }: Props): ReactNode {
  const { pathname, search } = useLocation();
  const [isAsking, setIsAsking] = useState(false);
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
          <Button variant="ghost" pending={saved.pending} onClick={() => setIsAsking(true)}>
            Delete Saved Calendar
          </Button>
        </Inline>
        <Feed saved={saved} />
      </Stack>
      <ConfirmDialog
        open={isAsking}
        title="Delete your saved calendar?"
        description="There are no more reminders. Your marks and your feed URL are deleted too."
        confirmLabel="Delete Calendar"
        onConfirm={() => {
          setIsAsking(false);
          onForget();
        }}
        onClose={() => setIsAsking(false)}
      />
    </Card>
  );
}

/** The secret URL by which a calendar program reads the dates: made, shown once, replaced and revoked. */
function Feed({ saved: { feedCreatedAt, makeFeed, revokeFeed, pending } }: Pick<Props, 'saved'>): ReactNode {
  const dateText = useDateText();
  const showToast = useToast();
  const [made, setMade] = useState<CalendarFeed | null>(null);
  // Another tab may have replaced it since.
  const url = made && made.createdAt === feedCreatedAt ? made.url : null;
  const copy = async () => {
    if (url && (await copyText(url))) showToast({ title: 'URL copied to clipboard!', tone: 'success' });
  };
  return (
    <Stack gap={12}>
      <Text size="small" tone="muted">
        {feedCreatedAt
          ? `Your calendar app can subscribe with the URL you created on ${dateText(feedCreatedAt, 'day')}.`
          : 'See your dates in your calendar app: subscribe to a secret URL that you can revoke.'}
      </Text>
      {url && (
        <Field label="Feed URL" help="Copy it now: it is shown once. Anyone who has it can see your dates.">
          <TextInput readOnly value={url} onFocus={(event) => event.target.select()} />
        </Field>
      )}
      <Inline gap={8}>
        {url && (
          <Button size="small" icon="copy" onClick={() => void copy()}>
            Copy URL
          </Button>
        )}
        <Button
          size="small"
          variant="secondary"
          pending={pending}
          onClick={() => void makeFeed().then((feed) => feed && setMade(feed))}
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
