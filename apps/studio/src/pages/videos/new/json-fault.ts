/** Where a text stops being JSON, counted from 1, and what was expected there. */
export interface JsonFault {
  line: number;
  column: number;
  expected: 'value' | 'name' | 'colon' | 'comma-or-end' | 'quote' | 'end' | 'string';
}

/** The first fault of a text that should be JSON; null where it is right. Browsers tell faults each in their own way, some without a place. */
export function findJsonFault(text: string): JsonFault | null {
  const fault = new Scanner(text).firstFault();
  if (!fault) return null;
  const before = text.slice(0, fault.at).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1, expected: fault.expected };
}

class Fault extends Error {
  constructor(
    readonly at: number,
    readonly expected: JsonFault['expected'],
  ) {
    super(expected);
  }
}

const SPACE = /[ \t\r\n]*/y;
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y;
const STRING = /"(?:[^"\\]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
/** Signs below it are control signs, which a text writes escaped. */
const FIRST_PLAIN = ' ';

class Scanner {
  private at = 0;

  constructor(private readonly text: string) {}

  firstFault(): Fault | null {
    try {
      this.value();
      this.skip();
      if (this.at < this.text.length) throw new Fault(this.at, 'end');
      return null;
    } catch (error) {
      if (error instanceof Fault) return error;
      throw error;
    }
  }

  private value(): void {
    this.skip();
    if (this.taken('{')) this.members('}', () => this.member());
    else if (this.taken('[')) this.members(']', () => this.value());
    else if (this.peek() === '"') this.string('string');
    else if (!this.match(SCALAR)) throw new Fault(this.at, 'value');
  }

  private members(close: string, one: () => void): void {
    this.skip();
    if (this.taken(close)) return;
    for (;;) {
      one();
      this.skip();
      if (this.taken(close)) return;
      if (!this.taken(',')) throw new Fault(this.at, 'comma-or-end');
    }
  }

  private member(): void {
    this.skip();
    if (this.peek() !== '"') throw new Fault(this.at, 'name');
    this.string('quote');
    this.skip();
    if (!this.taken(':')) throw new Fault(this.at, 'colon');
    this.value();
  }

  private string(expected: JsonFault['expected']): void {
    const from = this.at;
    const isWhole = this.match(STRING) && [...this.text.slice(from, this.at)].every((sign) => sign >= FIRST_PLAIN);
    if (!isWhole) throw new Fault(from, expected);
  }

  private skip(): void {
    this.match(SPACE);
  }

  private peek(): string | undefined {
    return this.text[this.at];
  }

  private taken(sign: string): boolean {
    if (this.peek() !== sign) return false;
    this.at += 1;
    return true;
  }

  private match(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (!found) return false;
    this.at += found[0].length;
    return true;
  }
}
