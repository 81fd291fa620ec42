import { AbsoluteFill, Easing, interpolate, Sequence, useCurrentFrame } from 'remotion';

const RED = '#D90429';
const BLACK = '#0B0B0B';
const PAPER = '#F6F4EE';

const eased = (frame, from, length) =>
  interpolate(frame, [from, from + length], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
    easing: Easing.out(Easing.exp),
  });

/** One scene after the other, each with title, figure, rows or bars, a drifting cropped glyph, and captions. */
export const Video = ({ scenes }) => (
  <AbsoluteFill style={{ backgroundColor: PAPER, fontFamily: 'Inter Tight', color: BLACK }}>
    {scenes.map((scene) => (
      <Sequence key={scene.id} from={scene.from} durationInFrames={scene.frames}>
        <Scene {...scene} />
      </Sequence>
    ))}
  </AbsoluteFill>
);

const Scene = ({ title, figure, label, bars, words }) => {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill>
      <div
        style={{
          position: 'absolute',
          left: 420,
          top: 900 - frame * 0.13,
          fontSize: 1100,
          fontWeight: 700,
          color: RED,
        }}
      >
        %
      </div>
      <Uncovered at={0} style={{ left: 60, top: 260, fontSize: 64, fontWeight: 600, width: 880 }}>
        {title}
      </Uncovered>
      <Uncovered at={3} style={{ left: 60, top: 340, fontSize: 230, fontWeight: 700, letterSpacing: '-0.045em' }}>
        <Counted figure={figure} />
      </Uncovered>
      <div
        style={{
          position: 'absolute',
          left: 60,
          top: 640,
          width: 880 * eased(frame, 2, 8),
          height: 8,
          background: BLACK,
        }}
      />
      <Uncovered at={6} style={{ left: 60, top: 680, fontSize: 52, fontWeight: 600 }}>
        {label}
      </Uncovered>
      {bars.map((bar, index) => {
        const height = 560 * bar.share * eased(frame, 6 + index * 2, 14);
        return (
          <div
            key={index}
            style={{
              position: 'absolute',
              left: 60 + (index * 880) / bars.length,
              width: 880 / bars.length - 16,
              top: 1330 - height,
              height,
              background: index === bars.length - 1 ? RED : BLACK,
              color: PAPER,
              fontSize: 44,
              fontWeight: 600,
              overflow: 'hidden',
            }}
          >
            {bar.text}
          </div>
        );
      })}
      <Caption words={words} frame={frame} />
    </AbsoluteFill>
  );
};

const Uncovered = ({ at, style, children }) => {
  const frame = useCurrentFrame();
  const hidden = 100 - 100 * eased(frame, at, 9);
  return <div style={{ position: 'absolute', clipPath: `inset(-20% ${hidden}% -20% 0)`, ...style }}>{children}</div>;
};

const Counted = ({ figure }) => {
  const frame = useCurrentFrame();
  const share = eased(frame, 3, 16);
  const match = /[\d.,]+/.exec(figure);
  if (!match || share >= 1) return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{figure}</span>;
  const decimals = (match[0].split('.')[1] ?? '').length;
  const shown = (Number(match[0].replace(/,/g, '')) * share).toFixed(decimals);
  return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{figure.replace(match[0], shown)}</span>;
};

const Caption = ({ words, frame }) => {
  const spoken = words.findLastIndex((word) => frame >= word.from);
  if (spoken < 0) return null;
  const first = Math.floor(spoken / 3) * 3;
  return (
    <div style={{ position: 'absolute', left: 60, top: 1400, fontSize: 60, fontWeight: 600, display: 'flex', gap: 14 }}>
      {words.slice(first, first + 3).map((word, index) => (
        <span
          key={first + index}
          style={
            first + index === spoken ? { background: RED, color: PAPER, padding: '0 10px' } : { padding: '0 10px' }
          }
        >
          {word.text}
        </span>
      ))}
    </div>
  );
};
