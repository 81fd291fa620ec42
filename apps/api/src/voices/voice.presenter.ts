import { type ClonedVoice, type HouseVoiceInfo, VOICE_LANGUAGES } from '@app/design';
import type { ClonedVoiceDto, VoiceListDto } from './voice.dto';

const NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** A cloned voice as its account sees it; the provider's id stays here. */
export function toClonedVoiceDto({ id, name, createdAt }: ClonedVoice): ClonedVoiceDto {
  return { voiceId: id, name, createdAt: createdAt.toISOString() };
}

/** The list of voices; `house` comes best first within a language. */
export function toVoiceListDto({ house, cloned }: { house: HouseVoiceInfo[]; cloned: ClonedVoice[] }): VoiceListDto {
  return {
    house: house.map(({ id, language, label, gender, quality, note }) => ({
      voiceId: id,
      language,
      label,
      gender,
      quality,
      isDefault: house.find((voice) => voice.language === language)?.id === id,
      ...(note ? { note } : {}),
    })),
    cloned: cloned.map(toClonedVoiceDto),
    languages: VOICE_LANGUAGES.map((code) => ({ code, name: NAMES.of(code) ?? code })),
  };
}
