/** A plugin that brings copies of Nest and of class-validator, for tests: they are not those of the house. */
const { Module } = require('@nestjs/common');
const { ApiProperty } = require('@nestjs/swagger');
const { IsInt, Min } = require('class-validator');

class TwiceInput {}
ApiProperty({ type: 'integer', minimum: 0, example: 4 })(TwiceInput.prototype, 'count');
IsInt()(TwiceInput.prototype, 'count');
Min(0)(TwiceInput.prototype, 'count');

class TwiceOutput {}
ApiProperty({ type: 'integer', example: 8 })(TwiceOutput.prototype, 'doubled');

/** @type {import('@factreel/tool-sdk').ToolPlugin} */
module.exports = (sdk) => {
  class Twice {
    run({ count }) {
      return { doubled: count * 2 };
    }
  }
  const description = 'Doubles a number, for tests alone.';
  sdk.Tool({ name: 'twice', description, input: TwiceInput, output: TwiceOutput, price: 'free' })(Twice);
  class OwnCopies {}
  Module({ providers: [Twice] })(OwnCopies);
  return OwnCopies;
};
