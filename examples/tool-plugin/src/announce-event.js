/**
 * Orders a video that announces an event: JavaScript, and a price that is the video's own.
 * @param {import('@factreel/tool-sdk').ToolSdk} sdk
 */
module.exports = (sdk) => {
  class AnnounceEvent {
    /** @param {import('@factreel/tool-sdk').Videos} videos */
    constructor(videos) {
      this.videos = videos;
    }

    /**
     * @param {{event: string, date: string, place?: string, style?: string}} input
     * @param {import('@factreel/tool-sdk').ToolContext} context
     */
    async run({ event, date, place, style }, context) {
      const data = { event, date, ...(place === undefined ? {} : { place }) };
      const video = await this.videos.make(context, {
        data,
        targetSeconds: 15,
        ...(style === undefined ? {} : { style }),
      });
      return { videoId: video.videoId, status: video.status };
    }
  }

  sdk.Tool({
    name: 'announce_event',
    description: 'Orders a short video that announces an event. Ask GET /v1/videos/{videoId} until it is rendered.',
    input: {
      type: 'object',
      properties: {
        event: { type: 'string', minLength: 1, maxLength: 200 },
        date: { type: 'string', format: 'date', description: 'Such as 2026-09-12' },
        place: { type: 'string', minLength: 1, maxLength: 200 },
        style: { type: 'string', minLength: 1, description: 'As for every video; chosen when left out' },
      },
      required: ['event', 'date'],
    },
    output: {
      type: 'object',
      properties: { videoId: { type: 'string' }, status: { type: 'string' } },
      required: ['videoId', 'status'],
    },
    mode: 'order',
    price: { ordered: 'As a video of 15 s costs' },
    inject: [sdk.services.videos],
  })(AnnounceEvent);
  return AnnounceEvent;
};
