/** What a video's `warnings[].code` says; the video is there all the same. `message` has the particulars. */
export const VIDEO_WARNINGS: Readonly<Record<string, string>> = {
  black_picture: 'The picture is black for over half a second',
  caption_drift: 'A word is marked beside its sound',
  clip_failed: 'A clip could not be made; the still moves instead, and the clip is not charged',
  clip_seed_too_small: 'A picture is under 300 px, too small to make a clip of; it moves as a still',
  effect_unreadable: 'An effect could not be read; the video goes on without it',
  fewer_stills: 'A plan shows fewer stills than the video has scenes, so that the answer stays small',
  flashing_picture:
    'Over a quarter of the picture flashes, or changes to or from a saturated red, more than three times a second',
  frozen_picture: 'Nothing moves for over a second and a half',
  image_failed: 'A picture could not be made; the video goes on without it, and it is not charged',
  loudness: 'The sound is not at -14 LUFS',
  low_contrast: 'Words stand out too little from what is under them',
  missing_clip: 'A clip of the order could not be fetched',
  missing_glyph: 'No face has some of the characters',
  missing_picture: 'A picture could not be fetched or read',
  model_lines_refused:
    'Scenes of the language model stated what the data do not bear out; the embedded composer told them',
  statement_not_in_data:
    'A scene of a script states what the data beside it do not say, or a title what they deny; the words stay as they are',
  statements_unread:
    'Sentences in this language cannot be read: the embedded composer told the video in place of a language model, or a script was checked in its figures alone',
  model_fallback: 'The language model failed; the embedded composer wrote the video',
  music_failed: 'Music could not be made; the bed of the style plays, and it is not charged',
  music_unreadable: 'The music could not be read; the bed of the style plays',
  no_stills: 'A plan without pictures: they could not be drawn',
  not_made_yet: 'Pictures, clips and music that an order would have made are not in its plan',
  note_not_understood: 'Part of the notes of an edit was not understood; with `partial: true` the rest was done',
  read_in_browser: 'The page was read in a browser, which costs more',
  reading_time_short: 'More words on screen than time to read them',
  short_video: 'It runs far less than was asked for: there is no more to tell, and it is not padded',
  silence: 'A stretch without sound',
  source: 'What the reader of the source noticed',
  speech_missing: 'A line is not heard',
  text_outside_safe_area: 'Words stand where apps cover them',
  text_overlap: 'Words cover one another',
  true_peak: 'The sound peaks over -1 dBTP',
  unknown_meaning: 'A fact can be read in more than one way; `fields` says which',
  unproven_left_out: 'A text or scene whose figures could not be proven was left out',
  voice_fallback: 'The voice that was asked for failed; another one speaks the whole video',
};

/** What `learn_brand` warns of. */
export const BRAND_WARNINGS: Readonly<Record<string, string>> = {
  accent_adjusted: 'The accent was made darker or lighter, so that words in it can be read',
  ground_not_worn: 'The site’s ground is kept, and styles that cannot wear it do not',
  no_accent: 'No colour stands out',
  no_colors: 'No colours were found; videos keep those of their style',
  no_logo: 'No logo could be had or kept',
  style_sheet: 'A style sheet of the site could not be had',
};
