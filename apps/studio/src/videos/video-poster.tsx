import { useState } from 'react';
import { MovingPicture } from '../ui/moving-picture';
import type { Video } from './video-query';

/** A video's poster; its smaller cut plays without sound while a pointer rests on it, or focus on what it stands in. */
export function VideoPoster({ video, active = false }: { video: Video; active?: boolean }) {
  const [over, setOver] = useState(false);
  return (
    <MovingPicture
      still={video.thumbnail}
      loop={video.webUrl}
      moves={over || active}
      format={video.format}
      onPointerEnter={() => setOver(true)}
      onPointerLeave={() => setOver(false)}
    />
  );
}
