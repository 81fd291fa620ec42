import type { DesignOrder } from '@app/design';
import type { SourcePack } from '@app/sources';
import { brandOf } from '@app/channels';
import type { VideoSpec } from '../video-specification';
import type { SourceOrder } from './source-designer';

/** What a designer takes from a spec, whether it makes a video, sketches a plan or changes a version. */
export function designOrder(spec: VideoSpec): Omit<DesignOrder, 'facts' | 'stills' | 'script' | 'compliance' | 'seed'> {
  const { language, voiceId, pronunciation, mode, pacing, headline, brief, cta, style, brand } = spec;
  const { format, targetSeconds, captions, presenter, music, engine } = spec;
  return {
    ...{
      language,
      voiceId,
      pronunciation,
      mode,
      pacing,
      headline,
      brief,
      cta,
      format,
      targetSeconds,
      captions,
      presenter,
    },
    music: music !== false,
    template: engine === 'director',
    ...(style ? { style } : {}),
    ...(brand ? { brand: brandOf(brand) } : {}),
  };
}

/** The same, to be told from a pack. */
export function sourceOrder(spec: VideoSpec, pack: SourcePack): Omit<SourceOrder, 'seed'> {
  const { fields, script, compliance } = spec;
  return {
    ...designOrder(spec),
    accountId: pack.accountId,
    data: pack.kind === 'script' ? null : pack.data,
    source: pack,
    fields: { ...pack.fields, ...fields },
    media: spec,
    ...(script ? { script } : {}),
    ...(compliance ? { compliance } : {}),
  };
}
