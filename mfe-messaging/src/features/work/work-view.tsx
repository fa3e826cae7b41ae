import { fullName, type Engagement } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Avatar } from '@counterpart/design-system/avatar';
import { Badge } from '@counterpart/design-system/badge';
import { LinkButton } from '@counterpart/design-system/button';
import { Icon } from '@counterpart/design-system/icon';
import { from, Inline, Stack } from '@counterpart/design-system/layout';
import { Menu } from '@counterpart/design-system/menu';
import { PageHeader } from '@counterpart/design-system/page-header';
import { Text } from '@counterpart/design-system/text';
import { useUrlQuery } from '@counterpart/shell/sdk';
import { useNavigate } from '@counterpart/shell/sdk/router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { BriefSection } from './brief/brief-section';
import { ChangeBrief } from './brief/change-brief';
import { DocumentsSection } from './documents/documents-section';
import { NextStep } from './next-step';
import { ProposalForm } from './proposal/proposal-form';
import { ProposalSection } from './proposal/proposal-section';
import { useWorkAct } from '../../work/use-work';
import { WorkDialog, type WorkQuestion } from './work-dialogs';
import { otherOf, workHref, workStates } from '../../work/work-text';
import { WorkTimeline } from './work-timeline';
import { WritingFrame } from './writing-frame';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--cp-space-40);
  align-items: start;

  ${from('large')} {
    grid-template-columns: minmax(0, 1fr) 320px;
    gap: var(--cp-space-64);
  }
`;

type Part = 'brief' | 'proposal' | 'documents';
const agreed: readonly Part[] = ['documents', 'proposal', 'brief'];

/** Sections by state: the one that matters then is the first. */
const orders: Readonly<Record<Engagement['status'], readonly Part[]>> = {
  brief: ['brief', 'proposal', 'documents'],
  proposed: ['proposal', 'brief', 'documents'],
  accepted: agreed,
  'in-progress': agreed,
  done: agreed,
  ended: agreed,
};

/** A piece of work: its state and next step, then proposal, documents, brief, and what happened. */
export function WorkView({ work }: { readonly work: Engagement }): ReactNode {
  const navigate = useNavigate();
  const [question, setQuestion] = useState<WorkQuestion | null>(null);
  const { runShown, pending } = useWorkAct();
  const { id, version } = work;
  const writing = useFormOnPage(work);
  useHeadingFocus(writing, question);
  const write = (form: string) => void navigate(`${workHref(id)}?write=${form}`);
  const back = () => void navigate(workHref(id));
  if (writing === 'proposal')
    return (
      <WritingFrame
        work={work}
        title={work.proposals.length > 0 ? 'New version of the proposal' : 'New proposal'}
        aside={<BriefSection work={{ ...work, mayDo: [] }} onChange={back} />}
      >
        <ProposalForm work={work} onDone={back} />
      </WritingFrame>
    );
  if (writing === 'brief')
    return (
      <WritingFrame work={work} title="Edit brief">
        <ChangeBrief work={work} onDone={back} />
      </WritingFrame>
    );
  const parts = {
    brief: <BriefSection key="brief" work={work} onChange={() => write('brief')} />,
    proposal: <ProposalSection key={`proposal-${work.proposals.length}`} work={work} />,
    documents: <DocumentsSection key="documents" work={work} />,
  };
  return (
    <>
      <Head work={work} onEnd={() => setQuestion('end')} />
      <Columns>
        <Stack gap={40}>
          {work.paused && <Alert tone="warning">{work.paused}</Alert>}
          <NextStep
            work={work}
            pending={pending}
            onAsk={setQuestion}
            onPropose={() => write('proposal')}
            onStart={() =>
              void runShown(
                (api) => api.send('post', '/api/engagements/{id}/start', { path: { id }, body: { version } }),
                'Work started',
              )
            }
          />
          {orders[work.status].map((part) => parts[part])}
        </Stack>
        <WorkTimeline work={work} />
      </Columns>
      {question && <WorkDialog work={work} question={question} onClose={() => setQuestion(null)} />}
    </>
  );
}

/** Form that `?write=` asks for, if it may be sent. One that is open stays, with its text, when it no longer may. */
function useFormOnPage({ mayDo }: Engagement): string {
  const writing = useUrlQuery().get('write');
  const [open, setOpen] = useState('');
  const may =
    writing === 'proposal' ? mayDo.includes('propose') : writing === 'brief' && mayDo.includes('change-brief');
  const shown = may || open === writing ? writing : '';
  if (shown !== open) setOpen(shown);
  return shown;
}

/**
 * Moves the focus to the page's heading when a form takes the page or gives it back, as the shell does for paths, and
 * when a question closes whose button is gone.
 */
function useHeadingFocus(writing: string, question: WorkQuestion | null): void {
  const before = useRef({ writing, question });
  useEffect(() => {
    const hasAnswered = before.current.question !== question && document.activeElement === document.body;
    const hasTurned = before.current.writing !== writing;
    before.current = { writing, question };
    if (!hasTurned && !hasAnswered) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [writing, question]);
}

function Head({ work, onEnd }: { readonly work: Engagement; readonly onEnd: () => void }): ReactNode {
  const other = otherOf(work);
  const name = fullName(other);
  const { label, tone } = workStates[work.status];
  return (
    <PageHeader
      breadcrumbs={[{ label: 'Work', href: '/work' }, { label: work.title }]}
      title={<bdi>{work.title}</bdi>}
      meta={
        <Inline gap={8}>
          <Badge tone={tone}>{label}</Badge>
          <Avatar id={other.id} name={name} src={other.profilePicture} size="small" />
          <Text as="span" tone="muted">
            {`with ${name}`}
          </Text>
        </Inline>
      }
      actions={
        <>
          <LinkButton variant="secondary" icon="message" href={`/messages?with=${other.id}`}>
            {`Message ${other.firstName}`}
          </LinkButton>
          {work.mayDo.includes('end') && (
            <Menu
              label="More about this work"
              align="end"
              trigger={<Icon name="more" size={24} />}
              items={[{ kind: 'action', label: 'End Work', icon: 'close', tone: 'danger', onSelect: onEnd }]}
            />
          )}
        </>
      }
    />
  );
}
