import { isMcp, messagesIn } from './mcp-route';

describe('what is asked at /mcp', () => {
  it.each(['/mcp', '/mcp?session=1', '/mcp/', '/mcp/x'])('%s is an agent', (url) => expect(isMcp(url)).toBe(true));

  it.each(['/mcpx', '/v1/mcp', '/', '/docs?next=/mcp'])('%s is none', (url) => expect(isMcp(url)).toBe(false));

  it.each([
    [{ jsonrpc: '2.0' }, 1],
    [undefined, 1],
    [[], 1],
    [[{}, {}, {}], 3],
    [Array.from({ length: 1_000_000 }, () => 0), 100],
  ])('counts the messages of a body: %#', (body, messages) => expect(messagesIn(body)).toBe(messages));
});
