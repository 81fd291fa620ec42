import { UsageError } from './admin-command';
import { readCommand } from './read-command';

describe('readCommand', () => {
  it('finds a command and its options', () => {
    const words = ['account:create', '--email', 'a@x.example', '--credits=7'];
    expect(readCommand(words).options).toEqual({ email: 'a@x.example', credits: '7' });
    expect(readCommand(['ledger:verify']).options).toEqual({});
  });

  it.each([
    [
      'no command',
      [],
      'Commands:\n  npm run admin -- account:create --email <email> [--credits <credits>] [--card <card>] [--payg <payg>]',
    ],
    ['an unknown command', ['account:make'], 'Commands:'],
    ['a name that every object has', ['toString'], 'Commands:'],
    ['a missing option', ['account:create'], 'missing --email\nUsage:\n  npm run admin -- account:create'],
    ['an empty option', ['account:create', '--email', ''], 'missing --email'],
    ['several missing options', ['credits:grant', '--account', 'x'], 'missing --credits, --reason'],
    ['an option without its value', ['key:revoke', '--key'], 'argument missing'],
    ['an unknown option', ['ledger:verify', '--fast', '1'], "Unknown option '--fast'"],
    ['a stray word', ['key:create', 'acc_1', '--account', 'x'], "Unexpected argument 'acc_1'"],
  ])('refuses %s and says what would do', (_name, words, message) => {
    expect(() => readCommand(words)).toThrow(UsageError);
    expect(() => readCommand(words)).toThrow(message);
  });
});
