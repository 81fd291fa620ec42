import type { Socket } from 'node:net';
import { OpsAccess } from './ops-access';
import { SetClock } from '@app/testing';

const START = new Date('2026-11-22T10:00:00Z');

describe('OpsAccess', () => {
  const clock = new SetClock();
  const access = (opsPassword?: string) => new OpsAccess({ opsPassword }, clock);
  const from = (ip: string, authorization?: string, headers: Record<string, string> = {}) => ({
    headers: { ...headers, ...(authorization === undefined ? {} : { authorization }) },
    ip,
    socket: { remoteAddress: ip } as Socket,
  });
  const basic = (password: string, user = 'ops') => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

  beforeEach(() => {
    clock.time = START;
  });

  it('requires the password if one is set, even from this machine', () => {
    const ops = access('right-password');
    expect(ops.judge(from('127.0.0.1')).verdict).toBe('refused');
    expect(ops.judge(from('127.0.0.1', basic('right-password'))).verdict).toBe('granted');
    expect(ops.judge(from('127.0.0.1', basic('right-password').replace('Basic', 'basic'))).verdict).toBe('granted');
    expect(ops.judge(from('127.0.0.1', basic('right-password', 'admin'))).verdict).toBe('refused');
    expect(ops.judge(from('127.0.0.1', basic('right-passwor'))).verdict).toBe('refused');
    expect(ops.judge(from('127.0.0.1', 'Bearer right-password')).verdict).toBe('refused');
  });

  it('accepts non-ASCII passwords and colons', () => {
    expect(access('pässwört:1').judge(from('192.0.2.1', basic('pässwört:1'))).verdict).toBe('granted');
  });

  it('without a password answers only this machine, and nobody through a proxy on it', () => {
    const ops = access();
    expect(ops.judge(from('127.0.0.1')).verdict).toBe('granted');
    expect(ops.judge(from('::1')).verdict).toBe('granted');
    expect(ops.judge(from('192.0.2.1')).verdict).toBe('refused');
    expect(ops.judge(from('127.0.0.1', undefined, { 'x-forwarded-for': '192.0.2.1' })).verdict).toBe('refused');
    expect(ops.judge(from('127.0.0.1', undefined, { forwarded: 'for=192.0.2.1' })).verdict).toBe('refused');
  });

  it('allows ten wrong passwords per address in 15 minutes, then refuses even the right one', () => {
    const ops = access('right-password');
    for (let guess = 0; guess < 10; guess += 1) {
      expect(ops.judge(from('192.0.2.1', basic(`guess ${guess}`))).verdict).toBe('refused');
    }
    expect(ops.judge(from('192.0.2.1', basic('right-password')))).toEqual({ verdict: 'later', seconds: 900 });
    expect(ops.judge(from('192.0.2.2', basic('right-password'))).verdict).toBe('granted');
    clock.pass(15 * 60);
    expect(ops.judge(from('192.0.2.1', basic('right-password'))).verdict).toBe('granted');
  });

  it('counts the addresses of an IPv6 network together', () => {
    const ops = access('right-password');
    for (let guess = 0; guess < 10; guess += 1) ops.judge(from(`2001:db8::${guess}`, basic('wrong')));
    expect(ops.judge(from('2001:db8::77', basic('right-password'))).verdict).toBe('later');
    expect(ops.judge(from('2001:db8:0:1::1', basic('right-password'))).verdict).toBe('granted');
  });
});
