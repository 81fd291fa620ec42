/** A recording under way. */
export interface Recording {
  /** How loud it is at this moment, 0 to 1. */
  level: () => number;
  /** Ends it and answers what was said. */
  finish: () => Promise<Blob>;
  /** Ends it; nothing is kept. */
  drop: () => void;
}

/** What browsers record and the api reads, the smallest first. */
const TYPES = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'];
const BITS_A_SECOND = 32_000;
/** Speech at arm's length fills the scale. */
const LOUD = 0.25;

interface PolicyDocument {
  featurePolicy?: { allowsFeature: (name: string) => boolean };
}

/** Whether this page may ask for a microphone: frames may only where the page around them lets them. */
export function canRecord(): boolean {
  const { featurePolicy } = document as Document & PolicyDocument;
  const isAllowed = featurePolicy?.allowsFeature('microphone') ?? true;
  return isAllowed && 'mediaDevices' in navigator && 'MediaRecorder' in window;
}

/** Asks for the microphone and records. Throws the browser's `DOMException`: `NotAllowedError`, `NotFoundError`. */
export async function startRecording(): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { noiseSuppression: true, echoCancellation: true },
  });
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, { ...(mimeType ? { mimeType } : {}), audioBitsPerSecond: BITS_A_SECOND });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const ended = new Promise<void>((resolve) => (recorder.onstop = () => resolve()));
  const sound = new AudioContext();
  const meter = sound.createAnalyser();
  sound.createMediaStreamSource(stream).connect(meter);
  const samples = new Float32Array(meter.fftSize);
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
    stream.getTracks().forEach((track) => track.stop());
    if (sound.state !== 'closed') void sound.close();
  };
  recorder.start();
  return {
    level: () => {
      meter.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      return Math.min(1, Math.sqrt(power) / LOUD);
    },
    finish: async () => {
      stop();
      await ended;
      return new Blob(parts, { type: recorder.mimeType });
    },
    drop: stop,
  };
}
