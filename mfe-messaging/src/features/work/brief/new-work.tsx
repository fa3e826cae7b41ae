import {
  engagementLimits,
  fullName,
  wholeCharacters,
  type EngagementPrefill,
  type EngagementSide,
  type UserCard,
} from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { LinkButton } from '@counterpart/design-system/button';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { PageHeader } from '@counterpart/design-system/page-header';
import { documentsPicture } from '@counterpart/design-system/pictures/documents';
import {
  apiKey,
  Loaded,
  useApi,
  useDraft,
  useHost,
  useSession,
  useUrlQuery,
  type ApiClient,
} from '@counterpart/shell/sdk';
import { Navigate, useNavigate } from '@counterpart/shell/sdk/router';
import { useState, type ReactNode } from 'react';
import { BriefForm } from './brief-form';
import { Page } from '../page';
import { useWorkAct } from '../../../work/use-work';
import { workHref } from '../../../work/work-text';

/** `/work/new?with=`: the brief of new work with a person; `&guide=` begins it with a guide. */
export function NewWorkPage(): ReactNode {
  return (
    <Page size="reading">
      <NewWork />
    </Page>
  );
}

function NewWork(): ReactNode {
  const { user } = useSession();
  const id = Number(useUrlQuery().get('with'));
  const isId = Number.isSafeInteger(id) && id > 0;
  const person = useApi('/api/users/{id}/card', isId ? { path: { id } } : null);
  const prefill = useApi('/api/engagement-draft', user && isId ? { query: { with: id } } : null, {
    revalidateOnMount: true,
  });
  const slug = useUrlQuery().get('guide');
  const guide = useApi('/api/compliance/{idOrSlug}', slug ? { path: { idOrSlug: slug } } : null);
  if (!isId) return <Navigate to="/work" replace />;
  return (
    <Loaded of={person} name="this person" headingLevel={1}>
      {(card) => (
        <Loaded of={prefill} name="the brief" headingLevel={1}>
          {(known) =>
            known.liveId === null ? (
              <Begin
                key={guide.data?.slug}
                person={card}
                prefill={user?.userType === 'client' ? withGuide(known, guide.data) : known}
                side={user?.userType === 'client' ? 'client' : 'professional'}
              />
            ) : (
              <Navigate to={workHref(known.liveId)} replace />
            )
          }
        </Loaded>
      )}
    </Loaded>
  );
}

/** A brief as its form begins, and from what: 'quiz', or a guide's slug. */
type Prefill = Pick<EngagementPrefill, 'mayBegin' | 'reason' | 'brief'> & { readonly prefilledFrom: string | null };

/** Begins a brief with the guide that a client asked a question about. */
function withGuide(
  prefill: EngagementPrefill,
  guide: { readonly title: string; readonly slug: string } | undefined,
): Prefill {
  if (!guide) return prefill;
  const need = [`I need help with “${guide.title}”.`, prefill.brief.need].filter(Boolean).join('\n\n');
  const brief = {
    ...prefill.brief,
    title: wholeCharacters(guide.title, engagementLimits.titleMax),
    need: wholeCharacters(need, engagementLimits.needMax),
  };
  return { ...prefill, prefilledFrom: guide.slug, brief };
}

interface Props {
  readonly person: UserCard;
  readonly prefill: Prefill;
  readonly side: EngagementSide;
}

function Begin({ person, prefill, side }: Props): ReactNode {
  const navigate = useNavigate();
  const { api } = useHost();
  const [liveId, setLiveId] = useState<number | null>(null);
  const draft = useDraft(`brief.new.${person.id}`, 'browser');
  const { run, failure } = useWorkAct();
  const { firstName } = person;
  const toConversation = `/messages?with=${person.id}`;
  if (!prefill.mayBegin)
    return (
      <EmptyState
        headingLevel={1}
        illustration={documentsPicture}
        title="You can’t begin work here yet"
        description={prefill.reason}
        action={<LinkButton href={toConversation}>{`Message ${firstName}`}</LinkButton>}
      />
    );
  return (
    <>
      <PageHeader
        breadcrumbs={[{ label: 'Work', href: '/work' }, { label: 'New brief' }]}
        title={`Brief for ${fullName(person)}`}
        description={
          side === 'client'
            ? `Say what you need. ${firstName} answers with a proposal, and nothing is agreed until you accept it.`
            : `Write down what ${firstName} needs, then send a proposal.`
        }
      />
      <BriefForm
        side={side}
        otherName={firstName}
        brief={prefill.brief}
        draft={draft}
        submitLabel="Send Brief"
        onCancel={() => void navigate(toConversation)}
        notice={
          <>
            {prefill.prefilledFrom === 'quiz' && (
              <Alert>This begins with your answers to the quiz. Change whatever no longer fits.</Alert>
            )}
            {failure && <Failure liveId={liveId}>{failure}</Failure>}
          </>
        }
        onSend={async (brief) => {
          const isSent = await run(async () => {
            const body = { ...brief, with: person.id, prefilledFrom: prefill.prefilledFrom };
            const { id } = await api.send('post', '/api/engagements', { body });
            draft.forget();
            await navigate(workHref(id), { replace: true });
          }, 'Brief sent');
          // Another tab may have begun: what was typed here stays, with the way to that work.
          if (!isSent) setLiveId(await liveWorkWith(person.id, api));
          return isSent;
        }}
      />
    </>
  );
}

/** Work that there is with a person, if that can be learned now. */
const liveWorkWith = async (id: number, api: ApiClient): Promise<number | null> =>
  api.fetch(apiKey('/api/engagement-draft', { query: { with: id } })).then(
    ({ liveId }) => liveId,
    () => null,
  );

/** Refusal of a brief, with the way to the work that there is already. */
function Failure({ liveId, children }: { readonly liveId: number | null; readonly children: string }): ReactNode {
  const link = liveId !== null && (
    <LinkButton size="small" variant="secondary" href={workHref(liveId)}>
      View Work
    </LinkButton>
  );
  return (
    <Alert tone="error" action={link}>
      {children}
    </Alert>
  );
}
