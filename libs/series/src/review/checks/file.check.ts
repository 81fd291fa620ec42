import { outputSize } from '@app/render';
import type { EpisodeFinding } from '../../episode.entity';
import type { VideoEvidence } from '../video-evidence';
import { blocking, type VideoCheck, noted, seconds } from '../findings';
import { VOICE_RATE } from '../read-video';

/** Frames that a container may lose or add at its ends. */
const FRAMES_BESIDE = 2;
/** What an encoder of sound adds to fill its last block stays under this. */
const SOUND_BESIDE_MS = 250;
/** Shares of the ordered length: of what is planned to it, videos come out between 0.8 and 1.1 of it. */
const FAR = { short: 0.6, long: 1.4 };
const BESIDE = { short: 0.75, long: 1.15 };

/** Every file is there, is the one that was rendered, and can be played to its end in its shape and length. */
export const checkFile: VideoCheck = (video) => {
  const missing = Object.entries(video.files)
    .filter(([, path]) => path === null)
    .map(([name]) => blocking('file_missing', `The file "${name}" of this video is not in storage.`));
  if (video.files.video === null) return missing;
  const changed = video.sha256 === video.cut.sha256 ? [] : [blocking('file_changed', CHANGED)];
  return [...missing, ...changed, ...playing(video), ...lengthOrdered(video)];
};

const CHANGED = 'The file in storage is not the one that was rendered.';

function playing({ job, reading, drawn: { timeline }, cut }: VideoEvidence): EpisodeFinding[] {
  const { probe, frames = 0, voice } = reading ?? {};
  if (!probe?.video || frames === 0)
    return [blocking('file_unreadable', 'The video cannot be played: its file is damaged.')];
  const { width, height } = probe.video;
  const { stage, fps } = timeline;
  const found: EpisodeFinding[] = [];
  const wanted = outputSize(job, stage);
  if (width !== wanted.width || height !== wanted.height) {
    const message = `The picture is ${width} x ${height}, not ${wanted.width} x ${wanted.height} as ${stage.format} asks for.`;
    found.push(blocking('wrong_shape', message));
  }
  const ms = (count: number): number => (count * 1000) / fps;
  if (frames < cut.frames - FRAMES_BESIDE) {
    found.push(
      blocking('file_cut_short', `The video ends after ${seconds(ms(frames))} of ${seconds(ms(cut.frames))}.`),
    );
  } else if (frames > cut.frames + FRAMES_BESIDE || Math.abs(cut.frames - timeline.frames) > FRAMES_BESIDE) {
    const message = `The video lasts ${seconds(ms(frames))}; its script lasts ${seconds(ms(timeline.frames))}.`;
    found.push(blocking('wrong_length', message));
  }
  if (voice && Math.abs((voice.length * 1000) / VOICE_RATE - ms(frames)) > SOUND_BESIDE_MS) {
    const message = `The sound lasts ${seconds((voice.length * 1000) / VOICE_RATE)}, the picture ${seconds(ms(frames))}.`;
    found.push(blocking('sound_and_picture_differ', message));
  }
  return found;
}

/** A script is as long as its author wrote it, and a video whose data has no more to tell says so itself. */
function lengthOrdered({ order, warnings, drawn: { timeline } }: VideoEvidence): EpisodeFinding[] {
  if (order.script || warnings.some(({ code }) => code === 'short_video')) return [];
  const lasts = timeline.frames / timeline.fps;
  const share = lasts / order.targetSeconds;
  const message = `The video lasts ${lasts.toFixed(0)} s; ${order.targetSeconds} s were ordered.`;
  if (share < FAR.short || share > FAR.long) return [blocking('wrong_length', message)];
  return share < BESIDE.short || share > BESIDE.long ? [noted('length_beside', message)] : [];
}
