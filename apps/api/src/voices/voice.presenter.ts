import type { ClonedVoice, HouseVoiceInfo } from '@app/voices';
import { LANGUAGE_NAMES } from '@app/lingua';
import { isLiveAccount } from '@app/platform';
import type { ClonedVoiceDto, VoiceListDto } from './voice.dto';

/** Of a cloned voice, which speaks every language. */
const SAMPLE_LANGUAGE = 'en';

/** Where a voice can be heard. */
export type SampleLink = (voiceId: string, language: string, clone?: ClonedVoice) => string;

/** A cloned voice as its account sees it; the provider's id stays here. */
export function toClonedVoiceDto(voice: ClonedVoice, sampleLink: SampleLink): ClonedVoiceDto {
  const { id, accountId, name, createdAt } = voice;
  const livemode = isLiveAccount(accountId);
  const sampleUrl = sampleLink(id, SAMPLE_LANGUAGE, voice);
  return { voiceId: id, livemode, name, createdAt: createdAt.toISOString(), sampleUrl };
}

/** The list of voices; `house` comes best first within a language. */
export function toVoiceListDto(
  { house, cloned }: { house: HouseVoiceInfo[]; cloned: ClonedVoice[] },
  sampleLink: SampleLink,
): VoiceListDto {
  return {
    house: house.map(({ id, language, label, gender, quality, note }) => ({
      voiceId: id,
      language,
      label,
      gender,
      quality,
      isDefault: house.find((voice) => voice.language === language)?.id === id,
      ...(note ? { note } : {}),
      sampleUrl: sampleLink(id, language),
    })),
    cloned: cloned.map((voice) => toClonedVoiceDto(voice, sampleLink)),
    languages: Object.entries(LANGUAGE_NAMES).map(([code, name]) => ({ code, name })),
  };
}
