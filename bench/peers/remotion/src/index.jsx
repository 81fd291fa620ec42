import { Composition, registerRoot } from 'remotion';
import '@fontsource/inter-tight/600.css';
import '@fontsource/inter-tight/700.css';
import { Video } from './video.jsx';

/** Length and contents come as input: the same scenes that Factreel draws (see ../scenes-of-job in remotion.bench.ts). */
const Root = () => (
  <Composition
    id="video"
    component={Video}
    width={1080}
    height={1920}
    fps={30}
    durationInFrames={30}
    defaultProps={{ frames: 30, scenes: [] }}
    calculateMetadata={({ props }) => ({ durationInFrames: props.frames })}
  />
);

registerRoot(Root);
