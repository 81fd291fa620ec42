import type { ConformanceSection } from './conformance-row';

/** Sections 5 to 9 of the specification: keys, events, errors, limits, versions. */
export const RULES: ConformanceSection[] = [
  {
    section: '5',
    title: 'Authentication',
    rows: {
      'rule 1': 'Bearer; a key is made by the owner and shown once',
      'rule 2': '401 unauthorized for a missing, wrong or revoked key',
      'rule 3': 'embed tokens',
      'rule 4': 'media by key; bare paths only where public',
      'rule 5': 'deliveries are signed',
    },
  },
  {
    section: '6',
    title: 'Events',
    rows: {
      'video.rendered': 'fires when a render finishes, with thirteen fields',
      'video.render_failed': 'fires when a render fails',
      'episode.ready': 'fires when an episode waits',
      'rule 1': 'X-Service-Signature',
      'rule 2': 'one attempt, no retry; the log tells',
      'rule 3': 'events of embed sessions carry externalUserId',
      'rule 4': 'jobs fire the usual events',
      'rule 5': 'browser messages of the studio',
    },
  },
  {
    section: '7',
    title: 'Errors',
    rows: {
      shape: 'JSON with an error string',
      '400': 'says which argument is bad',
      '401': 'unauthorized and a message',
      '402 insufficient_credits': 'names needed, held and short',
      '402 payment_failed': 'names the reason; nothing is made or charged',
      '404': 'video, job, asset; those of others',
      '413': 'an upload over 250 MB',
      '422': 'an upload that could not be fetched',
      'rule 1': 'a failed picture or clip is left out, given back, and warned of',
      'rule 2': 'the designer is stopped after 150 seconds, in these words',
      'rule 3': 'a clip whose seed is too small is a still',
      'rule 4': 'images and no show make a quote exact',
      'rule 5': 'the lock of a channel stands before brand; without the channel brand holds',
    },
  },
  {
    section: '8',
    title: 'Limits',
    rows: {
      'upload size': '250 MB',
      'embed token lifetime': '300 to 604800 seconds',
      'designer time cap': '150 seconds',
      'minimum seed': '300 px',
      'render time': 'a plain video within a minute',
      'pay-as-you-go': 'packs, 50 dollars a day, can be switched',
      'new account credits': '50, and 500 for the first card',
      'plan card': 'over 200 credits',
      'render charge': '10 a started minute',
      'designed video': '480 up to 30 seconds, 240 for each 30 more',
      'autopilot episode': '250, 300, 350',
      'footage indexing': '20 a started minute',
      'quiet check': '1, and 5 for a browser',
      'web copy': '2 to 3 MB at 720p',
      'autopilot targetSeconds': 'snaps',
    },
    measured: {
      'render time': 'npm run bench -- video',
    },
  },
  {
    section: '9',
    title: 'Versioning',
    rows: {
      'rule 1 prefix': '/v1',
      'rule 1 description': 'OpenAPI 3.1.0 with its routes and schemas by name',
      'rule 2': 'versions are whole numbers that grow',
      'rule 3': 'the dated behaviour is that of the last date: director, webUrl, posterUrl, caption',
    },
  },
];
