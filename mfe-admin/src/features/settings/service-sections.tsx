import type { StoredSiteSettings } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Badge } from '@counterpart/design-system/badge';
import { Button } from '@counterpart/design-system/button';
import { useDateText } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { Facts } from '../../frame/facts';
import { SettingsSection } from './settings-section';
import { useTestMail } from './use-test-mail';

/** Services set when the product starts, which cannot be changed here: their state, and a test of email. */
export function ServiceSections({ mail, model }: Pick<StoredSiteSettings, 'mail' | 'model'>): ReactNode {
  return (
    <>
      <SettingsSection title="Email" description="The mail server is set when the product starts.">
        <Facts
          facts={[
            ['Sent from', mail.from],
            ['Mail server', mail.server ?? 'None: emails stay in the outbox'],
          ]}
        />
        <TestMail />
      </SettingsSection>
      <SettingsSection
        title="AI provider"
        description="Words the answers of the Compliance Center. Its key is never shown."
      >
        {model ? <ModelFacts model={model} /> : <NoModel />}
      </SettingsSection>
    </>
  );
}

function NoModel(): ReactNode {
  return (
    <Facts
      facts={[
        ['Status', <Badge key="state">Not configured</Badge>],
        ['Answers', 'Answers of the guides, labeled as such'],
      ]}
    />
  );
}

function ModelFacts({ model }: { readonly model: NonNullable<StoredSiteSettings['model']> }): ReactNode {
  const dateText = useDateText();
  const { host, name, lastSuccessAt, lastFailureAt, lastFailure } = model;
  const isFailing = lastFailureAt !== null && (lastSuccessAt === null || lastSuccessAt < lastFailureAt);
  const state = isFailing ? 'Failing' : lastSuccessAt ? 'Working' : 'Not used yet';
  return (
    <Facts
      facts={[
        [
          'Status',
          <Badge key="state" tone={isFailing ? 'error' : lastSuccessAt ? 'success' : 'neutral'}>
            {state}
          </Badge>,
        ],
        ['Host', host],
        ['Model', name],
        ['Last success', lastSuccessAt && dateText(lastSuccessAt, 'second')],
        ['Last failure', lastFailureAt && `${dateText(lastFailureAt, 'second')}. ${lastFailure ?? ''}`],
      ]}
    />
  );
}

function TestMail(): ReactNode {
  const { send, isSending, result } = useTestMail();
  return (
    <>
      <div>
        <Button
          variant="secondary"
          size="small"
          icon="mail"
          pending={isSending}
          pendingLabel="Sending..."
          onClick={() => void send()}
        >
          Send Me a Test Email
        </Button>
      </div>
      {result && <Alert tone={result.tone}>{result.sentence}</Alert>}
    </>
  );
}
