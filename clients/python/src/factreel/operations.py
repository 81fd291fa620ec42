# Written by `npm run sdk` from the API's description: do not edit.
"""Every operation that a key may call, named as the reference names it."""

from __future__ import annotations

import urllib.parse
from typing import Any, List, Literal, Mapping, Optional, Union

from .forms import File
from .pages import AsyncPages, Pages
from .schema import (
    AcceptedJob,
    AcceptedVideo,
    Account,
    AdvanceClock,
    AdvancingClock,
    AutopilotEpisode,
    AutopilotPage,
    AutopilotShow,
    BegunEdit,
    Captions,
    Card,
    CardPage,
    ChangeAsset,
    ChangeAutopilot,
    ChangeChannel,
    ChangeChannelInput,
    ChangeChat,
    ChangeLibraryAssetInput,
    ChangeSeriesInput,
    ChangeShow,
    ChangeShowInput,
    ChangeVideo,
    ChangeVideoInput,
    ChangeWebhook,
    Channel,
    ChannelPage,
    Chat,
    ChatAbilities,
    ChatMessage,
    ChatMessagePage,
    ChatPage,
    Clock,
    ClockJob,
    ClockPage,
    CloneVoice,
    ClonedVoice,
    ConnectedChannelList,
    Connection,
    ConnectionPage,
    ConnectionTest,
    CreateChannel,
    CreateChannelInput,
    CreateChat,
    CreateClock,
    CreateShow,
    CreateShowInput,
    CreateSource,
    CreateVideo,
    CreateWebhook,
    CreatedWebhook,
    Delivery,
    DeliveryPage,
    Dictation,
    DraftEdit,
    DraftPlan,
    DraftedPlan,
    DraftedVideo,
    EditVideo,
    EditVideoInput,
    EditablePlan,
    EmbedSession,
    EmbedToken,
    Exchange,
    FootageJob,
    GetCaptionsInput,
    GetJobInput,
    GetJobOutput,
    GetVideoInput,
    ImportDriveInput,
    ImportJob,
    IndexFootageInput,
    Invoice,
    InvoicePage,
    InvoiceTotals,
    Job,
    LearnBrandInput,
    LearnedBrand,
    LedgerPage,
    LedgerRow,
    LibraryAsset,
    LibraryFolder,
    LibraryFolderPage,
    LibraryPage,
    Limits,
    ListChannelsInput,
    ListEventsAnswer,
    ListLibraryFoldersInput,
    ListLibraryInput,
    ListNotificationsInput,
    ListSeriesInput,
    ListShowsInput,
    ListSourcesInput,
    ListStartersInput,
    ListVersionsInput,
    ListVideosInput,
    ListWaitingEpisodesInput,
    LoggedRequest,
    LoggedRequestPage,
    MakeTokenVideoInput,
    MakeVideoInput,
    MarketDataInput,
    MintEmbedToken,
    Notification,
    NotificationPage,
    OneAssetInput,
    OneChannelInput,
    OneEpisodeInput,
    OneJobInput,
    OneSeriesInput,
    OneShowInput,
    OneSourceInput,
    OneVersionInput,
    OneVideoInput,
    PauseSeriesInput,
    Plan,
    PlanStoryboard,
    Preview,
    PreviewSourceInput,
    PreviewedSource,
    Proof,
    ProofInput,
    Publication,
    PublishInput,
    Quote,
    QuoteInput,
    QuoteRequest,
    ReadSourceInput,
    Removed,
    RenderingVideo,
    Resend,
    Resent,
    RestoreVersionInput,
    RewriteEpisode,
    RewriteEpisodeInput,
    RewrittenEpisode,
    RotatedWebhook,
    RunSeriesInput,
    SaveConnection,
    SendMessage,
    SeriesCheck,
    SeriesFace,
    SeriesPage,
    Show,
    ShowPage,
    SoundList,
    SourcePack,
    SourcePage,
    SourceRow,
    StartAutopilot,
    StartAutopilotInput,
    StartSeriesInput,
    StartedSeries,
    StartedShow,
    StarterList,
    StyleList,
    Suggest,
    SuggestShowsInput,
    SuggestedShows,
    SuggestionList,
    TokenVideo,
    ToolJob,
    ToolPage,
    UploadToLibraryInput,
    Usage,
    Version,
    VersionList,
    VersionStills,
    Video,
    VideoFacts,
    VideoPage,
    VideoScript,
    VideoStatus,
    VideoStoryboard,
    VoiceList,
    WaitingEpisode,
    WaitingPage,
    Webhook,
    WebhookPage,
)

#: The version of the API that this client speaks, whatever version its key keeps.
API_VERSION = "2026-11-29"


