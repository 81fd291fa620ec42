import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Clapperboard } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { api, type Schemas } from '../../../api/client';
import { accountQuery, unwrap } from '../../../api/queries';
import { useOnce } from '../../../api/use-once';
import { Button, LinkButton } from '../../../ui/button';
import { ErrorNotice } from '../../../ui/notice';
import { Page } from '../../../ui/page';
import { Skeleton } from '../../../ui/skeleton';
import { useToasts } from '../../../ui/toasts';
import { keepAway } from '../../../ui/use-kept';
import { words } from '../../../words';
import { Correction, type Declared } from './correction';
import { bodyOf, carriedOver, type EditDraft } from './edit-draft';
import { type Edits, unedited } from './edit-history';
import { byKey, type Edited, freshOf } from './edited';
import { EditorDesk } from './editor-desk';
import { planQuery } from './editor-queries';
import { type BrandChoice, type Telling, TellingSettings } from './telling-settings';
import { editsName } from './use-edits';

type EditablePlan = Schemas['EditablePlan'];
type PlanChange = Telling & Pick<Schemas['CreateVideo'], 'fields'>;

interface PlanEditorProps {
  /** Whoever made it is told of the video that is ordered. */
  onOrdered: (videoId: string) => void;
  /** What stands between a price and the wallet it is paid from. */
  purse?: (credits: number) => { notice: ReactNode; isEnough: boolean };
  brands?: readonly BrandChoice[];
  /** Declares fields for later videos of a show; left out where shows are not at hand. */
  keepForShow?: (showId: string, fields: Record<string, Declared>) => Promise<unknown>;
}

/** `/plans/:planId`: a video that plays, and is edited, before it is paid for. */
export function PlanEditor(props: PlanEditorProps) {
  const text = words.editor;
  const { planId = '' } = useParams();
  const plan = useQuery(planQuery(planId));
  if (plan.data?.videoId) return <Navigate to={`/videos/${plan.data.videoId}`} replace />;
  if (plan.data) return <PlanDesk key={planId} plan={plan.data} {...props} />;
  return (
    <Page title={text.plan.title} back={{ to: '/videos/new', label: text.plan.back }} width="wide">
      {plan.error ? (
        <>
          <ErrorNotice error={plan.error} onRetry={() => void plan.refetch()} />
          <div>
            <LinkButton to="/videos/new">{text.plan.anew}</LinkButton>
          </div>
        </>
      ) : (
        <Skeleton height="60vh" />
      )}
    </Page>
  );
}

function PlanDesk({ plan, onOrdered, purse, brands = [], keepForShow }: PlanEditorProps & { plan: EditablePlan }) {
  const text = words.editor;
  const { planId, channelId, showId } = plan;
  // What it is filed under locks its brand.
  const wearable = channelId === null && showId === null ? brands : [];
  const navigate = useNavigate();
  const queries = useQueryClient();
  const location = useLocation();
  const [search] = useSearchParams();
  const facts = useMemo(() => byKey(plan.facts), [plan.facts]);
  const fresh = useMemo(() => freshOf(plan.scenes, plan.figures, facts), [plan.scenes, plan.figures, facts]);
  const again = usePlanAgain(plan, fresh);
  const ordering = useOnce({
    mutationFn: ({ draft, credits }: { draft: EditDraft | null; credits: number }, header) => {
      const body = { planId, maxCredits: credits, ...(draft ? bodyOf(draft) : {}) };
      return unwrap(api.POST('/v1/videos/from-data', { params: { header }, body }));
    },
    onSuccess: ({ videoId }) => {
      keepAway(editsName(planId), null);
      onOrdered(videoId);
      void queries.invalidateQueries({ queryKey: ['videos'] });
      // An ordered plan leads to its video, here and for whoever comes back.
      queries.setQueryData(planQuery(planId).queryKey, { ...plan, videoId });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: accountQuery.queryKey }),
  });
  const isOrdering = ordering.isPending || ordering.isSuccess;
  const before = (location.state as { before?: string } | null)?.before;
  return (
    <EditorDesk
      of={editedOf(plan)}
      fresh={fresh}
      facts={facts}
      openFact={search.get('fact')}
      back={{ to: '/videos/new', label: text.plan.back }}
      about={text.plan.about}
      isBusy={isOrdering || again.isPending}
      error={ordering.error ?? again.error}
      // What was planned before is one more step back.
      {...(before === undefined ? {} : { onUndoneAll: () => void navigate(`/plans/${before}`) })}
      status={again.isPending ? text.plan.again : null}
      actions={({ draft, isChanged, canMake, price }) => (
        <Button
          look="marker"
          busy={isOrdering}
          disabled={
            !canMake || price === null || isOrdering || again.isPending || purse?.(price.whole).isEnough === false
          }
          onClick={() => price !== null && ordering.start({ draft: isChanged ? draft : null, credits: price.whole })}
        >
          {!isOrdering && <Clapperboard aria-hidden="true" />}
          {text.plan.order(price && price.whole)}
        </Button>
      )}
      settings={(draft) => (
        <TellingSettings
          now={plan}
          brands={wearable}
          isOff={again.isPending}
          onChange={(change) => again.mutate({ change, draft })}
        />
      )}
      reading={(fact, draft) => (
        <Correction
          key={fact.pattern}
          read={fact}
          said={plan.fields[fact.pattern] ?? {}}
          isBusy={again.isPending}
          canKeep={showId !== null && keepForShow !== undefined}
          onSay={(said, isKept) => {
            const fields = { [fact.pattern]: said };
            again.mutate(
              { change: { fields }, draft, fact: fact.key },
              { onSuccess: () => void (isKept && showId && keepForShow?.(showId, fields)) },
            );
          }}
        />
      )}
      notice={(price) => purse && price !== null && purse(price.whole).notice}
    />
  );
}

function editedOf({ planId, title, style, format, language, captions }: EditablePlan): Edited {
  return {
    ...{ title, style, format, language, captions },
    name: editsName(planId),
    version: 1,
    draft: async (body) => {
      const options = { params: { path: { id: planId } }, body };
      const { credits, ...video } = await unwrap(api.POST('/v1/plans/{id}/draft', options));
      return { video, price: { edit: 0, whole: credits } };
    },
  };
}

/** Plans again with something changed, and goes on with the edits where the scenes are still the same ones. */
function usePlanAgain({ planId }: EditablePlan, fresh: EditDraft) {
  const text = words.editor.plan;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { say } = useToasts();
  return useMutation({
    mutationFn: async ({ change, draft }: { change: PlanChange; draft: EditDraft; fact?: string }) => {
      const { voiceId, ...looks } = draft.looks;
      // A voice speaks one language.
      const voice = voiceId !== undefined && change.language === undefined ? { voiceId } : {};
      const made = await unwrap(api.POST('/v1/plans', { body: { planId, ...looks, ...voice, ...change } }));
      return await queries.fetchQuery(planQuery(made.planId));
    },
    onSuccess: async (plan, { draft, fact }) => {
      const next = freshOf(plan.scenes, plan.figures, byKey(plan.facts));
      const carried = carriedOver(draft, fresh, next);
      if (carried && carried !== next)
        keepAway<Edits>(editsName(plan.planId), { ...unedited(1, carried), past: [next] });
      say(carried === null ? text.apart : text.renewed);
      const opened = fact === undefined ? '' : `?fact=${encodeURIComponent(fact)}`;
      await navigate(`/plans/${plan.planId}${opened}`, { state: { before: planId } });
    },
  });
}
