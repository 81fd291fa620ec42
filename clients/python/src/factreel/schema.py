# Written by `npm run sdk` from the API's description: do not edit.
"""What is sent and answered, as the API's description has it."""

from __future__ import annotations

from typing import Any, Dict, List, Literal, Optional, TypedDict, Union


class AcceptedJob(TypedDict):
    jobId: str
    videoId: str
    livemode: bool
    """False for what a test key made"""
    status: Literal["queued"]
    external_id: Optional[str]
    note: str


class AcceptedVideo(TypedDict):
    mediaKey: str
    """The key of all the links; `k` in their query"""
    url: str
    """Keyed link to the current cut; it changes with the version, and plays the last cut that was rendered until this version is"""
    renderUrl: Optional[str]
    """Keyed link to this version's file, which never changes; null until it is rendered"""
    thumbnail: Optional[str]
    """Keyed link to a JPEG; null until it is rendered"""
    webUrl: Optional[str]
    """Keyed link to a 720p copy with fast start; null until it is rendered"""
    watchUrl: str
    """Keyed link to the hosted watch page"""
    videoId: str
    livemode: bool
    """False for what a test key made"""
    title: str
    status: VideoStatus
    duration: float
    """Seconds; the target until the video is designed"""
    format: Literal["9:16", "4:5", "1:1", "16:9"]
    language: str
    style: Optional[Literal["trading-terminal", "tabloid", "nature-doc", "hype-trailer", "arcade", "breaking-news", "swiss-poster", "comic", "vaporwave", "luxury-minimal", "chaos-meme"]]
    """Null until the video is designed where the order left the choice to the facts"""
    version: int
    scenes: List[Scene]
    """Empty until the script exists"""
    captions: bool
    presenter: bool
    music: bool
    pacing: Literal["calm", "standard", "fast"]
    brand: Optional[Brand]
    """Null for the looks of its style"""
    sourcePackId: str
    sourceUrl: Optional[str]
    edits: List[Edit]
    video: str
    """Relative path; needs a session, the API key or the media key unless public"""
    public: bool
    publicProof: bool
    """Whether the watch page shows where the figures come from"""
    caption: str
    """Post text; its figures come from the payload"""
    check: Check
    lastError: Optional[str]
    cost: Optional[Cost]
    charged: int
    """Credits spent by this call; 0 on a read"""
    external_id: Optional[str]
    externalUserId: Optional[str]
    """The user of an embedded studio in whose session it was made"""
    channelId: Optional[str]
    """The channel it is filed under"""
    showId: Optional[str]
    """The show it is filed under"""
    testClockId: Optional[str]
    """The test clock that it lives by; null for real time"""
    createdAt: str
    note: str


class Account(TypedDict):
    signedIn: bool
    """Always true for a valid key"""
    accountId: str
    livemode: bool
    """False for what a test key made"""
    emailConfirmed: bool
    """Whether a mailed link has proved that the e-mail is the owner’s; nothing waits for it"""
    credits: int
    """Credits that can be spent: the balance less what is held. 100 of them cost a US dollar"""
    reserved: int
    """Credits held for work under way"""
    payAsYouGo: bool
    """Whether a short wallet is topped up from the card"""
    packUsd: Literal[10, 25, 50]
    """US dollars of one top-up"""
    card: Optional[Card]
    """The card that is charged; null where none is saved"""


class AccountExport(TypedDict):
    exportId: str
    livemode: bool
    """False for what a test key made"""
    status: Literal["queued", "running", "done", "failed", "cancelled"]
    bytes: Optional[int]
    """Of the archive"""
    url: Optional[str]
    """Where the archive is, for the owner's session alone; null until it is written"""
    expiresAt: Optional[str]
    """When the archive is removed"""
    error: Optional[str]
    """Why there is none"""
    createdAt: str
    finishedAt: Optional[str]


class AccountExportList(TypedDict):
    data: List[AccountExport]


class AdvanceClock(TypedDict):
    to: str
    """Later than the clock shows, by at most 366 days"""


class AdvancingClock(TypedDict):
    clockId: str
    livemode: bool
    """False for what a test key made"""
    name: Optional[str]
    status: Literal["ready", "advancing", "failed"]
    now: str
    """The time that it shows; while it is advancing, that of what is played"""
    to: Optional[str]
    """Where the last advance leads; null before the first"""
    jobId: Optional[str]
    """Asks how far it is: `GET /v1/jobs/{id}`"""
    error: Optional[str]
    """Why the last advance failed"""
    createdAt: str
    """In real time"""
    deletesAfter: str
    """When it is deleted unless it is advanced before, in real time"""


class Attachments(TypedDict, total=False):
    data: Dict[str, Any]
    """Any JSON object, as `data` of a video"""
    url: str
    """An address, as `sourceUrl` of a video"""
    sourceId: str
    """A source of POST /v1/sources/preview"""
    libraryAssetIds: List[str]
    """Of the library, as for a video"""


class AutopilotEpisode(TypedDict):
    videoId: Optional[str]
    """Null once the video is deleted"""
    n: int
    """From 1"""
    title: str
    status: Literal["making", "held", "posted", "failed"]
    reason: Optional[str]
    """Why it is held or failed, or what of it is not out"""
    changed: List[EpisodeChange]
    """What was new; empty for the first"""
    postedAt: Optional[str]
    shareUrl: Optional[str]
    downloadUrl: Optional[str]
    """Saves the file under its title, with no other credentials and for as long as the video exists; null until it is posted, and for shows without the destination `download`"""
    channels: List[EpisodeChannel]
    """Empty until it was posted, and without a scheduler"""
    retryAt: Optional[str]
    """When posts that the scheduler was too busy for are tried again, by themselves"""
    findings: List[EpisodeFinding]
    """What its review found; empty without one"""
    discardedAt: Optional[str]
    """When you decided against it; it is `failed` then"""
    postText: Optional[str]
    """What its posts say; null for the usual text: its title and the link of the show"""


class AutopilotPage(TypedDict):
    data: List[AutopilotShow]
    nextCursor: Optional[str]


class AutopilotShow(TypedDict):
    seriesId: str
    livemode: bool
    """False for what a test key made"""
    testClockId: Optional[str]
    """The test clock that it lives by; null for real time"""
    channelId: str
    showId: str
    kind: str
    """What it is read as"""
    sourceId: Optional[str]
    title: str
    premise: Optional[str]
    cadence: str
    tz: str
    targetSeconds: Literal[15, 30, 60, 90]
    style: Optional[Literal["trading-terminal", "tabloid", "nature-doc", "hype-trailer", "arcade", "breaking-news", "swiss-poster", "comic", "vaporwave", "luxury-minimal", "chaos-meme"]]
    """Null: a pick that suits"""
    format: Literal["9:16", "4:5", "1:1", "16:9"]
    link: Optional[ShowLink]
    voiceId: Optional[str]
    """Null: the best voice of the language"""
    language: str
    """Code of the language"""
    destinations: Destinations
    policy: Literal["hold", "digest", "review", "autopost"]
    paused: bool
    pauseReason: Optional[str]
    """Null where it runs, or you paused it"""
    nextRunAt: Optional[str]
    """Null while it is paused"""
    nextRuns: List[str]
    """The next three, the first of them `nextRunAt`; empty while it is paused"""
    creditsPerEpisode: Optional[int]
    """Null for a series of `start_series`: its episodes cost as videos"""
    episodes: List[AutopilotEpisode]
    """The last five, newest first"""
    createdAt: str
    updatedAt: str


class BegunEdit(TypedDict):
    jobId: str
    videoId: str
    status: Literal["queued"]
    credits: int
    """Held, and charged when the new version is there"""
    summary: str
    """What will be done"""
    missed: List[str]
    """What of the notes will not, with `partial` alone"""


class Billing(TypedDict):
    payAsYouGo: bool
    packUsd: Literal[10, 25, 50]


class BillingSetup(TypedDict):
    payAsYouGo: bool
    packUsd: Literal[10, 25, 50]
    provider: Literal["sandbox", "stripe"]
    """Who takes cards; the sandbox takes test tokens, and no money"""
    publishableKey: Optional[str]
    """What a page opens Stripe's own fields with; null where cards are not typed in"""
    packsUsd: List[Literal[10, 25, 50]]
    """US dollars of the packs on sale"""
    creditsPerUsd: int
    """What a US dollar buys"""
    firstCardGrant: int
    """What an account's first card adds"""
    dailyCapUsd: int
    """US dollars that pay-as-you-go charges at most in one UTC day"""
    prices: List[PriceRow]
    """Everything that costs credits"""


class Brand(TypedDict, total=False):
    pack: str
    """A saved brand that the other fields are laid over: `default` is the house’s own looks, others are named by the id or name of a channel"""
    accent: str
    """Takes the accent’s place"""
    ground: str
    """Takes the ground’s place"""
    watermark: str
    """Stands in the foot of every frame"""


class BrandWarning(TypedDict):
    code: str
    message: str


class BuyPack(TypedDict):
    packUsd: Literal[10, 25, 50]
    """US dollars that the card on file is charged"""


class Captions(TypedDict):
    videoId: str
    form: Literal["vtt", "srt"]
    captions: str


class Card(TypedDict):
    cardId: str
    livemode: bool
    """False for what a test key made"""
    brand: str
    last4: str
    expMonth: int
    expYear: int
    createdAt: str


class CardPage(TypedDict):
    data: List[Card]
    nextCursor: Optional[str]


class ChangeAsset(TypedDict, total=False):
    title: str
    folder: Optional[str]
    """Null takes it out of its folder"""


class ChangeAutopilot(TypedDict, total=False):
    format: Literal["9:16", "4:5", "1:1", "16:9"]
    """Left out: that of the show or channel, else 9:16"""
    style: Literal["trading-terminal", "tabloid", "nature-doc", "hype-trailer", "arcade", "breaking-news", "swiss-poster", "comic", "vaporwave", "luxury-minimal", "chaos-meme"]
    """Left out: that of the show or channel, else a pick that suits the facts"""
    language: str
    """A language by name or code; the video answers its code. Left out: that of the show or channel, else English"""
    title: str
    premise: Optional[str]
    """What every episode is about; directs its script"""
    cadence: str
    """`hourly`, `every <n>m`, `every <n>h`, `daily [time]`, `weekdays [time]`, `weekly <day> [time]`; 9am unless said"""
    targetSeconds: float
    """Seconds; taken to the nearest of 15, 30, 60, 90, a tie to the longer"""
    link: Optional[ShowLink]
    """Shown on the end card; each post is the episode’s title and this link"""
    voiceId: Optional[str]
    """Of `GET /v1/autopilot/voices`"""
    policy: Literal["hold", "digest", "review", "autopost"]
    """What becomes of an episode: it waits for you, a day’s news go into one, a reviewer posts or holds it, it is posted unseen"""
    destinations: Destinations
    channelIds: List[str]
    """Channels of the scheduler by themselves; none takes them away"""
    tz: str
    fields: Optional[Dict[str, FieldMeaning]]
    """What fields of the source mean, by key or path pattern; kept with the series, for every episode. Replaced as a whole; null takes them away"""
    paused: bool
    """True stops the schedule, false restarts it"""
    channelId: str
    """A channel of yours to file the show in, for its brand and defaults; episodes ordered before stay where they are"""


class ChangeBilling(TypedDict, total=False):
    payAsYouGo: bool
    """Whether a short wallet is topped up from the card"""
    packUsd: Literal[10, 25, 50]
    """US dollars of one top-up"""


class ChangeChannel(TypedDict, total=False):
    brand: Optional[Brand]
    """A lock: videos wear it whatever their order asks for"""
    defaults: Optional[VideoDefaults]
    """What a video takes where its order does not say it; changed one by one, null takes one away"""
    styleNotes: Optional[str]
    """Directions for every script, read before the `brief` of an order"""
    cta: Optional[str]
    """Spoken and shown word for word as the last scene, unless an order brings its own"""
    compliance: Optional[Compliance]
    """Puts the disclaimer, with the `asOf` and `source` of the data, on every frame; no text tells of the future then. Data without the two are a 400"""
    pronunciation: Optional[Dict[str, str]]
    """How words are said, at most 200 of them and no digits; the list of an order is laid over it"""
    name: str


class _ChangeChannelInputRequired(TypedDict):
    channelId: str


class ChangeChannelInput(_ChangeChannelInputRequired, total=False):
    brand: Optional[Brand]
    """A lock: videos wear it whatever their order asks for"""
    defaults: Optional[VideoDefaults]
    """What a video takes where its order does not say it; changed one by one, null takes one away"""
    styleNotes: Optional[str]
    """Directions for every script, read before the `brief` of an order"""
    cta: Optional[str]
    """Spoken and shown word for word as the last scene, unless an order brings its own"""
    compliance: Optional[Compliance]
    """Puts the disclaimer, with the `asOf` and `source` of the data, on every frame; no text tells of the future then. Data without the two are a 400"""
    pronunciation: Optional[Dict[str, str]]
    """How words are said, at most 200 of them and no digits; the list of an order is laid over it"""
    name: str


class ChangeChat(TypedDict):
    title: str


class _ChangeLibraryAssetInputRequired(TypedDict):
    libraryAssetId: str


class ChangeLibraryAssetInput(_ChangeLibraryAssetInputRequired, total=False):
    title: str
    folder: Optional[str]
    """Null takes it out of its folder"""


class ChangePassword(TypedDict):
    current: str
    """The one that is to be changed"""
    password: str


class _ChangeSeriesInputRequired(TypedDict):
    seriesId: str


class ChangeSeriesInput(_ChangeSeriesInputRequired, total=False):
    format: Literal["9:16", "4:5", "1:1", "16:9"]
    """Left out: that of the show or channel, else 9:16"""
    style: Literal["trading-terminal", "tabloid", "nature-doc", "hype-trailer", "arcade", "breaking-news", "swiss-poster", "comic", "vaporwave", "luxury-minimal", "chaos-meme"]
    """Left out: that of the show or channel, else a pick that suits the facts"""
    language: str
    """A language by name or code; the video answers its code. Left out: that of the show or channel, else English"""
    title: str
    premise: Optional[str]
    """What every episode is about; directs its script"""
    cadence: str
    """`hourly`, `every <n>m`, `every <n>h`, `daily [time]`, `weekdays [time]`, `weekly <day> [time]`; 9am unless said"""
    targetSeconds: float
    """Seconds; taken to the nearest of 15, 30, 60, 90, a tie to the longer"""
    link: Optional[ShowLink]
    """Shown on the end card; each post is the episode’s title and this link"""
    voiceId: Optional[str]
    """Of `GET /v1/autopilot/voices`"""
    policy: Literal["hold", "digest", "review", "autopost"]
    """What becomes of an episode: it waits for you, a day’s news go into one, a reviewer posts or holds it, it is posted unseen"""
    destinations: Destinations
    channelIds: List[str]
    """Channels of the scheduler by themselves; none takes them away"""
    tz: str
    fields: Optional[Dict[str, FieldMeaning]]
    """What fields of the source mean, by key or path pattern; kept with the series, for every episode. Replaced as a whole; null takes them away"""
    paused: bool
    """True stops the schedule, false restarts it"""
    channelId: str
    """A channel of yours to file the show in, for its brand and defaults; episodes ordered before stay where they are"""


class ChangeShow(TypedDict, total=False):
    brand: Optional[Brand]
    """A lock: videos wear it whatever their order asks for"""
    defaults: Optional[VideoDefaults]
    """What a video takes where its order does not say it; changed one by one, null takes one away"""
    styleNotes: Optional[str]
    """Directions for every script, read before the `brief` of an order"""
    cta: Optional[str]
    """Spoken and shown word for word as the last scene, unless an order brings its own"""
    compliance: Optional[Compliance]
    """Puts the disclaimer, with the `asOf` and `source` of the data, on every frame; no text tells of the future then. Data without the two are a 400"""
    pronunciation: Optional[Dict[str, str]]
    """How words are said, at most 200 of them and no digits; the list of an order is laid over it"""
    title: str
    """For its viewers"""
    name: str
    """For its makers; the title unless said"""
    channelId: Optional[str]
    """The channel that it is on; its settings stand where the show has none"""
    fields: Optional[Dict[str, FieldMeaning]]
    """What fields of the data of its videos mean, by key or path pattern: they apply where they match, and `fields` of an order come before them. Replaced as a whole; null takes them away"""


class _ChangeShowInputRequired(TypedDict):
    showId: str


class ChangeShowInput(_ChangeShowInputRequired, total=False):
    brand: Optional[Brand]
    """A lock: videos wear it whatever their order asks for"""
    defaults: Optional[VideoDefaults]
    """What a video takes where its order does not say it; changed one by one, null takes one away"""
    styleNotes: Optional[str]
    """Directions for every script, read before the `brief` of an order"""
    cta: Optional[str]
    """Spoken and shown word for word as the last scene, unless an order brings its own"""
    compliance: Optional[Compliance]
    """Puts the disclaimer, with the `asOf` and `source` of the data, on every frame; no text tells of the future then. Data without the two are a 400"""
    pronunciation: Optional[Dict[str, str]]
    """How words are said, at most 200 of them and no digits; the list of an order is laid over it"""
    title: str
    """For its viewers"""
    name: str
    """For its makers; the title unless said"""
    channelId: Optional[str]
    """The channel that it is on; its settings stand where the show has none"""
    fields: Optional[Dict[str, FieldMeaning]]
    """What fields of the data of its videos mean, by key or path pattern: they apply where they match, and `fields` of an order come before them. Replaced as a whole; null takes them away"""


