/** Small made-up archives (tar.bz2, base64) in the shape of sherpa-onnx's voices; none of them can speak. */
export const VOICE_ARCHIVES = {
  /** Everything a Piper voice consists of. */
  good: 'QlpoOTFBWSZTWf9dk4wAAU7/gMuQAgBAA/+gCAAUAPfr38AIKDAA+AMDIMgAMRoMhkBhgZBkABiNBkMgMEUURgIJk9E0NGjRkaYnfr6YfsZzWQGWCDjhIDXYipjljVNB+JsbTMJpojGuUqrSBEgEokPaDnBxN4/Y+B+pnTnNksQebel/tKDekCD6nvw1ZEHHHfdk32kw38CqaWqzAtbSosryG2SpmSQ+B+R1jQnbg8iE5GzECkehtHdKcTpWMFFIwnVKRwtOHQeo4Dtgp0Z5wNHTr2+Timu5M6XJYN0JdQZk/MpTalhYlqV4SPZO3fS5rpncoH+LuSKcKEh/rsnGAA==',
  /** A file whose path climbs out of the folder. */
  outside:
    'QlpoOTFBWSZTWZwLeoIAALD/gMmAAAJAA/+ACAAUAO8q30AICCAAlISpqeoBqNGBPInoh6agJJSemUwRiYEZGmg9I/J6K2HJAOlSQit25I/mE9jEIDIEMAyvNyJadTAh7JjG0cgwaIDDw9Rg+cm76PyzqatbabGoamxgKbvM+ICEdBBzj4KSFIkiw/S4FJCk6AzyLdR5A2Y/kY00XiQcC7kinChITgW9QQA=',
  /** A file with an absolute path. */
  absolute:
    'QlpoOTFBWSZTWfLwngcAAFz9gMmAAADAA/8AAIBvBt5ACAggAFRCnqDIA9Rp6mT1Gm1BJRDIAaABoH3dQ1CBsiEIvjB5Cmh6BDAYcbRtucJzBCEIFA802JHCvcJr4fRSUnNN4V2UarF+X1GvMREA/F3JFOFCQ8vCeBw=',
  /** A link that leads outside. */
  link: 'QlpoOTFBWSZTWZtWepcAALB/gMiAAEBAA/+gCAAWAO8r38AICCAAlAlITTCmgGg9IyGjTxQJSQAAAAAAH3Lt8kDIICmkRBBRwMSug8DI0IIKAUlRmaEBWd/hb06qEIFywQlhYIMOUpOfg3ix+ty07GIveKkaKpiZl58tMshgwoMJ/ShEjdHIsJjRoUY481UWweQJqK1r+hs6CIH8XckU4UJCbVnqXA==',
  /** A voice without its network. */
  lacking:
    'QlpoOTFBWSZTWXYynV0AAK3/gMmQAARAA/+gCAAUAOcr30AICCAAgCUUxE9NIPUyA9TTQ0yeUMNDJkDIxBiZNDTFNIXRUaiAPrREEOLfpfZaFzFHFgggoEaiS9TI0IC/DB52UQ2Cgh3kwQc0kR3cOl9jnQlaqp4MSIwpIxPZgZ6mZUVExh+1Jjx9uIwyGjQnWU9GuweTUoUwhyEQP4u5IpwoSDsZTq6A',
} as const;
