/** A voice that a user can install: an archive of sherpa-onnx's releases. */
export interface VoiceModel {
  /** Word for `npm run voices -- install`, and the end of the voice's id. */
  name: string;
  /** ISO 639-1 code. */
  language: string;
  label: string;
  gender: 'female' | 'male';
  /** Name of the archive without `.tar.bz2`, and of the folder in it. */
  archive: string;
  /** Which kind of network it is; decides the files that the engine is given. */
  kind: 'piper' | 'kokoro';
  /** The network's file in the folder. */
  file: string;
  /** One of several speakers in the same file. */
  speaker: number;
  /** Size of the download, rounded. */
  megabytes: number;
}

const piper = (voice: string, language: string, label: string, gender: VoiceModel['gender']): VoiceModel => ({
  name: `piper-${voice}`,
  language,
  label,
  gender,
  archive: `vits-piper-${voice}`,
  kind: 'piper',
  file: `${voice}.onnx`,
  speaker: 0,
  megabytes: 65,
});

/** First within a language is what `npm start` and `list` recommend. No archive speaks Japanese or Korean. */
export const VOICE_MODELS: readonly VoiceModel[] = [
  {
    name: 'kokoro-en',
    language: 'en',
    label: 'Kokoro, American English, female',
    gender: 'female',
    archive: 'kokoro-en-v0_19',
    kind: 'kokoro',
    file: 'model.onnx',
    speaker: 1,
    megabytes: 305,
  },
  piper('en_US-lessac-medium', 'en', 'Lessac, American English', 'female'),
  piper('es_ES-davefx-medium', 'es', 'Davefx, Spanish of Spain', 'male'),
  piper('pt_BR-faber-medium', 'pt', 'Faber, Brazilian Portuguese', 'male'),
  piper('fr_FR-siwis-medium', 'fr', 'Siwis, French', 'female'),
  piper('de_DE-thorsten-medium', 'de', 'Thorsten, German', 'male'),
  piper('it_IT-paola-medium', 'it', 'Paola, Italian', 'female'),
  piper('tr_TR-dfki-medium', 'tr', 'Dfki, Turkish', 'male'),
  piper('id_ID-news_tts-medium', 'id', 'News, Indonesian', 'male'),
  piper('zh_CN-huayan-medium', 'zh', 'Huayan, Mandarin', 'female'),
  piper('hi_IN-pratham-medium', 'hi', 'Pratham, Hindi', 'male'),
  piper('ar_JO-kareem-medium', 'ar', 'Kareem, Arabic', 'male'),
];