class ChangeVideo(TypedDict, total=False):
    title: str
    public: bool
    """True: the bare media path plays without a key"""
    publicProof: bool
    """True: the watch page shows, to whoever may watch it, each figure of the video with the name and value of its fact, its source and when it is said; nothing else of the data"""


class _ChangeVideoInputRequired(TypedDict):
    videoId: str


class ChangeVideoInput(_ChangeVideoInputRequired, total=False):
    title: str
    public: bool
    """True: the bare media path plays without a key"""
    publicProof: bool
    """True: the watch page shows, to whoever may watch it, each figure of the video with the name and value of its fact, its source and when it is said; nothing else of the data"""


class ChangeWebhook(TypedDict, total=False):
    url: str
    """A public http or https address"""
    events: List[Literal["video.rendered", "video.render_failed", "episode.ready"]]
    enabled: bool
    """While it is false nothing is sent"""
    apiVersion: Literal["2026-11-23", "2026-11-29"]
    """In which its events are written from now on"""


class Channel(TypedDict):
    brand: Optional[Brand]
    """A lock: videos wear it whatever their order asks for"""
    defaults: VideoDefaults
    styleNotes: Optional[str]
    """Directions for every script, read before the `brief` of an order"""
    cta: Optional[str]
    """Spoken and shown word for word as the last scene, unless an order brings its own"""
    compliance: Optional[Compliance]
    """Puts the disclaimer, with the `asOf` and `source` of the data, on every frame; no text tells of the future then. Data without the two are a 400"""
    pronunciation: Optional[Dict[str, str]]
    livemode: bool
    """False for what a test key made"""
    createdAt: str
    updatedAt: str
    channelId: str
    name: str


class ChannelPage(TypedDict):
    data: List[Channel]
    nextCursor: Optional[str]


class _ChannelResultRequired(TypedDict):
    status: Literal["waiting", "sending", "posted", "draft", "unknown", "failed"]
    """`posted` and `draft` are at the scheduler and never made again. `failed` and `waiting` are sent by the next call,
    `unknown` once the scheduler surely does not have it; `sending` is another call's"""
    postId: Optional[str]
    """The scheduler's id"""
    url: Optional[str]
    """Where it can be seen; null until the scheduler knows, so ask again"""
    error: Optional[str]
    channelId: str
    service: str
    """Short lowercase name of the network"""
    story: Optional[Post]
    """Null where none was asked for, or the network has none"""


class ChannelResult(_ChannelResultRequired, total=False):
    retryAfterSeconds: int
    """Only where the scheduler takes nothing more for now: after so many seconds it may"""


class Chat(TypedDict):
    chatId: str
    livemode: bool
    """False for what a test key made"""
    title: Optional[str]
    """Null until something is said"""
    externalUserId: Optional[str]
    """Whose it is among the integrator's users; null for the account's own"""
    createdAt: str
    updatedAt: str
    """When something was last said, or it was renamed"""


class ChatAbilities(TypedDict):
    dictation: bool
    """POST /v1/dictations writes down what is said"""
    dictationSeconds: int
    """Longest dictation, seconds"""


class ChatChoice(TypedDict):
    label: str
    """What a button says"""
    text: str
    """What it sends"""


class ChatMessage(TypedDict):
    messageId: str
    role: Literal["user", "assistant"]
    text: str
    """The first 4,000 characters of a longer one"""
    attachments: Optional[KeptAttachments]
    action: Optional[Literal["made", "edited", "explained", "asked", "refused"]]
    """What an answer did; null for what users say"""
    videoId: Optional[str]
    """The video that it is about; its state is read there"""
    jobId: Optional[str]
    """The work that an answer has begun"""
    choices: List[ChatChoice]
    """Quick replies"""
    createdAt: str


class ChatMessagePage(TypedDict):
    data: List[ChatMessage]
    """Newest first"""
    nextCursor: Optional[str]


class ChatPage(TypedDict):
    data: List[Chat]
    """Newest first"""
    nextCursor: Optional[str]


class Check(TypedDict):
    warnings: List[Warning]
    sha256: Optional[str]
    """SHA-256 of the 1080p file, hex. The same video made by the same encoder has the same. Null until rendered."""
    encoder: Optional[str]
    """Build of ffmpeg that encoded the file. Null until rendered."""
    model: Optional[ModelUsage]
    """What a language model did for this version; null where none was asked"""


class Clock(TypedDict):
    clockId: str
    livemode: bool
    """False for what a test key made"""
    name: Optional[str]
    status: Literal["ready", "advancing", "failed"]
    now: str
    """The time that it shows; while it is advancing, that of what is played"""
    to: Optional[str]
    """Where the last advance leads; null before the first"""
    jobId: Optional[str]
    """The job of the last advance"""
    error: Optional[str]
    """Why the last advance failed"""
    createdAt: str
    """In real time"""
    deletesAfter: str
    """When it is deleted unless it is advanced before, in real time"""


class ClockJob(TypedDict):
    jobId: str
    livemode: bool
    """False for what a test key made"""
    status: Literal["queued", "running", "done", "failed", "cancelled"]
    progress: float
    error: Optional[str]
    """Why it failed or that it was cancelled"""
    createdAt: str
    startedAt: Optional[str]
    finishedAt: Optional[str]
    kind: Literal["clock"]
    stage: Literal["advance"]
    videoId: None
    """Such a job makes no video of its own"""
    clockId: str


class ClockPage(TypedDict):
    data: List[Clock]
    nextCursor: Optional[str]


class CloneVoice(TypedDict):
    name: str
    sampleUrl: str
    """A public address of a recording of the voice, a minute or more, at most 25 MB"""
    consent: Literal[True]
    """The speaker agrees to be cloned; nothing is done without"""


class ClonedVoice(TypedDict):
    voiceId: str
    livemode: bool
    """False for what a test key made"""
    name: str
    createdAt: str
    sampleUrl: str
    """An English sentence said by it; `language` in its query takes any other"""


class CloseAccount(TypedDict):
    password: str
    """The account's own, once more"""


class ClosedAccount(TypedDict):
    accountId: str
    closedAt: str
    purgeAfter: str
    """Until then whoever runs the service can bring it back; after it everything is removed"""


_ComparedWithOdd = TypedDict(
    "_ComparedWithOdd",
    {
        "as": "Literal[\"benchmark\", \"previous\", \"target\", \"limit\", \"record\"]",
    },
)


class ComparedWith(_ComparedWithOdd):
    key: str


class Compliance(TypedDict):
    disclaimer: str


class ConfirmEmail(TypedDict):
    token: str
    """What stands behind `#token=` in the mailed link"""


class ConnectedChannel(TypedDict):
    channelId: str
    scheduler: Literal["postiz", "buffer"]
    service: str
    """Short lowercase name of the network"""
    name: str
    isReady: bool
    """False where its owner has to connect it anew at the scheduler"""


class ConnectedChannelList(TypedDict):
    data: List[ConnectedChannel]


class Connection(TypedDict):
    connectionId: str
    livemode: bool
    """False for what a test key made"""
    kind: Literal["postiz", "buffer", "google-drive", "dropbox"]
    hint: str
    """Last four characters of the key"""
    baseUrl: Optional[str]
    """Null for the service's own address"""
    createdAt: str
    updatedAt: str
    """When the key was last replaced"""


class ConnectionPage(TypedDict):
    data: List[Connection]
    nextCursor: Optional[str]


class ConnectionTest(TypedDict):
    works: bool
    reason: Optional[str]
    """Why it does not work; null where it does"""
    channels: List[ConnectedChannel]
    """Of a scheduler that works; empty for drives"""


class Cost(TypedDict):
    credits: int
    breakdown: List[PriceItem]


class _CreateChannelRequired(TypedDict):
    name: str


class CreateChannel(_CreateChannelRequired, total=False):
    brand: Optional[Brand]
    """A lock: videos wear it whatever their order asks for"""
    defaults: Optional[VideoDefaults]
    """What a video takes where its order does not say it; changed one by one, null takes one away"""
    styleNotes: Optional[str]
    """Directions for every script, read before the `brief` of an order"""
    cta: Optional[str]
    """Spoken and shown word for word as the last scene, unless an order brings its own"""
    compliance: Optional[Compliance]
    """Puts the disclaimer, with the `asOf` and `source` of the data, on every frame; no text tells of the future then. Data without the two are a 400"""
    pronunciation: Optional[Dict[str, str]]
    """How words are said, at most 200 of them and no digits; the list of an order is laid over it"""


class _CreateChannelInputRequired(TypedDict):
    name: str


class CreateChannelInput(_CreateChannelInputRequired, total=False):
    brand: Optional[Brand]
    """A lock: videos wear it whatever their order asks for"""
    defaults: Optional[VideoDefaults]
    """What a video takes where its order does not say it; changed one by one, null takes one away"""
    styleNotes: Optional[str]
    """Directions for every script, read before the `brief` of an order"""
    cta: Optional[str]
    """Spoken and shown word for word as the last scene, unless an order brings its own"""
    compliance: Optional[Compliance]
    """Puts the disclaimer, with the `asOf` and `source` of the data, on every frame; no text tells of the future then. Data without the two are a 400"""
    pronunciation: Optional[Dict[str, str]]
    """How words are said, at most 200 of them and no digits; the list of an order is laid over it"""


class CreateChat(TypedDict, total=False):
    title: str
    """Left out: the beginning of the first message"""


class _CreateClockRequired(TypedDict):
    now: str
    """The time that it shows at first, at most 366 days from today"""


class CreateClock(_CreateClockRequired, total=False):
    name: str
    """To tell clocks apart"""


class CreateKey(TypedDict, total=False):
    name: str
    """To tell keys apart"""
    scopes: List[Literal["videos:read", "videos:write", "series", "library", "tools", "webhooks", "account:read"]]
    """All that it may be used for; everything where it is left out"""
    expiresAt: str
    """When it ends, in the future; never where it is left out"""
    mode: Literal["live", "test"]
    """A `test` key works on records and a ledger of its own, and pays with test credits, which are free"""


class CreateShow(TypedDict, total=False):
    brand: Optional[Brand]
    """A lock: videos wear it whatever their order asks for"""
    defaults: Optional[VideoDefaults]
    """What a video takes where its order does not say it; changed one by one, null takes one away"""
    styleNotes: Optional[str]
    """Directions for every script, read before the `brief` of an order"""
    cta: Optional[str]
    """Spoken and shown word for word as the last scene, unless an order brings its own"""
    compliance: Optional[Compliance]
    """Puts the disclaimer, with the `asOf` and `source` of the data, on every frame; no text tells of the future then. Data without the two are a 400"""
    pronunciation: Optional[Dict[str, str]]
    """How words are said, at most 200 of them and no digits; the list of an order is laid over it"""
    title: str
    """For its viewers"""
    name: str
    """For its makers; the title unless said"""
    channelId: Optional[str]
    """The channel that it is on; its settings stand where the show has none"""
    fields: Optional[Dict[str, FieldMeaning]]
    """What fields of the data of its videos mean, by key or path pattern: they apply where they match, and `fields` of an order come before them. Replaced as a whole; null takes them away"""


class CreateShowInput(TypedDict, total=False):
    brand: Optional[Brand]
    """A lock: videos wear it whatever their order asks for"""
    defaults: Optional[VideoDefaults]
    """What a video takes where its order does not say it; changed one by one, null takes one away"""
    styleNotes: Optional[str]
    """Directions for every script, read before the `brief` of an order"""
    cta: Optional[str]
    """Spoken and shown word for word as the last scene, unless an order brings its own"""
    compliance: Optional[Compliance]
    """Puts the disclaimer, with the `asOf` and `source` of the data, on every frame; no text tells of the future then. Data without the two are a 400"""
    pronunciation: Optional[Dict[str, str]]
    """How words are said, at most 200 of them and no digits; the list of an order is laid over it"""
    title: str
    """For its viewers"""
    name: str
    """For its makers; the title unless said"""
    channelId: Optional[str]
    """The channel that it is on; its settings stand where the show has none"""
    fields: Optional[Dict[str, FieldMeaning]]
    """What fields of the data of its videos mean, by key or path pattern: they apply where they match, and `fields` of an order come before them. Replaced as a whole; null takes them away"""


class CreateSource(TypedDict, total=False):
    url: str
    """A page, PDF, feed, CSV, spreadsheet, JSON API or text to read; what it is is told by its bytes"""
    text: str
    """Plain text, Markdown, a table or a script, as it was written"""
    data: Dict[str, Any]
    """Any JSON object; every key becomes a quotable fact, at most 5,000 of them"""
    language: str
    """The language in which a url or text is written, as a code with or without a region (`de`, `es-MX`); it says what "3.400" is where the source neither tells nor declares it"""
    fileName: str
    """Beside `text` or `data`: the file it was read from, which gives the source its title where it has none"""
    fields: Dict[str, FieldMeaning]
    """What fields of the data mean, by key or path pattern. Kept with the source: every video made of it reads it like this. An unknown unit, currency or role, and a pattern that matches nothing, is a 400 that names it"""


_CreateVideoOdd = TypedDict(
    "_CreateVideoOdd",
    {
        "async": "bool",
    },
    total=False,
)


class CreateVideo(_CreateVideoOdd, total=False):
    data: Dict[str, Any]
    """Any JSON object; every key becomes a quotable fact, at most 5,000 of them. At most one of `data`, `sourceUrl`, `text`, `sourcePackId` and `sourceId`; one is needed where no `script`, `brief` or `libraryAssetIds` carries the content"""
    sourceUrl: str
    """A page, PDF, feed, table or JSON API to read in place of `data`, when the video is made: one that cannot be read then ends it in `error`, with its reason and nothing charged. A page that shows nothing without its scripts is read in a browser, for 5 credits more: they are set aside with the order where the wallet and `maxCredits` leave room for them, and given back where no browser was needed; without them such a page ends the video in `error`. Colours of the page do not recolour the video"""
    text: str
    """A text, a table or a script to read in place of `data`; a text without a figure is told in its own words"""
    sourcePackId: str
    """What POST /v1/sources has found, in place of `data`"""
    sourceId: str
    """A source of POST /v1/sources/preview, read anew when the video is made"""
    fields: Dict[str, FieldMeaning]
    """What fields of the data mean, by key (`revenue`, at any depth) or path (`rows[].pe`, `*.pctChange`). It wins over what would be inferred, and is kept with the video for its edits. An unknown unit, currency or role, and a pattern that matches nothing, is a 400 that names it; of a source that is read later, such a pattern is left out. `meaning` of POST /v1/sources and of the tool `plan` shows how each fact was read"""
    script: Union[Script, List[ScriptScene]]
    """A video as its author wrote it. Without `data` its own figures are the facts; beside `data` every figure must be in it"""
    title: str
    brief: str
    """Direction for the script: what to focus on, what to skip; without data or a script, the words themselves"""
    cta: str
    """Spoken and shown word for word as the last scene"""
    format: Literal["9:16", "4:5", "1:1", "16:9"]
    """Left out: that of the show or channel, else 9:16"""
    targetSeconds: int
    """Seconds; data with little to tell make a shorter video. Left out: that of the show or channel, else 30"""
    style: Literal["trading-terminal", "tabloid", "nature-doc", "hype-trailer", "arcade", "breaking-news", "swiss-poster", "comic", "vaporwave", "luxury-minimal", "chaos-meme"]
    """Left out: that of the show or channel, else a pick that suits the facts"""
    mode: Literal["numbers", "story"]
    """`story` leads with a plot and brings the headline figure late"""
    pacing: Literal["calm", "standard", "fast"]
    """How fast it is told: the speed of the voice and how long a picture stands"""
    language: str
    """A language by name or code; the video answers its code. Left out: that of the show or channel, else English"""
    voiceId: str
    """A voice of GET /v1/voices that speaks the language. Left out: that of the show or channel, else the best one there is"""
    pronunciation: Dict[str, str]
    """How words are said, at most 200 of them and no digits; captions keep the word"""
    captions: bool
    """Burned-in captions. Left out: that of the show or channel, else true"""
    music: Union[bool, CreateVideoMusic2]
    """false for none, true for the style's bed, `{generate: true}` or `{generate: "<kind of music>"}` for music made for the video. Left out: that of the show or channel, else true"""
    images: Literal["none", "source", "auto"]
    """Whose pictures it shows: none, those that `data` names, or, where it names none, pictures made for it (drawn free of charge where no service is configured). Left out: that of the show or channel, else source"""
    clips: bool
    """Sets a picture in motion: `asset.iconUrl` first, else a picture that is shown; it needs 300 pixels on its short side"""
    libraryAssetIds: List[str]
    """Footage, pictures and audio of the library: videos are cut to the narration, pictures are shown, audio is the video's music. Alone, or with a brief, they carry the video"""
    musicAssetId: str
    """Audio of the library, played in place of the style's music, as long as the video and under its voice"""
    brand: CreateVideoBrand
    """Recolours any style; its contrast is kept whatever is asked for. A brand of the show or channel is a lock and stands in its place"""
    planId: str
    """A plan of the last 24 hours: exactly what it shows is made, at its price, whatever has changed since. It is the whole content of the order; beside it stand only channelId, showId, seriesId, testClockId, public, publicProof, external_id, render, async and maxCredits, and, where it was edited, its `script` with style, format, captions and voiceId, as POST /v1/plans/{id}/draft took them. A plan is made once: naming it again answers its video and charges nothing. Beside a `planId`, a plan takes what is to be another way in it: fields, language, voiceId, style, format, pacing, captions, music, targetSeconds, mode, brand"""
    channelId: str
    """The channel it is filed under, whose brand, defaults and texts apply; of a show unless said"""
    showId: str
    """The show it is filed under; what this request says stands before the show, the show before its channel"""
    seriesId: str
    """The series it is filed under"""
    testClockId: str
    """For test keys: the test clock that it lives by, of `POST /v1/test/clocks`; real time where it is left out"""
    engine: Literal["designed", "director"]
    """`director` is the template engine; left out, shows, footage, clips and presenters take it, and all other videos are designed"""
    public: bool
    """The bare media path plays without a key"""
    publicProof: bool
    """Viewers of its watch page can open each figure for its fact and its source"""
    external_id: str
    """Your own tag, echoed on the video and every webhook"""
    render: bool
    """False stops at `scripted` and needs the design price alone; the video is `draft` until then, and is rendered by POST /v1/videos/{id}/render"""
    presenter: bool
    """A drawn presenter tells a part of it"""
    maxCredits: int
    """Refused with 402 `max_credits_exceeded` where all charges for the video together could pass it. A page that turns out to need a browser is read in one only where this leaves room for its price"""


