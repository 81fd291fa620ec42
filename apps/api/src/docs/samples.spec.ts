import { curlSample, typescriptSample } from './samples';

const RENAME = {
  method: 'patch',
  path: '/v1/videos/{id}',
  operationId: 'changeVideo',
  parameters: [{ name: 'id', in: 'path', required: true, example: 'vid-7' }],
  requestBody: { content: { 'application/json': { example: { title: "The baker's rye" } } } },
  responses: { '200': { content: { 'application/json': {} } } },
};

describe('samples of a route', () => {
  it('are a call by curl, whose quotes a shell leaves alone', () => {
    expect(curlSample(RENAME, 'https://factreel.example')).toBe(
      [
        'curl -X PATCH "https://factreel.example/v1/videos/vid-7" \\',
        '  -H "Authorization: Bearer $FACTREEL_API_KEY" \\',
        "  -H 'Content-Type: application/json' \\",
        `  -d '{\n  "title": "The baker'\\''s rye"\n}'`,
      ].join('\n'),
    );
  });

  it('are a call by the client, with the ids of its path', () => {
    expect(typescriptSample(RENAME)).toContain(
      `factreel.PATCH('/v1/videos/{id}', {\n  params: { path: { id: "vid-7" } },\n  body: {\n    title: "The baker's rye"\n  },\n})`,
    );
  });

  it('show no call by the client where a route answers no JSON', () => {
    const captions = { ...RENAME, method: 'get', responses: { '200': { content: { 'text/vtt': {} } } } };
    expect(typescriptSample(captions)).toBeNull();
  });

  it('send no key where a route takes none', () => {
    expect(curlSample({ ...RENAME, security: [] }, '')).not.toContain('Authorization');
  });
});
