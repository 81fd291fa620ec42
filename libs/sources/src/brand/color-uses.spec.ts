import { colorsIn } from './color-value';
import { colorUses, type ColorUse } from './color-uses';
import type { PagePart } from './page-parts';
import { readInlineStyle, readStyleSheet, type StyleTarget } from './style-sheet';

const NONE = new Map<string, string>();

/** `worn` tells what wears a tag or a class. */
function usesIn(worn: Record<string, PagePart>, css: string): ColorUse[] {
  const declarations = readStyleSheet(css);
  const variables = new Map(
    declarations.filter(({ property }) => property.startsWith('--')).map(({ property, value }) => [property, value]),
  );
  const find = ({ tag, classes }: StyleTarget) => {
    const part = worn[classes.at(-1) ?? tag ?? ''];
    return new Map(part ? [[part, 1]] : []);
  };
  return colorUses(declarations, { find }, variables);
}

describe('the colours of a CSS value', () => {
  it.each([
    ['#fff', ['#ffffff']],
    ['1px solid RebeccaPurple', ['#663399']],
    ['linear-gradient(90deg, #ff0000, rgb(0 128 0))', ['#ff0000', '#008000']],
    ['222 47% 11%', ['#0f1729']],
    ['79 70 229', ['#4f46e5']],
    ['rgb(79 70 229 / var(--tw-bg-opacity))', ['#4f46e5']],
    ['rgba(0,0,0,.1)', []],
    ['transparent', []],
    ['url(data:red)', []],
    ['inherit', []],
    ['light-dark(#fafafa, #111111)', ['#fafafa']],
  ])('%s', (value, colors) => expect(colorsIn(value, NONE)).toEqual(colors));

  it('looks variables up, however deep, with what stands in for them', () => {
    const variables = new Map([
      ['--a', 'var(--b)'],
      ['--b', 'var(--none, #123456)'],
      ['--loop', 'var(--loop)'],
    ]);
    expect(colorsIn('var(--a)', variables)).toEqual(['#123456']);
    expect(colorsIn('hsl(var(--c))', new Map([['--c', '0 100% 50%']]))).toEqual(['#ff0000']);
    expect(colorsIn('var(--loop)', variables)).toEqual([]);
  });
});

describe('what a site does with its colours', () => {
  it('knows the ground, the ink and the accent by what wears them', () => {
    const uses = usesIn(
      { body: 'root', 'btn-primary': 'button' },
      'body{background:#fafafa;color:#222222}.btn-primary{background-color:#e4002b}',
    );
    const of = (role: ColorUse['role']) => uses.filter((use) => use.role === role).map(({ color }) => color);
    expect([of('ground'), of('ink'), of('accent')]).toEqual([['#fafafa'], ['#222222'], ['#e4002b']]);
  });

  it('passes over what nothing on the page wears, states, and the looks of other hours', () => {
    const css = `
      .alert{background:#dc3545} a:hover{color:#ff00ff} a::before{color:#ff00ff}
      @media (prefers-color-scheme: dark){body{background:#000000}}
      .dark body{background:#000000} [data-theme="dark"]{background:#000000}
      @keyframes x{from{background:#00ff00}} @media print{body{background:#ffffff}}`;
    expect(usesIn({ body: 'root', a: 'link' }, css)).toEqual([]);
  });

  it('trusts names, but not those of a framework that nobody touched', () => {
    const css =
      ':root{--brand:#0a7a5c;--bs-primary:#0d6efd;--brand-dark:#064f3b;--wp--preset--color--vivid-red:#cf2e2e}';
    expect(usesIn({}, css)).toEqual([{ color: '#0a7a5c', role: 'accent', weight: 8 }]);
  });

  it('survives what is no CSS', () => {
    expect(() => readStyleSheet('}}} {{{ @media ( body { color: red')).not.toThrow();
    expect(readInlineStyle('background:#111;;color')).toEqual([{ property: 'background', value: '#111' }]);
  });
});
