import { usStates, type Verification, type VerificationRequest } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { Field } from '@counterpart/design-system/field';
import { Grid, Stack } from '@counterpart/design-system/layout';
import { Select } from '@counterpart/design-system/select';
import { TextInput } from '@counterpart/design-system/text-input';
import type { ReactNode } from 'react';
import { useForm } from '@counterpart/design-system/form';
import { useDraft } from '@counterpart/shell/sdk';
import { DocumentPicker } from './document-picker';
import { useDocumentUploads } from './use-document-uploads';
import { useVerificationChanges } from './use-verification';
import { validateVerification, type VerificationValues } from './verification-values';

const states = usStates.map(({ id, label }) => ({ value: id, label }));

const nothing = { licenceNumber: '', issuer: '', state: '' };
const lastSaid = ({ licenceNumber, issuer, state }: VerificationRequest) => ({ licenceNumber, issuer, state });

/** License number, issuer, state and documents. Opens with what the last request said. */
export function VerificationForm({
  verification: { request, drafts },
}: {
  readonly verification: Verification;
}): ReactNode {
  const changes = useVerificationChanges();
  const uploads = useDocumentUploads(drafts);
  const documents = drafts.length + uploads.files.length;
  const { errors, pending, submit, field } = useForm<VerificationValues>({
    draft: useDraft('verification'),
    initial: { ...(request ? lastSaid(request) : nothing), documents: 0 },
    validate: (typed) => validateVerification({ ...typed, documents }),
    send: async (typed, { saved }) => {
      // A document that is still being sent belongs to this request.
      if (!(await uploads.settled())) return;
      if (await changes.submit(typed)) saved();
    },
  });
  return (
    <form noValidate aria-label="Verification" onSubmit={(event) => void submit(event)}>
      <Stack gap={20}>
        <Grid columns={2} gap={16}>
          <Field label="License number" error={errors.licenceNumber}>
            <TextInput {...field('licenceNumber')} />
          </Field>
          <Field label="Issued by" error={errors.issuer}>
            <TextInput {...field('issuer')} placeholder="Texas State Board of Public Accountancy" />
          </Field>
          <Field label="State" error={errors.state}>
            <Select options={states} placeholder="Choose a state" {...field('state')} />
          </Field>
        </Grid>
        <DocumentPicker documents={drafts} uploads={uploads} error={documents === 0 ? errors.documents : undefined} />
        <div>
          <Button type="submit" pending={pending} pendingLabel="Sending...">
            Request Verification
          </Button>
        </div>
      </Stack>
    </form>
  );
}
