/** Small parts that show a video anywhere in the studio. */
export const videoParts = {
  status: {
    draft: 'Writing',
    scripted: 'Script ready',
    rendering: 'Making',
    rendered: 'Ready',
    error: 'Failed',
  },
  stopped: 'Stopped',
  untitled: 'New video',
  player: (title: string) => `Video: ${title}`,
  captions: 'Captions',
  networks: {
    x: 'X',
    instagram: 'Instagram',
    tiktok: 'TikTok',
    youtube: 'YouTube',
    linkedin: 'LinkedIn',
    facebook: 'Facebook',
    threads: 'Threads',
    bluesky: 'Bluesky',
  },
  duration: (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`,
} as const;
