// Synthesised sounds, off until switched on.

import { settings } from "./settings.svelte";

export type Sound = "slide" | "flip" | "discard" | "deal" | "knock" | "turn" | "cup" | "end";

let audio: AudioContext | null = null;

export function sound(kind: Sound): void {
  if (!settings.sound || document.hidden) return;
  audio ??= new AudioContext();
  if (audio.state !== "running") void audio.resume(); // phones suspend it
  const now = audio.currentTime + 0.005;
  switch (kind) {
    case "slide":
      return rustle(audio, now, 0.16, 1400, 0.05);
    case "flip":
      return rustle(audio, now, 0.07, 3200, 0.07);
    case "discard":
      return rustle(audio, now, 0.12, 900, 0.08);
    case "deal":
      for (let place = 0; place < 8; place++) rustle(audio, now + place * 0.06, 0.06, 2400, 0.05);
      return;
    case "knock":
      for (const beat of [0, 0.16]) thud(audio, now + beat, 150, 0.3);
      return;
    case "turn":
      return ring(audio, now, 660, 0.05);
    case "cup":
      for (const [beat, pitch] of [
        [0, 900],
        [0.09, 760],
        [0.16, 980],
        [0.21, 700],
        [0.25, 820],
      ] as const)
        thud(audio, now + beat, pitch, 0.12);
      return;
    case "end":
      for (const [beat, pitch] of [
        [0, 523],
        [0.12, 659],
        [0.24, 784],
      ] as const)
        ring(audio, now + beat, pitch, 0.06);
  }
}

/** Paper on felt: filtered noise that fades. */
function rustle(audio: AudioContext, at: number, seconds: number, pitch: number, loud: number): void {
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter).connect(fading(audio, at, seconds, loud));
  source.start(at);
}

function thud(audio: AudioContext, at: number, pitch: number, loud: number): void {
  const tone = audio.createOscillator();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + 0.1);
  tone.connect(fading(audio, at, 0.12, loud));
  tone.start(at);
  tone.stop(at + 0.14);
}

function ring(audio: AudioContext, at: number, pitch: number, loud: number): void {
  const tone = audio.createOscillator();
  tone.frequency.value = pitch;
  tone.connect(fading(audio, at, 0.5, loud));
  tone.start(at);
  tone.stop(at + 0.55);
}

function fading(audio: AudioContext, at: number, seconds: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(audio.destination);
  return gain;
}
