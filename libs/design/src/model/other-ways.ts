import { refer, type SceneContent } from '@app/picture';

/** Other ways to show what a model wrote, for the case that a scene beside it falls out and two alike would meet. */
export function otherWays(content: SceneContent): SceneContent[] {
  switch (content.layout) {
    case 'hero':
      return [{ layout: 'headline', kicker: content.label, headline: refer(content.figure) }];
    case 'cards':
      return [
        {
          layout: 'list',
          title: content.title,
          items: content.cards.map(({ label, figure }) => ({ label, text: refer(figure) })),
        },
      ];
    case 'breakdown':
    case 'donut':
      return [{ layout: 'bars', title: content.title, bars: content.parts, highlight: 0 }];
    case 'comparison': {
      const [first, second] = content.sides;
      return [{ layout: 'cards', title: content.title, cards: [first, second] }];
    }
    default:
      return [];
  }
}