class CreateVideoBrand(TypedDict, total=False):
    """Recolours any style; its contrast is kept whatever is asked for. A brand of the show or channel is a lock and stands in its place"""
    pack: str
    """A saved brand that the other fields are laid over: `default` is the house’s own looks, others are named by the id or name of a channel"""
    accent: str
    """Takes the accent’s place"""
    ground: str
    """Takes the ground’s place"""
    watermark: str
    """Stands in the foot of every frame"""


class CreateVideoMusic2(TypedDict):
    generate: Union[Literal[True], str]


class CreateWebhook(TypedDict):
    url: str
    """A public http or https address"""
    events: List[Literal["video.rendered", "video.render_failed", "episode.ready"]]


class CreatedKey(TypedDict):
    keyId: str
    apiKey: str
    """Shown this once; test keys begin with `sk_test_`"""
    livemode: bool
    """False for what a test key made"""


class CreatedWebhook(TypedDict):
    webhook: WebhookSecret


class Delivery(TypedDict):
    id: str
    livemode: bool
    """False for what a test key made"""
    eventId: str
    event: Literal["video.rendered", "video.render_failed", "episode.ready", "webhook.test"]
    videoId: Optional[str]
    url: str
    apiVersion: Literal["2026-11-23", "2026-11-29"]
    """The version of the API in which it is written"""
    status: Literal["pending", "delivered", "failed"]
    responseStatus: Optional[int]
    """Null where nothing was answered"""
    payload: Dict[str, Any]
    """The body that is sent: a `WebhookEvent`"""
    responseBody: Optional[str]
    """The first 2 kB of what was answered; null where nothing was"""
    durationMs: Optional[int]
    error: Optional[str]
    """Why it failed"""
    createdAt: str


class DeliveryPage(TypedDict):
    data: List[Delivery]
    nextCursor: Optional[str]


class Destinations(TypedDict, total=False):
    shareLink: bool
    download: bool
    scheduler: Scheduler


class Dictation(TypedDict):
    text: str
    """Empty where nothing was said"""
    language: Optional[str]
    """As the service names it"""


class DraftEdit(TypedDict, total=False):
    language: str
    """A language by name or code to translate into, beside `notes`, or beside a `script` of the translation, as a draft in this language answers it. It costs what notes cost"""
    script: Union[Script, List[ScriptScene]]
    """The video scene by scene, exactly; free of charge in its language"""
    style: Literal["trading-terminal", "tabloid", "nature-doc", "hype-trailer", "arcade", "breaking-news", "swiss-poster", "comic", "vaporwave", "luxury-minimal", "chaos-meme"]
    """Beside `script`: as it is told now, in another style"""
    format: Literal["9:16", "4:5", "1:1", "16:9"]
    """Beside `script`: in another format"""
    captions: bool
    """Beside `script`: with captions or without"""
    voiceId: str
    """Beside `script`: by another voice of GET /v1/voices that speaks its language"""
    pacing: Literal["calm", "standard", "fast"]
    """Beside `script`: told at another pace"""
    music: bool
    """Beside `script`: with music or without"""
    brand: DraftEditBrand
    """Beside `script`: in another brand, whole; `{"pack": "default"}` takes it off. A brand of its show or channel is a lock and stands in its place"""


class DraftEditBrand(TypedDict, total=False):
    """Beside `script`: in another brand, whole; `{"pack": "default"}` takes it off. A brand of its show or channel is a lock and stands in its place"""
    pack: str
    """A saved brand that the other fields are laid over: `default` is the house’s own looks, others are named by the id or name of a channel"""
    accent: str
    """Takes the accent’s place"""
    ground: str
    """Takes the ground’s place"""
    watermark: str
    """Stands in the foot of every frame"""


class _DraftPlanRequired(TypedDict):
    script: Union[Script, List[ScriptScene]]
    """The video scene by scene, exactly"""


class DraftPlan(_DraftPlanRequired, total=False):
    style: Literal["trading-terminal", "tabloid", "nature-doc", "hype-trailer", "arcade", "breaking-news", "swiss-poster", "comic", "vaporwave", "luxury-minimal", "chaos-meme"]
    """Beside `script`: as it is told now, in another style"""
    format: Literal["9:16", "4:5", "1:1", "16:9"]
    """Beside `script`: in another format"""
    captions: bool
    """Beside `script`: with captions or without"""
    voiceId: str
    """Beside `script`: by another voice of GET /v1/voices that speaks its language"""


class DraftedPlan(TypedDict):
    storyboard: Dict[str, Any]
    """Style, format, language, figures by key, and scenes whose texts refer to them. `schema` names the version of its form, which may still change."""
    narration: Dict[str, Any]
    """`lines` by scene: words with their times in milliseconds, and `audioUrl` of the recording, null until a voice has spoken it"""
    stills: List[PlayedStill]
    footage: List[Dict[str, Any]]
    """Cuts of recordings that scenes show. They are in the rendered video; a page is sent no frames of them"""
    test: bool
    """Of test mode: every frame says TEST"""
    planId: str
    durationSeconds: float
    scenes: List[DraftedScene]
    """A scene that could not be proven is left out, and named in a warning"""
    figures: List[ProvenFigure]
    """Every figure that is seen or heard, with its fact"""
    warnings: List[Warning]
    credits: int
    """All that could be charged for the video as it is now"""


class DraftedScene(TypedDict):
    n: int
    """Place in the script that was sent, from 1"""
    type: str
    layout: str
    """How it is laid out"""
    fromMs: int
    durationMs: int
    """Estimated where its line is not spoken yet"""
    lineFromMs: int
    """When its line is heard"""


class DraftedVideo(TypedDict):
    storyboard: Dict[str, Any]
    """Style, format, language, figures by key, and scenes whose texts refer to them. `schema` names the version of its form, which may still change."""
    narration: Dict[str, Any]
    """`lines` by scene: words with their times in milliseconds, and `audioUrl` of the recording, null until a voice has spoken it"""
    stills: List[PlayedStill]
    footage: List[Dict[str, Any]]
    """Cuts of recordings that scenes show. They are in the rendered video; a page is sent no frames of them"""
    test: bool
    """Of test mode: every frame says TEST"""
    videoId: str
    version: int
    durationSeconds: float
    scenes: List[DraftedScene]
    """A scene that could not be proven is left out, and named in a warning"""
    figures: List[ProvenFigure]
    """Every figure that is seen or heard, with its fact"""
    warnings: List[Warning]
    editCredits: int
    """What the edit would cost: nothing but for another language"""
    renderCredits: int
    """What its render would cost"""
    script: Optional[Script]
    """Of a `language` without a script: how the video is told in it, to be changed and sent back; else null"""


class _EditRequired(TypedDict):
    version: int
    at: str
    by: Literal["notes", "script", "restore"]
    notes: Optional[str]
    summary: str


class Edit(_EditRequired, total=False):
    atMs: int
    """The moment that the notes are about, milliseconds of the version before; left out for notes on all of it"""


class EditVideo(TypedDict, total=False):
    notes: str
    """What to change, in words: shorter, longer, 45 seconds, drop scene 3, drop the scene about X, add a scene about X, lead with X, focus on X, in tabloid style, in Spanish, more serious, faster, call it "…", a female voice, no music, other music, no captions, square. Several in one note. Every word must be understood: otherwise the answer is 422, names what was not, and nothing is changed or charged"""
    language: str
    """A language by name or code to translate into, beside `notes`, or beside a `script` of the translation, as a draft in this language answers it. It costs what notes cost"""
    atMs: int
    """Beside `notes`: the moment of the video that they are about, in milliseconds. `this scene` in them is the scene that stands there; the edit keeps the moment"""
    partial: bool
    """Beside `notes`: do what is understood of them although something is not; what was left out stands in `check.warnings` as `note_not_understood`"""
    script: Union[Script, List[ScriptScene]]
    """The video scene by scene, exactly; free of charge in its language"""
    style: Literal["trading-terminal", "tabloid", "nature-doc", "hype-trailer", "arcade", "breaking-news", "swiss-poster", "comic", "vaporwave", "luxury-minimal", "chaos-meme"]
    """Beside `script`: as it is told now, in another style"""
    format: Literal["9:16", "4:5", "1:1", "16:9"]
    """Beside `script`: in another format"""
    captions: bool
    """Beside `script`: with captions or without"""
    voiceId: str
    """Beside `script`: by another voice of GET /v1/voices that speaks its language"""
    pacing: Literal["calm", "standard", "fast"]
    """Beside `script`: told at another pace"""
    music: bool
    """Beside `script`: with music or without"""
    brand: EditVideoBrand
    """Beside `script`: in another brand, whole; `{"pack": "default"}` takes it off. A brand of its show or channel is a lock and stands in its place"""


class EditVideoBrand(TypedDict, total=False):
    """Beside `script`: in another brand, whole; `{"pack": "default"}` takes it off. A brand of its show or channel is a lock and stands in its place"""
    pack: str
    """A saved brand that the other fields are laid over: `default` is the house’s own looks, others are named by the id or name of a channel"""
    accent: str
    """Takes the accent’s place"""
    ground: str
    """Takes the ground’s place"""
    watermark: str
    """Stands in the foot of every frame"""


class _EditVideoInputRequired(TypedDict):
    videoId: str


class EditVideoInput(_EditVideoInputRequired, total=False):
    notes: str
    """What to change, in words: shorter, longer, 45 seconds, drop scene 3, drop the scene about X, add a scene about X, lead with X, focus on X, in tabloid style, in Spanish, more serious, faster, call it "…", a female voice, no music, other music, no captions, square. Several in one note. Every word must be understood: otherwise the answer is 422, names what was not, and nothing is changed or charged"""
    language: str
    """A language by name or code to translate into, beside `notes`, or beside a `script` of the translation, as a draft in this language answers it. It costs what notes cost"""
    atMs: int
    """Beside `notes`: the moment of the video that they are about, in milliseconds. `this scene` in them is the scene that stands there; the edit keeps the moment"""
    partial: bool
    """Beside `notes`: do what is understood of them although something is not; what was left out stands in `check.warnings` as `note_not_understood`"""
    script: Union[Script, List[ScriptScene]]
    """The video scene by scene, exactly; free of charge in its language"""
    style: Literal["trading-terminal", "tabloid", "nature-doc", "hype-trailer", "arcade", "breaking-news", "swiss-poster", "comic", "vaporwave", "luxury-minimal", "chaos-meme"]
    """Beside `script`: as it is told now, in another style"""
    format: Literal["9:16", "4:5", "1:1", "16:9"]
    """Beside `script`: in another format"""
    captions: bool
    """Beside `script`: with captions or without"""
    voiceId: str
    """Beside `script`: by another voice of GET /v1/voices that speaks its language"""
    pacing: Literal["calm", "standard", "fast"]
    """Beside `script`: told at another pace"""
    music: bool
    """Beside `script`: with music or without"""
    brand: EditVideoInputBrand
    """Beside `script`: in another brand, whole; `{"pack": "default"}` takes it off. A brand of its show or channel is a lock and stands in its place"""
    render: bool
    """Render the new version as well and pay for that render; without it the edit stops at `scripted`"""


class EditVideoInputBrand(TypedDict, total=False):
    """Beside `script`: in another brand, whole; `{"pack": "default"}` takes it off. A brand of its show or channel is a lock and stands in its place"""
    pack: str
    """A saved brand that the other fields are laid over: `default` is the house’s own looks, others are named by the id or name of a channel"""
    accent: str
    """Takes the accent’s place"""
    ground: str
    """Takes the ground’s place"""
    watermark: str
    """Stands in the foot of every frame"""


class EditablePlan(TypedDict):
    scenes: List[ScriptScene]
    planId: str
    livemode: bool
    """False for what a test key made"""
    expiresAt: str
    """Until then it can be ordered"""
    videoId: Optional[str]
    """The video that was ordered with it"""
    channelId: Optional[str]
    """The channel that it is planned for"""
    showId: Optional[str]
    """The show that it is planned for"""
    title: str
    style: Literal["trading-terminal", "tabloid", "nature-doc", "hype-trailer", "arcade", "breaking-news", "swiss-poster", "comic", "vaporwave", "luxury-minimal", "chaos-meme"]
    format: Literal["9:16", "4:5", "1:1", "16:9"]
    language: str
    voiceId: str
    """Who would speak"""
    captions: bool
    pacing: Literal["calm", "standard", "fast"]
    music: bool
    brand: Optional[Brand]
    fields: Dict[str, FieldMeaning]
    """What its order declares of the data, by pattern"""
    facts: List[VideoFact]
    """What its texts may name, in the order of the data; none where a script is the only source"""
    figures: List[ProvenFigure]
    """Every figure that is seen or heard, with its fact"""
    credits: int
    """All that could be charged for it"""


class EmbedCredits(TypedDict):
    max: int
    """`maxCredits` of the token"""
    spent: int
    """With every token, and what is held for work under way"""
    left: int


class EmbedSession(TypedDict):
    externalUserId: str
    origin: str
    expiresAt: str
    channelId: Optional[str]
    """Files all videos"""
    showId: Optional[str]
    """Files all videos"""
    brand: Optional[Brand]
    """What every video wears, whatever is asked for: of the token, else of its show, else of its channel"""
    locale: Optional[str]
    """As the token says it"""
    credits: Optional[EmbedCredits]
    """Null where the token has no `maxCredits`"""


class EmbedToken(TypedDict):
    ok: Literal[True]
    token: str
    """Shown this once. A bearer token of the routes that the embedded studio needs"""
    expiresAt: str
    url: str
    """For the `src` of an iframe with `allow="microphone; clipboard-write"`"""


class EpisodeChange(TypedDict):
    key: str
    """Of the fact in the episode's source pack"""
    words: str


class EpisodeChannel(TypedDict):
    channelId: str
    service: str
    """Short lowercase name of the network"""
    isOut: bool
    """Approve the episode again to post what is not out"""
    url: Optional[str]
    """Where it can be seen"""
    error: Optional[str]
    """Why it is not out"""


class EpisodeFinding(TypedDict):
    code: str
    """The guide to series lists them all"""
    message: str
    scene: Optional[int]
    """From 1; null for the whole video"""
    atMs: Optional[int]
    """Milliseconds into the video"""
    severity: Literal["block", "note"]
    """`block` holds the episode"""


class EpisodeReadyEvent(TypedDict):
    mediaKey: str
    """The key of all the links; `k` in their query"""
    url: str
    """Keyed link to the current cut; it changes with the version, and plays the last cut that was rendered until this version is"""
    renderUrl: Optional[str]
    """Keyed link to this version's file, which never changes; null until it is rendered"""
    thumbnail: Optional[str]
    """Keyed link to a JPEG; null until it is rendered"""
    webUrl: Optional[str]
    """Keyed link to a 720p copy with fast start; null until it is rendered"""
    watchUrl: str
    """Keyed link to the hosted watch page"""
    id: str
    createdAt: str
    livemode: bool
    """False for what a test key made"""
    videoId: str
    version: int
    external_id: Optional[str]
    """The tag of the order"""
    externalUserId: Optional[str]
    """Who ordered it in an embedded studio"""
    title: str
    posterUrl: Optional[str]
    """The same as `thumbnail`"""
    caption: str
    warnings: List[Warning]
    event: Literal["episode.ready"]
    seriesId: str
    showId: str
    approveUrl: str
    """Where the owner approves it"""


class _ErrorRequired(TypedDict):
    error: str
    """A code of `ErrorCode`, with its detail behind a colon"""
    message: str
    requestId: str


class Error(_ErrorRequired, total=False):
    details: List[ErrorDetail]
    """Each bad argument, for 400"""


