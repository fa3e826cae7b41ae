import type { StoredSiteSettings } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { useForm } from '@counterpart/design-system/form';
import { Text } from '@counterpart/design-system/text';
import { LeaveGuard, useDraft } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { NothingSaved } from '../../frame/nothing-saved';
import { ConflictDialog } from './conflict-dialog';
import { OwnSecondStepDialog } from './own-second-step-dialog';
import { SettingsFields } from './settings-fields';
import { checkSettings, valuesOf } from './settings-values';
import { useSaveSettings } from './use-save-settings';

/** In sight however far the form is scrolled. */
const SaveBar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--cp-space-12);
  padding-block: var(--cp-space-12);
  border-top: 1px solid var(--cp-border);
  background: var(--cp-bg-page);

  > p {
    margin-inline-end: auto;
  }
`;

interface Props {
  readonly stored: StoredSiteSettings;
  /** Begins anew with what is stored now. */
  readonly onStored: (stored: StoredSiteSettings) => void;
}

/** The settings to change. What was typed stays when it is refused, or when another user saved meanwhile. */
export function SettingsForm({ stored, onStored }: Props): ReactNode {
  const [version, setVersion] = useState(stored.version);
  const [isCompared, setCompared] = useState(false);
  const { save, conflict, failure, clear, question } = useSaveSettings(stored.settings, onStored);
  const initial = valuesOf(stored.settings);
  const draft = useDraft('site-settings');
  const form = useForm({
    // With the version that it was begun from: what another user saved meanwhile is not overwritten.
    draft: {
      ...draft,
      write: (values) => draft.write({ ...values, version }),
      restore: (take, of) =>
        draft.restore(
          (found) => {
            setVersion(Number(found.values['version']) || version);
            take(found);
          },
          { ...of, version },
        ),
    },
    initial,
    validate: checkSettings,
    send: (values, { refuse }) => save(values, version, refuse),
  });
  const isDirty = JSON.stringify(form.values) !== JSON.stringify(initial);
  return (
    <form noValidate aria-label="Settings" onSubmit={(event) => void form.submit(event)}>
      <LeaveGuard isDirty={isDirty && !form.pending} description="Your changes to the settings are not saved yet." />
      <SettingsFields form={form} defaults={stored.defaults} usualSupport={stored.mail.from} />
      <SaveBar data-bottom-bar>
        {failure && <NothingSaved failure={failure} onCompare={conflict && (() => setCompared(true))} />}
        {isDirty && !failure && (
          <Text size="small" tone="muted" role="status">
            You have unsaved changes.
          </Text>
        )}
        <Button variant="secondary" disabled={!isDirty || form.pending} onClick={() => onStored(stored)}>
          Discard
        </Button>
        <Button type="submit" disabled={!isDirty} pending={form.pending} pendingLabel="Saving...">
          Save Settings
        </Button>
      </SaveBar>
      {question && <OwnSecondStepDialog onAnswer={question} />}
      {isCompared && conflict && (
        <ConflictDialog
          theirs={valuesOf(conflict.settings)}
          mine={form.values}
          onClose={() => setCompared(false)}
          onTheirs={() => onStored(conflict)}
          onMine={() => {
            setVersion(conflict.version);
            setCompared(false);
            clear();
          }}
        />
      )}
    </form>
  );
}
