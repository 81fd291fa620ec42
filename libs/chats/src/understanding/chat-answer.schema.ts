import { z } from 'zod';
import { PACINGS } from '@app/design';
import { LANGUAGE_CODES } from '@app/lingua';
import { FORMATS, STYLE_NAMES } from '@app/picture';

/** The model's answer: one intent with its arguments. Fields are nullable, not optional, since providers differ. */
export const chatAnswerSchema = z.object({
  intent: z.enum([
    'make',
    'look',
    'edit',
    'figures',
    'source',
    'price',
    'status',
    'undo',
    'cancel',
    'render',
    'help',
    'thanks',
    'unclear',
  ]),
  topic: z.string().nullable(),
  notes: z.string().nullable(),
  figure: z.string().nullable(),
  version: z.number().nullable(),
  targetSeconds: z.number().nullable(),
  language: z.enum(LANGUAGE_CODES).nullable(),
  style: z.enum(STYLE_NAMES).nullable(),
  format: z.enum(FORMATS).nullable(),
  pacing: z.enum(PACINGS).nullable(),
  title: z.string().nullable(),
  captions: z.boolean().nullable(),
  music: z.boolean().nullable(),
});

export type ChatAnswer = z.infer<typeof chatAnswerSchema>;
