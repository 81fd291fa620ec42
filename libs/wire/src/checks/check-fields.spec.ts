import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { BadRequestError } from '@app/platform';
import { checkFields, toBadRequest } from './check-fields';

class Order {
  @IsInt()
  @Min(15)
  @Max(90)
  @IsOptional()
  seconds?: number;

  @IsString()
  @MaxLength(3)
  @IsOptional()
  title?: string;

  @IsIn(['a', 'b'], { each: true })
  @IsOptional()
  events?: string[];
}

async function faultOf(input: object): Promise<string> {
  const thrown: unknown = await checkFields(Order, input).catch((error: unknown) => error);
  return thrown instanceof BadRequestError ? thrown.message : 'none';
}

describe('checkFields', () => {
  it.each([
    [{ seconds: '15' }, 'seconds must be an integer number'],
    [{ seconds: 15.5 }, 'seconds must be an integer number'],
    [{ seconds: 91 }, 'seconds must not be greater than 90'],
    [{ title: { a: 1 } }, 'title must be a string'],
    [{ title: 'four' }, 'title must be shorter than or equal to 3 characters'],
    [{ events: ['c'] }, 'events each value must be one of the following values: a, b'],
    [{ titel: 'x' }, 'titel is not a field of this request'],
    [{ seconds: 20, title: 'x' }, 'none'],
  ])('says of %j what is wrong first: %s', async (input, fault) => {
    expect(await faultOf(input)).toBe(fault);
  });

  it('says what a list in place of a body has to be', () => {
    const constraints = { isObject: 'Validation failed (object is expected)' };
    expect(toBadRequest([{ property: 'body', constraints }]).message).toBe('body must be an object');
  });
});
