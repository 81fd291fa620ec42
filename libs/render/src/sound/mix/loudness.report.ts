/** What ffmpeg's ebur128 filter measured. */
export interface Loudness {
  /** LUFS; -70 for silence. */
  integrated: number;
  threshold: number;
  /** LU. */
  range: number;
  /** dBTP; -120 for silence. */
  truePeak: number;
}

/** Filter that lets sound pass and reports at its end. */
export const MEASURE = 'ebur128=peak=true:framelog=quiet';

/** Reads the summary that `MEASURE` leaves on stderr. Values that are missing or infinite become those of silence. */
export function readLoudness(stderr: string): Loudness {
  const summary = stderr.slice(stderr.lastIndexOf('Summary:'));
  const [, integratedPart = '', rangePart = '', peakPart = ''] = summary.split(
    /Integrated loudness:|Loudness range:|True peak:/,
  );
  return {
    integrated: numberAfter(integratedPart, 'I:', -70),
    threshold: numberAfter(integratedPart, 'Threshold:', -70),
    range: numberAfter(rangePart, 'LRA:', 0),
    truePeak: numberAfter(peakPart, 'Peak:', -120),
  };
}

function numberAfter(text: string, label: string, otherwise: number): number {
  const found = Number.parseFloat(text.slice(text.indexOf(label) + label.length));
  return Number.isFinite(found) ? found : otherwise;
}