ErrorCode = Literal["bad_request", "request_timeout", "unauthorized", "insufficient_credits", "max_credits_exceeded", "payment_failed", "forbidden", "missing_scope", "not_found", "conflict", "cancelled", "too_large", "unprocessable", "rate_limited", "internal", "interrupted", "design_failed", "ungrounded_storyboard", "unavailable"]
"""What `error` of a refusal begins with, before its colon: compare this. docs/errors.md says what each means."""


class ErrorDetail(TypedDict):
    path: str
    message: str


class Exchange(TypedDict):
    message: ExchangeMessage
    """What was sent"""
    reply: ExchangeReply
    """The answer"""


class ExchangeMessage(TypedDict):
    """What was sent"""
    messageId: str
    role: Literal["user", "assistant"]
    text: str
    """The first 4,000 characters of a longer one"""
    attachments: Optional[KeptAttachments]
    action: Optional[Literal["made", "edited", "explained", "asked", "refused"]]
    """What an answer did; null for what users say"""
    videoId: Optional[str]
    """The video that it is about; its state is read there"""
    jobId: Optional[str]
    """The work that an answer has begun"""
    choices: List[ChatChoice]
    """Quick replies"""
    createdAt: str


class ExchangeReply(TypedDict):
    """The answer"""
    messageId: str
    role: Literal["user", "assistant"]
    text: str
    """The first 4,000 characters of a longer one"""
    attachments: Optional[KeptAttachments]
    action: Optional[Literal["made", "edited", "explained", "asked", "refused"]]
    """What an answer did; null for what users say"""
    videoId: Optional[str]
    """The video that it is about; its state is read there"""
    jobId: Optional[str]
    """The work that an answer has begun"""
    choices: List[ChatChoice]
    """Quick replies"""
    createdAt: str


class FactMeaning(TypedDict):
    key: str
    pattern: str
    """Names it in `fields`, with its likes in other rows"""
    label: str
    reading: str
    """Kind, value and unit in a few words"""
    rule: str
    """Id of the rule that decided"""
    sure: Literal["declared", "stated", "inferred", "unknown"]
    """`declared` in fields, `stated` by the data, `inferred` from what stands around it; `unknown`: more than one reading is possible and nothing decides. Declare it in `fields` then"""
    evidence: List[str]
    """What the reading goes by"""
    others: List[str]
    """What else it could have been"""
    role: Literal["current", "previous", "target", "limit", "benchmark", "record", "part", "total", "rank", "group", "id", "text"]
    """The part it plays beside other facts"""
    unit: Optional[str]
    """CLDR name of its unit"""
    currency: Optional[str]
    """ISO 4217"""
    comparedWith: List[ComparedWith]
    """What the data set beside it"""


class FieldMeaning(TypedDict, total=False):
    label: str
    """What it is called"""
    labels: Dict[str, str]
    """What it is called in the languages of videos, by their codes"""
    unit: str
    """As people write it (`kWh/100 km`, `%`, `Mio. t`) or by its CLDR name (`kilowatt-hour`)"""
    currency: str
    """ISO 4217 code of an amount of money"""
    role: Literal["current", "previous", "target", "limit", "benchmark", "record", "part", "total", "rank", "group", "id", "text"]
    """The part it plays. `previous`, `target`, `limit`, `benchmark` and `record` are compared with the figure in `of`; `id` is never told"""
    of: str
    """Key of the figure that a previous value, a target, a limit or a part belongs to"""
    period: str
    """The period it is of"""
    better: Literal["up", "down"]
    """Which way is good"""
    kind: Literal["percent", "fraction", "currency", "count", "ratio", "temperature", "duration", "measure", "date", "year", "name", "text", "code"]
    """What it is. Of a `fraction`, 0.12 is 12 percent"""
    say: bool
    """False: read, and never told"""


class FinishedJob(TypedDict):
    mediaKey: str
    """The key of all the links; `k` in their query"""
    url: str
    """Keyed link to the current cut; it changes with the version, and plays the last cut that was rendered until this version is"""
    renderUrl: Optional[str]
    """Keyed link to this version's file, which never changes; null until it is rendered"""
    thumbnail: Optional[str]
    """Keyed link to a JPEG; null until it is rendered"""
    webUrl: Optional[str]
    """Keyed link to a 720p copy with fast start; null until it is rendered"""
    watchUrl: str
    """Keyed link to the hosted watch page"""
    jobId: str
    livemode: bool
    """False for what a test key made"""
    status: Literal["done"]
    progress: float
    error: Optional[str]
    """Why it failed or that it was cancelled"""
    createdAt: str
    startedAt: Optional[str]
    finishedAt: Optional[str]
    kind: Literal["create", "render", "edit"]
    stage: Literal["design", "render"]
    """The stage it is in, or ended in"""
    videoId: str


class FootageJob(TypedDict):
    jobId: str
    livemode: bool
    """False for what a test key made"""
    status: Literal["queued", "running", "done", "failed", "cancelled"]
    progress: float
    error: Optional[str]
    """Why it failed or that it was cancelled"""
    createdAt: str
    startedAt: Optional[str]
    finishedAt: Optional[str]
    kind: Literal["footage"]
    stage: Literal["index"]
    videoId: None
    """Such a job makes no video"""
    libraryAssetId: str


class ForgotPassword(TypedDict):
    email: str


class _GetCaptionsInputRequired(TypedDict):
    videoId: str


class GetCaptionsInput(_GetCaptionsInputRequired, total=False):
    form: Literal["vtt", "srt"]


class _GetJobInputRequired(TypedDict):
    jobId: str


class GetJobInput(_GetJobInputRequired, total=False):
    waitSeconds: int
    """How long to wait for its end before it is answered as it stands"""


class _GetJobOutputRequired(TypedDict):
    mediaKey: str
    """The key of all the links; `k` in their query"""
    url: str
    """Keyed link to the current cut; it changes with the version, and plays the last cut that was rendered until this version is"""
    renderUrl: Optional[str]
    """Keyed link to this version's file, which never changes; null until it is rendered"""
    thumbnail: Optional[str]
    """Keyed link to a JPEG; null until it is rendered"""
    webUrl: Optional[str]
    """Keyed link to a 720p copy with fast start; null until it is rendered"""
    watchUrl: str
    """Keyed link to the hosted watch page"""
    jobId: str
    livemode: bool
    """False for what a test key made"""
    status: Literal["queued", "running", "done", "failed", "cancelled"]
    progress: float
    error: Optional[str]
    """Why it failed or that it was cancelled"""
    createdAt: str
    startedAt: Optional[str]
    finishedAt: Optional[str]
    kind: Literal["create", "render", "edit", "footage", "import", "clock", "tool"]
    stage: Optional[str]
    """What it is at"""
    videoId: Optional[str]
    """Of work on a video"""


class GetJobOutput(_GetJobOutputRequired, total=False):
    libraryAssetId: str
    title: Optional[str]
    """What the folder is called; null until it is listed"""
    found: int
    """Files in the folder and in those within it"""
    imported: int
    skipped: int
    """In the library already, or nothing that it takes"""
    failed: int
    files: List[ImportFile]
    """In the order of the drive"""
    clockId: str
    tool: str
    result: Optional[Dict[str, Any]]
    """There when it is done: what its schema says"""
    charged: int
    """Credits"""


class GetVideoInput(TypedDict):
    videoId: str


class _HouseVoiceRequired(TypedDict):
    voiceId: str
    """Goes into `voiceId`"""
    language: str
    """ISO 639-1; the one language it speaks"""
    label: str
    gender: Literal["female", "male", "unknown"]
    quality: Literal["natural", "clear", "synthetic"]
    """natural could be a person; clear is understood without effort; synthetic is a machine"""
    isDefault: bool
    """Speaks its language when no voice is asked for"""
    sampleUrl: str
    """A sentence said by it; asks for the same key, session or token as this list"""


class HouseVoice(_HouseVoiceRequired, total=False):
    note: str
    """What to know before choosing it"""


class ImportDriveInput(TypedDict):
    url: str
    """A shared folder of Google Drive or Dropbox"""


class ImportFile(TypedDict):
    name: str
    folder: str
    """Folders between the shared one and the file"""
    status: Literal["waiting", "imported", "skipped", "failed"]
    reason: Optional[str]
    """Why it was skipped or failed"""
    libraryAssetId: Optional[str]
    """What it became, or was already"""


class ImportJob(TypedDict):
    jobId: str
    livemode: bool
    """False for what a test key made"""
    status: Literal["queued", "running", "done", "failed", "cancelled"]
    progress: float
    error: Optional[str]
    """Why it failed or that it was cancelled"""
    createdAt: str
    startedAt: Optional[str]
    finishedAt: Optional[str]
    kind: Literal["import"]
    stage: Literal["list", "import"]
    videoId: None
    """Such a job makes no video"""
    title: Optional[str]
    """What the folder is called; null until it is listed"""
    found: int
    """Files in the folder and in those within it"""
    imported: int
    skipped: int
    """In the library already, or nothing that it takes"""
    failed: int
    files: List[ImportFile]
    """In the order of the drive"""


class IndexFootageInput(TypedDict):
    libraryAssetId: str
    """A video of the library"""


class Invoice(TypedDict):
    month: str
    """UTC"""
    number: str
    """Names the account and the month"""
    livemode: bool
    """False for what a test key made"""
    final: bool
    """Whether the month is over"""
    paidUsd: float
    """Taken from cards, in US dollars"""
    opening: int
    """Spendable and held credits when the month began"""
    bought: int
    granted: int
    """Credits that nobody paid for"""
    charged: int
    """Less what was refunded; negative where more was refunded than charged"""
    expired: int
    closing: int
    """`opening + bought + granted - charged - expired`: spendable and held credits when the month ended"""
    pdfUrl: str
    """The PDF, for a key or session of the account"""
    payments: List[InvoicePayment]
    grants: List[InvoiceGrant]
    charges: List[InvoiceCharge]


class InvoiceCard(TypedDict):
    brand: str
    last4: str


class InvoiceCharge(TypedDict):
    kind: str
    """What was paid for"""
    keyId: Optional[str]
    """The key that asked; null for the studio, for series, and for what is decided while a video is made"""
    works: int
    """Pieces of work charged"""
    credits: int
    """Charged, less what was refunded"""


class InvoiceGrant(TypedDict):
    at: str
    reason: str
    credits: int


class InvoicePage(TypedDict):
    data: List[InvoiceTotals]
    nextCursor: Optional[str]


class InvoicePayment(TypedDict):
    at: str
    reason: str
    usd: float
    """US dollars"""
    credits: int
    provider: str
    """Who took the card"""
    reference: Optional[str]
    """The payment there"""
    card: InvoiceCard


class InvoiceTotals(TypedDict):
    month: str
    """UTC"""
    number: str
    """Names the account and the month"""
    livemode: bool
    """False for what a test key made"""
    final: bool
    """Whether the month is over"""
    paidUsd: float
    """Taken from cards, in US dollars"""
    opening: int
    """Spendable and held credits when the month began"""
    bought: int
    granted: int
    """Credits that nobody paid for"""
    charged: int
    """Less what was refunded; negative where more was refunded than charged"""
    expired: int
    closing: int
    """`opening + bought + granted - charged - expired`: spendable and held credits when the month ended"""
    pdfUrl: str
    """The PDF, for a key or session of the account"""


Job = Union["FinishedJob", "UnfinishedJob"]
"""Work on a video. Done, it has the fields of `Media`; they are those of the video as it stands"""


class KeptAttachments(TypedDict):
    hasData: bool
    """JSON came along; the source pack of the video has it"""
    url: Optional[str]
    sourceId: Optional[str]
    libraryAssetIds: List[str]


class Key(TypedDict):
    keyId: str
    name: str
    livemode: bool
    """False for what a test key made"""
    hint: str
    """Its last four characters"""
    scopes: List[Literal["videos:read", "videos:write", "series", "library", "tools", "webhooks", "account:read"]]
    """What it may be used for; all of them for a key that was made without"""
    createdAt: str
    expiresAt: Optional[str]
    """Null for a key that does not end"""
    apiVersion: Optional[str]
    """The version of the API that its first call spoke, and that it keeps; null before that"""
    lastUsedAt: Optional[str]
    """To the minute"""
    revokedAt: Optional[str]
    """Null while the key is live"""


class KeyPage(TypedDict):
    data: List[Key]
    nextCursor: Optional[str]


class _LearnBrandInputRequired(TypedDict):
    channelId: str
    """The channel that is to wear it"""


class LearnBrandInput(_LearnBrandInputRequired, total=False):
    url: str
    """A page of the brand's site; this or `libraryAssetId`"""
    libraryAssetId: str
    """A logo of the library"""


class LearnedBrand(TypedDict):
    channelId: str
    url: Optional[str]
    """After redirects; null for a logo"""
    name: Optional[str]
    tagline: Optional[str]
    brand: Optional[Brand]
    """As the channel has it now; a lock for its videos"""
    palette: List[PaletteColor]
    logo: Optional[LearnedLogo]
    """Kept in the library, folder `brand`"""
    fonts: LearnedFonts
    voice: Optional[LearnedVoice]
    """Null where there are no words to judge by"""
    saved: List[str]
    """Fields of the channel that were changed"""
    warnings: List[BrandWarning]


class LearnedFont(TypedDict):
    family: Optional[str]
    """As the site names it"""
    like: str
    """The family of ours that comes nearest"""
    styles: List[Literal["trading-terminal", "tabloid", "nature-doc", "hype-trailer", "arcade", "breaking-news", "swiss-poster", "comic", "vaporwave", "luxury-minimal", "chaos-meme"]]
    """Styles that are set in it"""


class LearnedFonts(TypedDict):
    heading: Optional[LearnedFont]
    body: Optional[LearnedFont]


class LearnedLogo(TypedDict):
    libraryAssetId: str
    width: int
    height: int


class LearnedVoice(TypedDict):
    tone: Literal["playful", "neutral", "formal"]
    pace: Literal["calm", "standard", "fast"]
    language: Optional[str]
    """Null for one that videos do not speak"""
    voiceId: Optional[str]
    """Best voice of that language now: a hint, which is not saved"""
    styleNotes: Optional[str]


class LedgerPage(TypedDict):
    data: List[LedgerRow]
    nextCursor: Optional[str]


class LedgerRow(TypedDict):
    id: str
    livemode: bool
    """False for what a test key made"""
    seq: int
    """1, 2, 3… within the account"""
    at: str
    kind: Literal["grant", "topup", "hold", "capture", "release", "refund", "expiry"]
    credits: int
    """The change of what can be spent: a hold takes, a release gives back, a capture changes nothing"""
    captured: int
    """Credits charged by a capture, else 0"""
    balance: int
    """What can be spent afterwards"""
    reason: str
    videoId: Optional[str]
    holdId: Optional[str]
    previousHash: str
    """Hash of the row before; empty for the first"""
    hash: str


class LibraryAsset(TypedDict):
    libraryAssetId: str
    livemode: bool
    """False for what a test key made"""
    kind: Literal["video", "image", "audio"]
    title: str
    folder: Optional[str]
    duration: Optional[float]
    """Seconds; null for pictures"""
    width: Optional[int]
    """Pixels as shown; null for sounds"""
    height: Optional[int]
    bytes: int
    """Of the file as it is kept"""
    url: str
    """Keyed link to the file; never changes"""
    thumbnail: Optional[str]
    """Keyed link to a JPEG; null for sounds"""
    externalUserId: Optional[str]
    """The user of an embedded studio who brought it"""
    createdAt: str


class LibraryFolder(TypedDict):
    folder: str
    assets: int
    """How many assets are in it"""


class LibraryFolderPage(TypedDict):
    data: List[LibraryFolder]
    nextCursor: Optional[str]


class LibraryPage(TypedDict):
    data: List[LibraryAsset]
    nextCursor: Optional[str]


class Limit(TypedDict):
    name: str
    """Stays the same"""
    group: Literal["requests", "sizes", "account", "retention"]
    label: str
    most: Optional[int]
    """Null where there is no end"""
    unit: Literal["requests", "streams", "bytes", "facts", "characters", "seconds", "webhooks", "usd", "credits", "exports", "versions", "days", "events"]
    perSeconds: Optional[int]
    """Seconds within which it counts; null for what does not begin anew"""
    used: Optional[int]
    """What the account has of it now; null where nothing is counted"""


class Limits(TypedDict):
    livemode: bool
    """False for what a test key made"""
    limits: List[Limit]


class ListChannelsInput(TypedDict, total=False):
    limit: int
    cursor: str
    """`nextCursor` of the page before"""


class ListEventsAnswer(TypedDict):
    data: List[WebhookEvent]
    nextCursor: Optional[str]
    """The next page begins `after` this event"""


class ListLibraryFoldersInput(TypedDict, total=False):
    limit: int
    cursor: str
    """`nextCursor` of the page before"""


class ListLibraryInput(TypedDict, total=False):
    limit: int
    cursor: str
    """`nextCursor` of the page before"""
    kind: Literal["video", "image", "audio"]
    folder: str
    externalUserId: str
    """What this user of an embedded studio brought"""


class ListNotificationsInput(TypedDict, total=False):
    limit: int
    cursor: str
    """`nextCursor` of the page before"""


