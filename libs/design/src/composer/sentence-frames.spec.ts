import { sentenceFrames } from './sentence-frames';

describe('sentence frames', () => {
  it('hears one frame in labels read aloud, whatever the label', () => {
    expect(sentenceFrames('Churn: {{a}}.')).toEqual(sentenceFrames('Net promoter score, {{b}}.'));
    expect(sentenceFrames('Churn stands at {{a}}.')).toEqual(sentenceFrames('Deposits stand at {{b}}.'));
    expect(sentenceFrames('{{a}} new accounts.')).toEqual(sentenceFrames('{{b}} calories per slice.'));
  });

  it('hears one frame in the two halves of a pair', () => {
    expect(sentenceFrames('{{a}} did best: up {{b}}.')).toEqual(sentenceFrames('{{c}} did worst: down {{d}}.'));
  });

  it('tells other sentences apart and leaves lone figures alone', () => {
    expect(sentenceFrames('{{a}} earns {{b}}.')).not.toEqual(sentenceFrames('{{a}} pays {{b}}.'));
    expect(sentenceFrames('{{a}}.')).toEqual([]);
    expect(sentenceFrames('{{a}}. Nobody passes {{b}}.')).toEqual(['nobody passes #']);
  });

  it('takes out what figures are called, so that the frame is what the ear hears', () => {
    const frame = (line: string, label: string) => sentenceFrames(line, [label]);
    expect(frame('Bei Coherence stehen {{a}}.', 'Coherence')).toEqual(frame('Bei Qubits stehen {{b}}.', 'Qubits'));
    expect(sentenceFrames('Bei Coherence stehen {{a}}.')).not.toEqual(sentenceFrames('Bei Qubits stehen {{b}}.'));
  });

  it('takes out the article before what figures are called', () => {
    expect(sentenceFrames('Luego, la matrícula: {{a}}.', ['Matrícula'])).toEqual(
      sentenceFrames('Luego, International: {{b}}.', ['International']),
    );
  });
});
