import type { Style } from '../style';
import { balloonPainter } from './balloon.painter';
import { burstPainter } from './burst.painter';
import { crowdPainter } from './crowd.painter';
import { endLayout } from './end.layout';
import { comicGround } from './ground';
import { heroLayout } from './hero.layout';
import { comicKit } from './kit';
import { shadePainter } from './lettering';
import { capePainter, mascotPainter, speedPainter } from './mascot.painter';
import { panelPainter, raysPainter } from './panel.painter';
import { platePainter } from './placard';
import { comicPreset } from './preset';
import { townPainter } from './town.painter';

/** Paper, primaries, ink outlines and dots (reference boards, comic). */
export const comic: Style = {
  name: 'comic',
  preset: comicPreset,
  painters: {
    balloon: balloonPainter,
    burst: burstPainter,
    cape: capePainter,
    crowd: crowdPainter,
    mascot: mascotPainter,
    panel: panelPainter,
    plate: platePainter,
    rays: raysPainter,
    shade: shadePainter,
    speed: speedPainter,
    town: townPainter,
  },
  ground: comicGround,
  kit: comicKit,
  compose: {
    hero: heroLayout,
    end: endLayout,
  },
};