class ListSeriesInput(TypedDict, total=False):
    limit: int
    cursor: str
    """`nextCursor` of the page before"""


class ListShowsInput(TypedDict, total=False):
    limit: int
    cursor: str
    """`nextCursor` of the page before"""


class ListSourcesInput(TypedDict, total=False):
    limit: int
    cursor: str
    """`nextCursor` of the page before"""


ListStartersInput = Dict[str, Any]


class _ListVersionsInputRequired(TypedDict):
    videoId: str


class ListVersionsInput(_ListVersionsInputRequired, total=False):
    limit: int
    cursor: str
    """`nextCursor` of the page before"""


class ListVideosInput(TypedDict, total=False):
    limit: int
    cursor: str
    """`nextCursor` of the page before"""
    status: VideoStatus
    showId: str
    """Videos filed under this show"""
    external_id: str
    """Videos ordered with this tag"""
    externalUserId: str
    """Videos of this user of an embedded studio"""


class ListWaitingEpisodesInput(TypedDict, total=False):
    limit: int
    cursor: str
    """`nextCursor` of the page before"""


class ListedSeries(TypedDict):
    channelId: str
    showId: str
    seriesId: str
    livemode: bool
    """False for what a test key made"""
    status: Literal["active", "paused"]
    pauseReason: Optional[str]
    """Null where its owner paused it"""
    nextRunAt: Optional[str]
    """Null while it is paused"""
    testClockId: Optional[str]
    """The test clock that it lives by; null for real time"""
    title: str
    kind: Literal["page", "rss", "schedule", "url", "json", "csv", "collectibles", "starter"]
    schedule: str
    tz: str
    url: Optional[str]
    nextRuns: List[str]
    """The next three, the first of them `nextRunAt`; empty while it is paused"""
    policy: Literal["hold", "digest", "review", "autopost"]
    destinations: List[str]
    episodes: List[SeriesEpisode]
    """The last five, the newest first"""


class LoggedRequest(TypedDict):
    id: str
    livemode: bool
    """False for what a test key made"""
    requestId: str
    """`X-Request-Id` of its answer"""
    at: str
    """When it came in"""
    method: str
    path: str
    """Without its query"""
    status: int
    ms: int
    """Until the answer was sent"""
    keyId: str
    """The key that was sent, or that minted the embed token"""
    error: Optional[str]
    """The code of a refusal"""
    body: Optional[Dict[str, Any]]
    """The JSON that was sent, without secrets and media, and cut where it is long: `…` stands for what is missing. Null where none was sent, and for uploads"""


class LoggedRequestPage(TypedDict):
    data: List[LoggedRequest]
    nextCursor: Optional[str]


class _MakeTokenVideoInputRequired(TypedDict):
    chain: Literal["ethereum", "base", "bsc", "solana", "arbitrum", "polygon", "optimism", "avalanche"]
    address: str
    """Of the token: 0x and 40 hexadecimal digits, on Solana base58"""


class MakeTokenVideoInput(_MakeTokenVideoInputRequired, total=False):
    title: str
    brief: str
    """Direction for the script: what to focus on, what to skip; without data or a script, the words themselves"""
    cta: str
    """Spoken and shown word for word as the last scene"""
    targetSeconds: int
    """Seconds; data with little to tell make a shorter video. Left out: that of the show or channel, else 30"""
    style: Literal["trading-terminal", "tabloid", "nature-doc", "hype-trailer", "arcade", "breaking-news", "swiss-poster", "comic", "vaporwave", "luxury-minimal", "chaos-meme"]
    """Left out: that of the show or channel, else a pick that suits the facts"""
    mode: Literal["numbers", "story"]
    """`story` leads with a plot and brings the headline figure late"""
    pacing: Literal["calm", "standard", "fast"]
    """How fast it is told: the speed of the voice and how long a picture stands"""
    language: str
    """A language by name or code; the video answers its code. Left out: that of the show or channel, else English"""
    voiceId: str
    """A voice of GET /v1/voices that speaks the language. Left out: that of the show or channel, else the best one there is"""
    pronunciation: Dict[str, str]
    """How words are said, at most 200 of them and no digits; captions keep the word"""
    captions: bool
    """Burned-in captions. Left out: that of the show or channel, else true"""
    music: Union[bool, MakeTokenVideoInputMusic2]
    """false for none, true for the style's bed, `{generate: true}` or `{generate: "<kind of music>"}` for music made for the video. Left out: that of the show or channel, else true"""
    images: Literal["none", "source", "auto"]
    """Whose pictures it shows: none, those that `data` names, or, where it names none, pictures made for it (drawn free of charge where no service is configured). Left out: that of the show or channel, else source"""
    clips: bool
    """Sets a picture in motion: `asset.iconUrl` first, else a picture that is shown; it needs 300 pixels on its short side"""
    brand: MakeTokenVideoInputBrand
    """Recolours any style; its contrast is kept whatever is asked for. A brand of the show or channel is a lock and stands in its place"""
    channelId: str
    """The channel it is filed under, whose brand, defaults and texts apply; of a show unless said"""
    showId: str
    """The show it is filed under; what this request says stands before the show, the show before its channel"""
    seriesId: str
    """The series it is filed under"""
    engine: Literal["designed", "director"]
    """`director` is the template engine; left out, shows, footage, clips and presenters take it, and all other videos are designed"""
    public: bool
    """The bare media path plays without a key"""
    external_id: str
    """Your own tag, echoed on the video and every webhook"""
    presenter: bool
    """A drawn presenter tells a part of it"""
    maxCredits: int
    """Refused with 402 `max_credits_exceeded` where all charges for the video together could pass it. A page that turns out to need a browser is read in one only where this leaves room for its price"""
    source: Literal["aggregator"]
    """Facts from DexScreener, hourly candles from GeckoTerminal"""


class MakeTokenVideoInputBrand(TypedDict, total=False):
    """Recolours any style; its contrast is kept whatever is asked for. A brand of the show or channel is a lock and stands in its place"""
    pack: str
    """A saved brand that the other fields are laid over: `default` is the house’s own looks, others are named by the id or name of a channel"""
    accent: str
    """Takes the accent’s place"""
    ground: str
    """Takes the ground’s place"""
    watermark: str
    """Stands in the foot of every frame"""


class MakeTokenVideoInputMusic2(TypedDict):
    generate: Union[Literal[True], str]


class MakeVideoInput(TypedDict, total=False):
    data: Dict[str, Any]
    """Any JSON object; every key becomes a quotable fact, at most 5,000 of them. At most one of `data`, `sourceUrl`, `text`, `sourcePackId` and `sourceId`; one is needed where no `script`, `brief` or `libraryAssetIds` carries the content"""
    sourceUrl: str
    """A page, PDF, feed, table or JSON API to read in place of `data`, when the video is made: one that cannot be read then ends it in `error`, with its reason and nothing charged. A page that shows nothing without its scripts is read in a browser, for 5 credits more: they are set aside with the order where the wallet and `maxCredits` leave room for them, and given back where no browser was needed; without them such a page ends the video in `error`. Colours of the page do not recolour the video"""
    text: str
    """A text, a table or a script to read in place of `data`; a text without a figure is told in its own words"""
    sourcePackId: str
    """What POST /v1/sources has found, in place of `data`"""
    sourceId: str
    """A source of POST /v1/sources/preview, read anew when the video is made"""
    fields: Dict[str, FieldMeaning]
    """What fields of the data mean, by key (`revenue`, at any depth) or path (`rows[].pe`, `*.pctChange`). It wins over what would be inferred, and is kept with the video for its edits. An unknown unit, currency or role, and a pattern that matches nothing, is a 400 that names it; of a source that is read later, such a pattern is left out. `meaning` of POST /v1/sources and of the tool `plan` shows how each fact was read"""
    script: Union[Script, List[ScriptScene]]
    """A video as its author wrote it. Without `data` its own figures are the facts; beside `data` every figure must be in it"""
    title: str
    brief: str
    """Direction for the script: what to focus on, what to skip; without data or a script, the words themselves"""
    cta: str
    """Spoken and shown word for word as the last scene"""
    format: Literal["9:16", "4:5", "1:1", "16:9"]
    """Left out: that of the show or channel, else 9:16"""
    targetSeconds: int
    """Seconds; data with little to tell make a shorter video. Left out: that of the show or channel, else 30"""
    style: Literal["trading-terminal", "tabloid", "nature-doc", "hype-trailer", "arcade", "breaking-news", "swiss-poster", "comic", "vaporwave", "luxury-minimal", "chaos-meme"]
    """Left out: that of the show or channel, else a pick that suits the facts"""
    mode: Literal["numbers", "story"]
    """`story` leads with a plot and brings the headline figure late"""
    pacing: Literal["calm", "standard", "fast"]
    """How fast it is told: the speed of the voice and how long a picture stands"""
    language: str
    """A language by name or code; the video answers its code. Left out: that of the show or channel, else English"""
    voiceId: str
    """A voice of GET /v1/voices that speaks the language. Left out: that of the show or channel, else the best one there is"""
    pronunciation: Dict[str, str]
    """How words are said, at most 200 of them and no digits; captions keep the word"""
    captions: bool
    """Burned-in captions. Left out: that of the show or channel, else true"""
    music: Union[bool, MakeVideoInputMusic2]
    """false for none, true for the style's bed, `{generate: true}` or `{generate: "<kind of music>"}` for music made for the video. Left out: that of the show or channel, else true"""
    images: Literal["none", "source", "auto"]
    """Whose pictures it shows: none, those that `data` names, or, where it names none, pictures made for it (drawn free of charge where no service is configured). Left out: that of the show or channel, else source"""
    clips: bool
    """Sets a picture in motion: `asset.iconUrl` first, else a picture that is shown; it needs 300 pixels on its short side"""
    libraryAssetIds: List[str]
    """Footage, pictures and audio of the library: videos are cut to the narration, pictures are shown, audio is the video's music. Alone, or with a brief, they carry the video"""
    musicAssetId: str
    """Audio of the library, played in place of the style's music, as long as the video and under its voice"""
    brand: MakeVideoInputBrand
    """Recolours any style; its contrast is kept whatever is asked for. A brand of the show or channel is a lock and stands in its place"""
    planId: str
    """A plan of the last 24 hours: exactly what it shows is made, at its price, whatever has changed since. It is the whole content of the order; beside it stand only channelId, showId, seriesId, testClockId, public, publicProof, external_id, render, async and maxCredits, and, where it was edited, its `script` with style, format, captions and voiceId, as POST /v1/plans/{id}/draft took them. A plan is made once: naming it again answers its video and charges nothing. Beside a `planId`, a plan takes what is to be another way in it: fields, language, voiceId, style, format, pacing, captions, music, targetSeconds, mode, brand"""
    channelId: str
    """The channel it is filed under, whose brand, defaults and texts apply; of a show unless said"""
    showId: str
    """The show it is filed under; what this request says stands before the show, the show before its channel"""
    seriesId: str
    """The series it is filed under"""
    testClockId: str
    """For test keys: the test clock that it lives by, of `POST /v1/test/clocks`; real time where it is left out"""
    engine: Literal["designed", "director"]
    """`director` is the template engine; left out, shows, footage, clips and presenters take it, and all other videos are designed"""
    public: bool
    """The bare media path plays without a key"""
    publicProof: bool
    """Viewers of its watch page can open each figure for its fact and its source"""
    external_id: str
    """Your own tag, echoed on the video and every webhook"""
    render: bool
    """False stops at `scripted` and needs the design price alone; the video is `draft` until then, and is rendered by POST /v1/videos/{id}/render"""
    presenter: bool
    """A drawn presenter tells a part of it"""
    maxCredits: int
    """Refused with 402 `max_credits_exceeded` where all charges for the video together could pass it. A page that turns out to need a browser is read in one only where this leaves room for its price"""


class MakeVideoInputBrand(TypedDict, total=False):
    """Recolours any style; its contrast is kept whatever is asked for. A brand of the show or channel is a lock and stands in its place"""
    pack: str
    """A saved brand that the other fields are laid over: `default` is the house’s own looks, others are named by the id or name of a channel"""
    accent: str
    """Takes the accent’s place"""
    ground: str
    """Takes the ground’s place"""
    watermark: str
    """Stands in the foot of every frame"""


class MakeVideoInputMusic2(TypedDict):
    generate: Union[Literal[True], str]


class MarketDataInput(TypedDict, total=False):
    ticker: str
    """Of a share"""
    city: str
    """Its weather"""
    pair: str
    """Of currencies"""


class Media(TypedDict):
    mediaKey: str
    """The key of all the links; `k` in their query"""
    url: str
    """Keyed link to the current cut; it changes with the version, and plays the last cut that was rendered until this version is"""
    renderUrl: Optional[str]
    """Keyed link to this version's file, which never changes; null until it is rendered"""
    thumbnail: Optional[str]
    """Keyed link to a JPEG; null until it is rendered"""
    webUrl: Optional[str]
    """Keyed link to a 720p copy with fast start; null until it is rendered"""
    watchUrl: str
    """Keyed link to the hosted watch page"""


class _MintEmbedTokenRequired(TypedDict):
    externalUserId: str
    """Your id of the user: all that is made in the session carries it, and the session sees nothing else"""
    origin: str
    """Of your page: scheme, host and port, without a path. It alone may show the studio in a frame, and gets its messages"""


class MintEmbedToken(_MintEmbedTokenRequired, total=False):
    channelId: Optional[str]
    """Files all videos; the defaults and locks of the channel hold"""
    showId: Optional[str]
    """Files all videos; the defaults, locks and call to action of the show hold"""
    brand: Optional[Brand]
    """A lock over everything that is made in the session, the brands of show and channel included"""
    maxCredits: Optional[int]
    """Credits that the user may spend in all, what was spent with earlier tokens included; beyond it work answers 402 `max_credits_exceeded`. No limit where it is left out"""
    ttlSeconds: Optional[int]
    """Seconds until it ends"""
    locale: Optional[str]
    """The language in which the studio speaks to the user, as a code with or without a region (`de`, `pt-BR`); numbers and dates are written as in the region. One of en, es, pt, fr, de, it, tr, id, ja, ko, zh, hi, ar. Left out, the user's browser chooses"""
    testClockId: str
    """For test keys: the test clock that it lives by, of `POST /v1/test/clocks`; real time where it is left out"""


class ModelUsage(TypedDict):
    calls: int
    """Answers of the model"""
    kept: int
    """Answers kept of an earlier run, and not asked for again"""
    inputTokens: int
    """Tokens that were sent"""
    outputTokens: int
    """Tokens that were answered"""


class Notification(TypedDict):
    id: str
    livemode: bool
    """False for what a test key made"""
    kind: Literal["low_balance", "topup_failed", "series_paused", "episode_waiting", "embed_limit", "webhook_paused", "export_ready"]
    title: str
    message: str
    createdAt: str
    readAt: Optional[str]
    """Null until it is marked as read"""
    data: Dict[str, Any]
    """The facts behind the words; the fields depend on `kind`"""


class NotificationPage(TypedDict):
    data: List[Notification]
    nextCursor: Optional[str]


class OneAssetInput(TypedDict):
    libraryAssetId: str


class OneChannelInput(TypedDict):
    channelId: str


class OneEpisodeInput(TypedDict):
    seriesId: str
    videoId: str
    """The video of the episode"""


class OneJobInput(TypedDict):
    jobId: str


class OneSeriesInput(TypedDict):
    seriesId: str


class OneShowInput(TypedDict):
    showId: str


class OneSourceInput(TypedDict):
    sourcePackId: str


class _OneVersionInputRequired(TypedDict):
    videoId: str


class OneVersionInput(_OneVersionInputRequired, total=False):
    version: int
    """The current version where absent"""


class OneVideoInput(TypedDict):
    videoId: str


class PaletteColor(TypedDict):
    color: str
    role: Literal["accent", "ground", "ink"]
    share: float
    """Of all that was found, 0 to 1"""


class PauseSeriesInput(TypedDict):
    seriesId: str


class Plan(TypedDict):
    planId: str
    """Send it as `planId` to from-data: exactly this is made, at this price"""
    expiresAt: str
    """Until then it can be ordered"""
    title: str
    caption: str
    """Text for a post"""
    style: Literal["trading-terminal", "tabloid", "nature-doc", "hype-trailer", "arcade", "breaking-news", "swiss-poster", "comic", "vaporwave", "luxury-minimal", "chaos-meme"]
    """Varies from plan to plan where none is asked for"""
    format: Literal["9:16", "4:5", "1:1", "16:9"]
    language: str
    voiceId: str
    """Who would speak"""
    durationSeconds: float
    """Seconds, estimated"""
    storyboard: List[PlannedScene]
    narration: List[PlannedLine]
    """What would be said; times are estimated"""
    stills: List[PlannedStill]
    quote: PlanQuote
    """All that could be charged for it"""
    warnings: List[Warning]
    meaning: List[FactMeaning]
    """How each of its data was read, by which rule, and how sure that is; `fields` correct it"""


class PlanQuote(TypedDict):
    """All that could be charged for it"""
    credits: int
    usd: str
    """US dollars with two places"""
    breakdown: List[QuoteItem]


