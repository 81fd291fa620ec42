/** A site as its server answers it, by path. */
export type InventedSite = Record<string, { type: string; body: string | Buffer }>;

const html = (body: string) => ({ type: 'text/html; charset=utf-8', body });
const css = (body: string) => ({ type: 'text/css', body });
const svg = (body: string) => ({ type: 'image/svg+xml', body });

const WORDS = {
  desk: 'The exchange publishes settlement prices for regulated members at the close of every session. Orders are matched by price and time under the rules of the house. Further details of the governance of the exchange shall be requested in writing from the registered office.',
  plain:
    'We sell used bicycles in Bergen. Each of them is checked by a mechanic before it is offered. Prices include a lock and a light. Bring your old one and we take it back.',
  fun: "Hey, you! We bake cupcakes with love. Grab a box today! Oops, the pink ones are gone! Don't worry, we're baking more. Come and say hi on Saturday!",
};

/** Dark ground by utility classes and variables that hold bare HSL, as generated sites have them. */
const DARK: InventedSite = {
  '/': html(`<!doctype html><html lang="en" class="antialiased"><head><title>Nightdesk — Prices that never sleep</title>
    <meta property="og:site_name" content="Nightdesk"><meta name="theme-color" content="#0b1020">
    <link rel="stylesheet" href="/a.css"><link rel="icon" type="image/svg+xml" href="/icon.svg"></head>
    <body class="bg-night text-mist"><header><a href="/">Nightdesk</a></header>
    <main><h1>Prices that never sleep</h1><a class="btn bg-mint" href="/go">Start</a><p>${WORDS.desk}</p></main></body></html>`),
  '/a.css': css(`:root{--background:225 49% 9%;--primary:158 84% 52%;--tw-o:1}
    .bg-night{background-color:hsl(var(--background))}.text-mist{color:rgb(226 232 240/var(--tw-o))}
    .bg-mint{background-color:hsl(var(--primary))}.bg-red-500{background-color:#ef4444}
    body{font-family:"JetBrains Mono",ui-monospace,monospace} @media print{body{background:#fff}}`),
  '/icon.svg': svg(
    '<svg viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#0b1020"/><path d="M6 24L16 8l10 16z" fill="#1eebaa"/></svg>',
  ),
};

/** White by default, one red, a logo in the header. */
const WHITE: InventedSite = {
  '/': html(`<html lang="en"><head><title>Fjordwheels | Used bicycles in Bergen</title>
    <script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Store","name":"Fjordwheels","slogan":"Old bikes, new roads"}]}</script>
    <style>h1,h2{font-family:'Bebas Neue',Impact,sans-serif;color:#111}a{color:#d7263d}
    .button{background:#d7263d;color:#fff;border-radius:4px}.button--secondary{background:#eeeeee}a:hover{color:#00f}</style></head>
    <body><header><a href="/"><img class="logo" src="/logo.png" alt="Fjordwheels"></a></header><h1>Bikes</h1>
    <p>${WORDS.plain} <a href="/b">See them</a></p><a class="button" href="/buy">Buy</a></body></html>`),
};

/** Accents that nobody could read on their own ground. */
const PASTEL: InventedSite = {
  '/': html(`<html lang="en"><head><title>Puff Bakery</title><meta name="description" content="Cupcakes for every day. Open till six.">
    <link rel="manifest" href="/site.webmanifest"><link rel="stylesheet" href="/missing.css">
    <style>:root{--brand:#d9b8f0;--bg:#fff1f5}body{background:var(--bg);color:#5b4660;font-family:Quicksand,sans-serif}
    button{background:var(--brand)}</style></head><body><h1>Puff Bakery</h1><p>${WORDS.fun}</p><button>Order</button></body></html>`),
  '/site.webmanifest': {
    type: 'application/manifest+json',
    body: '{"short_name":"Puff","theme_color":"#d9b8f0","background_color":"#fff1f5","icons":[{"src":"/puff.svg","sizes":"512x512"}]}',
  },
  '/puff.svg': svg('<svg width="10" height="10"><circle cx="5" cy="5" r="5" fill="#f7a8c4"/></svg>'),
};

/** Yellow on black. */
const LOUD: InventedSite = {
  '/': html(`<html lang="de"><head><title>Lautstark · Konzerte in Köln</title>
    <style>html,body{background:#000;color:#fff}a,h1{color:#ffe600}.cta{background:#ffe600;color:#000}
    h1{font:900 64px/1 "Dela Gothic One", Arial}</style></head><body><nav><svg class="site-logo" viewBox="0 0 40 20"><path d="M0 0h40v20H0z" fill="#ffe600"/></svg></nav>
    <h1>Lautstark</h1><a class="cta button" href="/t">Karten</a><p>Hol dir deine Karte! Du bist dabei, wenn es laut wird. Deine Freunde kommen auch. Wir freuen uns auf dich und auf deine ganze Bande. Bis Samstag!</p></body></html>`),
};

/** Nothing but words. */
const BARE: InventedSite = {
  '/': html(`<html><head><title>Notes of a lighthouse keeper</title></head><body><p>${WORDS.plain}</p></body></html>`),
};

export const INVENTED_SITES = { dark: DARK, white: WHITE, pastel: PASTEL, loud: LOUD, bare: BARE } as const;
