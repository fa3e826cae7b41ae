import { calendarDayText, fullName, verificationLimits, type VerificationDocument } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { DateInput } from '@counterpart/design-system/date-input';
import { Field } from '@counterpart/design-system/field';
import { Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Loaded, useApi, useDateText, useDraftState } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { DecisionForm } from './decision-form';
import { Facts } from '../../frame/facts';
import type { PanelProps } from './panel-props';

const { reasonMin, reasonMax } = verificationLimits;

/** A verification request: whose, which license, its documents in the page, and until when an approval holds. */
export function VerificationPanel({ id, isOpen, decide: settle }: PanelProps): ReactNode {
  const dateText = useDateText();
  const [recheckOn, setRecheckOn] = useDraftState(`recheck.${id}`, '');
  const found = useApi('/api/admin/verification/{id}', { path: { id } });
  return (
    <Loaded of={found} name="the request">
      {({ request, professional, usedByOthers }) => {
        const decide = (decision: 'approve' | 'reject', reason: string) =>
          settle(
            (api) =>
              api.send('post', '/api/admin/verification/{id}/decision', {
                path: { id },
                body: {
                  decision,
                  reason,
                  seen: request.status === 'approved' ? 'approved' : 'pending',
                  ...(decision === 'approve' && recheckOn && { recheckOn }),
                },
              }),
            decision === 'approve' ? 'Verification approved' : 'Verification rejected',
          );
        return (
          <Stack gap={24}>
            {usedByOthers && <Alert tone="warning" title="Someone else claims the same license" />}
            <Facts
              facts={[
                [
                  'Professional',
                  <Link key="professional" href={professional.path}>
                    {fullName(professional)}
                  </Link>,
                ],
                ['License', request.licenceNumber],
                ['Issuer', request.issuer],
                ['State', request.state],
                ['Requested', dateText(request.createdAt, 'longDay')],
                ['Recheck due', request.recheckOn && calendarDayText(request.recheckOn, 'longDay')],
                ['Reason given', request.reason],
              ]}
            />
            {request.documents.map((document) => (
              <ShownDocument key={document.id} document={document} />
            ))}
            {isOpen && (
              <DecisionForm
                draft={`verification.${id}`}
                reasonLabel="Reason"
                reasonHelp="Needed to reject; the professional reads it."
                {...{ reasonMin, reasonMax }}
                approve={{ label: 'Approve', needsReason: false, act: (reason) => decide('approve', reason) }}
                reject={{
                  label: 'Reject',
                  needsReason: true,
                  danger: true,
                  act: (reason) => decide('reject', reason),
                }}
              >
                <Field label="Check again on" optional help="A year from now when left empty.">
                  <DateInput value={recheckOn} onChange={setRecheckOn} />
                </Field>
              </DecisionForm>
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
}

const Document = styled.figure`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-8);
  margin: 0;

  img,
  iframe {
    width: 100%;
    border: 1px solid var(--cp-border);
    border-radius: var(--cp-radius-medium);
    background: var(--cp-bg-subtle);
  }

  iframe {
    height: 28rem;
  }
`;

function ShownDocument({ document: { id, name, mimeType } }: { readonly document: VerificationDocument }): ReactNode {
  const href = `/api/verification/documents/${id}`;
  return (
    <Document>
      <figcaption>
        <Link href={href} download={name} target="_blank" rel="noopener">
          {name}
        </Link>
      </figcaption>
      {mimeType === 'application/pdf' ? (
        <iframe src={`${href}?inline=true`} title={name} loading="lazy" />
      ) : (
        <img src={`${href}?inline=true`} alt={`Document ${name}`} loading="lazy" />
      )}
    </Document>
  );
}
