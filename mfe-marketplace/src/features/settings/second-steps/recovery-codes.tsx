import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { Checkbox } from '@counterpart/design-system/checkbox';
import { Dialog } from '@counterpart/design-system/dialog';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { copyText, LeaveGuard, saveTextFile, useSession, useSiteName, useToast } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(190px, 1fr));
  gap: var(--cp-space-8);
  margin: 0;
  padding: var(--cp-space-16);
  list-style: none;
  font-family: ui-monospace, monospace;
  background: var(--cp-bg-subtle);
  border: 1px solid var(--cp-border);
  border-radius: var(--cp-radius-medium);
`;

interface Props {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows recovery codes, this once. It closes when the person says that they have them. */
export function RecoveryCodes({ codes, onClose }: Props): ReactNode {
  const [isStored, setIsStored] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <Dialog
      // Escape would take away what is never shown again.
      onClose={() => (isStored ? onClose() : setIsLeaving(true))}
      title="Save your recovery codes"
      description="If you lose your phone and your passkeys, one of these logs you in. We won’t show them again."
      footer={
        <Button disabled={!isStored} onClick={onClose}>
          Done
        </Button>
      }
    >
      <Stack gap={16}>
        <Codes aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Codes>
        <WaysToSave codes={codes} />
        <Alert tone="warning">Anyone with one of these codes and your password can log in as you.</Alert>
        <LeaveGuard
          isDirty={!isStored}
          description="We won’t show your recovery codes again."
          cancelLabel="Stay Here"
        />
        {isLeaving && !isStored && <Alert tone="error">Save the codes and check the box below to finish.</Alert>}
        <Checkbox label="I saved these codes somewhere safe" name="stored" checked={isStored} onChange={setIsStored} />
      </Stack>
    </Dialog>
  );
}

/** Copies, downloads or prints the codes. */
function WaysToSave({ codes }: Pick<Props, 'codes'>): ReactNode {
  const siteName = useSiteName();
  const showToast = useToast();
  const { user } = useSession();
  const text = [
    `Recovery codes for ${siteName}, username ${user?.username ?? ''}. Each works once.`,
    '',
    ...codes,
    '',
  ].join('\n');
  const copy = async () =>
    showToast(
      (await copyText(codes.join('\n')))
        ? { title: 'Codes copied to clipboard!', tone: 'success' }
        : { title: 'Your browser didn’t allow copying', description: 'Download or print them instead.', tone: 'info' },
    );
  return (
    <Inline gap={8}>
      <Button size="small" variant="secondary" onClick={() => void copy()}>
        Copy Codes
      </Button>
      <Button size="small" variant="secondary" onClick={() => saveTextFile('recovery-codes.txt', 'text/plain', text)}>
        Download Codes
      </Button>
      <Button size="small" variant="secondary" onClick={() => printText(text)}>
        Print Codes
      </Button>
    </Inline>
  );
}

/** Prints a text alone, from a frame that goes away afterwards. */
function printText(text: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const { contentDocument, contentWindow } = frame;
  const page = contentDocument?.createElement('pre');
  if (!contentDocument || !contentWindow || !page) return;
  page.textContent = text;
  contentDocument.body.append(page);
  contentWindow.addEventListener('afterprint', () => frame.remove());
  contentWindow.print();
}
