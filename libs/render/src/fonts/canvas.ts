// The canvas reads this once, when it loads: a machine's own fonts must never reach a frame.
process.env['DISABLE_SYSTEM_FONTS_LOAD'] = '1';

export { createCanvas, GlobalFonts, Image, loadImage, PDFDocument } from '@napi-rs/canvas';
export type { Canvas, SKRSContext2D as Context } from '@napi-rs/canvas';
