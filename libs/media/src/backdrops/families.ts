import type { StyleName } from '@app/picture';
import { arches } from './arches.family';
import type { BackdropFamily } from './backdrop';
import { beams } from './beams.family';
import { contours } from './contours.family';
import { facets } from './facets.family';
import { geometry } from './geometry.family';
import { mosaic } from './mosaic.family';
import { rays } from './rays.family';
import { ridges } from './ridges.family';
import { silk } from './silk.family';

/** Families that suit each style; the pictures of one video go through them in turn. */
export const FAMILIES: Readonly<Record<StyleName, readonly [BackdropFamily, BackdropFamily, BackdropFamily]>> = {
  'trading-terminal': [contours, facets, beams],
  tabloid: [rays, geometry, beams],
  'nature-doc': [ridges, silk, contours],
  'hype-trailer': [beams, facets, ridges],
  arcade: [mosaic, ridges, beams],
  'breaking-news': [beams, facets, contours],
  'swiss-poster': [geometry, arches, contours],
  comic: [rays, ridges, geometry],
  vaporwave: [ridges, arches, silk],
  'luxury-minimal': [silk, arches, contours],
  'chaos-meme': [rays, geometry, mosaic],
};
