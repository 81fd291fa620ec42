import 'reflect-metadata';
import { Transform, Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { toInstance } from './to-instance';

class Brand {
  colors?: string[];
}

class Body {
  data!: object;
  @Transform(({ value }: { value: string[] }) => value.map((tag) => tag.trim()))
  tags?: string[];
  @ValidateNested()
  @Type(() => Brand)
  brand?: Brand;
}

const wide = (members: number) => Object.fromEntries(Array.from({ length: members }, (_, at) => [`f${at}`, at]));
const refusal = (path: string) => ({ details: [{ path, message: 'holds more than any request needs' }] });

describe('an input as its class has it', () => {
  it('keeps what has no class as it came, however large, and makes the rest what it is', () => {
    const data = { rows: [wide(100_000)], list: Array.from({ length: 100_000 }, () => []) };
    const made = toInstance(Body, { data, tags: [' a '], brand: { colors: ['#000'] } });
    expect(made).toBeInstanceOf(Body);
    expect(made.data).toBe(data);
    expect(made.tags).toEqual(['a']);
    expect(made.brand).toBeInstanceOf(Brand);
  });

  it.each([
    ['a body', wide(100_000), 'body'],
    ['a list in place of a body', Array.from({ length: 100_000 }, () => ({})), 'body'],
    ['a list in place of an object', { data: {}, brand: Array.from({ length: 100_000 }, () => ({})) }, 'brand'],
    ['an object of a class', { data: {}, brand: { colors: wide(100_000) } }, 'brand'],
  ])('refuses %s with more than any could have', (_, input, path) => {
    expect(() => toInstance(Body, input)).toThrow(expect.objectContaining(refusal(path)) as Error);
  });

  it('leaves short lists and nothing to class-transformer', () => {
    expect(toInstance(Body, [{ tags: ['a '] }])).toMatchObject([{ tags: ['a'] }]);
    expect(toInstance(Body, null)).toBeNull();
  });
});
