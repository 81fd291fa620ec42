import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import type { Film } from '../../../films/film-query';
import { Figure } from '../../../ui/figure';
import { proofQuery } from './film-queries';
import { markFigures } from './mark-figures';

interface MarkedTextProps {
  film: Film;
  text: string;
  /** Figures of this scene alone; of the whole film where left out. */
  scene?: number;
}

/** A text of a film with the figures marked that a fact stands behind. */
export function MarkedText({ film, text, scene }: MarkedTextProps) {
  const { data: proof } = useQuery({ ...proofQuery(film), enabled: film.scenes.length > 0 });
  const figures = (proof?.figures ?? []).filter(
    ({ where, scene: of }) => where === 'caption' && (scene === undefined || of === scene),
  );
  return markFigures(text, figures).map(({ text: piece, figure }, index) =>
    figure ? <Figure key={index}>{piece}</Figure> : <Fragment key={index}>{piece}</Fragment>,
  );
}