class PlanStoryboard(TypedDict):
    storyboard: Dict[str, Any]
    """Style, format, language, figures by key, and scenes whose texts refer to them. `schema` names the version of its form, which may still change."""
    narration: Dict[str, Any]
    """`lines` by scene: words with their times in milliseconds, and `audioUrl` of the recording, null until a voice has spoken it"""
    stills: List[PlayedStill]
    footage: List[Dict[str, Any]]
    """Cuts of recordings that scenes show. They are in the rendered video; a page is sent no frames of them"""
    test: bool
    """Of test mode: every frame says TEST"""
    planId: str


class PlannedLine(TypedDict):
    scene: int
    text: str
    fromMs: int
    toMs: int


class PlannedScene(TypedDict):
    n: int
    """From 1"""
    type: str
    layout: str
    """What it shows: a figure, a chart, a list, ..."""
    fromMs: int
    durationMs: int


class PlannedStill(TypedDict):
    scene: int
    atMs: int
    width: int
    """A quarter of the video's"""
    height: int
    image: str
    """A JPEG as a `data:` URL: nothing is kept that a link could lead to"""


class PlayedStill(TypedDict):
    url: Optional[str]
    """Relative to the service; null for a picture that is made when the video is ordered"""
    width: int
    height: int
    alt: str


class _PostRequired(TypedDict):
    status: Literal["waiting", "sending", "posted", "draft", "unknown", "failed"]
    """`posted` and `draft` are at the scheduler and never made again. `failed` and `waiting` are sent by the next call,
    `unknown` once the scheduler surely does not have it; `sending` is another call's"""
    postId: Optional[str]
    """The scheduler's id"""
    url: Optional[str]
    """Where it can be seen; null until the scheduler knows, so ask again"""
    error: Optional[str]


class Post(_PostRequired, total=False):
    retryAfterSeconds: int
    """Only where the scheduler takes nothing more for now: after so many seconds it may"""


class Preview(TypedDict, total=False):
    kind: Literal["url", "page", "pdf", "feed", "rss", "csv", "spreadsheet", "json", "text"]
    """Left out, or `url`: told by the bytes"""
    url: str
    headers: Dict[str, str]
    """Sent with every read, to the address's own origin alone, such as an API's key; at most 10. Kept encrypted, never answered"""
    query: str
    """Free text for the market services, in place of `url`: "EUR/USD", "weather in Lisbon", "NVDA" """


class PreviewSourceInput(TypedDict, total=False):
    kind: Literal["url", "page", "pdf", "feed", "rss", "csv", "spreadsheet", "json", "text"]
    """Left out, or `url`: told by the bytes"""
    url: str
    headers: Dict[str, str]
    """Sent with every read, to the address's own origin alone, such as an API's key; at most 10. Kept encrypted, never answered"""
    query: str
    """Free text for the market services, in place of `url`: "EUR/USD", "weather in Lisbon", "NVDA" """


class PreviewedSource(TypedDict):
    sourceId: str
    livemode: bool
    """False for what a test key made"""
    kind: str
    """What the source turned out to be"""
    title: Optional[str]
    url: Optional[str]
    fields: List[SourceField]
    """Columns of its main table, else its first facts"""
    sample: List[Dict[str, Any]]
    """Up to three of its rows; of a source without a table, one with its first facts"""
    itemCount: int
    """Items of a feed, rows of a table; 0 for running text"""
    readBy: Optional[Literal["plain", "browser"]]
    """A `browser` read what only scripts draw, for credits, and will each time; null for a `query`"""


class PriceItem(TypedDict):
    type: Literal["design", "render", "edit", "episode", "footage", "image", "clip", "music", "model", "browser"]
    count: int
    credits: int


class PriceRow(TypedDict):
    what: str
    credits: str
    """In credits"""


class Proof(TypedDict):
    videoId: str
    version: int
    complete: bool
    """Whether every figure that is seen or heard has a source"""
    figures: List[ProvenFigure]
    """In order of their time"""


class _ProofInputRequired(TypedDict):
    videoId: str


class ProofInput(_ProofInputRequired, total=False):
    version: int
    """The current version where absent"""


class ProvenFigure(TypedDict):
    text: str
    """As drawn, captioned or said"""
    scene: Optional[int]
    """From 1; null for what stands over all scenes"""
    where: Literal["screen", "voice", "caption"]
    fromMs: int
    """Milliseconds of the video; a text that is typed is complete"""
    toMs: int
    factKey: Optional[str]
    """JSON pointer into the payload without its leading slash; null for the caller's own words"""
    value: Optional[Union[float, str, bool]]
    """Raw value in the payload; where a fact's name has digits (24h change), the payload's name of it"""
    formatter: str
    """What wrote it; `verbatim` for the caller's own words, `authored` for names and windows that a script brings, `none` for no source"""


class Publication(TypedDict):
    videoId: str
    version: int
    destination: Literal["share-link", "download", "scheduler", "postiz", "buffer"]
    watchUrl: str
    """The share link: plays by its key, and makes nothing public"""
    downloadUrl: Optional[str]
    """Saves the mp4 under the title of the video; null for other destinations"""
    results: List[ChannelResult]
    """One a channel; empty for other destinations"""
    storyPostIds: List[str]
    warnings: List[Warning]
    """Your own texts of posts that the data of the video deny; they are sent as they are"""


class _PublishInputRequired(TypedDict):
    videoId: str
    destination: Literal["share-link", "download", "scheduler", "postiz", "buffer"]
    """`scheduler` is the one that the account has connected; `postiz` and `buffer` name one"""


class PublishInput(_PublishInputRequired, total=False):
    channelIds: List[str]
    """Channels of the scheduler; left out, all that it can post to"""
    caption: str
    """Text of the posts; left out, the video's own caption"""
    captions: Dict[str, str]
    """Texts by short lowercase names of networks; the others take `caption`"""
    autopost: bool
    """Posts go out at once; else they are kept at the scheduler as drafts, for you to release"""
    socialStory: bool
    """With `autopost`: posts the video as a story too, on networks that have stories"""


class Quote(TypedDict):
    credits: int
    usd: str
    """US dollars with two places"""
    breakdown: List[QuoteItem]


class QuoteInput(TypedDict, total=False):
    kind: Literal["video", "episode", "footage"]
    """`episode` is an autopilot episode; an episode of another series costs as a video"""
    targetSeconds: int
    """Left out: that of the show or channel, else 30"""
    engine: Literal["designed", "director"]
    """Left out, `director` for shows, footage, clips and presenters, else `designed`"""
    images: Literal["none", "source", "auto"]
    """`auto` is priced as for data that name no pictures. Left out: that of the show or channel, else `source`"""
    music: Union[bool, QuoteInputMusic2]
    """false for none, true for the style's bed, `{generate: true}` or `{generate: "<kind of music>"}` for music made for the video"""
    clips: bool
    """Sets a picture in motion"""
    presenter: bool
    """A drawn presenter tells a part of it"""
    libraryAssetIds: List[str]
    """Footage of the library"""
    musicAssetId: str
    """Audio of the library in place of the style's music"""
    showId: str
    """Its defaults, and those of its channel, count"""
    channelId: str
    """Its defaults count"""
    edit: Literal["notes", "script"]
    """Prices a change in place of a new video; rendering it again is another charge"""
    footageSeconds: float
    """Needed for `kind: footage`"""


class QuoteInputMusic2(TypedDict):
    generate: Union[Literal[True], str]


class QuoteItem(TypedDict):
    type: Literal["design", "render", "edit", "episode", "footage", "image", "clip", "music", "model", "browser"]
    count: int
    credits: int
    setBy: Optional[str]
    """Id of the show or channel whose default asks for this line; null where the request does, or nobody"""


class QuoteRequest(TypedDict, total=False):
    kind: Literal["video", "episode", "footage"]
    """`episode` is an autopilot episode; an episode of another series costs as a video"""
    targetSeconds: int
    """Left out: that of the show or channel, else 30"""
    engine: Literal["designed", "director"]
    """Left out, `director` for shows, footage, clips and presenters, else `designed`"""
    images: Literal["none", "source", "auto"]
    """`auto` is priced as for data that name no pictures. Left out: that of the show or channel, else `source`"""
    music: Union[bool, QuoteRequestMusic2]
    """false for none, true for the style's bed, `{generate: true}` or `{generate: "<kind of music>"}` for music made for the video"""
    clips: bool
    """Sets a picture in motion"""
    presenter: bool
    """A drawn presenter tells a part of it"""
    libraryAssetIds: List[str]
    """Footage of the library"""
    musicAssetId: str
    """Audio of the library in place of the style's music"""
    showId: str
    """Its defaults, and those of its channel, count"""
    channelId: str
    """Its defaults count"""
    edit: Literal["notes", "script"]
    """Prices a change in place of a new video; rendering it again is another charge"""
    footageSeconds: float
    """Needed for `kind: footage`"""


class QuoteRequestMusic2(TypedDict):
    generate: Union[Literal[True], str]


class ReadSourceInput(TypedDict, total=False):
    url: str
    """A page, PDF, feed, CSV, spreadsheet, JSON API or text to read; what it is is told by its bytes"""
    text: str
    """Plain text, Markdown, a table or a script, as it was written"""
    data: Dict[str, Any]
    """Any JSON object; every key becomes a quotable fact, at most 5,000 of them"""
    language: str
    """The language in which a url or text is written, as a code with or without a region (`de`, `es-MX`); it says what "3.400" is where the source neither tells nor declares it"""
    fileName: str
    """Beside `text` or `data`: the file it was read from, which gives the source its title where it has none"""
    fields: Dict[str, FieldMeaning]
    """What fields of the data mean, by key or path pattern. Kept with the source: every video made of it reads it like this. An unknown unit, currency or role, and a pattern that matches nothing, is a 400 that names it"""


class Removed(TypedDict):
    removed: str
    """Id of what is gone"""


class RenderingVideo(TypedDict):
    mediaKey: str
    """The key of all the links; `k` in their query"""
    url: str
    """Keyed link to the current cut; it changes with the version, and plays the last cut that was rendered until this version is"""
    renderUrl: Optional[str]
    """Keyed link to this version's file, which never changes; null until it is rendered"""
    thumbnail: Optional[str]
    """Keyed link to a JPEG; null until it is rendered"""
    webUrl: Optional[str]
    """Keyed link to a 720p copy with fast start; null until it is rendered"""
    watchUrl: str
    """Keyed link to the hosted watch page"""
    videoId: str
    livemode: bool
    """False for what a test key made"""
    title: str
    status: VideoStatus
    duration: float
    """Seconds; the target until the video is designed"""
    format: Literal["9:16", "4:5", "1:1", "16:9"]
    language: str
    style: Optional[Literal["trading-terminal", "tabloid", "nature-doc", "hype-trailer", "arcade", "breaking-news", "swiss-poster", "comic", "vaporwave", "luxury-minimal", "chaos-meme"]]
    """Null until the video is designed where the order left the choice to the facts"""
    version: int
    scenes: List[Scene]
    """Empty until the script exists"""
    captions: bool
    presenter: bool
    music: bool
    pacing: Literal["calm", "standard", "fast"]
    brand: Optional[Brand]
    """Null for the looks of its style"""
    sourcePackId: str
    sourceUrl: Optional[str]
    edits: List[Edit]
    video: str
    """Relative path; needs a session, the API key or the media key unless public"""
    public: bool
    publicProof: bool
    """Whether the watch page shows where the figures come from"""
    caption: str
    """Post text; its figures come from the payload"""
    check: Check
    lastError: Optional[str]
    cost: Optional[Cost]
    charged: int
    """Credits spent by this call; 0 on a read"""
    external_id: Optional[str]
    externalUserId: Optional[str]
    """The user of an embedded studio in whose session it was made"""
    channelId: Optional[str]
    """The channel it is filed under"""
    showId: Optional[str]
    """The show it is filed under"""
    testClockId: Optional[str]
    """The test clock that it lives by; null for real time"""
    createdAt: str
    warnings: List[Warning]
    """The same as `check.warnings`"""


class Resend(TypedDict):
    since: str
    """Deliveries that failed since then"""


class Resent(TypedDict):
    resent: int
    """Events that are on their way"""
    more: bool
    """Whether others are left: ask once more"""


class ResetPassword(TypedDict):
    token: str
    """What stands behind `#token=` in the mailed link"""
    password: str


class RestoreVersionInput(TypedDict):
    videoId: str
    version: int


class RewriteEpisode(TypedDict):
    postText: Optional[str]
    """What its posts are to say; null for the usual text"""


class RewriteEpisodeInput(TypedDict):
    seriesId: str
    videoId: str
    """The video of the episode"""
    postText: Optional[str]
    """What its posts are to say; null for the usual text"""


class RewrittenEpisode(TypedDict):
    videoId: Optional[str]
    """Null once the video is deleted"""
    n: int
    """From 1"""
    title: str
    status: Literal["making", "held", "posted", "failed"]
    reason: Optional[str]
    """Why it is held or failed, or what of it is not out"""
    changed: List[EpisodeChange]
    """What was new; empty for the first"""
    postedAt: Optional[str]
    shareUrl: Optional[str]
    downloadUrl: Optional[str]
    """Saves the file under its title, with no other credentials and for as long as the video exists; null until it is posted, and for shows without the destination `download`"""
    channels: List[EpisodeChannel]
    """Empty until it was posted, and without a scheduler"""
    retryAt: Optional[str]
    """When posts that the scheduler was too busy for are tried again, by themselves"""
    findings: List[EpisodeFinding]
    """What its review found; empty without one"""
    discardedAt: Optional[str]
    """When you decided against it; it is `failed` then"""
    postText: Optional[str]
    """What its posts say; null for the usual text: its title and the link of the show"""
    warnings: List[Warning]
    """What the text says and the data deny"""


class RotatedSecret(TypedDict):
    id: str
    secret: str
    """Signs every delivery; shown this once"""
    previousUntil: str
    """Until then the secret before signs as well"""


class RotatedWebhook(TypedDict):
    webhook: RotatedSecret


class _RunSeriesInputRequired(TypedDict):
    seriesId: str


class RunSeriesInput(_RunSeriesInputRequired, total=False):
    dry: bool
    """Only looks: makes and charges nothing"""


class SaveCard(TypedDict):
    paymentMethod: str
    """The token of a payment method, as the payment provider gave it to the browser"""


class _SaveConnectionRequired(TypedDict):
    kind: Literal["postiz", "buffer", "google-drive", "dropbox"]
    apiKey: str
    """Kept encrypted and never answered again: an API key, for Dropbox an access token"""


class SaveConnection(_SaveConnectionRequired, total=False):
    baseUrl: Optional[str]
    """All that stands before the service's paths, for a server of your own; public addresses only"""


class SavedCard(TypedDict):
    cardId: str
    livemode: bool
    """False for what a test key made"""
    brand: str
    last4: str
    expMonth: int
    expYear: int
    createdAt: str
    granted: int
    """Credits that came with it"""


class _SceneRequired(TypedDict):
    n: int
    type: Literal["title", "chart", "data", "cta", "clip", "list", "quote", "text"]
    text: str
    """What is said"""
    duration: float
    """Seconds"""
    media: str
    """What is seen"""


class Scene(_SceneRequired, total=False):
    frame: Optional[Union[Dict[str, Any], List[Any], str, float, bool]]
    """Of an authored scene, as it was sent"""


class Scheduler(TypedDict):
    channelIds: List[str]
    """Channels at the social scheduler; none: all that are ready. Without a connected scheduler it is a 422"""


class Script(TypedDict):
    scenes: List[ScriptScene]


class ScriptAsset(TypedDict, total=False):
    url: str
    """Public address of an image, an mp4 or a webm, fetched when the video is made; a fault is a warning. This or `libraryAssetId`"""
    libraryAssetId: str
    """A picture or a video of the library"""


class _ScriptAxisRequired(TypedDict):
    title: str


class ScriptAxis(_ScriptAxisRequired, total=False):
    valueFormat: Literal["pct", "usd"]


class _ScriptChartRequired(TypedDict):
    kind: Literal["bars", "line", "area", "donut", "progress", "stacked", "bullet", "dumbbell", "slope", "waterfall", "table", "scatter", "candles"]
    """Points are `{t, v}`, of stacked `{t, v, group}`, of bullet `{t, v, target}`, of dumbbell and slope `{t, v, before}`, of waterfall `{t, v, sum?, takes?}`, of table `{t, cells}`, of scatter `{t, x, y}` and of candles `{t, o, h, l, c}`: bars take 2 to 12, line and area 2 to 120, donut 2 to 6, progress 1 to 4 (percent), stacked 2 to 8 `t` of 2 to 4 groups, bullet 1 to 4, dumbbell and slope 2 to 6, waterfall 2 to 6 parts and the sums that they lead from and to, table 2 to 8, scatter 3 to 20, candles 8 to 60"""
    series: List[ScriptPoint]


class ScriptChart(_ScriptChartRequired, total=False):
    baseline: float
    """What bars, line and area are measured from, a figure as any other: beside `data` it must be in it"""
    targetLabel: str
    """What the targets of a bullet chart are called"""
    limit: bool
    """What lies past the targets of a bullet chart is bad news"""
    times: List[str]
    """What the earlier and the later time of a dumbbell or slope chart are called, 40 characters each; it must have them"""
    columns: List[str]
    """Heads of the columns of a table, 40 characters each; it must have them"""
    axes: List[ScriptAxis]
    """What a scatter chart measures across and what upwards; it must have them"""
    valueFormat: Literal["pct", "usd"]
    """Of every kind but table and scatter"""
    title: str


