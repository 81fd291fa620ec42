import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api, type Schemas } from '../../../api/client';
import { unwrap } from '../../../api/queries';
import { Button } from '../../../ui/button';
import { ErrorNotice } from '../../../ui/notice';
import { Page } from '../../../ui/page';
import { words } from '../../../words';
import { fieldOf } from './draft';
import { DirectionPanel } from './look/direction-panel';
import { MoreOptions } from './look/more-options';
import { ShapePanel } from './look/shape-panel';
import { StyleGallery } from './look/style-gallery';
import { VoicePanel } from './look/voice-panel';
import { orderOf } from './order-of';
import { FoundFacts } from './source/found-facts';
import { SourcePanel } from './source/source-panel';
import { useFacts } from './source/use-facts';
import { Till } from './till/till';
import { useArrival } from './use-arrival';
import { useDraft } from './use-draft';
import { useMakeVideo } from './use-make-video';
import { useOptions } from './use-options';
import styles from './new-video.module.css';

/** `/videos/new`: from facts to a plan that plays in the editor, or, for what costs little, to an order at once. */
export function NewVideoPage() {
  const text = words.make;
  const hold = useDraft();
  const { draft, ask, clear } = hold;
  const facts = useFacts(hold);
  useArrival(hold, facts);
  const choices = useOptions(draft);
  const navigate = useNavigate();
  const planning = useMutation({
    mutationFn: (body: Schemas['CreateVideo']) => unwrap(api.POST('/v1/plans', { body })),
    onSuccess: ({ planId }) => navigate(`/plans/${planId}`),
  });
  const making = useMakeVideo(clear);
  const drafted = orderOf(draft);
  const order = 'order' in drafted ? drafted.order : null;
  const readNow = () => facts.read({ source: draft.source, of: fieldOf(draft) });

  return (
    <Page
      title={text.title}
      about={text.about}
      back={{ to: '/videos', label: text.backToVideos }}
      actions={
        <Button size="small" onClick={clear}>
          {text.startOver}
        </Button>
      }
      width="wide"
    >
      <div className={styles.desk}>
        <div className={styles.column}>
          <SourcePanel hold={hold} facts={facts} />
          <FoundFacts facts={facts} hold={hold} retry={readNow} isAddress={draft.source === 'address'} />
          <DirectionPanel options={choices.options} ask={ask} />
        </div>
        <div className={styles.column}>
          <StyleGallery value={choices.options.style} onChange={(style) => ask({ style })} />
          <div className={styles.pair}>
            <ShapePanel options={choices.options} ask={ask} />
            <VoicePanel options={choices.options} ask={ask} />
          </div>
          <MoreOptions hold={hold} choices={choices} />
        </div>
      </div>
      <ErrorNotice error={planning.error ?? making.error} />
      <Till
        draft={draft}
        onPlan={() => order && planning.mutate(order)}
        onMake={() => {
          planning.reset();
          if (order) making.make(order);
        }}
        isPlanning={planning.isPending}
        isMaking={making.isPending}
      />
    </Page>
  );
}
