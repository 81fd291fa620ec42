import { BadRequestError, NotFoundError } from '@app/platform';
import { toolAnswer, toolRefusal } from './tool-answer';

const VIDEO = 'https://factreel.example/media/vid-7/v1/video.mp4?k=abc';
const PAGE = 'https://factreel.example/w/vid-7?k=abc';
const links = { withLinks: true };

describe('an answer to an agent', () => {
  it('is JSON for programs, and the same as text for models', () => {
    const { content, structuredContent, isError } = toolAnswer({ credits: 490, items: [{ n: 1 }] }, links);
    expect(structuredContent).toEqual({ credits: 490, items: [{ n: 1 }] });
    expect(content).toEqual([{ type: 'text', text: JSON.stringify(structuredContent) }]);
    expect(isError).toBeUndefined();
  });

  it('links to videos, pictures and pages once each, and to nothing else', () => {
    const { content } = toolAnswer(
      {
        renderUrl: VIDEO,
        data: [{ url: VIDEO, thumbnail: 'http://127.0.0.1:3000/p.jpg' }],
        watchUrl: PAGE,
        sourceUrl: 'https://news.example/story',
        video: '/media/vid-7.mp4',
        webUrl: null,
        note: 'https://[broken.mp4',
      },
      links,
    );
    expect(content.slice(1)).toEqual([
      { type: 'resource_link', uri: VIDEO, name: 'renderUrl', mimeType: 'video/mp4' },
      {
        type: 'resource_link',
        uri: 'http://127.0.0.1:3000/p.jpg',
        name: 'data.0.thumbnail',
        mimeType: 'image/jpeg',
      },
      { type: 'resource_link', uri: PAGE, name: 'watchUrl', mimeType: 'text/html' },
    ]);
  });

  it('leaves links out for clients that do not know them', () => {
    expect(toolAnswer({ renderUrl: VIDEO }, { withLinks: false }).content).toHaveLength(1);
  });

  it('has at most 24 links', () => {
    const data = Array.from({ length: 100 }, (_, n) => ({ renderUrl: `https://a.example/${n}.mp4` }));
    expect(toolAnswer({ data }, links).content).toHaveLength(25);
  });

  it('shows pictures as pictures, and says in the text which is which', () => {
    const stills = ['/9j/AA', '/9j/BB'].map((data) => ({ image: `data:image/jpeg;base64,${data}` }));
    const { content, structuredContent } = toolAnswer({ stills }, links);
    expect(structuredContent).toEqual({ stills: [{ image: 'attached picture 1' }, { image: 'attached picture 2' }] });
    expect(content.slice(1)).toEqual([
      { type: 'image', data: '/9j/AA', mimeType: 'image/jpeg' },
      { type: 'image', data: '/9j/BB', mimeType: 'image/jpeg' },
    ]);
    expect(content[0]).toEqual({ type: 'text', text: JSON.stringify(structuredContent) });
  });
});

describe('a refusal to an agent', () => {
  it('names every bad field, so that a model can mend it', () => {
    const faults = [
      { path: 'version', message: 'must be at least 1' },
      { path: 'extra', message: 'is not a field of this request' },
    ];
    const { isError, content, structuredContent, _meta } = toolRefusal(new BadRequestError(faults), 'req-1');
    expect(isError).toBe(true);
    const text = 'bad_request: version must be at least 1; extra is not a field of this request\nRequest id: req-1';
    expect(content).toEqual([{ type: 'text', text }]);
    expect(_meta?.['io.factreel/error']).toMatchObject({ details: faults, requestId: 'req-1' });
    // Clients before 2026-07-28 hold it against the schema of answers, and would tell of that alone.
    expect(structuredContent).toBeUndefined();
  });

  it('is told in the code and the words of every other door', () => {
    const { _meta } = toolRefusal(new NotFoundError('video', 'vid-9'), 'req-1');
    expect(_meta?.['io.factreel/error']).toEqual({
      error: 'not_found: video vid-9',
      message: 'There is no video vid-9.',
      requestId: 'req-1',
    });
  });
});
