import { readOrigin } from './embed-origin';

describe('readOrigin', () => {
  it.each([
    ['https://shop.example', 'https://shop.example'],
    ['https://Shop.Example', 'https://shop.example'],
    ['https://shop.example:443', 'https://shop.example'],
    ['https://shop.example:8443', 'https://shop.example:8443'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://127.0.0.1:5173', 'http://127.0.0.1:5173'],
    ['https://münchen.example', 'https://xn--mnchen-3ya.example'],
  ])('reads %s as %s', (text, origin) => {
    expect(readOrigin(text)).toBe(origin);
  });

  it.each([
    '',
    'null',
    '*',
    'shop.example',
    '//shop.example',
    'https://shop.example/',
    'https://shop.example/studio',
    'https://shop.example?x',
    'https://shop.example#x',
    'https://user@shop.example',
    'https://*.shop.example',
    "https://shop.example;script-src 'none'",
    'https://shop.example;b',
    'https://shop.example,b',
    'https://a.example https://b.example',
    'https:\\\\shop.example',
    ' https://shop.example',
    'https://shop.example:99999',
    'https://[::1]:3000',
    'ftp://shop.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'chrome-extension://abc',
    `https://${'a'.repeat(300)}.example`,
  ])('takes %j for no origin', (text) => {
    expect(readOrigin(text)).toBeNull();
  });
});
