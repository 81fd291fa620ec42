import { useState } from 'react';
import { MovingPicture } from '../ui/moving-picture';
import type { Film } from './film-query';

/** A film's poster; its smaller cut plays without sound while a pointer rests on it, or focus on what it stands in. */
export function FilmPoster({ film, active = false }: { film: Film; active?: boolean }) {
  const [over, setOver] = useState(false);
  return (
    <MovingPicture
      still={film.thumbnail}
      loop={film.webUrl}
      moves={over || active}
      format={film.format}
      onPointerEnter={() => setOver(true)}
      onPointerLeave={() => setOver(false)}
    />
  );
}
