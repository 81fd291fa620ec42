import { CUT_FILES } from '@app/videos';

/** What examples of one operation show beyond those of its fields. */
interface OperationExample {
  request?: unknown;
  /** Laid over the answer that is made of the fields' examples; a text stands for all of it. */
  answer?: Record<string, unknown> | string;
}

const RATES = {
  protocol: 'Aave v3',
  asset: 'USDC',
  chain: 'Base',
  apyPct: 6.84,
  benchmarkName: '3-month T-bill',
  benchmarkApyPct: 4.31,
};
const UNRENDERED = { renderUrl: null, thumbnail: null, webUrl: null };
const NO_FILE = { sha256: null, encoder: null, model: null, warnings: [] };
const ACCEPTED = { ...UNRENDERED, status: 'rendering', duration: 30, scenes: [], caption: '', check: NO_FILE };
const SCRIPTED = { ...UNRENDERED, status: 'scripted', check: NO_FILE };
const SETTINGS = {
  brand: { accent: '#0a7a5c', watermark: 'ACME' },
  defaults: { language: 'es', targetSeconds: 30 },
  styleNotes: 'Dry, exact, never excited.',
  cta: 'See the live rate at rates.example',
};
const CUES = { vtt: '00:00.000 --> 00:01.200', srt: '00:00:00,000 --> 00:00:01,200' };
const LINE = 'USDC on Base';

/** By `operationId`. */
export const EXAMPLES: Record<string, OperationExample> = {
  changeBilling: { request: { payAsYouGo: true, packUsd: 25 }, answer: { payAsYouGo: true, packUsd: 25 } },
  createKey: { request: { name: 'newsroom server', scopes: ['videos:read', 'videos:write'] } },
  quote: { request: { targetSeconds: 30 } },
  createChannel: { request: { name: 'Rates daily', ...SETTINGS }, answer: SETTINGS },
  getChannel: { answer: SETTINGS },
  changeChannel: { request: { cta: SETTINGS.cta }, answer: SETTINGS },
  createShow: { request: { channelId: 'chn_4f9k2m0q8xw1c7ab5d3e', title: 'Rates at nine' } },
  changeShow: { request: { title: 'Rates at nine', compliance: { disclaimer: 'Not financial advice.' } } },
  suggestShows: { request: { starter: 'weather', city: 'Lisbon' } },
  startAutopilot: {
    request: {
      source: { starter: 'weather', city: 'Lisbon' },
      show: { title: 'The Sky over Lisbon', cadence: 'weekly sun 6pm', style: 'nature-doc', targetSeconds: 60 },
      tz: 'Europe/Lisbon',
    },
  },
  changeAutopilot: { request: { cadence: 'weekdays 7am', targetSeconds: 30 } },
  createChat: { request: { title: 'Rates on Base' } },
  sendChatMessage: {
    request: { text: 'Make a 45 second breaking news video from https://example.com/annual-report in Spanish' },
  },
  createVideoFromData: {
    request: { data: RATES, style: 'trading-terminal', targetSeconds: 30, external_id: 'order-17' },
    answer: { ...ACCEPTED, charged: 160 },
  },
  createPlan: { request: { data: RATES, style: 'trading-terminal', targetSeconds: 30 } },
  createVideoFromToken: {
    request: { chain: 'base', address: '0x4ed4e862860bed51a9570b96d89af5e1b0efefed', external_id: 'order-17' },
  },
  changeVideo: {
    request: { title: LINE, public: true, publicProof: true },
    answer: { public: true, publicProof: true },
  },
  editVideo: { request: { notes: 'Make it shorter, drop scene 3' }, answer: { ...SCRIPTED, version: 2, charged: 60 } },
  restoreVersion: { answer: SCRIPTED },
  renderVideo: { answer: { ...ACCEPTED, warnings: [] } },
  cancelVideo: { answer: { ...ACCEPTED, status: 'error', lastError: 'cancelled' } },
  getCaptionsVtt: { answer: `WEBVTT\n\n${CUES.vtt}\n${LINE}\n` },
  getCaptionsSrt: { answer: `1\n${CUES.srt}\n${LINE}\n` },
  followVideo: { answer: 'event: progress\ndata: {"stage":"render","progress":0.62}\n\n' },
  testWebhook: { answer: { event: 'webhook.test', videoId: null, ...pendingDelivery() } },
  resendDelivery: { answer: pendingDelivery() },
  getMetrics: { answer: 'factreel_http_request_seconds_count{method="GET",route="/v1/videos/:id",status="200"} 17\n' },
  playVideo: { answer: '<!doctype html><title>USDC on Base</title>…' },
  watchVideo: { answer: '<!doctype html><title>USDC on Base</title>…' },
};

function pendingDelivery() {
  return { status: 'pending', responseStatus: null, responseBody: null, durationMs: null, error: null };
}

/** Of path parameters, by the end of what stands before them in the path, or by their own name. */
export const PATH_EXAMPLES: Record<string, string | number> = {
  '/test/clocks/': 'clk_4f9k2m0q8xw1c7ab5d3e',
  '/media/library/{id}/': 'file.mp4',
  '/media/sources/{id}/': 'still-0.jpg',
  '/library/': 'ast_4f9k2m0q8xw1c7ab5d3e',
  '/sources/': 'sp_4f9k2m0q8xw1c7ab5d3e',
  '/versions/': 1,
  '/{videoId}/': 'v1',
  '/videos/': 'vid-7',
  '/plans/': 'pln_4f9k2m0q8xw1c7ab5d3e',
  '/storyboard/files/': 'still-0',
  '/jobs/': 'job_4f9k2m0q8xw1c7ab5d3e',
  '/channels/': 'chn_4f9k2m0q8xw1c7ab5d3e',
  '/shows/': 'shw_4f9k2m0q8xw1c7ab5d3e',
  '/autopilot/': 'ser_4f9k2m0q8xw1c7ab5d3e',
  '/episodes/': 'vid-7',
  '/chats/': 'cht_4f9k2m0q8xw1c7ab5d3e',
  '/webhooks/': 'wh_4f9k2m0q8xw1c7ab5d3e',
  '/deliveries/': 'dlv_4f9k2m0q8xw1c7ab5d3e',
  '/notifications/': 'ntf_4f9k2m0q8xw1c7ab5d3e',
  '/account/keys/': 'key_4f9k2m0q8xw1c7ab5d3e',
  '/account/cards/': 'card_4f9k2m0q8xw1c7ab5d3e',
  '/styles/': 'vaporwave.mp4',
  '/voices/': 'house-en-slt',
  '/account/export/': 'exp_4f9k2m0q8xw1c7ab5d3e',
  '/account/invoices/': '2026-11',
  '/account/connections/': 'con_4f9k2m0q8xw1c7ab5d3e',
  '/media/': 'vid-7',
  '/w/': 'vid-7',
  '/{videoId}/{version}/': CUT_FILES.video,
};
