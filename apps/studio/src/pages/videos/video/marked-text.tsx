import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import type { Video } from '../../../videos/video-query';
import { Figure } from '../../../ui/figure';
import { proofQuery } from './video-queries';
import { markFigures } from './mark-figures';

interface MarkedTextProps {
  video: Video;
  text: string;
  /** Figures of this scene alone; of the whole video where left out. */
  scene?: number;
}

/** A text of a video with the figures marked that a fact stands behind. */
export function MarkedText({ video, text, scene }: MarkedTextProps) {
  const { data: proof } = useQuery({ ...proofQuery(video), enabled: video.scenes.length > 0 });
  const figures = (proof?.figures ?? []).filter(
    ({ where, scene: of }) => where === 'caption' && (scene === undefined || of === scene),
  );
  return markFigures(text, figures).map(({ text: piece, figure }, index) =>
    figure ? <Figure key={index}>{piece}</Figure> : <Fragment key={index}>{piece}</Fragment>,
  );
}