class _ScriptPointRequired(TypedDict):
    t: str


class ScriptPoint(_ScriptPointRequired, total=False):
    v: float
    """Its value; of every kind but candles, table and scatter"""
    group: str
    """The layer that it belongs to; of stacked alone, where every `t` has one point of each group"""
    target: float
    """What it is measured against; of bullet alone"""
    before: float
    """Its earlier value; of dumbbell and slope alone"""
    sum: bool
    """It stands on zero: the end of a waterfall, and its start, where parts do not begin at zero"""
    takes: bool
    """Of a waterfall alone: its value is taken away"""
    cells: List[str]
    """Figures with their units, or words, 40 characters each, one for each column; of table alone"""
    x: float
    """How far it is across; of scatter alone"""
    y: float
    """How far it is up; of scatter alone"""
    o: float
    """Open; of candles alone, as are h, l and c"""
    h: float
    """High, not below open or close"""
    l: float
    """Low, not above open or close"""
    c: float
    """Close"""


class _ScriptSceneRequired(TypedDict):
    type: Literal["title", "chart", "data", "cta", "clip", "list", "quote", "text"]


class ScriptScene(_ScriptSceneRequired, total=False):
    text: str
    """Said and shown; line breaks and emoji may stand. Of a list: its title and 2 to 5 lines. Of a quote: the words, and a last line `— Name`"""
    duration: float
    """Seconds; longer where the text is"""
    motion: Literal["slam"]
    """`slam` for hero numbers"""
    sfx: str
    """A bundled sound (riser, impact, whoosh, tick, pop, ding, sting, click, relay, bell, pulse, thud, swell, key, boom, subdrop, drumroll, shutter, brass, rip, stamp, coin, blip, block, powerup, hop, boing, airhorn, basshit, scratch, kaching, piano, chord, hiss, wobble, glitch, splash, birds, flare, zap, flip, swish), `none`, or audio of the library (`ast_…`)"""
    stillIndex: int
    """Place among the video's pictures: those of the data, then those of the scenes' assets. Past the last one is a warning"""
    transition: Literal["cut", "wipe", "dissolve"]
    chart: ScriptChart
    stats: List[ScriptStat]
    asset: ScriptAsset
    frame: Optional[Union[Dict[str, Any], List[Any], str, float, bool]]
    """Your own, kept as it is and echoed on the video's scene"""


class ScriptStat(TypedDict):
    value: str
    label: str


class SendDictation(TypedDict):
    file: str
    """The recording, up to 10 MB"""


class _SendMessageRequired(TypedDict):
    text: str
    """What is said, in any of the thirteen languages, and whatever is pasted with it: JSON, an address or a text become the source of the video, and nothing that they say is an instruction"""


class SendMessage(_SendMessageRequired, total=False):
    attachments: Attachments
    videoId: str
    """The video that is looked at; left out, the one that the chat was last about"""


class SeriesChange(TypedDict):
    key: str
    """Of the fact in what the episode is told from"""
    words: str


class SeriesCheck(TypedDict):
    dry: bool
    changed: bool
    summary: str
    facts: List[SeriesChange]
    credits: int
    """What the check itself cost; of a dry run, what one would cost now with its episode"""
    outcome: Optional[Literal["baseline", "quiet", "changed", "episode"]]
    """Null for a dry run, and where it failed"""
    videoId: Optional[str]
    """The video of the episode that is being made"""
    error: Optional[str]
    """Why nothing could be found out"""


class SeriesEpisode(TypedDict):
    videoId: Optional[str]
    """Null once the video is deleted"""
    n: int
    title: str
    status: Literal["making", "held", "posted", "failed"]
    reason: Optional[str]
    """Why it is held or failed"""
    changed: List[str]
    """What is new in it"""
    postedAt: Optional[str]
    shareUrl: Optional[str]
    downloadUrl: Optional[str]
    """Saves the file; under `download`"""


class SeriesFace(TypedDict):
    channelId: str
    showId: str
    seriesId: str
    livemode: bool
    """False for what a test key made"""
    status: Literal["active", "paused"]
    pauseReason: Optional[str]
    """Null where its owner paused it"""
    nextRunAt: Optional[str]
    """Null while it is paused"""
    testClockId: Optional[str]
    """The test clock that it lives by; null for real time"""


class SeriesPage(TypedDict):
    data: List[ListedSeries]
    nextCursor: Optional[str]


class Session(TypedDict):
    accountId: str
    email: str
    emailConfirmed: bool
    """Whether a mailed link has proved that the e-mail is the owner’s; nothing waits for it"""
    csrfToken: str
    """To be sent as `X-CSRF-Token` with everything that changes something"""
    expiresAt: str


class Show(TypedDict):
    brand: Optional[Brand]
    """A lock: videos wear it whatever their order asks for"""
    defaults: VideoDefaults
    styleNotes: Optional[str]
    """Directions for every script, read before the `brief` of an order"""
    cta: Optional[str]
    """Spoken and shown word for word as the last scene, unless an order brings its own"""
    compliance: Optional[Compliance]
    """Puts the disclaimer, with the `asOf` and `source` of the data, on every frame; no text tells of the future then. Data without the two are a 400"""
    pronunciation: Optional[Dict[str, str]]
    livemode: bool
    """False for what a test key made"""
    createdAt: str
    updatedAt: str
    showId: str
    channelId: Optional[str]
    title: str
    name: str
    fields: Optional[Dict[str, FieldMeaning]]
    """What fields of the data of its videos mean"""


class ShowLink(TypedDict):
    url: str
    label: str


class ShowPage(TypedDict):
    data: List[Show]
    nextCursor: Optional[str]


class ShowSource(TypedDict, total=False):
    sourceId: str
    """Of `POST /v1/sources/preview` or of a suggestion"""
    kind: Literal["url", "rss", "json", "csv", "collectibles"]
    """What the address holds; `collectibles` needs none, and reads what collectors watch"""
    url: Optional[str]
    starter: Literal["collectible-cards", "top-crypto", "stock-gainers", "weather", "tech-news"]
    """A ready-made source"""
    city: str
    """For the starter `weather`"""
    title: Optional[str]
    """As a suggestion answered it; not read"""
    itemCount: int
    """As a suggestion answered it; not read"""


class ShowSuggestion(TypedDict):
    title: str
    premise: str
    cadence: str
    style: Literal["trading-terminal", "tabloid", "nature-doc", "hype-trailer", "arcade", "breaking-news", "swiss-poster", "comic", "vaporwave", "luxury-minimal", "chaos-meme"]
    format: Literal["9:16", "4:5", "1:1", "16:9"]
    targetSeconds: Literal[15, 30, 60, 90]
    sampleEpisodeTitle: str
    """What the first episode could be called; its figures are those of the source"""


class _ShowWishRequired(TypedDict):
    title: str


class ShowWish(_ShowWishRequired, total=False):
    format: Literal["9:16", "4:5", "1:1", "16:9"]
    """Left out: that of the show or channel, else 9:16"""
    style: Literal["trading-terminal", "tabloid", "nature-doc", "hype-trailer", "arcade", "breaking-news", "swiss-poster", "comic", "vaporwave", "luxury-minimal", "chaos-meme"]
    """Left out: that of the show or channel, else a pick that suits the facts"""
    language: str
    """A language by name or code; the video answers its code. Left out: that of the show or channel, else English"""
    premise: Optional[str]
    """What every episode is about; directs its script"""
    cadence: str
    """`hourly`, `every <n>m`, `every <n>h`, `daily [time]`, `weekdays [time]`, `weekly <day> [time]`; 9am unless said"""
    targetSeconds: float
    """Seconds; taken to the nearest of 15, 30, 60, 90, a tie to the longer"""
    link: Optional[ShowLink]
    """Shown on the end card; each post is the episode’s title and this link"""
    voiceId: Optional[str]
    """Of `GET /v1/autopilot/voices`"""
    sampleEpisodeTitle: Optional[str]
    """As a suggestion answered it; not read"""


class SignIn(TypedDict):
    email: str
    password: str


class SignUp(TypedDict):
    email: str
    password: str


class Sound(TypedDict):
    name: str
    kind: Literal["effect", "music"]
    description: str
    styles: List[Literal["trading-terminal", "tabloid", "nature-doc", "hype-trailer", "arcade", "breaking-news", "swiss-poster", "comic", "vaporwave", "luxury-minimal", "chaos-meme"]]
    """Styles whose own kit it belongs to"""


class SoundList(TypedDict):
    data: List[Sound]


class SourceBrand(TypedDict):
    siteName: Optional[str]
    themeColor: Optional[str]
    logoUrl: Optional[str]


class SourceFact(TypedDict):
    key: str
    """Names the fact in a proof of figures"""
    label: str
    value: Union[str, float, bool]
    """As the source gives it"""
    display: str
    """As a video shows it, in the source's language or English"""
    kind: str
    where: Optional[str]
    """A selector, "page 3", a cell or a line; null for data"""
    quote: Optional[str]
    """The sentence around a figure of running text"""


class SourceField(TypedDict):
    name: str
    label: str
    kind: str


class SourceFootage(TypedDict):
    url: str
    poster: Optional[str]


class SourcePack(TypedDict):
    sourcePackId: str
    livemode: bool
    """False for what a test key made"""
    kind: str
    """page, pdf, feed, csv, spreadsheet, json, text, script, data, token, market, or unread while its video waits to read it"""
    title: Optional[str]
    url: Optional[str]
    """After redirects"""
    language: Optional[str]
    """Of the source"""
    facts: List[SourceFact]
    meaning: List[FactMeaning]
    """How each fact was read, by which rule, and how sure that is"""
    stills: List[SourceStill]
    """Pictures of 200 pixels and more on their shorter side"""
    footage: List[SourceFootage]
    brand: SourcePackBrand
    """How the source presents itself. Videos take no colours from it"""
    readBy: Optional[Literal["plain", "browser"]]
    """A `browser` read what only scripts draw, for credits; null where nothing was fetched"""
    warnings: List[str]
    """What could not be read, what was left out, and which facts can be read in more than one way"""
    createdAt: str


class SourcePackBrand(TypedDict):
    """How the source presents itself. Videos take no colours from it"""
    siteName: Optional[str]
    themeColor: Optional[str]
    logoUrl: Optional[str]


class SourcePage(TypedDict):
    data: List[SourceRow]
    nextCursor: Optional[str]


class SourceRow(TypedDict):
    sourcePackId: str
    livemode: bool
    """False for what a test key made"""
    kind: str
    title: Optional[str]
    """Its own, or the first name in data without one"""
    url: Optional[str]
    createdAt: str


class SourceStill(TypedDict):
    index: int
    url: str
    width: int
    height: int
    alt: str


class SpokenLanguage(TypedDict):
    code: str
    name: str
    """As requests may name it"""


class _StartAutopilotRequired(TypedDict):
    source: ShowSource
    show: ShowWish


class StartAutopilot(_StartAutopilotRequired, total=False):
    testClockId: str
    """For test keys: the test clock that it lives by, of `POST /v1/test/clocks`; real time where it is left out"""
    fields: Dict[str, FieldMeaning]
    """What fields of the source mean, by key or path pattern; kept with the series, for every episode. A pattern that matches nothing is a 400"""
    destinations: StartAutopilotDestinations
    """Left out: a share link"""
    policy: Literal["hold", "digest", "review", "autopost"]
    """What becomes of an episode: it waits for you, a day’s news go into one, a reviewer posts or holds it, it is posted unseen. Left out: `review` with channels, else `hold`"""
    tz: str
    """An IANA time zone"""
    channelId: str
    """A channel of yours to file the show in, for its brand and defaults; left out, one is made for it"""


class StartAutopilotDestinations(TypedDict, total=False):
    """Left out: a share link"""
    shareLink: bool
    download: bool
    scheduler: Scheduler


class _StartAutopilotInputRequired(TypedDict):
    source: ShowSource
    show: ShowWish


class StartAutopilotInput(_StartAutopilotInputRequired, total=False):
    testClockId: str
    """For test keys: the test clock that it lives by, of `POST /v1/test/clocks`; real time where it is left out"""
    fields: Dict[str, FieldMeaning]
    """What fields of the source mean, by key or path pattern; kept with the series, for every episode. A pattern that matches nothing is a 400"""
    destinations: StartAutopilotInputDestinations
    """Left out: a share link"""
    policy: Literal["hold", "digest", "review", "autopost"]
    """What becomes of an episode: it waits for you, a day’s news go into one, a reviewer posts or holds it, it is posted unseen. Left out: `review` with channels, else `hold`"""
    tz: str
    """An IANA time zone"""
    channelId: str
    """A channel of yours to file the show in, for its brand and defaults; left out, one is made for it"""


class StartAutopilotInputDestinations(TypedDict, total=False):
    """Left out: a share link"""
    shareLink: bool
    download: bool
    scheduler: Scheduler


class StartSeriesInput(TypedDict, total=False):
    channelId: str
    """Made where it is left out"""
    showId: str
    """Made where it is left out"""
    seriesId: str
    """Changes that series in place of starting one"""
    kind: Literal["page", "rss", "schedule"]
    """Needed for a new series. Under `page` and `rss` only what is new makes an episode; under `schedule` every run does, whether its source changed or not"""
    schedule: str
    """hourly, every <n>m (5 to 1440), every <n>h (1 to 168), daily [time], weekdays [time] or weekly <day> [time], such as daily 9am, weekdays 8:30am, weekly mon 21:15"""
    tz: str
    """IANA time zone"""
    url: str
    """Page or feed to read; needed for a new series"""
    policy: Literal["hold", "digest", "review", "autopost"]
    destination: Literal["share-link", "download", "scheduler"]
    """Of `scheduler` the account has to have one connected (`POST /v1/account/connections`), else it is a 422"""
    channelIds: List[str]
    """Channels of the scheduler; left out, all that are ready"""
    title: str
    premise: str
    """What every episode is about"""
    testClockId: str
    """For test keys: the test clock that it lives by, of `POST /v1/test/clocks`; real time where it is left out"""
    fields: Dict[str, FieldMeaning]
    """What fields of the source mean, by key or path pattern; kept with the series, for every episode. A pattern that matches nothing of a source that is read now is a 400"""


class StartedSeries(TypedDict):
    channelId: str
    showId: str
    seriesId: str
    livemode: bool
    """False for what a test key made"""
    status: Literal["active", "paused"]
    pauseReason: Optional[str]
    """Null where its owner paused it"""
    nextRunAt: Optional[str]
    """Null while it is paused"""
    testClockId: Optional[str]
    """The test clock that it lives by; null for real time"""
    baseline: bool
    """The source was read; later checks are compared with it"""


class StartedShow(TypedDict):
    channelId: str
    showId: str
    seriesId: str
    livemode: bool
    """False for what a test key made"""
    nextRunAt: Optional[str]
    firstVideoId: str
    """Episode one, ordered with the show"""
    policy: Literal["hold", "digest", "review", "autopost"]
    creditsPerEpisode: int
    """With its render"""


class Starter(TypedDict):
    starter: Literal["collectible-cards", "top-crypto", "stock-gainers", "weather", "tech-news"]
    title: str
    description: str
    needsCity: bool
    """Whether `city` must be sent beside it"""


class StarterList(TypedDict):
    data: List[Starter]


class Style(TypedDict):
    style: Literal["trading-terminal", "tabloid", "nature-doc", "hype-trailer", "arcade", "breaking-news", "swiss-poster", "comic", "vaporwave", "luxury-minimal", "chaos-meme"]
    """Goes into `style`"""
    name: str
    description: str
    """What it looks like and what it suits"""
    preview: str
    """A silent loop of a few seconds out of a real video, mp4, 360x640; open to everyone"""
    poster: str
    """A still of the loop, WebP, 360x640; open to everyone"""
    colours: StyleColors
    fonts: List[str]
    """Families of its letters"""
    music: str
    """Its music, by the name of `GET /v1/sounds`"""


class StyleColors(TypedDict):
    grounds: List[str]
    """Grounds, the main one first"""
    accents: List[str]
    """Accents, the main one first"""
    others: List[str]
    """Inks and all others"""


class StyleList(TypedDict):
    data: List[Style]


class Suggest(TypedDict, total=False):
    sourceId: str
    """Of `POST /v1/sources/preview`"""
    source: ShowSource
    starter: Literal["collectible-cards", "top-crypto", "stock-gainers", "weather", "tech-news"]
    city: str
    """For the starter `weather`"""


class SuggestShowsInput(TypedDict, total=False):
    sourceId: str
    """Of `POST /v1/sources/preview`"""
    source: ShowSource
    starter: Literal["collectible-cards", "top-crypto", "stock-gainers", "weather", "tech-news"]
    city: str
    """For the starter `weather`"""


class SuggestedShows(TypedDict):
    source: SuggestedShowsSource
    """`POST /v1/autopilot/start` takes it as it stands"""
    shows: List[ShowSuggestion]
    """Three, no two of one premise, cadence, style or length"""


class SuggestedShowsSource(TypedDict):
    """`POST /v1/autopilot/start` takes it as it stands"""
    sourceId: str
    title: Optional[str]
    url: Optional[str]
    itemCount: int
    """Items of a feed, rows of a table; 0 for running text"""


