import { RoomSend, type Room } from './reverb';
import { peakOf, samplesOf, silence, type StereoBuffer } from './stereo-buffer';

const room: Room = { decay: 1, preDelay: 0.02, damping: 0.3 };

function answered(): StereoBuffer {
  const strike = silence(4);
  strike.left.fill(1);
  strike.right.fill(1);
  const send = new RoomSend(samplesOf(3));
  send.add(strike, { at: 0, gain: 1 });
  const wet = silence(samplesOf(3));
  send.answerInto(wet, room, 1);
  return wet;
}

describe('RoomSend', () => {
  const wet = answered();
  const part = (from: number, to: number): number =>
    peakOf({
      left: wet.left.slice(samplesOf(from), samplesOf(to)),
      right: wet.right.slice(samplesOf(from), samplesOf(to)),
    });

  it('keeps the first moment dry and then fills both sides differently', () => {
    expect(part(0, 0.02)).toBe(0);
    expect(peakOf(wet)).toBeGreaterThan(0.01);
    expect(wet.left).not.toEqual(wet.right);
  });

  it('has died away after twice its decay', () => {
    expect(part(2.2, 3)).toBeLessThan(peakOf(wet) / 300);
  });
});
