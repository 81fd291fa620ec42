import type { Context } from '../surface/surface';
import { seededRandom } from '../random';
import type { Box } from '../stage/stage';
import type { Painter } from './painter';

/** Kinds of small things in the air, each with its way of moving. */
export const PARTICLE_KINDS = ['rain', 'dust', 'confetti', 'sparks'] as const;
export type ParticleKind = (typeof PARTICLE_KINDS)[number];

/** Seeded particles in a box; each costs one path a frame, so a hundred is plenty. Sizes in px, speed is a factor. */
export interface ParticlesProps {
  box: Box;
  particles: ParticleKind;
  count: number;
  colors: readonly string[];
  size: number;
  speed?: number;
  /** Tells two swarms of one video apart. */
  salt?: string;
}

/** One particle on a moment: place in the box, turn in radians, size as a factor, and how visible it is. */
export interface Particle {
  x: number;
  y: number;
  turn: number;
  scale: number;
  alpha: number;
}

type Flight = (random: () => number, seconds: number) => Particle;

/** Shares of the box; what leaves on one side comes back on the other. */
const FLIGHTS: Record<ParticleKind, Flight> = {
  rain: (random, seconds) => {
    const [x, y, depth] = [random(), random(), random()];
    const fall = 0.9 + depth * 0.7;
    return {
      x: wrap(x + seconds * 0.05),
      y: wrap(y + seconds * fall),
      turn: -0.06,
      scale: 0.6 + depth,
      alpha: 0.25 + depth * 0.5,
    };
  },
  dust: (random, seconds) => {
    const [x, y, depth, phase] = [random(), random(), random(), random() * Math.PI * 2];
    const sway = Math.sin(seconds * 0.7 + phase) * 0.015;
    return {
      x: wrap(x + sway + seconds * 0.006 * depth),
      y: wrap(y - seconds * (0.008 + depth * 0.016)),
      turn: 0,
      scale: 0.4 + depth,
      alpha: (0.2 + depth * 0.5) * (0.6 + 0.4 * Math.sin(seconds * 1.3 + phase)),
    };
  },
  confetti: (random, seconds) => {
    const [x, y, depth, phase] = [random(), random(), random(), random() * Math.PI * 2];
    return {
      x: wrap(x + Math.sin(seconds * 1.6 + phase) * 0.03),
      y: wrap(y + seconds * (0.16 + depth * 0.14)),
      turn: phase + seconds * (1.5 + depth * 3),
      scale: 0.7 + depth * 0.6,
      alpha: 1,
    };
  },
  sparks: (random, seconds) => {
    const [x, phase, reach, drift] = [random(), random(), random(), random() - 0.5];
    const life = wrap(phase + seconds * (0.5 + reach * 0.4));
    return { x: x + drift * life * 0.2, y: 1 - life * (0.5 + reach * 0.5), turn: 0, scale: 1 - life, alpha: 1 - life };
  },
};

/** The n-th particle of a swarm at a time; depends on nothing else. */
export function particleAt(kind: ParticleKind, seed: number, salt: string, index: number, seconds: number): Particle {
  return FLIGHTS[kind](seededRandom(seed, `${salt}${index}`), seconds);
}

/** Rain, dust, confetti or sparks, the same on every machine. */
export const particlesPainter: Painter<ParticlesProps> = {
  draw(ctx, props, state, env) {
    const { box, colors, count } = props;
    const seconds = (env.frame / env.fps) * (props.speed ?? 1);
    for (let index = 0; index < count; index += 1) {
      const particle = particleAt(props.particles, env.seed, props.salt ?? '', index, seconds);
      ctx.globalAlpha = state.opacity * Math.min(1, Math.max(0, particle.alpha));
      ctx.fillStyle = colors[index % Math.max(1, colors.length)] ?? '#ffffff';
      drawParticle(ctx, props, { ...particle, x: box.x + particle.x * box.w, y: box.y + particle.y * box.h });
    }
    ctx.globalAlpha = state.opacity;
  },
  pulse: (_props, env) => String(env.frame),
};

function drawParticle(ctx: Context, { particles, size }: ParticlesProps, { x, y, turn, scale }: Particle): void {
  const span = size * scale;
  ctx.save();
  ctx.translate(x, y);
  if (turn !== 0) ctx.rotate(turn);
  ctx.beginPath();
  if (particles === 'rain') ctx.rect(-span / 14, -span * 2, span / 7, span * 4);
  else if (particles === 'confetti') ctx.rect(-span / 2, -span / 4, span, span / 2);
  else ctx.arc(0, 0, span / 2, 0, Math.PI * 2);
  ctx.fill();
  ctx.restore();
}

function wrap(share: number): number {
  return share - Math.floor(share);
}
