import { briefScript } from './brief-script';
import { readScript } from './read-script';

describe('a script made of what an order tells', () => {
  it('tells a brief sentence by sentence', () => {
    const script = readScript(
      briefScript({ brief: '402 loaves. 198 on Tuesday. Nobody sold more!', hasFootage: false }),
    );
    expect(script.scenes).toEqual([
      { type: 'title', text: '402 loaves.' },
      { type: 'text', text: '198 on Tuesday.' },
      { type: 'text', text: 'Nobody sold more!' },
    ]);
  });

  it('shows footage under its title where nothing is told', () => {
    const script = readScript(briefScript({ title: 'Harbour', targetSeconds: 16, hasFootage: true }));
    expect(script.scenes).toEqual([
      { type: 'title', text: 'Harbour', duration: 4 },
      { type: 'clip', duration: 4 },
      { type: 'clip', duration: 4 },
    ]);
  });

  it('has nothing to make a film of without either', () => {
    expect(briefScript({ title: 'Harbour', hasFootage: false })).toBeNull();
  });
});
