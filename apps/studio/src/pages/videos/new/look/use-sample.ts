import { useEffect, useRef, useState } from 'react';
import { hosted } from '../../../../api/hosted';

/** Plays one sample at a time; asking for the one that plays stops it. */
export function useSample() {
  const audio = useRef<HTMLAudioElement | null>(null);
  const [playing, setPlaying] = useState<string | null>(null);
  const [isSilent, setSilent] = useState(false);
  useEffect(() => () => audio.current?.pause(), []);

  const toggle = (address: string) => {
    audio.current?.pause();
    setSilent(false);
    if (playing === address) return setPlaying(null);
    const sample = new Audio(hosted(address));
    audio.current = sample;
    setPlaying(address);
    const over = () => audio.current === sample && setPlaying(null);
    sample.onended = over;
    sample.play().catch(() => {
      // One that was stopped before it began is not at fault.
      if (audio.current !== sample || sample.error === null) return;
      setSilent(true);
      over();
    });
  };
  return { playing, toggle, isSilent };
}
