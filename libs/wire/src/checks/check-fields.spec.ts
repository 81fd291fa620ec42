import { IsObject, IsOptional, IsString } from 'class-validator';
import { checkFields } from './check-fields';

class Order {
  @IsOptional()
  @IsString()
  title?: string;

  @IsOptional()
  @IsObject()
  data?: object;
}

describe('fields of a tool’s input', () => {
  it.each<[object, string]>([
    [{ constructor: { prototype: {} } }, 'constructor'],
    [{ title: { constructor: { prototype: {} } } }, 'title.constructor'],
    [{ data: { rows: [{ points: 1 }, { constructor: 'Ferrari' }] } }, 'data.rows.1.constructor'],
  ])('%j is refused by the name of the field', async (input, path) => {
    await expect(checkFields(Order, input)).rejects.toMatchObject({
      details: [{ path, message: 'is a name that no field may have' }],
    });
  });

  it('keeps free fields as they are', async () => {
    const data = { rows: [{ points: 1 }, { points: 2 }] };
    await expect(checkFields(Order, { data })).resolves.toMatchObject({ data });
  });
});
