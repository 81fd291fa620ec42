/**
 * Written by `npm run sdk` from the API's description: do not edit.
 */
export interface paths {
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process runs */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Database, queue and storage answer; 503 while one does not */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The current cut; ranges are answered
         * @description The file of the current version; while that has none, as after an edit, the last one that was rendered. 404 until
         *     the first render. Opened by the media key, for anyone while the video is public, and by its account's API key or signed-in owner.
         */
        get: operations["getCurrentCut"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{videoId}/{version}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A version's file; never changes
         * @description Opened by the media key, for anyone while the video is public, and by its account's API key or signed-in owner.
         */
        get: operations["getVersionFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/library/{id}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An asset's file or thumbnail; never changes, ranges are answered
         * @description Opened by the key in its link, and by its account's API key or signed-in owner.
         */
        get: operations["getLibraryFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/sources/{id}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture that was part of a source's file; never changes
         * @description Opened by the key in its link, and by its account's API key or signed-in owner.
         */
        get: operations["getSourceFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Prometheus metrics; HTTP basic as `ops` where OPS_PASSWORD is set, else loopback only */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The account behind the key and its credits */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/billing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Switch pay-as-you-go, choose its pack
         * @description With pay-as-you-go an order that the wallet is too short for is paid by as many packs as it takes, charged to the card
         *     that was saved last, up to 50 US dollars in one UTC day. Where that fails the order answers 402
         *     `payment_failed (card_declined | authentication_required | daily_cap | provider_unavailable)`, and nothing is made.
         */
        patch: operations["changeBilling"];
        trace?: never;
    };
    "/v1/account/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cards on file; the first is the one that is charged */
        get: operations["listCards"];
        put?: never;
        /**
         * Save a card
         * @description It is the one that is charged from now on. The first card of an account adds 500 credits, once for a card
         *     whichever account saves it, and switches pay-as-you-go on.
         */
        post: operations["saveCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Keys to other services, newest first */
        get: operations["listConnections"];
        put?: never;
        /**
         * Save the key to a scheduler or a drive
         * @description An account has one of each kind; a new key takes the place of the old one.
         */
        post: operations["saveConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/connections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forget a key, at once and for good */
        delete: operations["deleteConnection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Live API keys, newest first */
        get: operations["listKeys"];
        put?: never;
        /** Make an API key; it is shown this once */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke an API key, at once and for good */
        delete: operations["revokeKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that happened to the credits
         * @description Newest first. Rows are chained: `hash` is the SHA-256, in lower-case hex, of the UTF-8 JSON text, without blanks, of
         *     `[previousHash, id, accountId, seq, kind, credits, captured, balance, reason, videoId, holdId, at]`, where `accountId` is that of
         *     `GET /v1/account`. Whoever keeps the last hash can prove later that nothing before it was changed.
         */
        get: operations["listLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/topups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy a pack of credits
         * @description Charges the card on file at once. What an owner buys does not count against the cap of pay-as-you-go.
         */
        post: operations["buyPack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in to the studio
         * @description Ten failed sign-ins in 15 minutes for one e-mail or address answer 429.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End this session */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in, and the CSRF token for a page loaded anew */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open an account with its first credits, and sign in */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/autopilot/voices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The voices a series can be told with */
        get: operations["listAutopilotVoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Channels, newest first */
        get: operations["listChannels"];
        put?: never;
        /**
         * Make a channel, whose brand, defaults and texts its films share
         * @description An order stands before its show, the show before its channel; but the brand and the compliance preset of a show or channel are locks.
         */
        post: operations["createChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/channels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A channel as it stands */
        get: operations["getChannel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change what is named and leave the rest
         * @description Films that were ordered before keep what they were ordered with.
         */
        patch: operations["changeChannel"];
        trace?: never;
    };
    "/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every event of the account, in order, so that a missed delivery loses nothing */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far work on a video, or in the library, is
         * @description Ends as `done`, `failed` or `cancelled`; of films the usual video events are fired as well.
         */
        get: operations["getJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop the import of a shared folder, or a tool
         * @description What is in the library by then stays; a tool costs nothing. Films are cancelled by POST /v1/videos/{id}/cancel.
         */
        post: operations["cancelJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/library": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the library holds, newest first */
        get: operations["listLibrary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/library/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An asset as it stands */
        get: operations["getLibraryAsset"];
        put?: never;
        post?: never;
        /**
         * Remove an asset for good
         * @description Films that were made of it keep copies of their own; films that still wait to be made end in `error`.
         */
        delete: operations["deleteLibraryAsset"];
        options?: never;
        head?: never;
        /** Rename an asset or put it into another folder */
        patch: operations["changeLibraryAsset"];
        trace?: never;
    };
    "/v1/library/folders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Folders that hold something, by name */
        get: operations["listLibraryFolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/library/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a picture, a video or a sound, by file or by address
         * @description A form with `file`, or `url` to fetch it from; 250 MB at most. What the file is is told by its bytes: MP4, MOV, WebM,
         *     MKV, AVI; JPEG, PNG, WebP, GIF; MP3, WAV, FLAC, Ogg, AAC. It is kept as MP4, JPEG or PNG, M4A or MP3, without tags and
         *     cover art. Recordings play for an hour at most; pictures have 40 megapixels at most. 422 where an address could not be
         *     fetched, or there is no such media in the file.
         */
        post: operations["uploadToLibrary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the owner of the account was told, newest first
         * @description Credits that run low, top-ups that failed, series that were paused; each is told once.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notifications/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a notification as read; again changes nothing */
        post: operations["readNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The price of work, without charging
         * @description Free, and nothing is held. With `showId` or `channelId` their defaults count as they do for an order, and `setBy` names
         *     whose default asks for a line. A floor all the same: a script that runs longer than the target is paid for as long as it runs. What is made by a service that this
         *     installation has not configured is drawn free of charge and costs nothing.
         *
         *     | Work | Credits |
         *     | --- | --- |
         *     | Designed film | 480 up to 30 s, and 240 for each further 30 s begun |
         *     | Film of the template engine (`engine: director`) | 160 up to 30 s, and 80 for each further 30 s begun |
         *     | Render | 10 for each started minute |
         *     | Edit by notes | 60 |
         *     | Edit by script | 0 |
         *     | Picture made for a film | 20 |
         *     | AI clip | 100 |
         *     | Music made for a film | 40 |
         *     | Autopilot episode up to 30 s, its render included | 250 |
         *     | Autopilot episode up to 60 s, its render included | 300 |
         *     | Autopilot episode up to 90 s, its render included | 350 |
         *     | Indexing of footage, once | 20 for each started minute |
         *     | Quiet check of a series | 1, and 5 more where it needs a browser |
         *     | Page that shows nothing without its scripts, read in a browser | 5 more |
         *
         *     100 credits are 1.00 US dollars.
         */
        post: operations["quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/shows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows, newest first */
        get: operations["listShows"];
        put?: never;
        /**
         * Make a show, on a channel or on none
         * @description Films of a show are told by the template engine unless their order says otherwise. What the show leaves open, its channel says.
         */
        post: operations["createShow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/shows/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A show as it stands */
        get: operations["getShow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change what is named and leave the rest
         * @description Films that were ordered before keep what they were ordered with.
         */
        patch: operations["changeShow"];
        trace?: never;
    };
    "/v1/sounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every bundled effect and music bed, and the styles they belong to */
        get: operations["listSounds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Source packs, newest first
         * @description Those that films were made of are among them.
         */
        get: operations["listSources"];
        put?: never;
        /**
         * Read a source and keep what was found
         * @description One of `url`, `text` and `data`. What was found is kept as it was and never changes: facts with where each stood, pictures
         *     with their sizes, footage, how the source presents itself. Free, but for a browser. Make films of it with `sourcePackId`. An address is fetched over http(s) and from public addresses alone, within 20 seconds and 25 MB; 422 names why one could not be
         *     read. A page that shows nothing without its scripts is read in a browser, for 5 credits, charged where that found something;
         *     402 where the wallet is shorter. Pages asked for with headers of your own are not.
         */
        post: operations["createSource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sources/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A source pack with all that was found */
        get: operations["getSource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sources/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look at a source that films will read
         * @description Reads once and answers a `sourceId`: where to read, not what was read. Films and series of it read anew each time. Free, but for a browser. An address is fetched over http(s) and from public addresses alone, within 20 seconds and 25 MB; 422 names why one could not be
         *     read. A page that shows nothing without its scripts is read in a browser, for 5 credits, charged where that found something;
         *     402 where the wallet is shorter. Pages asked for with headers of your own are not.
         */
        post: operations["previewSource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every tool that can be called here, with its schemas and its price
         * @description The same catalogue is served to agents at `/mcp` under the same key.
         */
        get: operations["listTools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/get_job": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How far a job is, or what came of it
         * @description How far a job is, or what came of it: status (queued, running, done, failed, cancelled), stage, progress, and when it is done the links of its film, or the result of its tool. With waitSeconds it answers as soon as the job ends, and after that time at the latest; ask again until it has ended.
         *
         *     Free. Ends within 30 s, or is refused and costs nothing.
         */
        post: operations["tool_get_job"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/get_video": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A video as it stands
         * @description A video as it stands: status (draft, scripted, rendering, rendered, error), scenes with their words, links to the film, its web copy and its thumbnail.
         *
         *     Free. Ends within 30 s, or is refused and costs nothing.
         */
        post: operations["tool_get_video"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/import_drive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring the pictures, videos and sounds of a shared Google Drive or Dropbox folder into the library
         * @description Bring the pictures, videos and sounds of a shared Google Drive or Dropbox folder into the library. What is there already is skipped; needs the account’s key to the drive (POST /v1/account/connections).
         *
         *     Free. Ends within 30 s, or is refused and costs nothing.
         */
        post: operations["tool_import_drive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/index_footage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Index a video of the library (scenes, silence, black, what is said) so that films cut good shots from it
         * @description Index a video of the library (scenes, silence, black, what is said) so that films cut good shots from it. Once for each video: asked again, it answers the same job.
         *
         *     20 credits a started minute of footage, once for each video. Ends within 30 s, or is refused and costs nothing.
         */
        post: operations["tool_index_footage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/learn_brand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Learns a brand from a page of its site (`url`) or a logo of the library (`libraryAssetId`) and saves it to a channel
         * @description Learns a brand from a page of its site (`url`) or a logo of the library (`libraryAssetId`) and saves it to a channel: colours, contrast-checked, the logo, the letters of ours that come nearest, and how its words sound. The channel's films wear it from then on.
         *
         *     Free. Ends within 90 s, or is refused and costs nothing.
         */
        post: operations["tool_learn_brand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/list_notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the owner of the account was told, newest first
         * @description What the owner of the account was told, newest first: credits that run low, top-ups that failed, series that were paused.
         *
         *     Free. Ends within 30 s, or is refused and costs nothing.
         */
        post: operations["tool_list_notifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/list_versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The versions of a video, newest first
         * @description The versions of a video, newest first: which is current, which has a file, and what edit made each.
         *
         *     Free. Ends within 30 s, or is refused and costs nothing.
         */
        post: operations["tool_list_versions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/make_video": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a short narrated video from JSON data, a page, text or a source that was read before; every figure in it comes from there
         * @description Make a short narrated video from JSON data, a page, text or a source that was read before; every figure in it comes from there. Answers a job and the videoId; ask get_video until status is rendered or error. Price it first with quote.
         *
         *     As quote says; held when the order is taken, charged when the film is there. Ends within 30 s, or is refused and costs nothing.
         */
        post: operations["tool_make_video"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/market_data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look up a share by ticker, the weather of a city or a currency pair, with their history where there is one
         * @description Look up a share by ticker, the weather of a city or a currency pair, with their history where there is one. Answers a source pack; make a film of it with its sourcePackId.
         *
         *     Free. Ends within 30 s, or is refused and costs nothing.
         */
        post: operations["tool_market_data"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shows what would be made of an order before it is paid for
         * @description Shows what would be made of an order before it is paid for: scenes, narration with estimated times, a small picture of every scene, and the price. Takes what from-data takes. Charges and keeps nothing; one plan at a time for an account.
         *
         *     Free. Ends within 75 s, or is refused and costs nothing.
         */
        post: operations["tool_plan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Every figure that is seen or heard in a video, where it stands, and the fact of the payload that it comes from
         * @description Every figure that is seen or heard in a video, where it stands, and the fact of the payload that it comes from.
         *
         *     Free. Ends within 30 s, or is refused and costs nothing.
         */
        post: operations["tool_proof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a rendered video
         * @description Publish a rendered video: a share link, a download, or posts through the Postiz or Buffer account that is connected. Posts nothing twice, so it can be called again to try what failed.
         *
         *     Free. Ends within 120 s, or is refused and costs nothing.
         */
        post: operations["tool_publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a video, an edit, an episode or an index of footage would cost in credits and US dollars; nothing is charged
         * @description What a video, an edit, an episode or an index of footage would cost in credits and US dollars; nothing is charged.
         *
         *     Free. Ends within 30 s, or is refused and costs nothing.
         */
        post: operations["tool_quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/restore_version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a version of a video current again, rendered where it has a file, else scripted
         * @description Make a version of a video current again, rendered where it has a file, else scripted. Later versions stay and can be restored too.
         *
         *     Free. Ends within 30 s, or is refused and costs nothing.
         */
        post: operations["tool_restore_version"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Videos of the account, newest first */
        get: operations["listVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/videos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A video as it stands */
        get: operations["getVideo"];
        put?: never;
        post?: never;
        /**
         * Remove a video and its files for good
         * @description Work under way is cancelled first, and what was set aside for it goes back.
         */
        delete: operations["deleteVideo"];
        options?: never;
        head?: never;
        /**
         * Change what a video is called and who may see it
         * @description Changes the record alone; a title inside the film is changed by an edit.
         */
        patch: operations["changeVideo"];
        trace?: never;
    };
    "/v1/videos/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop the work on a video
         * @description The video ends in `error` with `lastError` "cancelled", and `video.render_failed` is fired with that `error`, so that every
         *     render that is ordered ends in one event; an edit under way leaves the video as it was, without an event. What was set aside goes
         *     back; a design whose script exists stays charged, and can be rendered or edited later. 409 where nothing is under way.
         */
        post: operations["cancelVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/videos/{id}/captions.srt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Captions as SubRip
         * @description There as soon as the film has its script; 409 before.
         */
        get: operations["getCaptionsSrt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/videos/{id}/captions.vtt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Captions as WebVTT
         * @description There as soon as the film has its script; 409 before.
         */
        get: operations["getCaptionsVtt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/videos/{id}/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a video by notes or by script
         * @description Answers when the new version is there, which takes seconds: the video is `scripted`, `version` is the highest number so far
         *     + 1 and `renderUrl` is null until it is rendered. Notes cost 60 credits, charged when the version is made; a script is free.
         *     What a note asks for and cannot be done stands in `check.warnings` as `note_not_understood`; where nothing can be done the answer is 422
         *     and says what can be asked for. An edit that fails, or takes longer than 150 seconds, also answers 422: the video is as it was, the version
         *     before is current and plays, nothing was charged, and the same request may be sent again. A caller that hangs up does not stop an edit:
         *     GET the video to see its version. 409 while the video is rendered, edited, or has no script.
         */
        post: operations["editVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/videos/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Progress of a video as it is made
         * @description Server-sent events: `progress` with `{stage, progress}` (`design` or `render`; 0 to 1 over all stages) whenever it
         *     changes, comments as heartbeats, and last `video` with the Video, when nothing is being made of it any more. The stream then
         *     ends. Any api process tells of work on any worker. Browsers come again when a stream ends: with the `Last-Event-ID` of the
         *     last `video`, and nothing new since, the answer is 204, which ends their asking.
         */
        get: operations["followVideo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/videos/{id}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every figure seen or heard, and the fact it comes from
         * @description There as soon as the film has its script; 409 before.
         */
        get: operations["getProof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/videos/{id}/render": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Render the current version
         * @description From `scripted`, from `rendered`, and from `error` where a script is left; 409 otherwise, also to the second of two
         *     calls at once. A version that has a file is rendered again as the next one. 10 credits a started minute are set aside and
         *     charged when the render finishes.
         */
        post: operations["renderVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/videos/{id}/rotate-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a video a new media key
         * @description Links with the old key answer 401 at once; the answer has the new ones.
         */
        post: operations["rotateMediaKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/videos/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The versions of a video, newest first */
        get: operations["listVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/videos/{id}/versions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a version current again
         * @description `rendered` where it has a file, else `scripted`, with the settings it had. Free. Later versions stay and can be restored
         *     too; the next edit takes the highest number so far + 1. 409 while the video is worked on.
         */
        post: operations["restoreVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/videos/from-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a narrated film from JSON data */
        post: operations["createVideoFromData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/videos/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a film of a token
         * @description A designed, voiced and checked 9:16 film with the token's price, moves, volume, liquidity, hourly candles and logo, as the
         *     market's services give them now (answers are kept for a minute). Facts are read before anything is charged: a token that nobody trades at a
         *     price, and services that cannot be read, are a 422 at once. Candles that cannot be had are left out.
         */
        post: operations["createVideoFromToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/voices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Voices of the house, voices the account had cloned, and every language */
        get: operations["listVoices"];
        put?: never;
        /**
         * Clone a voice from a sample whose speaker agrees
         * @description Answers 422 where no configured service can clone, or the sample cannot be had or used.
         */
        post: operations["cloneVoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Registered addresses, newest first */
        get: operations["listWebhooks"];
        put?: never;
        /** Register an address for events; the signing secret is shown once */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Send nothing more to an address, at once */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a webhook was told in 30 days, newest first */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/deliveries/{deliveryId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an event to this address once more
         * @description A delivery of its own: the same body under the same event id, signed anew.
         */
        post: operations["resendDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send `webhook.test` to this address
         * @description It is signed as every event is, and stands in the delivery log, but not in the feed of events.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/w/{videoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The hosted watch page */
        get: operations["watchVideo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "episode.ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sent to registered webhooks, once, signed in `X-Service-Signature` and by the Standard Webhooks headers */
        post: operations["onEpisodeReady"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "video.render_failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sent to registered webhooks, once, signed in `X-Service-Signature` and by the Standard Webhooks headers */
        post: operations["onVideoRenderFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "video.rendered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sent to registered webhooks, once, signed in `X-Service-Signature` and by the Standard Webhooks headers */
        post: operations["onVideoRendered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sent to registered webhooks, once, signed in `X-Service-Signature` and by the Standard Webhooks headers */
        post: operations["onWebhookTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        AcceptedJob: {
            /** @example order-17 */
            external_id: string | null;
            /** @example job_4f9k2m0q8xw1c7ab5d3e */
            jobId: string;
            /** @example The work is queued. Poll GET /v1/jobs/{jobId}, or register a webhook. */
            note: string;
            /** @enum {string} */
            status: "queued";
            /** @example vid-7 */
            videoId: string;
        };
        AcceptedTool: {
            /** @example job_4f9k2m0q8xw1c7ab5d3e */
            jobId: string;
            note: string;
            /** @enum {string} */
            status: "queued";
            /** @example my_tool */
            tool: string;
        };
        AcceptedVideo: {
            /**
             * @description Post text; its figures come from the payload
             * @example USDC on Base pays 6.84% on Aave v3.
             */
            caption: string;
            captions: boolean;
            /**
             * @description Credits spent by this call; 0 on a read
             * @example 0
             */
            charged: number;
            check: components["schemas"]["Check"];
            cost: components["schemas"]["Cost"] | null;
            /**
             * @description Seconds; the target until the film is designed
             * @example 28.4
             */
            duration: number;
            /** @example [] */
            edits: components["schemas"]["Edit"][];
            /** @example order-17 */
            external_id: string | null;
            /** @enum {string} */
            format: "9:16" | "4:5" | "1:1" | "16:9";
            /** @example en */
            language: string;
            lastError: string | null;
            music: boolean;
            /** @example The film is being made. Poll GET /v1/videos/{videoId}, or register a webhook. */
            note: string;
            presenter: boolean;
            public: boolean;
            /** @description Empty until the script exists */
            scenes: components["schemas"]["Scene"][];
            /** @example sp_4f9k2m0q8xw1c7ab5d3e */
            sourcePackId: string;
            sourceUrl: string | null;
            status: components["schemas"]["VideoStatus"];
            /** @example USDC on Base */
            title: string;
            /** @example 1 */
            version: number;
            /**
             * @description Relative path; needs a session, the API key or the media key unless public
             * @example /media/vid-7.mp4
             */
            video: string;
            /** @example vid-7 */
            videoId: string;
        } & components["schemas"]["Media"];
        Account: {
            /** @example acc_4f9k2m0q8xw1c7ab5d3e */
            accountId: string;
            /** @description The card that is charged; null where none is saved */
            card: components["schemas"]["Card"] | null;
            /**
             * @description Credits that can be spent: the balance less what is held. 100 of them cost a US dollar
             * @example 99510
             */
            credits: number;
            /**
             * @description US dollars of one top-up
             * @enum {integer}
             */
            packUsd: 10 | 25 | 50;
            /** @description Whether a short wallet is topped up from the card */
            payAsYouGo: boolean;
            /**
             * @description Credits held for work under way
             * @example 490
             */
            reserved: number;
            /** @description Always true for a valid key */
            signedIn: boolean;
        };
        Billing: {
            /** @enum {integer} */
            packUsd: 10 | 25 | 50;
            payAsYouGo: boolean;
        };
        Brand: {
            /**
             * @description Takes the accent’s place
             * @example #0a7a5c
             */
            accent?: string;
            /**
             * @description Takes the ground’s place
             * @example #10243e
             */
            ground?: string;
            /**
             * @description A saved brand that the other fields are laid over: `default` is the house’s own looks, others are named by the id or name of a channel
             * @example default
             */
            pack?: string;
            /**
             * @description Stands in the foot of every frame
             * @example ACME
             */
            watermark?: string;
        };
        BrandWarning: {
            /** @example accent_adjusted */
            code: string;
            /** @example The accent #ffe08a has a contrast of 1.2 on #fffaf0, and 3 is needed: it was darkened to #b48f00. */
            message: string;
        };
        BuyPack: {
            /**
             * @description US dollars that the card on file is charged
             * @enum {integer}
             */
            packUsd: 10 | 25 | 50;
        };
        Card: {
            /** @example visa */
            brand: string;
            /** @example card_4f9k2m0q8xw1c7ab5d3e */
            cardId: string;
            /** Format: date-time */
            createdAt: string;
            /** @example 12 */
            expMonth: number;
            /** @example 2030 */
            expYear: number;
            /** @example 4242 */
            last4: string;
        };
        CardPage: {
            data: components["schemas"]["Card"][];
            nextCursor: string | null;
        };
        ChangeAsset: {
            /**
             * @description Null takes it out of its folder
             * @example B-roll
             */
            folder?: string | null;
            /** @example Harbour at night */
            title?: string;
        };
        ChangeBilling: {
            /**
             * @description US dollars of one top-up
             * @enum {integer}
             */
            packUsd?: 10 | 25 | 50;
            /** @description Whether a short wallet is topped up from the card */
            payAsYouGo?: boolean;
        };
        ChangeChannel: {
            /** @description A lock: films wear it whatever their order asks for */
            brand?: components["schemas"]["Brand"] | null;
            /** @description Puts the disclaimer, with the `asOf` and `source` of the data, on every frame; no text tells of the future then. Data without the two are a 400 */
            compliance?: components["schemas"]["Compliance"] | null;
            /** @description Spoken and shown word for word as the last scene, unless an order brings its own */
            cta?: string | null;
            /**
             * @description What a film takes where its order does not say it; changed one by one, null takes one away
             * @example {
             *       "language": "Spanish",
             *       "targetSeconds": 30
             *     }
             */
            defaults?: components["schemas"]["FilmDefaults"] | null;
            /** @example Rates daily */
            name?: string;
            /**
             * @description How words are said, at most 200 of them and no digits; the list of an order is laid over it
             * @example {
             *       "Aave": "ah veh"
             *     }
             */
            pronunciation?: {
                [key: string]: string;
            } | null;
            /** @description Directions for every script, read before the `brief` of an order */
            styleNotes?: string | null;
        };
        ChangeShow: {
            /** @description A lock: films wear it whatever their order asks for */
            brand?: components["schemas"]["Brand"] | null;
            /**
             * @description The channel that it is on; its settings stand where the show has none
             * @example chn_4f9k2m0q8xw1c7ab5d3e
             */
            channelId?: string | null;
            /** @description Puts the disclaimer, with the `asOf` and `source` of the data, on every frame; no text tells of the future then. Data without the two are a 400 */
            compliance?: components["schemas"]["Compliance"] | null;
            /** @description Spoken and shown word for word as the last scene, unless an order brings its own */
            cta?: string | null;
            /**
             * @description What a film takes where its order does not say it; changed one by one, null takes one away
             * @example {
             *       "language": "Spanish",
             *       "targetSeconds": 30
             *     }
             */
            defaults?: components["schemas"]["FilmDefaults"] | null;
            /** @description For its makers; the title unless said */
            name?: string;
            /**
             * @description How words are said, at most 200 of them and no digits; the list of an order is laid over it
             * @example {
             *       "Aave": "ah veh"
             *     }
             */
            pronunciation?: {
                [key: string]: string;
            } | null;
            /** @description Directions for every script, read before the `brief` of an order */
            styleNotes?: string | null;
            /**
             * @description For its viewers
             * @example Rates at nine
             */
            title?: string;
        };
        ChangeVideo: {
            /** @description True: the bare media path plays without a key */
            public?: boolean;
            /** @example USDC on Base */
            title?: string;
        };
        Channel: {
            /** @description A lock: films wear it whatever their order asks for */
            brand: components["schemas"]["Brand"] | null;
            /** @example chn_4f9k2m0q8xw1c7ab5d3e */
            channelId: string;
            /** @description Puts the disclaimer, with the `asOf` and `source` of the data, on every frame; no text tells of the future then. Data without the two are a 400 */
            compliance: components["schemas"]["Compliance"] | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Spoken and shown word for word as the last scene, unless an order brings its own */
            cta: string | null;
            defaults: components["schemas"]["FilmDefaults"];
            /** @example Rates daily */
            name: string;
            /**
             * @example {
             *       "Aave": "ah veh"
             *     }
             */
            pronunciation: {
                [key: string]: string;
            } | null;
            /** @description Directions for every script, read before the `brief` of an order */
            styleNotes: string | null;
            /** Format: date-time */
            updatedAt: string;
        };
        ChannelPage: {
            data: components["schemas"]["Channel"][];
            nextCursor: string | null;
        };
        ChannelResult: {
            /** @example cm4ean69r0003w8w1cdomox9n */
            channelId: string;
            /** @example null */
            error: string | null;
            /**
             * @description The scheduler's id
             * @example cm4ean69r0004w8w1
             */
            postId: string | null;
            /**
             * @description Short lowercase name of the network
             * @example x
             */
            service: string;
            /**
             * @description `posted` and `draft` are at the scheduler and never made again. `failed` and `waiting` are sent by the next call,
             *     `unknown` once the scheduler surely does not have it; `sending` is another call's
             * @example posted
             * @enum {string}
             */
            status: "waiting" | "sending" | "posted" | "draft" | "unknown" | "failed";
            /** @description Null where none was asked for, or the network has none */
            story: components["schemas"]["Post"] | null;
            /**
             * Format: uri
             * @description Where it can be seen; null until the scheduler knows, so ask again
             * @example https://x.com/bakery/status/1
             */
            url: string | null;
        };
        Check: {
            /**
             * @description Build of ffmpeg that encoded the file. Null until rendered.
             * @example ffmpeg 7.0.2
             */
            encoder: string | null;
            /**
             * @description SHA-256 of the 1080p file, hex. The same film made by the same encoder has the same. Null until rendered.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            sha256: string | null;
            warnings: components["schemas"]["Warning"][];
        };
        ClonedVoice: {
            /** Format: date-time */
            createdAt: string;
            /** @example Our founder */
            name: string;
            /** @example voi_4f9k2m0q8xw1c7ab5d3e */
            voiceId: string;
        };
        CloneVoice: {
            /**
             * @description The speaker agrees to be cloned; nothing is done without
             * @enum {boolean}
             */
            consent: true;
            /** @example Our founder */
            name: string;
            /**
             * Format: uri
             * @description A public address of a recording of the voice, a minute or more, at most 25 MB
             * @example https://assets.example/founder.wav
             */
            sampleUrl: string;
        };
        Compliance: {
            /** @example Not financial advice. */
            disclaimer: string;
        };
        Connection: {
            /**
             * Format: uri
             * @description Null for the service's own address
             * @example https://postiz.newsroom.example/api
             */
            baseUrl: string | null;
            /** @example con_4f9k2m0q8xw1c7ab5d3e */
            connectionId: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * @description Last four characters of the key
             * @example mple
             */
            hint: string;
            /**
             * @example google-drive
             * @enum {string}
             */
            kind: "postiz" | "buffer" | "google-drive" | "dropbox";
            /**
             * Format: date-time
             * @description When the key was last replaced
             */
            updatedAt: string;
        };
        ConnectionPage: {
            data: components["schemas"]["Connection"][];
            nextCursor: string | null;
        };
        Cost: {
            breakdown: components["schemas"]["PriceItem"][];
            /** @example 490 */
            credits: number;
        };
        CreateChannel: {
            /** @description A lock: films wear it whatever their order asks for */
            brand?: components["schemas"]["Brand"] | null;
            /** @description Puts the disclaimer, with the `asOf` and `source` of the data, on every frame; no text tells of the future then. Data without the two are a 400 */
            compliance?: components["schemas"]["Compliance"] | null;
            /** @description Spoken and shown word for word as the last scene, unless an order brings its own */
            cta?: string | null;
            /**
             * @description What a film takes where its order does not say it; changed one by one, null takes one away
             * @example {
             *       "language": "Spanish",
             *       "targetSeconds": 30
             *     }
             */
            defaults?: components["schemas"]["FilmDefaults"] | null;
            /** @example Rates daily */
            name: string;
            /**
             * @description How words are said, at most 200 of them and no digits; the list of an order is laid over it
             * @example {
             *       "Aave": "ah veh"
             *     }
             */
            pronunciation?: {
                [key: string]: string;
            } | null;
            /** @description Directions for every script, read before the `brief` of an order */
            styleNotes?: string | null;
        };
        CreatedKey: {
            /**
             * @description Shown this once
             * @example sk_…
             */
            apiKey: string;
            /** @example key_4f9k2m0q8xw1c7ab5d3e */
            keyId: string;
        };
        CreatedWebhook: {
            webhook: components["schemas"]["WebhookSecret"];
        };
        CreateKey: {
            /**
             * @description To tell keys apart
             * @example newsroom server
             */
            name?: string;
        };
        CreateShow: {
            /** @description A lock: films wear it whatever their order asks for */
            brand?: components["schemas"]["Brand"] | null;
            /**
             * @description The channel that it is on; its settings stand where the show has none
             * @example chn_4f9k2m0q8xw1c7ab5d3e
             */
            channelId?: string | null;
            /** @description Puts the disclaimer, with the `asOf` and `source` of the data, on every frame; no text tells of the future then. Data without the two are a 400 */
            compliance?: components["schemas"]["Compliance"] | null;
            /** @description Spoken and shown word for word as the last scene, unless an order brings its own */
            cta?: string | null;
            /**
             * @description What a film takes where its order does not say it; changed one by one, null takes one away
             * @example {
             *       "language": "Spanish",
             *       "targetSeconds": 30
             *     }
             */
            defaults?: components["schemas"]["FilmDefaults"] | null;
            /** @description For its makers; the title unless said */
            name?: string;
            /**
             * @description How words are said, at most 200 of them and no digits; the list of an order is laid over it
             * @example {
             *       "Aave": "ah veh"
             *     }
             */
            pronunciation?: {
                [key: string]: string;
            } | null;
            /** @description Directions for every script, read before the `brief` of an order */
            styleNotes?: string | null;
            /**
             * @description For its viewers
             * @example Rates at nine
             */
            title?: string;
        };
        CreateSource: {
            /** @description Any JSON object; every key becomes a quotable fact, at most 5,000 of them */
            data?: {
                [key: string]: unknown;
            };
            /** @description Plain text, Markdown, a table or a script, as it was written */
            text?: string;
            /**
             * Format: uri
             * @description A page, PDF, feed, CSV, spreadsheet, JSON API or text to read; what it is is told by its bytes
             * @example https://example.com/annual-report
             */
            url?: string;
        };
        CreateVideo: {
            /**
             * @description Answers a job; the video is `draft` until its script exists
             * @default false
             */
            async?: boolean;
            /** @description Recolours any style; its contrast is kept whatever is asked for. A brand of the show or channel is a lock and stands in its place */
            brand?: components["schemas"]["Brand"];
            /** @description Direction for the script: what to focus on, what to skip; without data or a script, the words themselves */
            brief?: string;
            /** @description Burned-in captions. Left out: that of the show or channel, else true */
            captions?: boolean;
            /**
             * @description The channel it is filed under, whose brand, defaults and texts apply; of a show unless said
             * @example chn_4f9k2m0q8xw1c7ab5d3e
             */
            channelId?: string;
            /**
             * @description Sets a picture in motion: `asset.iconUrl` first, else a picture that is shown; it needs 300 pixels on its short side
             * @default false
             */
            clips?: boolean;
            /**
             * @description Spoken and shown word for word as the last scene
             * @example See the live rate at rates.example
             */
            cta?: string;
            /**
             * @description Any JSON object; every key becomes a quotable fact, at most 5,000 of them. At most one of `data`, `sourceUrl`, `text`, `sourcePackId` and `sourceId`; one is needed where no `script`, `brief` or `libraryAssetIds` carries the content
             * @example {
             *       "protocol": "Aave v3",
             *       "asset": "USDC",
             *       "chain": "Base",
             *       "apyPct": 6.84,
             *       "benchmarkName": "3-month T-bill",
             *       "benchmarkApyPct": 4.31
             *     }
             */
            data?: {
                [key: string]: unknown;
            };
            /**
             * @description `director` is the template engine; left out, shows, footage, clips and presenters take it, and all other films are designed
             * @enum {string}
             */
            engine?: "designed" | "director";
            /** @description Your own tag, echoed on the video and every webhook */
            external_id?: string;
            /**
             * @description Left out: that of the show or channel, else 9:16
             * @enum {string}
             */
            format?: "9:16" | "4:5" | "1:1" | "16:9";
            /**
             * @description Whose pictures it shows: none, those that `data` names, or, where it names none, pictures made for it (drawn free of charge where no service is configured). Left out: that of the show or channel, else source
             * @enum {string}
             */
            images?: "none" | "source" | "auto";
            /**
             * @description A language by name or code; the video answers its code. Left out: that of the show or channel, else English
             * @example Spanish
             */
            language?: string;
            /**
             * @description Footage, pictures and audio of the library: videos are cut to the narration, pictures are shown, audio is the film's music. Alone, or with a brief, they carry the film
             * @example [
             *       "ast_4f9k2m0q8xw1c7ab5d3e"
             *     ]
             */
            libraryAssetIds?: string[];
            /**
             * @description Refused with 402 `max_credits_exceeded` where all charges for the film together could pass it. A page that turns out to need a browser is read in one only where this leaves room for its price
             * @example 490
             */
            maxCredits?: number;
            /**
             * @description `story` leads with a plot and brings the headline figure late
             * @default numbers
             * @enum {string}
             */
            mode?: "numbers" | "story";
            /** @description false for none, true for the style's bed, `{generate: true}` or `{generate: "<kind of music>"}` for music made for the film. Left out: that of the show or channel, else true */
            music?: boolean | {
                generate: true | string;
            };
            /**
             * @description Audio of the library, played in place of the style's music, as long as the film and under its voice
             * @example ast_4f9k2m0q8xw1c7ab5d3e
             */
            musicAssetId?: string;
            /**
             * @description How fast it is told: the speed of the voice and how long a picture stands
             * @default standard
             * @enum {string}
             */
            pacing?: "calm" | "standard" | "fast";
            /**
             * @description A drawn presenter tells a part of it
             * @default false
             */
            presenter?: boolean;
            /**
             * @description How words are said, at most 200 of them and no digits; captions keep the word
             * @example {
             *       "Aave": "ah veh"
             *     }
             */
            pronunciation?: {
                [key: string]: string;
            };
            /**
             * @description The bare media path plays without a key
             * @default false
             */
            public?: boolean;
            /**
             * @description False stops at `scripted` and needs the design price alone; the video is `draft` until then, and is rendered by POST /v1/videos/{id}/render
             * @default true
             */
            render?: boolean;
            /** @description A film as its author wrote it. Without `data` its own figures are the facts; beside `data` every figure must be in it */
            script?: components["schemas"]["Script"] | components["schemas"]["ScriptScene"][];
            /** @description The series it is filed under */
            seriesId?: string;
            /**
             * @description The show it is filed under; what this request says stands before the show, the show before its channel
             * @example shw_4f9k2m0q8xw1c7ab5d3e
             */
            showId?: string;
            /**
             * @description A source of POST /v1/sources/preview, read anew when the film is made
             * @example src_4f9k2m0q8xw1c7ab5d3e
             */
            sourceId?: string;
            /**
             * @description What POST /v1/sources has found, in place of `data`
             * @example sp_4f9k2m0q8xw1c7ab5d3e
             */
            sourcePackId?: string;
            /**
             * Format: uri
             * @description A page, PDF, feed, table or JSON API to read in place of `data`, when the film is made: one that cannot be read then ends it in `error`, with its reason and nothing charged. A page that shows nothing without its scripts is read in a browser, for 5 credits more: they are set aside with the order where the wallet and `maxCredits` leave room for them, and given back where no browser was needed; without them such a page ends the film in `error`. Colours of the page do not recolour the film
             * @example https://example.com/annual-report
             */
            sourceUrl?: string;
            /**
             * @description Left out: that of the show or channel, else a pick that suits the facts
             * @enum {string}
             */
            style?: "trading-terminal" | "tabloid" | "nature-doc" | "hype-trailer" | "arcade" | "breaking-news" | "swiss-poster" | "comic" | "vaporwave" | "luxury-minimal" | "chaos-meme";
            /**
             * @description Seconds; data with little to tell make a shorter film. Left out: that of the show or channel, else 30
             * @example 30
             */
            targetSeconds?: number;
            /** @description A text, a table or a script to read in place of `data`; a text without a figure is told in its own words */
            text?: string;
            /** @example USDC on Base */
            title?: string;
            /** @description A voice of GET /v1/voices that speaks the language. Left out: that of the show or channel, else the best one there is */
            voiceId?: string;
        };
        CreateWebhook: {
            events: ("video.rendered" | "video.render_failed" | "episode.ready")[];
            /**
             * Format: uri
             * @description A public http or https address
             * @example https://hooks.example/factreel
             */
            url: string;
        };
        Delivery: {
            /** Format: date-time */
            createdAt: string;
            /** @example 84 */
            durationMs: number | null;
            /**
             * @description Why it failed
             * @example answered 500
             */
            error: string | null;
            /** @enum {string} */
            event: "video.rendered" | "video.render_failed" | "episode.ready" | "webhook.test";
            /** @example evt_4f9k2m0q8xw1c7ab5d3e */
            eventId: string;
            /** @example dlv_4f9k2m0q8xw1c7ab5d3e */
            id: string;
            /**
             * @description Null where nothing was answered
             * @example 200
             */
            responseStatus: number | null;
            /**
             * @example delivered
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            /**
             * Format: uri
             * @example https://hooks.example/factreel
             */
            url: string;
            /** @example vid-7 */
            videoId: string | null;
        };
        DeliveryPage: {
            data: components["schemas"]["Delivery"][];
            nextCursor: string | null;
        };
        Edit: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            by: "notes" | "script" | "restore";
            /** @example Make it shorter */
            notes: string | null;
            /** @example 5 scenes in place of 7 */
            summary: string;
            /** @example 2 */
            version: number;
        };
        EditVideo: {
            /**
             * @description Beside `notes`: a language by name or code to translate into
             * @example Spanish
             */
            language?: string;
            /**
             * @description What to change, in words: shorter, longer, 45 seconds, drop scene 3, drop the scene about X, add a scene about X, lead with X, focus on X, in tabloid style, in Spanish, more serious, faster, call it "…", a female voice, no music, other music, no captions, square. Several in one note
             * @example Make it shorter, drop scene 3 and call it "Base rates"
             */
            notes?: string;
            /** @description The film scene by scene, exactly; free of charge */
            script?: components["schemas"]["Script"] | components["schemas"]["ScriptScene"][];
        };
        EpisodeReadyEvent: {
            /**
             * Format: uri
             * @description Where the owner approves it
             * @example https://studio.factreel.example/approve/vid-7
             */
            approveUrl: string;
            /** @example USDC on Base pays 6.84% on Aave v3. */
            caption: string;
            /** Format: date-time */
            createdAt: string;
            /** @enum {string} */
            event: "episode.ready";
            /**
             * @description The tag of the order
             * @example order-17
             */
            external_id: string | null;
            /** @description Who ordered it in an embedded studio */
            externalUserId: string | null;
            /** @example evt_4f9k2m0q8xw1c7ab5d3e */
            id: string;
            /**
             * Format: uri
             * @description The same as `thumbnail`
             * @example https://factreel.example/media/vid-7/v1/poster.jpg?k=Jm3kq8xw1c7ab5d3e4f9k2
             */
            posterUrl: string | null;
            /** @example ser_4f9k2m0q8xw1c7ab5d3e */
            seriesId: string;
            /** @example shw_4f9k2m0q8xw1c7ab5d3e */
            showId: string;
            /** @example USDC on Base */
            title: string;
            /** @example 1 */
            version: number;
            /** @example vid-7 */
            videoId: string;
            /** @example [] */
            warnings: components["schemas"]["Warning"][];
        } & (components["schemas"]["Media"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "episode.ready";
        });
        Error: {
            /** @description Each bad argument, for 400 */
            details?: components["schemas"]["ErrorDetail"][];
            /**
             * @description A code, with its detail behind a colon
             * @example not_found: video vid-9
             */
            error: string;
            /** @example There is no video vid-9. */
            message: string;
            /** @example 0b7f6c1e-8f5c-4f0b-9f29-6a1d5a1c9d7e */
            requestId: string;
        };
        ErrorDetail: {
            /** @example must not be greater than 90 */
            message: string;
            /** @example targetSeconds */
            path: string;
        };
        FilmDefaults: {
            /** @description Burned-in captions. Left out: that of the show or channel, else true */
            captions?: boolean;
            /**
             * @description Left out: that of the show or channel, else 9:16
             * @enum {string}
             */
            format?: "9:16" | "4:5" | "1:1" | "16:9";
            /**
             * @description Whose pictures it shows: none, those that `data` names, or, where it names none, pictures made for it (drawn free of charge where no service is configured). Left out: that of the show or channel, else source
             * @enum {string}
             */
            images?: "none" | "source" | "auto";
            /**
             * @description A language by name or code; the video answers its code. Left out: that of the show or channel, else English
             * @example Spanish
             */
            language?: string;
            /** @description false for none, true for the style's bed, `{generate: true}` or `{generate: "<kind of music>"}` for music made for the film. Left out: that of the show or channel, else true */
            music?: boolean | {
                generate: true | string;
            };
            /**
             * @description Left out: that of the show or channel, else a pick that suits the facts
             * @enum {string}
             */
            style?: "trading-terminal" | "tabloid" | "nature-doc" | "hype-trailer" | "arcade" | "breaking-news" | "swiss-poster" | "comic" | "vaporwave" | "luxury-minimal" | "chaos-meme";
            /**
             * @description Seconds; data with little to tell make a shorter film. Left out: that of the show or channel, else 30
             * @example 30
             */
            targetSeconds?: number;
            /** @description A voice of GET /v1/voices that speaks the language. Left out: that of the show or channel, else the best one there is */
            voiceId?: string;
        };
        FinishedJob: {
            /** Format: date-time */
            createdAt: string;
            /** @description Why it failed or that it was cancelled */
            error: string | null;
            /** Format: date-time */
            finishedAt: string | null;
            /** @example job_4f9k2m0q8xw1c7ab5d3e */
            jobId: string;
            /** @enum {string} */
            kind: "create" | "render" | "edit";
            /** @example 0.4 */
            progress: number;
            /**
             * @description The stage it is in, or ended in
             * @example render
             * @enum {string}
             */
            stage: "design" | "render";
            /** Format: date-time */
            startedAt: string | null;
            /** @enum {string} */
            status: "done";
            /** @example vid-7 */
            videoId: string;
        } & (components["schemas"]["Media"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "done";
        });
        FootageJob: {
            /** Format: date-time */
            createdAt: string;
            /** @description Why it failed or that it was cancelled */
            error: string | null;
            /** Format: date-time */
            finishedAt: string | null;
            /** @example job_4f9k2m0q8xw1c7ab5d3e */
            jobId: string;
            /** @enum {string} */
            kind: "footage";
            /** @example ast_4f9k2m0q8xw1c7ab5d3e */
            libraryAssetId: string;
            /** @example 0.4 */
            progress: number;
            /** @enum {string} */
            stage: "index";
            /** Format: date-time */
            startedAt: string | null;
            /**
             * @example running
             * @enum {string}
             */
            status: "queued" | "running" | "done" | "failed" | "cancelled";
            /** @description Such a job makes no film */
            videoId: null;
        };
        GetJobInput: {
            /** @example job_4f9k2m0q8xw1c7ab5d3e */
            jobId: string;
            /**
             * @description How long to wait for its end before it is answered as it stands
             * @default 0
             * @example 25
             */
            waitSeconds?: number;
        };
        GetJobOutput: {
            /**
             * @description Credits
             * @example 0
             */
            charged?: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Why it failed or that it was cancelled */
            error: string | null;
            /** @example 0 */
            failed?: number;
            /** @description In the order of the drive */
            files?: components["schemas"]["ImportFile"][];
            /** Format: date-time */
            finishedAt: string | null;
            /**
             * @description Files in the folder and in those within it
             * @example 12
             */
            found?: number;
            /** @example 4 */
            imported?: number;
            /** @example job_4f9k2m0q8xw1c7ab5d3e */
            jobId: string;
            /** @enum {string} */
            kind: "create" | "render" | "edit" | "footage" | "import" | "tool";
            /** @example ast_4f9k2m0q8xw1c7ab5d3e */
            libraryAssetId?: string;
            /** @example 0.4 */
            progress: number;
            /** @description There when it is done: what its schema says */
            result?: {
                [key: string]: unknown;
            } | null;
            /**
             * @description In the library already, or nothing that it takes
             * @example 1
             */
            skipped?: number;
            /**
             * @description What it is at
             * @example render
             */
            stage: string | null;
            /** Format: date-time */
            startedAt: string | null;
            /**
             * @example running
             * @enum {string}
             */
            status: "queued" | "running" | "done" | "failed" | "cancelled";
            /**
             * @description What the folder is called; null until it is listed
             * @example B-roll
             */
            title?: string | null;
            /** @example my_tool */
            tool?: string;
            /**
             * @description Of work on a film
             * @example vid-7
             */
            videoId: string | null;
        } & components["schemas"]["Media"];
        GetVideoInput: {
            /** @example vid-7 */
            videoId: string;
        };
        HouseVoice: {
            /** @enum {string} */
            gender: "female" | "male" | "unknown";
            /** @description Speaks its language when no voice is asked for */
            isDefault: boolean;
            /** @example American English, female */
            label: string;
            /**
             * @description ISO 639-1; the one language it speaks
             * @example en
             */
            language: string;
            /** @description What to know before choosing it */
            note?: string;
            /**
             * @description natural could be a person; clear is understood without effort; synthetic is a machine
             * @enum {string}
             */
            quality: "natural" | "clear" | "synthetic";
            /**
             * @description Goes into `voiceId`
             * @example house-en-slt
             */
            voiceId: string;
        };
        ImportDriveInput: {
            /**
             * Format: uri
             * @description A shared folder of Google Drive or Dropbox
             * @example https://drive.google.com/drive/folders/1a2B3c4D5e6F7g8H9i0J
             */
            url: string;
        };
        ImportFile: {
            /**
             * @description Folders between the shared one and the file
             * @example Summer/Beach
             */
            folder: string;
            /**
             * @description What it became, or was already
             * @example ast_4f9k2m0q8xw1c7ab5d3e
             */
            libraryAssetId: string | null;
            /** @example harbour.mp4 */
            name: string;
            /** @description Why it was skipped or failed */
            reason: string | null;
            /**
             * @example imported
             * @enum {string}
             */
            status: "waiting" | "imported" | "skipped" | "failed";
        };
        ImportJob: {
            /** Format: date-time */
            createdAt: string;
            /** @description Why it failed or that it was cancelled */
            error: string | null;
            /** @example 0 */
            failed: number;
            /** @description In the order of the drive */
            files: components["schemas"]["ImportFile"][];
            /** Format: date-time */
            finishedAt: string | null;
            /**
             * @description Files in the folder and in those within it
             * @example 12
             */
            found: number;
            /** @example 4 */
            imported: number;
            /** @example job_4f9k2m0q8xw1c7ab5d3e */
            jobId: string;
            /** @enum {string} */
            kind: "import";
            /** @example 0.4 */
            progress: number;
            /**
             * @description In the library already, or nothing that it takes
             * @example 1
             */
            skipped: number;
            /**
             * @example import
             * @enum {string}
             */
            stage: "list" | "import";
            /** Format: date-time */
            startedAt: string | null;
            /**
             * @example running
             * @enum {string}
             */
            status: "queued" | "running" | "done" | "failed" | "cancelled";
            /**
             * @description What the folder is called; null until it is listed
             * @example B-roll
             */
            title: string | null;
            /** @description Such a job makes no film */
            videoId: null;
        };
        IndexFootageInput: {
            /**
             * @description A video of the library
             * @example ast_4f9k2m0q8xw1c7ab5d3e
             */
            libraryAssetId: string;
        };
        /** @description Work on a film. Done, it has the fields of `Media`; they are those of the film as it stands */
        Job: components["schemas"]["FinishedJob"] | components["schemas"]["UnfinishedJob"];
        Key: {
            /** Format: date-time */
            createdAt: string;
            /**
             * @description Its last four characters
             * @example q8xw
             */
            hint: string;
            /** @example key_4f9k2m0q8xw1c7ab5d3e */
            keyId: string;
            /**
             * Format: date-time
             * @description To the minute
             */
            lastUsedAt: string | null;
            /** @example newsroom server */
            name: string;
        };
        KeyPage: {
            data: components["schemas"]["Key"][];
            nextCursor: string | null;
        };
        LearnBrandInput: {
            /**
             * @description The channel that is to wear it
             * @example chn_4f9k2m0q8xw1c7ab5d3e
             */
            channelId: string;
            /**
             * @description A logo of the library
             * @example ast_4f9k2m0q8xw1c7ab5d3e
             */
            libraryAssetId?: string;
            /**
             * @description A page of the brand's site; this or `libraryAssetId`
             * @example https://fjordwheels.example/
             */
            url?: string;
        };
        LearnedBrand: {
            /** @description As the channel has it now; a lock for its films */
            brand: components["schemas"]["Brand"] | null;
            /** @example chn_4f9k2m0q8xw1c7ab5d3e */
            channelId: string;
            fonts: components["schemas"]["LearnedFonts"];
            /** @description Kept in the library, folder `brand` */
            logo: components["schemas"]["LearnedLogo"] | null;
            /** @example Fjordwheels */
            name: string | null;
            palette: components["schemas"]["PaletteColor"][];
            /**
             * @description Fields of the channel that were changed
             * @example [
             *       "brand"
             *     ]
             */
            saved: string[];
            /** @example Old bikes, new roads */
            tagline: string | null;
            /** @description After redirects; null for a logo */
            url: string | null;
            /** @description Null where there are no words to judge by */
            voice: components["schemas"]["LearnedVoice"] | null;
            warnings: components["schemas"]["BrandWarning"][];
        };
        LearnedFont: {
            /**
             * @description As the site names it
             * @example Playfair Display
             */
            family: string | null;
            /**
             * @description The family of ours that comes nearest
             * @example Bodoni Moda
             */
            like: string;
            /** @description Styles that are set in it */
            styles: ("trading-terminal" | "tabloid" | "nature-doc" | "hype-trailer" | "arcade" | "breaking-news" | "swiss-poster" | "comic" | "vaporwave" | "luxury-minimal" | "chaos-meme")[];
        };
        LearnedFonts: {
            body: components["schemas"]["LearnedFont"] | null;
            heading: components["schemas"]["LearnedFont"] | null;
        };
        LearnedLogo: {
            /** @example 512 */
            height: number;
            /** @example ast_4f9k2m0q8xw1c7ab5d3e */
            libraryAssetId: string;
            /** @example 512 */
            width: number;
        };
        LearnedVoice: {
            /**
             * @description Null for one that films do not speak
             * @example en
             */
            language: string | null;
            /** @enum {string} */
            pace: "calm" | "standard" | "fast";
            /** @example Keep it playful. */
            styleNotes: string | null;
            /** @enum {string} */
            tone: "playful" | "neutral" | "formal";
            /**
             * @description Best voice of that language now: a hint, which is not saved
             * @example house-en-slt
             */
            voiceId: string | null;
        };
        LedgerPage: {
            data: components["schemas"]["LedgerRow"][];
            nextCursor: string | null;
        };
        LedgerRow: {
            /** Format: date-time */
            at: string;
            /**
             * @description What can be spent afterwards
             * @example 99830
             */
            balance: number;
            /**
             * @description Credits charged by a capture, else 0
             * @example 170
             */
            captured: number;
            /**
             * @description The change of what can be spent: a hold takes, a release gives back, a capture changes nothing
             * @example 0
             */
            credits: number;
            /** @example fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9 */
            hash: string;
            /** @example hold_4f9k2m0q8xw1c7ab5d3e */
            holdId: string | null;
            /** @example txn_4f9k2m0q8xw1c7ab5d3e */
            id: string;
            /**
             * @example capture
             * @enum {string}
             */
            kind: "grant" | "topup" | "hold" | "capture" | "release" | "refund" | "expiry";
            /**
             * @description Hash of the row before; empty for the first
             * @example 2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae
             */
            previousHash: string;
            /** @example design of vid-7 */
            reason: string;
            /**
             * @description 1, 2, 3… within the account
             * @example 2
             */
            seq: number;
            /** @example vid-7 */
            videoId: string | null;
        };
        LibraryAsset: {
            /**
             * @description Of the file as it is kept
             * @example 4812330
             */
            bytes: number;
            /** Format: date-time */
            createdAt: string;
            /**
             * @description Seconds; null for pictures
             * @example 12.4
             */
            duration: number | null;
            /** @example B-roll */
            folder: string | null;
            /** @example 1920 */
            height: number | null;
            /** @enum {string} */
            kind: "video" | "image" | "audio";
            /** @example ast_4f9k2m0q8xw1c7ab5d3e */
            libraryAssetId: string;
            /**
             * Format: uri
             * @description Keyed link to a JPEG; null for sounds
             */
            thumbnail: string | null;
            /** @example Harbour at night */
            title: string;
            /**
             * Format: uri
             * @description Keyed link to the file; never changes
             * @example https://factreel.example/media/library/ast_4f9k2m0q8xw1c7ab5d3e/file.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2
             */
            url: string;
            /**
             * @description Pixels as shown; null for sounds
             * @example 1080
             */
            width: number | null;
        };
        LibraryFolder: {
            /**
             * @description How many assets are in it
             * @example 12
             */
            assets: number;
            /** @example B-roll */
            folder: string;
        };
        LibraryFolderPage: {
            data: components["schemas"]["LibraryFolder"][];
            nextCursor: string | null;
        };
        LibraryPage: {
            data: components["schemas"]["LibraryAsset"][];
            nextCursor: string | null;
        };
        ListNotificationsInput: {
            /** @description `nextCursor` of the page before */
            cursor?: string;
            /** @default 20 */
            limit?: number;
        };
        ListVersionsInput: {
            /** @description `nextCursor` of the page before */
            cursor?: string;
            /** @default 20 */
            limit?: number;
            /** @example vid-7 */
            videoId: string;
        };
        MakeVideoInput: {
            /** @description Recolours any style; its contrast is kept whatever is asked for. A brand of the show or channel is a lock and stands in its place */
            brand?: components["schemas"]["Brand"];
            /** @description Direction for the script: what to focus on, what to skip; without data or a script, the words themselves */
            brief?: string;
            /** @description Burned-in captions. Left out: that of the show or channel, else true */
            captions?: boolean;
            /**
             * @description The channel it is filed under, whose brand, defaults and texts apply; of a show unless said
             * @example chn_4f9k2m0q8xw1c7ab5d3e
             */
            channelId?: string;
            /**
             * @description Sets a picture in motion: `asset.iconUrl` first, else a picture that is shown; it needs 300 pixels on its short side
             * @default false
             */
            clips?: boolean;
            /**
             * @description Spoken and shown word for word as the last scene
             * @example See the live rate at rates.example
             */
            cta?: string;
            /**
             * @description Any JSON object; every key becomes a quotable fact, at most 5,000 of them. At most one of `data`, `sourceUrl`, `text`, `sourcePackId` and `sourceId`; one is needed where no `script`, `brief` or `libraryAssetIds` carries the content
             * @example {
             *       "protocol": "Aave v3",
             *       "asset": "USDC",
             *       "chain": "Base",
             *       "apyPct": 6.84,
             *       "benchmarkName": "3-month T-bill",
             *       "benchmarkApyPct": 4.31
             *     }
             */
            data?: {
                [key: string]: unknown;
            };
            /**
             * @description `director` is the template engine; left out, shows, footage, clips and presenters take it, and all other films are designed
             * @enum {string}
             */
            engine?: "designed" | "director";
            /** @description Your own tag, echoed on the video and every webhook */
            external_id?: string;
            /**
             * @description Left out: that of the show or channel, else 9:16
             * @enum {string}
             */
            format?: "9:16" | "4:5" | "1:1" | "16:9";
            /**
             * @description Whose pictures it shows: none, those that `data` names, or, where it names none, pictures made for it (drawn free of charge where no service is configured). Left out: that of the show or channel, else source
             * @enum {string}
             */
            images?: "none" | "source" | "auto";
            /**
             * @description A language by name or code; the video answers its code. Left out: that of the show or channel, else English
             * @example Spanish
             */
            language?: string;
            /**
             * @description Footage, pictures and audio of the library: videos are cut to the narration, pictures are shown, audio is the film's music. Alone, or with a brief, they carry the film
             * @example [
             *       "ast_4f9k2m0q8xw1c7ab5d3e"
             *     ]
             */
            libraryAssetIds?: string[];
            /**
             * @description Refused with 402 `max_credits_exceeded` where all charges for the film together could pass it. A page that turns out to need a browser is read in one only where this leaves room for its price
             * @example 490
             */
            maxCredits?: number;
            /**
             * @description `story` leads with a plot and brings the headline figure late
             * @default numbers
             * @enum {string}
             */
            mode?: "numbers" | "story";
            /** @description false for none, true for the style's bed, `{generate: true}` or `{generate: "<kind of music>"}` for music made for the film. Left out: that of the show or channel, else true */
            music?: boolean | {
                generate: true | string;
            };
            /**
             * @description Audio of the library, played in place of the style's music, as long as the film and under its voice
             * @example ast_4f9k2m0q8xw1c7ab5d3e
             */
            musicAssetId?: string;
            /**
             * @description How fast it is told: the speed of the voice and how long a picture stands
             * @default standard
             * @enum {string}
             */
            pacing?: "calm" | "standard" | "fast";
            /**
             * @description A drawn presenter tells a part of it
             * @default false
             */
            presenter?: boolean;
            /**
             * @description How words are said, at most 200 of them and no digits; captions keep the word
             * @example {
             *       "Aave": "ah veh"
             *     }
             */
            pronunciation?: {
                [key: string]: string;
            };
            /**
             * @description The bare media path plays without a key
             * @default false
             */
            public?: boolean;
            /**
             * @description False stops at `scripted` and needs the design price alone; the video is `draft` until then, and is rendered by POST /v1/videos/{id}/render
             * @default true
             */
            render?: boolean;
            /** @description A film as its author wrote it. Without `data` its own figures are the facts; beside `data` every figure must be in it */
            script?: components["schemas"]["Script"] | components["schemas"]["ScriptScene"][];
            /** @description The series it is filed under */
            seriesId?: string;
            /**
             * @description The show it is filed under; what this request says stands before the show, the show before its channel
             * @example shw_4f9k2m0q8xw1c7ab5d3e
             */
            showId?: string;
            /**
             * @description A source of POST /v1/sources/preview, read anew when the film is made
             * @example src_4f9k2m0q8xw1c7ab5d3e
             */
            sourceId?: string;
            /**
             * @description What POST /v1/sources has found, in place of `data`
             * @example sp_4f9k2m0q8xw1c7ab5d3e
             */
            sourcePackId?: string;
            /**
             * Format: uri
             * @description A page, PDF, feed, table or JSON API to read in place of `data`, when the film is made: one that cannot be read then ends it in `error`, with its reason and nothing charged. A page that shows nothing without its scripts is read in a browser, for 5 credits more: they are set aside with the order where the wallet and `maxCredits` leave room for them, and given back where no browser was needed; without them such a page ends the film in `error`. Colours of the page do not recolour the film
             * @example https://example.com/annual-report
             */
            sourceUrl?: string;
            /**
             * @description Left out: that of the show or channel, else a pick that suits the facts
             * @enum {string}
             */
            style?: "trading-terminal" | "tabloid" | "nature-doc" | "hype-trailer" | "arcade" | "breaking-news" | "swiss-poster" | "comic" | "vaporwave" | "luxury-minimal" | "chaos-meme";
            /**
             * @description Seconds; data with little to tell make a shorter film. Left out: that of the show or channel, else 30
             * @example 30
             */
            targetSeconds?: number;
            /** @description A text, a table or a script to read in place of `data`; a text without a figure is told in its own words */
            text?: string;
            /** @example USDC on Base */
            title?: string;
            /** @description A voice of GET /v1/voices that speaks the language. Left out: that of the show or channel, else the best one there is */
            voiceId?: string;
        };
        MarketDataInput: {
            /**
             * @description Its weather
             * @example Lisbon
             */
            city?: string;
            /**
             * @description Of currencies
             * @example EUR/USD
             */
            pair?: string;
            /**
             * @description Of a share
             * @example NVDA
             */
            ticker?: string;
        };
        Media: {
            /**
             * @description The key of all the links; `k` in their query
             * @example Jm3kq8xw1c7ab5d3e4f9k2
             */
            mediaKey: string;
            /**
             * Format: uri
             * @description Keyed link to this version's file, which never changes; null until it is rendered
             * @example https://factreel.example/media/vid-7/v1/video.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2
             */
            renderUrl: string | null;
            /**
             * Format: uri
             * @description Keyed link to a JPEG; null until it is rendered
             * @example https://factreel.example/media/vid-7/v1/poster.jpg?k=Jm3kq8xw1c7ab5d3e4f9k2
             */
            thumbnail: string | null;
            /**
             * Format: uri
             * @description Keyed link to the current cut; it changes with the version, and plays the last cut that was rendered until this version is
             * @example https://factreel.example/media/vid-7.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2
             */
            url: string;
            /**
             * Format: uri
             * @description Keyed link to the hosted watch page
             * @example https://factreel.example/w/vid-7?k=Jm3kq8xw1c7ab5d3e4f9k2
             */
            watchUrl: string;
            /**
             * Format: uri
             * @description Keyed link to a 720p copy with fast start; null until it is rendered
             * @example https://factreel.example/media/vid-7/v1/web.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2
             */
            webUrl: string | null;
        };
        Notification: {
            /** Format: date-time */
            createdAt: string;
            /**
             * @description The facts behind the words; the fields depend on `kind`
             * @example {
             *       "credits": 90,
             *       "threshold": 100
             *     }
             */
            data: {
                [key: string]: unknown;
            };
            /** @example ntf_4f9k2m0q8xw1c7ab5d3e */
            id: string;
            /** @enum {string} */
            kind: "low_balance" | "topup_failed" | "series_paused";
            /** @example 90 credits are left. Buy a pack, or switch pay-as-you-go on. */
            message: string;
            /**
             * Format: date-time
             * @description Null until it is marked as read
             */
            readAt: string | null;
            /** @example Fewer than 100 credits are left */
            title: string;
        };
        NotificationPage: {
            data: components["schemas"]["Notification"][];
            nextCursor: string | null;
        };
        PaletteColor: {
            /** @example #d7263d */
            color: string;
            /** @enum {string} */
            role: "accent" | "ground" | "ink";
            /**
             * @description Of all that was found, 0 to 1
             * @example 0.31
             */
            share: number;
        };
        Plan: {
            /**
             * @description Text for a post
             * @example USDC on Base earns 6.84%.
             */
            caption: string;
            /**
             * @description Seconds, estimated
             * @example 27.4
             */
            durationSeconds: number;
            /** @enum {string} */
            format: "9:16" | "4:5" | "1:1" | "16:9";
            /** @example en */
            language: string;
            /** @description What would be said; times are estimated */
            narration: components["schemas"]["PlannedLine"][];
            /** @description All that could be charged for it */
            quote: components["schemas"]["Quote"];
            stills: components["schemas"]["PlannedStill"][];
            storyboard: components["schemas"]["PlannedScene"][];
            /**
             * @description Order with it to keep it: a pick of a style varies
             * @enum {string}
             */
            style: "trading-terminal" | "tabloid" | "nature-doc" | "hype-trailer" | "arcade" | "breaking-news" | "swiss-poster" | "comic" | "vaporwave" | "luxury-minimal" | "chaos-meme";
            /** @example USDC on Base */
            title: string;
            /**
             * @description Who would speak
             * @example house-en-slt
             */
            voiceId: string;
            warnings: components["schemas"]["Warning"][];
        };
        PlannedLine: {
            /** @example 120 */
            fromMs: number;
            /** @example 1 */
            scene: number;
            /** @example 6.84%. That is what USDC earns on Base. */
            text: string;
            /** @example 2900 */
            toMs: number;
        };
        PlannedScene: {
            /** @example 3200 */
            durationMs: number;
            /** @example 0 */
            fromMs: number;
            /**
             * @description What it shows: a figure, a chart, a list, ...
             * @example hero
             */
            layout: string;
            /**
             * @description From 1
             * @example 1
             */
            n: number;
            /** @example title */
            type: string;
        };
        PlannedStill: {
            /** @example 2300 */
            atMs: number;
            /** @example 480 */
            height: number;
            /**
             * @description A JPEG as a `data:` URL: nothing is kept that a link could lead to
             * @example data:image/jpeg;base64,/9j/4AAQSkZJRg==
             */
            image: string;
            /** @example 1 */
            scene: number;
            /**
             * @description A quarter of the film's
             * @example 270
             */
            width: number;
        };
        Post: {
            /** @example null */
            error: string | null;
            /**
             * @description The scheduler's id
             * @example cm4ean69r0004w8w1
             */
            postId: string | null;
            /**
             * @description `posted` and `draft` are at the scheduler and never made again. `failed` and `waiting` are sent by the next call,
             *     `unknown` once the scheduler surely does not have it; `sending` is another call's
             * @example posted
             * @enum {string}
             */
            status: "waiting" | "sending" | "posted" | "draft" | "unknown" | "failed";
            /**
             * Format: uri
             * @description Where it can be seen; null until the scheduler knows, so ask again
             * @example https://x.com/bakery/status/1
             */
            url: string | null;
        };
        Preview: {
            /**
             * @description Sent with every read, to the address's own origin alone, such as an API's key; at most 10. Kept encrypted, never answered
             * @example {
             *       "X-Api-Key": "k_3f8a"
             *     }
             */
            headers?: {
                [key: string]: string;
            };
            /**
             * @description Left out, or `url`: told by the bytes
             * @example json
             * @enum {string}
             */
            kind?: "url" | "page" | "pdf" | "feed" | "rss" | "csv" | "spreadsheet" | "json" | "text";
            /** @description Free text for the market services, in place of `url`: "EUR/USD", "weather in Lisbon", "NVDA" */
            query?: string;
            /**
             * Format: uri
             * @example https://api.example.com/rates.json
             */
            url?: string;
        };
        PreviewedSource: {
            /** @description Columns of its main table, else its first facts */
            fields: components["schemas"]["SourceField"][];
            /**
             * @description Items of a feed, rows of a table; 0 for running text
             * @example 24
             */
            itemCount: number;
            /**
             * @description What the source turned out to be
             * @example json
             */
            kind: string;
            /**
             * @description A `browser` read what only scripts draw, for credits, and will each time; null for a `query`
             * @example plain
             * @enum {string|null}
             */
            readBy: "plain" | "browser" | null;
            /**
             * @description Up to three of its rows; of a source without a table, one with its first facts
             * @example [
             *       {
             *         "rate": 6.84,
             *         "day": "2026-11-20"
             *       }
             *     ]
             */
            sample: {
                [key: string]: unknown;
            }[];
            /** @example src_4f9k2m0q8xw1c7ab5d3e */
            sourceId: string;
            /** @example Rates */
            title: string | null;
            /** @example https://api.example.com/rates.json */
            url: string | null;
        };
        PriceItem: {
            /** @example 1 */
            count: number;
            /** @example 490 */
            credits: number;
            /** @enum {string} */
            type: "design" | "render" | "edit" | "episode" | "footage" | "image" | "clip" | "music" | "browser";
        };
        Proof: {
            /** @description Whether every figure that is seen or heard has a source */
            complete: boolean;
            /** @description In order of their time */
            figures: components["schemas"]["ProvenFigure"][];
            /** @example 1 */
            version: number;
            /** @example vid-1042 */
            videoId: string;
        };
        ProofInput: {
            /** @description The current version where absent */
            version?: number;
            /** @example vid-7 */
            videoId: string;
        };
        ProvenFigure: {
            /**
             * @description JSON pointer into the payload without its leading slash; null for the caller's own words
             * @example tvlUsd
             */
            factKey: string | null;
            /**
             * @description What wrote it; `verbatim` for the caller's own words, `authored` for names and windows that a script brings, `none` for no source
             * @example currency.en
             */
            formatter: string;
            /**
             * @description Milliseconds of the film; a count-up has come to rest
             * @example 900
             */
            fromMs: number;
            /**
             * @description From 1; null for what stands over all scenes
             * @example 1
             */
            scene: number | null;
            /**
             * @description As drawn, captioned or said
             * @example $412.6M
             */
            text: string;
            /** @example 3400 */
            toMs: number;
            /**
             * @description Raw value in the payload; where a fact's name has digits (24h change), the payload's name of it
             * @example 412600000
             */
            value: number | string | boolean | null;
            /** @enum {string} */
            where: "screen" | "voice" | "caption";
        };
        Publication: {
            /**
             * @example scheduler
             * @enum {string}
             */
            destination: "share-link" | "download" | "scheduler" | "postiz" | "buffer";
            /**
             * Format: uri
             * @description Saves the mp4 under the title of the video; null for other destinations
             * @example null
             */
            downloadUrl: string | null;
            /** @description One a channel; empty for other destinations */
            results: components["schemas"]["ChannelResult"][];
            /** @example [] */
            storyPostIds: string[];
            /** @example 1 */
            version: number;
            /** @example vid-7 */
            videoId: string;
            /**
             * Format: uri
             * @description The share link: plays by its key, and makes nothing public
             * @example https://factreel.example/w/vid-7?k=Jm3kq8xw1c7ab5d3e4f9k2
             */
            watchUrl: string;
        };
        PublishInput: {
            /**
             * @description Posts go out at once; else they are kept at the scheduler as drafts, for you to release
             * @default false
             * @example true
             */
            autopost?: boolean;
            /**
             * @description Text of the posts; left out, the video's own caption
             * @example Bread is up 3 % this week. The whole story in half a minute.
             */
            caption?: string;
            /**
             * @description Texts by short lowercase names of networks; the others take `caption`
             * @example {
             *       "x": "Bread is up 3 %."
             *     }
             */
            captions?: {
                [key: string]: string;
            };
            /**
             * @description Channels of the scheduler; left out, all that it can post to
             * @example [
             *       "cm4ean69r0003w8w1cdomox9n"
             *     ]
             */
            channelIds?: string[];
            /**
             * @description `scheduler` is the one that the account has connected; `postiz` and `buffer` name one
             * @example scheduler
             * @enum {string}
             */
            destination: "share-link" | "download" | "scheduler" | "postiz" | "buffer";
            /**
             * @description With `autopost`: posts the video as a story too, on networks that have stories
             * @default false
             * @example true
             */
            socialStory?: boolean;
            /** @example vid-7 */
            videoId: string;
        };
        Quote: {
            /**
             * @example [
             *       {
             *         "type": "design",
             *         "count": 1,
             *         "credits": 480,
             *         "setBy": null
             *       },
             *       {
             *         "type": "render",
             *         "count": 1,
             *         "credits": 10,
             *         "setBy": null
             *       }
             *     ]
             */
            breakdown: components["schemas"]["QuoteItem"][];
            /** @example 490 */
            credits: number;
            /**
             * @description US dollars with two places
             * @example 4.90
             */
            usd: string;
        };
        QuoteInput: {
            /** @description Its defaults count */
            channelId?: string;
            /**
             * @description Sets a picture in motion
             * @default false
             */
            clips?: boolean;
            /**
             * @description Prices a change in place of a new film; rendering it again is another charge
             * @enum {string}
             */
            edit?: "notes" | "script";
            /**
             * @description Left out, `director` for shows, footage, clips and presenters, else `designed`
             * @enum {string}
             */
            engine?: "designed" | "director";
            /** @description Needed for `kind: footage` */
            footageSeconds?: number;
            /**
             * @description `auto` is priced as for data that name no pictures. Left out: that of the show or channel, else `source`
             * @enum {string}
             */
            images?: "none" | "source" | "auto";
            /**
             * @description `episode` is an autopilot episode; an episode of another series costs as a video
             * @default video
             * @enum {string}
             */
            kind?: "video" | "episode" | "footage";
            /** @description Footage of the library */
            libraryAssetIds?: string[];
            /** @description false for none, true for the style's bed, `{generate: true}` or `{generate: "<kind of music>"}` for music made for the film */
            music?: boolean | {
                generate: true | string;
            };
            /** @description Audio of the library in place of the style's music */
            musicAssetId?: string;
            /**
             * @description A drawn presenter tells a part of it
             * @default false
             */
            presenter?: boolean;
            /** @description Its defaults, and those of its channel, count */
            showId?: string;
            /** @description Left out: that of the show or channel, else 30 */
            targetSeconds?: number;
        };
        QuoteItem: {
            /** @example 1 */
            count: number;
            /** @example 490 */
            credits: number;
            /**
             * @description Id of the show or channel whose default asks for this line; null where the request does, or nobody
             * @example null
             */
            setBy: string | null;
            /** @enum {string} */
            type: "design" | "render" | "edit" | "episode" | "footage" | "image" | "clip" | "music" | "browser";
        };
        QuoteRequest: {
            /** @description Its defaults count */
            channelId?: string;
            /**
             * @description Sets a picture in motion
             * @default false
             */
            clips?: boolean;
            /**
             * @description Prices a change in place of a new film; rendering it again is another charge
             * @enum {string}
             */
            edit?: "notes" | "script";
            /**
             * @description Left out, `director` for shows, footage, clips and presenters, else `designed`
             * @enum {string}
             */
            engine?: "designed" | "director";
            /** @description Needed for `kind: footage` */
            footageSeconds?: number;
            /**
             * @description `auto` is priced as for data that name no pictures. Left out: that of the show or channel, else `source`
             * @enum {string}
             */
            images?: "none" | "source" | "auto";
            /**
             * @description `episode` is an autopilot episode; an episode of another series costs as a video
             * @default video
             * @enum {string}
             */
            kind?: "video" | "episode" | "footage";
            /** @description Footage of the library */
            libraryAssetIds?: string[];
            /** @description false for none, true for the style's bed, `{generate: true}` or `{generate: "<kind of music>"}` for music made for the film */
            music?: boolean | {
                generate: true | string;
            };
            /** @description Audio of the library in place of the style's music */
            musicAssetId?: string;
            /**
             * @description A drawn presenter tells a part of it
             * @default false
             */
            presenter?: boolean;
            /** @description Its defaults, and those of its channel, count */
            showId?: string;
            /** @description Left out: that of the show or channel, else 30 */
            targetSeconds?: number;
        };
        RenderingVideo: {
            /**
             * @description Post text; its figures come from the payload
             * @example USDC on Base pays 6.84% on Aave v3.
             */
            caption: string;
            captions: boolean;
            /**
             * @description Credits spent by this call; 0 on a read
             * @example 0
             */
            charged: number;
            check: components["schemas"]["Check"];
            cost: components["schemas"]["Cost"] | null;
            /**
             * @description Seconds; the target until the film is designed
             * @example 28.4
             */
            duration: number;
            /** @example [] */
            edits: components["schemas"]["Edit"][];
            /** @example order-17 */
            external_id: string | null;
            /** @enum {string} */
            format: "9:16" | "4:5" | "1:1" | "16:9";
            /** @example en */
            language: string;
            lastError: string | null;
            music: boolean;
            presenter: boolean;
            public: boolean;
            /** @description Empty until the script exists */
            scenes: components["schemas"]["Scene"][];
            /** @example sp_4f9k2m0q8xw1c7ab5d3e */
            sourcePackId: string;
            sourceUrl: string | null;
            status: components["schemas"]["VideoStatus"];
            /** @example USDC on Base */
            title: string;
            /** @example 1 */
            version: number;
            /**
             * @description Relative path; needs a session, the API key or the media key unless public
             * @example /media/vid-7.mp4
             */
            video: string;
            /** @example vid-7 */
            videoId: string;
            /** @description The same as `check.warnings` */
            warnings: components["schemas"]["Warning"][];
        } & components["schemas"]["Media"];
        RestoreVersionInput: {
            /** @example 1 */
            version: number;
            /** @example vid-7 */
            videoId: string;
        };
        SaveCard: {
            /**
             * @description The token of a payment method, as the payment provider gave it to the browser
             * @example pm_card_visa
             */
            paymentMethod: string;
        };
        SaveConnection: {
            /**
             * @description Kept encrypted and never answered again: an API key, for Dropbox an access token
             * @example AIzaSyExampleExampleExample
             */
            apiKey: string;
            /**
             * Format: uri
             * @description All that stands before the service's paths, for a server of your own; public addresses only
             * @example https://postiz.newsroom.example/api
             */
            baseUrl?: string | null;
            /**
             * @example google-drive
             * @enum {string}
             */
            kind: "postiz" | "buffer" | "google-drive" | "dropbox";
        };
        SavedCard: {
            /** @example visa */
            brand: string;
            /** @example card_4f9k2m0q8xw1c7ab5d3e */
            cardId: string;
            /** Format: date-time */
            createdAt: string;
            /** @example 12 */
            expMonth: number;
            /** @example 2030 */
            expYear: number;
            /**
             * @description Credits that came with it
             * @example 500
             */
            granted: number;
            /** @example 4242 */
            last4: string;
        };
        Scene: {
            /**
             * @description Seconds
             * @example 3.4
             */
            duration: number;
            /** @description Of an authored scene, as it was sent */
            frame?: Record<string, never>;
            /**
             * @description What is seen
             * @example line chart: Total value locked
             */
            media: string;
            /** @example 1 */
            n: number;
            /**
             * @description What is said
             * @example USDC on Base pays 6.84 percent.
             */
            text: string;
            /** @enum {string} */
            type: "title" | "chart" | "data" | "cta" | "clip" | "list" | "quote" | "text";
        };
        Script: {
            scenes: components["schemas"]["ScriptScene"][];
        };
        ScriptAsset: {
            /**
             * @description Public address of an image, an mp4 or a webm, fetched when the film is made; a fault is a warning
             * @example https://media.example/harbour.mp4
             */
            url: string;
        };
        ScriptChart: {
            /** @description What bars, line and area are measured from, a figure as any other: beside `data` it must be in it */
            baseline?: number;
            /**
             * @description Points are `{t, v}`, of stacked `{t, v, group}` and of candles `{t, o, h, l, c}`: bars take 2 to 12, line and area 2 to 120, donut 2 to 6, progress 1 to 4 (percent), stacked 2 to 8 `t` of 2 to 4 groups, candles 8 to 60
             * @enum {string}
             */
            kind: "bars" | "line" | "area" | "donut" | "progress" | "stacked" | "candles";
            series: components["schemas"]["ScriptPoint"][];
            title?: string;
            /** @enum {string} */
            valueFormat?: "pct" | "usd";
        };
        ScriptPoint: {
            /**
             * @description Close
             * @example 1.05
             */
            c?: number;
            /**
             * @description The layer that it belongs to; of stacked alone, where every `t` has one point of each group
             * @example Borrowers
             */
            group?: string;
            /**
             * @description High, not below open or close
             * @example 1.09
             */
            h?: number;
            /**
             * @description Low, not above open or close
             * @example 0.98
             */
            l?: number;
            /**
             * @description Open; of candles alone, as are h, l and c
             * @example 1.02
             */
            o?: number;
            /** @example USDC on Base */
            t: string;
            /**
             * @description Its value; of every kind but candles
             * @example 6.84
             */
            v?: number;
        };
        ScriptScene: {
            asset?: components["schemas"]["ScriptAsset"];
            chart?: components["schemas"]["ScriptChart"];
            /** @description Seconds; longer where the text is */
            duration?: number;
            /** @description Your own, kept as it is and echoed on the video's scene */
            frame?: Record<string, never>;
            /** @description `slam` for hero numbers */
            motion?: string;
            /**
             * @description A bundled sound (riser, impact, whoosh, tick, pop, ding, sting, click, relay, bell, pulse, thud, swell, key, boom, subdrop, drumroll, shutter, brass, rip, stamp, coin, blip, block, powerup, hop, boing, airhorn, basshit, scratch, kaching, piano, chord, hiss, wobble, glitch, splash, birds, flare, zap, flip, swish), `none`, or audio of the library (`ast_…`)
             * @example impact
             */
            sfx?: string;
            stats?: components["schemas"]["ScriptStat"][];
            /** @description Place among the film's pictures: those of the data, then those of the scenes' assets. Past the last one is a warning */
            stillIndex?: number;
            /** @description Said and shown; line breaks and emoji may stand. Of a list: its title and 2 to 5 lines. Of a quote: the words, and a last line `— Name` */
            text?: string;
            /** @enum {string} */
            transition?: "cut" | "wipe" | "dissolve";
            /** @enum {string} */
            type: "title" | "chart" | "data" | "cta" | "clip" | "list" | "quote" | "text";
        };
        ScriptStat: {
            /** @example Deposits */
            label: string;
            /** @example $412.6M */
            value: string;
        };
        Session: {
            /** @example acc_4f9k2m0q8xw1c7ab5d3e */
            accountId: string;
            /**
             * @description To be sent as `X-CSRF-Token` with everything that changes something
             * @example n1c4t9w0q8xw1c7ab5d3e4f9
             */
            csrfToken: string;
            /**
             * Format: email
             * @example ada@studio.example
             */
            email: string;
            /** Format: date-time */
            expiresAt: string;
        };
        Show: {
            /** @description A lock: films wear it whatever their order asks for */
            brand: components["schemas"]["Brand"] | null;
            /** @example chn_4f9k2m0q8xw1c7ab5d3e */
            channelId: string | null;
            /** @description Puts the disclaimer, with the `asOf` and `source` of the data, on every frame; no text tells of the future then. Data without the two are a 400 */
            compliance: components["schemas"]["Compliance"] | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Spoken and shown word for word as the last scene, unless an order brings its own */
            cta: string | null;
            defaults: components["schemas"]["FilmDefaults"];
            /** @example Rates at nine */
            name: string;
            /**
             * @example {
             *       "Aave": "ah veh"
             *     }
             */
            pronunciation: {
                [key: string]: string;
            } | null;
            /** @example shw_4f9k2m0q8xw1c7ab5d3e */
            showId: string;
            /** @description Directions for every script, read before the `brief` of an order */
            styleNotes: string | null;
            /** @example Rates at nine */
            title: string;
            /** Format: date-time */
            updatedAt: string;
        };
        ShowPage: {
            data: components["schemas"]["Show"][];
            nextCursor: string | null;
        };
        SignIn: {
            /**
             * Format: email
             * @example ada@studio.example
             */
            email: string;
            /**
             * Format: password
             * @example a long password
             */
            password: string;
        };
        SignUp: {
            /**
             * Format: email
             * @example ada@studio.example
             */
            email: string;
            /**
             * Format: password
             * @example a long password
             */
            password: string;
        };
        Sound: {
            /** @example Air past the ear, crest on the cue */
            description: string;
            /** @enum {string} */
            kind: "effect" | "music";
            /** @example whoosh */
            name: string;
            /**
             * @description Styles whose own kit it belongs to
             * @example [
             *       "breaking-news",
             *       "comic"
             *     ]
             */
            styles: ("trading-terminal" | "tabloid" | "nature-doc" | "hype-trailer" | "arcade" | "breaking-news" | "swiss-poster" | "comic" | "vaporwave" | "luxury-minimal" | "chaos-meme")[];
        };
        SoundList: {
            data: components["schemas"]["Sound"][];
        };
        SourceBrand: {
            logoUrl: string | null;
            /** @example Harbour Line */
            siteName: string | null;
            /** @example #0a3d62 */
            themeColor: string | null;
        };
        SourceFact: {
            /**
             * @description As a film shows it, in the source's language or English
             * @example $84.5M
             */
            display: string;
            /**
             * @description Names the fact in a proof of figures
             * @example details/Revenue
             */
            key: string;
            /** @example currency */
            kind: string;
            /** @example Revenue */
            label: string;
            /** @description The sentence around a figure of running text */
            quote: string | null;
            /**
             * @description As the source gives it
             * @example 84500000
             */
            value: string | number | boolean;
            /**
             * @description A selector, "page 3", a cell or a line; null for data
             * @example main > p:nth-of-type(2)
             */
            where: string | null;
        };
        SourceField: {
            /** @example percent */
            kind: string;
            /** @example Rate */
            label: string;
            /** @example rate */
            name: string;
        };
        SourceFootage: {
            /** Format: uri */
            poster: string | null;
            /**
             * Format: uri
             * @example https://example.com/clips/harbour.mp4
             */
            url: string;
        };
        SourcePack: {
            /** @description How the source presents itself. Films take no colours from it */
            brand: components["schemas"]["SourceBrand"];
            /** Format: date-time */
            createdAt: string;
            facts: components["schemas"]["SourceFact"][];
            footage: components["schemas"]["SourceFootage"][];
            /**
             * @description page, pdf, feed, csv, spreadsheet, json, text, script, data, token, market, or unread while its film waits to read it
             * @example page
             */
            kind: string;
            /**
             * @description Of the source
             * @example en
             */
            language: string | null;
            /**
             * @description A `browser` read what only scripts draw, for credits; null where nothing was fetched
             * @example plain
             * @enum {string|null}
             */
            readBy: "plain" | "browser" | null;
            /** @example sp_4f9k2m0q8xw1c7ab5d3e */
            sourcePackId: string;
            /** @description Pictures of 200 pixels and more on their shorter side */
            stills: components["schemas"]["SourceStill"][];
            /** @example Annual report */
            title: string | null;
            /**
             * @description After redirects
             * @example https://example.com/report
             */
            url: string | null;
            /**
             * @description What could not be read, and what was left out
             * @example []
             */
            warnings: string[];
        };
        SourcePage: {
            data: components["schemas"]["SourceRow"][];
            nextCursor: string | null;
        };
        SourceRow: {
            /** Format: date-time */
            createdAt: string;
            /** @example page */
            kind: string;
            /** @example sp_4f9k2m0q8xw1c7ab5d3e */
            sourcePackId: string;
            /** @example Annual report */
            title: string | null;
            /** @example https://example.com/report */
            url: string | null;
        };
        SourceStill: {
            /** @example The harbour at night */
            alt: string;
            /** @example 900 */
            height: number;
            /** @example 0 */
            index: number;
            /**
             * Format: uri
             * @example https://example.com/photos/harbour.jpg
             */
            url: string;
            /** @example 1600 */
            width: number;
        };
        SpokenLanguage: {
            /** @example pt */
            code: string;
            /** @example Portuguese */
            name: string;
        };
        TokenVideo: {
            /**
             * @description Of the token: 0x and 40 hexadecimal digits, on Solana base58
             * @example 0x4ed4e862860bed51a9570b96d89af5e1b0efefed
             */
            address: string;
            /** @description Recolours any style; its contrast is kept whatever is asked for. A brand of the show or channel is a lock and stands in its place */
            brand?: components["schemas"]["Brand"];
            /** @description Direction for the script: what to focus on, what to skip; without data or a script, the words themselves */
            brief?: string;
            /** @description Burned-in captions. Left out: that of the show or channel, else true */
            captions?: boolean;
            /**
             * @example base
             * @enum {string}
             */
            chain: "ethereum" | "base" | "bsc" | "solana" | "arbitrum" | "polygon" | "optimism" | "avalanche";
            /**
             * @description The channel it is filed under, whose brand, defaults and texts apply; of a show unless said
             * @example chn_4f9k2m0q8xw1c7ab5d3e
             */
            channelId?: string;
            /**
             * @description Sets a picture in motion: `asset.iconUrl` first, else a picture that is shown; it needs 300 pixels on its short side
             * @default false
             */
            clips?: boolean;
            /**
             * @description Spoken and shown word for word as the last scene
             * @example See the live rate at rates.example
             */
            cta?: string;
            /**
             * @description `director` is the template engine; left out, shows, footage, clips and presenters take it, and all other films are designed
             * @enum {string}
             */
            engine?: "designed" | "director";
            /** @description Your own tag, echoed on the video and every webhook */
            external_id?: string;
            /**
             * @description Whose pictures it shows: none, those that `data` names, or, where it names none, pictures made for it (drawn free of charge where no service is configured). Left out: that of the show or channel, else source
             * @enum {string}
             */
            images?: "none" | "source" | "auto";
            /**
             * @description A language by name or code; the video answers its code. Left out: that of the show or channel, else English
             * @example Spanish
             */
            language?: string;
            /**
             * @description Refused with 402 `max_credits_exceeded` where all charges for the film together could pass it. A page that turns out to need a browser is read in one only where this leaves room for its price
             * @example 490
             */
            maxCredits?: number;
            /**
             * @description `story` leads with a plot and brings the headline figure late
             * @default numbers
             * @enum {string}
             */
            mode?: "numbers" | "story";
            /** @description false for none, true for the style's bed, `{generate: true}` or `{generate: "<kind of music>"}` for music made for the film. Left out: that of the show or channel, else true */
            music?: boolean | {
                generate: true | string;
            };
            /**
             * @description How fast it is told: the speed of the voice and how long a picture stands
             * @default standard
             * @enum {string}
             */
            pacing?: "calm" | "standard" | "fast";
            /**
             * @description A drawn presenter tells a part of it
             * @default false
             */
            presenter?: boolean;
            /**
             * @description How words are said, at most 200 of them and no digits; captions keep the word
             * @example {
             *       "Aave": "ah veh"
             *     }
             */
            pronunciation?: {
                [key: string]: string;
            };
            /**
             * @description The bare media path plays without a key
             * @default false
             */
            public?: boolean;
            /** @description The series it is filed under */
            seriesId?: string;
            /**
             * @description The show it is filed under; what this request says stands before the show, the show before its channel
             * @example shw_4f9k2m0q8xw1c7ab5d3e
             */
            showId?: string;
            /**
             * @description Facts from DexScreener, hourly candles from GeckoTerminal
             * @default aggregator
             * @enum {string}
             */
            source?: "aggregator";
            /**
             * @description Left out: that of the show or channel, else a pick that suits the facts
             * @enum {string}
             */
            style?: "trading-terminal" | "tabloid" | "nature-doc" | "hype-trailer" | "arcade" | "breaking-news" | "swiss-poster" | "comic" | "vaporwave" | "luxury-minimal" | "chaos-meme";
            /**
             * @description Seconds; data with little to tell make a shorter film. Left out: that of the show or channel, else 30
             * @example 30
             */
            targetSeconds?: number;
            /** @example USDC on Base */
            title?: string;
            /** @description A voice of GET /v1/voices that speaks the language. Left out: that of the show or channel, else the best one there is */
            voiceId?: string;
        };
        Tool: {
            /** @example The versions of a video, newest first */
            description: string;
            /**
             * @description JSON Schema (2020-12) of the body
             * @example {
             *       "type": "object"
             *     }
             */
            input: {
                [key: string]: unknown;
            };
            /**
             * @description `answer`: 200 with the output; `order`: 202 with the job that it started; `job`: 202 with a job whose `result` is the output
             * @example answer
             * @enum {string}
             */
            mode: "answer" | "job" | "order";
            /** @example list_versions */
            name: string;
            /**
             * @description JSON Schema of what comes of it
             * @example {
             *       "type": "object"
             *     }
             */
            output: {
                [key: string]: unknown;
            };
            price: components["schemas"]["ToolPrice"];
            /**
             * @description It changes nothing and orders nothing
             * @example true
             */
            readOnly: boolean;
        };
        ToolJob: {
            /**
             * @description Credits
             * @example 0
             */
            charged: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Why it failed or that it was cancelled */
            error: string | null;
            /** Format: date-time */
            finishedAt: string | null;
            /** @example job_4f9k2m0q8xw1c7ab5d3e */
            jobId: string;
            /** @enum {string} */
            kind: "tool";
            /** @example 0.4 */
            progress: number;
            /** @description There when it is done: what its schema says */
            result: {
                [key: string]: unknown;
            } | null;
            /** @description What it is at, in the tool's words */
            stage: string | null;
            /** Format: date-time */
            startedAt: string | null;
            /**
             * @example running
             * @enum {string}
             */
            status: "queued" | "running" | "done" | "failed" | "cancelled";
            /** @example my_tool */
            tool: string;
            /** @description Such a job makes no film */
            videoId: null;
        };
        ToolPage: {
            /** @description The whole catalogue, by name */
            data: components["schemas"]["Tool"][];
            /**
             * @description There are no further pages
             * @example null
             */
            nextCursor: null;
        };
        ToolPrice: {
            /**
             * @description Of each call; null where it depends
             * @example 0
             */
            credits: number | null;
            /** @example Free */
            text: string;
            /**
             * @description Most that a call charges by itself; null where what it orders is paid instead
             * @example 0
             */
            upTo: number | null;
        };
        TopUp: {
            /** Format: date-time */
            createdAt: string;
            /** @example 1000 */
            credits: number;
            /** @enum {integer} */
            packUsd: 10 | 25 | 50;
            /** @example top_4f9k2m0q8xw1c7ab5d3e */
            topUpId: string;
        };
        UnfinishedJob: {
            /** Format: date-time */
            createdAt: string;
            /** @description Why it failed or that it was cancelled */
            error: string | null;
            /** Format: date-time */
            finishedAt: string | null;
            /** @example job_4f9k2m0q8xw1c7ab5d3e */
            jobId: string;
            /** @enum {string} */
            kind: "create" | "render" | "edit";
            /** @example 0.4 */
            progress: number;
            /**
             * @description The stage it is in, or ended in
             * @example render
             * @enum {string}
             */
            stage: "design" | "render";
            /** Format: date-time */
            startedAt: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "queued" | "running" | "failed" | "cancelled";
            /** @example vid-7 */
            videoId: string;
        };
        Upload: {
            /**
             * Format: binary
             * @description In a form: the file, up to 250 MB
             */
            file?: string;
            /** @example B-roll */
            folder?: string;
            /**
             * @description The file's name where it is left out
             * @example Harbour at night
             */
            title?: string;
            /**
             * Format: uri
             * @description Where to fetch the file from, in place of `file`
             * @example https://cdn.example.com/harbour.mp4
             */
            url?: string;
        };
        Version: {
            /** Format: date-time */
            createdAt: string;
            /** @description The one that the video shows now */
            current: boolean;
            /** @description The edit that made it; null for renders */
            edit: components["schemas"]["Edit"] | null;
            /** @example en */
            language: string;
            /**
             * Format: uri
             * @description Keyed link to its file; immutable
             */
            renderUrl: string | null;
            /**
             * @description How many scenes it has
             * @example 7
             */
            scenes: number;
            /**
             * @description `rendered` where it has a file
             * @enum {string}
             */
            status: "scripted" | "rendered";
            /** @example USDC on Base */
            title: string;
            /** @example 2 */
            version: number;
        };
        VersionList: {
            /** @description Newest first */
            data: components["schemas"]["Version"][];
            nextCursor: string | null;
        };
        Video: {
            /**
             * @description Post text; its figures come from the payload
             * @example USDC on Base pays 6.84% on Aave v3.
             */
            caption: string;
            captions: boolean;
            /**
             * @description Credits spent by this call; 0 on a read
             * @example 0
             */
            charged: number;
            check: components["schemas"]["Check"];
            cost: components["schemas"]["Cost"] | null;
            /**
             * @description Seconds; the target until the film is designed
             * @example 28.4
             */
            duration: number;
            /** @example [] */
            edits: components["schemas"]["Edit"][];
            /** @example order-17 */
            external_id: string | null;
            /** @enum {string} */
            format: "9:16" | "4:5" | "1:1" | "16:9";
            /** @example en */
            language: string;
            lastError: string | null;
            music: boolean;
            presenter: boolean;
            public: boolean;
            /** @description Empty until the script exists */
            scenes: components["schemas"]["Scene"][];
            /** @example sp_4f9k2m0q8xw1c7ab5d3e */
            sourcePackId: string;
            sourceUrl: string | null;
            status: components["schemas"]["VideoStatus"];
            /** @example USDC on Base */
            title: string;
            /** @example 1 */
            version: number;
            /**
             * @description Relative path; needs a session, the API key or the media key unless public
             * @example /media/vid-7.mp4
             */
            video: string;
            /** @example vid-7 */
            videoId: string;
        } & components["schemas"]["Media"];
        VideoPage: {
            data: components["schemas"]["Video"][];
            nextCursor: string | null;
        };
        VideoRenderedEvent: {
            /** @example USDC on Base pays 6.84% on Aave v3. */
            caption: string;
            /** Format: date-time */
            createdAt: string;
            /** @enum {string} */
            event: "video.rendered";
            /**
             * @description The tag of the order
             * @example order-17
             */
            external_id: string | null;
            /** @description Who ordered it in an embedded studio */
            externalUserId: string | null;
            /** @example evt_4f9k2m0q8xw1c7ab5d3e */
            id: string;
            /**
             * Format: uri
             * @description The same as `thumbnail`
             * @example https://factreel.example/media/vid-7/v1/poster.jpg?k=Jm3kq8xw1c7ab5d3e4f9k2
             */
            posterUrl: string | null;
            /** @example USDC on Base */
            title: string;
            /** @example 1 */
            version: number;
            /** @example vid-7 */
            videoId: string;
            /** @example [] */
            warnings: components["schemas"]["Warning"][];
        } & (components["schemas"]["Media"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "video.rendered";
        });
        VideoRenderFailedEvent: {
            /** Format: date-time */
            createdAt: string;
            /**
             * @description Why; `cancelled` where its owner cancelled or deleted it. Every render that is ordered ends in one event: this or `video.rendered`
             * @example cancelled
             */
            error: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "video.render_failed";
            /**
             * @description The tag of the order
             * @example order-17
             */
            external_id: string | null;
            /** @description Who ordered it in an embedded studio */
            externalUserId: string | null;
            /** @example evt_4f9k2m0q8xw1c7ab5d3e */
            id: string;
            /**
             * @description Credits given back
             * @example 10
             */
            refunded: number;
            /** @example 1 */
            version: number;
            /** @example vid-7 */
            videoId: string;
        };
        /** @enum {string} */
        VideoStatus: "draft" | "scripted" | "rendering" | "rendered" | "error";
        VoiceList: {
            /** @description Newest first */
            cloned: components["schemas"]["ClonedVoice"][];
            /** @description Best first within a language */
            house: components["schemas"]["HouseVoice"][];
            languages: components["schemas"]["SpokenLanguage"][];
        };
        Warning: {
            /** @example 3400 */
            atMs: number | null;
            /** @example missing_picture */
            code: string;
            /** @example The picture of scene 2 could not be had; the scene is shown without it. */
            message: string;
            /** @example 2 */
            scene: number | null;
        };
        Webhook: {
            /** Format: date-time */
            createdAt: string;
            events: ("video.rendered" | "video.render_failed" | "episode.ready")[];
            /** @example wh_4f9k2m0q8xw1c7ab5d3e */
            id: string;
            /**
             * Format: uri
             * @example https://hooks.example/factreel
             */
            url: string;
        };
        WebhookEvent: components["schemas"]["VideoRenderedEvent"] | components["schemas"]["VideoRenderFailedEvent"] | components["schemas"]["EpisodeReadyEvent"] | components["schemas"]["WebhookTestEvent"];
        WebhookPage: {
            data: components["schemas"]["Webhook"][];
            nextCursor: string | null;
        };
        WebhookSecret: {
            /** @example wh_4f9k2m0q8xw1c7ab5d3e */
            id: string;
            /**
             * @description Signs every delivery; shown this once
             * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
             */
            secret: string;
        };
        WebhookTestEvent: {
            /** Format: date-time */
            createdAt: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "webhook.test";
            /** @example evt_4f9k2m0q8xw1c7ab5d3e */
            id: string;
            /** @example wh_4f9k2m0q8xw1c7ab5d3e */
            webhookId: string;
        };
    };
    responses: never;
    parameters: {
        /**
         * @description Makes a retry safe: the same request under the same key within 24 hours answers what the first one answered, with
         *     `Idempotent-Replayed: true`, and is done and charged once. Another body under the key answers 422; while the first call
         *     is still running 409. A refusal frees the key.
         */
        "Idempotency-Key": string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @example ok */
                        status?: string;
                    };
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "checks": {
                     *         "database": "up",
                     *         "queue": "up",
                     *         "storage": "up"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @example {
                         *       "database": "up",
                         *       "queue": "up",
                         *       "storage": "up"
                         *     }
                         */
                        checks: {
                            [key: string]: "up" | "down";
                        };
                        /** @enum {string} */
                        status: "ok" | "unavailable";
                    };
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of them does not */
            503: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @example {
                         *       "database": "up",
                         *       "queue": "up",
                         *       "storage": "up"
                         *     }
                         */
                        checks: {
                            [key: string]: "up" | "down";
                        };
                        /** @enum {string} */
                        status: "ok" | "unavailable";
                    };
                };
            };
        };
    };
    getCurrentCut: {
        parameters: {
            query?: {
                /** @description The media key; not needed while the video is public */
                k?: string;
            };
            header?: never;
            path: {
                /**
                 * @description `<videoId>.mp4`
                 * @example vid-7
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "video/mp4": string;
                };
            };
            /** @description The range that was asked for */
            206: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "video/mp4": string;
                };
            };
            /** @description Still the file that `If-None-Match` names */
            304: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The range lies outside the file */
            416: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getVersionFile: {
        parameters: {
            query?: {
                /** @description Browsers save the file, under the title of the video, where they would play it else */
                download?: "1";
                /** @description The media key; not needed while the video is public */
                k?: string;
            };
            header?: never;
            path: {
                /** @example video.mp4 */
                file: "video.mp4" | "web.mp4" | "poster.jpg" | "captions.vtt" | "captions.srt";
                /**
                 * @description `v<n>`
                 * @example v1
                 */
                version: string;
                /** @example vid-7 */
                videoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/x-subrip": string;
                    "image/jpeg": string;
                    "text/vtt": string;
                    "video/mp4": string;
                };
            };
            /** @description The range that was asked for */
            206: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/x-subrip": string;
                    "image/jpeg": string;
                    "text/vtt": string;
                    "video/mp4": string;
                };
            };
            /** @description Still the file that `If-None-Match` names */
            304: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The range lies outside the file */
            416: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getLibraryFile: {
        parameters: {
            query?: {
                /** @description The media key */
                k?: string;
            };
            header?: never;
            path: {
                /** @example file.mp4 */
                file: string;
                /** @example ast_4f9k2m0q8xw1c7ab5d3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "audio/mp4": string;
                    "audio/mpeg": string;
                    "image/jpeg": string;
                    "image/png": string;
                    "video/mp4": string;
                };
            };
            /** @description The range that was asked for */
            206: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "audio/mp4": string;
                    "audio/mpeg": string;
                    "image/jpeg": string;
                    "image/png": string;
                    "video/mp4": string;
                };
            };
            /** @description Still the file that `If-None-Match` names */
            304: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The range lies outside the file */
            416: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getSourceFile: {
        parameters: {
            query?: {
                /** @description The media key */
                k?: string;
            };
            header?: never;
            path: {
                /** @example still-0.jpg */
                file: string;
                /** @example sp_4f9k2m0q8xw1c7ab5d3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                };
            };
            /** @description The range that was asked for */
            206: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                };
            };
            /** @description Still the file that `If-None-Match` names */
            304: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The range lies outside the file */
            416: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example factreel_http_request_seconds_count{method="GET",route="/v1/videos/:id",status="200"} 17 */
                    "text/plain": string;
                };
            };
            /** @description Asked without the password */
            401: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "signedIn": false,
                     *       "accountId": "acc_4f9k2m0q8xw1c7ab5d3e",
                     *       "credits": 99510,
                     *       "reserved": 490,
                     *       "payAsYouGo": false,
                     *       "packUsd": 10,
                     *       "card": {
                     *         "cardId": "card_4f9k2m0q8xw1c7ab5d3e",
                     *         "brand": "visa",
                     *         "last4": "4242",
                     *         "expMonth": 12,
                     *         "expYear": 2030,
                     *         "createdAt": "2026-11-21T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeBilling: {
        parameters: {
            query?: never;
            header: {
                /** @description The `csrfToken` that sign-in answered */
                "X-CSRF-Token": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "payAsYouGo": true,
                 *       "packUsd": 25
                 *     }
                 */
                "application/json": components["schemas"]["ChangeBilling"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "payAsYouGo": true,
                     *       "packUsd": 25
                     *     }
                     */
                    "application/json": components["schemas"]["Billing"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request did not arrive whole in the time that it is waited for */
            408: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is over 2 MB */
            413: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCards: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "cardId": "card_4f9k2m0q8xw1c7ab5d3e",
                     *           "brand": "visa",
                     *           "last4": "4242",
                     *           "expMonth": 12,
                     *           "expYear": 2030,
                     *           "createdAt": "2026-11-21T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["CardPage"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    saveCard: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Makes a retry safe: the same request under the same key within 24 hours answers what the first one answered, with
                 *     `Idempotent-Replayed: true`, and is done and charged once. Another body under the key answers 422; while the first call
                 *     is still running 409. A refusal frees the key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description The `csrfToken` that sign-in answered */
                "X-CSRF-Token": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paymentMethod": "pm_card_visa"
                 *     }
                 */
                "application/json": components["schemas"]["SaveCard"];
            };
        };
        responses: {
            201: {
                headers: {
                    /** @description There, and `true`, where this answers a retry as the first call was answered */
                    "Idempotent-Replayed"?: "true";
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cardId": "card_4f9k2m0q8xw1c7ab5d3e",
                     *       "brand": "visa",
                     *       "last4": "4242",
                     *       "expMonth": 12,
                     *       "expYear": 2030,
                     *       "createdAt": "2026-11-21T09:00:00.000Z",
                     *       "granted": 500
                     *     }
                     */
                    "application/json": components["schemas"]["SavedCard"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The wallet, or `maxCredits`, is too short; nothing was made or charged */
            402: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request did not arrive whole in the time that it is waited for */
            408: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In a state that does not allow this, or the first request under this `Idempotency-Key` is still running */
            409: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is over 2 MB */
            413: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, but it cannot be worked with, or the `Idempotency-Key` was used for another request */
            422: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listConnections: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "connectionId": "con_4f9k2m0q8xw1c7ab5d3e",
                     *           "kind": "google-drive",
                     *           "hint": "mple",
                     *           "baseUrl": "https://postiz.newsroom.example/api",
                     *           "createdAt": "2026-11-21T09:00:00.000Z",
                     *           "updatedAt": "2026-11-21T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["ConnectionPage"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    saveConnection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same request under the same key within 24 hours answers what the first one answered, with
                 *     `Idempotent-Replayed: true`, and is done and charged once. Another body under the key answers 422; while the first call
                 *     is still running 409. A refusal frees the key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "google-drive",
                 *       "apiKey": "AIzaSyExampleExampleExample",
                 *       "baseUrl": "https://postiz.newsroom.example/api"
                 *     }
                 */
                "application/json": components["schemas"]["SaveConnection"];
            };
        };
        responses: {
            201: {
                headers: {
                    /** @description There, and `true`, where this answers a retry as the first call was answered */
                    "Idempotent-Replayed"?: "true";
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "connectionId": "con_4f9k2m0q8xw1c7ab5d3e",
                     *       "kind": "google-drive",
                     *       "hint": "mple",
                     *       "baseUrl": "https://postiz.newsroom.example/api",
                     *       "createdAt": "2026-11-21T09:00:00.000Z",
                     *       "updatedAt": "2026-11-21T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Connection"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request did not arrive whole in the time that it is waited for */
            408: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In a state that does not allow this, or the first request under this `Idempotency-Key` is still running */
            409: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is over 2 MB */
            413: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, but it cannot be worked with, or the `Idempotency-Key` was used for another request */
            422: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path: {
                /** @example con_4f9k2m0q8xw1c7ab5d3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listKeys: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "keyId": "key_4f9k2m0q8xw1c7ab5d3e",
                     *           "name": "newsroom server",
                     *           "hint": "q8xw",
                     *           "createdAt": "2026-11-21T09:00:00.000Z",
                     *           "lastUsedAt": null
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["KeyPage"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Makes a retry safe: the same request under the same key within 24 hours answers what the first one answered, with
                 *     `Idempotent-Replayed: true`, and is done and charged once. Another body under the key answers 422; while the first call
                 *     is still running 409. A refusal frees the key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description The `csrfToken` that sign-in answered */
                "X-CSRF-Token": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "newsroom server"
                 *     }
                 */
                "application/json": components["schemas"]["CreateKey"];
            };
        };
        responses: {
            201: {
                headers: {
                    /** @description There, and `true`, where this answers a retry as the first call was answered */
                    "Idempotent-Replayed"?: "true";
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "keyId": "key_4f9k2m0q8xw1c7ab5d3e",
                     *       "apiKey": "sk_…"
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedKey"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request did not arrive whole in the time that it is waited for */
            408: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In a state that does not allow this, or the first request under this `Idempotency-Key` is still running */
            409: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is over 2 MB */
            413: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, but it cannot be worked with, or the `Idempotency-Key` was used for another request */
            422: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    revokeKey: {
        parameters: {
            query?: never;
            header: {
                /** @description The `csrfToken` that sign-in answered */
                "X-CSRF-Token": string;
            };
            path: {
                /** @example key_4f9k2m0q8xw1c7ab5d3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listLedger: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "txn_4f9k2m0q8xw1c7ab5d3e",
                     *           "seq": 2,
                     *           "at": "2026-11-21T09:00:00.000Z",
                     *           "kind": "capture",
                     *           "credits": 0,
                     *           "captured": 170,
                     *           "balance": 99830,
                     *           "reason": "design of vid-7",
                     *           "videoId": "vid-7",
                     *           "holdId": "hold_4f9k2m0q8xw1c7ab5d3e",
                     *           "previousHash": "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae",
                     *           "hash": "fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["LedgerPage"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    buyPack: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Makes a retry safe: the same request under the same key within 24 hours answers what the first one answered, with
                 *     `Idempotent-Replayed: true`, and is done and charged once. Another body under the key answers 422; while the first call
                 *     is still running 409. A refusal frees the key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description The `csrfToken` that sign-in answered */
                "X-CSRF-Token": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "packUsd": 10
                 *     }
                 */
                "application/json": components["schemas"]["BuyPack"];
            };
        };
        responses: {
            201: {
                headers: {
                    /** @description There, and `true`, where this answers a retry as the first call was answered */
                    "Idempotent-Replayed"?: "true";
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "topUpId": "top_4f9k2m0q8xw1c7ab5d3e",
                     *       "packUsd": 10,
                     *       "credits": 1000,
                     *       "createdAt": "2026-11-21T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["TopUp"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The wallet, or `maxCredits`, is too short; nothing was made or charged */
            402: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request did not arrive whole in the time that it is waited for */
            408: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In a state that does not allow this, or the first request under this `Idempotency-Key` is still running */
            409: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is over 2 MB */
            413: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, but it cannot be worked with, or the `Idempotency-Key` was used for another request */
            422: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@studio.example",
                 *       "password": "a long password"
                 *     }
                 */
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accountId": "acc_4f9k2m0q8xw1c7ab5d3e",
                     *       "email": "ada@studio.example",
                     *       "csrfToken": "n1c4t9w0q8xw1c7ab5d3e4f9",
                     *       "expiresAt": "2026-11-21T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request did not arrive whole in the time that it is waited for */
            408: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is over 2 MB */
            413: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header: {
                /** @description The `csrfToken` that sign-in answered */
                "X-CSRF-Token": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accountId": "acc_4f9k2m0q8xw1c7ab5d3e",
                     *       "email": "ada@studio.example",
                     *       "csrfToken": "n1c4t9w0q8xw1c7ab5d3e4f9",
                     *       "expiresAt": "2026-11-21T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@studio.example",
                 *       "password": "a long password"
                 *     }
                 */
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            201: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accountId": "acc_4f9k2m0q8xw1c7ab5d3e",
                     *       "email": "ada@studio.example",
                     *       "csrfToken": "n1c4t9w0q8xw1c7ab5d3e4f9",
                     *       "expiresAt": "2026-11-21T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request did not arrive whole in the time that it is waited for */
            408: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In a state that does not allow this */
            409: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is over 2 MB */
            413: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAutopilotVoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "house": [
                     *         {
                     *           "voiceId": "house-en-slt",
                     *           "language": "en",
                     *           "label": "American English, female",
                     *           "gender": "female",
                     *           "quality": "natural",
                     *           "isDefault": false
                     *         }
                     *       ],
                     *       "cloned": [
                     *         {
                     *           "voiceId": "voi_4f9k2m0q8xw1c7ab5d3e",
                     *           "name": "Our founder",
                     *           "createdAt": "2026-11-21T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "languages": [
                     *         {
                     *           "code": "pt",
                     *           "name": "Portuguese"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["VoiceList"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listChannels: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "brand": {
                     *             "pack": "default",
                     *             "accent": "#0a7a5c",
                     *             "ground": "#10243e",
                     *             "watermark": "ACME"
                     *           },
                     *           "defaults": {
                     *             "targetSeconds": 30,
                     *             "language": "Spanish"
                     *           },
                     *           "styleNotes": null,
                     *           "cta": null,
                     *           "compliance": {
                     *             "disclaimer": "Not financial advice."
                     *           },
                     *           "pronunciation": {
                     *             "Aave": "ah veh"
                     *           },
                     *           "createdAt": "2026-11-21T09:00:00.000Z",
                     *           "updatedAt": "2026-11-21T09:00:00.000Z",
                     *           "channelId": "chn_4f9k2m0q8xw1c7ab5d3e",
                     *           "name": "Rates daily"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["ChannelPage"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createChannel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same request under the same key within 24 hours answers what the first one answered, with
                 *     `Idempotent-Replayed: true`, and is done and charged once. Another body under the key answers 422; while the first call
                 *     is still running 409. A refusal frees the key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Rates daily",
                 *       "brand": {
                 *         "accent": "#0a7a5c",
                 *         "watermark": "ACME"
                 *       },
                 *       "defaults": {
                 *         "language": "es",
                 *         "targetSeconds": 30
                 *       },
                 *       "styleNotes": "Dry, exact, never excited.",
                 *       "cta": "See the live rate at rates.example"
                 *     }
                 */
                "application/json": components["schemas"]["CreateChannel"];
            };
        };
        responses: {
            201: {
                headers: {
                    /** @description There, and `true`, where this answers a retry as the first call was answered */
                    "Idempotent-Replayed"?: "true";
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "brand": {
                     *         "accent": "#0a7a5c",
                     *         "watermark": "ACME"
                     *       },
                     *       "defaults": {
                     *         "language": "es",
                     *         "targetSeconds": 30
                     *       },
                     *       "styleNotes": "Dry, exact, never excited.",
                     *       "cta": "See the live rate at rates.example",
                     *       "compliance": {
                     *         "disclaimer": "Not financial advice."
                     *       },
                     *       "pronunciation": {
                     *         "Aave": "ah veh"
                     *       },
                     *       "createdAt": "2026-11-21T09:00:00.000Z",
                     *       "updatedAt": "2026-11-21T09:00:00.000Z",
                     *       "channelId": "chn_4f9k2m0q8xw1c7ab5d3e",
                     *       "name": "Rates daily"
                     *     }
                     */
                    "application/json": components["schemas"]["Channel"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request did not arrive whole in the time that it is waited for */
            408: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In a state that does not allow this, or the first request under this `Idempotency-Key` is still running */
            409: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is over 2 MB */
            413: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, but it cannot be worked with, or the `Idempotency-Key` was used for another request */
            422: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getChannel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example chn_4f9k2m0q8xw1c7ab5d3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "brand": {
                     *         "accent": "#0a7a5c",
                     *         "watermark": "ACME"
                     *       },
                     *       "defaults": {
                     *         "language": "es",
                     *         "targetSeconds": 30
                     *       },
                     *       "styleNotes": "Dry, exact, never excited.",
                     *       "cta": "See the live rate at rates.example",
                     *       "compliance": {
                     *         "disclaimer": "Not financial advice."
                     *       },
                     *       "pronunciation": {
                     *         "Aave": "ah veh"
                     *       },
                     *       "createdAt": "2026-11-21T09:00:00.000Z",
                     *       "updatedAt": "2026-11-21T09:00:00.000Z",
                     *       "channelId": "chn_4f9k2m0q8xw1c7ab5d3e",
                     *       "name": "Rates daily"
                     *     }
                     */
                    "application/json": components["schemas"]["Channel"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeChannel: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path: {
                /** @example chn_4f9k2m0q8xw1c7ab5d3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cta": "See the live rate at rates.example"
                 *     }
                 */
                "application/json": components["schemas"]["ChangeChannel"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "brand": {
                     *         "accent": "#0a7a5c",
                     *         "watermark": "ACME"
                     *       },
                     *       "defaults": {
                     *         "language": "es",
                     *         "targetSeconds": 30
                     *       },
                     *       "styleNotes": "Dry, exact, never excited.",
                     *       "cta": "See the live rate at rates.example",
                     *       "compliance": {
                     *         "disclaimer": "Not financial advice."
                     *       },
                     *       "pronunciation": {
                     *         "Aave": "ah veh"
                     *       },
                     *       "createdAt": "2026-11-21T09:00:00.000Z",
                     *       "updatedAt": "2026-11-21T09:00:00.000Z",
                     *       "channelId": "chn_4f9k2m0q8xw1c7ab5d3e",
                     *       "name": "Rates daily"
                     *     }
                     */
                    "application/json": components["schemas"]["Channel"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request did not arrive whole in the time that it is waited for */
            408: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is over 2 MB */
            413: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description Id of the last event that you have seen */
                after?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "mediaKey": "Jm3kq8xw1c7ab5d3e4f9k2",
                     *           "url": "https://factreel.example/media/vid-7.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *           "renderUrl": "https://factreel.example/media/vid-7/v1/video.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *           "thumbnail": "https://factreel.example/media/vid-7/v1/poster.jpg?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *           "webUrl": "https://factreel.example/media/vid-7/v1/web.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *           "watchUrl": "https://factreel.example/w/vid-7?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *           "id": "evt_4f9k2m0q8xw1c7ab5d3e",
                     *           "createdAt": "2026-11-21T09:00:00.000Z",
                     *           "videoId": "vid-7",
                     *           "version": 1,
                     *           "external_id": "order-17",
                     *           "externalUserId": null,
                     *           "title": "USDC on Base",
                     *           "posterUrl": "https://factreel.example/media/vid-7/v1/poster.jpg?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *           "caption": "USDC on Base pays 6.84% on Aave v3.",
                     *           "warnings": [],
                     *           "event": "video.rendered"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["WebhookEvent"][];
                        /** @description The next page begins `after` this event */
                        nextCursor: string | null;
                    };
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example job_4f9k2m0q8xw1c7ab5d3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mediaKey": "Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "url": "https://factreel.example/media/vid-7.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "renderUrl": "https://factreel.example/media/vid-7/v1/video.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "thumbnail": "https://factreel.example/media/vid-7/v1/poster.jpg?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "webUrl": "https://factreel.example/media/vid-7/v1/web.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "watchUrl": "https://factreel.example/w/vid-7?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "jobId": "job_4f9k2m0q8xw1c7ab5d3e",
                     *       "status": "done",
                     *       "progress": 0.4,
                     *       "error": null,
                     *       "createdAt": "2026-11-21T09:00:00.000Z",
                     *       "startedAt": null,
                     *       "finishedAt": null,
                     *       "kind": "create",
                     *       "stage": "render",
                     *       "videoId": "vid-7"
                     *     }
                     */
                    "application/json": components["schemas"]["Job"] | components["schemas"]["FootageJob"] | components["schemas"]["ImportJob"] | components["schemas"]["ToolJob"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    cancelJob: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same request under the same key within 24 hours answers what the first one answered, with
                 *     `Idempotent-Replayed: true`, and is done and charged once. Another body under the key answers 422; while the first call
                 *     is still running 409. A refusal frees the key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path: {
                /** @example job_4f9k2m0q8xw1c7ab5d3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    /** @description There, and `true`, where this answers a retry as the first call was answered */
                    "Idempotent-Replayed"?: "true";
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In a state that does not allow this, or the first request under this `Idempotency-Key` is still running */
            409: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, but it cannot be worked with, or the `Idempotency-Key` was used for another request */
            422: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listLibrary: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before */
                cursor?: string;
                folder?: string;
                kind?: "video" | "image" | "audio";
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "libraryAssetId": "ast_4f9k2m0q8xw1c7ab5d3e",
                     *           "kind": "video",
                     *           "title": "Harbour at night",
                     *           "folder": "B-roll",
                     *           "duration": 12.4,
                     *           "width": 1080,
                     *           "height": 1920,
                     *           "bytes": 4812330,
                     *           "url": "https://factreel.example/media/library/ast_4f9k2m0q8xw1c7ab5d3e/file.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *           "thumbnail": null,
                     *           "createdAt": "2026-11-21T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["LibraryPage"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getLibraryAsset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example ast_4f9k2m0q8xw1c7ab5d3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "libraryAssetId": "ast_4f9k2m0q8xw1c7ab5d3e",
                     *       "kind": "video",
                     *       "title": "Harbour at night",
                     *       "folder": "B-roll",
                     *       "duration": 12.4,
                     *       "width": 1080,
                     *       "height": 1920,
                     *       "bytes": 4812330,
                     *       "url": "https://factreel.example/media/library/ast_4f9k2m0q8xw1c7ab5d3e/file.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "thumbnail": null,
                     *       "createdAt": "2026-11-21T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["LibraryAsset"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteLibraryAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path: {
                /** @example ast_4f9k2m0q8xw1c7ab5d3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeLibraryAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path: {
                /** @example ast_4f9k2m0q8xw1c7ab5d3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Harbour at night",
                 *       "folder": "B-roll"
                 *     }
                 */
                "application/json": components["schemas"]["ChangeAsset"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "libraryAssetId": "ast_4f9k2m0q8xw1c7ab5d3e",
                     *       "kind": "video",
                     *       "title": "Harbour at night",
                     *       "folder": "B-roll",
                     *       "duration": 12.4,
                     *       "width": 1080,
                     *       "height": 1920,
                     *       "bytes": 4812330,
                     *       "url": "https://factreel.example/media/library/ast_4f9k2m0q8xw1c7ab5d3e/file.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "thumbnail": null,
                     *       "createdAt": "2026-11-21T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["LibraryAsset"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request did not arrive whole in the time that it is waited for */
            408: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is over 2 MB */
            413: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listLibraryFolders: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "folder": "B-roll",
                     *           "assets": 12
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["LibraryFolderPage"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    uploadToLibrary: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same request under the same key within 24 hours answers what the first one answered, with
                 *     `Idempotent-Replayed: true`, and is done and charged once. Another body under the key answers 422; while the first call
                 *     is still running 409. A refusal frees the key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://cdn.example.com/harbour.mp4",
                 *       "title": "Harbour at night",
                 *       "folder": "B-roll"
                 *     }
                 */
                "application/json": components["schemas"]["Upload"];
                /**
                 * @example {
                 *       "url": "https://cdn.example.com/harbour.mp4",
                 *       "title": "Harbour at night",
                 *       "folder": "B-roll"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["Upload"];
            };
        };
        responses: {
            201: {
                headers: {
                    /** @description There, and `true`, where this answers a retry as the first call was answered */
                    "Idempotent-Replayed"?: "true";
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "libraryAssetId": "ast_4f9k2m0q8xw1c7ab5d3e",
                     *       "kind": "video",
                     *       "title": "Harbour at night",
                     *       "folder": "B-roll",
                     *       "duration": 12.4,
                     *       "width": 1080,
                     *       "height": 1920,
                     *       "bytes": 4812330,
                     *       "url": "https://factreel.example/media/library/ast_4f9k2m0q8xw1c7ab5d3e/file.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "thumbnail": null,
                     *       "createdAt": "2026-11-21T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["LibraryAsset"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request did not arrive whole in the time that it is waited for */
            408: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In a state that does not allow this, or the first request under this `Idempotency-Key` is still running */
            409: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is over 2 MB */
            413: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, but it cannot be worked with, or the `Idempotency-Key` was used for another request */
            422: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "ntf_4f9k2m0q8xw1c7ab5d3e",
                     *           "kind": "low_balance",
                     *           "title": "Fewer than 100 credits are left",
                     *           "message": "90 credits are left. Buy a pack, or switch pay-as-you-go on.",
                     *           "createdAt": "2026-11-21T09:00:00.000Z",
                     *           "readAt": null,
                     *           "data": {
                     *             "credits": 90,
                     *             "threshold": 100
                     *           }
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readNotification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same request under the same key within 24 hours answers what the first one answered, with
                 *     `Idempotent-Replayed: true`, and is done and charged once. Another body under the key answers 422; while the first call
                 *     is still running 409. A refusal frees the key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path: {
                /** @example ntf_4f9k2m0q8xw1c7ab5d3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description There, and `true`, where this answers a retry as the first call was answered */
                    "Idempotent-Replayed"?: "true";
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ntf_4f9k2m0q8xw1c7ab5d3e",
                     *       "kind": "low_balance",
                     *       "title": "Fewer than 100 credits are left",
                     *       "message": "90 credits are left. Buy a pack, or switch pay-as-you-go on.",
                     *       "createdAt": "2026-11-21T09:00:00.000Z",
                     *       "readAt": null,
                     *       "data": {
                     *         "credits": 90,
                     *         "threshold": 100
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Notification"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In a state that does not allow this, or the first request under this `Idempotency-Key` is still running */
            409: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, but it cannot be worked with, or the `Idempotency-Key` was used for another request */
            422: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    quote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same request under the same key within 24 hours answers what the first one answered, with
                 *     `Idempotent-Replayed: true`, and is done and charged once. Another body under the key answers 422; while the first call
                 *     is still running 409. A refusal frees the key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "targetSeconds": 30
                 *     }
                 */
                "application/json": components["schemas"]["QuoteRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description There, and `true`, where this answers a retry as the first call was answered */
                    "Idempotent-Replayed"?: "true";
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credits": 490,
                     *       "usd": "4.90",
                     *       "breakdown": [
                     *         {
                     *           "type": "design",
                     *           "count": 1,
                     *           "credits": 480,
                     *           "setBy": null
                     *         },
                     *         {
                     *           "type": "render",
                     *           "count": 1,
                     *           "credits": 10,
                     *           "setBy": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Quote"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request did not arrive whole in the time that it is waited for */
            408: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In a state that does not allow this, or the first request under this `Idempotency-Key` is still running */
            409: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is over 2 MB */
            413: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, but it cannot be worked with, or the `Idempotency-Key` was used for another request */
            422: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listShows: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "brand": {
                     *             "pack": "default",
                     *             "accent": "#0a7a5c",
                     *             "ground": "#10243e",
                     *             "watermark": "ACME"
                     *           },
                     *           "defaults": {
                     *             "targetSeconds": 30,
                     *             "language": "Spanish"
                     *           },
                     *           "styleNotes": null,
                     *           "cta": null,
                     *           "compliance": {
                     *             "disclaimer": "Not financial advice."
                     *           },
                     *           "pronunciation": {
                     *             "Aave": "ah veh"
                     *           },
                     *           "createdAt": "2026-11-21T09:00:00.000Z",
                     *           "updatedAt": "2026-11-21T09:00:00.000Z",
                     *           "showId": "shw_4f9k2m0q8xw1c7ab5d3e",
                     *           "channelId": "chn_4f9k2m0q8xw1c7ab5d3e",
                     *           "title": "Rates at nine",
                     *           "name": "Rates at nine"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["ShowPage"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createShow: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same request under the same key within 24 hours answers what the first one answered, with
                 *     `Idempotent-Replayed: true`, and is done and charged once. Another body under the key answers 422; while the first call
                 *     is still running 409. A refusal frees the key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "channelId": "chn_4f9k2m0q8xw1c7ab5d3e",
                 *       "title": "Rates at nine"
                 *     }
                 */
                "application/json": components["schemas"]["CreateShow"];
            };
        };
        responses: {
            201: {
                headers: {
                    /** @description There, and `true`, where this answers a retry as the first call was answered */
                    "Idempotent-Replayed"?: "true";
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "brand": {
                     *         "pack": "default",
                     *         "accent": "#0a7a5c",
                     *         "ground": "#10243e",
                     *         "watermark": "ACME"
                     *       },
                     *       "defaults": {
                     *         "targetSeconds": 30,
                     *         "language": "Spanish"
                     *       },
                     *       "styleNotes": null,
                     *       "cta": null,
                     *       "compliance": {
                     *         "disclaimer": "Not financial advice."
                     *       },
                     *       "pronunciation": {
                     *         "Aave": "ah veh"
                     *       },
                     *       "createdAt": "2026-11-21T09:00:00.000Z",
                     *       "updatedAt": "2026-11-21T09:00:00.000Z",
                     *       "showId": "shw_4f9k2m0q8xw1c7ab5d3e",
                     *       "channelId": "chn_4f9k2m0q8xw1c7ab5d3e",
                     *       "title": "Rates at nine",
                     *       "name": "Rates at nine"
                     *     }
                     */
                    "application/json": components["schemas"]["Show"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request did not arrive whole in the time that it is waited for */
            408: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In a state that does not allow this, or the first request under this `Idempotency-Key` is still running */
            409: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is over 2 MB */
            413: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, but it cannot be worked with, or the `Idempotency-Key` was used for another request */
            422: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getShow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example shw_4f9k2m0q8xw1c7ab5d3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "brand": {
                     *         "pack": "default",
                     *         "accent": "#0a7a5c",
                     *         "ground": "#10243e",
                     *         "watermark": "ACME"
                     *       },
                     *       "defaults": {
                     *         "targetSeconds": 30,
                     *         "language": "Spanish"
                     *       },
                     *       "styleNotes": null,
                     *       "cta": null,
                     *       "compliance": {
                     *         "disclaimer": "Not financial advice."
                     *       },
                     *       "pronunciation": {
                     *         "Aave": "ah veh"
                     *       },
                     *       "createdAt": "2026-11-21T09:00:00.000Z",
                     *       "updatedAt": "2026-11-21T09:00:00.000Z",
                     *       "showId": "shw_4f9k2m0q8xw1c7ab5d3e",
                     *       "channelId": "chn_4f9k2m0q8xw1c7ab5d3e",
                     *       "title": "Rates at nine",
                     *       "name": "Rates at nine"
                     *     }
                     */
                    "application/json": components["schemas"]["Show"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeShow: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path: {
                /** @example shw_4f9k2m0q8xw1c7ab5d3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Rates at nine",
                 *       "compliance": {
                 *         "disclaimer": "Not financial advice."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ChangeShow"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "brand": {
                     *         "pack": "default",
                     *         "accent": "#0a7a5c",
                     *         "ground": "#10243e",
                     *         "watermark": "ACME"
                     *       },
                     *       "defaults": {
                     *         "targetSeconds": 30,
                     *         "language": "Spanish"
                     *       },
                     *       "styleNotes": null,
                     *       "cta": null,
                     *       "compliance": {
                     *         "disclaimer": "Not financial advice."
                     *       },
                     *       "pronunciation": {
                     *         "Aave": "ah veh"
                     *       },
                     *       "createdAt": "2026-11-21T09:00:00.000Z",
                     *       "updatedAt": "2026-11-21T09:00:00.000Z",
                     *       "showId": "shw_4f9k2m0q8xw1c7ab5d3e",
                     *       "channelId": "chn_4f9k2m0q8xw1c7ab5d3e",
                     *       "title": "Rates at nine",
                     *       "name": "Rates at nine"
                     *     }
                     */
                    "application/json": components["schemas"]["Show"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request did not arrive whole in the time that it is waited for */
            408: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is over 2 MB */
            413: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSounds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "name": "whoosh",
                     *           "kind": "effect",
                     *           "description": "Air past the ear, crest on the cue",
                     *           "styles": [
                     *             "breaking-news",
                     *             "comic"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SoundList"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSources: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "sourcePackId": "sp_4f9k2m0q8xw1c7ab5d3e",
                     *           "kind": "page",
                     *           "title": "Annual report",
                     *           "url": "https://example.com/report",
                     *           "createdAt": "2026-11-21T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["SourcePage"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createSource: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same request under the same key within 24 hours answers what the first one answered, with
                 *     `Idempotent-Replayed: true`, and is done and charged once. Another body under the key answers 422; while the first call
                 *     is still running 409. A refusal frees the key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://example.com/annual-report"
                 *     }
                 */
                "application/json": components["schemas"]["CreateSource"];
            };
        };
        responses: {
            201: {
                headers: {
                    /** @description There, and `true`, where this answers a retry as the first call was answered */
                    "Idempotent-Replayed"?: "true";
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sourcePackId": "sp_4f9k2m0q8xw1c7ab5d3e",
                     *       "kind": "page",
                     *       "title": "Annual report",
                     *       "url": "https://example.com/report",
                     *       "language": "en",
                     *       "facts": [
                     *         {
                     *           "key": "details/Revenue",
                     *           "label": "Revenue",
                     *           "value": 84500000,
                     *           "display": "$84.5M",
                     *           "kind": "currency",
                     *           "where": "main > p:nth-of-type(2)",
                     *           "quote": null
                     *         }
                     *       ],
                     *       "stills": [
                     *         {
                     *           "index": 0,
                     *           "url": "https://example.com/photos/harbour.jpg",
                     *           "width": 1600,
                     *           "height": 900,
                     *           "alt": "The harbour at night"
                     *         }
                     *       ],
                     *       "footage": [
                     *         {
                     *           "url": "https://example.com/clips/harbour.mp4",
                     *           "poster": null
                     *         }
                     *       ],
                     *       "brand": {
                     *         "siteName": "Harbour Line",
                     *         "themeColor": "#0a3d62",
                     *         "logoUrl": null
                     *       },
                     *       "readBy": "plain",
                     *       "warnings": [],
                     *       "createdAt": "2026-11-21T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SourcePack"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The wallet, or `maxCredits`, is too short; nothing was made or charged */
            402: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request did not arrive whole in the time that it is waited for */
            408: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In a state that does not allow this, or the first request under this `Idempotency-Key` is still running */
            409: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is over 2 MB */
            413: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, but it cannot be worked with, or the `Idempotency-Key` was used for another request */
            422: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getSource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example sp_4f9k2m0q8xw1c7ab5d3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sourcePackId": "sp_4f9k2m0q8xw1c7ab5d3e",
                     *       "kind": "page",
                     *       "title": "Annual report",
                     *       "url": "https://example.com/report",
                     *       "language": "en",
                     *       "facts": [
                     *         {
                     *           "key": "details/Revenue",
                     *           "label": "Revenue",
                     *           "value": 84500000,
                     *           "display": "$84.5M",
                     *           "kind": "currency",
                     *           "where": "main > p:nth-of-type(2)",
                     *           "quote": null
                     *         }
                     *       ],
                     *       "stills": [
                     *         {
                     *           "index": 0,
                     *           "url": "https://example.com/photos/harbour.jpg",
                     *           "width": 1600,
                     *           "height": 900,
                     *           "alt": "The harbour at night"
                     *         }
                     *       ],
                     *       "footage": [
                     *         {
                     *           "url": "https://example.com/clips/harbour.mp4",
                     *           "poster": null
                     *         }
                     *       ],
                     *       "brand": {
                     *         "siteName": "Harbour Line",
                     *         "themeColor": "#0a3d62",
                     *         "logoUrl": null
                     *       },
                     *       "readBy": "plain",
                     *       "warnings": [],
                     *       "createdAt": "2026-11-21T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SourcePack"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    previewSource: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same request under the same key within 24 hours answers what the first one answered, with
                 *     `Idempotent-Replayed: true`, and is done and charged once. Another body under the key answers 422; while the first call
                 *     is still running 409. A refusal frees the key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "json",
                 *       "url": "https://api.example.com/rates.json",
                 *       "headers": {
                 *         "X-Api-Key": "k_3f8a"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Preview"];
            };
        };
        responses: {
            201: {
                headers: {
                    /** @description There, and `true`, where this answers a retry as the first call was answered */
                    "Idempotent-Replayed"?: "true";
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sourceId": "src_4f9k2m0q8xw1c7ab5d3e",
                     *       "kind": "json",
                     *       "title": "Rates",
                     *       "url": "https://api.example.com/rates.json",
                     *       "fields": [
                     *         {
                     *           "name": "rate",
                     *           "label": "Rate",
                     *           "kind": "percent"
                     *         }
                     *       ],
                     *       "sample": [
                     *         {
                     *           "rate": 6.84,
                     *           "day": "2026-11-20"
                     *         }
                     *       ],
                     *       "itemCount": 24,
                     *       "readBy": "plain"
                     *     }
                     */
                    "application/json": components["schemas"]["PreviewedSource"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The wallet, or `maxCredits`, is too short; nothing was made or charged */
            402: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request did not arrive whole in the time that it is waited for */
            408: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In a state that does not allow this, or the first request under this `Idempotency-Key` is still running */
            409: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is over 2 MB */
            413: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, but it cannot be worked with, or the `Idempotency-Key` was used for another request */
            422: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listTools: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "name": "list_versions",
                     *           "description": "The versions of a video, newest first",
                     *           "input": {
                     *             "type": "object"
                     *           },
                     *           "output": {
                     *             "type": "object"
                     *           },
                     *           "price": {
                     *             "credits": 0,
                     *             "upTo": 0,
                     *             "text": "Free"
                     *           },
                     *           "mode": "answer",
                     *           "readOnly": true
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["ToolPage"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    tool_get_job: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same request under the same key within 24 hours answers what the first one answered, with
                 *     `Idempotent-Replayed: true`, and is done and charged once. Another body under the key answers 422; while the first call
                 *     is still running 409. A refusal frees the key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "jobId": "job_4f9k2m0q8xw1c7ab5d3e",
                 *       "waitSeconds": 25
                 *     }
                 */
                "application/json": components["schemas"]["GetJobInput"];
            };
        };
        responses: {
            /** @description What came of it */
            200: {
                headers: {
                    /** @description There, and `true`, where this answers a retry as the first call was answered */
                    "Idempotent-Replayed"?: "true";
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mediaKey": "Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "url": "https://factreel.example/media/vid-7.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "renderUrl": "https://factreel.example/media/vid-7/v1/video.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "thumbnail": "https://factreel.example/media/vid-7/v1/poster.jpg?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "webUrl": "https://factreel.example/media/vid-7/v1/web.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "watchUrl": "https://factreel.example/w/vid-7?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "jobId": "job_4f9k2m0q8xw1c7ab5d3e",
                     *       "status": "running",
                     *       "progress": 0.4,
                     *       "error": null,
                     *       "createdAt": "2026-11-21T09:00:00.000Z",
                     *       "startedAt": null,
                     *       "finishedAt": null,
                     *       "libraryAssetId": "ast_4f9k2m0q8xw1c7ab5d3e",
                     *       "title": "B-roll",
                     *       "found": 12,
                     *       "imported": 4,
                     *       "skipped": 1,
                     *       "failed": 0,
                     *       "tool": "my_tool",
                     *       "charged": 0,
                     *       "kind": "create",
                     *       "stage": "render",
                     *       "videoId": "vid-7"
                     *     }
                     */
                    "application/json": components["schemas"]["GetJobOutput"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The wallet, or `maxCredits`, is too short; nothing was made or charged */
            402: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request did not arrive whole in the time that it is waited for */
            408: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In a state that does not allow this, or the first request under this `Idempotency-Key` is still running */
            409: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is over 2 MB */
            413: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, but it cannot be worked with, or the `Idempotency-Key` was used for another request */
            422: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The tool broke; nothing was charged */
            500: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    tool_get_video: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same request under the same key within 24 hours answers what the first one answered, with
                 *     `Idempotent-Replayed: true`, and is done and charged once. Another body under the key answers 422; while the first call
                 *     is still running 409. A refusal frees the key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "videoId": "vid-7"
                 *     }
                 */
                "application/json": components["schemas"]["GetVideoInput"];
            };
        };
        responses: {
            /** @description What came of it */
            200: {
                headers: {
                    /** @description There, and `true`, where this answers a retry as the first call was answered */
                    "Idempotent-Replayed"?: "true";
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mediaKey": "Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "url": "https://factreel.example/media/vid-7.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "renderUrl": "https://factreel.example/media/vid-7/v1/video.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "thumbnail": "https://factreel.example/media/vid-7/v1/poster.jpg?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "webUrl": "https://factreel.example/media/vid-7/v1/web.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "watchUrl": "https://factreel.example/w/vid-7?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "videoId": "vid-7",
                     *       "title": "USDC on Base",
                     *       "status": "draft",
                     *       "duration": 28.4,
                     *       "format": "9:16",
                     *       "language": "en",
                     *       "version": 1,
                     *       "scenes": [
                     *         {
                     *           "n": 1,
                     *           "type": "title",
                     *           "text": "USDC on Base pays 6.84 percent.",
                     *           "duration": 3.4,
                     *           "media": "line chart: Total value locked"
                     *         }
                     *       ],
                     *       "captions": false,
                     *       "presenter": false,
                     *       "music": false,
                     *       "sourcePackId": "sp_4f9k2m0q8xw1c7ab5d3e",
                     *       "sourceUrl": null,
                     *       "edits": [],
                     *       "video": "/media/vid-7.mp4",
                     *       "public": false,
                     *       "caption": "USDC on Base pays 6.84% on Aave v3.",
                     *       "check": {
                     *         "warnings": [
                     *           {
                     *             "code": "missing_picture",
                     *             "message": "The picture of scene 2 could not be had; the scene is shown without it.",
                     *             "scene": 2,
                     *             "atMs": 3400
                     *           }
                     *         ],
                     *         "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *         "encoder": "ffmpeg 7.0.2"
                     *       },
                     *       "lastError": null,
                     *       "cost": {
                     *         "credits": 490,
                     *         "breakdown": [
                     *           {
                     *             "type": "design",
                     *             "count": 1,
                     *             "credits": 490
                     *           }
                     *         ]
                     *       },
                     *       "charged": 0,
                     *       "external_id": "order-17"
                     *     }
                     */
                    "application/json": components["schemas"]["Video"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The wallet, or `maxCredits`, is too short; nothing was made or charged */
            402: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request did not arrive whole in the time that it is waited for */
            408: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In a state that does not allow this, or the first request under this `Idempotency-Key` is still running */
            409: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is over 2 MB */
            413: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, but it cannot be worked with, or the `Idempotency-Key` was used for another request */
            422: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The tool broke; nothing was charged */
            500: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    tool_import_drive: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same request under the same key within 24 hours answers what the first one answered, with
                 *     `Idempotent-Replayed: true`, and is done and charged once. Another body under the key answers 422; while the first call
                 *     is still running 409. A refusal frees the key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://drive.google.com/drive/folders/1a2B3c4D5e6F7g8H9i0J"
                 *     }
                 */
                "application/json": components["schemas"]["ImportDriveInput"];
            };
        };
        responses: {
            /** @description The job */
            202: {
                headers: {
                    /** @description There, and `true`, where this answers a retry as the first call was answered */
                    "Idempotent-Replayed"?: "true";
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "jobId": "job_4f9k2m0q8xw1c7ab5d3e",
                     *       "status": "running",
                     *       "progress": 0.4,
                     *       "error": null,
                     *       "createdAt": "2026-11-21T09:00:00.000Z",
                     *       "startedAt": null,
                     *       "finishedAt": null,
                     *       "kind": "import",
                     *       "stage": "import",
                     *       "videoId": null,
                     *       "title": "B-roll",
                     *       "found": 12,
                     *       "imported": 4,
                     *       "skipped": 1,
                     *       "failed": 0,
                     *       "files": [
                     *         {
                     *           "name": "harbour.mp4",
                     *           "folder": "Summer/Beach",
                     *           "status": "imported",
                     *           "reason": null,
                     *           "libraryAssetId": "ast_4f9k2m0q8xw1c7ab5d3e"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ImportJob"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The wallet, or `maxCredits`, is too short; nothing was made or charged */
            402: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request did not arrive whole in the time that it is waited for */
            408: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In a state that does not allow this, or the first request under this `Idempotency-Key` is still running */
            409: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is over 2 MB */
            413: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, but it cannot be worked with, or the `Idempotency-Key` was used for another request */
            422: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The tool broke; nothing was charged */
            500: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    tool_index_footage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same request under the same key within 24 hours answers what the first one answered, with
                 *     `Idempotent-Replayed: true`, and is done and charged once. Another body under the key answers 422; while the first call
                 *     is still running 409. A refusal frees the key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "libraryAssetId": "ast_4f9k2m0q8xw1c7ab5d3e"
                 *     }
                 */
                "application/json": components["schemas"]["IndexFootageInput"];
            };
        };
        responses: {
            /** @description The job */
            202: {
                headers: {
                    /** @description There, and `true`, where this answers a retry as the first call was answered */
                    "Idempotent-Replayed"?: "true";
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "jobId": "job_4f9k2m0q8xw1c7ab5d3e",
                     *       "status": "running",
                     *       "progress": 0.4,
                     *       "error": null,
                     *       "createdAt": "2026-11-21T09:00:00.000Z",
                     *       "startedAt": null,
                     *       "finishedAt": null,
                     *       "kind": "footage",
                     *       "stage": "index",
                     *       "videoId": null,
                     *       "libraryAssetId": "ast_4f9k2m0q8xw1c7ab5d3e"
                     *     }
                     */
                    "application/json": components["schemas"]["FootageJob"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The wallet, or `maxCredits`, is too short; nothing was made or charged */
            402: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request did not arrive whole in the time that it is waited for */
            408: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In a state that does not allow this, or the first request under this `Idempotency-Key` is still running */
            409: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is over 2 MB */
            413: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, but it cannot be worked with, or the `Idempotency-Key` was used for another request */
            422: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The tool broke; nothing was charged */
            500: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    tool_learn_brand: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same request under the same key within 24 hours answers what the first one answered, with
                 *     `Idempotent-Replayed: true`, and is done and charged once. Another body under the key answers 422; while the first call
                 *     is still running 409. A refusal frees the key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "channelId": "chn_4f9k2m0q8xw1c7ab5d3e",
                 *       "url": "https://fjordwheels.example/",
                 *       "libraryAssetId": "ast_4f9k2m0q8xw1c7ab5d3e"
                 *     }
                 */
                "application/json": components["schemas"]["LearnBrandInput"];
            };
        };
        responses: {
            /** @description What came of it */
            200: {
                headers: {
                    /** @description There, and `true`, where this answers a retry as the first call was answered */
                    "Idempotent-Replayed"?: "true";
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "channelId": "chn_4f9k2m0q8xw1c7ab5d3e",
                     *       "url": null,
                     *       "name": "Fjordwheels",
                     *       "tagline": "Old bikes, new roads",
                     *       "brand": {
                     *         "pack": "default",
                     *         "accent": "#0a7a5c",
                     *         "ground": "#10243e",
                     *         "watermark": "ACME"
                     *       },
                     *       "palette": [
                     *         {
                     *           "color": "#d7263d",
                     *           "role": "accent",
                     *           "share": 0.31
                     *         }
                     *       ],
                     *       "logo": {
                     *         "libraryAssetId": "ast_4f9k2m0q8xw1c7ab5d3e",
                     *         "width": 512,
                     *         "height": 512
                     *       },
                     *       "fonts": {
                     *         "heading": {
                     *           "family": "Playfair Display",
                     *           "like": "Bodoni Moda",
                     *           "styles": [
                     *             "trading-terminal"
                     *           ]
                     *         },
                     *         "body": {
                     *           "family": "Playfair Display",
                     *           "like": "Bodoni Moda",
                     *           "styles": [
                     *             "trading-terminal"
                     *           ]
                     *         }
                     *       },
                     *       "voice": {
                     *         "tone": "playful",
                     *         "pace": "calm",
                     *         "language": "en",
                     *         "voiceId": "house-en-slt",
                     *         "styleNotes": "Keep it playful."
                     *       },
                     *       "saved": [
                     *         "brand"
                     *       ],
                     *       "warnings": [
                     *         {
                     *           "code": "accent_adjusted",
                     *           "message": "The accent #ffe08a has a contrast of 1.2 on #fffaf0, and 3 is needed: it was darkened to #b48f00."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LearnedBrand"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The wallet, or `maxCredits`, is too short; nothing was made or charged */
            402: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request did not arrive whole in the time that it is waited for */
            408: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In a state that does not allow this, or the first request under this `Idempotency-Key` is still running */
            409: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is over 2 MB */
            413: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, but it cannot be worked with, or the `Idempotency-Key` was used for another request */
            422: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The tool broke; nothing was charged */
            500: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    tool_list_notifications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same request under the same key within 24 hours answers what the first one answered, with
                 *     `Idempotent-Replayed: true`, and is done and charged once. Another body under the key answers 422; while the first call
                 *     is still running 409. A refusal frees the key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["ListNotificationsInput"];
            };
        };
        responses: {
            /** @description What came of it */
            200: {
                headers: {
                    /** @description There, and `true`, where this answers a retry as the first call was answered */
                    "Idempotent-Replayed"?: "true";
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "ntf_4f9k2m0q8xw1c7ab5d3e",
                     *           "kind": "low_balance",
                     *           "title": "Fewer than 100 credits are left",
                     *           "message": "90 credits are left. Buy a pack, or switch pay-as-you-go on.",
                     *           "createdAt": "2026-11-21T09:00:00.000Z",
                     *           "readAt": null,
                     *           "data": {
                     *             "credits": 90,
                     *             "threshold": 100
                     *           }
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The wallet, or `maxCredits`, is too short; nothing was made or charged */
            402: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request did not arrive whole in the time that it is waited for */
            408: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In a state that does not allow this, or the first request under this `Idempotency-Key` is still running */
            409: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is over 2 MB */
            413: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, but it cannot be worked with, or the `Idempotency-Key` was used for another request */
            422: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The tool broke; nothing was charged */
            500: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    tool_list_versions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same request under the same key within 24 hours answers what the first one answered, with
                 *     `Idempotent-Replayed: true`, and is done and charged once. Another body under the key answers 422; while the first call
                 *     is still running 409. A refusal frees the key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "videoId": "vid-7"
                 *     }
                 */
                "application/json": components["schemas"]["ListVersionsInput"];
            };
        };
        responses: {
            /** @description What came of it */
            200: {
                headers: {
                    /** @description There, and `true`, where this answers a retry as the first call was answered */
                    "Idempotent-Replayed"?: "true";
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "version": 2,
                     *           "current": false,
                     *           "status": "scripted",
                     *           "title": "USDC on Base",
                     *           "scenes": 7,
                     *           "language": "en",
                     *           "createdAt": "2026-11-21T09:00:00.000Z",
                     *           "renderUrl": null,
                     *           "edit": {
                     *             "version": 2,
                     *             "at": "2026-11-21T09:00:00.000Z",
                     *             "by": "notes",
                     *             "notes": "Make it shorter",
                     *             "summary": "5 scenes in place of 7"
                     *           }
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["VersionList"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The wallet, or `maxCredits`, is too short; nothing was made or charged */
            402: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request did not arrive whole in the time that it is waited for */
            408: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In a state that does not allow this, or the first request under this `Idempotency-Key` is still running */
            409: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is over 2 MB */
            413: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, but it cannot be worked with, or the `Idempotency-Key` was used for another request */
            422: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The tool broke; nothing was charged */
            500: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    tool_make_video: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same request under the same key within 24 hours answers what the first one answered, with
                 *     `Idempotent-Replayed: true`, and is done and charged once. Another body under the key answers 422; while the first call
                 *     is still running 409. A refusal frees the key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "protocol": "Aave v3",
                 *         "asset": "USDC",
                 *         "chain": "Base",
                 *         "apyPct": 6.84,
                 *         "benchmarkName": "3-month T-bill",
                 *         "benchmarkApyPct": 4.31
                 *       },
                 *       "sourceUrl": "https://example.com/annual-report",
                 *       "sourcePackId": "sp_4f9k2m0q8xw1c7ab5d3e",
                 *       "sourceId": "src_4f9k2m0q8xw1c7ab5d3e",
                 *       "title": "USDC on Base",
                 *       "cta": "See the live rate at rates.example",
                 *       "targetSeconds": 30,
                 *       "language": "Spanish",
                 *       "pronunciation": {
                 *         "Aave": "ah veh"
                 *       },
                 *       "libraryAssetIds": [
                 *         "ast_4f9k2m0q8xw1c7ab5d3e"
                 *       ],
                 *       "musicAssetId": "ast_4f9k2m0q8xw1c7ab5d3e",
                 *       "channelId": "chn_4f9k2m0q8xw1c7ab5d3e",
                 *       "showId": "shw_4f9k2m0q8xw1c7ab5d3e",
                 *       "maxCredits": 490
                 *     }
                 */
                "application/json": components["schemas"]["MakeVideoInput"];
            };
        };
        responses: {
            /** @description The job */
            202: {
                headers: {
                    /** @description There, and `true`, where this answers a retry as the first call was answered */
                    "Idempotent-Replayed"?: "true";
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "jobId": "job_4f9k2m0q8xw1c7ab5d3e",
                     *       "videoId": "vid-7",
                     *       "status": "queued",
                     *       "external_id": "order-17",
                     *       "note": "The work is queued. Poll GET /v1/jobs/{jobId}, or register a webhook."
                     *     }
                     */
                    "application/json": components["schemas"]["AcceptedJob"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The wallet, or `maxCredits`, is too short; nothing was made or charged */
            402: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request did not arrive whole in the time that it is waited for */
            408: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In a state that does not allow this, or the first request under this `Idempotency-Key` is still running */
            409: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is over 2 MB */
            413: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, but it cannot be worked with, or the `Idempotency-Key` was used for another request */
            422: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The tool broke; nothing was charged */
            500: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    tool_market_data: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same request under the same key within 24 hours answers what the first one answered, with
                 *     `Idempotent-Replayed: true`, and is done and charged once. Another body under the key answers 422; while the first call
                 *     is still running 409. A refusal frees the key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ticker": "NVDA",
                 *       "city": "Lisbon",
                 *       "pair": "EUR/USD"
                 *     }
                 */
                "application/json": components["schemas"]["MarketDataInput"];
            };
        };
        responses: {
            /** @description What came of it */
            200: {
                headers: {
                    /** @description There, and `true`, where this answers a retry as the first call was answered */
                    "Idempotent-Replayed"?: "true";
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sourcePackId": "sp_4f9k2m0q8xw1c7ab5d3e",
                     *       "kind": "page",
                     *       "title": "Annual report",
                     *       "url": "https://example.com/report",
                     *       "language": "en",
                     *       "facts": [
                     *         {
                     *           "key": "details/Revenue",
                     *           "label": "Revenue",
                     *           "value": 84500000,
                     *           "display": "$84.5M",
                     *           "kind": "currency",
                     *           "where": "main > p:nth-of-type(2)",
                     *           "quote": null
                     *         }
                     *       ],
                     *       "stills": [
                     *         {
                     *           "index": 0,
                     *           "url": "https://example.com/photos/harbour.jpg",
                     *           "width": 1600,
                     *           "height": 900,
                     *           "alt": "The harbour at night"
                     *         }
                     *       ],
                     *       "footage": [
                     *         {
                     *           "url": "https://example.com/clips/harbour.mp4",
                     *           "poster": null
                     *         }
                     *       ],
                     *       "brand": {
                     *         "siteName": "Harbour Line",
                     *         "themeColor": "#0a3d62",
                     *         "logoUrl": null
                     *       },
                     *       "readBy": "plain",
                     *       "warnings": [],
                     *       "createdAt": "2026-11-21T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SourcePack"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The wallet, or `maxCredits`, is too short; nothing was made or charged */
            402: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request did not arrive whole in the time that it is waited for */
            408: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In a state that does not allow this, or the first request under this `Idempotency-Key` is still running */
            409: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is over 2 MB */
            413: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, but it cannot be worked with, or the `Idempotency-Key` was used for another request */
            422: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The tool broke; nothing was charged */
            500: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    tool_plan: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same request under the same key within 24 hours answers what the first one answered, with
                 *     `Idempotent-Replayed: true`, and is done and charged once. Another body under the key answers 422; while the first call
                 *     is still running 409. A refusal frees the key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "protocol": "Aave v3",
                 *         "asset": "USDC",
                 *         "chain": "Base",
                 *         "apyPct": 6.84,
                 *         "benchmarkName": "3-month T-bill",
                 *         "benchmarkApyPct": 4.31
                 *       },
                 *       "sourceUrl": "https://example.com/annual-report",
                 *       "sourcePackId": "sp_4f9k2m0q8xw1c7ab5d3e",
                 *       "sourceId": "src_4f9k2m0q8xw1c7ab5d3e",
                 *       "title": "USDC on Base",
                 *       "cta": "See the live rate at rates.example",
                 *       "targetSeconds": 30,
                 *       "language": "Spanish",
                 *       "pronunciation": {
                 *         "Aave": "ah veh"
                 *       },
                 *       "libraryAssetIds": [
                 *         "ast_4f9k2m0q8xw1c7ab5d3e"
                 *       ],
                 *       "musicAssetId": "ast_4f9k2m0q8xw1c7ab5d3e",
                 *       "channelId": "chn_4f9k2m0q8xw1c7ab5d3e",
                 *       "showId": "shw_4f9k2m0q8xw1c7ab5d3e",
                 *       "maxCredits": 490
                 *     }
                 */
                "application/json": components["schemas"]["CreateVideo"];
            };
        };
        responses: {
            /** @description What came of it */
            200: {
                headers: {
                    /** @description There, and `true`, where this answers a retry as the first call was answered */
                    "Idempotent-Replayed"?: "true";
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "title": "USDC on Base",
                     *       "caption": "USDC on Base earns 6.84%.",
                     *       "style": "trading-terminal",
                     *       "format": "9:16",
                     *       "language": "en",
                     *       "voiceId": "house-en-slt",
                     *       "durationSeconds": 27.4,
                     *       "storyboard": [
                     *         {
                     *           "n": 1,
                     *           "type": "title",
                     *           "layout": "hero",
                     *           "fromMs": 0,
                     *           "durationMs": 3200
                     *         }
                     *       ],
                     *       "narration": [
                     *         {
                     *           "scene": 1,
                     *           "text": "6.84%. That is what USDC earns on Base.",
                     *           "fromMs": 120,
                     *           "toMs": 2900
                     *         }
                     *       ],
                     *       "stills": [
                     *         {
                     *           "scene": 1,
                     *           "atMs": 2300,
                     *           "width": 270,
                     *           "height": 480,
                     *           "image": "data:image/jpeg;base64,/9j/4AAQSkZJRg=="
                     *         }
                     *       ],
                     *       "quote": {
                     *         "credits": 490,
                     *         "usd": "4.90",
                     *         "breakdown": [
                     *           {
                     *             "type": "design",
                     *             "count": 1,
                     *             "credits": 480,
                     *             "setBy": null
                     *           },
                     *           {
                     *             "type": "render",
                     *             "count": 1,
                     *             "credits": 10,
                     *             "setBy": null
                     *           }
                     *         ]
                     *       },
                     *       "warnings": [
                     *         {
                     *           "code": "missing_picture",
                     *           "message": "The picture of scene 2 could not be had; the scene is shown without it.",
                     *           "scene": 2,
                     *           "atMs": 3400
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Plan"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The wallet, or `maxCredits`, is too short; nothing was made or charged */
            402: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request did not arrive whole in the time that it is waited for */
            408: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In a state that does not allow this, or the first request under this `Idempotency-Key` is still running */
            409: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is over 2 MB */
            413: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, but it cannot be worked with, or the `Idempotency-Key` was used for another request */
            422: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The tool broke; nothing was charged */
            500: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    tool_proof: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same request under the same key within 24 hours answers what the first one answered, with
                 *     `Idempotent-Replayed: true`, and is done and charged once. Another body under the key answers 422; while the first call
                 *     is still running 409. A refusal frees the key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "videoId": "vid-7"
                 *     }
                 */
                "application/json": components["schemas"]["ProofInput"];
            };
        };
        responses: {
            /** @description What came of it */
            200: {
                headers: {
                    /** @description There, and `true`, where this answers a retry as the first call was answered */
                    "Idempotent-Replayed"?: "true";
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "videoId": "vid-1042",
                     *       "version": 1,
                     *       "complete": false,
                     *       "figures": [
                     *         {
                     *           "text": "$412.6M",
                     *           "scene": 1,
                     *           "where": "screen",
                     *           "fromMs": 900,
                     *           "toMs": 3400,
                     *           "factKey": "tvlUsd",
                     *           "value": 412600000,
                     *           "formatter": "currency.en"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Proof"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The wallet, or `maxCredits`, is too short; nothing was made or charged */
            402: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request did not arrive whole in the time that it is waited for */
            408: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In a state that does not allow this, or the first request under this `Idempotency-Key` is still running */
            409: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is over 2 MB */
            413: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, but it cannot be worked with, or the `Idempotency-Key` was used for another request */
            422: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The tool broke; nothing was charged */
            500: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    tool_publish: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same request under the same key within 24 hours answers what the first one answered, with
                 *     `Idempotent-Replayed: true`, and is done and charged once. Another body under the key answers 422; while the first call
                 *     is still running 409. A refusal frees the key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "videoId": "vid-7",
                 *       "destination": "scheduler",
                 *       "channelIds": [
                 *         "cm4ean69r0003w8w1cdomox9n"
                 *       ],
                 *       "caption": "Bread is up 3 % this week. The whole story in half a minute.",
                 *       "captions": {
                 *         "x": "Bread is up 3 %."
                 *       },
                 *       "autopost": true,
                 *       "socialStory": true
                 *     }
                 */
                "application/json": components["schemas"]["PublishInput"];
            };
        };
        responses: {
            /** @description What came of it */
            200: {
                headers: {
                    /** @description There, and `true`, where this answers a retry as the first call was answered */
                    "Idempotent-Replayed"?: "true";
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "videoId": "vid-7",
                     *       "version": 1,
                     *       "destination": "scheduler",
                     *       "watchUrl": "https://factreel.example/w/vid-7?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "downloadUrl": null,
                     *       "results": [
                     *         {
                     *           "status": "posted",
                     *           "postId": "cm4ean69r0004w8w1",
                     *           "url": "https://x.com/bakery/status/1",
                     *           "error": null,
                     *           "channelId": "cm4ean69r0003w8w1cdomox9n",
                     *           "service": "x",
                     *           "story": {
                     *             "status": "posted",
                     *             "postId": "cm4ean69r0004w8w1",
                     *             "url": "https://x.com/bakery/status/1",
                     *             "error": null
                     *           }
                     *         }
                     *       ],
                     *       "storyPostIds": []
                     *     }
                     */
                    "application/json": components["schemas"]["Publication"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The wallet, or `maxCredits`, is too short; nothing was made or charged */
            402: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request did not arrive whole in the time that it is waited for */
            408: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In a state that does not allow this, or the first request under this `Idempotency-Key` is still running */
            409: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is over 2 MB */
            413: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, but it cannot be worked with, or the `Idempotency-Key` was used for another request */
            422: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The tool broke; nothing was charged */
            500: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    tool_quote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same request under the same key within 24 hours answers what the first one answered, with
                 *     `Idempotent-Replayed: true`, and is done and charged once. Another body under the key answers 422; while the first call
                 *     is still running 409. A refusal frees the key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["QuoteInput"];
            };
        };
        responses: {
            /** @description What came of it */
            200: {
                headers: {
                    /** @description There, and `true`, where this answers a retry as the first call was answered */
                    "Idempotent-Replayed"?: "true";
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credits": 490,
                     *       "usd": "4.90",
                     *       "breakdown": [
                     *         {
                     *           "type": "design",
                     *           "count": 1,
                     *           "credits": 480,
                     *           "setBy": null
                     *         },
                     *         {
                     *           "type": "render",
                     *           "count": 1,
                     *           "credits": 10,
                     *           "setBy": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Quote"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The wallet, or `maxCredits`, is too short; nothing was made or charged */
            402: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request did not arrive whole in the time that it is waited for */
            408: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In a state that does not allow this, or the first request under this `Idempotency-Key` is still running */
            409: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is over 2 MB */
            413: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, but it cannot be worked with, or the `Idempotency-Key` was used for another request */
            422: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The tool broke; nothing was charged */
            500: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    tool_restore_version: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same request under the same key within 24 hours answers what the first one answered, with
                 *     `Idempotent-Replayed: true`, and is done and charged once. Another body under the key answers 422; while the first call
                 *     is still running 409. A refusal frees the key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "videoId": "vid-7",
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["RestoreVersionInput"];
            };
        };
        responses: {
            /** @description What came of it */
            200: {
                headers: {
                    /** @description There, and `true`, where this answers a retry as the first call was answered */
                    "Idempotent-Replayed"?: "true";
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mediaKey": "Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "url": "https://factreel.example/media/vid-7.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "renderUrl": "https://factreel.example/media/vid-7/v1/video.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "thumbnail": "https://factreel.example/media/vid-7/v1/poster.jpg?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "webUrl": "https://factreel.example/media/vid-7/v1/web.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "watchUrl": "https://factreel.example/w/vid-7?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "videoId": "vid-7",
                     *       "title": "USDC on Base",
                     *       "status": "draft",
                     *       "duration": 28.4,
                     *       "format": "9:16",
                     *       "language": "en",
                     *       "version": 1,
                     *       "scenes": [
                     *         {
                     *           "n": 1,
                     *           "type": "title",
                     *           "text": "USDC on Base pays 6.84 percent.",
                     *           "duration": 3.4,
                     *           "media": "line chart: Total value locked"
                     *         }
                     *       ],
                     *       "captions": false,
                     *       "presenter": false,
                     *       "music": false,
                     *       "sourcePackId": "sp_4f9k2m0q8xw1c7ab5d3e",
                     *       "sourceUrl": null,
                     *       "edits": [],
                     *       "video": "/media/vid-7.mp4",
                     *       "public": false,
                     *       "caption": "USDC on Base pays 6.84% on Aave v3.",
                     *       "check": {
                     *         "warnings": [
                     *           {
                     *             "code": "missing_picture",
                     *             "message": "The picture of scene 2 could not be had; the scene is shown without it.",
                     *             "scene": 2,
                     *             "atMs": 3400
                     *           }
                     *         ],
                     *         "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *         "encoder": "ffmpeg 7.0.2"
                     *       },
                     *       "lastError": null,
                     *       "cost": {
                     *         "credits": 490,
                     *         "breakdown": [
                     *           {
                     *             "type": "design",
                     *             "count": 1,
                     *             "credits": 490
                     *           }
                     *         ]
                     *       },
                     *       "charged": 0,
                     *       "external_id": "order-17"
                     *     }
                     */
                    "application/json": components["schemas"]["Video"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The wallet, or `maxCredits`, is too short; nothing was made or charged */
            402: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request did not arrive whole in the time that it is waited for */
            408: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In a state that does not allow this, or the first request under this `Idempotency-Key` is still running */
            409: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is over 2 MB */
            413: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, but it cannot be worked with, or the `Idempotency-Key` was used for another request */
            422: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The tool broke; nothing was charged */
            500: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listVideos: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before */
                cursor?: string;
                /** @description Films ordered with this tag */
                external_id?: string;
                /** @description Films of this user of an embedded studio */
                externalUserId?: string;
                limit?: number;
                /** @description Films filed under this show */
                showId?: string;
                status?: components["schemas"]["VideoStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "mediaKey": "Jm3kq8xw1c7ab5d3e4f9k2",
                     *           "url": "https://factreel.example/media/vid-7.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *           "renderUrl": "https://factreel.example/media/vid-7/v1/video.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *           "thumbnail": "https://factreel.example/media/vid-7/v1/poster.jpg?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *           "webUrl": "https://factreel.example/media/vid-7/v1/web.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *           "watchUrl": "https://factreel.example/w/vid-7?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *           "videoId": "vid-7",
                     *           "title": "USDC on Base",
                     *           "status": "draft",
                     *           "duration": 28.4,
                     *           "format": "9:16",
                     *           "language": "en",
                     *           "version": 1,
                     *           "scenes": [
                     *             {
                     *               "n": 1,
                     *               "type": "title",
                     *               "text": "USDC on Base pays 6.84 percent.",
                     *               "duration": 3.4,
                     *               "media": "line chart: Total value locked"
                     *             }
                     *           ],
                     *           "captions": false,
                     *           "presenter": false,
                     *           "music": false,
                     *           "sourcePackId": "sp_4f9k2m0q8xw1c7ab5d3e",
                     *           "sourceUrl": null,
                     *           "edits": [],
                     *           "video": "/media/vid-7.mp4",
                     *           "public": false,
                     *           "caption": "USDC on Base pays 6.84% on Aave v3.",
                     *           "check": {
                     *             "warnings": [
                     *               {
                     *                 "code": "missing_picture",
                     *                 "message": "The picture of scene 2 could not be had; the scene is shown without it.",
                     *                 "scene": 2,
                     *                 "atMs": 3400
                     *               }
                     *             ],
                     *             "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *             "encoder": "ffmpeg 7.0.2"
                     *           },
                     *           "lastError": null,
                     *           "cost": {
                     *             "credits": 490,
                     *             "breakdown": [
                     *               {
                     *                 "type": "design",
                     *                 "count": 1,
                     *                 "credits": 490
                     *               }
                     *             ]
                     *           },
                     *           "charged": 0,
                     *           "external_id": "order-17"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["VideoPage"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example vid-7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mediaKey": "Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "url": "https://factreel.example/media/vid-7.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "renderUrl": "https://factreel.example/media/vid-7/v1/video.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "thumbnail": "https://factreel.example/media/vid-7/v1/poster.jpg?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "webUrl": "https://factreel.example/media/vid-7/v1/web.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "watchUrl": "https://factreel.example/w/vid-7?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "videoId": "vid-7",
                     *       "title": "USDC on Base",
                     *       "status": "draft",
                     *       "duration": 28.4,
                     *       "format": "9:16",
                     *       "language": "en",
                     *       "version": 1,
                     *       "scenes": [
                     *         {
                     *           "n": 1,
                     *           "type": "title",
                     *           "text": "USDC on Base pays 6.84 percent.",
                     *           "duration": 3.4,
                     *           "media": "line chart: Total value locked"
                     *         }
                     *       ],
                     *       "captions": false,
                     *       "presenter": false,
                     *       "music": false,
                     *       "sourcePackId": "sp_4f9k2m0q8xw1c7ab5d3e",
                     *       "sourceUrl": null,
                     *       "edits": [],
                     *       "video": "/media/vid-7.mp4",
                     *       "public": false,
                     *       "caption": "USDC on Base pays 6.84% on Aave v3.",
                     *       "check": {
                     *         "warnings": [
                     *           {
                     *             "code": "missing_picture",
                     *             "message": "The picture of scene 2 could not be had; the scene is shown without it.",
                     *             "scene": 2,
                     *             "atMs": 3400
                     *           }
                     *         ],
                     *         "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *         "encoder": "ffmpeg 7.0.2"
                     *       },
                     *       "lastError": null,
                     *       "cost": {
                     *         "credits": 490,
                     *         "breakdown": [
                     *           {
                     *             "type": "design",
                     *             "count": 1,
                     *             "credits": 490
                     *           }
                     *         ]
                     *       },
                     *       "charged": 0,
                     *       "external_id": "order-17"
                     *     }
                     */
                    "application/json": components["schemas"]["Video"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteVideo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path: {
                /** @example vid-7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeVideo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path: {
                /** @example vid-7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "USDC on Base",
                 *       "public": true
                 *     }
                 */
                "application/json": components["schemas"]["ChangeVideo"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mediaKey": "Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "url": "https://factreel.example/media/vid-7.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "renderUrl": "https://factreel.example/media/vid-7/v1/video.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "thumbnail": "https://factreel.example/media/vid-7/v1/poster.jpg?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "webUrl": "https://factreel.example/media/vid-7/v1/web.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "watchUrl": "https://factreel.example/w/vid-7?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "videoId": "vid-7",
                     *       "title": "USDC on Base",
                     *       "status": "draft",
                     *       "duration": 28.4,
                     *       "format": "9:16",
                     *       "language": "en",
                     *       "version": 1,
                     *       "scenes": [
                     *         {
                     *           "n": 1,
                     *           "type": "title",
                     *           "text": "USDC on Base pays 6.84 percent.",
                     *           "duration": 3.4,
                     *           "media": "line chart: Total value locked"
                     *         }
                     *       ],
                     *       "captions": false,
                     *       "presenter": false,
                     *       "music": false,
                     *       "sourcePackId": "sp_4f9k2m0q8xw1c7ab5d3e",
                     *       "sourceUrl": null,
                     *       "edits": [],
                     *       "video": "/media/vid-7.mp4",
                     *       "public": true,
                     *       "caption": "USDC on Base pays 6.84% on Aave v3.",
                     *       "check": {
                     *         "warnings": [
                     *           {
                     *             "code": "missing_picture",
                     *             "message": "The picture of scene 2 could not be had; the scene is shown without it.",
                     *             "scene": 2,
                     *             "atMs": 3400
                     *           }
                     *         ],
                     *         "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *         "encoder": "ffmpeg 7.0.2"
                     *       },
                     *       "lastError": null,
                     *       "cost": {
                     *         "credits": 490,
                     *         "breakdown": [
                     *           {
                     *             "type": "design",
                     *             "count": 1,
                     *             "credits": 490
                     *           }
                     *         ]
                     *       },
                     *       "charged": 0,
                     *       "external_id": "order-17"
                     *     }
                     */
                    "application/json": components["schemas"]["Video"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request did not arrive whole in the time that it is waited for */
            408: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is over 2 MB */
            413: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    cancelVideo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same request under the same key within 24 hours answers what the first one answered, with
                 *     `Idempotent-Replayed: true`, and is done and charged once. Another body under the key answers 422; while the first call
                 *     is still running 409. A refusal frees the key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path: {
                /** @example vid-7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description There, and `true`, where this answers a retry as the first call was answered */
                    "Idempotent-Replayed"?: "true";
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mediaKey": "Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "url": "https://factreel.example/media/vid-7.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "renderUrl": null,
                     *       "thumbnail": null,
                     *       "webUrl": null,
                     *       "watchUrl": "https://factreel.example/w/vid-7?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "videoId": "vid-7",
                     *       "title": "USDC on Base",
                     *       "status": "error",
                     *       "duration": 30,
                     *       "format": "9:16",
                     *       "language": "en",
                     *       "version": 1,
                     *       "scenes": [],
                     *       "captions": false,
                     *       "presenter": false,
                     *       "music": false,
                     *       "sourcePackId": "sp_4f9k2m0q8xw1c7ab5d3e",
                     *       "sourceUrl": null,
                     *       "edits": [],
                     *       "video": "/media/vid-7.mp4",
                     *       "public": false,
                     *       "caption": "",
                     *       "check": {
                     *         "sha256": null,
                     *         "encoder": null,
                     *         "warnings": []
                     *       },
                     *       "lastError": "cancelled",
                     *       "cost": {
                     *         "credits": 490,
                     *         "breakdown": [
                     *           {
                     *             "type": "design",
                     *             "count": 1,
                     *             "credits": 490
                     *           }
                     *         ]
                     *       },
                     *       "charged": 0,
                     *       "external_id": "order-17"
                     *     }
                     */
                    "application/json": components["schemas"]["Video"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In a state that does not allow this, or the first request under this `Idempotency-Key` is still running */
            409: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, but it cannot be worked with, or the `Idempotency-Key` was used for another request */
            422: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCaptionsSrt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example vid-7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example 1
                     *     00:00:00,000 --> 00:00:01,200
                     *     USDC on Base
                     */
                    "application/x-subrip": string;
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In a state that does not allow this */
            409: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCaptionsVtt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example vid-7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example WEBVTT
                     *
                     *     00:00.000 --> 00:01.200
                     *     USDC on Base
                     */
                    "text/vtt": string;
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In a state that does not allow this */
            409: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    editVideo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same request under the same key within 24 hours answers what the first one answered, with
                 *     `Idempotent-Replayed: true`, and is done and charged once. Another body under the key answers 422; while the first call
                 *     is still running 409. A refusal frees the key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path: {
                /** @example vid-7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "notes": "Make it shorter, drop scene 3"
                 *     }
                 */
                "application/json": components["schemas"]["EditVideo"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description There, and `true`, where this answers a retry as the first call was answered */
                    "Idempotent-Replayed"?: "true";
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mediaKey": "Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "url": "https://factreel.example/media/vid-7.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "renderUrl": null,
                     *       "thumbnail": null,
                     *       "webUrl": null,
                     *       "watchUrl": "https://factreel.example/w/vid-7?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "videoId": "vid-7",
                     *       "title": "USDC on Base",
                     *       "status": "scripted",
                     *       "duration": 28.4,
                     *       "format": "9:16",
                     *       "language": "en",
                     *       "version": 2,
                     *       "scenes": [
                     *         {
                     *           "n": 1,
                     *           "type": "title",
                     *           "text": "USDC on Base pays 6.84 percent.",
                     *           "duration": 3.4,
                     *           "media": "line chart: Total value locked"
                     *         }
                     *       ],
                     *       "captions": false,
                     *       "presenter": false,
                     *       "music": false,
                     *       "sourcePackId": "sp_4f9k2m0q8xw1c7ab5d3e",
                     *       "sourceUrl": null,
                     *       "edits": [],
                     *       "video": "/media/vid-7.mp4",
                     *       "public": false,
                     *       "caption": "USDC on Base pays 6.84% on Aave v3.",
                     *       "check": {
                     *         "sha256": null,
                     *         "encoder": null,
                     *         "warnings": []
                     *       },
                     *       "lastError": null,
                     *       "cost": {
                     *         "credits": 490,
                     *         "breakdown": [
                     *           {
                     *             "type": "design",
                     *             "count": 1,
                     *             "credits": 490
                     *           }
                     *         ]
                     *       },
                     *       "charged": 60,
                     *       "external_id": "order-17"
                     *     }
                     */
                    "application/json": components["schemas"]["Video"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The wallet, or `maxCredits`, is too short; nothing was made or charged */
            402: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request did not arrive whole in the time that it is waited for */
            408: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In a state that does not allow this, or the first request under this `Idempotency-Key` is still running */
            409: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is over 2 MB */
            413: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, but it cannot be worked with, or the `Idempotency-Key` was used for another request */
            422: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    followVideo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent by browsers that come again */
                "Last-Event-ID"?: string;
            };
            path: {
                /** @example vid-7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example event: progress
                     *     data: {"stage":"render","progress":0.62}
                     */
                    "text/event-stream": string;
                };
            };
            /** @description The last `video` that was read is still the last news */
            204: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getProof: {
        parameters: {
            query?: {
                /** @description The current version where absent */
                version?: number;
            };
            header?: never;
            path: {
                /** @example vid-7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "videoId": "vid-1042",
                     *       "version": 1,
                     *       "complete": false,
                     *       "figures": [
                     *         {
                     *           "text": "$412.6M",
                     *           "scene": 1,
                     *           "where": "screen",
                     *           "fromMs": 900,
                     *           "toMs": 3400,
                     *           "factKey": "tvlUsd",
                     *           "value": 412600000,
                     *           "formatter": "currency.en"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Proof"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In a state that does not allow this */
            409: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    renderVideo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same request under the same key within 24 hours answers what the first one answered, with
                 *     `Idempotent-Replayed: true`, and is done and charged once. Another body under the key answers 422; while the first call
                 *     is still running 409. A refusal frees the key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path: {
                /** @example vid-7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    /** @description There, and `true`, where this answers a retry as the first call was answered */
                    "Idempotent-Replayed"?: "true";
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mediaKey": "Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "url": "https://factreel.example/media/vid-7.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "renderUrl": null,
                     *       "thumbnail": null,
                     *       "webUrl": null,
                     *       "watchUrl": "https://factreel.example/w/vid-7?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "videoId": "vid-7",
                     *       "title": "USDC on Base",
                     *       "status": "rendering",
                     *       "duration": 30,
                     *       "format": "9:16",
                     *       "language": "en",
                     *       "version": 1,
                     *       "scenes": [],
                     *       "captions": false,
                     *       "presenter": false,
                     *       "music": false,
                     *       "sourcePackId": "sp_4f9k2m0q8xw1c7ab5d3e",
                     *       "sourceUrl": null,
                     *       "edits": [],
                     *       "video": "/media/vid-7.mp4",
                     *       "public": false,
                     *       "caption": "",
                     *       "check": {
                     *         "sha256": null,
                     *         "encoder": null,
                     *         "warnings": []
                     *       },
                     *       "lastError": null,
                     *       "cost": {
                     *         "credits": 490,
                     *         "breakdown": [
                     *           {
                     *             "type": "design",
                     *             "count": 1,
                     *             "credits": 490
                     *           }
                     *         ]
                     *       },
                     *       "charged": 0,
                     *       "external_id": "order-17",
                     *       "warnings": []
                     *     }
                     */
                    "application/json": components["schemas"]["RenderingVideo"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The wallet, or `maxCredits`, is too short; nothing was made or charged */
            402: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In a state that does not allow this, or the first request under this `Idempotency-Key` is still running */
            409: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, but it cannot be worked with, or the `Idempotency-Key` was used for another request */
            422: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    rotateMediaKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same request under the same key within 24 hours answers what the first one answered, with
                 *     `Idempotent-Replayed: true`, and is done and charged once. Another body under the key answers 422; while the first call
                 *     is still running 409. A refusal frees the key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path: {
                /** @example vid-7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description There, and `true`, where this answers a retry as the first call was answered */
                    "Idempotent-Replayed"?: "true";
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mediaKey": "Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "url": "https://factreel.example/media/vid-7.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "renderUrl": "https://factreel.example/media/vid-7/v1/video.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "thumbnail": "https://factreel.example/media/vid-7/v1/poster.jpg?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "webUrl": "https://factreel.example/media/vid-7/v1/web.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "watchUrl": "https://factreel.example/w/vid-7?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "videoId": "vid-7",
                     *       "title": "USDC on Base",
                     *       "status": "draft",
                     *       "duration": 28.4,
                     *       "format": "9:16",
                     *       "language": "en",
                     *       "version": 1,
                     *       "scenes": [
                     *         {
                     *           "n": 1,
                     *           "type": "title",
                     *           "text": "USDC on Base pays 6.84 percent.",
                     *           "duration": 3.4,
                     *           "media": "line chart: Total value locked"
                     *         }
                     *       ],
                     *       "captions": false,
                     *       "presenter": false,
                     *       "music": false,
                     *       "sourcePackId": "sp_4f9k2m0q8xw1c7ab5d3e",
                     *       "sourceUrl": null,
                     *       "edits": [],
                     *       "video": "/media/vid-7.mp4",
                     *       "public": false,
                     *       "caption": "USDC on Base pays 6.84% on Aave v3.",
                     *       "check": {
                     *         "warnings": [
                     *           {
                     *             "code": "missing_picture",
                     *             "message": "The picture of scene 2 could not be had; the scene is shown without it.",
                     *             "scene": 2,
                     *             "atMs": 3400
                     *           }
                     *         ],
                     *         "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *         "encoder": "ffmpeg 7.0.2"
                     *       },
                     *       "lastError": null,
                     *       "cost": {
                     *         "credits": 490,
                     *         "breakdown": [
                     *           {
                     *             "type": "design",
                     *             "count": 1,
                     *             "credits": 490
                     *           }
                     *         ]
                     *       },
                     *       "charged": 0,
                     *       "external_id": "order-17"
                     *     }
                     */
                    "application/json": components["schemas"]["Video"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In a state that does not allow this, or the first request under this `Idempotency-Key` is still running */
            409: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, but it cannot be worked with, or the `Idempotency-Key` was used for another request */
            422: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listVersions: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                /** @example vid-7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "version": 2,
                     *           "current": false,
                     *           "status": "scripted",
                     *           "title": "USDC on Base",
                     *           "scenes": 7,
                     *           "language": "en",
                     *           "createdAt": "2026-11-21T09:00:00.000Z",
                     *           "renderUrl": null,
                     *           "edit": {
                     *             "version": 2,
                     *             "at": "2026-11-21T09:00:00.000Z",
                     *             "by": "notes",
                     *             "notes": "Make it shorter",
                     *             "summary": "5 scenes in place of 7"
                     *           }
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["VersionList"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    restoreVersion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same request under the same key within 24 hours answers what the first one answered, with
                 *     `Idempotent-Replayed: true`, and is done and charged once. Another body under the key answers 422; while the first call
                 *     is still running 409. A refusal frees the key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path: {
                /** @example vid-7 */
                id: string;
                /** @example 1 */
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description There, and `true`, where this answers a retry as the first call was answered */
                    "Idempotent-Replayed"?: "true";
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mediaKey": "Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "url": "https://factreel.example/media/vid-7.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "renderUrl": null,
                     *       "thumbnail": null,
                     *       "webUrl": null,
                     *       "watchUrl": "https://factreel.example/w/vid-7?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "videoId": "vid-7",
                     *       "title": "USDC on Base",
                     *       "status": "scripted",
                     *       "duration": 28.4,
                     *       "format": "9:16",
                     *       "language": "en",
                     *       "version": 1,
                     *       "scenes": [
                     *         {
                     *           "n": 1,
                     *           "type": "title",
                     *           "text": "USDC on Base pays 6.84 percent.",
                     *           "duration": 3.4,
                     *           "media": "line chart: Total value locked"
                     *         }
                     *       ],
                     *       "captions": false,
                     *       "presenter": false,
                     *       "music": false,
                     *       "sourcePackId": "sp_4f9k2m0q8xw1c7ab5d3e",
                     *       "sourceUrl": null,
                     *       "edits": [],
                     *       "video": "/media/vid-7.mp4",
                     *       "public": false,
                     *       "caption": "USDC on Base pays 6.84% on Aave v3.",
                     *       "check": {
                     *         "sha256": null,
                     *         "encoder": null,
                     *         "warnings": []
                     *       },
                     *       "lastError": null,
                     *       "cost": {
                     *         "credits": 490,
                     *         "breakdown": [
                     *           {
                     *             "type": "design",
                     *             "count": 1,
                     *             "credits": 490
                     *           }
                     *         ]
                     *       },
                     *       "charged": 0,
                     *       "external_id": "order-17"
                     *     }
                     */
                    "application/json": components["schemas"]["Video"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In a state that does not allow this, or the first request under this `Idempotency-Key` is still running */
            409: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, but it cannot be worked with, or the `Idempotency-Key` was used for another request */
            422: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createVideoFromData: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same request under the same key within 24 hours answers what the first one answered, with
                 *     `Idempotent-Replayed: true`, and is done and charged once. Another body under the key answers 422; while the first call
                 *     is still running 409. A refusal frees the key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "protocol": "Aave v3",
                 *         "asset": "USDC",
                 *         "chain": "Base",
                 *         "apyPct": 6.84,
                 *         "benchmarkName": "3-month T-bill",
                 *         "benchmarkApyPct": 4.31
                 *       },
                 *       "style": "trading-terminal",
                 *       "targetSeconds": 30,
                 *       "external_id": "order-17"
                 *     }
                 */
                "application/json": components["schemas"]["CreateVideo"];
            };
        };
        responses: {
            /** @description The video; with `async: true` its job */
            202: {
                headers: {
                    /** @description There, and `true`, where this answers a retry as the first call was answered */
                    "Idempotent-Replayed"?: "true";
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mediaKey": "Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "url": "https://factreel.example/media/vid-7.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "renderUrl": null,
                     *       "thumbnail": null,
                     *       "webUrl": null,
                     *       "watchUrl": "https://factreel.example/w/vid-7?k=Jm3kq8xw1c7ab5d3e4f9k2",
                     *       "videoId": "vid-7",
                     *       "title": "USDC on Base",
                     *       "status": "rendering",
                     *       "duration": 30,
                     *       "format": "9:16",
                     *       "language": "en",
                     *       "version": 1,
                     *       "scenes": [],
                     *       "captions": false,
                     *       "presenter": false,
                     *       "music": false,
                     *       "sourcePackId": "sp_4f9k2m0q8xw1c7ab5d3e",
                     *       "sourceUrl": null,
                     *       "edits": [],
                     *       "video": "/media/vid-7.mp4",
                     *       "public": false,
                     *       "caption": "",
                     *       "check": {
                     *         "sha256": null,
                     *         "encoder": null,
                     *         "warnings": []
                     *       },
                     *       "lastError": null,
                     *       "cost": {
                     *         "credits": 490,
                     *         "breakdown": [
                     *           {
                     *             "type": "design",
                     *             "count": 1,
                     *             "credits": 490
                     *           }
                     *         ]
                     *       },
                     *       "charged": 160,
                     *       "external_id": "order-17",
                     *       "note": "The film is being made. Poll GET /v1/videos/{videoId}, or register a webhook."
                     *     }
                     */
                    "application/json": components["schemas"]["AcceptedVideo"] | components["schemas"]["AcceptedJob"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The wallet, or `maxCredits`, is too short; nothing was made or charged */
            402: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request did not arrive whole in the time that it is waited for */
            408: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In a state that does not allow this, or the first request under this `Idempotency-Key` is still running */
            409: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is over 2 MB */
            413: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, but it cannot be worked with, or the `Idempotency-Key` was used for another request */
            422: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createVideoFromToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same request under the same key within 24 hours answers what the first one answered, with
                 *     `Idempotent-Replayed: true`, and is done and charged once. Another body under the key answers 422; while the first call
                 *     is still running 409. A refusal frees the key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "chain": "base",
                 *       "address": "0x4ed4e862860bed51a9570b96d89af5e1b0efefed",
                 *       "external_id": "order-17"
                 *     }
                 */
                "application/json": components["schemas"]["TokenVideo"];
            };
        };
        responses: {
            202: {
                headers: {
                    /** @description There, and `true`, where this answers a retry as the first call was answered */
                    "Idempotent-Replayed"?: "true";
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "jobId": "job_4f9k2m0q8xw1c7ab5d3e",
                     *       "videoId": "vid-7",
                     *       "status": "queued",
                     *       "external_id": "order-17",
                     *       "note": "The work is queued. Poll GET /v1/jobs/{jobId}, or register a webhook."
                     *     }
                     */
                    "application/json": components["schemas"]["AcceptedJob"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The wallet, or `maxCredits`, is too short; nothing was made or charged */
            402: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request did not arrive whole in the time that it is waited for */
            408: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In a state that does not allow this, or the first request under this `Idempotency-Key` is still running */
            409: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is over 2 MB */
            413: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, but it cannot be worked with, or the `Idempotency-Key` was used for another request */
            422: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listVoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "house": [
                     *         {
                     *           "voiceId": "house-en-slt",
                     *           "language": "en",
                     *           "label": "American English, female",
                     *           "gender": "female",
                     *           "quality": "natural",
                     *           "isDefault": false
                     *         }
                     *       ],
                     *       "cloned": [
                     *         {
                     *           "voiceId": "voi_4f9k2m0q8xw1c7ab5d3e",
                     *           "name": "Our founder",
                     *           "createdAt": "2026-11-21T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "languages": [
                     *         {
                     *           "code": "pt",
                     *           "name": "Portuguese"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["VoiceList"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    cloneVoice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same request under the same key within 24 hours answers what the first one answered, with
                 *     `Idempotent-Replayed: true`, and is done and charged once. Another body under the key answers 422; while the first call
                 *     is still running 409. A refusal frees the key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Our founder",
                 *       "sampleUrl": "https://assets.example/founder.wav",
                 *       "consent": true
                 *     }
                 */
                "application/json": components["schemas"]["CloneVoice"];
            };
        };
        responses: {
            201: {
                headers: {
                    /** @description There, and `true`, where this answers a retry as the first call was answered */
                    "Idempotent-Replayed"?: "true";
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "voiceId": "voi_4f9k2m0q8xw1c7ab5d3e",
                     *       "name": "Our founder",
                     *       "createdAt": "2026-11-21T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ClonedVoice"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request did not arrive whole in the time that it is waited for */
            408: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In a state that does not allow this, or the first request under this `Idempotency-Key` is still running */
            409: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is over 2 MB */
            413: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, but it cannot be worked with, or the `Idempotency-Key` was used for another request */
            422: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "wh_4f9k2m0q8xw1c7ab5d3e",
                     *           "url": "https://hooks.example/factreel",
                     *           "events": [
                     *             "video.rendered"
                     *           ],
                     *           "createdAt": "2026-11-21T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookPage"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same request under the same key within 24 hours answers what the first one answered, with
                 *     `Idempotent-Replayed: true`, and is done and charged once. Another body under the key answers 422; while the first call
                 *     is still running 409. A refusal frees the key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://hooks.example/factreel",
                 *       "events": [
                 *         "video.rendered"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateWebhook"];
            };
        };
        responses: {
            201: {
                headers: {
                    /** @description There, and `true`, where this answers a retry as the first call was answered */
                    "Idempotent-Replayed"?: "true";
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "webhook": {
                     *         "id": "wh_4f9k2m0q8xw1c7ab5d3e",
                     *         "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedWebhook"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request did not arrive whole in the time that it is waited for */
            408: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In a state that does not allow this, or the first request under this `Idempotency-Key` is still running */
            409: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is over 2 MB */
            413: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, but it cannot be worked with, or the `Idempotency-Key` was used for another request */
            422: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path: {
                /** @example wh_4f9k2m0q8xw1c7ab5d3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                /** @example wh_4f9k2m0q8xw1c7ab5d3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "dlv_4f9k2m0q8xw1c7ab5d3e",
                     *           "eventId": "evt_4f9k2m0q8xw1c7ab5d3e",
                     *           "event": "video.rendered",
                     *           "videoId": "vid-7",
                     *           "url": "https://hooks.example/factreel",
                     *           "status": "delivered",
                     *           "responseStatus": 200,
                     *           "durationMs": 84,
                     *           "error": "answered 500",
                     *           "createdAt": "2026-11-21T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["DeliveryPage"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    resendDelivery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same request under the same key within 24 hours answers what the first one answered, with
                 *     `Idempotent-Replayed: true`, and is done and charged once. Another body under the key answers 422; while the first call
                 *     is still running 409. A refusal frees the key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path: {
                /** @example dlv_4f9k2m0q8xw1c7ab5d3e */
                deliveryId: string;
                /** @example wh_4f9k2m0q8xw1c7ab5d3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new delivery, `pending` */
            202: {
                headers: {
                    /** @description There, and `true`, where this answers a retry as the first call was answered */
                    "Idempotent-Replayed"?: "true";
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "dlv_4f9k2m0q8xw1c7ab5d3e",
                     *       "eventId": "evt_4f9k2m0q8xw1c7ab5d3e",
                     *       "event": "video.rendered",
                     *       "videoId": "vid-7",
                     *       "url": "https://hooks.example/factreel",
                     *       "status": "pending",
                     *       "responseStatus": null,
                     *       "durationMs": null,
                     *       "error": null,
                     *       "createdAt": "2026-11-21T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In a state that does not allow this, or the first request under this `Idempotency-Key` is still running */
            409: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, but it cannot be worked with, or the `Idempotency-Key` was used for another request */
            422: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same request under the same key within 24 hours answers what the first one answered, with
                 *     `Idempotent-Replayed: true`, and is done and charged once. Another body under the key answers 422; while the first call
                 *     is still running 409. A refusal frees the key.
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /** @description The `csrfToken` that sign-in answered; needed with a session, not with a key */
                "X-CSRF-Token"?: string;
            };
            path: {
                /** @example wh_4f9k2m0q8xw1c7ab5d3e */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, `pending`; the log tells what became of it */
            202: {
                headers: {
                    /** @description There, and `true`, where this answers a retry as the first call was answered */
                    "Idempotent-Replayed"?: "true";
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "dlv_4f9k2m0q8xw1c7ab5d3e",
                     *       "eventId": "evt_4f9k2m0q8xw1c7ab5d3e",
                     *       "event": "webhook.test",
                     *       "videoId": null,
                     *       "url": "https://hooks.example/factreel",
                     *       "status": "pending",
                     *       "responseStatus": null,
                     *       "durationMs": null,
                     *       "error": null,
                     *       "createdAt": "2026-11-21T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Only an owner who is signed in may do this, and with `X-CSRF-Token` */
            403: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In a state that does not allow this, or the first request under this `Idempotency-Key` is still running */
            409: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Understood, but it cannot be worked with, or the `Idempotency-Key` was used for another request */
            422: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many; `Retry-After` says in how many seconds to come again */
            429: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Seconds until requests are taken again */
                    "Retry-After"?: number;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description How many are left, and the seconds until the window ends */
                    RateLimit?: string;
                    /** @description How many requests a key, or an address without one, may make in so many seconds */
                    "RateLimit-Policy"?: string;
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    watchVideo: {
        parameters: {
            query?: {
                /** @description The media key; not needed while the video is public */
                k?: string;
            };
            header?: never;
            path: {
                /** @example vid-7 */
                videoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>USDC on Base</title>… */
                    "text/html": string;
                };
            };
            /** @description Bad arguments; `details` names each */
            400: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Missing, revoked or wrong key */
            401: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unknown, or of another account */
            404: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Address and headers are over 16 KB together */
            431: {
                headers: {
                    /** @description Names this request in our log; the one that was sent, else a new one */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    onEpisodeReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "mediaKey": "Jm3kq8xw1c7ab5d3e4f9k2",
                 *       "url": "https://factreel.example/media/vid-7.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                 *       "renderUrl": "https://factreel.example/media/vid-7/v1/video.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                 *       "thumbnail": "https://factreel.example/media/vid-7/v1/poster.jpg?k=Jm3kq8xw1c7ab5d3e4f9k2",
                 *       "webUrl": "https://factreel.example/media/vid-7/v1/web.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                 *       "watchUrl": "https://factreel.example/w/vid-7?k=Jm3kq8xw1c7ab5d3e4f9k2",
                 *       "id": "evt_4f9k2m0q8xw1c7ab5d3e",
                 *       "createdAt": "2026-11-21T09:00:00.000Z",
                 *       "videoId": "vid-7",
                 *       "version": 1,
                 *       "external_id": "order-17",
                 *       "externalUserId": null,
                 *       "title": "USDC on Base",
                 *       "posterUrl": "https://factreel.example/media/vid-7/v1/poster.jpg?k=Jm3kq8xw1c7ab5d3e4f9k2",
                 *       "caption": "USDC on Base pays 6.84% on Aave v3.",
                 *       "warnings": [],
                 *       "event": "episode.ready",
                 *       "seriesId": "ser_4f9k2m0q8xw1c7ab5d3e",
                 *       "showId": "shw_4f9k2m0q8xw1c7ab5d3e",
                 *       "approveUrl": "https://studio.factreel.example/approve/vid-7"
                 *     }
                 */
                "application/json": components["schemas"]["EpisodeReadyEvent"];
            };
        };
        responses: {
            /** @description Any 2xx counts as delivered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else is logged as failed and not sent again */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onVideoRenderFailed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_4f9k2m0q8xw1c7ab5d3e",
                 *       "createdAt": "2026-11-21T09:00:00.000Z",
                 *       "videoId": "vid-7",
                 *       "version": 1,
                 *       "external_id": "order-17",
                 *       "externalUserId": null,
                 *       "event": "video.render_failed",
                 *       "error": "cancelled",
                 *       "refunded": 10
                 *     }
                 */
                "application/json": components["schemas"]["VideoRenderFailedEvent"];
            };
        };
        responses: {
            /** @description Any 2xx counts as delivered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else is logged as failed and not sent again */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onVideoRendered: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "mediaKey": "Jm3kq8xw1c7ab5d3e4f9k2",
                 *       "url": "https://factreel.example/media/vid-7.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                 *       "renderUrl": "https://factreel.example/media/vid-7/v1/video.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                 *       "thumbnail": "https://factreel.example/media/vid-7/v1/poster.jpg?k=Jm3kq8xw1c7ab5d3e4f9k2",
                 *       "webUrl": "https://factreel.example/media/vid-7/v1/web.mp4?k=Jm3kq8xw1c7ab5d3e4f9k2",
                 *       "watchUrl": "https://factreel.example/w/vid-7?k=Jm3kq8xw1c7ab5d3e4f9k2",
                 *       "id": "evt_4f9k2m0q8xw1c7ab5d3e",
                 *       "createdAt": "2026-11-21T09:00:00.000Z",
                 *       "videoId": "vid-7",
                 *       "version": 1,
                 *       "external_id": "order-17",
                 *       "externalUserId": null,
                 *       "title": "USDC on Base",
                 *       "posterUrl": "https://factreel.example/media/vid-7/v1/poster.jpg?k=Jm3kq8xw1c7ab5d3e4f9k2",
                 *       "caption": "USDC on Base pays 6.84% on Aave v3.",
                 *       "warnings": [],
                 *       "event": "video.rendered"
                 *     }
                 */
                "application/json": components["schemas"]["VideoRenderedEvent"];
            };
        };
        responses: {
            /** @description Any 2xx counts as delivered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else is logged as failed and not sent again */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWebhookTest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_4f9k2m0q8xw1c7ab5d3e",
                 *       "createdAt": "2026-11-21T09:00:00.000Z",
                 *       "event": "webhook.test",
                 *       "webhookId": "wh_4f9k2m0q8xw1c7ab5d3e"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookTestEvent"];
            };
        };
        responses: {
            /** @description Any 2xx counts as delivered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Anything else is logged as failed and not sent again */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
