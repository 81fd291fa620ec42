import type { WantedVideo } from './rendered-video';

/** Twenty videos of all styles, formats and languages, of examples and of the corpus. */
export const GOOD_VIDEOS: readonly WantedVideo[] = [
  { payload: 'weather.json', style: 'luxury-minimal', format: '1:1', language: 'es' },
  { payload: 'football.json', style: 'tabloid', format: '4:5', language: 'de' },
  { payload: 'flow.json', style: 'trading-terminal', format: '9:16', language: 'ja', disclaimer: 'Rates change.' },
  { payload: 'wallet.json', style: 'vaporwave', format: '16:9', language: 'fr', brand: { accent: '#d7263d' } },
  { payload: 'bakery.json', style: 'comic', format: '1:1', language: 'ko' },
  { payload: 'library.json', style: 'nature-doc', format: '16:9', language: 'ar' },
  { payload: 'share.json', style: 'chaos-meme', format: '9:16', language: 'hi' },
  { payload: 'pool.json', style: 'hype-trailer', format: '4:5', language: 'zh' },
  { payload: 'flow.json', style: 'arcade', format: '1:1', language: 'id' },
  { payload: 'football.json', style: 'breaking-news', format: '16:9', language: 'pt' },
  { payload: 'city budget', style: 'swiss-poster', format: '4:5', language: 'it' },
  { payload: 'power mix', style: 'nature-doc', format: '1:1', language: 'en', music: false },
  { payload: 'league table', style: 'arcade', format: '1:1', language: 'en', captions: false },
  { payload: 'bakery week', style: 'comic', format: '4:5', language: 'en' },
  { payload: 'SaaS month', style: 'trading-terminal', format: '16:9', language: 'en' },
  { payload: 'exoplanet', style: 'vaporwave', format: '1:1', language: 'en' },
  { payload: 'bike share', style: 'tabloid', format: '1:1', language: 'tr' },
  { payload: 'clinic week', style: 'luxury-minimal', format: '16:9', language: 'en' },
  { payload: 'game launch', style: 'hype-trailer', format: '1:1', language: 'en' },
  { payload: 'frost and Fahrenheit', style: 'breaking-news', format: '1:1', language: 'en' },
];
