import { videoCommand, testCommand } from './commands';

describe('commands for a terminal', () => {
  it('show whose key it is', () =>
    expect(testCommand('https://api.x.example', 'sk_1')).toBe(
      "curl https://api.x.example/v1/account \\\n  -H 'Authorization: Bearer sk_1'",
    ));

  it('order a video whose body is JSON in quotes that a shell leaves alone', () => {
    const [, body = ''] = /-d '([^']+)'$/.exec(videoCommand('https://api.x.example', 'sk_1')) ?? [];
    expect(JSON.parse(body)).toMatchObject({ targetSeconds: 15 });
  });
});
