import {
  engagementLimits,
  paymentSentence,
  proposalTotals,
  totalsText,
  type Engagement,
  type ProposalTotals,
} from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { DateInput } from '@counterpart/design-system/date-input';
import { Field } from '@counterpart/design-system/field';
import { useForm, type Form } from '@counterpart/design-system/form';
import { Grid, Inline, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Heading, Text } from '@counterpart/design-system/text';
import { TextArea } from '@counterpart/design-system/text-input';
import { isApiError, today } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import { ChangedNotice } from '../changed-notice';
import { LineFields } from './line-fields';
import { blankLine, checkLine, checkProposal, toLine, toProposalValues, type ProposalValues } from './proposal-values';
import { RowList } from '../row-list';
import { begunFrom, useBegunDraft } from '../use-begun-draft';
import { useWorkAct } from '../../../work/use-work';

interface Props {
  readonly work: Engagement;
  readonly onDone: () => void;
}

/** Form for a proposal, which begins with the version before. What is typed stays in this browser until it is sent. */
export function ProposalForm({ work, onDone }: Props): ReactNode {
  const { firstName } = work.client;
  const now = begunFrom(work);
  const { draft, changedSince, goOn, version } = useBegunDraft(`proposal.${work.id}`, now);
  const { run, failure } = useWorkAct();
  const [isFull, setFull] = useState(false);
  const isPossible = work.mayDo.includes('propose');
  const form = useForm({
    draft,
    initial: toProposalValues(work.proposals[0]),
    validate: checkProposal,
    send: async ({ lines, startsOn, terms, validUntil }, { saved }) => {
      const body = { version, lines: lines.map(toLine), startsOn, terms: terms.trim(), validUntil };
      const path = { id: work.id };
      const isSent = await run(
        (api) =>
          api.send('post', '/api/engagements/{id}/proposals', { path, body }).catch((error: unknown) => {
            setFull(isApiError(error) && error.code === 'engagement_needs_plan');
            throw error;
          }),
        'Proposal sent',
      );
      if (!isSent) return;
      saved();
      onDone();
    },
  });
  const { values, errors } = form;
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} aria-label="Proposal">
      <Stack gap={24}>
        <RowList
          noun="Service"
          rows={values.lines}
          blank={blankLine}
          max={engagementLimits.linesMax}
          onChange={(lines) => form.set('lines', lines)}
        >
          {(line, change) => <LineFields line={line} onChange={change} errors={errors.lines ? checkLine(line) : {}} />}
        </RowList>
        <Total totals={proposalTotals(values.lines.map(toLine))} />
        <Conditions {...form} firstName={firstName} />
        <ChangedNotice before={changedSince} now={now} onGoOn={isPossible ? goOn : null} />
        {failure && (
          <Alert tone="error" action={isFull && <Link href="/pricing">Compare plans</Link>}>
            {failure}
          </Alert>
        )}
        <Inline gap={12}>
          <Button type="submit" disabled={!isPossible} pending={form.pending} pendingLabel="Sending...">
            Send Proposal
          </Button>
          <Button variant="ghost" disabled={form.pending} onClick={onDone}>
            Finish Later
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

interface ConditionsProps extends Pick<Form<ProposalValues>, 'errors' | 'field'> {
  readonly firstName: string;
}

function Conditions({ errors, field, firstName }: ConditionsProps): ReactNode {
  return (
    <>
      <Grid columns={2} gap={16}>
        <Field label="Work starts on" error={errors.startsOn} required>
          <DateInput {...field('startsOn')} />
        </Field>
        <Field
          label="Valid until"
          error={errors.validUntil}
          help={`${firstName} can accept it through this day.`}
          required
        >
          <DateInput {...field('validUntil')} min={today()} />
        </Field>
      </Grid>
      <Field label="Terms" optional help="What is included, when you invoice, how either of you can stop.">
        <TextArea {...field('terms')} rows={6} countLimit={engagementLimits.termsMax} />
      </Field>
      <Text size="small" tone="muted">
        {paymentSentence}
      </Text>
    </>
  );
}

function Total({ totals }: { readonly totals: ProposalTotals }): ReactNode {
  if (totals.monthlyCents + totals.onceCents === 0) return null;
  return (
    <Card tone="subtle" padding="small" aria-live="polite">
      <Inline justify="between" gap={12}>
        <Text size="small" tone="muted">
          Total
        </Text>
        <Heading level={3} size="large">
          {totalsText(totals)}
        </Heading>
      </Inline>
    </Card>
  );
}