class Operations:
    def _call(
        self,
        method: str,
        path: str,
        *,
        query: Optional[Mapping[str, Any]] = None,
        body: Any = None,
        fields: Optional[Mapping[str, Optional[str]]] = None,
        files: Optional[Mapping[str, Optional[File]]] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        answers: str = "json",
    ) -> Any:
        raise NotImplementedError

    def get_account(self, *, timeout: Optional[float] = None) -> Account:
        """The account behind the key and its credits (`GET /v1/account`)."""
        answer: Account = self._call("GET", "/v1/account", timeout=timeout)
        return answer

    def list_notifications(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, timeout: Optional[float] = None) -> Pages[Notification, NotificationPage]:
        """What the owner of the account was told, newest first (`GET /v1/notifications`)."""
        def read(at: Optional[str]) -> NotificationPage:
            answer: NotificationPage = self._call("GET", "/v1/notifications", query={"limit": limit, "cursor": at}, timeout=timeout)
            return answer

        return Pages(read, cursor)

    def read_notification(self, id: str, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Notification:
        """Mark a notification as read; again changes nothing (`POST /v1/notifications/{id}/read`)."""
        answer: Notification = self._call("POST", f"/v1/notifications/{_part(id)}/read", idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def list_connections(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, timeout: Optional[float] = None) -> Pages[Connection, ConnectionPage]:
        """Keys to other services, newest first (`GET /v1/account/connections`)."""
        def read(at: Optional[str]) -> ConnectionPage:
            answer: ConnectionPage = self._call("GET", "/v1/account/connections", query={"limit": limit, "cursor": at}, timeout=timeout)
            return answer

        return Pages(read, cursor)

    def save_connection(self, body: SaveConnection, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Connection:
        """Save the key to a scheduler or a drive (`POST /v1/account/connections`)."""
        answer: Connection = self._call("POST", "/v1/account/connections", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def list_connected_channels(self, *, timeout: Optional[float] = None) -> ConnectedChannelList:
        """Where videos can be posted (`GET /v1/account/connections/channels`)."""
        answer: ConnectedChannelList = self._call("GET", "/v1/account/connections/channels", timeout=timeout)
        return answer

    def test_connection(self, id: str, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> ConnectionTest:
        """Ask a service whether it takes the key (`POST /v1/account/connections/{id}/test`)."""
        answer: ConnectionTest = self._call("POST", f"/v1/account/connections/{_part(id)}/test", idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def delete_connection(self, id: str, *, timeout: Optional[float] = None) -> None:
        """Forget a key, at once and for good (`DELETE /v1/account/connections/{id}`)."""
        self._call("DELETE", f"/v1/account/connections/{_part(id)}", timeout=timeout)

    def list_requests(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, status: Optional[str] = None, method: Optional[Literal["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE"]] = None, path: Optional[str] = None, timeout: Optional[float] = None) -> Pages[LoggedRequest, LoggedRequestPage]:
        """What was asked with the keys of the account (`GET /v1/account/requests`)."""
        def read(at: Optional[str]) -> LoggedRequestPage:
            answer: LoggedRequestPage = self._call("GET", "/v1/account/requests", query={"limit": limit, "cursor": at, "status": status, "method": method, "path": path}, timeout=timeout)
            return answer

        return Pages(read, cursor)

    def list_ledger(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, timeout: Optional[float] = None) -> Pages[LedgerRow, LedgerPage]:
        """Everything that happened to the credits (`GET /v1/account/ledger`)."""
        def read(at: Optional[str]) -> LedgerPage:
            answer: LedgerPage = self._call("GET", "/v1/account/ledger", query={"limit": limit, "cursor": at}, timeout=timeout)
            return answer

        return Pages(read, cursor)

    def list_cards(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, timeout: Optional[float] = None) -> Pages[Card, CardPage]:
        """Cards on file; the first is the one that is charged (`GET /v1/account/cards`)."""
        def read(at: Optional[str]) -> CardPage:
            answer: CardPage = self._call("GET", "/v1/account/cards", query={"limit": limit, "cursor": at}, timeout=timeout)
            return answer

        return Pages(read, cursor)

    def quote(self, body: QuoteRequest, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Quote:
        """The price of work, without charging (`POST /v1/quote`)."""
        answer: Quote = self._call("POST", "/v1/quote", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def get_usage(self, *, months: Optional[int] = None, timeout: Optional[float] = None) -> Usage:
        """Credits by month, key and kind of work (`GET /v1/account/usage`)."""
        answer: Usage = self._call("GET", "/v1/account/usage", query={"months": months}, timeout=timeout)
        return answer

    def list_invoices(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, timeout: Optional[float] = None) -> Pages[InvoiceTotals, InvoicePage]:
        """Months of the account, newest first (`GET /v1/account/invoices`)."""
        def read(at: Optional[str]) -> InvoicePage:
            answer: InvoicePage = self._call("GET", "/v1/account/invoices", query={"limit": limit, "cursor": at}, timeout=timeout)
            return answer

        return Pages(read, cursor)

    def get_invoice(self, month: str, *, timeout: Optional[float] = None) -> Invoice:
        """One month in full (`GET /v1/account/invoices/{month}`)."""
        answer: Invoice = self._call("GET", f"/v1/account/invoices/{_part(month)}", timeout=timeout)
        return answer

    def download_invoice(self, month: str, *, timeout: Optional[float] = None) -> bytes:
        """One month as PDF (`GET /v1/account/invoices/{month}/pdf`)."""
        answer: bytes = self._call("GET", f"/v1/account/invoices/{_part(month)}/pdf", timeout=timeout, answers="bytes")
        return answer

    def get_limits(self, *, timeout: Optional[float] = None) -> Limits:
        """What holds for the account (`GET /v1/account/limits`)."""
        answer: Limits = self._call("GET", "/v1/account/limits", timeout=timeout)
        return answer

    def list_channels(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, timeout: Optional[float] = None) -> Pages[Channel, ChannelPage]:
        """Channels, newest first (`GET /v1/channels`)."""
        def read(at: Optional[str]) -> ChannelPage:
            answer: ChannelPage = self._call("GET", "/v1/channels", query={"limit": limit, "cursor": at}, timeout=timeout)
            return answer

        return Pages(read, cursor)

    def create_channel(self, body: CreateChannel, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Channel:
        """Make a channel, whose brand, defaults and texts its videos share (`POST /v1/channels`)."""
        answer: Channel = self._call("POST", "/v1/channels", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def get_channel(self, id: str, *, timeout: Optional[float] = None) -> Channel:
        """A channel as it stands (`GET /v1/channels/{id}`)."""
        answer: Channel = self._call("GET", f"/v1/channels/{_part(id)}", timeout=timeout)
        return answer

    def change_channel(self, id: str, body: ChangeChannel, *, timeout: Optional[float] = None) -> Channel:
        """Change what is named and leave the rest (`PATCH /v1/channels/{id}`)."""
        answer: Channel = self._call("PATCH", f"/v1/channels/{_part(id)}", body=body, timeout=timeout)
        return answer

    def delete_channel(self, id: str, *, timeout: Optional[float] = None) -> None:
        """Remove a channel; its videos stay (`DELETE /v1/channels/{id}`)."""
        self._call("DELETE", f"/v1/channels/{_part(id)}", timeout=timeout)

    def list_shows(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, timeout: Optional[float] = None) -> Pages[Show, ShowPage]:
        """Shows, newest first (`GET /v1/shows`)."""
        def read(at: Optional[str]) -> ShowPage:
            answer: ShowPage = self._call("GET", "/v1/shows", query={"limit": limit, "cursor": at}, timeout=timeout)
            return answer

        return Pages(read, cursor)

    def create_show(self, body: CreateShow, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Show:
        """Make a show, on a channel or on none (`POST /v1/shows`)."""
        answer: Show = self._call("POST", "/v1/shows", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def get_show(self, id: str, *, timeout: Optional[float] = None) -> Show:
        """A show as it stands (`GET /v1/shows/{id}`)."""
        answer: Show = self._call("GET", f"/v1/shows/{_part(id)}", timeout=timeout)
        return answer

    def change_show(self, id: str, body: ChangeShow, *, timeout: Optional[float] = None) -> Show:
        """Change what is named and leave the rest (`PATCH /v1/shows/{id}`)."""
        answer: Show = self._call("PATCH", f"/v1/shows/{_part(id)}", body=body, timeout=timeout)
        return answer

    def delete_show(self, id: str, *, timeout: Optional[float] = None) -> None:
        """Remove a show; its videos stay (`DELETE /v1/shows/{id}`)."""
        self._call("DELETE", f"/v1/shows/{_part(id)}", timeout=timeout)

    def create_video_from_token(self, body: TokenVideo, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> AcceptedJob:
        """Make a video of a token (`POST /v1/videos/token`)."""
        answer: AcceptedJob = self._call("POST", "/v1/videos/token", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def create_video_from_data(self, body: CreateVideo, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Union[AcceptedVideo, AcceptedJob]:
        """Make a narrated video from JSON data (`POST /v1/videos/from-data`)."""
        answer: Union[AcceptedVideo, AcceptedJob] = self._call("POST", "/v1/videos/from-data", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def list_videos(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, status: Optional[VideoStatus] = None, showId: Optional[str] = None, external_id: Optional[str] = None, externalUserId: Optional[str] = None, timeout: Optional[float] = None) -> Pages[Video, VideoPage]:
        """Videos of the account, newest first (`GET /v1/videos`)."""
        def read(at: Optional[str]) -> VideoPage:
            answer: VideoPage = self._call("GET", "/v1/videos", query={"limit": limit, "cursor": at, "status": status, "showId": showId, "external_id": external_id, "externalUserId": externalUserId}, timeout=timeout)
            return answer

        return Pages(read, cursor)

    def get_video(self, id: str, *, timeout: Optional[float] = None) -> Video:
        """A video as it stands (`GET /v1/videos/{id}`)."""
        answer: Video = self._call("GET", f"/v1/videos/{_part(id)}", timeout=timeout)
        return answer

    def change_video(self, id: str, body: ChangeVideo, *, timeout: Optional[float] = None) -> Video:
        """Change what a video is called and who may see it (`PATCH /v1/videos/{id}`)."""
        answer: Video = self._call("PATCH", f"/v1/videos/{_part(id)}", body=body, timeout=timeout)
        return answer

    def delete_video(self, id: str, *, timeout: Optional[float] = None) -> None:
        """Remove a video and its files for good (`DELETE /v1/videos/{id}`)."""
        self._call("DELETE", f"/v1/videos/{_part(id)}", timeout=timeout)

    def edit_video(self, id: str, body: EditVideo, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Video:
        """Change a video by notes or by script (`POST /v1/videos/{id}/edit`)."""
        answer: Video = self._call("POST", f"/v1/videos/{_part(id)}/edit", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def draft_edit(self, id: str, body: DraftEdit, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> DraftedVideo:
        """See how an edit by script would play (`POST /v1/videos/{id}/draft`)."""
        answer: DraftedVideo = self._call("POST", f"/v1/videos/{_part(id)}/draft", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def list_video_facts(self, id: str, *, language: Optional[str] = None, timeout: Optional[float] = None) -> VideoFacts:
        """The facts that a script of this video may name (`GET /v1/videos/{id}/facts`)."""
        answer: VideoFacts = self._call("GET", f"/v1/videos/{_part(id)}/facts", query={"language": language}, timeout=timeout)
        return answer

    def list_suggestions(self, id: str, *, timeout: Optional[float] = None) -> SuggestionList:
        """Notes that an edit of this video would do (`GET /v1/videos/{id}/suggestions`)."""
        answer: SuggestionList = self._call("GET", f"/v1/videos/{_part(id)}/suggestions", timeout=timeout)
        return answer

    def list_versions(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, timeout: Optional[float] = None) -> Pages[Version, VersionList]:
        """The versions of a video, newest first (`GET /v1/videos/{id}/versions`)."""
        def read(at: Optional[str]) -> VersionList:
            answer: VersionList = self._call("GET", f"/v1/videos/{_part(id)}/versions", query={"limit": limit, "cursor": at}, timeout=timeout)
            return answer

        return Pages(read, cursor)

    def restore_version(self, id: str, version: int, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Video:
        """Make a version current again (`POST /v1/videos/{id}/versions/{version}/restore`)."""
        answer: Video = self._call("POST", f"/v1/videos/{_part(id)}/versions/{_part(version)}/restore", idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def render_video(self, id: str, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> RenderingVideo:
        """Render the current version (`POST /v1/videos/{id}/render`)."""
        answer: RenderingVideo = self._call("POST", f"/v1/videos/{_part(id)}/render", idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def cancel_video(self, id: str, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Video:
        """Stop the work on a video (`POST /v1/videos/{id}/cancel`)."""
        answer: Video = self._call("POST", f"/v1/videos/{_part(id)}/cancel", idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def rotate_media_key(self, id: str, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Video:
        """Give a video a new media key (`POST /v1/videos/{id}/rotate-key`)."""
        answer: Video = self._call("POST", f"/v1/videos/{_part(id)}/rotate-key", idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def get_captions_vtt(self, id: str, *, timeout: Optional[float] = None) -> str:
        """Captions as WebVTT (`GET /v1/videos/{id}/captions.vtt`)."""
        answer: str = self._call("GET", f"/v1/videos/{_part(id)}/captions.vtt", timeout=timeout, answers="str")
        return answer

    def get_captions_srt(self, id: str, *, timeout: Optional[float] = None) -> str:
        """Captions as SubRip (`GET /v1/videos/{id}/captions.srt`)."""
        answer: str = self._call("GET", f"/v1/videos/{_part(id)}/captions.srt", timeout=timeout, answers="str")
        return answer

    def create_plan(self, body: CreateVideo, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Plan:
        """See what would be made of an order, before it is paid for (`POST /v1/plans`)."""
        answer: Plan = self._call("POST", "/v1/plans", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def get_plan(self, id: str, *, timeout: Optional[float] = None) -> EditablePlan:
        """A plan as a script, to be edited before it is ordered (`GET /v1/plans/{id}`)."""
        answer: EditablePlan = self._call("GET", f"/v1/plans/{_part(id)}", timeout=timeout)
        return answer

    def draft_plan(self, id: str, body: DraftPlan, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> DraftedPlan:
        """See how a plan would play with another script, and what it would cost (`POST /v1/plans/{id}/draft`)."""
        answer: DraftedPlan = self._call("POST", f"/v1/plans/{_part(id)}/draft", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def get_proof(self, id: str, *, version: Optional[int] = None, timeout: Optional[float] = None) -> Proof:
        """Every figure seen or heard, and the fact it comes from (`GET /v1/videos/{id}/proof`)."""
        answer: Proof = self._call("GET", f"/v1/videos/{_part(id)}/proof", query={"version": version}, timeout=timeout)
        return answer

    def get_script(self, id: str, *, version: Optional[int] = None, timeout: Optional[float] = None) -> VideoScript:
        """The video as a script, to be changed and sent back by an edit (`GET /v1/videos/{id}/script`)."""
        answer: VideoScript = self._call("GET", f"/v1/videos/{_part(id)}/script", query={"version": version}, timeout=timeout)
        return answer

    def get_stills(self, id: str, *, version: Optional[int] = None, timeout: Optional[float] = None) -> VersionStills:
        """A small picture of every scene, rendered or not (`GET /v1/videos/{id}/stills`)."""
        answer: VersionStills = self._call("GET", f"/v1/videos/{_part(id)}/stills", query={"version": version}, timeout=timeout)
        return answer

    def get_storyboard(self, id: str, *, version: Optional[int] = None, timeout: Optional[float] = None) -> VideoStoryboard:
        """The video as data, to be played in a page (`GET /v1/videos/{id}/storyboard`)."""
        answer: VideoStoryboard = self._call("GET", f"/v1/videos/{_part(id)}/storyboard", query={"version": version}, timeout=timeout)
        return answer

    def get_storyboard_file(self, id: str, file: str, *, version: Optional[int] = None, timeout: Optional[float] = None) -> bytes:
        """A picture or a recording that a storyboard names (`GET /v1/videos/{id}/storyboard/files/{file}`)."""
        answer: bytes = self._call("GET", f"/v1/videos/{_part(id)}/storyboard/files/{_part(file)}", query={"version": version}, timeout=timeout, answers="bytes")
        return answer

    def get_plan_storyboard(self, id: str, *, timeout: Optional[float] = None) -> PlanStoryboard:
        """A plan as data, to be played in a page before it is ordered (`GET /v1/plans/{id}/storyboard`)."""
        answer: PlanStoryboard = self._call("GET", f"/v1/plans/{_part(id)}/storyboard", timeout=timeout)
        return answer

    def get_plan_storyboard_file(self, id: str, file: str, *, timeout: Optional[float] = None) -> bytes:
        """A picture that a plan's storyboard names (`GET /v1/plans/{id}/storyboard/files/{file}`)."""
        answer: bytes = self._call("GET", f"/v1/plans/{_part(id)}/storyboard/files/{_part(file)}", timeout=timeout, answers="bytes")
        return answer

    def get_job(self, id: str, *, timeout: Optional[float] = None) -> Union[Job, FootageJob, ImportJob, ClockJob, ToolJob]:
        """How far work on a video, in the library or of a test clock is (`GET /v1/jobs/{id}`)."""
        answer: Union[Job, FootageJob, ImportJob, ClockJob, ToolJob] = self._call("GET", f"/v1/jobs/{_part(id)}", timeout=timeout)
        return answer

    def cancel_job(self, id: str, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> None:
        """Stop the work on a video, the import of a shared folder, the advance of a test clock, or a tool (`POST /v1/jobs/{id}/cancel`)."""
        self._call("POST", f"/v1/jobs/{_part(id)}/cancel", idempotency_key=idempotency_key, timeout=timeout)

    def list_webhooks(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, timeout: Optional[float] = None) -> Pages[Webhook, WebhookPage]:
        """Registered addresses, newest first (`GET /v1/webhooks`)."""
        def read(at: Optional[str]) -> WebhookPage:
            answer: WebhookPage = self._call("GET", "/v1/webhooks", query={"limit": limit, "cursor": at}, timeout=timeout)
            return answer

        return Pages(read, cursor)

    def create_webhook(self, body: CreateWebhook, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> CreatedWebhook:
        """Register an address for events; the signing secret is shown once (`POST /v1/webhooks`)."""
        answer: CreatedWebhook = self._call("POST", "/v1/webhooks", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def get_webhook(self, id: str, *, timeout: Optional[float] = None) -> Webhook:
        """A registered address, without its secret (`GET /v1/webhooks/{id}`)."""
        answer: Webhook = self._call("GET", f"/v1/webhooks/{_part(id)}", timeout=timeout)
        return answer

    def change_webhook(self, id: str, body: ChangeWebhook, *, timeout: Optional[float] = None) -> Webhook:
        """Change, disable or enable an address (`PATCH /v1/webhooks/{id}`)."""
        answer: Webhook = self._call("PATCH", f"/v1/webhooks/{_part(id)}", body=body, timeout=timeout)
        return answer

    def delete_webhook(self, id: str, *, timeout: Optional[float] = None) -> None:
        """Send nothing more to an address, at once (`DELETE /v1/webhooks/{id}`)."""
        self._call("DELETE", f"/v1/webhooks/{_part(id)}", timeout=timeout)

    def rotate_webhook_secret(self, id: str, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> RotatedWebhook:
        """Give a webhook a new signing secret (`POST /v1/webhooks/{id}/rotate-secret`)."""
        answer: RotatedWebhook = self._call("POST", f"/v1/webhooks/{_part(id)}/rotate-secret", idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def list_deliveries(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, status: Optional[Literal["pending", "delivered", "failed"]] = None, event: Optional[Literal["video.rendered", "video.render_failed", "episode.ready", "webhook.test"]] = None, timeout: Optional[float] = None) -> Pages[Delivery, DeliveryPage]:
        """What a webhook was told in 30 days, newest first (`GET /v1/webhooks/{id}/deliveries`)."""
        def read(at: Optional[str]) -> DeliveryPage:
            answer: DeliveryPage = self._call("GET", f"/v1/webhooks/{_part(id)}/deliveries", query={"limit": limit, "cursor": at, "status": status, "event": event}, timeout=timeout)
            return answer

        return Pages(read, cursor)

    def test_webhook(self, id: str, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Delivery:
        """Send `webhook.test` to this address (`POST /v1/webhooks/{id}/test`)."""
        answer: Delivery = self._call("POST", f"/v1/webhooks/{_part(id)}/test", idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def resend_failed(self, id: str, body: Resend, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Resent:
        """Send every event that failed since a moment once more (`POST /v1/webhooks/{id}/resend`)."""
        answer: Resent = self._call("POST", f"/v1/webhooks/{_part(id)}/resend", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def resend_delivery(self, id: str, delivery_id: str, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Delivery:
        """Send an event to this address once more (`POST /v1/webhooks/{id}/deliveries/{deliveryId}/resend`)."""
        answer: Delivery = self._call("POST", f"/v1/webhooks/{_part(id)}/deliveries/{_part(delivery_id)}/resend", idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def list_events(self, *, limit: Optional[int] = None, after: Optional[str] = None, events: Optional[List[Literal["video.rendered", "video.render_failed", "episode.ready"]]] = None, timeout: Optional[float] = None) -> ListEventsAnswer:
        """Every event of the account, in order, as pages or as a stream (`GET /v1/events`)."""
        answer: ListEventsAnswer = self._call("GET", "/v1/events", query={"limit": limit, "after": after, "events": events}, timeout=timeout)
        return answer

    def mint_embed_token(self, body: MintEmbedToken, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> EmbedToken:
        """Open the studio for one of your users (`POST /v1/embed/token`)."""
        answer: EmbedToken = self._call("POST", "/v1/embed/token", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def get_embed_session(self, *, timeout: Optional[float] = None) -> EmbedSession:
        """Who an embed token speaks for (`GET /v1/embed/session`)."""
        answer: EmbedSession = self._call("GET", "/v1/embed/session", timeout=timeout)
        return answer

    def upload_to_library(self, file: Optional[File] = None, *, url: Optional[str] = None, title: Optional[str] = None, folder: Optional[str] = None, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> LibraryAsset:
        """Keep a picture, a video or a sound, by file or by address (`POST /v1/library/upload`)."""
        answer: LibraryAsset = self._call("POST", "/v1/library/upload", fields={"url": url, "title": title, "folder": folder}, files={"file": file}, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def list_library(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, kind: Optional[Literal["video", "image", "audio"]] = None, folder: Optional[str] = None, externalUserId: Optional[str] = None, timeout: Optional[float] = None) -> Pages[LibraryAsset, LibraryPage]:
        """What the library holds, newest first (`GET /v1/library`)."""
        def read(at: Optional[str]) -> LibraryPage:
            answer: LibraryPage = self._call("GET", "/v1/library", query={"limit": limit, "cursor": at, "kind": kind, "folder": folder, "externalUserId": externalUserId}, timeout=timeout)
            return answer

        return Pages(read, cursor)

    def list_library_folders(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, timeout: Optional[float] = None) -> Pages[LibraryFolder, LibraryFolderPage]:
        """Folders that hold something, by name (`GET /v1/library/folders`)."""
        def read(at: Optional[str]) -> LibraryFolderPage:
            answer: LibraryFolderPage = self._call("GET", "/v1/library/folders", query={"limit": limit, "cursor": at}, timeout=timeout)
            return answer

        return Pages(read, cursor)

    def get_library_asset(self, id: str, *, timeout: Optional[float] = None) -> LibraryAsset:
        """An asset as it stands (`GET /v1/library/{id}`)."""
        answer: LibraryAsset = self._call("GET", f"/v1/library/{_part(id)}", timeout=timeout)
        return answer

    def change_library_asset(self, id: str, body: ChangeAsset, *, timeout: Optional[float] = None) -> LibraryAsset:
        """Rename an asset or put it into another folder (`PATCH /v1/library/{id}`)."""
        answer: LibraryAsset = self._call("PATCH", f"/v1/library/{_part(id)}", body=body, timeout=timeout)
        return answer

    def delete_library_asset(self, id: str, *, timeout: Optional[float] = None) -> None:
        """Remove an asset for good (`DELETE /v1/library/{id}`)."""
        self._call("DELETE", f"/v1/library/{_part(id)}", timeout=timeout)

    def list_sources(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, timeout: Optional[float] = None) -> Pages[SourceRow, SourcePage]:
        """Source packs, newest first (`GET /v1/sources`)."""
        def read(at: Optional[str]) -> SourcePage:
            answer: SourcePage = self._call("GET", "/v1/sources", query={"limit": limit, "cursor": at}, timeout=timeout)
            return answer

        return Pages(read, cursor)

    def create_source(self, body: CreateSource, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> SourcePack:
        """Read a source and keep what was found (`POST /v1/sources`)."""
        answer: SourcePack = self._call("POST", "/v1/sources", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def preview_source(self, body: Preview, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> PreviewedSource:
        """Look at a source that videos will read (`POST /v1/sources/preview`)."""
        answer: PreviewedSource = self._call("POST", "/v1/sources/preview", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def get_source(self, id: str, *, timeout: Optional[float] = None) -> SourcePack:
        """A source pack with all that was found (`GET /v1/sources/{id}`)."""
        answer: SourcePack = self._call("GET", f"/v1/sources/{_part(id)}", timeout=timeout)
        return answer

    def delete_source(self, id: str, *, timeout: Optional[float] = None) -> None:
        """Remove a source pack with its pictures (`DELETE /v1/sources/{id}`)."""
        self._call("DELETE", f"/v1/sources/{_part(id)}", timeout=timeout)

    def list_tools(self, *, timeout: Optional[float] = None) -> ToolPage:
        """Every tool that can be called here, with its schemas and its price (`GET /v1/tools`)."""
        answer: ToolPage = self._call("GET", "/v1/tools", timeout=timeout)
        return answer

    def list_sounds(self, *, timeout: Optional[float] = None) -> SoundList:
        """Every bundled effect and music bed, and the styles they belong to (`GET /v1/sounds`)."""
        answer: SoundList = self._call("GET", "/v1/sounds", timeout=timeout)
        return answer

    def list_styles(self, *, timeout: Optional[float] = None) -> StyleList:
        """Every style with what it suits, a moving preview, its colours, letters and music (`GET /v1/styles`)."""
        answer: StyleList = self._call("GET", "/v1/styles", timeout=timeout)
        return answer

    def list_voices(self, *, timeout: Optional[float] = None) -> VoiceList:
        """Voices of the house, voices the account had cloned, and every language (`GET /v1/voices`)."""
        answer: VoiceList = self._call("GET", "/v1/voices", timeout=timeout)
        return answer

    def clone_voice(self, body: CloneVoice, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> ClonedVoice:
        """Clone a voice from a sample whose speaker agrees (`POST /v1/voices`)."""
        answer: ClonedVoice = self._call("POST", "/v1/voices", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def list_autopilot_voices(self, *, timeout: Optional[float] = None) -> VoiceList:
        """The voices a series can be told with (`GET /v1/autopilot/voices`)."""
        answer: VoiceList = self._call("GET", "/v1/autopilot/voices", timeout=timeout)
        return answer

    def delete_voice(self, voice_id: str, *, timeout: Optional[float] = None) -> None:
        """Remove a cloned voice, here and at the service that made it (`DELETE /v1/voices/{voiceId}`)."""
        self._call("DELETE", f"/v1/voices/{_part(voice_id)}", timeout=timeout)

    def get_voice_sample(self, voice_id: str, *, language: Optional[Literal["en", "es", "pt", "fr", "de", "it", "tr", "id", "ja", "ko", "zh", "hi", "ar"]] = None, v: Optional[str] = None, timeout: Optional[float] = None) -> bytes:
        """A sentence with a figure, said by a voice; at most 6 s (`GET /v1/voices/{voiceId}/sample`)."""
        answer: bytes = self._call("GET", f"/v1/voices/{_part(voice_id)}/sample", query={"language": language, "v": v}, timeout=timeout, answers="bytes")
        return answer

    def list_waiting_episodes(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, timeout: Optional[float] = None) -> Pages[WaitingEpisode, WaitingPage]:
        """Episodes that wait for you, newest first (`GET /v1/autopilot/waiting`)."""
        def read(at: Optional[str]) -> WaitingPage:
            answer: WaitingPage = self._call("GET", "/v1/autopilot/waiting", query={"limit": limit, "cursor": at}, timeout=timeout)
            return answer

        return Pages(read, cursor)

    def list_starters(self, *, timeout: Optional[float] = None) -> StarterList:
        """Sources that need no address (`GET /v1/autopilot/starters`)."""
        answer: StarterList = self._call("GET", "/v1/autopilot/starters", timeout=timeout)
        return answer

    def suggest_shows(self, body: Suggest, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> SuggestedShows:
        """Three shows that a source would make (`POST /v1/autopilot/suggest`)."""
        answer: SuggestedShows = self._call("POST", "/v1/autopilot/suggest", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def start_autopilot(self, body: StartAutopilot, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> StartedShow:
        """Start a show that makes itself (`POST /v1/autopilot/start`)."""
        answer: StartedShow = self._call("POST", "/v1/autopilot/start", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def list_autopilot(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, timeout: Optional[float] = None) -> Pages[AutopilotShow, AutopilotPage]:
        """Shows with their last five episodes, newest first (`GET /v1/autopilot`)."""
        def read(at: Optional[str]) -> AutopilotPage:
            answer: AutopilotPage = self._call("GET", "/v1/autopilot", query={"limit": limit, "cursor": at}, timeout=timeout)
            return answer

        return Pages(read, cursor)

    def get_autopilot(self, series_id: str, *, timeout: Optional[float] = None) -> AutopilotShow:
        """A show with its last five episodes (`GET /v1/autopilot/{seriesId}`)."""
        answer: AutopilotShow = self._call("GET", f"/v1/autopilot/{_part(series_id)}", timeout=timeout)
        return answer

    def change_autopilot(self, series_id: str, body: ChangeAutopilot, *, timeout: Optional[float] = None) -> AutopilotShow:
        """Change what is named and leave the rest (`PATCH /v1/autopilot/{seriesId}`)."""
        answer: AutopilotShow = self._call("PATCH", f"/v1/autopilot/{_part(series_id)}", body=body, timeout=timeout)
        return answer

    def delete_series(self, series_id: str, *, timeout: Optional[float] = None) -> None:
        """Remove a series; its videos, show and channel stay (`DELETE /v1/autopilot/{seriesId}`)."""
        self._call("DELETE", f"/v1/autopilot/{_part(series_id)}", timeout=timeout)

    def pause_autopilot(self, series_id: str, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> AutopilotShow:
        """Stop the schedule (`POST /v1/autopilot/{seriesId}/pause`)."""
        answer: AutopilotShow = self._call("POST", f"/v1/autopilot/{_part(series_id)}/pause", idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def resume_autopilot(self, series_id: str, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> AutopilotShow:
        """Restart the schedule (`POST /v1/autopilot/{seriesId}/resume`)."""
        answer: AutopilotShow = self._call("POST", f"/v1/autopilot/{_part(series_id)}/resume", idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def rewrite_episode(self, series_id: str, video_id: str, body: RewriteEpisode, *, timeout: Optional[float] = None) -> RewrittenEpisode:
        """Change what the posts of a waiting episode say (`PATCH /v1/autopilot/{seriesId}/episodes/{videoId}`)."""
        answer: RewrittenEpisode = self._call("PATCH", f"/v1/autopilot/{_part(series_id)}/episodes/{_part(video_id)}", body=body, timeout=timeout)
        return answer

    def approve_episode(self, series_id: str, video_id: str, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> AutopilotEpisode:
        """Post an episode that waits for you (`POST /v1/autopilot/{seriesId}/episodes/{videoId}/approve`)."""
        answer: AutopilotEpisode = self._call("POST", f"/v1/autopilot/{_part(series_id)}/episodes/{_part(video_id)}/approve", idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def discard_episode(self, series_id: str, video_id: str, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> AutopilotEpisode:
        """Decide against an episode that waits for you (`POST /v1/autopilot/{seriesId}/episodes/{videoId}/discard`)."""
        answer: AutopilotEpisode = self._call("POST", f"/v1/autopilot/{_part(series_id)}/episodes/{_part(video_id)}/discard", idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def list_chats(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, externalUserId: Optional[str] = None, timeout: Optional[float] = None) -> Pages[Chat, ChatPage]:
        """Chats, newest first (`GET /v1/chats`)."""
        def read(at: Optional[str]) -> ChatPage:
            answer: ChatPage = self._call("GET", "/v1/chats", query={"limit": limit, "cursor": at, "externalUserId": externalUserId}, timeout=timeout)
            return answer

        return Pages(read, cursor)

    def create_chat(self, body: CreateChat, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Chat:
        """Begin a chat (`POST /v1/chats`)."""
        answer: Chat = self._call("POST", "/v1/chats", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def get_chat_abilities(self, *, timeout: Optional[float] = None) -> ChatAbilities:
        """What chats can do here (`GET /v1/chats/abilities`)."""
        answer: ChatAbilities = self._call("GET", "/v1/chats/abilities", timeout=timeout)
        return answer

    def change_chat(self, id: str, body: ChangeChat, *, timeout: Optional[float] = None) -> Chat:
        """Rename a chat (`PATCH /v1/chats/{id}`)."""
        answer: Chat = self._call("PATCH", f"/v1/chats/{_part(id)}", body=body, timeout=timeout)
        return answer

    def delete_chat(self, id: str, *, timeout: Optional[float] = None) -> None:
        """Remove a chat with all that was said; its videos stay (`DELETE /v1/chats/{id}`)."""
        self._call("DELETE", f"/v1/chats/{_part(id)}", timeout=timeout)

    def list_chat_messages(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, timeout: Optional[float] = None) -> Pages[ChatMessage, ChatMessagePage]:
        """What was said, newest first (`GET /v1/chats/{id}/messages`)."""
        def read(at: Optional[str]) -> ChatMessagePage:
            answer: ChatMessagePage = self._call("GET", f"/v1/chats/{_part(id)}/messages", query={"limit": limit, "cursor": at}, timeout=timeout)
            return answer

        return Pages(read, cursor)

    def send_chat_message(self, id: str, body: SendMessage, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Exchange:
        """Say something (`POST /v1/chats/{id}/messages`)."""
        answer: Exchange = self._call("POST", f"/v1/chats/{_part(id)}/messages", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def dictate(self, file: File, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Dictation:
        """Write down what is said (`POST /v1/dictations`)."""
        answer: Dictation = self._call("POST", "/v1/dictations", fields={}, files={"file": file}, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def list_test_clocks(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, timeout: Optional[float] = None) -> Pages[Clock, ClockPage]:
        """Virtual clocks of the test account, newest first (`GET /v1/test/clocks`)."""
        def read(at: Optional[str]) -> ClockPage:
            answer: ClockPage = self._call("GET", "/v1/test/clocks", query={"limit": limit, "cursor": at}, timeout=timeout)
            return answer

        return Pages(read, cursor)

    def create_test_clock(self, body: CreateClock, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Clock:
        """Make a virtual clock (`POST /v1/test/clocks`)."""
        answer: Clock = self._call("POST", "/v1/test/clocks", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def get_test_clock(self, id: str, *, timeout: Optional[float] = None) -> Clock:
        """A virtual clock as it stands (`GET /v1/test/clocks/{id}`)."""
        answer: Clock = self._call("GET", f"/v1/test/clocks/{_part(id)}", timeout=timeout)
        return answer

    def delete_test_clock(self, id: str, *, timeout: Optional[float] = None) -> None:
        """Remove a virtual clock (`DELETE /v1/test/clocks/{id}`)."""
        self._call("DELETE", f"/v1/test/clocks/{_part(id)}", timeout=timeout)

    def advance_test_clock(self, id: str, body: AdvanceClock, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> AdvancingClock:
        """Play what falls due until a later time (`POST /v1/test/clocks/{id}/advance`)."""
        answer: AdvancingClock = self._call("POST", f"/v1/test/clocks/{_part(id)}/advance", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_approve_episode(self, body: OneEpisodeInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> AutopilotEpisode:
        """Post an episode that waits for approval to the destinations of its series (`POST /v1/tools/approve_episode`)."""
        answer: AutopilotEpisode = self._call("POST", "/v1/tools/approve_episode", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_cancel_job(self, body: OneJobInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> GetJobOutput:
        """Stop a job (`POST /v1/tools/cancel_job`)."""
        answer: GetJobOutput = self._call("POST", "/v1/tools/cancel_job", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_cancel_video(self, body: OneVideoInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Video:
        """Stop the work on a video (`POST /v1/tools/cancel_video`)."""
        answer: Video = self._call("POST", "/v1/tools/cancel_video", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_change_channel(self, body: ChangeChannelInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Channel:
        """Change the brand, defaults, style notes, call to action or compliance text of a channel, or its name (`POST /v1/tools/change_channel`)."""
        answer: Channel = self._call("POST", "/v1/tools/change_channel", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_change_library_asset(self, body: ChangeLibraryAssetInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> LibraryAsset:
        """Rename an asset of the library or put it into another folder; null takes it out of its folder (`POST /v1/tools/change_library_asset`)."""
        answer: LibraryAsset = self._call("POST", "/v1/tools/change_library_asset", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_change_series(self, body: ChangeSeriesInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> AutopilotShow:
        """Change what is named of a series (`POST /v1/tools/change_series`)."""
        answer: AutopilotShow = self._call("POST", "/v1/tools/change_series", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_change_show(self, body: ChangeShowInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Show:
        """Change the title, brand, defaults, texts, declared fields or channel of a show (`POST /v1/tools/change_show`)."""
        answer: Show = self._call("POST", "/v1/tools/change_show", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_change_video(self, body: ChangeVideoInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Video:
        """Rename a video, make it public or private, or let its viewers check its figures (`POST /v1/tools/change_video`)."""
        answer: Video = self._call("POST", "/v1/tools/change_video", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_create_channel(self, body: CreateChannelInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Channel:
        """Make a channel, whose brand, defaults, style notes and texts its shows and videos share (`POST /v1/tools/create_channel`)."""
        answer: Channel = self._call("POST", "/v1/tools/create_channel", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_create_show(self, body: CreateShowInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Show:
        """Make a show, on a channel or on none (`POST /v1/tools/create_show`)."""
        answer: Show = self._call("POST", "/v1/tools/create_show", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_delete_channel(self, body: OneChannelInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Removed:
        """Remove a channel; its videos stay (`POST /v1/tools/delete_channel`)."""
        answer: Removed = self._call("POST", "/v1/tools/delete_channel", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_delete_library_asset(self, body: OneAssetInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Removed:
        """Remove an asset of the library for good (`POST /v1/tools/delete_library_asset`)."""
        answer: Removed = self._call("POST", "/v1/tools/delete_library_asset", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_delete_series(self, body: OneSeriesInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Removed:
        """Remove a series; its videos, show and channel stay (`POST /v1/tools/delete_series`)."""
        answer: Removed = self._call("POST", "/v1/tools/delete_series", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_delete_show(self, body: OneShowInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Removed:
        """Remove a show; its videos stay (`POST /v1/tools/delete_show`)."""
        answer: Removed = self._call("POST", "/v1/tools/delete_show", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_delete_source(self, body: OneSourceInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Removed:
        """Remove a source pack with its pictures (`POST /v1/tools/delete_source`)."""
        answer: Removed = self._call("POST", "/v1/tools/delete_source", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_delete_video(self, body: OneVideoInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Removed:
        """Remove a video and its files for good (`POST /v1/tools/delete_video`)."""
        answer: Removed = self._call("POST", "/v1/tools/delete_video", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_discard_episode(self, body: OneEpisodeInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> AutopilotEpisode:
        """Decide against an episode that waits for approval (`POST /v1/tools/discard_episode`)."""
        answer: AutopilotEpisode = self._call("POST", "/v1/tools/discard_episode", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_edit_video(self, body: EditVideoInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> BegunEdit:
        """Change a video by notes in plain words ("shorter, drop scene 3, in Spanish"), or by a script (`POST /v1/tools/edit_video`)."""
        answer: BegunEdit = self._call("POST", "/v1/tools/edit_video", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_get_captions(self, body: GetCaptionsInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Captions:
        """The captions of a video as WebVTT or SubRip (`POST /v1/tools/get_captions`)."""
        answer: Captions = self._call("POST", "/v1/tools/get_captions", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_get_channel(self, body: OneChannelInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Channel:
        """A channel (`POST /v1/tools/get_channel`)."""
        answer: Channel = self._call("POST", "/v1/tools/get_channel", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_get_job(self, body: GetJobInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> GetJobOutput:
        """How far a job is, or what came of it (`POST /v1/tools/get_job`)."""
        answer: GetJobOutput = self._call("POST", "/v1/tools/get_job", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_get_library_asset(self, body: OneAssetInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> LibraryAsset:
        """An asset of the library (`POST /v1/tools/get_library_asset`)."""
        answer: LibraryAsset = self._call("POST", "/v1/tools/get_library_asset", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_get_script(self, body: OneVersionInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> VideoScript:
        """The storyboard of a video as a script (`POST /v1/tools/get_script`)."""
        answer: VideoScript = self._call("POST", "/v1/tools/get_script", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_get_series(self, body: OneSeriesInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> AutopilotShow:
        """A series with its schedule, policy, next runs and last five episodes (`POST /v1/tools/get_series`)."""
        answer: AutopilotShow = self._call("POST", "/v1/tools/get_series", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_get_show(self, body: OneShowInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Show:
        """A show with its own settings (`POST /v1/tools/get_show`)."""
        answer: Show = self._call("POST", "/v1/tools/get_show", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_get_source(self, body: OneSourceInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> SourcePack:
        """A source pack with all that was found in it (`POST /v1/tools/get_source`)."""
        answer: SourcePack = self._call("POST", "/v1/tools/get_source", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_get_stills(self, body: OneVersionInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> VersionStills:
        """A small picture of every scene of a video, rendered or not, as pictures that you can look at (`POST /v1/tools/get_stills`)."""
        answer: VersionStills = self._call("POST", "/v1/tools/get_stills", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_get_video(self, body: GetVideoInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Video:
        """A video as it stands (`POST /v1/tools/get_video`)."""
        answer: Video = self._call("POST", "/v1/tools/get_video", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_import_drive(self, body: ImportDriveInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> ImportJob:
        """Bring the pictures, videos and sounds of a shared Google Drive or Dropbox folder into the library (`POST /v1/tools/import_drive`)."""
        answer: ImportJob = self._call("POST", "/v1/tools/import_drive", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_index_footage(self, body: IndexFootageInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> FootageJob:
        """Index a video of the library (scenes, silence, black, what is said) so that videos cut good shots from it (`POST /v1/tools/index_footage`)."""
        answer: FootageJob = self._call("POST", "/v1/tools/index_footage", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_learn_brand(self, body: LearnBrandInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> LearnedBrand:
        """Learns a brand from a page of its site (`url`) or a logo of the library (`libraryAssetId`) and saves it to a channel (`POST /v1/tools/learn_brand`)."""
        answer: LearnedBrand = self._call("POST", "/v1/tools/learn_brand", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_list_channels(self, body: ListChannelsInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> ChannelPage:
        """Channels of the account, newest first, each with its brand and its defaults (`POST /v1/tools/list_channels`)."""
        answer: ChannelPage = self._call("POST", "/v1/tools/list_channels", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_list_library(self, body: ListLibraryInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> LibraryPage:
        """Pictures, videos and sounds of the library, newest first; narrowed by kind, folder or externalUserId (`POST /v1/tools/list_library`)."""
        answer: LibraryPage = self._call("POST", "/v1/tools/list_library", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_list_library_folders(self, body: ListLibraryFoldersInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> LibraryFolderPage:
        """The folders of the library by name, with how many assets are in each (`POST /v1/tools/list_library_folders`)."""
        answer: LibraryFolderPage = self._call("POST", "/v1/tools/list_library_folders", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_list_notifications(self, body: ListNotificationsInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> NotificationPage:
        """What the owner of the account was told, newest first (`POST /v1/tools/list_notifications`)."""
        answer: NotificationPage = self._call("POST", "/v1/tools/list_notifications", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_list_series(self, body: ListSeriesInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> SeriesPage:
        """The scheduled series of the account, newest first, each with its next run and its last five episodes (`POST /v1/tools/list_series`)."""
        answer: SeriesPage = self._call("POST", "/v1/tools/list_series", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_list_shows(self, body: ListShowsInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> ShowPage:
        """Shows of the account, newest first, each with its own settings and its channel (`POST /v1/tools/list_shows`)."""
        answer: ShowPage = self._call("POST", "/v1/tools/list_shows", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_list_sources(self, body: ListSourcesInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> SourcePage:
        """Source packs of the account, newest first; those that videos were made of are among them (`POST /v1/tools/list_sources`)."""
        answer: SourcePage = self._call("POST", "/v1/tools/list_sources", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_list_starters(self, body: ListStartersInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> StarterList:
        """Ready-made subjects for a series, which need no address (`POST /v1/tools/list_starters`)."""
        answer: StarterList = self._call("POST", "/v1/tools/list_starters", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_list_versions(self, body: ListVersionsInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> VersionList:
        """The versions of a video, newest first (`POST /v1/tools/list_versions`)."""
        answer: VersionList = self._call("POST", "/v1/tools/list_versions", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_list_videos(self, body: ListVideosInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> VideoPage:
        """Videos of the account, newest first (`POST /v1/tools/list_videos`)."""
        answer: VideoPage = self._call("POST", "/v1/tools/list_videos", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_list_waiting_episodes(self, body: ListWaitingEpisodesInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> WaitingPage:
        """Episodes of all series that wait for approval, newest first, with what their reviews found (`POST /v1/tools/list_waiting_episodes`)."""
        answer: WaitingPage = self._call("POST", "/v1/tools/list_waiting_episodes", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_make_token_video(self, body: MakeTokenVideoInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> AcceptedJob:
        """Make a 9:16 video of a crypto token from its chain and address, with price, moves, volume, liquidity, hourly candles and logo as the markets give them now (`POST /v1/tools/make_token_video`)."""
        answer: AcceptedJob = self._call("POST", "/v1/tools/make_token_video", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_make_video(self, body: MakeVideoInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> AcceptedJob:
        """Make a short narrated video from JSON data, a page, text or a source that was read before; every figure in it comes from there (`POST /v1/tools/make_video`)."""
        answer: AcceptedJob = self._call("POST", "/v1/tools/make_video", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_market_data(self, body: MarketDataInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> SourcePack:
        """Look up a share by ticker, the weather of a city or a currency pair, with their history where there is one (`POST /v1/tools/market_data`)."""
        answer: SourcePack = self._call("POST", "/v1/tools/market_data", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_pause_series(self, body: PauseSeriesInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> SeriesFace:
        """Pause a series (`POST /v1/tools/pause_series`)."""
        answer: SeriesFace = self._call("POST", "/v1/tools/pause_series", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_plan(self, body: CreateVideo, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Plan:
        """Shows what would be made of an order before it is paid for (`POST /v1/tools/plan`)."""
        answer: Plan = self._call("POST", "/v1/tools/plan", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_preview_source(self, body: PreviewSourceInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> PreviewedSource:
        """Look at a source that videos or a series will read anew each time (`POST /v1/tools/preview_source`)."""
        answer: PreviewedSource = self._call("POST", "/v1/tools/preview_source", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_proof(self, body: ProofInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Proof:
        """Every figure that is seen or heard in a video, where it stands, and the fact of the payload that it comes from (`POST /v1/tools/proof`)."""
        answer: Proof = self._call("POST", "/v1/tools/proof", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_publish(self, body: PublishInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Publication:
        """Publish a rendered video (`POST /v1/tools/publish`)."""
        answer: Publication = self._call("POST", "/v1/tools/publish", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_quote(self, body: QuoteInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Quote:
        """What a video, an edit, an episode or an index of footage would cost in credits and US dollars; nothing is charged (`POST /v1/tools/quote`)."""
        answer: Quote = self._call("POST", "/v1/tools/quote", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_read_source(self, body: ReadSourceInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> SourcePack:
        """Read a page, a file, text or data and keep what was found (`POST /v1/tools/read_source`)."""
        answer: SourcePack = self._call("POST", "/v1/tools/read_source", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_render_video(self, body: OneVideoInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> AcceptedJob:
        """Render the current version of a video (`POST /v1/tools/render_video`)."""
        answer: AcceptedJob = self._call("POST", "/v1/tools/render_video", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_restore_version(self, body: RestoreVersionInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Video:
        """Make a version of a video current again, rendered where it has a file, else scripted (`POST /v1/tools/restore_version`)."""
        answer: Video = self._call("POST", "/v1/tools/restore_version", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_resume_series(self, body: OneSeriesInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> AutopilotShow:
        """Restart the schedule of a series that was paused (`POST /v1/tools/resume_series`)."""
        answer: AutopilotShow = self._call("POST", "/v1/tools/resume_series", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_rewrite_episode(self, body: RewriteEpisodeInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> RewrittenEpisode:
        """Change what the posts of an episode that waits for approval say; null for the usual text (`POST /v1/tools/rewrite_episode`)."""
        answer: RewrittenEpisode = self._call("POST", "/v1/tools/rewrite_episode", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_rotate_media_key(self, body: OneVideoInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Video:
        """Give a video a new media key (`POST /v1/tools/rotate_media_key`)."""
        answer: Video = self._call("POST", "/v1/tools/rotate_media_key", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_run_series(self, body: RunSeriesInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> SeriesCheck:
        """Check a series now (`POST /v1/tools/run_series`)."""
        answer: SeriesCheck = self._call("POST", "/v1/tools/run_series", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_start_autopilot(self, body: StartAutopilotInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> StartedShow:
        """Start a show that makes itself (`POST /v1/tools/start_autopilot`)."""
        answer: StartedShow = self._call("POST", "/v1/tools/start_autopilot", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_start_series(self, body: StartSeriesInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> StartedSeries:
        """Start a series (`POST /v1/tools/start_series`)."""
        answer: StartedSeries = self._call("POST", "/v1/tools/start_series", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_suggest_edits(self, body: OneVideoInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> SuggestionList:
        """Notes that edit_video would do for this video now, each understood whole (`POST /v1/tools/suggest_edits`)."""
        answer: SuggestionList = self._call("POST", "/v1/tools/suggest_edits", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_suggest_shows(self, body: SuggestShowsInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> SuggestedShows:
        """Three shows that a source would make, each with title, premise, cadence, style and length (`POST /v1/tools/suggest_shows`)."""
        answer: SuggestedShows = self._call("POST", "/v1/tools/suggest_shows", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def tool_upload_to_library(self, body: UploadToLibraryInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> LibraryAsset:
        """Keep a picture, a video or a sound in the library, fetched from its address, at most 250 MB (`POST /v1/tools/upload_to_library`)."""
        answer: LibraryAsset = self._call("POST", "/v1/tools/upload_to_library", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer


class AsyncOperations:
    async def _call(
        self,
        method: str,
        path: str,
        *,
        query: Optional[Mapping[str, Any]] = None,
        body: Any = None,
        fields: Optional[Mapping[str, Optional[str]]] = None,
        files: Optional[Mapping[str, Optional[File]]] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        answers: str = "json",
    ) -> Any:
        raise NotImplementedError

    async def get_account(self, *, timeout: Optional[float] = None) -> Account:
        """The account behind the key and its credits (`GET /v1/account`)."""
        answer: Account = await self._call("GET", "/v1/account", timeout=timeout)
        return answer

    def list_notifications(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, timeout: Optional[float] = None) -> AsyncPages[Notification, NotificationPage]:
        """What the owner of the account was told, newest first (`GET /v1/notifications`)."""
        async def read(at: Optional[str]) -> NotificationPage:
            answer: NotificationPage = await self._call("GET", "/v1/notifications", query={"limit": limit, "cursor": at}, timeout=timeout)
            return answer

        return AsyncPages(read, cursor)

    async def read_notification(self, id: str, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Notification:
        """Mark a notification as read; again changes nothing (`POST /v1/notifications/{id}/read`)."""
        answer: Notification = await self._call("POST", f"/v1/notifications/{_part(id)}/read", idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def list_connections(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, timeout: Optional[float] = None) -> AsyncPages[Connection, ConnectionPage]:
        """Keys to other services, newest first (`GET /v1/account/connections`)."""
        async def read(at: Optional[str]) -> ConnectionPage:
            answer: ConnectionPage = await self._call("GET", "/v1/account/connections", query={"limit": limit, "cursor": at}, timeout=timeout)
            return answer

        return AsyncPages(read, cursor)

    async def save_connection(self, body: SaveConnection, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Connection:
        """Save the key to a scheduler or a drive (`POST /v1/account/connections`)."""
        answer: Connection = await self._call("POST", "/v1/account/connections", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def list_connected_channels(self, *, timeout: Optional[float] = None) -> ConnectedChannelList:
        """Where videos can be posted (`GET /v1/account/connections/channels`)."""
        answer: ConnectedChannelList = await self._call("GET", "/v1/account/connections/channels", timeout=timeout)
        return answer

    async def test_connection(self, id: str, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> ConnectionTest:
        """Ask a service whether it takes the key (`POST /v1/account/connections/{id}/test`)."""
        answer: ConnectionTest = await self._call("POST", f"/v1/account/connections/{_part(id)}/test", idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def delete_connection(self, id: str, *, timeout: Optional[float] = None) -> None:
        """Forget a key, at once and for good (`DELETE /v1/account/connections/{id}`)."""
        await self._call("DELETE", f"/v1/account/connections/{_part(id)}", timeout=timeout)

    def list_requests(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, status: Optional[str] = None, method: Optional[Literal["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE"]] = None, path: Optional[str] = None, timeout: Optional[float] = None) -> AsyncPages[LoggedRequest, LoggedRequestPage]:
        """What was asked with the keys of the account (`GET /v1/account/requests`)."""
        async def read(at: Optional[str]) -> LoggedRequestPage:
            answer: LoggedRequestPage = await self._call("GET", "/v1/account/requests", query={"limit": limit, "cursor": at, "status": status, "method": method, "path": path}, timeout=timeout)
            return answer

        return AsyncPages(read, cursor)

    def list_ledger(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, timeout: Optional[float] = None) -> AsyncPages[LedgerRow, LedgerPage]:
        """Everything that happened to the credits (`GET /v1/account/ledger`)."""
        async def read(at: Optional[str]) -> LedgerPage:
            answer: LedgerPage = await self._call("GET", "/v1/account/ledger", query={"limit": limit, "cursor": at}, timeout=timeout)
            return answer

        return AsyncPages(read, cursor)

    def list_cards(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, timeout: Optional[float] = None) -> AsyncPages[Card, CardPage]:
        """Cards on file; the first is the one that is charged (`GET /v1/account/cards`)."""
        async def read(at: Optional[str]) -> CardPage:
            answer: CardPage = await self._call("GET", "/v1/account/cards", query={"limit": limit, "cursor": at}, timeout=timeout)
            return answer

        return AsyncPages(read, cursor)

    async def quote(self, body: QuoteRequest, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Quote:
        """The price of work, without charging (`POST /v1/quote`)."""
        answer: Quote = await self._call("POST", "/v1/quote", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def get_usage(self, *, months: Optional[int] = None, timeout: Optional[float] = None) -> Usage:
        """Credits by month, key and kind of work (`GET /v1/account/usage`)."""
        answer: Usage = await self._call("GET", "/v1/account/usage", query={"months": months}, timeout=timeout)
        return answer

    def list_invoices(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, timeout: Optional[float] = None) -> AsyncPages[InvoiceTotals, InvoicePage]:
        """Months of the account, newest first (`GET /v1/account/invoices`)."""
        async def read(at: Optional[str]) -> InvoicePage:
            answer: InvoicePage = await self._call("GET", "/v1/account/invoices", query={"limit": limit, "cursor": at}, timeout=timeout)
            return answer

        return AsyncPages(read, cursor)

    async def get_invoice(self, month: str, *, timeout: Optional[float] = None) -> Invoice:
        """One month in full (`GET /v1/account/invoices/{month}`)."""
        answer: Invoice = await self._call("GET", f"/v1/account/invoices/{_part(month)}", timeout=timeout)
        return answer

    async def download_invoice(self, month: str, *, timeout: Optional[float] = None) -> bytes:
        """One month as PDF (`GET /v1/account/invoices/{month}/pdf`)."""
        answer: bytes = await self._call("GET", f"/v1/account/invoices/{_part(month)}/pdf", timeout=timeout, answers="bytes")
        return answer

    async def get_limits(self, *, timeout: Optional[float] = None) -> Limits:
        """What holds for the account (`GET /v1/account/limits`)."""
        answer: Limits = await self._call("GET", "/v1/account/limits", timeout=timeout)
        return answer

    def list_channels(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, timeout: Optional[float] = None) -> AsyncPages[Channel, ChannelPage]:
        """Channels, newest first (`GET /v1/channels`)."""
        async def read(at: Optional[str]) -> ChannelPage:
            answer: ChannelPage = await self._call("GET", "/v1/channels", query={"limit": limit, "cursor": at}, timeout=timeout)
            return answer

        return AsyncPages(read, cursor)

    async def create_channel(self, body: CreateChannel, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Channel:
        """Make a channel, whose brand, defaults and texts its videos share (`POST /v1/channels`)."""
        answer: Channel = await self._call("POST", "/v1/channels", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def get_channel(self, id: str, *, timeout: Optional[float] = None) -> Channel:
        """A channel as it stands (`GET /v1/channels/{id}`)."""
        answer: Channel = await self._call("GET", f"/v1/channels/{_part(id)}", timeout=timeout)
        return answer

    async def change_channel(self, id: str, body: ChangeChannel, *, timeout: Optional[float] = None) -> Channel:
        """Change what is named and leave the rest (`PATCH /v1/channels/{id}`)."""
        answer: Channel = await self._call("PATCH", f"/v1/channels/{_part(id)}", body=body, timeout=timeout)
        return answer

    async def delete_channel(self, id: str, *, timeout: Optional[float] = None) -> None:
        """Remove a channel; its videos stay (`DELETE /v1/channels/{id}`)."""
        await self._call("DELETE", f"/v1/channels/{_part(id)}", timeout=timeout)

    def list_shows(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, timeout: Optional[float] = None) -> AsyncPages[Show, ShowPage]:
        """Shows, newest first (`GET /v1/shows`)."""
        async def read(at: Optional[str]) -> ShowPage:
            answer: ShowPage = await self._call("GET", "/v1/shows", query={"limit": limit, "cursor": at}, timeout=timeout)
            return answer

        return AsyncPages(read, cursor)

    async def create_show(self, body: CreateShow, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Show:
        """Make a show, on a channel or on none (`POST /v1/shows`)."""
        answer: Show = await self._call("POST", "/v1/shows", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def get_show(self, id: str, *, timeout: Optional[float] = None) -> Show:
        """A show as it stands (`GET /v1/shows/{id}`)."""
        answer: Show = await self._call("GET", f"/v1/shows/{_part(id)}", timeout=timeout)
        return answer

    async def change_show(self, id: str, body: ChangeShow, *, timeout: Optional[float] = None) -> Show:
        """Change what is named and leave the rest (`PATCH /v1/shows/{id}`)."""
        answer: Show = await self._call("PATCH", f"/v1/shows/{_part(id)}", body=body, timeout=timeout)
        return answer

    async def delete_show(self, id: str, *, timeout: Optional[float] = None) -> None:
        """Remove a show; its videos stay (`DELETE /v1/shows/{id}`)."""
        await self._call("DELETE", f"/v1/shows/{_part(id)}", timeout=timeout)

    async def create_video_from_token(self, body: TokenVideo, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> AcceptedJob:
        """Make a video of a token (`POST /v1/videos/token`)."""
        answer: AcceptedJob = await self._call("POST", "/v1/videos/token", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def create_video_from_data(self, body: CreateVideo, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Union[AcceptedVideo, AcceptedJob]:
        """Make a narrated video from JSON data (`POST /v1/videos/from-data`)."""
        answer: Union[AcceptedVideo, AcceptedJob] = await self._call("POST", "/v1/videos/from-data", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def list_videos(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, status: Optional[VideoStatus] = None, showId: Optional[str] = None, external_id: Optional[str] = None, externalUserId: Optional[str] = None, timeout: Optional[float] = None) -> AsyncPages[Video, VideoPage]:
        """Videos of the account, newest first (`GET /v1/videos`)."""
        async def read(at: Optional[str]) -> VideoPage:
            answer: VideoPage = await self._call("GET", "/v1/videos", query={"limit": limit, "cursor": at, "status": status, "showId": showId, "external_id": external_id, "externalUserId": externalUserId}, timeout=timeout)
            return answer

        return AsyncPages(read, cursor)

    async def get_video(self, id: str, *, timeout: Optional[float] = None) -> Video:
        """A video as it stands (`GET /v1/videos/{id}`)."""
        answer: Video = await self._call("GET", f"/v1/videos/{_part(id)}", timeout=timeout)
        return answer

    async def change_video(self, id: str, body: ChangeVideo, *, timeout: Optional[float] = None) -> Video:
        """Change what a video is called and who may see it (`PATCH /v1/videos/{id}`)."""
        answer: Video = await self._call("PATCH", f"/v1/videos/{_part(id)}", body=body, timeout=timeout)
        return answer

    async def delete_video(self, id: str, *, timeout: Optional[float] = None) -> None:
        """Remove a video and its files for good (`DELETE /v1/videos/{id}`)."""
        await self._call("DELETE", f"/v1/videos/{_part(id)}", timeout=timeout)

    async def edit_video(self, id: str, body: EditVideo, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Video:
        """Change a video by notes or by script (`POST /v1/videos/{id}/edit`)."""
        answer: Video = await self._call("POST", f"/v1/videos/{_part(id)}/edit", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def draft_edit(self, id: str, body: DraftEdit, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> DraftedVideo:
        """See how an edit by script would play (`POST /v1/videos/{id}/draft`)."""
        answer: DraftedVideo = await self._call("POST", f"/v1/videos/{_part(id)}/draft", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def list_video_facts(self, id: str, *, language: Optional[str] = None, timeout: Optional[float] = None) -> VideoFacts:
        """The facts that a script of this video may name (`GET /v1/videos/{id}/facts`)."""
        answer: VideoFacts = await self._call("GET", f"/v1/videos/{_part(id)}/facts", query={"language": language}, timeout=timeout)
        return answer

    async def list_suggestions(self, id: str, *, timeout: Optional[float] = None) -> SuggestionList:
        """Notes that an edit of this video would do (`GET /v1/videos/{id}/suggestions`)."""
        answer: SuggestionList = await self._call("GET", f"/v1/videos/{_part(id)}/suggestions", timeout=timeout)
        return answer

    def list_versions(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, timeout: Optional[float] = None) -> AsyncPages[Version, VersionList]:
        """The versions of a video, newest first (`GET /v1/videos/{id}/versions`)."""
        async def read(at: Optional[str]) -> VersionList:
            answer: VersionList = await self._call("GET", f"/v1/videos/{_part(id)}/versions", query={"limit": limit, "cursor": at}, timeout=timeout)
            return answer

        return AsyncPages(read, cursor)

    async def restore_version(self, id: str, version: int, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Video:
        """Make a version current again (`POST /v1/videos/{id}/versions/{version}/restore`)."""
        answer: Video = await self._call("POST", f"/v1/videos/{_part(id)}/versions/{_part(version)}/restore", idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def render_video(self, id: str, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> RenderingVideo:
        """Render the current version (`POST /v1/videos/{id}/render`)."""
        answer: RenderingVideo = await self._call("POST", f"/v1/videos/{_part(id)}/render", idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def cancel_video(self, id: str, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Video:
        """Stop the work on a video (`POST /v1/videos/{id}/cancel`)."""
        answer: Video = await self._call("POST", f"/v1/videos/{_part(id)}/cancel", idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def rotate_media_key(self, id: str, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Video:
        """Give a video a new media key (`POST /v1/videos/{id}/rotate-key`)."""
        answer: Video = await self._call("POST", f"/v1/videos/{_part(id)}/rotate-key", idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def get_captions_vtt(self, id: str, *, timeout: Optional[float] = None) -> str:
        """Captions as WebVTT (`GET /v1/videos/{id}/captions.vtt`)."""
        answer: str = await self._call("GET", f"/v1/videos/{_part(id)}/captions.vtt", timeout=timeout, answers="str")
        return answer

    async def get_captions_srt(self, id: str, *, timeout: Optional[float] = None) -> str:
        """Captions as SubRip (`GET /v1/videos/{id}/captions.srt`)."""
        answer: str = await self._call("GET", f"/v1/videos/{_part(id)}/captions.srt", timeout=timeout, answers="str")
        return answer

    async def create_plan(self, body: CreateVideo, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Plan:
        """See what would be made of an order, before it is paid for (`POST /v1/plans`)."""
        answer: Plan = await self._call("POST", "/v1/plans", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def get_plan(self, id: str, *, timeout: Optional[float] = None) -> EditablePlan:
        """A plan as a script, to be edited before it is ordered (`GET /v1/plans/{id}`)."""
        answer: EditablePlan = await self._call("GET", f"/v1/plans/{_part(id)}", timeout=timeout)
        return answer

    async def draft_plan(self, id: str, body: DraftPlan, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> DraftedPlan:
        """See how a plan would play with another script, and what it would cost (`POST /v1/plans/{id}/draft`)."""
        answer: DraftedPlan = await self._call("POST", f"/v1/plans/{_part(id)}/draft", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def get_proof(self, id: str, *, version: Optional[int] = None, timeout: Optional[float] = None) -> Proof:
        """Every figure seen or heard, and the fact it comes from (`GET /v1/videos/{id}/proof`)."""
        answer: Proof = await self._call("GET", f"/v1/videos/{_part(id)}/proof", query={"version": version}, timeout=timeout)
        return answer

    async def get_script(self, id: str, *, version: Optional[int] = None, timeout: Optional[float] = None) -> VideoScript:
        """The video as a script, to be changed and sent back by an edit (`GET /v1/videos/{id}/script`)."""
        answer: VideoScript = await self._call("GET", f"/v1/videos/{_part(id)}/script", query={"version": version}, timeout=timeout)
        return answer

    async def get_stills(self, id: str, *, version: Optional[int] = None, timeout: Optional[float] = None) -> VersionStills:
        """A small picture of every scene, rendered or not (`GET /v1/videos/{id}/stills`)."""
        answer: VersionStills = await self._call("GET", f"/v1/videos/{_part(id)}/stills", query={"version": version}, timeout=timeout)
        return answer

    async def get_storyboard(self, id: str, *, version: Optional[int] = None, timeout: Optional[float] = None) -> VideoStoryboard:
        """The video as data, to be played in a page (`GET /v1/videos/{id}/storyboard`)."""
        answer: VideoStoryboard = await self._call("GET", f"/v1/videos/{_part(id)}/storyboard", query={"version": version}, timeout=timeout)
        return answer

    async def get_storyboard_file(self, id: str, file: str, *, version: Optional[int] = None, timeout: Optional[float] = None) -> bytes:
        """A picture or a recording that a storyboard names (`GET /v1/videos/{id}/storyboard/files/{file}`)."""
        answer: bytes = await self._call("GET", f"/v1/videos/{_part(id)}/storyboard/files/{_part(file)}", query={"version": version}, timeout=timeout, answers="bytes")
        return answer

    async def get_plan_storyboard(self, id: str, *, timeout: Optional[float] = None) -> PlanStoryboard:
        """A plan as data, to be played in a page before it is ordered (`GET /v1/plans/{id}/storyboard`)."""
        answer: PlanStoryboard = await self._call("GET", f"/v1/plans/{_part(id)}/storyboard", timeout=timeout)
        return answer

    async def get_plan_storyboard_file(self, id: str, file: str, *, timeout: Optional[float] = None) -> bytes:
        """A picture that a plan's storyboard names (`GET /v1/plans/{id}/storyboard/files/{file}`)."""
        answer: bytes = await self._call("GET", f"/v1/plans/{_part(id)}/storyboard/files/{_part(file)}", timeout=timeout, answers="bytes")
        return answer

    async def get_job(self, id: str, *, timeout: Optional[float] = None) -> Union[Job, FootageJob, ImportJob, ClockJob, ToolJob]:
        """How far work on a video, in the library or of a test clock is (`GET /v1/jobs/{id}`)."""
        answer: Union[Job, FootageJob, ImportJob, ClockJob, ToolJob] = await self._call("GET", f"/v1/jobs/{_part(id)}", timeout=timeout)
        return answer

    async def cancel_job(self, id: str, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> None:
        """Stop the work on a video, the import of a shared folder, the advance of a test clock, or a tool (`POST /v1/jobs/{id}/cancel`)."""
        await self._call("POST", f"/v1/jobs/{_part(id)}/cancel", idempotency_key=idempotency_key, timeout=timeout)

    def list_webhooks(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, timeout: Optional[float] = None) -> AsyncPages[Webhook, WebhookPage]:
        """Registered addresses, newest first (`GET /v1/webhooks`)."""
        async def read(at: Optional[str]) -> WebhookPage:
            answer: WebhookPage = await self._call("GET", "/v1/webhooks", query={"limit": limit, "cursor": at}, timeout=timeout)
            return answer

        return AsyncPages(read, cursor)

    async def create_webhook(self, body: CreateWebhook, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> CreatedWebhook:
        """Register an address for events; the signing secret is shown once (`POST /v1/webhooks`)."""
        answer: CreatedWebhook = await self._call("POST", "/v1/webhooks", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def get_webhook(self, id: str, *, timeout: Optional[float] = None) -> Webhook:
        """A registered address, without its secret (`GET /v1/webhooks/{id}`)."""
        answer: Webhook = await self._call("GET", f"/v1/webhooks/{_part(id)}", timeout=timeout)
        return answer

    async def change_webhook(self, id: str, body: ChangeWebhook, *, timeout: Optional[float] = None) -> Webhook:
        """Change, disable or enable an address (`PATCH /v1/webhooks/{id}`)."""
        answer: Webhook = await self._call("PATCH", f"/v1/webhooks/{_part(id)}", body=body, timeout=timeout)
        return answer

    async def delete_webhook(self, id: str, *, timeout: Optional[float] = None) -> None:
        """Send nothing more to an address, at once (`DELETE /v1/webhooks/{id}`)."""
        await self._call("DELETE", f"/v1/webhooks/{_part(id)}", timeout=timeout)

    async def rotate_webhook_secret(self, id: str, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> RotatedWebhook:
        """Give a webhook a new signing secret (`POST /v1/webhooks/{id}/rotate-secret`)."""
        answer: RotatedWebhook = await self._call("POST", f"/v1/webhooks/{_part(id)}/rotate-secret", idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def list_deliveries(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, status: Optional[Literal["pending", "delivered", "failed"]] = None, event: Optional[Literal["video.rendered", "video.render_failed", "episode.ready", "webhook.test"]] = None, timeout: Optional[float] = None) -> AsyncPages[Delivery, DeliveryPage]:
        """What a webhook was told in 30 days, newest first (`GET /v1/webhooks/{id}/deliveries`)."""
        async def read(at: Optional[str]) -> DeliveryPage:
            answer: DeliveryPage = await self._call("GET", f"/v1/webhooks/{_part(id)}/deliveries", query={"limit": limit, "cursor": at, "status": status, "event": event}, timeout=timeout)
            return answer

        return AsyncPages(read, cursor)

    async def test_webhook(self, id: str, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Delivery:
        """Send `webhook.test` to this address (`POST /v1/webhooks/{id}/test`)."""
        answer: Delivery = await self._call("POST", f"/v1/webhooks/{_part(id)}/test", idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def resend_failed(self, id: str, body: Resend, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Resent:
        """Send every event that failed since a moment once more (`POST /v1/webhooks/{id}/resend`)."""
        answer: Resent = await self._call("POST", f"/v1/webhooks/{_part(id)}/resend", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def resend_delivery(self, id: str, delivery_id: str, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Delivery:
        """Send an event to this address once more (`POST /v1/webhooks/{id}/deliveries/{deliveryId}/resend`)."""
        answer: Delivery = await self._call("POST", f"/v1/webhooks/{_part(id)}/deliveries/{_part(delivery_id)}/resend", idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def list_events(self, *, limit: Optional[int] = None, after: Optional[str] = None, events: Optional[List[Literal["video.rendered", "video.render_failed", "episode.ready"]]] = None, timeout: Optional[float] = None) -> ListEventsAnswer:
        """Every event of the account, in order, as pages or as a stream (`GET /v1/events`)."""
        answer: ListEventsAnswer = await self._call("GET", "/v1/events", query={"limit": limit, "after": after, "events": events}, timeout=timeout)
        return answer

    async def mint_embed_token(self, body: MintEmbedToken, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> EmbedToken:
        """Open the studio for one of your users (`POST /v1/embed/token`)."""
        answer: EmbedToken = await self._call("POST", "/v1/embed/token", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def get_embed_session(self, *, timeout: Optional[float] = None) -> EmbedSession:
        """Who an embed token speaks for (`GET /v1/embed/session`)."""
        answer: EmbedSession = await self._call("GET", "/v1/embed/session", timeout=timeout)
        return answer

    async def upload_to_library(self, file: Optional[File] = None, *, url: Optional[str] = None, title: Optional[str] = None, folder: Optional[str] = None, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> LibraryAsset:
        """Keep a picture, a video or a sound, by file or by address (`POST /v1/library/upload`)."""
        answer: LibraryAsset = await self._call("POST", "/v1/library/upload", fields={"url": url, "title": title, "folder": folder}, files={"file": file}, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def list_library(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, kind: Optional[Literal["video", "image", "audio"]] = None, folder: Optional[str] = None, externalUserId: Optional[str] = None, timeout: Optional[float] = None) -> AsyncPages[LibraryAsset, LibraryPage]:
        """What the library holds, newest first (`GET /v1/library`)."""
        async def read(at: Optional[str]) -> LibraryPage:
            answer: LibraryPage = await self._call("GET", "/v1/library", query={"limit": limit, "cursor": at, "kind": kind, "folder": folder, "externalUserId": externalUserId}, timeout=timeout)
            return answer

        return AsyncPages(read, cursor)

    def list_library_folders(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, timeout: Optional[float] = None) -> AsyncPages[LibraryFolder, LibraryFolderPage]:
        """Folders that hold something, by name (`GET /v1/library/folders`)."""
        async def read(at: Optional[str]) -> LibraryFolderPage:
            answer: LibraryFolderPage = await self._call("GET", "/v1/library/folders", query={"limit": limit, "cursor": at}, timeout=timeout)
            return answer

        return AsyncPages(read, cursor)

    async def get_library_asset(self, id: str, *, timeout: Optional[float] = None) -> LibraryAsset:
        """An asset as it stands (`GET /v1/library/{id}`)."""
        answer: LibraryAsset = await self._call("GET", f"/v1/library/{_part(id)}", timeout=timeout)
        return answer

    async def change_library_asset(self, id: str, body: ChangeAsset, *, timeout: Optional[float] = None) -> LibraryAsset:
        """Rename an asset or put it into another folder (`PATCH /v1/library/{id}`)."""
        answer: LibraryAsset = await self._call("PATCH", f"/v1/library/{_part(id)}", body=body, timeout=timeout)
        return answer

    async def delete_library_asset(self, id: str, *, timeout: Optional[float] = None) -> None:
        """Remove an asset for good (`DELETE /v1/library/{id}`)."""
        await self._call("DELETE", f"/v1/library/{_part(id)}", timeout=timeout)

    def list_sources(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, timeout: Optional[float] = None) -> AsyncPages[SourceRow, SourcePage]:
        """Source packs, newest first (`GET /v1/sources`)."""
        async def read(at: Optional[str]) -> SourcePage:
            answer: SourcePage = await self._call("GET", "/v1/sources", query={"limit": limit, "cursor": at}, timeout=timeout)
            return answer

        return AsyncPages(read, cursor)

    async def create_source(self, body: CreateSource, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> SourcePack:
        """Read a source and keep what was found (`POST /v1/sources`)."""
        answer: SourcePack = await self._call("POST", "/v1/sources", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def preview_source(self, body: Preview, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> PreviewedSource:
        """Look at a source that videos will read (`POST /v1/sources/preview`)."""
        answer: PreviewedSource = await self._call("POST", "/v1/sources/preview", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def get_source(self, id: str, *, timeout: Optional[float] = None) -> SourcePack:
        """A source pack with all that was found (`GET /v1/sources/{id}`)."""
        answer: SourcePack = await self._call("GET", f"/v1/sources/{_part(id)}", timeout=timeout)
        return answer

    async def delete_source(self, id: str, *, timeout: Optional[float] = None) -> None:
        """Remove a source pack with its pictures (`DELETE /v1/sources/{id}`)."""
        await self._call("DELETE", f"/v1/sources/{_part(id)}", timeout=timeout)

    async def list_tools(self, *, timeout: Optional[float] = None) -> ToolPage:
        """Every tool that can be called here, with its schemas and its price (`GET /v1/tools`)."""
        answer: ToolPage = await self._call("GET", "/v1/tools", timeout=timeout)
        return answer

    async def list_sounds(self, *, timeout: Optional[float] = None) -> SoundList:
        """Every bundled effect and music bed, and the styles they belong to (`GET /v1/sounds`)."""
        answer: SoundList = await self._call("GET", "/v1/sounds", timeout=timeout)
        return answer

    async def list_styles(self, *, timeout: Optional[float] = None) -> StyleList:
        """Every style with what it suits, a moving preview, its colours, letters and music (`GET /v1/styles`)."""
        answer: StyleList = await self._call("GET", "/v1/styles", timeout=timeout)
        return answer

    async def list_voices(self, *, timeout: Optional[float] = None) -> VoiceList:
        """Voices of the house, voices the account had cloned, and every language (`GET /v1/voices`)."""
        answer: VoiceList = await self._call("GET", "/v1/voices", timeout=timeout)
        return answer

    async def clone_voice(self, body: CloneVoice, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> ClonedVoice:
        """Clone a voice from a sample whose speaker agrees (`POST /v1/voices`)."""
        answer: ClonedVoice = await self._call("POST", "/v1/voices", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def list_autopilot_voices(self, *, timeout: Optional[float] = None) -> VoiceList:
        """The voices a series can be told with (`GET /v1/autopilot/voices`)."""
        answer: VoiceList = await self._call("GET", "/v1/autopilot/voices", timeout=timeout)
        return answer

    async def delete_voice(self, voice_id: str, *, timeout: Optional[float] = None) -> None:
        """Remove a cloned voice, here and at the service that made it (`DELETE /v1/voices/{voiceId}`)."""
        await self._call("DELETE", f"/v1/voices/{_part(voice_id)}", timeout=timeout)

    async def get_voice_sample(self, voice_id: str, *, language: Optional[Literal["en", "es", "pt", "fr", "de", "it", "tr", "id", "ja", "ko", "zh", "hi", "ar"]] = None, v: Optional[str] = None, timeout: Optional[float] = None) -> bytes:
        """A sentence with a figure, said by a voice; at most 6 s (`GET /v1/voices/{voiceId}/sample`)."""
        answer: bytes = await self._call("GET", f"/v1/voices/{_part(voice_id)}/sample", query={"language": language, "v": v}, timeout=timeout, answers="bytes")
        return answer

    def list_waiting_episodes(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, timeout: Optional[float] = None) -> AsyncPages[WaitingEpisode, WaitingPage]:
        """Episodes that wait for you, newest first (`GET /v1/autopilot/waiting`)."""
        async def read(at: Optional[str]) -> WaitingPage:
            answer: WaitingPage = await self._call("GET", "/v1/autopilot/waiting", query={"limit": limit, "cursor": at}, timeout=timeout)
            return answer

        return AsyncPages(read, cursor)

    async def list_starters(self, *, timeout: Optional[float] = None) -> StarterList:
        """Sources that need no address (`GET /v1/autopilot/starters`)."""
        answer: StarterList = await self._call("GET", "/v1/autopilot/starters", timeout=timeout)
        return answer

    async def suggest_shows(self, body: Suggest, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> SuggestedShows:
        """Three shows that a source would make (`POST /v1/autopilot/suggest`)."""
        answer: SuggestedShows = await self._call("POST", "/v1/autopilot/suggest", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def start_autopilot(self, body: StartAutopilot, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> StartedShow:
        """Start a show that makes itself (`POST /v1/autopilot/start`)."""
        answer: StartedShow = await self._call("POST", "/v1/autopilot/start", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def list_autopilot(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, timeout: Optional[float] = None) -> AsyncPages[AutopilotShow, AutopilotPage]:
        """Shows with their last five episodes, newest first (`GET /v1/autopilot`)."""
        async def read(at: Optional[str]) -> AutopilotPage:
            answer: AutopilotPage = await self._call("GET", "/v1/autopilot", query={"limit": limit, "cursor": at}, timeout=timeout)
            return answer

        return AsyncPages(read, cursor)

    async def get_autopilot(self, series_id: str, *, timeout: Optional[float] = None) -> AutopilotShow:
        """A show with its last five episodes (`GET /v1/autopilot/{seriesId}`)."""
        answer: AutopilotShow = await self._call("GET", f"/v1/autopilot/{_part(series_id)}", timeout=timeout)
        return answer

    async def change_autopilot(self, series_id: str, body: ChangeAutopilot, *, timeout: Optional[float] = None) -> AutopilotShow:
        """Change what is named and leave the rest (`PATCH /v1/autopilot/{seriesId}`)."""
        answer: AutopilotShow = await self._call("PATCH", f"/v1/autopilot/{_part(series_id)}", body=body, timeout=timeout)
        return answer

    async def delete_series(self, series_id: str, *, timeout: Optional[float] = None) -> None:
        """Remove a series; its videos, show and channel stay (`DELETE /v1/autopilot/{seriesId}`)."""
        await self._call("DELETE", f"/v1/autopilot/{_part(series_id)}", timeout=timeout)

    async def pause_autopilot(self, series_id: str, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> AutopilotShow:
        """Stop the schedule (`POST /v1/autopilot/{seriesId}/pause`)."""
        answer: AutopilotShow = await self._call("POST", f"/v1/autopilot/{_part(series_id)}/pause", idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def resume_autopilot(self, series_id: str, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> AutopilotShow:
        """Restart the schedule (`POST /v1/autopilot/{seriesId}/resume`)."""
        answer: AutopilotShow = await self._call("POST", f"/v1/autopilot/{_part(series_id)}/resume", idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def rewrite_episode(self, series_id: str, video_id: str, body: RewriteEpisode, *, timeout: Optional[float] = None) -> RewrittenEpisode:
        """Change what the posts of a waiting episode say (`PATCH /v1/autopilot/{seriesId}/episodes/{videoId}`)."""
        answer: RewrittenEpisode = await self._call("PATCH", f"/v1/autopilot/{_part(series_id)}/episodes/{_part(video_id)}", body=body, timeout=timeout)
        return answer

    async def approve_episode(self, series_id: str, video_id: str, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> AutopilotEpisode:
        """Post an episode that waits for you (`POST /v1/autopilot/{seriesId}/episodes/{videoId}/approve`)."""
        answer: AutopilotEpisode = await self._call("POST", f"/v1/autopilot/{_part(series_id)}/episodes/{_part(video_id)}/approve", idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def discard_episode(self, series_id: str, video_id: str, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> AutopilotEpisode:
        """Decide against an episode that waits for you (`POST /v1/autopilot/{seriesId}/episodes/{videoId}/discard`)."""
        answer: AutopilotEpisode = await self._call("POST", f"/v1/autopilot/{_part(series_id)}/episodes/{_part(video_id)}/discard", idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def list_chats(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, externalUserId: Optional[str] = None, timeout: Optional[float] = None) -> AsyncPages[Chat, ChatPage]:
        """Chats, newest first (`GET /v1/chats`)."""
        async def read(at: Optional[str]) -> ChatPage:
            answer: ChatPage = await self._call("GET", "/v1/chats", query={"limit": limit, "cursor": at, "externalUserId": externalUserId}, timeout=timeout)
            return answer

        return AsyncPages(read, cursor)

    async def create_chat(self, body: CreateChat, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Chat:
        """Begin a chat (`POST /v1/chats`)."""
        answer: Chat = await self._call("POST", "/v1/chats", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def get_chat_abilities(self, *, timeout: Optional[float] = None) -> ChatAbilities:
        """What chats can do here (`GET /v1/chats/abilities`)."""
        answer: ChatAbilities = await self._call("GET", "/v1/chats/abilities", timeout=timeout)
        return answer

    async def change_chat(self, id: str, body: ChangeChat, *, timeout: Optional[float] = None) -> Chat:
        """Rename a chat (`PATCH /v1/chats/{id}`)."""
        answer: Chat = await self._call("PATCH", f"/v1/chats/{_part(id)}", body=body, timeout=timeout)
        return answer

    async def delete_chat(self, id: str, *, timeout: Optional[float] = None) -> None:
        """Remove a chat with all that was said; its videos stay (`DELETE /v1/chats/{id}`)."""
        await self._call("DELETE", f"/v1/chats/{_part(id)}", timeout=timeout)

    def list_chat_messages(self, id: str, *, limit: Optional[int] = None, cursor: Optional[str] = None, timeout: Optional[float] = None) -> AsyncPages[ChatMessage, ChatMessagePage]:
        """What was said, newest first (`GET /v1/chats/{id}/messages`)."""
        async def read(at: Optional[str]) -> ChatMessagePage:
            answer: ChatMessagePage = await self._call("GET", f"/v1/chats/{_part(id)}/messages", query={"limit": limit, "cursor": at}, timeout=timeout)
            return answer

        return AsyncPages(read, cursor)

    async def send_chat_message(self, id: str, body: SendMessage, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Exchange:
        """Say something (`POST /v1/chats/{id}/messages`)."""
        answer: Exchange = await self._call("POST", f"/v1/chats/{_part(id)}/messages", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def dictate(self, file: File, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Dictation:
        """Write down what is said (`POST /v1/dictations`)."""
        answer: Dictation = await self._call("POST", "/v1/dictations", fields={}, files={"file": file}, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    def list_test_clocks(self, *, limit: Optional[int] = None, cursor: Optional[str] = None, timeout: Optional[float] = None) -> AsyncPages[Clock, ClockPage]:
        """Virtual clocks of the test account, newest first (`GET /v1/test/clocks`)."""
        async def read(at: Optional[str]) -> ClockPage:
            answer: ClockPage = await self._call("GET", "/v1/test/clocks", query={"limit": limit, "cursor": at}, timeout=timeout)
            return answer

        return AsyncPages(read, cursor)

    async def create_test_clock(self, body: CreateClock, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Clock:
        """Make a virtual clock (`POST /v1/test/clocks`)."""
        answer: Clock = await self._call("POST", "/v1/test/clocks", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def get_test_clock(self, id: str, *, timeout: Optional[float] = None) -> Clock:
        """A virtual clock as it stands (`GET /v1/test/clocks/{id}`)."""
        answer: Clock = await self._call("GET", f"/v1/test/clocks/{_part(id)}", timeout=timeout)
        return answer

    async def delete_test_clock(self, id: str, *, timeout: Optional[float] = None) -> None:
        """Remove a virtual clock (`DELETE /v1/test/clocks/{id}`)."""
        await self._call("DELETE", f"/v1/test/clocks/{_part(id)}", timeout=timeout)

    async def advance_test_clock(self, id: str, body: AdvanceClock, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> AdvancingClock:
        """Play what falls due until a later time (`POST /v1/test/clocks/{id}/advance`)."""
        answer: AdvancingClock = await self._call("POST", f"/v1/test/clocks/{_part(id)}/advance", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_approve_episode(self, body: OneEpisodeInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> AutopilotEpisode:
        """Post an episode that waits for approval to the destinations of its series (`POST /v1/tools/approve_episode`)."""
        answer: AutopilotEpisode = await self._call("POST", "/v1/tools/approve_episode", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_cancel_job(self, body: OneJobInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> GetJobOutput:
        """Stop a job (`POST /v1/tools/cancel_job`)."""
        answer: GetJobOutput = await self._call("POST", "/v1/tools/cancel_job", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_cancel_video(self, body: OneVideoInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Video:
        """Stop the work on a video (`POST /v1/tools/cancel_video`)."""
        answer: Video = await self._call("POST", "/v1/tools/cancel_video", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_change_channel(self, body: ChangeChannelInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Channel:
        """Change the brand, defaults, style notes, call to action or compliance text of a channel, or its name (`POST /v1/tools/change_channel`)."""
        answer: Channel = await self._call("POST", "/v1/tools/change_channel", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_change_library_asset(self, body: ChangeLibraryAssetInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> LibraryAsset:
        """Rename an asset of the library or put it into another folder; null takes it out of its folder (`POST /v1/tools/change_library_asset`)."""
        answer: LibraryAsset = await self._call("POST", "/v1/tools/change_library_asset", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_change_series(self, body: ChangeSeriesInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> AutopilotShow:
        """Change what is named of a series (`POST /v1/tools/change_series`)."""
        answer: AutopilotShow = await self._call("POST", "/v1/tools/change_series", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_change_show(self, body: ChangeShowInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Show:
        """Change the title, brand, defaults, texts, declared fields or channel of a show (`POST /v1/tools/change_show`)."""
        answer: Show = await self._call("POST", "/v1/tools/change_show", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_change_video(self, body: ChangeVideoInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Video:
        """Rename a video, make it public or private, or let its viewers check its figures (`POST /v1/tools/change_video`)."""
        answer: Video = await self._call("POST", "/v1/tools/change_video", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_create_channel(self, body: CreateChannelInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Channel:
        """Make a channel, whose brand, defaults, style notes and texts its shows and videos share (`POST /v1/tools/create_channel`)."""
        answer: Channel = await self._call("POST", "/v1/tools/create_channel", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_create_show(self, body: CreateShowInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Show:
        """Make a show, on a channel or on none (`POST /v1/tools/create_show`)."""
        answer: Show = await self._call("POST", "/v1/tools/create_show", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_delete_channel(self, body: OneChannelInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Removed:
        """Remove a channel; its videos stay (`POST /v1/tools/delete_channel`)."""
        answer: Removed = await self._call("POST", "/v1/tools/delete_channel", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_delete_library_asset(self, body: OneAssetInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Removed:
        """Remove an asset of the library for good (`POST /v1/tools/delete_library_asset`)."""
        answer: Removed = await self._call("POST", "/v1/tools/delete_library_asset", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_delete_series(self, body: OneSeriesInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Removed:
        """Remove a series; its videos, show and channel stay (`POST /v1/tools/delete_series`)."""
        answer: Removed = await self._call("POST", "/v1/tools/delete_series", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_delete_show(self, body: OneShowInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Removed:
        """Remove a show; its videos stay (`POST /v1/tools/delete_show`)."""
        answer: Removed = await self._call("POST", "/v1/tools/delete_show", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_delete_source(self, body: OneSourceInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Removed:
        """Remove a source pack with its pictures (`POST /v1/tools/delete_source`)."""
        answer: Removed = await self._call("POST", "/v1/tools/delete_source", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_delete_video(self, body: OneVideoInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Removed:
        """Remove a video and its files for good (`POST /v1/tools/delete_video`)."""
        answer: Removed = await self._call("POST", "/v1/tools/delete_video", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_discard_episode(self, body: OneEpisodeInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> AutopilotEpisode:
        """Decide against an episode that waits for approval (`POST /v1/tools/discard_episode`)."""
        answer: AutopilotEpisode = await self._call("POST", "/v1/tools/discard_episode", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_edit_video(self, body: EditVideoInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> BegunEdit:
        """Change a video by notes in plain words ("shorter, drop scene 3, in Spanish"), or by a script (`POST /v1/tools/edit_video`)."""
        answer: BegunEdit = await self._call("POST", "/v1/tools/edit_video", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_get_captions(self, body: GetCaptionsInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Captions:
        """The captions of a video as WebVTT or SubRip (`POST /v1/tools/get_captions`)."""
        answer: Captions = await self._call("POST", "/v1/tools/get_captions", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_get_channel(self, body: OneChannelInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Channel:
        """A channel (`POST /v1/tools/get_channel`)."""
        answer: Channel = await self._call("POST", "/v1/tools/get_channel", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_get_job(self, body: GetJobInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> GetJobOutput:
        """How far a job is, or what came of it (`POST /v1/tools/get_job`)."""
        answer: GetJobOutput = await self._call("POST", "/v1/tools/get_job", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_get_library_asset(self, body: OneAssetInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> LibraryAsset:
        """An asset of the library (`POST /v1/tools/get_library_asset`)."""
        answer: LibraryAsset = await self._call("POST", "/v1/tools/get_library_asset", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_get_script(self, body: OneVersionInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> VideoScript:
        """The storyboard of a video as a script (`POST /v1/tools/get_script`)."""
        answer: VideoScript = await self._call("POST", "/v1/tools/get_script", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_get_series(self, body: OneSeriesInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> AutopilotShow:
        """A series with its schedule, policy, next runs and last five episodes (`POST /v1/tools/get_series`)."""
        answer: AutopilotShow = await self._call("POST", "/v1/tools/get_series", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_get_show(self, body: OneShowInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Show:
        """A show with its own settings (`POST /v1/tools/get_show`)."""
        answer: Show = await self._call("POST", "/v1/tools/get_show", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_get_source(self, body: OneSourceInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> SourcePack:
        """A source pack with all that was found in it (`POST /v1/tools/get_source`)."""
        answer: SourcePack = await self._call("POST", "/v1/tools/get_source", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_get_stills(self, body: OneVersionInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> VersionStills:
        """A small picture of every scene of a video, rendered or not, as pictures that you can look at (`POST /v1/tools/get_stills`)."""
        answer: VersionStills = await self._call("POST", "/v1/tools/get_stills", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_get_video(self, body: GetVideoInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Video:
        """A video as it stands (`POST /v1/tools/get_video`)."""
        answer: Video = await self._call("POST", "/v1/tools/get_video", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_import_drive(self, body: ImportDriveInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> ImportJob:
        """Bring the pictures, videos and sounds of a shared Google Drive or Dropbox folder into the library (`POST /v1/tools/import_drive`)."""
        answer: ImportJob = await self._call("POST", "/v1/tools/import_drive", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_index_footage(self, body: IndexFootageInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> FootageJob:
        """Index a video of the library (scenes, silence, black, what is said) so that videos cut good shots from it (`POST /v1/tools/index_footage`)."""
        answer: FootageJob = await self._call("POST", "/v1/tools/index_footage", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_learn_brand(self, body: LearnBrandInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> LearnedBrand:
        """Learns a brand from a page of its site (`url`) or a logo of the library (`libraryAssetId`) and saves it to a channel (`POST /v1/tools/learn_brand`)."""
        answer: LearnedBrand = await self._call("POST", "/v1/tools/learn_brand", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_list_channels(self, body: ListChannelsInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> ChannelPage:
        """Channels of the account, newest first, each with its brand and its defaults (`POST /v1/tools/list_channels`)."""
        answer: ChannelPage = await self._call("POST", "/v1/tools/list_channels", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_list_library(self, body: ListLibraryInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> LibraryPage:
        """Pictures, videos and sounds of the library, newest first; narrowed by kind, folder or externalUserId (`POST /v1/tools/list_library`)."""
        answer: LibraryPage = await self._call("POST", "/v1/tools/list_library", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_list_library_folders(self, body: ListLibraryFoldersInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> LibraryFolderPage:
        """The folders of the library by name, with how many assets are in each (`POST /v1/tools/list_library_folders`)."""
        answer: LibraryFolderPage = await self._call("POST", "/v1/tools/list_library_folders", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_list_notifications(self, body: ListNotificationsInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> NotificationPage:
        """What the owner of the account was told, newest first (`POST /v1/tools/list_notifications`)."""
        answer: NotificationPage = await self._call("POST", "/v1/tools/list_notifications", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_list_series(self, body: ListSeriesInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> SeriesPage:
        """The scheduled series of the account, newest first, each with its next run and its last five episodes (`POST /v1/tools/list_series`)."""
        answer: SeriesPage = await self._call("POST", "/v1/tools/list_series", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_list_shows(self, body: ListShowsInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> ShowPage:
        """Shows of the account, newest first, each with its own settings and its channel (`POST /v1/tools/list_shows`)."""
        answer: ShowPage = await self._call("POST", "/v1/tools/list_shows", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_list_sources(self, body: ListSourcesInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> SourcePage:
        """Source packs of the account, newest first; those that videos were made of are among them (`POST /v1/tools/list_sources`)."""
        answer: SourcePage = await self._call("POST", "/v1/tools/list_sources", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_list_starters(self, body: ListStartersInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> StarterList:
        """Ready-made subjects for a series, which need no address (`POST /v1/tools/list_starters`)."""
        answer: StarterList = await self._call("POST", "/v1/tools/list_starters", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_list_versions(self, body: ListVersionsInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> VersionList:
        """The versions of a video, newest first (`POST /v1/tools/list_versions`)."""
        answer: VersionList = await self._call("POST", "/v1/tools/list_versions", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_list_videos(self, body: ListVideosInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> VideoPage:
        """Videos of the account, newest first (`POST /v1/tools/list_videos`)."""
        answer: VideoPage = await self._call("POST", "/v1/tools/list_videos", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_list_waiting_episodes(self, body: ListWaitingEpisodesInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> WaitingPage:
        """Episodes of all series that wait for approval, newest first, with what their reviews found (`POST /v1/tools/list_waiting_episodes`)."""
        answer: WaitingPage = await self._call("POST", "/v1/tools/list_waiting_episodes", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_make_token_video(self, body: MakeTokenVideoInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> AcceptedJob:
        """Make a 9:16 video of a crypto token from its chain and address, with price, moves, volume, liquidity, hourly candles and logo as the markets give them now (`POST /v1/tools/make_token_video`)."""
        answer: AcceptedJob = await self._call("POST", "/v1/tools/make_token_video", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_make_video(self, body: MakeVideoInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> AcceptedJob:
        """Make a short narrated video from JSON data, a page, text or a source that was read before; every figure in it comes from there (`POST /v1/tools/make_video`)."""
        answer: AcceptedJob = await self._call("POST", "/v1/tools/make_video", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_market_data(self, body: MarketDataInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> SourcePack:
        """Look up a share by ticker, the weather of a city or a currency pair, with their history where there is one (`POST /v1/tools/market_data`)."""
        answer: SourcePack = await self._call("POST", "/v1/tools/market_data", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_pause_series(self, body: PauseSeriesInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> SeriesFace:
        """Pause a series (`POST /v1/tools/pause_series`)."""
        answer: SeriesFace = await self._call("POST", "/v1/tools/pause_series", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_plan(self, body: CreateVideo, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Plan:
        """Shows what would be made of an order before it is paid for (`POST /v1/tools/plan`)."""
        answer: Plan = await self._call("POST", "/v1/tools/plan", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_preview_source(self, body: PreviewSourceInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> PreviewedSource:
        """Look at a source that videos or a series will read anew each time (`POST /v1/tools/preview_source`)."""
        answer: PreviewedSource = await self._call("POST", "/v1/tools/preview_source", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_proof(self, body: ProofInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Proof:
        """Every figure that is seen or heard in a video, where it stands, and the fact of the payload that it comes from (`POST /v1/tools/proof`)."""
        answer: Proof = await self._call("POST", "/v1/tools/proof", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_publish(self, body: PublishInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Publication:
        """Publish a rendered video (`POST /v1/tools/publish`)."""
        answer: Publication = await self._call("POST", "/v1/tools/publish", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_quote(self, body: QuoteInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Quote:
        """What a video, an edit, an episode or an index of footage would cost in credits and US dollars; nothing is charged (`POST /v1/tools/quote`)."""
        answer: Quote = await self._call("POST", "/v1/tools/quote", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_read_source(self, body: ReadSourceInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> SourcePack:
        """Read a page, a file, text or data and keep what was found (`POST /v1/tools/read_source`)."""
        answer: SourcePack = await self._call("POST", "/v1/tools/read_source", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_render_video(self, body: OneVideoInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> AcceptedJob:
        """Render the current version of a video (`POST /v1/tools/render_video`)."""
        answer: AcceptedJob = await self._call("POST", "/v1/tools/render_video", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_restore_version(self, body: RestoreVersionInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Video:
        """Make a version of a video current again, rendered where it has a file, else scripted (`POST /v1/tools/restore_version`)."""
        answer: Video = await self._call("POST", "/v1/tools/restore_version", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_resume_series(self, body: OneSeriesInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> AutopilotShow:
        """Restart the schedule of a series that was paused (`POST /v1/tools/resume_series`)."""
        answer: AutopilotShow = await self._call("POST", "/v1/tools/resume_series", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_rewrite_episode(self, body: RewriteEpisodeInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> RewrittenEpisode:
        """Change what the posts of an episode that waits for approval say; null for the usual text (`POST /v1/tools/rewrite_episode`)."""
        answer: RewrittenEpisode = await self._call("POST", "/v1/tools/rewrite_episode", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_rotate_media_key(self, body: OneVideoInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Video:
        """Give a video a new media key (`POST /v1/tools/rotate_media_key`)."""
        answer: Video = await self._call("POST", "/v1/tools/rotate_media_key", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_run_series(self, body: RunSeriesInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> SeriesCheck:
        """Check a series now (`POST /v1/tools/run_series`)."""
        answer: SeriesCheck = await self._call("POST", "/v1/tools/run_series", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_start_autopilot(self, body: StartAutopilotInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> StartedShow:
        """Start a show that makes itself (`POST /v1/tools/start_autopilot`)."""
        answer: StartedShow = await self._call("POST", "/v1/tools/start_autopilot", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_start_series(self, body: StartSeriesInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> StartedSeries:
        """Start a series (`POST /v1/tools/start_series`)."""
        answer: StartedSeries = await self._call("POST", "/v1/tools/start_series", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_suggest_edits(self, body: OneVideoInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> SuggestionList:
        """Notes that edit_video would do for this video now, each understood whole (`POST /v1/tools/suggest_edits`)."""
        answer: SuggestionList = await self._call("POST", "/v1/tools/suggest_edits", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_suggest_shows(self, body: SuggestShowsInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> SuggestedShows:
        """Three shows that a source would make, each with title, premise, cadence, style and length (`POST /v1/tools/suggest_shows`)."""
        answer: SuggestedShows = await self._call("POST", "/v1/tools/suggest_shows", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer

    async def tool_upload_to_library(self, body: UploadToLibraryInput, *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> LibraryAsset:
        """Keep a picture, a video or a sound in the library, fetched from its address, at most 250 MB (`POST /v1/tools/upload_to_library`)."""
        answer: LibraryAsset = await self._call("POST", "/v1/tools/upload_to_library", body=body, idempotency_key=idempotency_key, timeout=timeout)
        return answer


def _part(value: Any) -> str:
    return urllib.parse.quote(str(value), safe="")
