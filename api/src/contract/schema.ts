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
    "/api/admin/assistant-feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Feedback on the assistant’s answers, newest first, 50 a page */
        get: operations["getAdminAssistantFeedback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/assistant-feedback/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One person’s feedback on an answer */
        get: operations["getAdminAssistantFeedbackId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/assistant-feedback/{id}/resolution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Note that feedback was dealt with, or that it waits again */
        put: operations["putAdminAssistantFeedbackIdResolution"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The audit log, newest first, by person, action, subject and days */
        get: operations["getAdminAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The audit log by person, action, subject and days, as a CSV file */
        get: operations["getAdminAuditExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/canned-answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Answers that administrators start from, by title */
        get: operations["getAdminCannedAnswers"];
        put?: never;
        /** Add an answer to start from */
        post: operations["postAdminCannedAnswers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/canned-answers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change an answer to start from */
        put: operations["putAdminCannedAnswersId"];
        post?: never;
        /** Remove an answer to start from */
        delete: operations["deleteAdminCannedAnswersId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/guides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every guide, drafts too, those due for a review first */
        get: operations["getAdminGuides"];
        put?: never;
        /** Begin a guide as a draft */
        post: operations["postAdminGuides"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/guides/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One guide with its newest content, a draft or not */
        get: operations["getAdminGuidesId"];
        /** Save a draft over the version it was begun from */
        put: operations["putAdminGuidesId"];
        post?: never;
        /** Delete a guide that was never public, with its versions */
        delete: operations["deleteAdminGuidesId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/guides/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save a content and make it what everybody reads; those who follow the guide are notified */
        post: operations["postAdminGuidesIdPublish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/guides/{id}/reinstate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a withdrawal: the guide is public again as it was, with its dates */
        post: operations["postAdminGuidesIdReinstate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/guides/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When a guide was saved, by whom and what for, the newest first */
        get: operations["getAdminGuidesIdVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/guides/{id}/versions/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a guide said in one version */
        get: operations["getAdminGuidesIdVersionsNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/guides/{id}/versions/{number}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an earlier version the newest draft */
        post: operations["postAdminGuidesIdVersionsNumberRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/guides/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a guide from the public; it stays as a draft */
        post: operations["postAdminGuidesIdWithdraw"];
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
    "/api/admin/listings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A profile as it would be listed */
        get: operations["getAdminListingsId"];
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
    "/api/admin/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Subscribers of the newsletter, newest first */
        get: operations["getAdminNewsletter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletter/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Subscribers of the newsletter by status and email, as a CSV file */
        get: operations["getAdminNewsletterExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletter/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A subscriber with why an administrator has to decide, and the mails that were refused for good */
        get: operations["getAdminNewsletterId"];
        put?: never;
        post?: never;
        /** Forget a subscriber, with every mail that still waits for them */
        delete: operations["deleteAdminNewsletterId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletter/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep a subscriber who waits in the queue (sends refused mails, or the link to confirm, again), or end a subscription with a reason */
        post: operations["postAdminNewsletterIdDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened in the last 24 hours, without sign-ins, and mails that failed or should have left */
        get: operations["getAdminOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/person-reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A report of a person: with both people and the reported excerpt, nothing else of their conversation */
        get: operations["getAdminPersonReportsId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/person-reports/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Warn the reported person or dismiss the report, with a reason */
        post: operations["postAdminPersonReportsIdDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/queue-assignees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Administrators to whom something can be assigned, by name */
        get: operations["getAdminQueueAssignees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/queues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much waits in each queue, since when, and how much of it is assigned to the signed-in administrator */
        get: operations["getAdminQueues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/queues/{queue}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of a queue: what waits, the longest waiting first, or what was decided, the newest decision first */
        get: operations["getAdminQueuesQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/queues/{queue}/{id}/assignment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give an item to an administrator, or back to everybody; `seen` is who had it when the list was read */
        put: operations["putAdminQueuesQueueIdAssignment"];
        post?: never;
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
    "/api/admin/quiz-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A quiz with its answers and what became of it */
        get: operations["getAdminQuizRequestsId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/quiz-requests/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to whoever took a quiz that nobody answered, or close it with a reason */
        post: operations["postAdminQuizRequestsIdDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures of days in UTC, compared with the days before, the same days a year earlier, or nothing */
        get: operations["getAdminReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One report of days in UTC, as a CSV file */
        get: operations["getAdminReportsCsv"];
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
    "/api/admin/review-reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A report of a review: with the review, what it said before, and the people */
        get: operations["getAdminReviewReportsId"];
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
    "/api/admin/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The site settings */
        get: operations["getAdminSettings"];
        /** Change the site settings, from the version that was read */
        put: operations["putAdminSettings"];
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
    "/api/admin/settings/test-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a test mail to the administrator’s own address through the outbox */
        post: operations["postAdminSettingsTestMail"];
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
    "/api/admin/system": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Versions, database, services, jobs and outbox */
        get: operations["getAdminSystem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/system/outbox/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send all mails again that were refused for good, at most 500 at a time */
        post: operations["postAdminSystemOutboxRetry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tickets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A message from the contact page with what was answered */
        get: operations["getAdminTicketsId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tickets/{id}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a ticket by mail, and close it with that where asked for; `seen` is how many answers its writer saw */
        post: operations["postAdminTicketsIdReplies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tickets/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Close a ticket without an answer, or open it again */
        put: operations["putAdminTicketsIdStatus"];
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
        /** Every account by name */
        get: operations["getAdminUsers"];
        put?: never;
        /** Invite somebody by mail; an administrator takes the administrator’s own password */
        post: operations["postAdminUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Suspend or restore several people; what is refused for one stops no other */
        post: operations["postAdminUsersBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts by type, state and words, as a CSV file */
        get: operations["getAdminUsersExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of accounts by type, state and words, in an order */
        get: operations["getAdminUsersSearch"];
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
        /** Change a person’s details, and their type with the administrator’s own password */
        put: operations["putAdminUsersId"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail an invitation once more */
        post: operations["postAdminUsersIdInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/suspension": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Suspend somebody: their sessions end at once */
        put: operations["putAdminUsersIdSuspension"];
        post?: never;
        /** End a suspension */
        delete: operations["deleteAdminUsersIdSuspension"];
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
    "/api/admin/verification/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A verification request with its documents and whose it is */
        get: operations["getAdminVerificationId"];
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
        /** Write a post; an empty slug is made from the title */
        post: operations["postBlog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/admin/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Markdown as its page would show it */
        post: operations["postBlogAdminPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/admin/slug": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a slug is allowed and free, and one that is when it is not */
        get: operations["getBlogAdminSlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/admin/unsaved-posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** New posts that the signed-in administrator began and did not save, the last one first */
        get: operations["getBlogAdminUnsavedPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/autosaves/{postId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the signed-in administrator typed for a post and did not save; a number from a billion on, made up by the editor, is a new one */
        get: operations["getBlogAutosavesPostId"];
        /** Keep what is being typed, without changing the post */
        put: operations["putBlogAutosavesPostId"];
        post?: never;
        /** Forget what was typed */
        delete: operations["deleteBlogAutosavesPostId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish, unpublish, delete or restore several posts */
        post: operations["postBlogBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/cards/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The picture (1200 by 630 PNG) that networks show beside a link to a published post; its URL changes with the post */
        get: operations["getBlogCardsName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/feeds/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest posts with their full text, as RSS or JSON Feed */
        get: operations["getBlogFeedsName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload an image for a post: PNG, JPEG or WebP of at most 10 MB */
        post: operations["postBlogImages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/images/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An image of a post; its address changes with it */
        get: operations["getBlogImagesName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/previews/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The post of a preview link, as its page would show it */
        get: operations["getBlogPreviewsToken"];
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
        /** Published posts that have all the words, the best first, with where their titles and excerpts have them */
        get: operations["getBlogSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a post, all of it or a part; with `version` only when nobody changed it since */
        put: operations["putBlogId"];
        post?: never;
        /** Delete a post; it can be restored for 30 days */
        delete: operations["deleteBlogId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/{id}/preview-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The preview links of a post that still hold */
        get: operations["getBlogIdPreviewLinks"];
        put?: never;
        /** Make a link that shows the post to whoever has it, for some hours; its path is told once */
        post: operations["postBlogIdPreviewLinks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/{id}/preview-links/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke a preview link */
        delete: operations["deleteBlogIdPreviewLinksLinkId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring a deleted post back */
        post: operations["postBlogIdRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The versions of a post, newest first */
        get: operations["getBlogIdRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/{id}/revisions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One version with its words */
        get: operations["getBlogIdRevisionsVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/{id}/revisions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a post the words of an earlier version; `seen` is the version that was looked at */
        post: operations["postBlogIdRevisionsVersionRestore"];
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
        /** What a law or contract asks of a business, each point with its quote and page: .txt, .md or a text PDF of at most 10 MB in `file`, an `industry`, and `additionalContext` if wanted. Nothing is stored */
        post: operations["postComplianceAnalyzeDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/compliance/analyze-document/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same as text/event-stream: `reading` once the document has arrived, `analyzing` once it is read, then the `analysis`; `failed` with a sentence in its place */
        post: operations["postComplianceAnalyzeDocumentStream"];
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
    "/api/compliance/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say whether an answer helped; again with the same `answerId` replaces it. Who says so is not stored */
        post: operations["postComplianceFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/compliance/saved-analyses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The saved analyses, newest first, or those with the words of `q` */
        get: operations["getComplianceSavedAnalyses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/compliance/saved-analyses/{analysisId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save an analysis under an id of the browser’s own; one that is there already stays as it is */
        put: operations["putComplianceSavedAnalysesAnalysisId"];
        post?: never;
        /** Delete a saved analysis; one that is not there is no error */
        delete: operations["deleteComplianceSavedAnalysesAnalysisId"];
        options?: never;
        head?: never;
        /** Rename a saved analysis */
        patch: operations["patchComplianceSavedAnalysesAnalysisId"];
        trace?: never;
    };
    "/api/compliance/saved-answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The saved answers, newest first, or those with the words of `q` */
        get: operations["getComplianceSavedAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/compliance/saved-answers/{answerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save an answer under an id of the browser’s own; one that is there already stays as it is */
        put: operations["putComplianceSavedAnswersAnswerId"];
        post?: never;
        /** Delete a saved answer; one that is not there is no error */
        delete: operations["deleteComplianceSavedAnswersAnswerId"];
        options?: never;
        head?: never;
        /** Rename a saved answer */
        patch: operations["patchComplianceSavedAnswersAnswerId"];
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
    "/api/compliance/{idOrSlug}/checklist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The steps of a guide’s checklist that the signed-in person has ticked, by their words */
        get: operations["getComplianceIdOrSlugChecklist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Tick and untick steps by their words; those that the guide does not have are passed over */
        patch: operations["patchComplianceIdOrSlugChecklist"];
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
    "/api/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Counts a search, a visit of a profile or a read post of today, without who it was; nothing with DNT or Sec-GPC */
        post: operations["postCounts"];
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
    "/api/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for the newsletter; a mail with a link to confirm it follows, whoever asks */
        post: operations["postNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the newsletter with the token of the mail */
        post: operations["postNewsletterConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the newsletter with the token of any issue */
        post: operations["postNewsletterUnsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the newsletter with one click, as the List-Unsubscribe header of an issue says */
        post: operations["postNewsletterUnsubscribeToken"];
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
    "/api/platform/areas/{name}/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Serve what an area served before its current release (with a deploy token of it, or as an administrator) */
        post: operations["postPlatformAreasNameRollback"];
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
    "/api/platform/deploy-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Deploy tokens of all areas, without the tokens themselves */
        get: operations["getPlatformDeployTokens"];
        put?: never;
        /** Make a deploy token of one area; it is shown once */
        post: operations["postPlatformDeployTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platform/deploy-tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke a deploy token: it is refused from now on */
        delete: operations["deletePlatformDeployTokensId"];
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
    "/api/platform/discovery/{name}/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The files of one published release, whether it is served or not */
        get: operations["getPlatformDiscoveryNameVersion"];
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
        /** Publish a release: a .tar.gz of its files and `release.json` (with a deploy token of its area) */
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
        /** Serve a published release (with a deploy token of its area, or as an administrator) */
        post: operations["postPlatformReleasesNameVersionActivate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platform/releases/{name}/{version}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The files of a release as a .tar.gz, for the shells that serve them */
        get: operations["getPlatformReleasesNameVersionArchive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platform/routes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every route and slot with the area that it belongs to */
        get: operations["getPlatformRoutes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platform/routes/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand a route or slot to another area, which has it from its next activated release on */
        post: operations["postPlatformRoutesHandOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platform/shells": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say which builds of the shell are live and what they provide (with the release token) */
        put: operations["putPlatformShells"];
        post?: never;
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
    "/api/site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What every page shows of the site settings */
        get: operations["getSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site-maps/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A site map: index.xml names the others */
        get: operations["getSiteMapsName"];
        put?: never;
        post?: never;
        delete?: never;
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
    "/api/users/{id}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report somebody one has a conversation with, or one of their messages, to the moderators */
        post: operations["postUsersIdReports"];
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
        /** A document, for whoever sent it and administrators; with `inline=true` to be shown in the page */
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
        /** @enum {string} */
        AccountState: "active" | "unconfirmed" | "invited" | "suspended";
        AdjustedLimits: {
            questionsIp: number;
            questionsAccount: number;
            documentsIp: number;
            documentsAnalyzed: number;
            messages: number;
            contactIp: number;
        };
        AdminActivity: {
            id: number;
            /** Format: date-time */
            at: string;
            action: string;
            actor: string;
            subject: string;
        };
        AdminOverview: {
            activity: components["schemas"]["AdminActivity"][];
            activityTotal: number;
            failedMails: number;
            lateMails: number;
        };
        AdminReports: {
            from: string;
            to: string;
            compared: {
                from: string;
                to: string;
            } | null;
            /** @enum {string} */
            step: "day" | "week" | "month";
            points: components["schemas"]["ReportPoint"][];
            previousPoints: components["schemas"]["ReportPoint"][];
            totals: components["schemas"]["ReportFigures"];
            previousTotals: components["schemas"]["ReportFigures"] | null;
            /** Format: date-time */
            listedAt: string | null;
            states: components["schemas"]["ReportShare"][];
            services: components["schemas"]["ReportShare"][];
            plans: components["schemas"]["ReportShare"][];
            refusalReasons: components["schemas"]["ReportShare"][];
            emptySearchWords: components["schemas"]["EmptySearchWords"];
            wordsFrom: string;
            posts: {
                id: number;
                title: string;
                slug: string;
                reads: number;
            }[];
        };
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
            accountState: components["schemas"]["AccountState"];
            profilePicture: string | null;
            city: string | null;
            state: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        AdminUserList: components["schemas"]["AdminUser"][];
        AnalysisContent: {
            summary: string;
            keyPoints: string[];
            industryImpact: string;
            complianceSteps: string[];
            risksAndPenalties: string;
            points: components["schemas"]["DocumentPoints"];
            findings: components["schemas"]["DocumentFinding"][];
            leftOut: number;
            pages: number;
            /** @enum {string} */
            analyzedBy: "model" | "rules";
            notice: string;
        };
        /** @description The process that answers */
        ApiProcess: {
            version: string;
            node: string;
            /** Format: date-time */
            startedAt: string;
            memoryMegabytes: number;
            production: boolean;
        };
        AreaSwitches: {
            messaging: boolean;
            blog: boolean;
            compliance: boolean;
        };
        AreaVersion: {
            name: string;
            title: string;
            version: string;
            /** @description Whole percent of visitors */
            traffic: number;
            /** Format: date-time */
            activatedAt: string;
        };
        AskPayload: {
            question: string;
            /** @enum {string} */
            industry?: "all-industries" | "retail" | "healthcare" | "finance" | "technology" | "manufacturing" | "real-estate" | "hospitality" | "construction" | "e-commerce" | "nonprofit";
            /** @enum {string} */
            category?: "all-categories" | "tax" | "accounting" | "payroll" | "financial-reporting" | "audit" | "regulatory" | "international";
            previousQuestions?: string[];
        };
        AssistantFeedback: {
            id: number;
            helpful: boolean;
            /** @enum {string|null} */
            reason: "wrong" | "incomplete" | "unclear" | "off_topic" | "other" | null;
            details: string;
            question: string;
            answer: string;
            /** @enum {string} */
            answeredBy: "model" | "guides" | "refusal";
            guides: string[];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            resolvedAt: string | null;
            resolution: string | null;
        };
        AssistantFeedbackDraft: {
            /** Format: uuid */
            answerId: string;
            helpful: boolean;
            /**
             * @default null
             * @enum {string|null}
             */
            reason?: "wrong" | "incomplete" | "unclear" | "off_topic" | "other" | null;
            /** @default  */
            details?: string;
            question: string;
            answer: string;
            /** @enum {string} */
            answeredBy: "model" | "guides" | "refusal";
            guides?: string[];
        };
        AssistantFeedbackList: {
            items: components["schemas"]["AssistantFeedback"][];
            total: number;
        };
        AuditPage: {
            entries: components["schemas"]["AuditRecord"][];
            nextCursor: number | null;
        };
        AuditRecord: {
            id: number;
            /** Format: date-time */
            createdAt: string;
            action: string;
            actor: {
                id: number;
                name: string;
            } | null;
            user: {
                id: number;
                name: string;
            } | null;
            subject: {
                type: string;
                id: string | null;
                label: string | null;
            };
            ip: string | null;
            reason: string | null;
            changes: {
                field: string;
                before: (string | number | boolean) | null;
                after: (string | number | boolean) | null;
            }[];
        };
        Backlog: {
            name: string;
            waiting: number;
            /** Format: date-time */
            oldestAt: string | null;
        };
        Banner: {
            text: string;
            /** @enum {string} */
            tone: "info" | "success" | "warning";
            link: components["schemas"]["BannerLink"] | null;
            /** Format: date-time */
            from: string | null;
            /** Format: date-time */
            until: string | null;
        };
        BannerLink: {
            label: string;
            href: string;
        };
        BulkChange: {
            ids: number[];
            /** @enum {string} */
            action: "publish" | "unpublish" | "delete" | "restore";
        };
        BulkResult: {
            changed: number[];
            failed: number[];
        };
        BulkUserChange: {
            /** @enum {string} */
            action: "suspend" | "restore";
            ids: number[];
            reason?: string;
        };
        BulkUserOutcome: {
            changed: number[];
            refused: {
                id: number;
                sentence: string;
            }[];
        };
        CannedAnswer: {
            id: number;
            title: string;
            body: string;
        };
        CannedAnswerDraft: {
            title: string;
            body: string;
        };
        CannedAnswerList: components["schemas"]["CannedAnswer"][];
        ChecklistChange: {
            tick?: string[];
            untick?: string[];
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
        CountedEvent: {
            /** @enum {string} */
            event: "search" | "profile-view" | "blog-read";
            /**
             * @description What was searched, for `search`
             * @default professionals
             * @enum {string}
             */
            in?: "professionals" | "blog" | "guides";
            /** @default  */
            words?: string;
            /** @default true */
            found?: boolean;
            postId?: number;
        };
        CreatedDeployToken: {
            id: number;
            area: string;
            label: string;
            /** @description The last characters of the token */
            hint: string;
            createdBy: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastUsedAt: string | null;
            /** Format: date-time */
            revokedAt: string | null;
            /** @description The token itself: it is in this response only */
            token: string;
        };
        CreatedPreviewLink: {
            id: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            path: string;
        };
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
        DatabaseState: {
            engine: string;
            version: string;
            /** @description Median of five queries */
            milliseconds: number;
        };
        DeployToken: {
            id: number;
            area: string;
            label: string;
            /** @description The last characters of the token */
            hint: string;
            createdBy: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastUsedAt: string | null;
            /** Format: date-time */
            revokedAt: string | null;
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
            points: components["schemas"]["DocumentPoints"];
            findings: components["schemas"]["DocumentFinding"][];
            leftOut: number;
            pages: number;
            /** @enum {string} */
            analyzedBy: "model" | "rules";
            notice: string;
            document: string[];
        };
        DocumentFinding: {
            /** @enum {string} */
            kind: "obligation" | "prohibition" | "penalty" | "deadline" | "amount" | "party";
            quote: string;
            page: number;
            date: string | null;
        };
        DocumentPoint: {
            text: string;
            quote: string;
            page: number;
        };
        DocumentPoints: {
            summary: components["schemas"]["DocumentPoint"][];
            keyPoints: components["schemas"]["DocumentPoint"][];
            industryImpact: components["schemas"]["DocumentPoint"][];
            complianceSteps: components["schemas"]["DocumentPoint"][];
            risksAndPenalties: components["schemas"]["DocumentPoint"][];
        };
        EditedGuide: {
            id: number;
            revision: number;
            /** @enum {string} */
            state: "draft" | "published" | "changed";
            published: boolean;
            content: components["schemas"]["GuideContent"];
            /** Format: date-time */
            lastUpdated: string;
            followers: number;
            wasPublic: boolean;
        };
        EditedIndustry: {
            industry: string;
            explanation: string;
        };
        EmailConfirmation: {
            token: string;
        };
        EmptySearch: {
            words: string;
            searches: number;
        };
        EmptySearchWords: {
            professionals: components["schemas"]["EmptySearch"][];
            blog: components["schemas"]["EmptySearch"][];
            guides: components["schemas"]["EmptySearch"][];
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
        FeedbackResolution: {
            resolved: boolean;
            /**
             * @default resolved
             * @enum {string}
             */
            outcome?: "resolved" | "dismissed";
            /** @default  */
            note?: string;
        };
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
            businessApplication: string;
            industriesImpacted: components["schemas"]["ImpactedIndustry"][];
            complianceChecklist: string[];
            officialSourceUrl: string | null;
            sources: components["schemas"]["GuideSource"][];
            /** Format: date-time */
            lastReviewed: string;
            /** Format: date-time */
            reviewDue: string | null;
            changes: components["schemas"]["GuideChange"][];
            serviceTypes: string[];
        };
        GuideChange: {
            /** Format: date-time */
            date: string;
            note: string;
        };
        GuideChecklist: {
            ticked: string[];
        };
        GuideContent: {
            title: string;
            slug: string;
            summary: string;
            businessApplication: string;
            industriesImpacted: components["schemas"]["EditedIndustry"][];
            complianceChecklist: string[];
            /** @enum {string} */
            jurisdiction: "federal" | "state" | "local" | "international";
            serviceTypes: string[];
            sources: components["schemas"]["GuideSource"][];
            featured: boolean;
            lastReviewed: string;
            reviewDue: string | null;
        };
        GuideList: components["schemas"]["Guide"][];
        GuideOverview: {
            id: number;
            slug: string;
            title: string;
            jurisdiction: string;
            featured: boolean;
            /** @enum {string} */
            state: "draft" | "published" | "changed";
            /** Format: date-time */
            lastUpdated: string;
            /** Format: date-time */
            lastReviewed: string;
            /** Format: date-time */
            reviewDue: string | null;
        };
        GuideOverviewList: components["schemas"]["GuideOverview"][];
        GuideReinstatement: {
            revision: number;
        };
        GuideRestore: {
            revision: number;
        };
        GuideSave: {
            content: components["schemas"]["NewGuideContent"];
            revision: number;
            /** @default  */
            note?: string;
        };
        GuideSource: {
            name: string;
            url: string;
            date: string | null;
        };
        GuideVersion: {
            number: number;
            /** @enum {string} */
            status: "draft" | "published" | "withdrawn";
            note: string;
            author: string | null;
            /** Format: date-time */
            createdAt: string;
            content: components["schemas"]["GuideContent"];
        };
        GuideVersionList: components["schemas"]["GuideVersionSummary"][];
        GuideVersionSummary: {
            number: number;
            /** @enum {string} */
            status: "draft" | "published" | "withdrawn";
            note: string;
            author: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        GuideWithdrawal: {
            revision: number;
            reason: string;
        };
        HandOver: {
            /** @enum {string} */
            kind: "route" | "slot";
            /** @description A path pattern of react-router, or the name of a slot */
            name: string;
            /** @description The area that has it from its next activated release on */
            to: string;
        };
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
        Invitation: {
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            /** @default null */
            city?: string | null;
            /** @default null */
            state?: string | null;
            userType: components["schemas"]["UserType"];
            /** @default  */
            currentPassword?: string;
        };
        JobState: {
            name: string;
            everySeconds: number;
            /** Format: date-time */
            lastRunAt: string | null;
            lastMilliseconds: number | null;
            /** Format: date-time */
            lastFailureAt: string | null;
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
        LiveShells: {
            shells: components["schemas"]["ShellContract"][];
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
        MailService: {
            from: string;
            /** @description Host of the mail server; null keeps mails in the outbox */
            server: string | null;
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
        /** @description The AI model that words answers; null when none is set */
        ModelService: {
            host: string;
            name: string;
            /** Format: date-time */
            lastSuccessAt: string | null;
            /** Format: date-time */
            lastFailureAt: string | null;
            lastFailure: string | null;
        };
        NewAreaSwitches: {
            messaging: boolean;
            blog: boolean;
            compliance: boolean;
        };
        NewBanner: {
            text: string;
            /** @enum {string} */
            tone: "info" | "success" | "warning";
            link: components["schemas"]["NewBannerLink"] | null;
            /** Format: date-time */
            from: string | null;
            /** Format: date-time */
            until: string | null;
        };
        NewBannerLink: {
            label: string;
            href: string;
        };
        NewDeployToken: {
            area: string;
            label: string;
            /** @default  */
            currentPassword?: string;
        };
        NewGuide: {
            content: components["schemas"]["NewGuideContent"];
        };
        NewGuideContent: {
            title: string;
            slug: string;
            summary: string;
            businessApplication: string;
            industriesImpacted: components["schemas"]["NewGuideIndustry"][];
            complianceChecklist: string[];
            /** @enum {string} */
            jurisdiction: "federal" | "state" | "local" | "international";
            serviceTypes: ("tax-preparation" | "tax-planning" | "bookkeeping" | "payroll" | "audit" | "financial-statements" | "advisory")[];
            sources: components["schemas"]["NewGuideSource"][];
            featured: boolean;
            lastReviewed: string;
            reviewDue: string | null;
        };
        NewGuideIndustry: {
            /** @enum {string} */
            industry: "Small Business" | "E-Commerce" | "Healthcare" | "Construction" | "Real Estate" | "Food & Beverage" | "Technology" | "Nonprofit" | "Retail" | "Professional Services";
            explanation: string;
        };
        NewGuideSource: {
            name: string;
            /** Format: uri */
            url: string;
            date: string | null;
        };
        NewLimits: {
            questionsIp: number;
            questionsAccount: number;
            documentsIp: number;
            documentsAnalyzed: number;
            messages: number;
            contactIp: number;
        };
        NewPassword: {
            token: string;
            password: string;
            confirmPassword: string;
        };
        NewPost: {
            title: string;
            excerpt: string;
            content: string;
            /** @enum {string} */
            category: "tax-strategies" | "financial-reporting" | "business-growth" | "technology";
            /** @default  */
            slug?: string;
            tags?: string[];
            /** @default null */
            featuredImage?: string | null;
            /** @default null */
            featuredImageAlt?: string | null;
            /** @default false */
            published?: boolean;
            /**
             * Format: date-time
             * @default null
             */
            publishAt?: string | null;
        };
        NewPreviewLink: {
            /** @default 72 */
            hours?: number;
        };
        NewRetention: {
            auditDays: number;
            sentMailDays: number;
        };
        NewSiteSettings: {
            siteName: string;
            /** Format: email */
            supportEmail: string | null;
            banner: components["schemas"]["NewBanner"] | null;
            areas: components["schemas"]["NewAreaSwitches"];
            limits: components["schemas"]["NewLimits"];
            retention: components["schemas"]["NewRetention"];
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
        NewsletterConfirmation: {
            token: string;
        };
        NewsletterCounts: {
            pending: number;
            confirmed: number;
            unsubscribed: number;
        };
        NewsletterFailedMail: {
            id: number;
            subject: string;
            error: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        NewsletterList: {
            items: components["schemas"]["NewsletterSubscriber"][];
            total: number;
            pageSize: number;
            counts: components["schemas"]["NewsletterCounts"];
        };
        NewsletterReview: {
            subscriber: components["schemas"]["NewsletterSubscriber"];
            /**
             * @description Why the subscriber waits for a decision; null when none is awaited
             * @enum {string|null}
             */
            kind: "undelivered" | "suspicious" | "unconfirmed" | null;
            /** Format: date-time */
            remindedAt: string | null;
            hasAccount: boolean;
            failedMails: components["schemas"]["NewsletterFailedMail"][];
        };
        NewsletterSubscriber: {
            id: number;
            email: string;
            /** @enum {string} */
            status: "pending" | "confirmed" | "unsubscribed";
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            confirmedAt: string | null;
            /** Format: date-time */
            unsubscribedAt: string | null;
        };
        NewsletterSubscription: {
            /** Format: email */
            email: string;
            website?: string;
        };
        NewsletterUnsubscription: {
            token: string;
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
        OutboxState: {
            waiting: number;
            failed: number;
            sentLastDay: number;
            /** Format: date-time */
            oldestWaitingAt: string | null;
            /** @description The newest that were refused for good */
            failures: components["schemas"]["MailHead"][];
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
        PersonReport: {
            id: number;
            /** @enum {string} */
            reason: "spam" | "harassment" | "scam" | "impersonation" | "other";
            details: string;
            excerpt: string | null;
            /** @enum {string} */
            status: "open" | "upheld" | "dismissed";
            note: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            decidedAt: string | null;
            reporter: components["schemas"]["ReportedPerson"];
            reported: components["schemas"]["ReportedPerson"];
            upheldBefore: number;
        };
        PersonReportDecision: {
            /** @enum {string} */
            decision: "warn" | "dismiss";
            note: string;
        };
        PersonReportDraft: {
            /** @enum {string} */
            reason: "spam" | "harassment" | "scam" | "impersonation" | "other";
            /** @default  */
            details?: string;
            messageId?: number;
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
            featuredImageAlt?: string | null;
            published: boolean;
            /** Format: date-time */
            publishedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            author: components["schemas"]["PostAuthor"] | null;
            readingMinutes: number;
            contentHtml?: string;
            isPlainText?: boolean;
            headings?: components["schemas"]["PostHeading"][];
            cardImage?: string;
            content?: string;
            version?: number;
            /** Format: date-time */
            publishAt?: string | null;
            /** Format: date-time */
            updatedAt?: string;
            /** Format: date-time */
            deletedAt?: string | null;
            editedBy?: components["schemas"]["PostEditor"] | null;
            highlights?: components["schemas"]["PostHighlights"];
        };
        PostAuthor: {
            id: number;
            firstName: string;
            lastName: string;
            profilePicture: string | null;
            listed: boolean;
            /** @enum {string|null} */
            profession: "accountant" | "bookkeeper" | "advisor" | "cfo" | null;
        };
        PostAutosave: {
            draft: components["schemas"]["SavedPostDraft"] | null;
            /** Format: date-time */
            savedAt: string | null;
        };
        PostChanges: {
            title?: string;
            excerpt?: string;
            content?: string;
            /** @enum {string} */
            category?: "tax-strategies" | "financial-reporting" | "business-growth" | "technology";
            slug?: string;
            tags?: string[];
            featuredImage?: string | null;
            featuredImageAlt?: string | null;
            published?: boolean;
            /** Format: date-time */
            publishAt?: string | null;
            version?: number;
        };
        PostCounts: {
            all: number;
            published: number;
            draft: number;
            scheduled: number;
        };
        PostDraft: {
            /** @default  */
            title?: string;
            /** @default  */
            excerpt?: string;
            /** @default  */
            content?: string;
            /** @default  */
            category?: string;
            /** @default  */
            slug?: string;
            tags?: string[];
            /** @default  */
            featuredImage?: string;
            /** @default  */
            featuredImageAlt?: string;
            /** @default 0 */
            version?: number;
        };
        PostEditor: {
            id: number;
            firstName: string;
            lastName: string;
        };
        PostHeading: {
            id: string;
            text: string;
            /** @enum {number} */
            level: 2 | 3;
        };
        PostHighlights: {
            title: number[][];
            excerpt: number[][];
        };
        PostImage: {
            url: string;
            width: number;
            height: number;
        };
        PostList: components["schemas"]["Post"][];
        PostPage: {
            posts: components["schemas"]["Post"][];
            pagination: components["schemas"]["Pagination"];
            counts?: components["schemas"]["PostCounts"];
        };
        PostRevision: {
            version: number;
            title: string;
            published: boolean;
            /** Format: date-time */
            createdAt: string;
            editor: components["schemas"]["PostEditor"] | null;
            slug: string;
            excerpt: string;
            content: string;
            category: string;
            tags: string[];
            featuredImage: string | null;
            featuredImageAlt: string | null;
        };
        PostRevisionHead: {
            version: number;
            title: string;
            published: boolean;
            /** Format: date-time */
            createdAt: string;
            editor: components["schemas"]["PostEditor"] | null;
        };
        PostRevisionList: components["schemas"]["PostRevisionHead"][];
        PreviewHtml: {
            contentHtml: string;
        };
        PreviewLink: {
            id: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
        };
        PreviewLinkList: components["schemas"]["PreviewLink"][];
        PreviewText: {
            content: string;
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
        QueueAssignee: {
            id: number;
            firstName: string;
            lastName: string;
        };
        QueueAssigneeList: components["schemas"]["QueueAssignee"][];
        QueueAssignment: {
            assigneeId: number | null;
            seen: number | null;
        };
        QueueDecision: {
            outcome: string;
            reason: string;
            /** Format: date-time */
            decidedAt: string;
            decidedBy: components["schemas"]["QueueAssignee"] | null;
        };
        QueueItem: {
            id: number;
            title: string;
            summary: string;
            kind: string;
            /** Format: date-time */
            openedAt: string;
            /** @enum {string} */
            state: "open" | "assigned" | "decided";
            assignee: components["schemas"]["QueueAssignee"] | null;
            decision: components["schemas"]["QueueDecision"] | null;
        };
        QueuePage: {
            items: components["schemas"]["QueueItem"][];
            total: number;
            pageSize: number;
            kinds: string[];
        };
        QueueSummary: {
            /** @enum {string} */
            queue: "reviews" | "people" | "verification" | "listings" | "tickets" | "quiz" | "feedback" | "newsletter";
            open: number;
            assigned: number;
            mine: number;
            /** Format: date-time */
            oldestOpenAt: string | null;
        };
        QueueSummaryList: components["schemas"]["QueueSummary"][];
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
        QuizHandling: {
            /** @enum {string} */
            decision: "write" | "close";
            note: string;
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
        ReleaseFiles: {
            name: string;
            version: string;
            /** @description Entry of the release */
            url: string;
            /** @description sha384 of every file of the release, by its path in the release */
            files: {
                [key: string]: string;
            };
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
        ReportFigures: {
            clients: number;
            clientsInContact: number;
            professionals: number;
            searches: number;
            emptySearches: number;
            blogSearches: number;
            emptyBlogSearches: number;
            guideSearches: number;
            emptyGuideSearches: number;
            profileViews: number;
            contacts: number;
            answered: number;
            responseMinutes: number | null;
            reviews: number;
            rating: number | null;
            reads: number;
            questions: number;
            refusals: number;
            listed: number | null;
        };
        ReportPoint: {
            from: string;
            to: string;
            figures: components["schemas"]["ReportFigures"];
        };
        ReportShare: {
            id: string;
            label: string;
            count: number;
            previous: number | null;
        };
        ReportedPerson: {
            id: number;
            firstName: string;
            lastName: string;
            userType: components["schemas"]["UserType"];
            suspended: boolean;
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
        RestoreRevision: {
            seen: number;
        };
        Retention: {
            auditDays: number;
            sentMailDays: number;
        };
        RetriedMails: {
            retried: number;
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
            /** @description Sends whoever asks for another path of the same thing (an id, a former slug) to its canonical one, for good (301) */
            redirectToCanonical?: boolean;
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
                /** @description Large picture for networks: templates of a path on this site and of what it shows, and its pixels */
                image?: {
                    path: string;
                    alt: string;
                    width: number;
                    height: number;
                };
                /** @description Feeds that readers find from the page */
                feeds?: {
                    type: string;
                    title: string;
                    href: string;
                }[];
                /** @description JSON-LD of the page; its texts are templates, with `{origin}` for the site’s own. A value that is missing leaves its property out */
                structuredData?: {
                    [key: string]: unknown;
                }[];
                /** @description Keeps the page out of search engines */
                noindex?: boolean;
            };
        };
        RouteOwner: {
            /** @enum {string} */
            kind: "route" | "slot";
            name: string;
            area: string;
            handedTo: string | null;
            /** Format: date-time */
            since: string;
        };
        SavedAnalysisDraft: {
            title: string;
            fileName: string;
            industry: string;
            analysis: components["schemas"]["SentAnalysis"];
            /** Format: date-time */
            savedAt: string;
        };
        SavedAnalysisTitle: {
            title: string;
        };
        SavedAnswerDraft: {
            title: string;
            question: string;
            response: components["schemas"]["SentComplianceAnswer"];
            /** Format: date-time */
            savedAt: string;
        };
        SavedAnswerTitle: {
            title: string;
        };
        SavedComplianceAnswer: {
            id: string;
            title: string;
            question: string;
            response: components["schemas"]["ComplianceAnswer"];
            /** Format: date-time */
            savedAt: string;
        };
        SavedComplianceAnswerList: components["schemas"]["SavedComplianceAnswer"][];
        SavedDocumentAnalysis: {
            id: string;
            title: string;
            fileName: string;
            industry: string;
            analysis: components["schemas"]["AnalysisContent"];
            /** Format: date-time */
            savedAt: string;
        };
        SavedDocumentAnalysisList: components["schemas"]["SavedDocumentAnalysis"][];
        SavedIds: {
            ids: number[];
        };
        SavedPostDraft: {
            title: string;
            excerpt: string;
            content: string;
            category: string;
            slug: string;
            tags: string[];
            featuredImage: string;
            featuredImageAlt: string;
            version: number;
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
        SentAnalysis: {
            summary: string;
            keyPoints: string[];
            industryImpact: string;
            complianceSteps: string[];
            risksAndPenalties: string;
            points: {
                summary: {
                    text: string;
                    quote: string;
                    page: number;
                }[];
                keyPoints: {
                    text: string;
                    quote: string;
                    page: number;
                }[];
                industryImpact: {
                    text: string;
                    quote: string;
                    page: number;
                }[];
                complianceSteps: {
                    text: string;
                    quote: string;
                    page: number;
                }[];
                risksAndPenalties: {
                    text: string;
                    quote: string;
                    page: number;
                }[];
            };
            findings: {
                /** @enum {string} */
                kind: "obligation" | "prohibition" | "penalty" | "deadline" | "amount" | "party";
                quote: string;
                page: number;
                date: string | null;
            }[];
            leftOut: number;
            pages: number;
            /** @enum {string} */
            analyzedBy: "model" | "rules";
            notice: string;
        };
        SentComplianceAnswer: {
            answer: string;
            sections: {
                title: string;
                content: string[];
                citations: number[][];
            }[];
            sources: {
                title: string;
                url: string;
                description: string;
            }[];
            /** @enum {string} */
            answeredBy: "model" | "guides" | "refusal";
            notice: string | null;
            answerCitations: number[];
            citations: {
                passage: string;
                guide: string;
                title: string;
                heading: string;
                quote: string;
            }[];
            followUps: string[];
        };
        SentTestMail: {
            mailId: number;
        };
        ServiceState: {
            name: string;
            /** @enum {string} */
            state: "ok" | "degraded" | "off";
            sentence: string;
        };
        SettingsChange: {
            version: number;
            settings: components["schemas"]["NewSiteSettings"];
        };
        ShellContract: {
            /** @description Names the build: a hash of its files */
            build: string;
            /** @description Version of its SDK */
            sdk: string;
            /** @description Shared modules with their major versions: `react@19` */
            provides: string[];
            /** @description Slots that areas can fill */
            slots: string[];
        };
        Site: {
            name: string;
            supportEmail: string | null;
            banner: components["schemas"]["SiteBanner"] | null;
            /** @description Areas that are switched off */
            switchedOff: ("messaging" | "blog" | "compliance")[];
        };
        SiteBanner: {
            id: string;
            text: string;
            /** @enum {string} */
            tone: "info" | "success" | "warning";
            link: components["schemas"]["BannerLink"] | null;
        };
        SiteSettings: {
            siteName: string;
            /** @description Null is the address of `MAIL_FROM` */
            supportEmail: string | null;
            banner: components["schemas"]["Banner"] | null;
            areas: components["schemas"]["AreaSwitches"];
            limits: components["schemas"]["AdjustedLimits"];
            retention: components["schemas"]["Retention"];
        };
        SlugCheck: {
            slug: string;
            available: boolean;
            problem: string | null;
            suggestion: string | null;
        };
        StoredSiteSettings: {
            version: number;
            settings: components["schemas"]["SiteSettings"];
            defaults: components["schemas"]["SiteSettings"];
            mail: components["schemas"]["MailService"];
            model: components["schemas"]["ModelService"] | null;
        };
        SubscriberDecision: {
            /** @enum {string} */
            decision: "keep" | "end";
            /** @default  */
            reason?: string;
            /** @enum {string} */
            seen?: "undelivered" | "suspicious" | "unconfirmed";
        };
        Suspension: {
            reason: string;
        };
        SystemState: {
            api: components["schemas"]["ApiProcess"];
            database: components["schemas"]["DatabaseState"];
            areas: components["schemas"]["AreaVersion"][];
            services: components["schemas"]["ServiceState"][];
            /** @description What jobs have yet to do */
            backlogs: components["schemas"]["Backlog"][];
            /** @description Jobs of this process, since it was started */
            jobs: components["schemas"]["JobState"][];
            outbox: components["schemas"]["OutboxState"];
        };
        Ticket: {
            id: number;
            name: string;
            email: string;
            phone: string | null;
            /** @enum {string} */
            subject: "general" | "support" | "billing" | "partnership" | "feedback";
            message: string;
            /** @enum {string} */
            status: "open" | "closed";
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            closedAt: string | null;
            userId: number | null;
            replies: components["schemas"]["TicketReply"][];
        };
        TicketReply: {
            id: number;
            author: string;
            body: string;
            /** Format: date-time */
            createdAt: string;
        };
        TicketReplyDraft: {
            body: string;
            close: boolean;
            seen: number;
        };
        TicketStatus: {
            /** @enum {string} */
            status: "open" | "closed";
            /** @default  */
            reason?: string;
        };
        UnreadCount: {
            count: number;
        };
        UnsavedPost: {
            postId: number;
            title: string;
            /** Format: date-time */
            savedAt: string;
        };
        UnsavedPostList: components["schemas"]["UnsavedPost"][];
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
            /** @default  */
            currentPassword?: string;
        };
        UserSearchPage: {
            users: components["schemas"]["AdminUser"][];
            total: number;
            page: number;
            pageSize: number;
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
    getAdminAssistantFeedback: {
        parameters: {
            query?: {
                helpful?: boolean;
                resolved?: boolean;
                guide?: string;
                from?: string;
                to?: string;
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
                    "application/json": components["schemas"]["AssistantFeedbackList"];
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
    getAdminAssistantFeedbackId: {
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
                    "application/json": components["schemas"]["AssistantFeedback"];
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
            /** @description feedback_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "feedback_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    putAdminAssistantFeedbackIdResolution: {
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
                "application/json": components["schemas"]["FeedbackResolution"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssistantFeedback"];
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
            /** @description feedback_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "feedback_not_found";
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
    getAdminAudit: {
        parameters: {
            query?: {
                q?: string;
                person?: number;
                action?: "account.deleted" | "account.registered" | "audit.exported" | "audit.pruned" | "cannedAnswer.changed" | "deployToken.created" | "deployToken.revoked" | "email.changed" | "feedback.resolved" | "guide.created" | "guide.deleted" | "guide.published" | "guide.reinstated" | "guide.restored" | "guide.saved" | "guide.withdrawn" | "listing.approved" | "listing.returned" | "mail.tested" | "mail.retried" | "newsletter.exported" | "newsletter.subscriberKept" | "newsletter.subscriptionEnded" | "newsletter.subscriberRemoved" | "password.changed" | "password.reset" | "password.resetRequested" | "person.reportDecided" | "queue.assigned" | "quiz.handled" | "post.created" | "post.deleted" | "post.imageUploaded" | "post.previewLinkCreated" | "post.previewLinkRevoked" | "post.published" | "post.restored" | "post.unpublished" | "post.updated" | "release.activated" | "release.published" | "release.rolledBack" | "release.routeHandedOver" | "release.shellsChanged" | "report.exported" | "review.reportDecided" | "review.visibilityChanged" | "session.ended" | "session.refused" | "session.signedOut" | "session.started" | "settings.changed" | "ticket.answered" | "ticket.closed" | "ticket.reopened" | "user.accepted" | "user.exported" | "user.invited" | "user.restored" | "user.suspended" | "user.updated" | "verification.approved" | "verification.rejected";
                subjectType?: string;
                subjectId?: string;
                from?: string;
                to?: string;
                cursor?: number;
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
                    "application/json": components["schemas"]["AuditPage"];
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
    getAdminAuditExport: {
        parameters: {
            query?: {
                q?: string;
                person?: number;
                action?: "account.deleted" | "account.registered" | "audit.exported" | "audit.pruned" | "cannedAnswer.changed" | "deployToken.created" | "deployToken.revoked" | "email.changed" | "feedback.resolved" | "guide.created" | "guide.deleted" | "guide.published" | "guide.reinstated" | "guide.restored" | "guide.saved" | "guide.withdrawn" | "listing.approved" | "listing.returned" | "mail.tested" | "mail.retried" | "newsletter.exported" | "newsletter.subscriberKept" | "newsletter.subscriptionEnded" | "newsletter.subscriberRemoved" | "password.changed" | "password.reset" | "password.resetRequested" | "person.reportDecided" | "queue.assigned" | "quiz.handled" | "post.created" | "post.deleted" | "post.imageUploaded" | "post.previewLinkCreated" | "post.previewLinkRevoked" | "post.published" | "post.restored" | "post.unpublished" | "post.updated" | "release.activated" | "release.published" | "release.rolledBack" | "release.routeHandedOver" | "release.shellsChanged" | "report.exported" | "review.reportDecided" | "review.visibilityChanged" | "session.ended" | "session.refused" | "session.signedOut" | "session.started" | "settings.changed" | "ticket.answered" | "ticket.closed" | "ticket.reopened" | "user.accepted" | "user.exported" | "user.invited" | "user.restored" | "user.suspended" | "user.updated" | "verification.approved" | "verification.rejected";
                subjectType?: string;
                subjectId?: string;
                from?: string;
                to?: string;
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
    getAdminCannedAnswers: {
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
                    "application/json": components["schemas"]["CannedAnswerList"];
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
    postAdminCannedAnswers: {
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
                "application/json": components["schemas"]["CannedAnswerDraft"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CannedAnswer"];
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
        };
    };
    putAdminCannedAnswersId: {
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
                "application/json": components["schemas"]["CannedAnswerDraft"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CannedAnswer"];
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
            /** @description canned_answer_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "canned_answer_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    deleteAdminCannedAnswersId: {
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
            /** @description canned_answer_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "canned_answer_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getAdminGuides: {
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
                    "application/json": components["schemas"]["GuideOverviewList"];
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
    postAdminGuides: {
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
                "application/json": components["schemas"]["NewGuide"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditedGuide"];
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
            /** @description guide_slug_taken, idempotent_call_running */
            409: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "guide_slug_taken" | "idempotent_call_running";
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
    getAdminGuidesId: {
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
                    "application/json": components["schemas"]["EditedGuide"];
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
    putAdminGuidesId: {
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
                "application/json": components["schemas"]["GuideSave"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditedGuide"];
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
            /** @description guide_changed, guide_slug_taken, guide_slug_fixed */
            409: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "guide_changed" | "guide_slug_taken" | "guide_slug_fixed";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    deleteAdminGuidesId: {
        parameters: {
            query: {
                revision: number;
            };
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
            /** @description guide_changed, guide_was_public */
            409: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "guide_changed" | "guide_was_public";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postAdminGuidesIdPublish: {
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
                "application/json": components["schemas"]["GuideSave"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditedGuide"];
                };
            };
            /** @description invalid_request, malformed_json, unknown_field, guide_incomplete */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request" | "malformed_json" | "unknown_field" | "guide_incomplete";
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
            /** @description guide_changed, guide_slug_taken, guide_slug_fixed */
            409: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "guide_changed" | "guide_slug_taken" | "guide_slug_fixed";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postAdminGuidesIdReinstate: {
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
                "application/json": components["schemas"]["GuideReinstatement"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditedGuide"];
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
            /** @description guide_changed, guide_not_withdrawn */
            409: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "guide_changed" | "guide_not_withdrawn";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getAdminGuidesIdVersions: {
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
                    "application/json": components["schemas"]["GuideVersionList"];
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
    getAdminGuidesIdVersionsNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                number: number;
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
                    "application/json": components["schemas"]["GuideVersion"];
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
            /** @description guide_not_found, guide_version_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "guide_not_found" | "guide_version_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postAdminGuidesIdVersionsNumberRestore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuideRestore"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditedGuide"];
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
            /** @description guide_not_found, guide_version_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "guide_not_found" | "guide_version_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description guide_changed */
            409: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "guide_changed";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postAdminGuidesIdWithdraw: {
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
                "application/json": components["schemas"]["GuideWithdrawal"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditedGuide"];
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
            /** @description guide_changed, guide_not_public */
            409: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "guide_changed" | "guide_not_public";
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
    getAdminListingsId: {
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
    getAdminNewsletter: {
        parameters: {
            query?: {
                status?: "pending" | "confirmed" | "unsubscribed";
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
                    "application/json": components["schemas"]["NewsletterList"];
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
    getAdminNewsletterExport: {
        parameters: {
            query?: {
                status?: "pending" | "confirmed" | "unsubscribed";
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
    getAdminNewsletterId: {
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
                    "application/json": components["schemas"]["NewsletterReview"];
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
            /** @description newsletter_subscriber_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "newsletter_subscriber_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    deleteAdminNewsletterId: {
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
            /** @description newsletter_subscriber_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "newsletter_subscriber_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postAdminNewsletterIdDecision: {
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
                "application/json": components["schemas"]["SubscriberDecision"];
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
            /** @description newsletter_subscriber_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "newsletter_subscriber_not_found";
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
    getAdminOverview: {
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
                    "application/json": components["schemas"]["AdminOverview"];
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
    getAdminPersonReportsId: {
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
                    "application/json": components["schemas"]["PersonReport"];
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
        };
    };
    postAdminPersonReportsIdDecision: {
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
                "application/json": components["schemas"]["PersonReportDecision"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonReport"];
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
    getAdminQueueAssignees: {
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
                    "application/json": components["schemas"]["QueueAssigneeList"];
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
    getAdminQueues: {
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
                    "application/json": components["schemas"]["QueueSummaryList"];
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
    getAdminQueuesQueue: {
        parameters: {
            query?: {
                state?: "open" | "mine" | "unassigned" | "decided";
                kind?: string;
                q?: string;
                page?: number;
            };
            header?: never;
            path: {
                queue: "reviews" | "people" | "verification" | "listings" | "tickets" | "quiz" | "feedback" | "newsletter";
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
                    "application/json": components["schemas"]["QueuePage"];
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
            /** @description queue_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "queue_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    putAdminQueuesQueueIdAssignment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                queue: "reviews" | "people" | "verification" | "listings" | "tickets" | "quiz" | "feedback" | "newsletter";
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QueueAssignment"];
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
            /** @description queue_not_found, queue_item_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "queue_not_found" | "queue_item_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description already_assigned */
            409: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "already_assigned";
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
    getAdminQuizRequestsId: {
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
                    "application/json": components["schemas"]["QuizRequest"];
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
    postAdminQuizRequestsIdDecision: {
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
                "application/json": components["schemas"]["QuizHandling"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizRequest"];
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
    getAdminReports: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                compare?: "previous" | "year" | "none";
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
                    "application/json": components["schemas"]["AdminReports"];
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
    getAdminReportsCsv: {
        parameters: {
            query: {
                from?: string;
                to?: string;
                report: "sign-ups" | "professionals-by-state" | "professionals-by-service" | "plans" | "searches" | "search-words" | "blog-searches" | "blog-search-words" | "guide-searches" | "guide-search-words" | "contacts" | "reviews" | "reads" | "posts" | "assistant" | "refusals";
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
    getAdminReviewReportsId: {
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
                    "application/json": components["schemas"]["ReviewReport"];
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
    getAdminSettings: {
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
                    "application/json": components["schemas"]["StoredSiteSettings"];
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
    putAdminSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingsChange"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredSiteSettings"];
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
            /** @description settings_changed */
            409: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "settings_changed";
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
    postAdminSettingsTestMail: {
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
                    "application/json": components["schemas"]["SentTestMail"];
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
    getAdminSystem: {
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
                    "application/json": components["schemas"]["SystemState"];
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
    postAdminSystemOutboxRetry: {
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
                    "application/json": components["schemas"]["RetriedMails"];
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
    getAdminTicketsId: {
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
                    "application/json": components["schemas"]["Ticket"];
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
            /** @description ticket_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "ticket_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postAdminTicketsIdReplies: {
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
                "application/json": components["schemas"]["TicketReplyDraft"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
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
            /** @description ticket_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "ticket_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description already_answered, already_decided, idempotent_call_running */
            409: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "already_answered" | "already_decided" | "idempotent_call_running";
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
    putAdminTicketsIdStatus: {
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
                "application/json": components["schemas"]["TicketStatus"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
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
            /** @description ticket_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "ticket_not_found";
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
    postAdminUsers: {
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
                "application/json": components["schemas"]["Invitation"];
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
            /** @description invalid_request, malformed_json, unknown_field, wrong_password, invalid_idempotency_key */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request" | "malformed_json" | "unknown_field" | "wrong_password" | "invalid_idempotency_key";
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
            /** @description email_taken, idempotent_call_running */
            409: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "email_taken" | "idempotent_call_running";
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
    postAdminUsersBulk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkUserChange"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkUserOutcome"];
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
    getAdminUsersExport: {
        parameters: {
            query?: {
                q?: string;
                type?: components["schemas"]["UserType"];
                accountState?: components["schemas"]["AccountState"];
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
    getAdminUsersSearch: {
        parameters: {
            query?: {
                q?: string;
                type?: components["schemas"]["UserType"];
                accountState?: components["schemas"]["AccountState"];
                sort?: "name" | "email" | "type" | "location" | "created" | "-name" | "-email" | "-type" | "-location" | "-created";
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
                    "application/json": components["schemas"]["UserSearchPage"];
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
    postAdminUsersIdInvitation: {
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
            /** @description not_invited */
            409: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "not_invited";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    putAdminUsersIdSuspension: {
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
                "application/json": components["schemas"]["Suspension"];
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
            /** @description admin_only, admin_only, cannot_suspend_self */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "admin_only" | "admin_only" | "cannot_suspend_self";
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
        };
    };
    deleteAdminUsersIdSuspension: {
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
    getAdminVerificationId: {
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
                    "application/json": components["schemas"]["QueuedVerification"];
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
                related?: number;
                published?: boolean;
                q?: string;
                from?: string;
                to?: string;
                status?: "published" | "draft" | "scheduled" | "deleted";
                sort?: string;
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
            /** @description area_switched_off */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "area_switched_off";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postBlog: {
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
                "application/json": components["schemas"]["NewPost"];
            };
        };
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
            /** @description invalid_request, malformed_json, unknown_field, post_slug_refused, invalid_idempotency_key */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request" | "malformed_json" | "unknown_field" | "post_slug_refused" | "invalid_idempotency_key";
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
            /** @description post_slug_taken, idempotent_call_running */
            409: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "post_slug_taken" | "idempotent_call_running";
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
    postBlogAdminPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewText"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewHtml"];
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
    getBlogAdminSlug: {
        parameters: {
            query?: {
                slug?: string;
                postId?: number;
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
                    "application/json": components["schemas"]["SlugCheck"];
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
    getBlogAdminUnsavedPosts: {
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
                    "application/json": components["schemas"]["UnsavedPostList"];
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
    getBlogAutosavesPostId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                postId: number;
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
                    "application/json": components["schemas"]["PostAutosave"];
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
    putBlogAutosavesPostId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                postId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostDraft"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostAutosave"];
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
    deleteBlogAutosavesPostId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                postId: number;
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
        };
    };
    postBlogBulk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkChange"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
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
    getBlogCardsName: {
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
            /** @description area_switched_off, post_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "area_switched_off" | "post_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getBlogFeedsName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: "rss.xml" | "feed.json";
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
            /** @description area_switched_off, post_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "area_switched_off" | "post_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postBlogImages: {
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
                    "application/json": components["schemas"]["PostImage"];
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
        };
    };
    getBlogImagesName: {
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
            /** @description post_image_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "post_image_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getBlogPreviewsToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
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
            /** @description area_switched_off, preview_link_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "area_switched_off" | "preview_link_not_found";
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
            /** @description area_switched_off */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "area_switched_off";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    putBlogId: {
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
                "application/json": components["schemas"]["PostChanges"];
            };
        };
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
            /** @description invalid_request, malformed_json, unknown_field, post_slug_refused */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request" | "malformed_json" | "unknown_field" | "post_slug_refused";
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
            /** @description post_changed, post_slug_taken */
            409: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "post_changed" | "post_slug_taken";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    deleteBlogId: {
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
    getBlogIdPreviewLinks: {
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
                    "application/json": components["schemas"]["PreviewLinkList"];
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
    postBlogIdPreviewLinks: {
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
                "application/json": components["schemas"]["NewPreviewLink"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedPreviewLink"];
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
    deleteBlogIdPreviewLinksLinkId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                linkId: number;
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
            /** @description preview_link_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "preview_link_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postBlogIdRestore: {
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
                    "application/json": components["schemas"]["Post"];
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
    getBlogIdRevisions: {
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
                    "application/json": components["schemas"]["PostRevisionList"];
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
    getBlogIdRevisionsVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                version: number;
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
                    "application/json": components["schemas"]["PostRevision"];
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
            /** @description revision_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "revision_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    postBlogIdRevisionsVersionRestore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                version: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestoreRevision"];
            };
        };
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
            /** @description post_not_found, revision_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "post_not_found" | "revision_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description post_changed */
            409: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "post_changed";
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
            /** @description area_switched_off, post_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "area_switched_off" | "post_not_found";
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
            /** @description area_switched_off */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "area_switched_off";
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
            /** @description area_switched_off */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "area_switched_off";
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
    postComplianceAnalyzeDocumentStream: {
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
                content?: never;
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
            /** @description area_switched_off */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "area_switched_off";
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
            /** @description area_switched_off */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "area_switched_off";
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
            /** @description area_switched_off */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "area_switched_off";
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
    postComplianceFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssistantFeedbackDraft"];
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
            /** @description area_switched_off */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "area_switched_off";
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
    getComplianceSavedAnalyses: {
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
                    "application/json": components["schemas"]["SavedDocumentAnalysisList"];
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
    putComplianceSavedAnalysesAnalysisId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                analysisId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedAnalysisDraft"];
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
            /** @description area_switched_off */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "area_switched_off";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description too_many_saved_analyses */
            409: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "too_many_saved_analyses";
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
    deleteComplianceSavedAnalysesAnalysisId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                analysisId: string;
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
            /** @description area_switched_off */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "area_switched_off";
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
    patchComplianceSavedAnalysesAnalysisId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                analysisId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedAnalysisTitle"];
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
            /** @description area_switched_off */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "area_switched_off";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description saved_analysis_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "saved_analysis_not_found";
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
    getComplianceSavedAnswers: {
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
                    "application/json": components["schemas"]["SavedComplianceAnswerList"];
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
    putComplianceSavedAnswersAnswerId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                answerId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedAnswerDraft"];
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
            /** @description area_switched_off */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "area_switched_off";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description too_many_saved_answers */
            409: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "too_many_saved_answers";
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
    deleteComplianceSavedAnswersAnswerId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                answerId: string;
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
            /** @description area_switched_off */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "area_switched_off";
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
    patchComplianceSavedAnswersAnswerId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                answerId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedAnswerTitle"];
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
            /** @description area_switched_off */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "area_switched_off";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description saved_answer_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "saved_answer_not_found";
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
            /** @description area_switched_off */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "area_switched_off";
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
            /** @description area_switched_off, guide_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "area_switched_off" | "guide_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getComplianceIdOrSlugChecklist: {
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
                    "application/json": components["schemas"]["GuideChecklist"];
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
    patchComplianceIdOrSlugChecklist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                idOrSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChecklistChange"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuideChecklist"];
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
            /** @description area_switched_off */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "area_switched_off";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
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
            /** @description area_switched_off */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "area_switched_off";
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
            /** @description area_switched_off */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "area_switched_off";
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
    postCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountedEvent"];
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
            /** @description area_switched_off */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "area_switched_off";
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
    postNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterSubscription"];
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
            /** @description area_switched_off */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "area_switched_off";
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
    postNewsletterConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterConfirmation"];
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
            /** @description area_switched_off */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "area_switched_off";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description newsletter_link_expired */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "newsletter_link_expired";
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
    postNewsletterUnsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterUnsubscription"];
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
            /** @description newsletter_link_unknown */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "newsletter_link_unknown";
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
    postNewsletterUnsubscribeToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
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
            /** @description newsletter_link_unknown */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "newsletter_link_unknown";
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
    postPlatformAreasNameRollback: {
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
            /** @description admin_only, release_token_other_area */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "admin_only" | "release_token_other_area";
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
            /** @description no_release_before */
            409: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "no_release_before";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description release_incompatible, shell_unknown */
            422: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "release_incompatible" | "shell_unknown";
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
    getPlatformDeployTokens: {
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
                    "application/json": components["schemas"]["DeployToken"][];
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
    postPlatformDeployTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDeployToken"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedDeployToken"];
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
    deletePlatformDeployTokensId: {
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
                    "application/json": components["schemas"]["DeployToken"];
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
            /** @description deploy_token_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "deploy_token_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
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
    getPlatformDiscoveryNameVersion: {
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
                    "application/json": components["schemas"]["ReleaseFiles"];
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
                    "application/json": components["schemas"]["Release"];
                };
            };
            /** @description invalid_request, release_invalid */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request" | "release_invalid";
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
            /** @description release_token_other_area */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "release_token_other_area";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description release_exists, route_taken */
            409: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "release_exists" | "route_taken";
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
            /** @description release_incompatible, shell_unknown */
            422: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "release_incompatible" | "shell_unknown";
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
            /** @description admin_only, release_token_other_area */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "admin_only" | "release_token_other_area";
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
            /** @description release_incompatible, shell_unknown */
            422: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "release_incompatible" | "shell_unknown";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getPlatformReleasesNameVersionArchive: {
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
                content?: never;
            };
            /** @description release_not_found, release_files_missing */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "release_not_found" | "release_files_missing";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getPlatformRoutes: {
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
                    "application/json": components["schemas"]["RouteOwner"][];
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
    postPlatformRoutesHandOver: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandOver"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RouteOwner"];
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
            /** @description route_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "route_not_found";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    putPlatformShells: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LiveShells"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveShells"];
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
    getSite: {
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
                    "application/json": components["schemas"]["Site"];
                };
            };
        };
    };
    getSiteMapsName: {
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
    postUsersIdReports: {
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
                "application/json": components["schemas"]["PersonReportDraft"];
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
            /** @description invalid_request, malformed_json, unknown_field, cannot_report_yourself */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request" | "malformed_json" | "unknown_field" | "cannot_report_yourself";
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
            /** @description user_not_found, conversation_not_found, message_not_found */
            404: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "user_not_found" | "conversation_not_found" | "message_not_found";
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
            query?: {
                inline?: boolean;
            };
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
