import type { Scene } from '@app/picture';
import { factsAbout, sceneAbout, topicWords, unknownWords } from './find-topic';
import { type EditedVideo, type NoteReading, type NoteRule, phrase, TOPIC } from './note-rule';
import { refused } from './telling.rules';
import { toldFacts } from './told-facts';

const DROP = '(?:drop|remove|cut|delete|skip|lose|leave out|take out|get rid of|without)';
const PLACES: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  opening: 1,
  intro: 1,
};

/** What a video tells: scenes that go, facts that come, and what is made much of. */
export const CONTENT_RULES: readonly NoteRule[] = [
  {
    example: 'drop scene 3',
    pattern: phrase(`${DROP} (?:the )?scenes? (?:number |no\\.? |#)?(?<numbers>\\d+(?:(?:,| and|, and| &)? ?\\d+)*)`),
    read: ({ groups }, video) => droppedAt((groups?.['numbers'] ?? '').match(/\d+/g)?.map(Number) ?? [], video),
  },
  {
    example: 'drop the last scene',
    pattern: phrase(
      `${DROP} (?:the )?(?:(?<place>last|final|closing|${Object.keys(PLACES).join('|')}) (?:scene|one|part)|(?<end>opening|intro|outro|ending|end card|call to action))`,
    ),
    read: ({ groups }, video) => {
      const place = (groups?.['place'] ?? groups?.['end'] ?? '').toLowerCase();
      return droppedAt([PLACES[place] ?? video.storyboard.scenes.length], video);
    },
  },
  {
    example: 'drop the scene about deposits',
    pattern: phrase(
      `${DROP} (?:the |that |any )?(?:(?:scene|part|bit|section|mention)s? (?:about|on|with|of) )?(?:the )?${TOPIC}`,
    ),
    read: ({ groups }, video) => {
      const topic = topicOf(groups);
      if (!topic) return null;
      const scene = sceneAbout(topic, video);
      return scene ? dropped([scene], video) : { fault: `No scene is about "${topic}".` };
    },
  },
  {
    example: 'add a scene about fees',
    pattern: phrase(
      `(?:(?:add|include|bring in|put in)(?: (?:a|another|one more) (?:scene|part|bit))?|mention|tell (?:us |me )?about)(?: (?:about|on|with|for))? (?:the )?${TOPIC}`,
    ),
    read: ({ groups }, video) => {
      const topic = topicOf(groups);
      if (!topic) return null;
      const facts = factsAbout(topic, video);
      if (facts.length === 0) return nothingAbout(topic, video);
      const told = toldFacts(video.storyboard.scenes);
      const untold = facts.filter(({ key }) => !told.has(key));
      if (untold.length === 0) return { fault: `"${topic}" is told already.` };
      if (video.authored) return refused(topic);
      return { wish: { add: [untold.map(({ key }) => key)] }, summary: `a scene about ${topic} added` };
    },
  },
  {
    example: 'lead with volume',
    pattern: phrase(
      `(?<verb>(?:lead|start|open|begin) with|(?:focus|concentrate) (?:more )?on|emphasi[sz]e|highlight|stress|make more of) (?:the )?${TOPIC}`,
    ),
    read: ({ groups }, video) => {
      const topic = topicOf(groups);
      if (!topic) return null;
      const facts = factsAbout(topic, video);
      if (facts.length === 0) return nothingAbout(topic, video);
      if (video.authored) return refused(topic);
      const leads = /with$/iu.test(groups?.['verb'] ?? '');
      const lead = facts.map(({ key }) => key);
      if (!leads) {
        const told = toldFacts(video.storyboard.scenes);
        const untold = lead.filter((key) => !told.has(key));
        const add = untold.length > 0 ? { add: [untold] } : {};
        return { wish: { directions: [`Focus on ${topic}.`], front: lead, ...add }, summary: `focused on ${topic}` };
      }
      return { wish: { directions: [`Lead with ${topic}.`], lead }, summary: `led by ${topic}` };
    },
  },
];

function topicOf(groups: RegExpMatchArray['groups']): string | null {
  const topic = (groups?.['topic'] ?? '').trim();
  return topicWords(topic).length > 0 ? topic : null;
}

function nothingAbout(topic: string, video: EditedVideo): NoteReading {
  const { unknown, all } = unknownWords(topic, video);
  return { fault: `The facts say nothing about "${unknown.length < all ? unknown.join(' ') : topic}".` };
}

function droppedAt(places: readonly number[], video: EditedVideo): NoteReading {
  const { scenes } = video.storyboard;
  const wrong = places.filter((place) => !scenes[place - 1]);
  if (wrong.length > 0) return { fault: `There is no scene ${wrong.join(', ')}; the video has ${scenes.length}.` };
  return dropped(
    places.flatMap((place) => scenes[place - 1] ?? []),
    video,
  );
}

function dropped(scenes: readonly Scene[], { storyboard }: EditedVideo): NoteReading {
  if (scenes.length >= storyboard.scenes.length) return { fault: 'A video needs a scene; not all of them can go.' };
  const places = scenes.map((scene) => storyboard.scenes.indexOf(scene) + 1);
  return {
    wish: { drop: scenes.map(({ id }) => id) },
    summary: `without what was scene ${places.join(', ')}`,
  };
}