class SuggestedSource(TypedDict):
    sourceId: str
    title: Optional[str]
    url: Optional[str]
    itemCount: int
    """Items of a feed, rows of a table; 0 for running text"""


class SuggestionList(TypedDict):
    data: List[str]
    """In English"""


class _TokenVideoRequired(TypedDict):
    chain: Literal["ethereum", "base", "bsc", "solana", "arbitrum", "polygon", "optimism", "avalanche"]
    address: str
    """Of the token: 0x and 40 hexadecimal digits, on Solana base58"""


class TokenVideo(_TokenVideoRequired, total=False):
    title: str
    brief: str
    """Direction for the script: what to focus on, what to skip; without data or a script, the words themselves"""
    cta: str
    """Spoken and shown word for word as the last scene"""
    targetSeconds: int
    """Seconds; data with little to tell make a shorter video. Left out: that of the show or channel, else 30"""
    style: Literal["trading-terminal", "tabloid", "nature-doc", "hype-trailer", "arcade", "breaking-news", "swiss-poster", "comic", "vaporwave", "luxury-minimal", "chaos-meme"]
    """Left out: that of the show or channel, else a pick that suits the facts"""
    mode: Literal["numbers", "story"]
    """`story` leads with a plot and brings the headline figure late"""
    pacing: Literal["calm", "standard", "fast"]
    """How fast it is told: the speed of the voice and how long a picture stands"""
    language: str
    """A language by name or code; the video answers its code. Left out: that of the show or channel, else English"""
    voiceId: str
    """A voice of GET /v1/voices that speaks the language. Left out: that of the show or channel, else the best one there is"""
    pronunciation: Dict[str, str]
    """How words are said, at most 200 of them and no digits; captions keep the word"""
    captions: bool
    """Burned-in captions. Left out: that of the show or channel, else true"""
    music: Union[bool, TokenVideoMusic2]
    """false for none, true for the style's bed, `{generate: true}` or `{generate: "<kind of music>"}` for music made for the video. Left out: that of the show or channel, else true"""
    images: Literal["none", "source", "auto"]
    """Whose pictures it shows: none, those that `data` names, or, where it names none, pictures made for it (drawn free of charge where no service is configured). Left out: that of the show or channel, else source"""
    clips: bool
    """Sets a picture in motion: `asset.iconUrl` first, else a picture that is shown; it needs 300 pixels on its short side"""
    brand: TokenVideoBrand
    """Recolours any style; its contrast is kept whatever is asked for. A brand of the show or channel is a lock and stands in its place"""
    channelId: str
    """The channel it is filed under, whose brand, defaults and texts apply; of a show unless said"""
    showId: str
    """The show it is filed under; what this request says stands before the show, the show before its channel"""
    seriesId: str
    """The series it is filed under"""
    engine: Literal["designed", "director"]
    """`director` is the template engine; left out, shows, footage, clips and presenters take it, and all other videos are designed"""
    public: bool
    """The bare media path plays without a key"""
    external_id: str
    """Your own tag, echoed on the video and every webhook"""
    presenter: bool
    """A drawn presenter tells a part of it"""
    maxCredits: int
    """Refused with 402 `max_credits_exceeded` where all charges for the video together could pass it. A page that turns out to need a browser is read in one only where this leaves room for its price"""
    source: Literal["aggregator"]
    """Facts from DexScreener, hourly candles from GeckoTerminal"""


class TokenVideoBrand(TypedDict, total=False):
    """Recolours any style; its contrast is kept whatever is asked for. A brand of the show or channel is a lock and stands in its place"""
    pack: str
    """A saved brand that the other fields are laid over: `default` is the house’s own looks, others are named by the id or name of a channel"""
    accent: str
    """Takes the accent’s place"""
    ground: str
    """Takes the ground’s place"""
    watermark: str
    """Stands in the foot of every frame"""


class TokenVideoMusic2(TypedDict):
    generate: Union[Literal[True], str]


class Tool(TypedDict):
    name: str
    description: str
    input: Dict[str, Any]
    """JSON Schema (2020-12) of the body"""
    output: Dict[str, Any]
    """JSON Schema of what comes of it"""
    price: ToolPrice
    mode: Literal["answer", "job", "order"]
    """`answer`: 200 with the output; `order`: 202 with the job that it started; `job`: 202 with a job whose `result` is the output"""
    readOnly: bool
    """It changes nothing and orders nothing"""
    destructive: bool
    """It removes or overwrites what cannot be had again"""
    idempotent: bool
    """Called again with the same input it changes nothing more"""


class ToolJob(TypedDict):
    jobId: str
    livemode: bool
    """False for what a test key made"""
    status: Literal["queued", "running", "done", "failed", "cancelled"]
    progress: float
    error: Optional[str]
    """Why it failed or that it was cancelled"""
    createdAt: str
    startedAt: Optional[str]
    finishedAt: Optional[str]
    kind: Literal["tool"]
    tool: str
    stage: Optional[str]
    """What it is at, in the tool's words"""
    videoId: None
    """Such a job makes no video"""
    result: Optional[Dict[str, Any]]
    """There when it is done: what its schema says"""
    charged: int
    """Credits"""


class ToolPage(TypedDict):
    data: List[Tool]
    """The whole catalogue, by name"""
    nextCursor: None
    """There are no further pages"""


class ToolPrice(TypedDict):
    credits: Optional[int]
    """Of each call; null where it depends"""
    upTo: Optional[int]
    """Most that a call charges by itself; null where what it orders is paid instead"""
    text: str


class TopUp(TypedDict):
    topUpId: str
    packUsd: Literal[10, 25, 50]
    credits: int
    createdAt: str


class UnfinishedJob(TypedDict):
    jobId: str
    livemode: bool
    """False for what a test key made"""
    status: Literal["queued", "running", "failed", "cancelled"]
    progress: float
    error: Optional[str]
    """Why it failed or that it was cancelled"""
    createdAt: str
    startedAt: Optional[str]
    finishedAt: Optional[str]
    kind: Literal["create", "render", "edit"]
    stage: Literal["design", "render"]
    """The stage it is in, or ended in"""
    videoId: str


class Upload(TypedDict, total=False):
    file: str
    """In a form: the file, up to 250 MB"""
    url: str
    """Where to fetch the file from, in place of `file`"""
    title: str
    """The file's name where it is left out"""
    folder: str


class _UploadToLibraryInputRequired(TypedDict):
    url: str
    """Where to fetch the file from"""


class UploadToLibraryInput(_UploadToLibraryInputRequired, total=False):
    title: str
    """The file's name where it is left out"""
    folder: str


class Usage(TypedDict):
    data: List[UsageRow]


class UsageRow(TypedDict):
    month: str
    """UTC"""
    keyId: Optional[str]
    """The key that asked; null for the studio, for series, and for what is decided while a video is made"""
    kind: str
    """What was paid for"""
    works: int
    """Pieces of work"""
    credits: int
    """Charged, less what was refunded"""


class Version(TypedDict):
    version: int
    current: bool
    """The one that the video shows now"""
    status: Literal["scripted", "rendered"]
    """`rendered` where it has a file"""
    title: str
    scenes: int
    """How many scenes it has"""
    language: str
    createdAt: str
    renderUrl: Optional[str]
    """Keyed link to its file; immutable"""
    edit: Optional[Edit]
    """The edit that made it; null for renders"""


class VersionList(TypedDict):
    data: List[Version]
    """Newest first"""
    nextCursor: Optional[str]


class VersionStills(TypedDict):
    videoId: str
    version: int
    stills: List[PlannedStill]
    """In the order of the scenes; one that cannot be drawn is left out"""


class Video(TypedDict):
    mediaKey: str
    """The key of all the links; `k` in their query"""
    url: str
    """Keyed link to the current cut; it changes with the version, and plays the last cut that was rendered until this version is"""
    renderUrl: Optional[str]
    """Keyed link to this version's file, which never changes; null until it is rendered"""
    thumbnail: Optional[str]
    """Keyed link to a JPEG; null until it is rendered"""
    webUrl: Optional[str]
    """Keyed link to a 720p copy with fast start; null until it is rendered"""
    watchUrl: str
    """Keyed link to the hosted watch page"""
    videoId: str
    livemode: bool
    """False for what a test key made"""
    title: str
    status: VideoStatus
    duration: float
    """Seconds; the target until the video is designed"""
    format: Literal["9:16", "4:5", "1:1", "16:9"]
    language: str
    style: Optional[Literal["trading-terminal", "tabloid", "nature-doc", "hype-trailer", "arcade", "breaking-news", "swiss-poster", "comic", "vaporwave", "luxury-minimal", "chaos-meme"]]
    """Null until the video is designed where the order left the choice to the facts"""
    version: int
    scenes: List[Scene]
    """Empty until the script exists"""
    captions: bool
    presenter: bool
    music: bool
    pacing: Literal["calm", "standard", "fast"]
    brand: Optional[Brand]
    """Null for the looks of its style"""
    sourcePackId: str
    sourceUrl: Optional[str]
    edits: List[Edit]
    video: str
    """Relative path; needs a session, the API key or the media key unless public"""
    public: bool
    publicProof: bool
    """Whether the watch page shows where the figures come from"""
    caption: str
    """Post text; its figures come from the payload"""
    check: Check
    lastError: Optional[str]
    cost: Optional[Cost]
    charged: int
    """Credits spent by this call; 0 on a read"""
    external_id: Optional[str]
    externalUserId: Optional[str]
    """The user of an embedded studio in whose session it was made"""
    channelId: Optional[str]
    """The channel it is filed under"""
    showId: Optional[str]
    """The show it is filed under"""
    testClockId: Optional[str]
    """The test clock that it lives by; null for real time"""
    createdAt: str


class VideoDefaults(TypedDict, total=False):
    format: Literal["9:16", "4:5", "1:1", "16:9"]
    """Left out: that of the show or channel, else 9:16"""
    targetSeconds: int
    """Seconds; data with little to tell make a shorter video. Left out: that of the show or channel, else 30"""
    style: Literal["trading-terminal", "tabloid", "nature-doc", "hype-trailer", "arcade", "breaking-news", "swiss-poster", "comic", "vaporwave", "luxury-minimal", "chaos-meme"]
    """Left out: that of the show or channel, else a pick that suits the facts"""
    language: str
    """A language by name or code; the video answers its code. Left out: that of the show or channel, else English"""
    voiceId: str
    """A voice of GET /v1/voices that speaks the language. Left out: that of the show or channel, else the best one there is"""
    captions: bool
    """Burned-in captions. Left out: that of the show or channel, else true"""
    music: Union[bool, VideoDefaultsMusic2]
    """false for none, true for the style's bed, `{generate: true}` or `{generate: "<kind of music>"}` for music made for the video. Left out: that of the show or channel, else true"""
    images: Literal["none", "source", "auto"]
    """Whose pictures it shows: none, those that `data` names, or, where it names none, pictures made for it (drawn free of charge where no service is configured). Left out: that of the show or channel, else source"""


class VideoDefaultsMusic2(TypedDict):
    generate: Union[Literal[True], str]


class VideoFact(TypedDict):
    key: str
    pattern: str
    """Names it in `fields`, with its likes in other rows"""
    label: str
    reading: str
    """Kind, value and unit in a few words"""
    rule: str
    """Id of the rule that decided"""
    sure: Literal["declared", "stated", "inferred", "unknown"]
    """`declared` in fields, `stated` by the data, `inferred` from what stands around it; `unknown`: more than one reading is possible and nothing decides. Declare it in `fields` then"""
    evidence: List[str]
    """What the reading goes by"""
    others: List[str]
    """What else it could have been"""
    role: Literal["current", "previous", "target", "limit", "benchmark", "record", "part", "total", "rank", "group", "id", "text"]
    """The part it plays beside other facts"""
    unit: Optional[str]
    """CLDR name of its unit"""
    currency: Optional[str]
    """ISO 4217"""
    comparedWith: List[ComparedWith]
    """What the data set beside it"""
    display: str
    """What `{{key}}` in a script becomes"""
    value: Union[str, float, bool]
    """As the data give it"""
    kind: str


class VideoFacts(TypedDict):
    videoId: str
    language: str
    facts: List[VideoFact]
    """In the order of the data; none where a script is the only source"""


class VideoPage(TypedDict):
    data: List[Video]
    nextCursor: Optional[str]


class VideoRenderFailedEvent(TypedDict):
    id: str
    createdAt: str
    livemode: bool
    """False for what a test key made"""
    videoId: str
    version: int
    external_id: Optional[str]
    """The tag of the order"""
    externalUserId: Optional[str]
    """Who ordered it in an embedded studio"""
    event: Literal["video.render_failed"]
    error: str
    """Why; `cancelled` where its owner cancelled or deleted it. Every render that is ordered ends in one event: this or `video.rendered`"""
    refunded: int
    """Credits given back"""


class VideoRenderedEvent(TypedDict):
    mediaKey: str
    """The key of all the links; `k` in their query"""
    url: str
    """Keyed link to the current cut; it changes with the version, and plays the last cut that was rendered until this version is"""
    renderUrl: Optional[str]
    """Keyed link to this version's file, which never changes; null until it is rendered"""
    thumbnail: Optional[str]
    """Keyed link to a JPEG; null until it is rendered"""
    webUrl: Optional[str]
    """Keyed link to a 720p copy with fast start; null until it is rendered"""
    watchUrl: str
    """Keyed link to the hosted watch page"""
    id: str
    createdAt: str
    livemode: bool
    """False for what a test key made"""
    videoId: str
    version: int
    external_id: Optional[str]
    """The tag of the order"""
    externalUserId: Optional[str]
    """Who ordered it in an embedded studio"""
    title: str
    posterUrl: Optional[str]
    """The same as `thumbnail`"""
    caption: str
    warnings: List[Warning]
    event: Literal["video.rendered"]


class VideoScript(TypedDict):
    scenes: List[ScriptScene]
    videoId: str
    version: int


VideoStatus = Literal["draft", "scripted", "rendering", "rendered", "error"]


class VideoStoryboard(TypedDict):
    storyboard: Dict[str, Any]
    """Style, format, language, figures by key, and scenes whose texts refer to them. `schema` names the version of its form, which may still change."""
    narration: Dict[str, Any]
    """`lines` by scene: words with their times in milliseconds, and `audioUrl` of the recording, null until a voice has spoken it"""
    stills: List[PlayedStill]
    footage: List[Dict[str, Any]]
    """Cuts of recordings that scenes show. They are in the rendered video; a page is sent no frames of them"""
    test: bool
    """Of test mode: every frame says TEST"""
    videoId: str
    version: int


class VoiceList(TypedDict):
    house: List[HouseVoice]
    """Best first within a language"""
    cloned: List[ClonedVoice]
    """Newest first"""
    languages: List[SpokenLanguage]


class WaitingEpisode(TypedDict):
    videoId: Optional[str]
    """Null once the video is deleted"""
    n: int
    """From 1"""
    title: str
    status: Literal["making", "held", "posted", "failed"]
    reason: Optional[str]
    """Why it is held or failed, or what of it is not out"""
    changed: List[EpisodeChange]
    """What was new; empty for the first"""
    postedAt: Optional[str]
    shareUrl: Optional[str]
    downloadUrl: Optional[str]
    """Saves the file under its title, with no other credentials and for as long as the video exists; null until it is posted, and for shows without the destination `download`"""
    channels: List[EpisodeChannel]
    """Empty until it was posted, and without a scheduler"""
    retryAt: Optional[str]
    """When posts that the scheduler was too busy for are tried again, by themselves"""
    findings: List[EpisodeFinding]
    """What its review found; empty without one"""
    discardedAt: Optional[str]
    """When you decided against it; it is `failed` then"""
    postText: Optional[str]
    """What its posts say; null for the usual text: its title and the link of the show"""
    seriesId: str


class WaitingPage(TypedDict):
    data: List[WaitingEpisode]
    nextCursor: Optional[str]


class Warning(TypedDict):
    code: str
    message: str
    scene: Optional[int]
    atMs: Optional[int]


class Webhook(TypedDict):
    id: str
    livemode: bool
    """False for what a test key made"""
    url: str
    events: List[Literal["video.rendered", "video.render_failed", "episode.ready"]]
    apiVersion: Literal["2026-11-23", "2026-11-29"]
    """The version of the API in which its events are written: that of the request that made it, until it is changed"""
    enabled: bool
    """While it is false nothing is sent"""
    pausedReason: Optional[str]
    """Why it is not enabled, where its owner did not do that: an address that has taken nothing for 3 days is paused"""
    failingSince: Optional[str]
    """The first delivery that failed since the last one that was taken"""
    createdAt: str


WebhookEvent = Union["VideoRenderedEvent", "VideoRenderFailedEvent", "EpisodeReadyEvent", "WebhookTestEvent"]


class WebhookPage(TypedDict):
    data: List[Webhook]
    nextCursor: Optional[str]


class WebhookSecret(TypedDict):
    id: str
    secret: str
    """Signs every delivery; shown this once"""


class WebhookTestEvent(TypedDict):
    id: str
    createdAt: str
    livemode: bool
    """False for what a test key made"""
    event: Literal["webhook.test"]
    webhookId: str
