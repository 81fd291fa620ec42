import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { API_VERSIONS, type ApiChange } from './api-change';
import {
  answerFor,
  API_CHANGES,
  CURRENT_VERSION,
  deprecationOf,
  eventFor,
  requestFrom,
  SUNSETS,
} from './speak-version';

const CHANGELOG = readFileSync(resolve(__dirname, '../../../CHANGELOG.md'), 'utf8');
const OLDEST = API_VERSIONS[0];

describe('versions of the API', () => {
  it('stand in their order, each older one with the day on which it ends', () => {
    expect([...API_VERSIONS].sort()).toEqual(API_VERSIONS);
    expect(Object.keys(SUNSETS)).toEqual(API_VERSIONS.slice(0, -1));
    expect(deprecationOf(OLDEST)).toEqual({
      since: new Date('2026-11-29T00:00:00Z'),
      until: new Date('2027-11-30T00:00:00Z'),
    });
    expect(deprecationOf(CURRENT_VERSION)).toBeNull();
  });

  it('stand in the changelog with their changes', () => {
    for (const version of API_VERSIONS) expect(CHANGELOG).toContain(`### ${version}`);
    for (const until of Object.values(SUNSETS)) expect(CHANGELOG).toContain(until);
    const told = CHANGELOG.replace(/\s+/g, ' ');
    for (const { what } of API_CHANGES) expect(told).toContain(what);
  });

  it('are changes in the order of their versions, of which each translates something', () => {
    const versions = API_CHANGES.map(({ version }) => version);
    expect([...versions].sort()).toEqual(versions);
    for (const { request, answer, event } of API_CHANGES) expect(request ?? answer ?? event).toBeDefined();
  });

  it('translate requests from the oldest change on, answers and events from the newest', () => {
    const note = (name: string): ApiChange => ({
      version: CURRENT_VERSION,
      what: name,
      request: (body) => [...(body as string[]), name],
      answer: (body) => [...(body as string[]), name],
      event: (body) => ({ ...body, order: [...((body['order'] as string[] | undefined) ?? []), name] }),
    });
    const changes = [note('first'), note('second')];
    expect(requestFrom(OLDEST, [], changes)).toEqual(['first', 'second']);
    expect(answerFor(OLDEST, [], changes)).toEqual(['second', 'first']);
    expect(eventFor(OLDEST, {}, changes)).toEqual({ order: ['second', 'first'] });
  });

  it('change nothing for who speaks the current one', () => {
    const body = { script: [{ motion: 'drift' }], warnings: [{ code: 'short_video' }] };
    expect(requestFrom(CURRENT_VERSION, body)).toBe(body);
    expect(answerFor(CURRENT_VERSION, body)).toBe(body);
    expect(eventFor(CURRENT_VERSION, body)).toBe(body);
  });
});

describe('version 2026-11-23', () => {
  it('calls short_video by its old name wherever warnings are, and leaves a delivery as it was sent', () => {
    const warnings = [{ code: 'short_video', message: 'short_video' }, { code: 'silence' }];
    const answer = { check: { warnings }, data: [{ warnings, payload: { warnings } }], note: 'short_video' };
    const old = [{ code: 'short_film', message: 'short_video' }, { code: 'silence' }];
    expect(answerFor(OLDEST, answer)).toEqual({
      check: { warnings: old },
      data: [{ warnings: old, payload: { warnings } }],
      note: 'short_video',
    });
    expect(eventFor(OLDEST, { event: 'video.rendered', warnings })).toEqual({ event: 'video.rendered', warnings: old });
  });

  it('takes any motion of a scene and ignores all but slam', () => {
    const scenes = [
      { type: 'hook', motion: 'drift' },
      { type: 'data', motion: 'slam' },
      { type: 'outro', motion: 3 },
    ];
    const known = [{ type: 'hook' }, { type: 'data', motion: 'slam' }, { type: 'outro', motion: 3 }];
    expect(requestFrom(OLDEST, { script: scenes })).toEqual({ script: known });
    expect(requestFrom(OLDEST, { script: { scenes, title: 'T' } })).toEqual({ script: { scenes: known, title: 'T' } });
    for (const body of [null, 'x', { data: { script: scenes } }, { script: null }, { script: { scenes: 1 } }]) {
      expect(requestFrom(OLDEST, body)).toEqual(body);
    }
  });
});
