/** What agents are told before they see the catalogue. */
export const INSTRUCTIONS = `Factreel turns facts into short narrated videos. Every figure that is seen or heard comes from what you send: it works out no sums, shares or differences, so send each figure that the video is to tell.

A video takes three calls:
1. quote: what it would cost. plan shows scenes, words and pictures as well; both are free.
2. make_video: give the facts as \`data\` (an object of names and figures), or a \`sourceUrl\`, or \`text\`. It answers a \`jobId\` and a \`videoId\` at once and holds the credits.
3. get_job with that \`jobId\` and \`waitSeconds\` 25, again until \`status\` is done, failed or cancelled. A video takes a minute or two. When it is done, \`watchUrl\` is the page to show to people and \`renderUrl\` the file.

Find videos with list_videos. edit_video changes one by notes or by its script (get_script), render_video renders it again, cancel_video stops it, list_versions and restore_version go back. Channels and shows hold brands and defaults; series make episodes by themselves (start_series, list_series), which approve_episode posts and discard_episode drops.

get_video reads the video and its words, proof tells where each of its figures came from. A call that is refused says which field to mend and costs nothing. make_video makes a new video each time: before you call it again after a broken connection, look for it with list_videos.`;
