import { briefScript } from './brief-script';
import { readScript } from './read-script';

describe('a script made of what an order tells', () => {
  const textsOf = (brief: string, language = 'en') =>
    briefScript({ brief, language, hasFootage: false })?.scenes.map((scene) => ('text' in scene ? scene.text : '')) ??
    null;

  it('tells the statements of a brief, held until they fill a video', () => {
    const script = readScript(
      briefScript({ brief: '402 loaves. 198 on Tuesday. Nobody sold more!', hasFootage: false }),
    );
    expect(script.scenes.map(({ text }) => text)).toEqual(['402 loaves.', '198 on Tuesday.', 'Nobody sold more!']);
    const seconds = script.scenes.reduce((sum, { duration = 0 }) => sum + duration, 0);
    expect(seconds).toBeGreaterThanOrEqual(8);
  });

  it.each([
    ['en', 'Please be upbeat. Our bakery opened in 1999. We now bake 4,200 loaves a day. Focus on the bread.'],
    [
      'en',
      'Make a video about our bakery!\nOur bakery opened in 1999. We now bake 4,200 loaves a day. Keep it under 30 seconds.',
    ],
    ['en', 'I want a 30 second video. Our bakery opened in 1999. We now bake 4,200 loaves a day. Tone: warm.'],
  ])('never speaks its directions (%s): %s', (language, brief) => {
    expect(textsOf(brief, language)).toEqual(['Our bakery opened in 1999.', 'We now bake 4,200 loaves a day.']);
  });

  it.each([
    ['de', 'Mach einen Video über uns. Wir backen 4.200 Brote am Tag.', 'Wir backen 4.200 Brote am Tag.'],
    ['es', 'Haz un vídeo alegre. Horneamos 4.200 panes al día.', 'Horneamos 4.200 panes al día.'],
    ['fr', 'Faites une vidéo sur nous. Nous cuisons 4 200 pains par jour.', 'Nous cuisons 4 200 pains par jour.'],
    ['pt', 'Faça um vídeo sobre nós. Assamos 4.200 pães por dia.', 'Assamos 4.200 pães por dia.'],
    ['it', 'Crea un video su di noi. Sforniamo 4.200 pani al giorno.', 'Sforniamo 4.200 pani al giorno.'],
    ['tr', 'Bizim hakkımızda bir video yap. Günde 4.200 ekmek pişiriyoruz.', 'Günde 4.200 ekmek pişiriyoruz.'],
    ['id', 'Buat video tentang kami. Kami memanggang 4.200 roti sehari.', 'Kami memanggang 4.200 roti sehari.'],
    ['ja', '私たちの動画を作ってください。毎日4200個のパンを焼いています。', '毎日4200個のパンを焼いています。'],
    ['ko', '우리 영상을 만들어 주세요. 하루에 빵 4,200개를 굽습니다.', '하루에 빵 4,200개를 굽습니다.'],
    ['zh', '制作一个关于我们的视频。我们每天烤4200个面包。', '我们每天烤4200个面包。'],
    ['hi', 'हमारे बारे में एक वीडियो बनाइए। हम रोज़ 4,200 ब्रेड बनाते हैं।', 'हम रोज़ 4,200 ब्रेड बनाते हैं।'],
    ['ar', 'اصنع فيديو عنا. نخبز 4,200 رغيف يوميًا.', 'نخبز 4,200 رغيف يوميًا.'],
  ])('tells statements and no directions in %s', (language, brief, told) => {
    expect(textsOf(brief, language)).toEqual([told]);
  });

  it.each([
    'A video about our 25 years of bread',
    'A short, upbeat video for our 25th anniversary.',
    'Make a 30 second video about bread',
    'Celebrate 25 years of bread!',
    'Please be upbeat.',
    'Focus on the 25 years.',
    'Something about bread.',
    'Our bakery is lovely.',
    'I need a reel on 3 of our breads, please',
    // A subject or a wish is no sentence.
    'Our 25 years of bread',
    'An ad for our 3 shops',
    'Promo: 25 years',
    'For our 25th birthday',
    'A 20-second explainer on our bakery',
    'How we baked for 25 years',
    'Portrait, 1080x1920',
    '30 seconds, warm tone, our bakery',
    '30 seconds, square, no music.',
    'Nos 25 ans de pain',
    'Werbung für 3 Läden',
    '25年のパンについて',
    'हमारे 25 साल',
  ])('finds nothing to tell in directions alone: %s', (brief) => {
    expect(textsOf(brief)).toBeNull();
  });

  it.each([
    ['Our bakery opened in 1999. We now bake 4,200 loaves a day', 2],
    ['Loaves: 4,200\nStaff: 14', 2],
    ['We bake 4,200 loaves a day.', 1],
    ['We bake 4,200 loaves a day!', 1],
  ])('tells what a brief states, its last mark left out or not: %j', (brief, count) => {
    expect(textsOf(brief)).toHaveLength(count);
  });

  it('shows footage under its title where nothing is told', () => {
    const script = readScript(briefScript({ title: 'Harbour', targetSeconds: 16, hasFootage: true }));
    expect(script.scenes).toEqual([
      { type: 'title', text: 'Harbour', duration: 4 },
      { type: 'clip', duration: 4 },
      { type: 'clip', duration: 4 },
    ]);
  });

  it('has nothing to make a video of without either', () => {
    expect(briefScript({ title: 'Harbour', hasFootage: false })).toBeNull();
  });
});
