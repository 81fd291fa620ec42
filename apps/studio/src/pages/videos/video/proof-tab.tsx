import { useQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Video } from '../../../videos/video-query';
import { Empty } from '../../../ui/empty';
import { ErrorNotice } from '../../../ui/notice';
import { Skeleton } from '../../../ui/skeleton';
import { words } from '../../../words';
import { proofQuery, sourceQuery } from './video-queries';
import type { Playback } from './playback';
import { bestPlace, factsOf, isFigure, type ProvenFact, settledAt } from './proof-facts';
import { ProofRow } from './proof-row';
import { ProofSum } from './proof-sum';
import styles from './proof.module.css';

/** Every fact of the video with the places that show and say it, along the video; it moves with the player, and moves it. */
export function ProofTab({ video, playback }: { video: Video; playback: Playback }) {
  const text = words.video.proof;
  const proof = useQuery(proofQuery(video));
  const source = useQuery(sourceQuery(video));
  const [open, setOpen] = useState<string | null>(null);
  const facts = useMemo(() => factsOf(proof.data?.figures ?? [], source.data?.facts ?? []), [proof.data, source.data]);
  if (proof.isPending || source.isPending) return <Skeleton height={56} count={7} />;
  if (proof.error) return <ErrorNotice error={proof.error} onRetry={() => void proof.refetch()} />;
  if (facts.length === 0) return <Empty icon={<BadgeCheck />} title={text.none} about={text.hint} />;
  const choose = (fact: ProvenFact) => {
    const opens = open !== fact.id;
    setOpen(opens ? fact.id : null);
    const place = bestPlace(fact);
    if (opens && place) playback.seek(settledAt(place));
  };
  const list = (shown: readonly ProvenFact[]) => (
    <ol className={styles.rows}>
      {shown.map((fact) => (
        <ProofRow
          key={fact.id}
          video={video}
          source={source.data}
          fact={fact}
          playback={playback}
          isOpen={open === fact.id}
          onChoose={() => choose(fact)}
        />
      ))}
    </ol>
  );
  const names = facts.filter((fact) => !isFigure(fact));
  return (
    <div className={styles.proof}>
      <ProofSum complete={proof.data.complete} facts={facts.length} places={proof.data.figures.length} />
      <Board video={video} playback={playback}>
        {list(facts.filter(isFigure))}
        {names.length > 0 && <h3 className={styles.group}>{text.names}</h3>}
        {list(names)}
      </Board>
    </div>
  );
}

interface BoardProps {
  video: Video;
  playback: Playback;
  children: ReactNode;
}

/** What all rows share: the scenes as fields, and the moment that the player shows. */
function Board({ video, playback, children }: BoardProps) {
  const head = useRef<HTMLDivElement>(null);
  const lengthMs = video.duration * 1000;
  useEffect(() => {
    const move = () => head.current?.style.setProperty('--now', String(Math.min(1, playback.now() / lengthMs)));
    move();
    return playback.subscribe(move);
  }, [playback, lengthMs]);
  return (
    <div className={styles.board}>
      <div className={styles.fields} aria-hidden="true">
        {video.scenes.map(({ n, duration }) => (
          <span key={n} style={{ flexGrow: duration }} />
        ))}
        <div ref={head} className={styles.playhead} />
      </div>
      {children}
    </div>
  );
}
