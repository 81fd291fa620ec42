import { curlSample, pythonSample, samplesOf, typescriptSample } from './samples';

const RENAME = {
  method: 'patch',
  path: '/v1/videos/{id}',
  operationId: 'changeVideo',
  security: [{ apiKey: [] }],
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
    expect(typescriptSample(RENAME, 'https://factreel.example')).toContain(
      `factreel.PATCH('/v1/videos/{id}', {\n  params: { path: { id: "vid-7" } },\n  body: {\n    title: "The baker's rye"\n  },\n})`,
    );
  });

  it('show no call by the client where a route answers no JSON', () => {
    const captions = { ...RENAME, method: 'get', responses: { '200': { content: { 'text/vtt': {} } } } };
    expect(typescriptSample(captions, '')).toBeNull();
  });

  it('are a call by the Python client, whose method has the name of the operation', () => {
    expect(pythonSample(RENAME, 'https://factreel.example')).toBe(
      [
        'import os\n',
        'from factreel import Factreel\n',
        'factreel = Factreel(api_key=os.environ["FACTREEL_API_KEY"], base_url="https://factreel.example")',
        `answer = factreel.change_video("vid-7", {\n    "title": "The baker's rye",\n})`,
      ].join('\n'),
    );
  });

  it('go through a list in Python, and expect no answer where there is none', () => {
    const list = { ...RENAME, method: 'get', operationId: 'listVideos', requestBody: undefined };
    const cursor = { name: 'cursor', in: 'query' };
    const gone = { ...list, operationId: 'deleteVideo', responses: { '204': {} } };
    expect(pythonSample({ ...list, parameters: [cursor] }, '')).toMatch(/\nfor item in factreel\.list_videos\(\):\n/);
    expect(pythonSample(gone, '')).toMatch(/\nfactreel\.delete_video\("vid-7"\)$/);
  });

  it('are none of the clients where no key may call, and none in Python where a stream answers', () => {
    const stream = { '200': { content: { 'text/event-stream': {} } } };
    expect(pythonSample({ ...RENAME, security: [{ session: [] }] }, '')).toBeNull();
    expect(pythonSample({ ...RENAME, responses: stream }, '')).toBeNull();
    expect(samplesOf({ ...RENAME, security: [{ session: [] }] }, '').map(({ language }) => language)).toEqual(['sh']);
  });

  it("open an owner's session by curl alone, and go on with it", () => {
    const answer = { ...RENAME.responses['200'], headers: { 'Set-Cookie': {} } };
    const opens = { ...RENAME, security: [], responses: { '200': answer } };
    expect(samplesOf(opens, '').map(({ language }) => language)).toEqual(['sh']);
    expect(curlSample(opens, '')).toContain('  -c session.txt');
    const session = { ...RENAME, security: [{ session: [] }] };
    expect(curlSample(session, '')).toContain('  -b session.txt \\\n  -H "X-CSRF-Token: $CSRF_TOKEN"');
    expect(curlSample({ ...session, method: 'get' }, '')).not.toMatch(/CSRF|Authorization/);
  });

  it('send no key where a route takes none', () => {
    expect(curlSample({ ...RENAME, security: [] }, '')).not.toContain('Authorization');
  });
});
