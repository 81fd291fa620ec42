/** The look of a player. Its colours are those of the page around it; `--factreel-accent` colours what has been played. */
const RULES = `
:host {
  display: block;
  position: relative;
  color: inherit;
}
:host([hidden]), [hidden] { display: none !important; }
.player {
  display: grid;
  gap: 4px;
}
.stage {
  position: relative;
  overflow: hidden;
  width: 100%;
  aspect-ratio: var(--ratio, 9 / 16);
  border-radius: inherit;
  background: #111;
  cursor: pointer;
}
.stage > canvas, .stage > img {
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: contain;
}
.player[data-state='ready'] img { visibility: hidden; }
.begin {
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  pointer-events: none;
}
.begin > span {
  display: grid;
  place-content: center;
  width: 64px;
  height: 64px;
  border-radius: 50%;
  background: rgb(0 0 0 / 0.62);
  color: #fff;
}
.begin svg { width: 30px; height: 30px; }
.player[data-state='loading'] .begin > span { animation: breathe 1.2s ease-in-out infinite alternate; }
.player[data-played] .begin { display: none; }
.fault {
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  margin: 0;
  padding: 16px;
  background: rgb(0 0 0 / 0.72);
  color: #fff;
  text-align: center;
}
.bar {
  display: flex;
  align-items: center;
  gap: 2px;
  min-width: 0;
}
button {
  display: grid;
  flex: none;
  place-content: center;
  width: 40px;
  height: 40px;
  padding: 0;
  border: 0;
  border-radius: 8px;
  background: transparent;
  color: inherit;
  cursor: pointer;
}
button:hover { background: color-mix(in srgb, currentColor 12%, transparent); }
button[aria-pressed='false'] { opacity: 0.62; }
button:disabled { opacity: 0.4; cursor: default; }
:is(button, input):focus-visible { outline: 2px solid currentColor; outline-offset: -2px; }
svg { width: 20px; height: 20px; fill: currentColor; }
input {
  flex: 1;
  min-width: 40px;
  height: 24px;
  margin: 0 6px;
  appearance: none;
  background: transparent;
  color: inherit;
  cursor: pointer;
}
input::-webkit-slider-runnable-track {
  height: 4px;
  border-radius: 2px;
  background: linear-gradient(
    to right,
    var(--factreel-accent, currentColor) var(--played, 0%),
    color-mix(in srgb, currentColor 28%, transparent) var(--played, 0%)
  );
}
input::-webkit-slider-thumb {
  appearance: none;
  width: 14px;
  height: 14px;
  margin-top: -5px;
  border-radius: 50%;
  background: var(--factreel-accent, currentColor);
}
input::-moz-range-track {
  height: 4px;
  border-radius: 2px;
  background: color-mix(in srgb, currentColor 28%, transparent);
}
input::-moz-range-progress {
  height: 4px;
  border-radius: 2px;
  background: var(--factreel-accent, currentColor);
}
input::-moz-range-thumb {
  width: 14px;
  height: 14px;
  border: 0;
  border-radius: 50%;
  background: var(--factreel-accent, currentColor);
}
.time {
  flex: none;
  padding-inline: 4px;
  font: 500 13px / 1 system-ui, sans-serif;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
}
.spoken {
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
:host(:fullscreen) .player {
  grid-template-rows: minmax(0, 1fr) auto;
  height: 100%;
  padding: 8px;
  background: #000;
  color: #fff;
}
:host(:fullscreen) .stage {
  justify-self: center;
  width: auto;
  height: 100%;
  max-width: 100%;
}
@keyframes breathe { from { opacity: 0.35; } to { opacity: 1; } }
@media (prefers-reduced-motion: reduce) {
  .player[data-state='loading'] .begin > span { animation: none; opacity: 0.6; }
}
`;

let sheet: CSSStyleSheet | null = null;

/** One sheet for all players of a page; no policy has to allow inline styles for it. */
export function playerSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(RULES);
  }
  return sheet;
}
