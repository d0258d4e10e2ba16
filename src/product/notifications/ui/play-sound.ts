import { pause } from '#platform/browser/retry.ts';

const NOTES = [
  { hertz: 659.25, startSeconds: 0 },
  { hertz: 880, startSeconds: 0.12 },
];
const ATTACK_SECONDS = 0.02;
const NOTE_SECONDS = 0.5;
/** Of full loudness. */
const LOUDNESS = 0.07;
/** An exponential fall never reaches nothing. */
const SILENCE = 0.0001;
/** Milliseconds after which a browser that does not say no will not say yes either. */
const START_TIMEOUT_MS = 300;

let context: AudioContext | undefined;

/** Safari starts sound in a press only, and for good: the first press on the page is used for it. @param end takes that back. */
export function prepareSound(end: AbortSignal): void {
  const once = new AbortController();
  const prepare = () => {
    once.abort();
    startAudio().then(
      () => context?.suspend(),
      () => undefined,
    );
  };
  for (const type of ['pointerup', 'keydown'])
    addEventListener(type, prepare, { signal: AbortSignal.any([end, once.signal]) });
}

/** @returns false where the browser lets this tab play nothing, as before the first press. */
export async function playSound(): Promise<boolean> {
  try {
    const audio = await startAudio();
    if (!audio) return false;
    const last = NOTES.map((note) => addNote(audio, note)).at(-1);
    last?.addEventListener('ended', () => audio.suspend().catch(() => undefined));
    return true;
  } catch {
    return false;
  }
}

async function startAudio(): Promise<AudioContext | null> {
  if (navigator.userActivation?.hasBeenActive === false) return null;
  context ??= new AudioContext();
  const starting = context.resume();
  await Promise.race([starting, pause(START_TIMEOUT_MS)]);
  return context.state === 'running' ? context : null;
}

function addNote(audio: AudioContext, { hertz, startSeconds }: (typeof NOTES)[number]): OscillatorNode {
  const start = audio.currentTime + startSeconds;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(SILENCE, start);
  volume.gain.exponentialRampToValueAtTime(LOUDNESS, start + ATTACK_SECONDS);
  volume.gain.exponentialRampToValueAtTime(SILENCE, start + NOTE_SECONDS);
  volume.connect(audio.destination);
  const note = audio.createOscillator();
  note.frequency.value = hertz;
  note.connect(volume);
  note.start(start);
  note.stop(start + NOTE_SECONDS);
  return note;
}
