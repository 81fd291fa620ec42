import { policyHash } from '../http/policy-hash';

/** A page of one small script and one small style, written whole, with the policy that lets these two run and nothing else. */
export interface SmallPage {
  html: string;
  /** `Content-Security-Policy`, without who may show it in a frame. */
  policy: string;
}

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0;min-height:100vh;display:grid;place-items:center;text-align:center;background:Canvas;color:CanvasText}
main{max-width:26rem;padding:1.5rem}p{margin:.5rem 0}button{font:inherit;padding:.5rem 1rem;border-radius:.5rem;border:1px solid;cursor:pointer}`;

/** `body` and `attributes` are written as they are: nothing of a request may stand in them unless it is known to be harmless. */
export function smallPage({
  title,
  body,
  script,
  attributes = '',
}: Record<'title' | 'body' | 'script', string> & { attributes?: string }): SmallPage {
  const html = `<!doctype html>
<html lang="en"${attributes}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer"><title>${title}</title><style>${STYLE}</style></head>
<body><main>${body}</main><noscript>The studio needs JavaScript.</noscript><script>${script}</script></body></html>`;
  const policy = [
    "default-src 'none'",
    `script-src ${policyHash(script)}`,
    `style-src ${policyHash(STYLE)}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return { html, policy };
}
