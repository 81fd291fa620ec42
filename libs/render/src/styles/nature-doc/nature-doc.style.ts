import type { Style } from '../style';
import { endLayout } from './end.layout';
import { natureGround } from './ground';
import { heroLayout } from './hero.layout';
import { natureDocKit } from './kit';
import { firsPainter, mistPainter, ridgePainter } from './land.painters';
import { natureDocPreset } from './preset';
import { birdsPainter, skyPainter, sunPainter } from './sky.painters';
import { glintsPainter, waterPainter } from './water.painter';
import { floorPainter, logPainter, shaftsPainter, trunksPainter } from './wood.painters';

/** Deep greens, amber light, mist between ridges: the data is the land (reference boards, nature-doc). */
export const natureDoc: Style = {
  name: 'nature-doc',
  preset: natureDocPreset,
  painters: {
    'nature.sky': skyPainter,
    'nature.sun': sunPainter,
    'nature.birds': birdsPainter,
    'nature.ridge': ridgePainter,
    'nature.firs': firsPainter,
    'nature.mist': mistPainter,
    'nature.trunks': trunksPainter,
    'nature.shafts': shaftsPainter,
    'nature.log': logPainter,
    'nature.floor': floorPainter,
    'nature.water': waterPainter,
    'nature.glints': glintsPainter,
  },
  ground: natureGround,
  kit: natureDocKit,
  compose: {
    hero: heroLayout,
    end: endLayout,
  },
};
