/** Generated from the API's OpenAPI document by `npm run contract`: do not edit. */
export interface paths {
    "/api/accountants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Professionals that pass the filters: a hundred at a time, the rest by the Link header */
        get: operations["getAccountants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accountants/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Up to four professionals by user id, in the given order, to compare */
        get: operations["getAccountantsCompare"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accountants/featured": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Featured professionals, best rated first */
        get: operations["getAccountantsFeatured"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accountants/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the profile of the signed-in professional */
        put: operations["putAccountantsProfile"];
        /** Write the profile that lists the signed-in professional */
        post: operations["postAccountantsProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accountants/profile/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload the logo of one’s profile: PNG, JPEG or WebP of at most 5 MB */
        post: operations["postAccountantsProfileLogo"];
        /** Remove the logo of one’s profile */
        delete: operations["deleteAccountantsProfileLogo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accountants/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search professionals: a page, its total and the counts of every filter value */
        get: operations["getAccountantsSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accountants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One professional by user id */
        get: operations["getAccountantsId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accountants/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reviews of a professional, newest first */
        get: operations["getAccountantsIdReviews"];
        put?: never;
        /** Review a professional, once */
        post: operations["postAccountantsIdReviews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/listings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Professionals whose profiles wait for an administrator, the longest waiting first */
        get: operations["getAdminListings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/listings/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List a profile that waits, or return it with what to mend */
        post: operations["postAdminListingsIdDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The outbox, newest first */
        get: operations["getAdminMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One mail; its words only while no mail server is set */
        get: operations["getAdminMailsId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a mail again that was refused for good */
        post: operations["postAdminMailsIdRetry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/quiz-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Quizzes, newest first, fifty a page; with late=true those that nobody answered within 24 hours */
        get: operations["getAdminQuizRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/review-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The moderation queue: reports of reviews by status, oldest first */
        get: operations["getAdminReviewReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/review-reports/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hide the reported review or dismiss the report, with a reason */
        post: operations["postAdminReviewReportsIdDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reviews/{id}/visibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Hide a review or show it again, with a reason for its author */
        put: operations["putAdminReviewsIdVisibility"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/listing-review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether administrators decide about new profiles */
        get: operations["getAdminSettingsListingReview"];
        /** Decide new profiles by the automatic review alone, or by an administrator after it */
        put: operations["putAdminSettingsListingReview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many accounts there are */
        get: operations["getAdminStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts by name */
        get: operations["getAdminUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a person’s details and role */
        put: operations["putAdminUsersId"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Verification requests by status, the longest waiting first; `recheck` are those to check again */
        get: operations["getAdminVerification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/verification/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve a request until a day to check again, or reject it with a reason */
        post: operations["postAdminVerificationIdDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/avatars/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A profile picture; its address changes with it */
        get: operations["getAvatarsName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Posts, newest first; published=false adds drafts and is for administrators */
        get: operations["getBlog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published posts that have all the words */
        get: operations["getBlogSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/{slugOrId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One post by slug or id, with its content as safe HTML */
        get: operations["getBlogSlugOrId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/compliance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every guide, or the featured ones */
        get: operations["getCompliance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/compliance/analyze-document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a law or contract asks of a business, each finding with its quote and page: .txt, .md or a text PDF of at most 10 MB in `file`, an `industry`, and `additionalContext` if wanted. Nothing is stored */
        post: operations["postComplianceAnalyzeDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/compliance/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers a question from the guides, each statement with its passage, or says that they do not answer it */
        post: operations["postComplianceAsk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/compliance/ask/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same as text/event-stream: a `statement` (part, text) as soon as each holds, then the whole `answer`; `failed` with a sentence in its place */
        post: operations["postComplianceAskStream"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/compliance/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Guides that have all the words and pass the filters */
        get: operations["getComplianceSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/compliance/{idOrSlug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One guide by id or slug */
        get: operations["getComplianceIdOrSlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to the team behind the product */
        post: operations["postContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Conversations of the signed-in person, newest first; with q, those whose name or a message has all the words */
        get: operations["getConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/unread-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** In how many conversations something is unread */
        get: operations["getConversationsUnreadCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{otherUserId}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark everything one person wrote as read */
        post: operations["postConversationsOtherUserIdRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{otherUserId}/typing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell the other side that the signed-in person is typing */
        post: operations["postConversationsOtherUserIdTyping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The figures of the signed-in person */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/email-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm an e-mail address, present or new, with a mailed link */
        post: operations["postEmailConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/email-confirmation/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail the link to the signed-in person once more */
        post: operations["postEmailConfirmationResend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process runs */
        get: operations["getHealthz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/home/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest published reviews of four stars and more; authors by first name and initial */
        get: operations["getHomeReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Events of the signed-in person as text/event-stream; names and payloads are LiveEvents of the contract. What was missed since `after` comes first, then `alive`, again every 15 seconds; `resync` when that is not known any more; `ended` with the reason */
        get: operations["getLive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same events for a browser that gets no stream: what it missed, or the first one within `wait` seconds */
        get: operations["getLiveEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in with a username or an e-mail address */
        post: operations["postLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session, here and on the server */
        post: operations["postLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a message; a repeated clientMessageId answers the first one */
        post: operations["postMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/{otherUserId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The messages with one person, oldest first: the newest 200, or those before a message */
        get: operations["getMessagesOtherUserId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest notifications and how many are unread */
        get: operations["getNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which kinds of notification the signed-in person also gets by mail */
        get: operations["getNotificationsPreferences"];
        /** Choose for one kind of notification whether it is also mailed */
        put: operations["putNotificationsPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark every notification as read */
        post: operations["postNotificationsReadAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark one notification as read */
        post: operations["postNotificationsIdRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest mails to the signed-in person, as a page; only in development without a mail server */
        get: operations["getOutbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a link to a new password; the answer is the same for known and unknown addresses */
        post: operations["postPasswordForgot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose a new password with a mailed link and end every session */
        post: operations["postPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platform/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A line for each change that public pages may show, for servers that keep rendered pages */
        get: operations["getPlatformChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platform/discovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is served of every area, in the Frontend Discovery schema */
        get: operations["getPlatformDiscovery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platform/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish a release (with the release token) */
        post: operations["postPlatformReleases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platform/releases/{name}/{version}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Serve a published release (with the release token, or as an administrator) */
        post: operations["postPlatformReleasesNameVersionActivate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quiz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the quiz and get three to five matches; a repeated id answers the first result */
        post: operations["postQuiz"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quiz/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The matches of a quiz, for whoever knows its id */
        get: operations["getQuizId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quiz/{id}/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agree to be in touch with one of the matches; the message itself is sent to /api/messages */
        post: operations["postQuizIdContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process and its database answer */
        get: operations["getReadyz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an account and sign in to it */
        post: operations["postRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reviews that the signed-in person wrote, newest first */
        get: operations["getReviewsMine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a review of one’s own; what it said before is kept */
        put: operations["putReviewsId"];
        post?: never;
        /** Delete a review of one’s own */
        delete: operations["deleteReviewsId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Answer a review about oneself in public, once; again changes the answer */
        put: operations["putReviewsIdReply"];
        post?: never;
        /** Take one’s answer to a review away */
        delete: operations["deleteReviewsIdReply"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a review to the moderators, once */
        post: operations["postReviewsIdReports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The saved professionals, the newest first */
        get: operations["getSaved"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved/ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ids of the saved professionals, for the save buttons */
        get: operations["getSavedIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save a professional; again is no error */
        put: operations["putSavedId"];
        post?: never;
        /** Take a professional off the list */
        delete: operations["deleteSavedId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a profile picture: PNG, JPEG or WebP of at most 5 MB */
        post: operations["postUsersAvatar"];
        /** Remove the profile picture */
        delete: operations["deleteUsersAvatar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete the account of the signed-in person */
        post: operations["postUsersDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Call off the new e-mail address that waits to be confirmed */
        delete: operations["deleteUsersEmailChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/email-change/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail the link to the new e-mail address once more */
        post: operations["postUsersEmailChangeResend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything stored about the signed-in person, as a JSON file */
        get: operations["getUsersExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the password: this browser gets a new session, all others end */
        put: operations["putUsersPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the signed-in person; another e-mail address takes the password and waits to be confirmed */
        put: operations["putUsersProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the signed-in person is signed in */
        get: operations["getUsersSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End every session but this one */
        post: operations["postUsersSessionsEndOthers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one session */
        delete: operations["deleteUsersSessionsId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What anybody signed in may see of a person */
        get: operations["getUsersIdCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the signed-in professional stands */
        get: operations["getVerification"];
        put?: never;
        /** Ask for a check of a license, with the documents uploaded before */
        post: operations["postVerification"];
        /** Take the request that waits back */
        delete: operations["deleteVerification"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verification/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a document for the next request: PDF, PNG or JPEG of at most 10 MB, up to 5 */
        post: operations["postVerificationDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verification/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A document, for whoever sent it and administrators */
        get: operations["getVerificationDocumentsId"];
        put?: never;
        post?: never;
        /** Remove a document that no request has yet */
        delete: operations["deleteVerificationDocumentsId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        AccountDeletion: {
            password: string;
        };
        AccountSession: {
            id: string;
            browser: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastSeenAt: string;
            current: boolean;
        };
        AccountSessionList: components["schemas"]["AccountSession"][];
        AdminStats: {
            totalUsers: number;
            accountants: number;
            clients: number;
            issues: number;
        };
        AdminUser: {
            id: number;
            username: string;
            email: string;
            firstName: string;
            lastName: string;
            userType: components["schemas"]["UserType"];
            profilePicture: string | null;
            city: string | null;
            state: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        AdminUserList: components["schemas"]["AdminUser"][];
        AskPayload: {
            question: string;
            /** @enum {string} */
            industry?: "all-industries" | "retail" | "healthcare" | "finance" | "technology" | "manufacturing" | "real-estate" | "hospitality" | "construction" | "e-commerce" | "nonprofit";
            /** @enum {string} */
            category?: "all-categories" | "tax" | "accounting" | "payroll" | "financial-reporting" | "audit" | "regulatory" | "international";
            previousQuestions?: string[];
        };
        ChunkFiles: {
            files: string[];
            consumes: string[];
        };
        ComplianceAnswer: {
            answer: string;
            sections: components["schemas"]["ComplianceAnswerSection"][];
            sources: components["schemas"]["ComplianceAnswerSource"][];
            /** @enum {string} */
            answeredBy: "model" | "guides" | "refusal";
            notice: string | null;
            answerCitations: number[];
            citations: components["schemas"]["ComplianceCitation"][];
            followUps: string[];
        };
        ComplianceAnswerSection: {
            title: string;
            content: string[];
            citations: number[][];
        };
        ComplianceAnswerSource: {
            title: string;
            url: string;
            description: string;
        };
        ComplianceCitation: {
            passage: string;
            guide: string;
            title: string;
            heading: string;
            quote: string;
        };
        ContactMessage: {
            name: string;
            /** Format: email */
            email: string;
            phone?: string;
            /** @enum {string} */
            subject: "general" | "support" | "billing" | "partnership" | "feedback";
            message: string;
            website?: string;
        };
        Conversation: {
            id: number;
            otherUser: components["schemas"]["UserCard"];
            lastMessage: components["schemas"]["LastMessage"] | null;
            unreadCount: number;
        };
        ConversationList: components["schemas"]["Conversation"][];
        Credentials: {
            username: string;
            password: string;
            /** @default false */
            remember?: boolean;
        };
        Dashboard: {
            conversations: number;
            unreadConversations: number;
            reviews: number;
            saved: number;
            avgRating: number | null;
        };
        DiscoveredVersion: {
            url: string;
            /** @description Entry of the release before, tried when this one cannot be loaded */
            fallbackUrl?: string;
            metadata: {
                integrity: string;
                version: string;
            };
            deployment: {
                traffic: number;
                default: boolean;
            };
            extras: {
                manifest: components["schemas"]["RemoteManifest"];
                /** @description sha384 of every file of the release, by its path in the release */
                files: {
                    [key: string]: string;
                };
                preload: components["schemas"]["ReleasePreload"];
            };
        };
        Discovery: {
            schema: string;
            microFrontends: {
                [key: string]: components["schemas"]["DiscoveredVersion"][];
            };
        };
        DocumentAnalysis: {
            summary: string;
            keyPoints: string[];
            industryImpact: string;
            complianceSteps: string[];
            risksAndPenalties: string;
            findings: components["schemas"]["DocumentFinding"][];
            leftOut: number;
            pages: number;
            /** @enum {string} */
            analyzedBy: "rules";
            notice: string;
        };
        DocumentFinding: {
            /** @enum {string} */
            kind: "obligation" | "prohibition" | "penalty" | "deadline" | "amount" | "party";
            quote: string;
            page: number;
            date: string | null;
        };
        EmailConfirmation: {
            token: string;
        };
        Facet: {
            value: string;
            label: string;
            count: number;
            isCapped: boolean;
        };
        Facets: {
            services: components["schemas"]["Facet"][];
            specialties: components["schemas"]["Facet"][];
            industries: components["schemas"]["Facet"][];
            clientTypes: components["schemas"]["Facet"][];
            states: components["schemas"]["Facet"][];
        };
        /** @enum {string} */
        FeeModel: "hourly" | "fixed" | "retainer" | "assets" | "fee-only";
        ForgottenPassword: {
            /** Format: email */
            email: string;
        };
        Guide: {
            id: number;
            slug: string;
            title: string;
            featured: boolean;
            jurisdiction: string;
            /** Format: date-time */
            lastUpdated: string;
            summary: string;
            industriesImpacted: components["schemas"]["ImpactedIndustry"][];
            businessApplication: string;
            complianceChecklist: string[];
            officialSourceUrl: string | null;
            serviceTypes: string[];
        };
        GuideList: components["schemas"]["Guide"][];
        Health: {
            /** @enum {string} */
            status: "ok";
        };
        HomeReview: {
            id: number;
            rating: number;
            comment: string;
            author: string;
            professionalName: string;
        };
        HomeReviewList: components["schemas"]["HomeReview"][];
        ImpactedIndustry: {
            industry: string;
            explanation: string;
        };
        LastMessage: {
            content: string;
            /** Format: date-time */
            createdAt: string;
            senderId: number;
        };
        Listing: {
            bio: string;
            services: string[];
            specialties: string[];
            pricing: string;
            certifications?: string[];
            yearsFounded?: number | null;
            professions?: components["schemas"]["Profession"][];
            industries?: string[];
            clientTypes?: string[];
            businessName?: string | null;
            tagline?: string | null;
            /** Format: uri */
            website?: string | null;
            languages?: string[];
            phone?: string | null;
            phoneVisibility?: components["schemas"]["PhoneVisibility"];
            remote?: boolean | null;
            inPerson?: boolean | null;
            feeModels?: components["schemas"]["FeeModel"][];
            fiduciary?: boolean | null;
            startingPriceCents?: number | null;
        };
        ListingDecision: {
            /** @enum {string} */
            decision: "list" | "return";
            /** @default  */
            note?: string;
        };
        ListingReviewSetting: {
            /** @enum {string} */
            mode: "automatic" | "manual";
        };
        /** @enum {string} */
        ListingStatus: "listed" | "pending" | "needs_changes";
        LiveBatch: {
            after: number;
            events: components["schemas"]["LiveBatchEvent"][];
            resync: boolean;
        };
        LiveBatchEvent: {
            id: number;
            name: string;
            payload: Record<string, never>;
        };
        Mail: {
            id: number;
            kind: string;
            toEmail: string;
            toName: string;
            subject: string;
            /** @enum {string} */
            status: "waiting" | "sending" | "sent" | "failed";
            attempts: number;
            lastError: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            sentAt: string | null;
            text: string | null;
            html: string | null;
        };
        MailHead: {
            id: number;
            kind: string;
            toEmail: string;
            toName: string;
            subject: string;
            /** @enum {string} */
            status: "waiting" | "sending" | "sent" | "failed";
            attempts: number;
            lastError: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            sentAt: string | null;
        };
        MailList: {
            items: components["schemas"]["MailHead"][];
            total: number;
        };
        Message: {
            id: number;
            senderId: number;
            receiverId: number;
            content: string;
            /** Format: date-time */
            createdAt: string;
            read: boolean;
            /** Format: date-time */
            readAt: string | null;
            clientMessageId: string | null;
        };
        MessageDraft: {
            receiverId: number;
            content: string;
            /** Format: uuid */
            clientMessageId?: string;
        };
        MessageList: components["schemas"]["Message"][];
        NewPassword: {
            token: string;
            password: string;
            confirmPassword: string;
        };
        NewUser: {
            id: number;
            userType: components["schemas"]["UserType"];
            firstName: string;
            lastName: string;
            profilePicture: string | null;
            email: string;
            username: string;
            city: string | null;
            state: string | null;
            emailConfirmed: boolean;
            pendingEmail?: string;
            profession?: components["schemas"]["Profession"];
            outbox?: string;
        };
        Notification: {
            id: number;
            kind: string;
            title: string;
            body: string;
            href: string;
            read: boolean;
            /** Format: date-time */
            createdAt: string;
        };
        NotificationList: {
            items: components["schemas"]["Notification"][];
            unreadCount: number;
        };
        NotificationPreference: {
            /** @enum {string} */
            kind: "message" | "connection" | "match" | "review" | "review_reply" | "verification" | "listing" | "plan" | "guide" | "moderation";
            byMail: boolean;
        };
        NotificationPreferences: {
            items: {
                /** @enum {string} */
                kind: "message" | "connection" | "match" | "review" | "review_reply" | "verification" | "listing" | "plan" | "guide" | "moderation";
                label: string;
                byMail: boolean;
            }[];
        };
        OwnListing: {
            status: components["schemas"]["ListingStatus"];
            notes: string[];
            phoneVisibility: components["schemas"]["PhoneVisibility"];
        };
        OwnReview: {
            id: number;
            rating: number;
            comment: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            editedAt: string | null;
            reply: string | null;
            hiddenReason: string | null;
            professional: components["schemas"]["ReviewedProfessional"];
        };
        OwnReviewList: components["schemas"]["OwnReview"][];
        Pagination: {
            offset: number;
            limit: number;
            hasMore: boolean;
            total: number;
        };
        PasswordChange: {
            currentPassword: string;
            newPassword: string;
            confirmPassword: string;
        };
        PersonalDetails: {
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            /** @default  */
            currentPassword?: string;
            city?: string | null;
            state?: string | null;
            profilePicture?: string | null;
        };
        /** @enum {string} */
        PhoneVisibility: "nobody" | "clients" | "everyone";
        Post: {
            id: number;
            slug: string;
            title: string;
            excerpt: string;
            category: string;
            tags: string[];
            featuredImage: string | null;
            published: boolean;
            /** Format: date-time */
            publishedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            author: components["schemas"]["PostAuthor"] | null;
            contentHtml?: string;
        };
        PostAuthor: {
            id: number;
            firstName: string;
            lastName: string;
            profilePicture: string | null;
            listed: boolean;
        };
        PostList: components["schemas"]["Post"][];
        PostPage: {
            posts: components["schemas"]["Post"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @enum {string} */
        Profession: "accountant" | "bookkeeper" | "advisor" | "cfo";
        Professional: {
            id: number;
            firstName: string;
            lastName: string;
            email: string | null;
            profilePicture: string | null;
            city: string | null;
            state: string | null;
            avgRating: number | null;
            reviewCount: number;
            professions: components["schemas"]["Profession"][];
            /** @enum {string} */
            directory: "accountant" | "advisors" | "fractional-cfos";
            profile: components["schemas"]["Profile"] | null;
            listing: components["schemas"]["OwnListing"] | null;
            permissions: components["schemas"]["ProfessionalPermissions"];
        };
        ProfessionalList: components["schemas"]["Professional"][];
        ProfessionalPermissions: {
            message: boolean;
            review: boolean;
            alreadyReviewed: boolean;
        };
        Profile: {
            services: string[];
            specialties: string[];
            industries: string[];
            clientTypes: string[];
            certifications: string[];
            yearsFounded: number | null;
            bio: string;
            pricing: string;
            businessName: string | null;
            tagline: string | null;
            logoUrl: string | null;
            website: string | null;
            startingPriceCents: number | null;
            responseTimeHours: number | null;
            languages: string[];
            feeModels: components["schemas"]["FeeModel"][];
            phone: string | null;
            remote: boolean | null;
            inPerson: boolean | null;
            fiduciary: boolean | null;
            verified: boolean;
            featured: boolean;
        };
        Publication: {
            name: string;
            version: string;
            url: string;
            integrity: string;
            manifest: components["schemas"]["RemoteManifest"];
            /** @description sha384 of every file of the release, by its path in the release */
            files: {
                [key: string]: string;
            };
            preload: components["schemas"]["ReleasePreload"];
        };
        QueuedVerification: {
            request: components["schemas"]["VerificationRequest"];
            professional: components["schemas"]["VerifiedProfessional"];
            usedByOthers: boolean;
        };
        QuizChoice: {
            professionalId: number;
            /** @enum {boolean} */
            consent: true;
        };
        QuizMatch: {
            professional: components["schemas"]["Professional"];
            reasons: string[];
            contacted: boolean;
        };
        QuizRequest: {
            id: number;
            /** Format: date-time */
            createdAt: string;
            firstName: string;
            lastName: string;
            email: string;
            phone: string;
            companyName: string;
            userId: number | null;
            answers: {
                [key: string]: string | string[];
            };
            matchIds: number[];
            contactedIds: number[];
            /** @enum {string} */
            status: "waiting" | "contacted" | "answered";
            isLate: boolean;
        };
        QuizRequestList: components["schemas"]["QuizRequest"][];
        QuizResult: {
            id: string;
            firstName: string;
            summary: string;
            matches: components["schemas"]["QuizMatch"][];
        };
        QuizSubmission: {
            /** Format: uuid */
            id: string;
            answers: {
                [key: string]: string | string[];
            };
        };
        Registration: {
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            username: string;
            password: string;
            confirmPassword: string;
            /** @enum {string} */
            userType: "client" | "accountant";
            profession?: components["schemas"]["Profession"];
            /** @enum {boolean} */
            agreeTerms?: true;
        };
        Release: {
            name: string;
            version: string;
            url: string;
            /** Format: date-time */
            publishedAt: string;
        };
        ReleasePreload: {
            expose: components["schemas"]["ChunkFiles"];
            /** @description By the request as the area’s code writes it */
            lazy: {
                [key: string]: components["schemas"]["ChunkFiles"];
            };
        };
        RemoteManifest: {
            /** @description Short name, also its folder without `mfe-` */
            id: string;
            /** @description What people read when the area is down: `Messages` */
            title: string;
            /** @description The team that is told */
            owner: string;
            /** @description Semver; a local build adds its content hash */
            version: string;
            /** @description Semver range of SDK versions it works with */
            sdk: string;
            routes: components["schemas"]["RouteDeclaration"][];
            /** @description Slots it fills */
            slots?: string[];
            /** @description Lazy modules behind a filled slot, as `remote.tsx` imports them */
            slotPreload?: {
                [key: string]: string[];
            };
        };
        ReplyDraft: {
            reply: string;
        };
        ReportedReview: {
            id: number;
            rating: number;
            comment: string;
            hidden: boolean;
            client: components["schemas"]["ReviewPerson"];
            professional: components["schemas"]["ReviewPerson"];
            history: components["schemas"]["ReviewVersion"][];
        };
        Rescue: {
            without: ("services" | "specialties" | "industry" | "clientTypes" | "location" | "remote" | "words")[];
            remote: boolean;
            total: number;
            totalIsCapped: boolean;
        };
        Review: {
            id: number;
            clientId: number;
            rating: number;
            comment: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            editedAt: string | null;
            verifiedClient: boolean;
            reply: string | null;
            /** Format: date-time */
            repliedAt: string | null;
            client: components["schemas"]["ReviewClient"] | null;
            permissions: components["schemas"]["ReviewPermissions"];
        };
        ReviewClient: {
            firstName: string;
            lastName: string;
            profilePicture: string | null;
        };
        ReviewDraft: {
            rating: number;
            comment: string;
        };
        ReviewList: components["schemas"]["Review"][];
        ReviewPermissions: {
            edit: boolean;
            reply: boolean;
            report: boolean;
        };
        ReviewPerson: {
            id: number;
            firstName: string;
            lastName: string;
        };
        ReviewReport: {
            id: number;
            /** @enum {string} */
            reason: "spam" | "offensive" | "not_a_client" | "private_information" | "other";
            details: string;
            /** @enum {string} */
            status: "open" | "upheld" | "dismissed" | "withdrawn";
            note: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            decidedAt: string | null;
            reporter: components["schemas"]["ReviewPerson"];
            review: components["schemas"]["ReportedReview"] | null;
        };
        ReviewReportDecision: {
            /** @enum {string} */
            decision: "hide" | "dismiss";
            note: string;
        };
        ReviewReportDraft: {
            /** @enum {string} */
            reason: "spam" | "offensive" | "not_a_client" | "private_information" | "other";
            /** @default  */
            details?: string;
        };
        ReviewReportList: components["schemas"]["ReviewReport"][];
        ReviewVersion: {
            rating: number;
            comment: string;
            /** Format: date-time */
            writtenAt: string;
        };
        ReviewVisibility: {
            hidden: boolean;
            reason: string;
        };
        ReviewedProfessional: {
            id: number;
            firstName: string;
            lastName: string;
            profilePicture: string | null;
            professions: components["schemas"]["Profession"][];
        };
        RouteDeclaration: {
            /** @description Absolute path pattern of react-router: `/accountant/:id` */
            path: string;
            /**
             * @description Who may open the route. `signed-in` sends a visitor to `/auth`; `admin` sends others to `/`
             * @enum {string}
             */
            access?: "public" | "signed-in" | "admin";
            /**
             * @description `message` shows a refusal to whoever is no administrator instead of sending them to `/`
             * @enum {string}
             */
            denied?: "redirect" | "message";
            /** @description First API answers of the route, by name: `{"professional": "/api/accountants/:id"}`. `:name` is a path parameter; `*` among the parts of the query takes the page’s own query over. The first one decides between 200 and 404 */
            data?: {
                [key: string]: string;
            };
            /** @description Lazy modules of the first view, as `remote.tsx` imports them: fetched with the HTML, or as soon as a link to the route is pointed at */
            preload?: string[];
            /** @description Slots of the first view: their fillers are fetched at the same time */
            slots?: string[];
            /** @description Title and meta of the route, as templates: `{professional.firstName}` is filled from `data`. A template whose value is missing falls back to `fallbackTitle` */
            head: {
                title: string;
                fallbackTitle?: string;
                description?: string;
                /** @description Path of the canonical URL; the request’s own path when absent */
                canonical?: string;
                /**
                 * @description Open Graph type; `website` when absent
                 * @enum {string}
                 */
                type?: "website" | "article" | "profile";
                /** @description Keeps the page out of search engines */
                noindex?: boolean;
            };
        };
        SavedIds: {
            ids: number[];
        };
        SearchPage: {
            items: components["schemas"]["Professional"][];
            total: number;
            totalIsCapped: boolean;
            page: number;
            pageSize: number;
            correctedTo: string | null;
            rescues: components["schemas"]["Rescue"][];
            facets: components["schemas"]["Facets"];
        };
        UnreadCount: {
            count: number;
        };
        User: {
            id: number;
            userType: components["schemas"]["UserType"];
            firstName: string;
            lastName: string;
            profilePicture: string | null;
            email: string;
            username: string;
            city: string | null;
            state: string | null;
            emailConfirmed: boolean;
            pendingEmail?: string;
            profession?: components["schemas"]["Profession"];
        };
        UserCard: {
            id: number;
            userType: components["schemas"]["UserType"];
            firstName: string;
            lastName: string;
            profilePicture: string | null;
        };
        UserChanges: {
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            /** @default null */
            city?: string | null;
            /** @default null */
            state?: string | null;
            userType: components["schemas"]["UserType"];
        };
        /** @enum {string} */
        UserType: "client" | "accountant" | "admin";
        Verification: {
            verified: boolean;
            request: components["schemas"]["VerificationRequest"] | null;
            drafts: components["schemas"]["VerificationDocument"][];
            permissions: components["schemas"]["VerificationPermissions"];
        };
        VerificationDecision: {
            /** @enum {string} */
            decision: "approve" | "reject";
            /** @default  */
            reason?: string;
            /**
             * @default pending
             * @enum {string}
             */
            seen?: "pending" | "approved";
            recheckOn?: string;
        };
        VerificationDocument: {
            id: number;
            name: string;
            mimeType: string;
            bytes: number;
        };
        VerificationDraft: {
            licenceNumber: string;
            issuer: string;
            state: string;
        };
        VerificationPermissions: {
            request: boolean;
        };
        VerificationQueue: components["schemas"]["QueuedVerification"][];
        VerificationRequest: {
            id: number;
            licenceNumber: string;
            issuer: string;
            state: string;
            /** @enum {string} */
            status: "pending" | "approved" | "rejected" | "withdrawn";
            reason: string | null;
            recheckOn: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            decidedAt: string | null;
            documents: components["schemas"]["VerificationDocument"][];
        };
        VerifiedProfessional: {
            id: number;
            firstName: string;
            lastName: string;
            path: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface operations {
    getAccountants: {
        parameters: {
            query?: {
                services?: string[] | string;
                service?: string[] | string;
                specialties?: string[] | string;
                specialty?: string[] | string;
                industry?: string[] | string;
                industries?: string[] | string;
                clientTypes?: string[] | string;
                clientType?: string[] | string;
                city?: string;
                state?: string;
                location?: string;
                q?: string;
                profession?: string;
                remote?: boolean;
                sort?: "rating" | "reviews" | "nameAsc" | "nameDesc";
                page?: number;
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfessionalList"];
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getAccountantsCompare: {
        parameters: {
            query?: {
                ids?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfessionalList"];
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getAccountantsFeatured: {
        parameters: {
            query?: {
                profession?: components["schemas"]["Profession"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfessionalList"];
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    putAccountantsProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Listing"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Professional"];
                };
            };
            /** @description invalid_request, malformed_json, unknown_field */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request" | "malformed_json" | "unknown_field";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description accountants_only */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "accountants_only";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description profile_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "profile_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postAccountantsProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Listing"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Professional"];
                };
            };
            /** @description invalid_request, malformed_json, unknown_field */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request" | "malformed_json" | "unknown_field";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description accountants_only */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "accountants_only";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description profile_exists */
            409: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "profile_exists";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postAccountantsProfileLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Professional"];
                };
            };
            /** @description invalid_request, not_a_picture */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request" | "not_a_picture";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description accountants_only */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "accountants_only";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description profile_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "profile_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "payload_too_large";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description rate_limited */
            429: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "rate_limited";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    deleteAccountantsProfileLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Professional"];
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description accountants_only */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "accountants_only";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description profile_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "profile_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getAccountantsSearch: {
        parameters: {
            query?: {
                services?: string[] | string;
                service?: string[] | string;
                specialties?: string[] | string;
                specialty?: string[] | string;
                industry?: string[] | string;
                industries?: string[] | string;
                clientTypes?: string[] | string;
                clientType?: string[] | string;
                city?: string;
                state?: string;
                location?: string;
                q?: string;
                profession?: string;
                remote?: boolean;
                sort?: "rating" | "reviews" | "nameAsc" | "nameDesc";
                page?: number;
                pageSize?: number;
                featured?: "only" | "exclude";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchPage"];
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getAccountantsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Professional"];
                };
            };
            /** @description professional_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "professional_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getAccountantsIdReviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewList"];
                };
            };
            /** @description professional_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "professional_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postAccountantsIdReviews: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewDraft"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            /** @description invalid_request, malformed_json, unknown_field, invalid_idempotency_key */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request" | "malformed_json" | "unknown_field" | "invalid_idempotency_key";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description clients_only, own_profile */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "clients_only" | "own_profile";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description professional_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "professional_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description already_reviewed, idempotent_call_running */
            409: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "already_reviewed" | "idempotent_call_running";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "idempotency_key_reused";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getAdminListings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfessionalList"];
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description admin_only */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "admin_only";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postAdminListingsIdDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListingDecision"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid_request, malformed_json, unknown_field */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request" | "malformed_json" | "unknown_field";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description admin_only */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "admin_only";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description professional_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "professional_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description already_decided */
            409: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "already_decided";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getAdminMails: {
        parameters: {
            query?: {
                status?: "waiting" | "sending" | "sent" | "failed";
                q?: string;
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailList"];
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description admin_only, admin_only */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "admin_only" | "admin_only";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getAdminMailsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mail"];
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description admin_only, admin_only */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "admin_only" | "admin_only";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description mail_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "mail_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postAdminMailsIdRetry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description admin_only, admin_only */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "admin_only" | "admin_only";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description mail_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "mail_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getAdminQuizRequests: {
        parameters: {
            query?: {
                late?: boolean;
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizRequestList"];
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description admin_only */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "admin_only";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getAdminReviewReports: {
        parameters: {
            query?: {
                status?: "open" | "upheld" | "dismissed" | "withdrawn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewReportList"];
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description admin_only */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "admin_only";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postAdminReviewReportsIdDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewReportDecision"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewReport"];
                };
            };
            /** @description invalid_request, malformed_json, unknown_field */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request" | "malformed_json" | "unknown_field";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description admin_only */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "admin_only";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description report_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "report_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description already_decided */
            409: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "already_decided";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    putAdminReviewsIdVisibility: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewVisibility"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid_request, malformed_json, unknown_field */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request" | "malformed_json" | "unknown_field";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description admin_only */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "admin_only";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description review_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "review_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getAdminSettingsListingReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingReviewSetting"];
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description admin_only */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "admin_only";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    putAdminSettingsListingReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListingReviewSetting"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid_request, malformed_json, unknown_field */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request" | "malformed_json" | "unknown_field";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description admin_only */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "admin_only";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getAdminStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminStats"];
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description admin_only, admin_only */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "admin_only" | "admin_only";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getAdminUsers: {
        parameters: {
            query?: {
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUserList"];
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description admin_only, admin_only */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "admin_only" | "admin_only";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    putAdminUsersId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserChanges"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUser"];
                };
            };
            /** @description invalid_request, malformed_json, unknown_field */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request" | "malformed_json" | "unknown_field";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description admin_only, admin_only, cannot_change_own_role, cannot_change_own_email */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "admin_only" | "admin_only" | "cannot_change_own_role" | "cannot_change_own_email";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description user_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "user_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description email_taken, last_admin */
            409: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "email_taken" | "last_admin";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getAdminVerification: {
        parameters: {
            query?: {
                status?: "pending" | "approved" | "rejected" | "withdrawn" | "recheck";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationQueue"];
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description admin_only */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "admin_only";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postAdminVerificationIdDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationDecision"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueuedVerification"];
                };
            };
            /** @description invalid_request, malformed_json, unknown_field */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request" | "malformed_json" | "unknown_field";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description admin_only */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "admin_only";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description verification_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "verification_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description already_decided */
            409: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "already_decided";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getAvatarsName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description picture_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "picture_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getBlog: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                category?: string;
                published?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPage"];
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description admin_only */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "admin_only";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getBlogSearch: {
        parameters: {
            query?: {
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostList"];
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getBlogSlugOrId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slugOrId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            /** @description post_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "post_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getCompliance: {
        parameters: {
            query?: {
                featured?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuideList"];
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postComplianceAnalyzeDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentAnalysis"];
                };
            };
            /** @description not_a_text_document, document_empty, document_scanned, document_locked, document_damaged, document_too_long, document_too_complex */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_a_text_document" | "document_empty" | "document_scanned" | "document_locked" | "document_damaged" | "document_too_long" | "document_too_complex";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "payload_too_large";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description rate_limited, rate_limited */
            429: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "rate_limited" | "rate_limited";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postComplianceAsk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskPayload"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComplianceAnswer"];
                };
            };
            /** @description invalid_request, malformed_json, unknown_field */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request" | "malformed_json" | "unknown_field";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description rate_limited, rate_limited */
            429: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "rate_limited" | "rate_limited";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postComplianceAskStream: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskPayload"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid_request, malformed_json, unknown_field */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request" | "malformed_json" | "unknown_field";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description rate_limited, rate_limited */
            429: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "rate_limited" | "rate_limited";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getComplianceSearch: {
        parameters: {
            query?: {
                q?: string;
                serviceTypes?: string[] | string;
                industries?: string[] | string;
                jurisdiction?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuideList"];
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getComplianceIdOrSlug: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                idOrSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Guide"];
                };
            };
            /** @description guide_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "guide_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postContact: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessage"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid_request, malformed_json, unknown_field, invalid_idempotency_key */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request" | "malformed_json" | "unknown_field" | "invalid_idempotency_key";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description idempotent_call_running */
            409: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "idempotent_call_running";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "idempotency_key_reused";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description rate_limited */
            429: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "rate_limited";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getConversations: {
        parameters: {
            query?: {
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationList"];
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getConversationsUnreadCount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadCount"];
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postConversationsOtherUserIdRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                otherUserId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description user_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "user_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postConversationsOtherUserIdTyping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                otherUserId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description user_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "user_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postEmailConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailConfirmation"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid_request, malformed_json, unknown_field, link_expired */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request" | "malformed_json" | "unknown_field" | "link_expired";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description email_taken */
            409: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "email_taken";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description rate_limited */
            429: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "rate_limited";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postEmailConfirmationResend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description rate_limited */
            429: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "rate_limited";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getHealthz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    getHomeReviews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomeReviewList"];
                };
            };
        };
    };
    getLive: {
        parameters: {
            query?: {
                after?: number;
                age?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid_request */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getLiveEvents: {
        parameters: {
            query?: {
                after?: number;
                age?: number;
                wait?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveBatch"];
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description invalid_request, malformed_json, unknown_field */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request" | "malformed_json" | "unknown_field";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description invalid_credentials */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_credentials";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description rate_limited */
            429: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "rate_limited";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postMessages: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageDraft"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description invalid_request, malformed_json, unknown_field, cannot_message_yourself, invalid_idempotency_key */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request" | "malformed_json" | "unknown_field" | "cannot_message_yourself" | "invalid_idempotency_key";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description receiver_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "receiver_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description client_message_id_reused, idempotent_call_running */
            409: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "client_message_id_reused" | "idempotent_call_running";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "idempotency_key_reused";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description rate_limited, too_many_conversations */
            429: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "rate_limited" | "too_many_conversations";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getMessagesOtherUserId: {
        parameters: {
            query?: {
                before?: number;
            };
            header?: never;
            path: {
                otherUserId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageList"];
                };
            };
            /** @description invalid_request */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description user_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "user_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationList"];
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getNotificationsPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPreferences"];
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    putNotificationsPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationPreference"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPreferences"];
                };
            };
            /** @description invalid_request, malformed_json, unknown_field */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request" | "malformed_json" | "unknown_field";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postNotificationsReadAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postNotificationsIdRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description notification_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "notification_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getOutbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postPasswordForgot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgottenPassword"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid_request, malformed_json, unknown_field */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request" | "malformed_json" | "unknown_field";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description rate_limited */
            429: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "rate_limited";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid_request, malformed_json, unknown_field, password_mismatch, link_expired */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request" | "malformed_json" | "unknown_field" | "password_mismatch" | "link_expired";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description rate_limited */
            429: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "rate_limited";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getPlatformChanges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getPlatformDiscovery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discovery"];
                };
            };
        };
    };
    postPlatformReleases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Publication"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Release"];
                };
            };
            /** @description invalid_request, malformed_json, unknown_field */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request" | "malformed_json" | "unknown_field";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description release_token_refused */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "release_token_refused";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description release_exists */
            409: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "release_exists";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description release_incompatible */
            422: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "release_incompatible";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postPlatformReleasesNameVersionActivate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Release"];
                };
            };
            /** @description release_token_refused */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "release_token_refused";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description admin_only */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "admin_only";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description release_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "release_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description release_incompatible */
            422: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "release_incompatible";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postQuiz: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuizSubmission"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizResult"];
                };
            };
            /** @description invalid_request, malformed_json, unknown_field, invalid_idempotency_key */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request" | "malformed_json" | "unknown_field" | "invalid_idempotency_key";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description quiz_id_reused, idempotent_call_running */
            409: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "quiz_id_reused" | "idempotent_call_running";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "idempotency_key_reused";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description rate_limited */
            429: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "rate_limited";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getQuizId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizResult"];
                };
            };
            /** @description quiz_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "quiz_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postQuizIdContacts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuizChoice"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid_request, malformed_json, unknown_field, quiz_not_a_match */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request" | "malformed_json" | "unknown_field" | "quiz_not_a_match";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description quiz_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "quiz_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getReadyz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description database_unavailable */
            503: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "database_unavailable";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postRegister: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewUser"];
                };
            };
            /** @description invalid_request, malformed_json, unknown_field, password_mismatch, invalid_idempotency_key */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request" | "malformed_json" | "unknown_field" | "password_mismatch" | "invalid_idempotency_key";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description username_taken, email_taken, idempotent_call_running */
            409: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "username_taken" | "email_taken" | "idempotent_call_running";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "idempotency_key_reused";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description rate_limited */
            429: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "rate_limited";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getReviewsMine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnReviewList"];
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    putReviewsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewDraft"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            /** @description invalid_request, malformed_json, unknown_field */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request" | "malformed_json" | "unknown_field";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description not_the_author */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_the_author";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description review_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "review_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    deleteReviewsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description not_the_author */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_the_author";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description review_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "review_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    putReviewsIdReply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyDraft"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            /** @description invalid_request, malformed_json, unknown_field */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request" | "malformed_json" | "unknown_field";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description not_the_reviewed */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_the_reviewed";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description review_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "review_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    deleteReviewsIdReply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description not_the_reviewed */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_the_reviewed";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description review_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "review_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postReviewsIdReports: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewReportDraft"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid_request, malformed_json, unknown_field */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request" | "malformed_json" | "unknown_field";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description own_review */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "own_review";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description review_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "review_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description already_reported */
            409: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "already_reported";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description rate_limited */
            429: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "rate_limited";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getSaved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfessionalList"];
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getSavedIds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedIds"];
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    putSavedId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description clients_only */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "clients_only";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description professional_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "professional_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description too_many_saved */
            409: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "too_many_saved";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    deleteSavedId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postUsersAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description invalid_request, not_a_picture */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request" | "not_a_picture";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "payload_too_large";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description rate_limited */
            429: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "rate_limited";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    deleteUsersAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postUsersDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDeletion"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid_request, malformed_json, unknown_field, wrong_password */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request" | "malformed_json" | "unknown_field" | "wrong_password";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description last_admin */
            409: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "last_admin";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description rate_limited */
            429: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "rate_limited";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    deleteUsersEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postUsersEmailChangeResend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description email_change_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "email_change_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description rate_limited */
            429: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "rate_limited";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getUsersExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description rate_limited */
            429: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "rate_limited";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    putUsersPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid_request, malformed_json, unknown_field, password_mismatch, wrong_password */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request" | "malformed_json" | "unknown_field" | "password_mismatch" | "wrong_password";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description rate_limited */
            429: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "rate_limited";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    putUsersProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonalDetails"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description invalid_request, malformed_json, unknown_field, wrong_password */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request" | "malformed_json" | "unknown_field" | "wrong_password";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description rate_limited */
            429: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "rate_limited";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getUsersSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSessionList"];
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postUsersSessionsEndOthers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    deleteUsersSessionsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description session_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "session_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getUsersIdCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserCard"];
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description user_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "user_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description accountants_only */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "accountants_only";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postVerification: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationDraft"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            /** @description invalid_request, malformed_json, unknown_field, invalid_idempotency_key */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request" | "malformed_json" | "unknown_field" | "invalid_idempotency_key";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description accountants_only */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "accountants_only";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description profile_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "profile_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description verification_pending, already_verified, idempotent_call_running */
            409: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "verification_pending" | "already_verified" | "idempotent_call_running";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "idempotency_key_reused";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    deleteVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description verification_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "verification_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postVerificationDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationDocument"];
                };
            };
            /** @description not_a_document */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_a_document";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description accountants_only */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "accountants_only";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description too_many_documents */
            409: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "too_many_documents";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "payload_too_large";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description rate_limited */
            429: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "rate_limited";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getVerificationDocumentsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description document_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "document_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    deleteVerificationDocumentsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description not_signed_in */
            401: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_signed_in";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description document_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "document_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description document_in_use */
            409: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "document_in_use";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
}
