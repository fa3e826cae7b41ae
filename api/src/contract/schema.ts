/** Generated from the API's OpenAPI document by `npm run contract`: do not edit. */
export interface paths {
    "/api/accountants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List professionals that match the filters, 100 per page; the Link header has the next page */
        get: operations["getAccountants"];
    };
    "/api/accountants/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get up to four professionals to compare, by user id, in the order given */
        get: operations["getAccountantsCompare"];
    };
    "/api/accountants/featured": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List featured professionals, highest rated first */
        get: operations["getAccountantsFeatured"];
    };
    "/api/accountants/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Suggest cities and states with listings for what is typed, with how many match the other filters there */
        get: operations["getAccountantsLocations"];
    };
    "/api/accountants/own-words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a wish in plain words as filters of the search: by rules, and a model where one is configured */
        get: operations["getAccountantsOwnWords"];
    };
    "/api/accountants/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what services usually cost, by unit, where at least ten listings say so */
        get: operations["getAccountantsPrices"];
    };
    "/api/accountants/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Update the signed-in professional’s profile */
        put: operations["putAccountantsProfile"];
        /** Create the signed-in professional’s profile */
        post: operations["postAccountantsProfile"];
    };
    "/api/accountants/profile/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Upload a logo for the signed-in professional’s profile: PNG, JPEG, or WebP, up to 5 MB */
        post: operations["postAccountantsProfileLogo"];
        /** Remove the logo from the signed-in professional’s profile */
        delete: operations["deleteAccountantsProfileLogo"];
    };
    "/api/accountants/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search professionals: one page of results, the total, and a count for every filter value */
        get: operations["getAccountantsSearch"];
    };
    "/api/accountants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a professional by user id */
        get: operations["getAccountantsId"];
    };
    "/api/accountants/{id}/meeting-offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get whether a professional offers meetings, and of which kind */
        get: operations["getAccountantsIdMeetingOffer"];
    };
    "/api/accountants/{id}/meeting-times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List when a professional can be met: two weeks of free times, from `from` on */
        get: operations["getAccountantsIdMeetingTimes"];
    };
    "/api/accountants/{id}/meetings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Request a meeting with a professional at one of their free times */
        post: operations["postAccountantsIdMeetings"];
    };
    "/api/accountants/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a professional’s reviews, newest first, at most 200 */
        get: operations["getAccountantsIdReviews"];
        /** Review a professional; each client can do so once */
        post: operations["postAccountantsIdReviews"];
    };
    "/api/admin/assistant-feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List feedback on the assistant’s answers, newest first, 50 per page */
        get: operations["getAdminAssistantFeedback"];
    };
    "/api/admin/assistant-feedback/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one person’s feedback on an answer */
        get: operations["getAdminAssistantFeedbackId"];
    };
    "/api/admin/assistant-feedback/{id}/resolution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mark feedback as resolved or reopen it */
        put: operations["putAdminAssistantFeedbackIdResolution"];
    };
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search the audit log by person, words, action, subject, and date range, newest first */
        get: operations["getAdminAudit"];
    };
    "/api/admin/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the audit log by person, words, action, subject, and date range as CSV */
        get: operations["getAdminAuditExport"];
    };
    "/api/admin/billing/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List coupons with how often they were used, the newest first */
        get: operations["getAdminBillingCoupons"];
        /** Make a coupon for new subscriptions; its terms are final */
        post: operations["postAdminBillingCoupons"];
    };
    "/api/admin/billing/coupons/{id}/retire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** End a coupon for new subscriptions; those that have it keep it */
        post: operations["postAdminBillingCouponsIdRetire"];
    };
    "/api/admin/billing/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what the payment service reported, newest first */
        get: operations["getAdminBillingEvents"];
    };
    "/api/admin/billing/events/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Apply an event of the payment service again that waited, failed or was ignored */
        post: operations["postAdminBillingEventsIdReplay"];
    };
    "/api/admin/billing/payments/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Give back what is left of a payment, with a reason and the signed-in administrator’s password */
        post: operations["postAdminBillingPaymentsIdRefund"];
    };
    "/api/admin/billing/revenue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get revenue, churn and converted trials of the last twelve months */
        get: operations["getAdminBillingRevenue"];
    };
    "/api/admin/billing/revenue.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export revenue by month as CSV */
        get: operations["getAdminBillingRevenueCsv"];
    };
    "/api/admin/billing/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search subscriptions by user, plan and state, the newest first */
        get: operations["getAdminBillingSubscriptions"];
    };
    "/api/admin/billing/subscriptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a subscription with the payments and invoices of its user */
        get: operations["getAdminBillingSubscriptionsId"];
    };
    "/api/admin/canned-answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List canned answers by title */
        get: operations["getAdminCannedAnswers"];
        /** Create a canned answer */
        post: operations["postAdminCannedAnswers"];
    };
    "/api/admin/canned-answers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Update a canned answer */
        put: operations["putAdminCannedAnswersId"];
        /** Delete a canned answer */
        delete: operations["deleteAdminCannedAnswersId"];
    };
    "/api/admin/guides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List guides, including drafts; guides due for review come first */
        get: operations["getAdminGuides"];
        /** Create a guide as a draft */
        post: operations["postAdminGuides"];
    };
    "/api/admin/guides/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ask a guide as its editor has it: which answers would be given, and how sure that is. Nothing is stored */
        post: operations["postAdminGuidesAsk"];
    };
    "/api/admin/guides/unanswered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List questions that readers missed an answer to, those about one thing together, the most asked first */
        get: operations["getAdminGuidesUnanswered"];
    };
    "/api/admin/guides/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a guide with its latest content, published or draft */
        get: operations["getAdminGuidesId"];
        /** Save a draft; the version it is based on must be the latest */
        put: operations["putAdminGuidesId"];
        /** Delete a guide that was never published, with its versions */
        delete: operations["deleteAdminGuidesId"];
    };
    "/api/admin/guides/{id}/dates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the dates of a guide with their rules */
        get: operations["getAdminGuidesIdDates"];
        /** Add a date to a guide */
        post: operations["postAdminGuidesIdDates"];
    };
    "/api/admin/guides/{id}/dates/{dateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Change a date of a guide; marks stay with the days that its rule still has */
        put: operations["putAdminGuidesIdDatesDateId"];
        /** Remove a date of a guide from every calendar */
        delete: operations["deleteAdminGuidesIdDatesDateId"];
    };
    "/api/admin/guides/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Publish a guide; people who follow it are notified */
        post: operations["postAdminGuidesIdPublish"];
    };
    "/api/admin/guides/{id}/reinstate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Undo a withdrawal: the guide is public again, unchanged, with its dates */
        post: operations["postAdminGuidesIdReinstate"];
    };
    "/api/admin/guides/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a guide’s versions, newest first: when, by whom, and why each was saved */
        get: operations["getAdminGuidesIdVersions"];
    };
    "/api/admin/guides/{id}/versions/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one version of a guide */
        get: operations["getAdminGuidesIdVersionsNumber"];
    };
    "/api/admin/guides/{id}/versions/{number}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Restore an earlier version as the latest draft */
        post: operations["postAdminGuidesIdVersionsNumberRestore"];
    };
    "/api/admin/guides/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Unpublish a guide; it becomes a draft */
        post: operations["postAdminGuidesIdWithdraw"];
    };
    "/api/admin/listings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a profile as it would be listed */
        get: operations["getAdminListingsId"];
    };
    "/api/admin/listings/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Approve a waiting profile, or return it with what to fix */
        post: operations["postAdminListingsIdDecision"];
    };
    "/api/admin/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List mails in the outbox, newest first */
        get: operations["getAdminMails"];
    };
    "/api/admin/mails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a mail; its text is included only while no mail server is configured */
        get: operations["getAdminMailsId"];
    };
    "/api/admin/mails/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retry a mail that failed permanently */
        post: operations["postAdminMailsIdRetry"];
    };
    "/api/admin/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List newsletter subscribers, newest first */
        get: operations["getAdminNewsletter"];
    };
    "/api/admin/newsletter/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export newsletter subscribers by status and email as CSV */
        get: operations["getAdminNewsletterExport"];
    };
    "/api/admin/newsletter/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a subscriber, why they need a decision, and the mails that failed permanently */
        get: operations["getAdminNewsletterId"];
        /** Delete a subscriber and every mail still queued for them */
        delete: operations["deleteAdminNewsletterId"];
    };
    "/api/admin/newsletter/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Keep a subscriber from the queue (resends failed mails or the confirmation link), or end a subscription with a reason */
        post: operations["postAdminNewsletterIdDecision"];
    };
    "/api/admin/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the last 24 hours of activity without sign-ins, and mails that failed or are overdue */
        get: operations["getAdminOverview"];
    };
    "/api/admin/person-reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a report about a person: both people and the reported excerpt, nothing else of their conversation */
        get: operations["getAdminPersonReportsId"];
    };
    "/api/admin/person-reports/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Warn the reported person or dismiss the report, with a reason */
        post: operations["postAdminPersonReportsIdDecision"];
    };
    "/api/admin/queue-assignees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List administrators that items can be assigned to, by name */
        get: operations["getAdminQueueAssignees"];
    };
    "/api/admin/queues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get each queue’s size, its oldest item, and how many items are assigned to the signed-in administrator */
        get: operations["getAdminQueues"];
    };
    "/api/admin/queues/{queue}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List one page of a queue: open items, oldest first, or decided items, latest decision first */
        get: operations["getAdminQueuesQueue"];
    };
    "/api/admin/queues/{queue}/{id}/assignment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Assign an item to an administrator or unassign it; `seen` is the assignee the list showed */
        put: operations["putAdminQueuesQueueIdAssignment"];
    };
    "/api/admin/quiz-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a quiz request with its answers and outcome */
        get: operations["getAdminQuizRequestsId"];
    };
    "/api/admin/quiz-requests/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reply to an unanswered quiz request by mail, or close it with a reason */
        post: operations["postAdminQuizRequestsIdDecision"];
    };
    "/api/admin/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get report figures for a range of UTC days, compared with the preceding days, the same days a year earlier, or nothing */
        get: operations["getAdminReports"];
    };
    "/api/admin/reports.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export one report for a range of UTC days as CSV */
        get: operations["getAdminReportsCsv"];
    };
    "/api/admin/review-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List reports about reviews by status, oldest first */
        get: operations["getAdminReviewReports"];
    };
    "/api/admin/review-reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a report about a review: the review, its earlier versions, and both people */
        get: operations["getAdminReviewReportsId"];
    };
    "/api/admin/review-reports/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Hide the reported review or dismiss the report, with a reason */
        post: operations["postAdminReviewReportsIdDecision"];
    };
    "/api/admin/reviews/{id}/visibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Hide a review or show it again, with a reason that its author is told */
        put: operations["putAdminReviewsIdVisibility"];
    };
    "/api/admin/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the site settings */
        get: operations["getAdminSettings"];
        /** Update the site settings; the version they are based on must be the latest */
        put: operations["putAdminSettings"];
    };
    "/api/admin/settings/listing-review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get whether administrators review new profiles */
        get: operations["getAdminSettingsListingReview"];
        /** Choose whether new profiles are listed after the automatic review or wait for an administrator */
        put: operations["putAdminSettingsListingReview"];
    };
    "/api/admin/settings/test-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Send a test mail to the signed-in administrator through the outbox */
        post: operations["postAdminSettingsTestMail"];
    };
    "/api/admin/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the number of accounts by type and of open queue items */
        get: operations["getAdminStats"];
    };
    "/api/admin/system": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the state of releases, database, services, jobs, and outbox */
        get: operations["getAdminSystem"];
    };
    "/api/admin/system/outbox/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retry mails that failed permanently, up to 500 at a time */
        post: operations["postAdminSystemOutboxRetry"];
    };
    "/api/admin/tickets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a ticket from the contact page with its replies */
        get: operations["getAdminTicketsId"];
    };
    "/api/admin/tickets/{id}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reply to a ticket by mail, optionally closing it; `seen` is the number of replies the page showed */
        post: operations["postAdminTicketsIdReplies"];
    };
    "/api/admin/tickets/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Close a ticket without a reply, or reopen it */
        put: operations["putAdminTicketsIdStatus"];
    };
    "/api/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List every account by name */
        get: operations["getAdminUsers"];
        /** Invite a person by mail; inviting an administrator requires the signed-in administrator’s password */
        post: operations["postAdminUsers"];
    };
    "/api/admin/users/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Suspend or restore several accounts; a refusal for one does not stop the others */
        post: operations["postAdminUsersBulk"];
    };
    "/api/admin/users/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export accounts by type, state, and search words as CSV */
        get: operations["getAdminUsersExport"];
    };
    "/api/admin/users/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search accounts by type, state, and words: one sorted page */
        get: operations["getAdminUsersSearch"];
    };
    "/api/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Update a person’s details; changing their type requires the signed-in administrator’s password */
        put: operations["putAdminUsersId"];
    };
    "/api/admin/users/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Resend an invitation */
        post: operations["postAdminUsersIdInvitation"];
    };
    "/api/admin/users/{id}/suspension": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Suspend an account; its sessions end immediately */
        put: operations["putAdminUsersIdSuspension"];
        /** Restore a suspended account */
        delete: operations["deleteAdminUsersIdSuspension"];
    };
    "/api/admin/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List verification requests by status, oldest first; `recheck` lists those due for a re-check */
        get: operations["getAdminVerification"];
    };
    "/api/admin/verification/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a verification request with its documents and its owner */
        get: operations["getAdminVerificationId"];
    };
    "/api/admin/verification/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Approve a request with an optional re-check date, or reject it with a reason */
        post: operations["postAdminVerificationIdDecision"];
    };
    "/api/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the signed-in professional’s views, search appearances, contacts and response time; totals only without Premium */
        get: operations["getAnalytics"];
    };
    "/api/analytics.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the signed-in professional’s analytics of some days as CSV: by day, or by search */
        get: operations["getAnalyticsCsv"];
    };
    "/api/areas/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the public keys by which the backend of an area verifies who asks */
        get: operations["getAreasWellKnownJwksJson"];
    };
    "/api/attachments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an attachment of a message; only its two sides may */
        get: operations["getAttachmentsId"];
        /** Remove an attachment that was not sent */
        delete: operations["deleteAttachmentsId"];
    };
    "/api/avatars/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a profile picture; its URL changes when the picture does */
        get: operations["getAvatarsName"];
    };
    "/api/billing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the signed-in professional’s plan, what happens next and how it is paid */
        get: operations["getBilling"];
    };
    "/api/billing/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cancel the plan to the end of what is paid or tried */
        post: operations["postBillingCancel"];
    };
    "/api/billing/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Choose one of the published test cards; what is open is paid with it */
        put: operations["putBillingCard"];
    };
    "/api/billing/card-page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open the page of the payment service where a card is entered; null where test cards are chosen */
        post: operations["postBillingCardPage"];
    };
    "/api/billing/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Take a signed event of the payment service: the URL for its webhooks */
        post: operations["postBillingEvents"];
    };
    "/api/billing/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List one’s own invoices, newest first */
        get: operations["getBillingInvoices"];
    };
    "/api/billing/invoices/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one’s own invoice as a page to print */
        get: operations["getBillingInvoicesNumber"];
    };
    "/api/billing/invoices/{number}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one’s own invoice as a PDF */
        get: operations["getBillingInvoicesNumberPdf"];
    };
    "/api/billing/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pay the open invoice */
        post: operations["postBillingPayment"];
    };
    "/api/billing/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Give up a payment that waits for one’s bank */
        delete: operations["deleteBillingPaymentsId"];
    };
    "/api/billing/payments/{id}/test-bank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Answer for the bank of the test gateway, which asks for confirmation */
        post: operations["postBillingPaymentsIdTestBank"];
    };
    "/api/billing/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Change to a plan for the amount of a quote: start the trial, upgrade, or schedule a downgrade */
        post: operations["postBillingPlan"];
    };
    "/api/billing/portal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open the payment service’s page of one’s cards and payments; null when there is none */
        post: operations["postBillingPortal"];
    };
    "/api/billing/quotes/{plan}/{interval}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what changing to a plan costs now, to the cent, and does */
        get: operations["getBillingQuotesPlanInterval"];
    };
    "/api/billing/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Take a cancellation or a scheduled downgrade back */
        post: operations["postBillingResume"];
    };
    "/api/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the people the signed-in person has blocked, newest first */
        get: operations["getBlocks"];
    };
    "/api/blocks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Block a person: their messages no longer arrive, live work of the two ends, and they are not told */
        put: operations["putBlocksId"];
        /** Unblock a person; messages they sent while blocked stay withheld */
        delete: operations["deleteBlocksId"];
    };
    "/api/blog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List posts, newest first; `published=false` includes drafts and is for administrators */
        get: operations["getBlog"];
        /** Create a post; without a slug, one is made from the title */
        post: operations["postBlog"];
    };
    "/api/blog/admin/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Render Markdown as a post’s page would show it */
        post: operations["postBlogAdminPreview"];
    };
    "/api/blog/admin/slug": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check whether a slug is allowed and free, with a suggestion if it is not */
        get: operations["getBlogAdminSlug"];
    };
    "/api/blog/admin/unsaved-posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List new posts the signed-in administrator began and did not save, latest first */
        get: operations["getBlogAdminUnsavedPosts"];
    };
    "/api/blog/autosaves/{postId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the text the signed-in administrator typed for a post and did not save; ids from one billion up, chosen by the editor, are new posts */
        get: operations["getBlogAutosavesPostId"];
        /** Autosave the text being typed without changing the post */
        put: operations["putBlogAutosavesPostId"];
        /** Discard the autosaved text of a post */
        delete: operations["deleteBlogAutosavesPostId"];
    };
    "/api/blog/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Publish, unpublish, delete, or restore several posts */
        post: operations["postBlogBulk"];
    };
    "/api/blog/cards/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the social card of a published post (PNG, 1200 × 630); its URL changes when the post does */
        get: operations["getBlogCardsName"];
    };
    "/api/blog/feeds/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the latest posts with their full text as RSS or JSON Feed */
        get: operations["getBlogFeedsName"];
    };
    "/api/blog/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Upload an image for a post: PNG, JPEG, or WebP, up to 10 MB */
        post: operations["postBlogImages"];
    };
    "/api/blog/images/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an image of a post; its URL changes when the image does */
        get: operations["getBlogImagesName"];
    };
    "/api/blog/previews/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the post behind a preview link as its page would show it */
        get: operations["getBlogPreviewsToken"];
    };
    "/api/blog/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search published posts for all the words, best match first, with the positions of matches in titles and excerpts */
        get: operations["getBlogSearch"];
    };
    "/api/blog/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Update a post in whole or in part; with `version`, only if no one has changed it since */
        put: operations["putBlogId"];
        /** Delete a post; it can be restored for 30 days */
        delete: operations["deleteBlogId"];
    };
    "/api/blog/{id}/preview-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a post’s preview links that have not expired */
        get: operations["getBlogIdPreviewLinks"];
        /** Create a preview link that shows the post to anyone who has it for some hours; its path is returned once */
        post: operations["postBlogIdPreviewLinks"];
    };
    "/api/blog/{id}/preview-links/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Revoke a preview link */
        delete: operations["deleteBlogIdPreviewLinksLinkId"];
    };
    "/api/blog/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Restore a deleted post */
        post: operations["postBlogIdRestore"];
    };
    "/api/blog/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a post’s revisions, newest first */
        get: operations["getBlogIdRevisions"];
    };
    "/api/blog/{id}/revisions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one revision of a post with its text */
        get: operations["getBlogIdRevisionsVersion"];
    };
    "/api/blog/{id}/revisions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Restore an earlier revision of a post; `seen` is the current version the page showed */
        post: operations["postBlogIdRevisionsVersionRestore"];
    };
    "/api/blog/{slugOrId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a post by slug or id, with its content as sanitized HTML */
        get: operations["getBlogSlugOrId"];
    };
    "/api/booking/calendars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the private calendars whose busy times cannot be booked */
        get: operations["getBookingCalendars"];
        /** Add a private calendar by its iCalendar URL, once it could be read */
        post: operations["postBookingCalendars"];
    };
    "/api/booking/calendars/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Remove a private calendar: its busy times can be booked again */
        delete: operations["deleteBookingCalendarsId"];
    };
    "/api/booking/calendars/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a private calendar now */
        post: operations["postBookingCalendarsIdCheck"];
    };
    "/api/booking/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the free times that settings would offer, before they are stored */
        post: operations["postBookingPreview"];
    };
    "/api/booking/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get when and how the signed-in professional can be met */
        get: operations["getBookingSettings"];
        /** Set when and how the signed-in professional can be met; meetings that are booked stay */
        put: operations["putBookingSettings"];
    };
    "/api/compliance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List every guide, or only featured ones */
        get: operations["getCompliance"];
    };
    "/api/compliance/analyze-document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Analyze a law or contract: what it asks of a business, each point with its quote and page. Takes a .txt, .md, or text PDF of up to 10 MB in `file`, an `industry`, and optionally `additionalContext`. Nothing is stored */
        post: operations["postComplianceAnalyzeDocument"];
    };
    "/api/compliance/analyze-document/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Analyze a document as text/event-stream: `reading` once it has arrived, `analyzing` once it has been read, then the `analysis`, or `failed` with a sentence */
        post: operations["postComplianceAnalyzeDocumentStream"];
    };
    "/api/compliance/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Answer a question from the guides, each statement with its passage, or say that they do not answer it */
        post: operations["postComplianceAsk"];
    };
    "/api/compliance/ask/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Answer a question as text/event-stream: each `statement` (part, text) as soon as it is verified, then the whole `answer`, or `failed` with a sentence; `waiting` says that a model still thinks */
        post: operations["postComplianceAskStream"];
    };
    "/api/compliance/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the guides that apply to a business and its dates of the next twelve months, by the answers about it */
        get: operations["getComplianceCalendar"];
    };
    "/api/compliance/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the dates of the compliance calendar as a file for calendars (iCalendar) */
        get: operations["getComplianceCalendarIcs"];
    };
    "/api/compliance/calendar/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Make the secret URL of a feed for calendar programs, in place of the one before */
        post: operations["postComplianceCalendarFeed"];
        /** Revoke the feed */
        delete: operations["deleteComplianceCalendarFeed"];
    };
    "/api/compliance/calendar/feed/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the open dates of a saved calendar, for calendar programs (iCalendar) */
        get: operations["getComplianceCalendarFeedToken"];
    };
    "/api/compliance/calendar/marks/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mark a date as done, snoozed for a week, or not mine, or take the mark back */
        put: operations["putComplianceCalendarMarksKey"];
    };
    "/api/compliance/calendar/saved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the saved answers of the signed-in person, and the dates they marked */
        get: operations["getComplianceCalendarSaved"];
        /** Save the answers about a business; reminders follow from them */
        put: operations["putComplianceCalendarSaved"];
        /** Delete the saved answers with their marks and feed: no more reminders */
        delete: operations["deleteComplianceCalendarSaved"];
    };
    "/api/compliance/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rate an answer; a repeat with the same `answerId` replaces the rating. Nothing identifies the sender */
        post: operations["postComplianceFeedback"];
    };
    "/api/compliance/saved-analyses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List saved analyses, newest first; `q` keeps those with all its words */
        get: operations["getComplianceSavedAnalyses"];
    };
    "/api/compliance/saved-analyses/{analysisId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Save an analysis under a client-generated id; one that already exists is left unchanged */
        put: operations["putComplianceSavedAnalysesAnalysisId"];
        /** Delete a saved analysis; a missing one is no error */
        delete: operations["deleteComplianceSavedAnalysesAnalysisId"];
        /** Rename a saved analysis */
        patch: operations["patchComplianceSavedAnalysesAnalysisId"];
    };
    "/api/compliance/saved-answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List saved answers, newest first; `q` keeps those with all its words */
        get: operations["getComplianceSavedAnswers"];
    };
    "/api/compliance/saved-answers/{answerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Save an answer under a client-generated id; one that already exists is left unchanged */
        put: operations["putComplianceSavedAnswersAnswerId"];
        /** Delete a saved answer; a missing one is no error */
        delete: operations["deleteComplianceSavedAnswersAnswerId"];
        /** Rename a saved answer */
        patch: operations["patchComplianceSavedAnswersAnswerId"];
    };
    "/api/compliance/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search guides for all the words, within the filters */
        get: operations["getComplianceSearch"];
    };
    "/api/compliance/{idOrSlug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a guide by id or slug */
        get: operations["getComplianceIdOrSlug"];
    };
    "/api/compliance/{idOrSlug}/checklist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the checklist steps of a guide that the signed-in person has ticked, by their text */
        get: operations["getComplianceIdOrSlugChecklist"];
        /** Tick and untick checklist steps by their text; steps the guide does not have are ignored */
        patch: operations["patchComplianceIdOrSlugChecklist"];
    };
    "/api/compliance/{idOrSlug}/dates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the next date of each duty of a guide */
        get: operations["getComplianceIdOrSlugDates"];
    };
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Send a message to the team behind the product */
        post: operations["postContact"];
    };
    "/api/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the signed-in person’s conversations, newest first, at most 200; `q` keeps those whose name or messages have all its words, `before` those whose last message is older than that one, `waiting` the requests they have not answered */
        get: operations["getConversations"];
    };
    "/api/conversations/unread-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the conversations with unread messages */
        get: operations["getConversationsUnreadCount"];
    };
    "/api/conversations/{otherUserId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the other person of a conversation, what they offer, and the state of the connection */
        get: operations["getConversationsOtherUserId"];
    };
    "/api/conversations/{otherUserId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accept a connection request; a reply does too */
        post: operations["postConversationsOtherUserIdAccept"];
    };
    "/api/conversations/{otherUserId}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Upload an attachment for the next message to a person: at most 10 MB, up to 5 */
        post: operations["postConversationsOtherUserIdAttachments"];
    };
    "/api/conversations/{otherUserId}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Decline a connection request with a reason that the other person is shown */
        post: operations["postConversationsOtherUserIdDecline"];
    };
    "/api/conversations/{otherUserId}/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Delete one’s own message for both sides within 15 minutes */
        delete: operations["deleteConversationsOtherUserIdMessagesId"];
        /** Edit one’s own message within 15 minutes */
        patch: operations["patchConversationsOtherUserIdMessagesId"];
    };
    "/api/conversations/{otherUserId}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mark all messages from a person as read */
        post: operations["postConversationsOtherUserIdRead"];
    };
    "/api/conversations/{otherUserId}/typing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tell the other side that the signed-in person is typing */
        post: operations["postConversationsOtherUserIdTyping"];
    };
    "/api/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count a search, a profile view, or a read post without identifying the visitor; not counted with DNT or Sec-GPC */
        post: operations["postCounts"];
    };
    "/api/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the signed-in person’s dashboard figures */
        get: operations["getDashboard"];
    };
    "/api/dependencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check that the database responds: for alarms, not for balancers */
        get: operations["getDependencies"];
    };
    "/api/email-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Confirm a current or new email address with the token of a mailed link */
        post: operations["postEmailConfirmation"];
    };
    "/api/email-confirmation/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Resend the confirmation link to the signed-in person */
        post: operations["postEmailConfirmationResend"];
    };
    "/api/engagement-draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get whether work with a person can begin, and what a brief can be filled with */
        get: operations["getEngagementDraft"];
    };
    "/api/engagement-files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a file of one’s own work */
        get: operations["getEngagementFilesId"];
        /** Remove a file that one has uploaded, also when the work is over */
        delete: operations["deleteEngagementFilesId"];
    };
    "/api/engagement-items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Change a document request of one’s own */
        put: operations["putEngagementItemsId"];
        /** Remove a document request of one’s own that has no files */
        delete: operations["deleteEngagementItemsId"];
    };
    "/api/engagement-items/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check off a document that one has asked for */
        post: operations["postEngagementItemsIdAccept"];
    };
    "/api/engagement-items/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Upload a file of a document: at most 20 MB, up to 20 */
        post: operations["postEngagementItemsIdFiles"];
    };
    "/api/engagement-items/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Give a document back with a note on what is missing */
        post: operations["postEngagementItemsIdReturn"];
    };
    "/api/engagement-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List documents that are often asked for together */
        get: operations["getEngagementTemplates"];
    };
    "/api/engagements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List one’s own work, live or past, what changed last first; `with` names the other person */
        get: operations["getEngagements"];
        /** Begin work with a person one has exchanged messages with, by a brief */
        post: operations["postEngagements"];
    };
    "/api/engagements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get work of one’s own, with its proposals and documents */
        get: operations["getEngagementsId"];
    };
    "/api/engagements/{id}/brief": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Change the brief, while no proposal is accepted */
        put: operations["putEngagementsIdBrief"];
    };
    "/api/engagements/{id}/documents.zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get all files of one’s own work as a zip with a folder for each document */
        get: operations["getEngagementsIdDocumentsZip"];
    };
    "/api/engagements/{id}/done": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Say as the professional that the work is done */
        post: operations["postEngagementsIdDone"];
    };
    "/api/engagements/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** End live work with a reason that the other side is shown */
        post: operations["postEngagementsIdEnd"];
    };
    "/api/engagements/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ask the other side of live work for documents */
        post: operations["postEngagementsIdItems"];
    };
    "/api/engagements/{id}/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Send a proposal as the professional; it replaces one that is open */
        post: operations["postEngagementsIdProposals"];
    };
    "/api/engagements/{id}/proposals/{number}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accept an open proposal as the client, with one’s typed name and password */
        post: operations["postEngagementsIdProposalsNumberAccept"];
    };
    "/api/engagements/{id}/proposals/{number}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Decline an open proposal as the client, with a reason that the professional is shown */
        post: operations["postEngagementsIdProposalsNumberDecline"];
    };
    "/api/engagements/{id}/proposals/{number}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a version of a proposal as a PDF */
        get: operations["getEngagementsIdProposalsNumberPdf"];
    };
    "/api/engagements/{id}/proposals/{number}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Withdraw an open proposal as the professional */
        post: operations["postEngagementsIdProposalsNumberWithdraw"];
    };
    "/api/engagements/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reopen as the client what was done, within 14 days */
        post: operations["postEngagementsIdReopen"];
    };
    "/api/engagements/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Say as the professional that the work has begun */
        post: operations["postEngagementsIdStart"];
    };
    "/api/engagements/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the events of work, which are messages, the newest first: 50, or the 50 before one */
        get: operations["getEngagementsIdTimeline"];
    };
    "/api/featured-days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the days on which the signed-in professional is featured */
        get: operations["getFeaturedDays"];
        /** Choose the days from today on, five a month, on which the signed-in professional is featured */
        put: operations["putFeaturedDays"];
    };
    "/api/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check that the process is running */
        get: operations["getHealthz"];
    };
    "/api/home/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the listed professionals, the verified ones, and their states */
        get: operations["getHomeCounts"];
    };
    "/api/home/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the latest published reviews with four or more stars; authors by first name and initial */
        get: operations["getHomeReviews"];
    };
    "/api/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stream the signed-in person’s events as text/event-stream; names and payloads are LiveEvents of the contract. Events missed since `after` come first, then `alive` every 15 seconds; `resync` when they are no longer known; `ended` with the reason */
        get: operations["getLive"];
    };
    "/api/live/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Poll for the same events without a stream: those missed, or the first one within `wait` seconds */
        get: operations["getLiveEvents"];
    };
    "/api/location-pages/{subject}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the cities with most accountants, or most of those who offer a service, and their pages */
        get: operations["getLocationPagesSubject"];
    };
    "/api/location-pages/{subject}/{state}/{city}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the page about accountants or a service in a city: people, facts and links to its neighbors */
        get: operations["getLocationPagesSubjectStateCity"];
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Log in with a username or an email address */
        post: operations["postLogin"];
    };
    "/api/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Log in with a passkey, which stands for password and second step */
        post: operations["postLoginPasskey"];
    };
    "/api/login/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what a passkey signs to log in: one of the account that waits in this browser, or any */
        post: operations["postLoginPasskeyOptions"];
    };
    "/api/login/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ask, after the right password, to have the second step turned off in a day */
        post: operations["postLoginRecovery"];
    };
    "/api/login/second-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get how the sign-in that waits in this browser can be confirmed */
        get: operations["getLoginSecondStep"];
        /** Finish logging in with a code of the authenticator app or a recovery code */
        post: operations["postLoginSecondStep"];
        /** Leave the sign-in that waits in this browser, if one does */
        delete: operations["deleteLoginSecondStep"];
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** End the session, here and on the server */
        post: operations["postLogout"];
    };
    "/api/meetings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List one’s own meetings: upcoming ones, or those that are over; `with` names the other person */
        get: operations["getMeetings"];
    };
    "/api/meetings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of one’s own meetings */
        get: operations["getMeetingsId"];
    };
    "/api/meetings/{id}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a confirmed meeting as a file for calendars (iCalendar) */
        get: operations["getMeetingsIdCalendar"];
    };
    "/api/meetings/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cancel a meeting, or one’s own request, with a reason that the other side is shown */
        post: operations["postMeetingsIdCancel"];
    };
    "/api/meetings/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Confirm a requested meeting for the time that was shown */
        post: operations["postMeetingsIdConfirm"];
    };
    "/api/meetings/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Decline a requested meeting with a reason that the client is shown */
        post: operations["postMeetingsIdDecline"];
    };
    "/api/meetings/{id}/proposal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Propose another time for a meeting, which the other side accepts or refuses */
        put: operations["putMeetingsIdProposal"];
        /** Refuse a proposed time, or take one’s own back: the meeting is what it was before */
        delete: operations["deleteMeetingsIdProposal"];
    };
    "/api/meetings/{id}/proposal/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accept the time that the other side proposed */
        post: operations["postMeetingsIdProposalAccept"];
    };
    "/api/meetings/{id}/times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List when a meeting can be instead: two weeks of free times, from `from` on */
        get: operations["getMeetingsIdTimes"];
    };
    "/api/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Send a message; a repeated `clientMessageId` returns the first one */
        post: operations["postMessages"];
    };
    "/api/messages/delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Acknowledge delivery of the messages waiting for the signed-in person */
        post: operations["postMessagesDelivered"];
    };
    "/api/messages/{otherUserId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the messages with one person, oldest first: the latest 200, or the 200 before a message */
        get: operations["getMessagesOtherUserId"];
    };
    "/api/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Subscribe to the newsletter; a mail with a confirmation link follows in every case */
        post: operations["postNewsletter"];
    };
    "/api/newsletter/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Confirm a newsletter subscription with the token of the mail */
        post: operations["postNewsletterConfirm"];
    };
    "/api/newsletter/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Unsubscribe from the newsletter with the token of any issue */
        post: operations["postNewsletterUnsubscribe"];
    };
    "/api/newsletter/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Unsubscribe with one click, from the List-Unsubscribe header of an issue */
        post: operations["postNewsletterUnsubscribeToken"];
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the latest notifications and the number unread */
        get: operations["getNotifications"];
    };
    "/api/notifications/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get which kinds of notification are also mailed and pushed */
        get: operations["getNotificationsPreferences"];
        /** Choose whether one kind of notification is also mailed, or pushed */
        put: operations["putNotificationsPreferences"];
    };
    "/api/notifications/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mark every notification as read */
        post: operations["postNotificationsReadAll"];
    };
    "/api/notifications/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mark one notification as read */
        post: operations["postNotificationsIdRead"];
    };
    "/api/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the latest mails to the signed-in person as a page; only in development without a mail server */
        get: operations["getOutbox"];
    };
    "/api/password/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mail a password reset link; the response is the same for known and unknown addresses */
        post: operations["postPasswordForgot"];
    };
    "/api/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reset the password with the token of a mailed link and end every session */
        post: operations["postPasswordReset"];
    };
    "/api/platform/area-errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the errors of areas and the shell in browsers, the last reported first */
        get: operations["getPlatformAreaErrors"];
        /** Report that an area or the shell failed in a tab; nothing identifies the visitor */
        post: operations["postPlatformAreaErrors"];
    };
    "/api/platform/areas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the shell and every area with what is served, how it does, and its running rollout */
        get: operations["getPlatformAreas"];
    };
    "/api/platform/areas/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an area with its releases, newest first, and its latest rollouts (with a deploy token of the area, or as an administrator) */
        get: operations["getPlatformAreasName"];
    };
    "/api/platform/areas/{name}/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Advance an area’s rollout to its next step now */
        post: operations["postPlatformAreasNameAdvance"];
    };
    "/api/platform/areas/{name}/backend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Set the backend of an area */
        put: operations["putPlatformAreasNameBackend"];
        /** Remove the backend of an area: its next call finds none */
        delete: operations["deletePlatformAreasNameBackend"];
    };
    "/api/platform/areas/{name}/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Roll an area back to the release served before (with a deploy token of the area, or as an administrator) */
        post: operations["postPlatformAreasNameRollback"];
    };
    "/api/platform/areas/{name}/take-down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Take an area down: nothing of it is served until a release is activated again */
        post: operations["postPlatformAreasNameTakeDown"];
    };
    "/api/platform/backends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the backends of areas, and how they do */
        get: operations["getPlatformBackends"];
    };
    "/api/platform/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stream a line for each change that public pages may show, for servers that cache rendered pages */
        get: operations["getPlatformChanges"];
    };
    "/api/platform/deploy-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the deploy tokens of all areas, without their secrets */
        get: operations["getPlatformDeployTokens"];
        /** Create a deploy token for one area; it is shown once */
        post: operations["postPlatformDeployTokens"];
    };
    "/api/platform/deploy-tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Revoke a deploy token */
        delete: operations["deletePlatformDeployTokensId"];
    };
    "/api/platform/discovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the served releases of every area in the Frontend Discovery schema */
        get: operations["getPlatformDiscovery"];
    };
    "/api/platform/discovery/{name}/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the files of one published release, served or not */
        get: operations["getPlatformDiscoveryNameVersion"];
    };
    "/api/platform/override": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the override of this browser */
        get: operations["getPlatformOverride"];
        /** End the override of this browser */
        delete: operations["deletePlatformOverride"];
    };
    "/api/platform/overrides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the overrides that browsers have now, and links to use (as an administrator, or of an area with its token) */
        get: operations["getPlatformOverrides"];
        /** Make the link that lets one browser get an area from a development server, or a published release, once */
        post: operations["postPlatformOverrides"];
    };
    "/api/platform/overrides/links/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what the link of an override would set */
        get: operations["getPlatformOverridesLinksCode"];
        /** Take the link of an override into use in this browser, as an administrator or with a deploy token */
        post: operations["postPlatformOverridesLinksCode"];
    };
    "/api/platform/overrides/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** End an override, or a link that no one used (as an administrator, or with a deploy token of its area) */
        delete: operations["deletePlatformOverridesId"];
    };
    "/api/platform/page-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Report how many pages of each area a tab showed and how fast one was; nothing identifies the visitor */
        post: operations["postPlatformPageViews"];
    };
    "/api/platform/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Publish a release: a .tar.gz of its files and `release.json` (with a deploy token of its area) */
        post: operations["postPlatformReleases"];
    };
    "/api/platform/releases/{name}/{version}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Activate a published release (with a deploy token of its area, or as an administrator) */
        post: operations["postPlatformReleasesNameVersionActivate"];
    };
    "/api/platform/releases/{name}/{version}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a release as a .tar.gz, for the shells that serve it */
        get: operations["getPlatformReleasesNameVersionArchive"];
    };
    "/api/platform/releases/{name}/{version}/rollout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Start a rollout: serve a published release to a growing share of visitors */
        post: operations["postPlatformReleasesNameVersionRollout"];
    };
    "/api/platform/routes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List every route and slot with the area that owns it */
        get: operations["getPlatformRoutes"];
    };
    "/api/platform/routes/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Hand a route or slot to another area, which owns it from its next activated release on */
        post: operations["postPlatformRoutesHandOver"];
    };
    "/api/platform/shell-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Store the files of a build of the shell, as a .tar.gz, for shells of other builds (with the release token) */
        post: operations["postPlatformShellFiles"];
    };
    "/api/platform/shell-files/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a file of a build of the shell, for shells of other builds */
        get: operations["getPlatformShellFilesName"];
    };
    "/api/platform/shells": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Report which builds of the shell are live and what they provide (with the release token) */
        put: operations["putPlatformShells"];
    };
    "/api/platform/trial-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Report how a release on trial, or the stable one beside it, performed in a tab; nothing identifies the visitor */
        post: operations["postPlatformTrialReports"];
    };
    "/api/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List which of the signed-in person’s contacts are online, and whether the person hides their own presence */
        get: operations["getPresence"];
        /** Choose whether others see that the signed-in person is online */
        put: operations["putPresence"];
    };
    "/api/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get how news is pushed to the signed-in person, and whether it is to this browser */
        get: operations["getPush"];
        /** Choose quiet hours, and whether pushed news shows its text */
        put: operations["putPush"];
    };
    "/api/push/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Have news pushed to this browser until its session ends */
        put: operations["putPushSubscription"];
        /** Have nothing pushed to this browser */
        delete: operations["deletePushSubscription"];
    };
    "/api/quick-replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the signed-in professional’s quick replies in their order */
        get: operations["getQuickReplies"];
        /** Add a quick reply at the end of the list */
        post: operations["postQuickReplies"];
    };
    "/api/quick-replies/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Put the quick replies into another order */
        put: operations["putQuickRepliesOrder"];
    };
    "/api/quick-replies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Give a quick reply another name and text */
        put: operations["putQuickRepliesId"];
        /** Delete a quick reply */
        delete: operations["deleteQuickRepliesId"];
    };
    "/api/quiz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Submit the quiz and get three to five matches; a repeated id returns the first result */
        post: operations["postQuiz"];
    };
    "/api/quiz/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a quiz’s matches by its secret id */
        get: operations["getQuizId"];
    };
    "/api/quiz/{id}/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Consent to contact with one of the matches; the message itself is sent to /api/messages */
        post: operations["postQuizIdContacts"];
    };
    "/api/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check that the process takes calls, searches too; an outage of the database is none of its own */
        get: operations["getReadyz"];
    };
    "/api/recovery-cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Call off a recovery with the token of the mailed link */
        post: operations["postRecoveryCancellation"];
    };
    "/api/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Create an account and sign in to it */
        post: operations["postRegister"];
    };
    "/api/review-invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the signed-in professional’s past clients: who can be invited to review, was invited, has reviewed */
        get: operations["getReviewInvitations"];
        /** Invite a past client to review, by mail and once; on Premium with a note */
        post: operations["postReviewInvitations"];
    };
    "/api/review-invitations/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Choose whether past clients are invited automatically some days after the last message: Premium */
        put: operations["putReviewInvitationsSettings"];
    };
    "/api/reviews/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the signed-in person’s reviews, newest first, at most 200 */
        get: operations["getReviewsMine"];
    };
    "/api/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Update one’s own review; its earlier version is kept */
        put: operations["putReviewsId"];
        /** Delete one’s own review */
        delete: operations["deleteReviewsId"];
    };
    "/api/reviews/{id}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reply publicly to a review of oneself; a repeat changes the reply */
        put: operations["putReviewsIdReply"];
        /** Remove one’s reply to a review */
        delete: operations["deleteReviewsIdReply"];
    };
    "/api/reviews/{id}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Report a review to the moderators; each person can do so once */
        post: operations["postReviewsIdReports"];
    };
    "/api/saved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List saved professionals, newest first */
        get: operations["getSaved"];
    };
    "/api/saved/ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the ids of saved professionals, for save buttons */
        get: operations["getSavedIds"];
    };
    "/api/saved/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Save a professional; a repeat is no error */
        put: operations["putSavedId"];
        /** Remove a saved professional */
        delete: operations["deleteSavedId"];
    };
    "/api/session-end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** End the session that an email told of, with the token of its link */
        post: operations["postSessionEnd"];
    };
    "/api/site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the public site settings */
        get: operations["getSite"];
    };
    "/api/site-maps/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a sitemap; index.xml lists the others */
        get: operations["getSiteMapsName"];
    };
    "/api/support": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get how the signed-in professional reaches support, and their latest requests */
        get: operations["getSupport"];
    };
    "/api/support/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ask support by email, in a chat (Professional, Premium) or for a call (Premium) */
        post: operations["postSupportRequests"];
    };
    "/api/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the signed-in person */
        get: operations["getUser"];
    };
    "/api/users/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Upload a profile picture: PNG, JPEG, or WebP, up to 5 MB */
        post: operations["postUsersAvatar"];
        /** Remove the signed-in person’s profile picture */
        delete: operations["deleteUsersAvatar"];
    };
    "/api/users/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Confirm that the owner is at this session, for ten minutes */
        post: operations["postUsersConfirmation"];
    };
    "/api/users/confirmation/passkey-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what a passkey signs to confirm that its owner is there */
        post: operations["postUsersConfirmationPasskeyOptions"];
    };
    "/api/users/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Delete the account of the signed-in person */
        post: operations["postUsersDeletion"];
    };
    "/api/users/email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cancel an unconfirmed change of email address */
        delete: operations["deleteUsersEmailChange"];
    };
    "/api/users/email-change/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Resend the link to the new email address */
        post: operations["postUsersEmailChangeResend"];
    };
    "/api/users/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export everything stored about the signed-in person as JSON */
        get: operations["getUsersExport"];
    };
    "/api/users/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Add a passkey; the first factor brings recovery codes and ends other sessions */
        post: operations["postUsersPasskeys"];
    };
    "/api/users/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what a browser makes a passkey of */
        post: operations["postUsersPasskeysOptions"];
    };
    "/api/users/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Remove a passkey; no browser is trusted any longer */
        delete: operations["deleteUsersPasskeysId"];
        /** Rename a passkey */
        patch: operations["patchUsersPasskeysId"];
    };
    "/api/users/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Change the password; this browser gets a new session, all others end */
        put: operations["putUsersPassword"];
    };
    "/api/users/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Update the signed-in person; a new email address requires the password and must be confirmed */
        put: operations["putUsersProfile"];
    };
    "/api/users/second-factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what the signed-in person can sign in with beside the password */
        get: operations["getUsersSecondFactors"];
    };
    "/api/users/second-factors/app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Begin to set up an authenticator app; it counts once its first code was sent */
        post: operations["postUsersSecondFactorsApp"];
        /** Remove the authenticator app; no browser is trusted any longer */
        delete: operations["deleteUsersSecondFactorsApp"];
    };
    "/api/users/second-factors/app/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Have the authenticator app count, by its first code; the first factor brings recovery codes and ends other sessions */
        post: operations["postUsersSecondFactorsAppConfirmation"];
    };
    "/api/users/second-factors/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Call off a recovery that would remove the second step */
        delete: operations["deleteUsersSecondFactorsRecovery"];
    };
    "/api/users/second-factors/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Replace the recovery codes; they are shown once */
        post: operations["postUsersSecondFactorsRecoveryCodes"];
    };
    "/api/users/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the signed-in person’s sessions */
        get: operations["getUsersSessions"];
    };
    "/api/users/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** End every session but this one */
        post: operations["postUsersSessionsEndOthers"];
    };
    "/api/users/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** End one session */
        delete: operations["deleteUsersSessionsId"];
    };
    "/api/users/trusted-browsers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the browsers in which signing in takes no second step */
        get: operations["getUsersTrustedBrowsers"];
    };
    "/api/users/trusted-browsers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Trust a browser no longer */
        delete: operations["deleteUsersTrustedBrowsersId"];
    };
    "/api/users/{id}/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what any signed-in person may see of a person */
        get: operations["getUsersIdCard"];
    };
    "/api/users/{id}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Report a person one has a conversation with, or one of their messages, to the moderators */
        post: operations["postUsersIdReports"];
    };
    "/api/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the signed-in professional’s verification status */
        get: operations["getVerification"];
        /** Request verification of a license with the documents already uploaded */
        post: operations["postVerification"];
        /** Withdraw the pending request */
        delete: operations["deleteVerification"];
    };
    "/api/verification/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Upload a document for the next request: PDF, PNG, or JPEG, up to 10 MB each and 5 in total */
        post: operations["postVerificationDocuments"];
    };
    "/api/verification/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a document as its sender or an administrator; `inline=true` for display in the page */
        get: operations["getVerificationDocumentsId"];
        /** Remove a document that is not part of a request yet */
        delete: operations["deleteVerificationDocumentsId"];
    };
}
export interface components {
    schemas: {
        AccountDeletion: {
            password: string;
        };
        /** @description A browser in which the person is signed in. */
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
        /** @description An override as administrators see it. */
        ActiveOverride: {
            id: number;
            area: string;
            /** @description Of the area */
            title: string;
            /** @description Of a development server, or `release 1.4.0` */
            origin: string;
            /** Format: date-time */
            expiresAt: string;
            madeBy: string;
            /** @description Of the release that is previewed */
            version: string | null;
            usedBy: string;
            /**
             * Format: date-time
             * @description Null while no one used the link
             */
            usedAt: string | null;
        };
        AddedFactor: {
            recoveryCodes: string[] | null;
        };
        AddedPasskey: {
            passkey: components["schemas"]["PasskeyEntry"];
            recoveryCodes: string[] | null;
        };
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
        AdminBillingEvent: {
            id: number;
            gateway: string;
            eventId: string;
            type: string;
            /** @enum {string} */
            status: "received" | "waiting" | "processed" | "ignored" | "failed";
            attempts: number;
            problem: string | null;
            /** Format: date-time */
            happenedAt: string;
            /** Format: date-time */
            receivedAt: string;
            /** Format: date-time */
            processedAt: string | null;
        };
        /** @description One page of what the payment service reported. */
        AdminBillingEventPage: {
            items: components["schemas"]["AdminBillingEvent"][];
            total: number;
            page: number;
            pageSize: number;
        };
        /** @description A coupon code as administrators see it. */
        AdminCoupon: {
            id: number;
            code: string;
            percent: number | null;
            amountCents: number | null;
            /** @description Paid periods that it holds for; null is all */
            periods: number | null;
            usesMax: number | null;
            uses: number;
            /** @description The last day on which it can be used, Eastern Time */
            lastDay: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @enum {string} */
            state: "active" | "used_up" | "ended" | "retired";
        };
        AdminCouponList: components["schemas"]["AdminCoupon"][];
        /** @description An invoice as administrators see it. */
        AdminInvoice: {
            number: number;
            label: string;
            /** @enum {string} */
            status: "open" | "paid" | "uncollectible" | "refunded";
            lines: components["schemas"]["BillLine"][];
            totalCents: number;
            refundedCents: number;
            /** Format: date-time */
            issuedAt: string;
            /** Format: date-time */
            paidAt: string | null;
        };
        /** @description Activity since yesterday, newest first, and counts of failed and late mails. */
        AdminOverview: {
            activity: components["schemas"]["AdminActivity"][];
            activityTotal: number;
            failedMails: number;
            lateMails: number;
        };
        /** @description A payment as administrators see it; `refundable` when its money is here. */
        AdminPayment: {
            id: number;
            /** @enum {string} */
            purpose: "start" | "upgrade" | "renewal";
            amountCents: number;
            refundedCents: number;
            /** @enum {string} */
            status: "pending" | "requires_action" | "succeeded" | "failed" | "refund_due" | "refunded" | "disputed" | "charged_back";
            failure: string | null;
            /** @description CP-000042 */
            invoice: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            settledAt: string | null;
            refundable: boolean;
        };
        /** @description Figures of days in UTC, with those of the days they are compared with. */
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
        /** @description Revenue by month in UTC, the last twelve, and how many subscribe now. */
        AdminRevenue: {
            /** @description The last twelve, oldest first */
            months: components["schemas"]["RevenueMonth"][];
            now: components["schemas"]["SubscriptionsNow"];
        };
        /** @description The figures on top of the admin dashboard. */
        AdminStats: {
            totalUsers: number;
            accountants: number;
            clients: number;
            issues: number;
        };
        /** @description A subscription as administrators see it. Amounts are US cents. */
        AdminSubscription: {
            id: number;
            user: components["schemas"]["SubscribedUser"];
            /** @enum {string} */
            plan: "professional" | "premium";
            /** @enum {string} */
            interval: "monthly" | "annual";
            /** @enum {string} */
            status: "trialing" | "active" | "past_due" | "cancelling" | "downgrading" | "ended";
            /** @description Of one period, in US cents */
            amountCents: number;
            /** Format: date-time */
            periodEnd: string;
            /** Format: date-time */
            trialEndsAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            endedAt: string | null;
            /** @enum {string|null} */
            endReason: "cancelled" | "trial_ended" | "unpaid" | "disputed" | "account_closed" | null;
        };
        /** @description A subscription with the payments and invoices of its user, newest first. */
        AdminSubscriptionHistory: {
            subscription: components["schemas"]["AdminSubscription"];
            /** @description Earlier and later ones of the user */
            others: components["schemas"]["AdminSubscription"][];
            payments: components["schemas"]["AdminPayment"][];
            invoices: components["schemas"]["AdminInvoice"][];
        };
        /** @description One page of subscriptions. */
        AdminSubscriptionPage: {
            items: components["schemas"]["AdminSubscription"][];
            total: number;
            page: number;
            pageSize: number;
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
        /** @description Findings in a document, without its text. */
        AnalysisContent: {
            summary: string;
            keyPoints: string[];
            industryImpact: string;
            complianceSteps: string[];
            risksAndPenalties: string;
            points: components["schemas"]["DocumentPoints"];
            findings: components["schemas"]["DocumentFinding"][];
            dates?: components["schemas"]["DocumentDate"][];
            leftOut: number;
            pages: number;
            /** @enum {string} */
            analyzedBy: "model" | "rules";
            notice: string;
        };
        /** @description Figures on how a professional is found, seen and contacted; `detail` is null on plans without analytics. */
        Analytics: {
            /** @enum {string} */
            plan: "starter" | "professional" | "premium";
            from: string;
            to: string;
            today: string;
            /** @description The first day with a count; null while there is none */
            countedSince: string | null;
            totals: components["schemas"]["AnalyticsTotals"];
            detail: components["schemas"]["AnalyticsDetail"] | null;
        };
        /** @description Null on plans without analytics */
        AnalyticsDetail: {
            compared: {
                from: string;
                to: string;
            };
            /** @enum {string} */
            step: "day" | "week" | "month";
            previousTotals: components["schemas"]["AnalyticsFigures"];
            points: components["schemas"]["AnalyticsPoint"][];
            peers: components["schemas"]["AnalyticsPeers"] | null;
            searches: components["schemas"]["AnalyticsSearch"][];
            /** @description Appearances in searches that are too rare to be shown */
            rareSearches: number;
        };
        /** @description Figures of one professional for some days. */
        AnalyticsFigures: {
            views: number;
            /** @description Times that search results showed the professional */
            appearances: number;
            /** @description First messages from a client */
            contacts: number;
            /** @description Contacts of 100 views */
            conversion: number | null;
            /** @description Median of the first replies that came within three days */
            responseMinutes: number | null;
        };
        AnalyticsMedians: {
            views: number | null;
            appearances: number | null;
            contacts: number | null;
            conversion: number | null;
            responseMinutes: number | null;
        };
        /** @description Null while there are fewer than ten to compare with */
        AnalyticsPeers: {
            /** @description How many professionals were compared with */
            count: number;
            /** @description Who they are: ‘financial advisors in Texas’ */
            group: string;
            medians: components["schemas"]["AnalyticsMedians"];
        };
        AnalyticsPoint: {
            from: string;
            to: string;
            figures: components["schemas"]["AnalyticsFigures"];
            medians: components["schemas"]["AnalyticsPointMedians"] | null;
        };
        AnalyticsPointMedians: {
            views: number | null;
            appearances: number | null;
            contacts: number | null;
        };
        AnalyticsSearch: {
            /** @description The search as its page’s query string */
            search: string;
            label: string;
            /** @description Where the same search is made; null when not all of it is known */
            href: string | null;
            appearances: number;
        };
        /** @description Only views and contacts of the last 30 days on plans without analytics */
        AnalyticsTotals: {
            views: number;
            contacts: number;
            appearances: number | null;
            conversion: number | null;
            responseMinutes: number | null;
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
        AppCode: {
            code: string;
        };
        AppSetup: {
            /** @description To type; base 32 */
            key: string;
            /** @description To scan; `otpauth:` */
            uri: string;
        };
        ApplyingGuide: {
            slug: string;
            title: string;
            reason: string;
            onlyIf: string;
        };
        /** @description A team’s own service, which pages call at /api/areas/{area}/…. */
        AreaBackend: {
            area: string;
            url: string;
            timeoutSeconds: number;
            version: number;
            setBy: string | null;
            /** Format: date-time */
            setAt: string;
            /**
             * @description As the API process that responds sees it; `unknown` before its first call
             * @enum {string}
             */
            state: "unknown" | "answers" | "slow" | "down" | "unusable";
            /**
             * Format: date-time
             * @description Until when that process makes no call
             */
            openUntil: string | null;
        };
        AreaBackendChange: {
            url: string;
            /**
             * @description Seconds that a whole call may take
             * @default 10
             */
            timeoutSeconds?: number;
            /** @description The one that is changed; 0 for the first backend */
            version: number;
            /** @default  */
            currentPassword?: string;
        };
        /** @description Reports with one message from one line of an area’s code. */
        AreaErrorGroup: {
            id: number;
            area: string;
            /** @enum {string} */
            phase: "load" | "render" | "page" | "code";
            message: string;
            /** @description Position in the source that threw: `src/post-page.tsx:20:5` */
            frame: string;
            /** @description That line of the source; empty without a source map */
            code: string;
            /** @description Positions from the innermost call out */
            stack: string[];
            /** @description Pattern of the route: `/accountant/:id` */
            page: string;
            /** @description Within the days that are counted */
            reports: number;
            /** @description Reports on each of the last 14 days (UTC), today at the end */
            days: number[];
            firstVersion: string;
            lastVersion: string;
            /** Format: date-time */
            firstSeenAt: string;
            /** Format: date-time */
            lastSeenAt: string;
        };
        AreaErrorReport: {
            area: string;
            /** @description In this tab, which may no longer be served */
            version?: string;
            /** @enum {string} */
            phase: "load" | "render" | "page" | "code";
            /** @description Id of the releases that the tab runs together */
            releaseSet?: string;
            message: string;
            /**
             * @description Only the files, lines and columns in it are read
             * @default
             */
            stack?: string;
        };
        /** @description Events that it emits and hears */
        AreaEventNames: {
            /** @description Each begins with the name of the area */
            emits?: string[];
            /** @description Events of other areas */
            listens?: string[];
        };
        /** @description An area with a page of its history. */
        AreaHistory: {
            name: string;
            title: string;
            owner: string;
            served: {
                version: string;
                /** @description Percent of visitors */
                share: number;
                isDefault: boolean;
                /** Format: date-time */
                since: string;
            }[];
            /** @description Version that is tried when the default cannot be loaded */
            fallback: string | null;
            rollout: components["schemas"]["ReleaseRollout"] | null;
            health: components["schemas"]["ReleaseHealth"];
            releases: components["schemas"]["AreaRelease"][];
            total: number;
            page: number;
            pageSize: number;
            /** @description The last that ended, the newest first */
            rollouts: components["schemas"]["ReleaseRollout"][];
            /** @description Rollouts that ended, listed or not */
            rolloutTotal: number;
        };
        /** @description The area that a browser takes from a development server. */
        AreaOverride: {
            area: string;
            /** @description Of the area */
            title: string;
            /** @description Of a development server, or `release 1.4.0` */
            origin: string;
            /** Format: date-time */
            expiresAt: string;
        };
        /** @description A published release in the history of its area. */
        AreaRelease: {
            version: string;
            /** Format: date-time */
            publishedAt: string;
            publishedBy: string | null;
            /**
             * @description `served` was served once; `withdrawn` was rolled back or stopped; `published` was never served
             * @enum {string}
             */
            state: "live" | "trial" | "fallback" | "served" | "withdrawn" | "published";
            share: number;
            /** Format: date-time */
            activatedAt: string | null;
            activatedBy: string | null;
            /** Format: date-time */
            withdrawnAt: string | null;
            /** @description Of its files */
            bytes: number | null;
            /** @description Of its files as browsers get them */
            downloadBytes: number | null;
            /** @description That a browser downloads of it for its heaviest page */
            pageBytes: number | null;
            source: components["schemas"]["ReleaseSource"] | null;
            files: number;
            changes: {
                /** @description The version published before */
                since: string;
                routesAdded: string[];
                routesRemoved: string[];
                slotsAdded: string[];
                slotsRemoved: string[];
            } | null;
        };
        /** @description Served releases of an area, or of the shell, for administrators. */
        AreaReleases: {
            name: string;
            title: string;
            owner: string;
            served: {
                version: string;
                /** @description Percent of visitors */
                share: number;
                isDefault: boolean;
                /** Format: date-time */
                since: string;
            }[];
            /** @description Version that is tried when the default cannot be loaded */
            fallback: string | null;
            rollout: components["schemas"]["ReleaseRollout"] | null;
            health: components["schemas"]["ReleaseHealth"];
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
        /** @description A reader's feedback on an answer, with the answer as they saw it. */
        AssistantFeedback: {
            id: number;
            helpful: boolean;
            /** @enum {string|null} */
            reason: "wrong" | "incomplete" | "unclear" | "off_topic" | "other" | null;
            details: string;
            question: string;
            answer: string;
            /** @enum {string} */
            answeredBy: "model" | "guides" | "closest" | "refusal";
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
            answeredBy: "model" | "guides" | "closest" | "refusal";
            guides?: string[];
        };
        /** @description One page of feedback, newest first. */
        AssistantFeedbackList: {
            items: components["schemas"]["AssistantFeedback"][];
            total: number;
        };
        /** @description A file of a message. Pictures have a size in pixels and a small one. */
        Attachment: {
            id: number;
            name: string;
            mimeType: string;
            bytes: number;
            width: number | null;
            height: number | null;
            url: string;
            thumbnailUrl: string | null;
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
        AuthenticatorApp: {
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastUsedAt: string | null;
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
        BillLine: {
            label: string;
            amountCents: number;
        };
        /** @description The signed-in professional's plan: where it stands, what happens next and how it is paid. */
        Billing: {
            /** @enum {string} */
            plan: "starter" | "professional" | "premium";
            /** @enum {string|null} */
            status: "trialing" | "active" | "past_due" | "cancelling" | "downgrading" | null;
            /** @enum {string|null} */
            interval: "monthly" | "annual" | null;
            /** Format: date-time */
            periodEnd: string | null;
            /** Format: date-time */
            trialEndsAt: string | null;
            next: components["schemas"]["BillingNext"] | null;
            trialAvailable: boolean;
            /** @enum {string} */
            gateway: "test" | "stripe";
            card: components["schemas"]["BillingCard"] | null;
            openInvoice: components["schemas"]["OpenInvoice"] | null;
            failure: string | null;
            waitingPayment: components["schemas"]["WaitingPayment"] | null;
            can: components["schemas"]["BillingPermissions"];
        };
        BillingCard: {
            brand: string;
            last4: string;
            expMonth: number;
            expYear: number;
        };
        /** @description An invoice in the list. */
        BillingInvoice: {
            number: number;
            label: string;
            /** @enum {string} */
            status: "open" | "paid" | "uncollectible" | "refunded";
            lines: components["schemas"]["BillLine"][];
            totalCents: number;
            refundedCents: number;
            /** Format: date-time */
            issuedAt: string;
            /** Format: date-time */
            paidAt: string | null;
        };
        BillingInvoiceList: components["schemas"]["BillingInvoice"][];
        BillingNext: {
            /** @enum {string} */
            kind: "renews" | "changes" | "ends" | "retries";
            /** @enum {string} */
            plan: "starter" | "professional" | "premium";
            /** @enum {string} */
            interval: "monthly" | "annual";
            /** Format: date-time */
            at: string;
            amountCents: number;
        };
        BillingPermissions: {
            cancel: boolean;
            resume: boolean;
        };
        /** @description Cost and effect of a change of plan. Amounts are US cents. */
        BillingQuote: {
            /** @enum {string} */
            kind: "trial" | "start" | "trial_change" | "upgrade" | "scheduled";
            /** @enum {string} */
            plan: "starter" | "professional" | "premium";
            /** @enum {string} */
            interval: "monthly" | "annual";
            lines: components["schemas"]["BillLine"][];
            subtotalCents: number;
            taxCents: number;
            totalCents: number;
            /** Format: date-time */
            effectiveAt: string;
            nextPayment: components["schemas"]["NextPayment"];
            /** Format: date-time */
            at: string;
            /** @description The code that it is discounted by */
            coupon: string | null;
        };
        /** @description Outcome of a change or payment: `confirm` waits for the customer's bank. */
        BillingResult: {
            /** @enum {string} */
            status: "done" | "confirm";
            payment: components["schemas"]["PaymentToConfirm"] | null;
        };
        BlockList: components["schemas"]["BlockedPerson"][];
        /** @description A user whom the signed-in person has blocked. */
        BlockedPerson: {
            person: components["schemas"]["UserCard"];
            /** Format: date-time */
            blockedAt: string;
        };
        BookingDraft: {
            offered: boolean;
            timeZone: string;
            hours: {
                day: number;
                from: number;
                to: number;
            }[];
            /** @enum {number} */
            meetingMinutes: 15 | 20 | 30 | 45 | 60 | 90 | 120;
            bufferBefore: number;
            bufferAfter: number;
            noticeHours: number;
            bookableDays: number;
            mostPerDay: number | null;
            /** @enum {string} */
            meetingKind: "video" | "place";
            location: (string) | string;
        };
        /** @description A professional's settings for when and how they can be met; `isInPlan` says whether their plan has booking. */
        BookingSettings: {
            isInPlan: boolean;
            offered: boolean;
            timeZone: string;
            hours: components["schemas"]["WorkingHours"][];
            meetingMinutes: number;
            bufferBefore: number;
            bufferAfter: number;
            noticeHours: number;
            bookableDays: number;
            mostPerDay: number | null;
            /** @enum {string} */
            meetingKind: "video" | "place";
            location: string;
        };
        /** @description What a client needs; a budget is in whole dollars. */
        Brief: {
            title: string;
            need: string;
            dueOn: string | null;
            budgetFrom: number | null;
            budgetTo: number | null;
            /** @enum {string|null} */
            budgetUnit: "hour" | "month" | "project" | null;
        };
        BriefChange: {
            version: number;
            title: string;
            need: string;
            dueOn: string | null;
            budgetFrom: number | null;
            budgetTo: (number) | null;
            budgetUnit: (("hour" | "month" | "project") | ("hour" | "month" | "project")) | null;
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
        /** @description A private calendar of a professional. `busyCount` is for the next 30 days, `readAt` the last read that succeeded, `problem` what the last one failed with. */
        BusyCalendar: {
            id: number;
            name: string;
            host: string;
            /** Format: date-time */
            readAt: string | null;
            busyCount: number;
            problem: string | null;
        };
        BusyCalendarDraft: {
            name: string;
            url: string;
        };
        BusyCalendarList: {
            items: components["schemas"]["BusyCalendar"][];
        };
        CalendarAnswers: {
            entity: string;
            states: string[];
            employees: number;
            industry: string;
            online: boolean;
            foreign: string[];
        };
        CalendarFeed: {
            /** @description Shown once. */
            url: string;
            /** Format: date-time */
            createdAt: string;
        };
        CalendarToSave: {
            answers: {
                /** @enum {string} */
                entity: "sole-proprietor" | "single-member-llc" | "partnership" | "s-corporation" | "c-corporation" | "nonprofit";
                /**
                 * @default 0
                 * @enum {number}
                 */
                employees?: 0 | 1 | 20 | 50;
                /**
                 * @default
                 * @enum {string}
                 */
                industry?: "small-business" | "e-commerce" | "healthcare" | "construction" | "real-estate" | "food-beverage" | "technology" | "nonprofit" | "retail" | "professional-services";
                /** @default false */
                online?: boolean;
                states: ("AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY")[];
                foreign: ("accounts" | "customers" | "owners")[];
            };
        };
        /** @description An answer that administrators start from. */
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
        /** @description Files that one chunk group of a build loads and the shared modules that its code consumes. */
        ChunkFiles: {
            files: string[];
            consumes: string[];
        };
        /** @description An answer of the Compliance Assistant; its citations are numbers of `citations`, one list for each line. Answered by `closest`, it says that none is sure, and its section is the nearest question with its answer. */
        ComplianceAnswer: {
            answer: string;
            sections: components["schemas"]["ComplianceAnswerSection"][];
            sources: components["schemas"]["ComplianceAnswerSource"][];
            /** @enum {string} */
            answeredBy: "model" | "guides" | "closest" | "refusal";
            notice: string | null;
            answerCitations: number[];
            citations: components["schemas"]["ComplianceCitation"][];
            followUps: string[];
            related?: components["schemas"]["RelatedAnswer"][];
            asksNothing?: boolean;
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
        /** @description What applies to a business, and its dates of the next twelve months. */
        ComplianceCalendar: {
            from: string;
            to: string;
            guides: components["schemas"]["ApplyingGuide"][];
            dates: components["schemas"]["ComplianceDate"][];
        };
        ComplianceCitation: {
            passage: string;
            guide: string;
            title: string;
            heading: string;
            quote: string;
            jurisdiction?: string;
            /** Format: date-time */
            reviewed?: string;
        };
        ComplianceDate: {
            key: string;
            /** @description Day by which it is due. */
            day: string;
            /** @description Day that the rule sets, before weekends and holidays. */
            setOn: string;
            label: string;
            onlyIf: string;
            reason: string;
            guide: components["schemas"]["GuideOfDate"];
            sourceTitle: string;
            sourceUrl: string;
            checkedOn: string;
            /** @enum {string} */
            weekendRule: "section-7503" | "next-business-day" | "none";
        };
        /** @description Proof that the owner is there: a passkey or a code where the account has one, else the password */
        Confirmation: {
            password?: string;
            code?: string;
            passkey?: components["schemas"]["PasskeyProof"];
        };
        ConfirmedSession: {
            /** Format: date-time */
            until: string;
        };
        Connection: {
            status: components["schemas"]["ConnectionStatus"];
            requestedById: number | null;
            declineReason: string | null;
        };
        /** @description Null for users who are no professionals */
        ConnectionAllowance: {
            /** @enum {string} */
            plan: "starter" | "professional" | "premium";
            /** @description New connections a billing month; null is unlimited */
            limit: number | null;
            /** @description Connection requests that reached the professional this billing month */
            used: number;
            /** @description Connection requests that wait for room in the plan */
            waiting: number;
            /**
             * Format: date-time
             * @description When the next billing month begins
             */
            resetsAt: string;
        };
        ConnectionDecline: {
            reason: string;
        };
        /** @enum {string} */
        ConnectionStatus: "waiting" | "pending" | "accepted" | "declined";
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
        /** @description A conversation as its list shows it. */
        Conversation: {
            id: number;
            otherUser: components["schemas"]["UserCard"];
            lastMessage: components["schemas"]["LastMessage"] | null;
            connection: components["schemas"]["ConversationConnection"];
            unreadCount: number;
        };
        ConversationConnection: {
            status: components["schemas"]["ConnectionStatus"];
            requestedById: number | null;
        };
        /** @description Head of a thread, about the other person; `connection` is null before the first message. */
        ConversationDetails: {
            otherUser: components["schemas"]["UserCard"];
            connection: components["schemas"]["Connection"] | null;
            blocked: boolean;
            service: string | null;
            responseTimeHours: number | null;
            maySendFiles: boolean;
        };
        ConversationList: components["schemas"]["Conversation"][];
        /** @description An event that a page reports, without the person. */
        CountedEvent: {
            /** @enum {string} */
            event: "search" | "results-shown" | "profile-view" | "blog-read";
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
            /** @description Whose profile was seen, for `profile-view` */
            professionalId?: number;
            /** @description Who was shown, for `results-shown` */
            professionalIds?: number[];
            /**
             * @description The query string of the search, for `results-shown`
             * @default
             */
            query?: string;
        };
        CouponDraft: {
            code: string;
            percent: number | null;
            amountCents: number | null;
            periods: number | null;
            usesMax: number | null;
            lastDay: string | null;
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
            mayActivate: boolean;
            /** Format: date-time */
            expiresAt: string | null;
            pathPrefix: string | null;
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
        CurrentOverride: {
            override: components["schemas"]["AreaOverride"] | null;
            release?: components["schemas"]["DiscoveredVersion"];
        };
        /** @description The figures of a person's dashboard: reviews are received ones for professionals, written ones for other users. */
        Dashboard: {
            conversations: number;
            unreadConversations: number;
            reviews: number;
            saved: number;
            avgRating: number | null;
            /**
             * Format: uuid
             * @description The last matching quiz of a client
             */
            lastQuizId: string | null;
            connections: components["schemas"]["ConnectionAllowance"] | null;
        };
        DatabaseState: {
            engine: string;
            version: string;
            /** @description Median of five queries */
            milliseconds: number;
        };
        DateMark: {
            /** @enum {string} */
            mark: "done" | "snoozed" | "not-mine" | "none";
        };
        DeadLink: {
            text: string;
            /** @description Where it leads; null when the address may not be used, and was taken away */
            href: string | null;
        };
        /** @description A deploy token without its secret. */
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
            mayActivate: boolean;
            /** Format: date-time */
            expiresAt: string | null;
            pathPrefix: string | null;
        };
        /** @description One served version of an area, in the Frontend Discovery schema with our own `extras`. */
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
                /** @description Integrity attribute of every file of the release, by its path in the release */
                files: {
                    [key: string]: string;
                };
                preload: components["schemas"]["ReleasePreload"];
            };
        };
        /** @description Answer of `GET /api/platform/discovery`. */
        Discovery: {
            schema: string;
            microFrontends: {
                [key: string]: components["schemas"]["DiscoveredVersion"][];
            };
        };
        /** @description Requirements that a document sets for a business. `points` are the same texts one by one, each with the sentence of the document it rests on, word for word, and its page (from 1); `findings` name the date they hold as YYYY-MM-DD. `document` is the text of each page. `leftOut` counts findings beyond those listed. */
        DocumentAnalysis: {
            summary: string;
            keyPoints: string[];
            industryImpact: string;
            complianceSteps: string[];
            risksAndPenalties: string;
            points: components["schemas"]["DocumentPoints"];
            findings: components["schemas"]["DocumentFinding"][];
            dates?: components["schemas"]["DocumentDate"][];
            leftOut: number;
            pages: number;
            /** @enum {string} */
            analyzedBy: "model" | "rules";
            notice: string;
            document: string[];
        };
        DocumentDate: {
            /** @enum {string} */
            kind: "effective" | "operative" | "compliance" | "comment" | "sunset" | "deadline";
            date: string | null;
            quote: string;
            page: number;
        };
        DocumentFinding: {
            /** @enum {string} */
            kind: "penalty" | "prohibition" | "deadline" | "obligation" | "exception" | "amount" | "party";
            also?: ("penalty" | "prohibition" | "deadline" | "obligation" | "exception" | "amount" | "party")[];
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
        /** @description A guide in the editor: its newest content, and how many people are notified when it changes. */
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
        EditedGuideDate: {
            id: number;
            revision: number;
            isBundled: boolean;
            content: components["schemas"]["GuideDateContent"];
        };
        EditedGuideDateList: components["schemas"]["EditedGuideDate"][];
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
        /** @description A piece of work as one of its two people sees it. `paused` says why nothing can be changed; each change sends `version`. */
        Engagement: {
            id: number;
            title: string;
            /** @enum {string} */
            status: "brief" | "proposed" | "accepted" | "in-progress" | "done" | "ended";
            client: components["schemas"]["UserCard"];
            professional: components["schemas"]["UserCard"];
            viewerSide: components["schemas"]["EngagementSide"];
            waiting: ("propose" | "decide" | "start" | "documents" | "check")[];
            openItems: number;
            nextDueOn: string | null;
            /** Format: date-time */
            updatedAt: string;
            version: number;
            brief: components["schemas"]["Brief"];
            createdBy: components["schemas"]["EngagementSide"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            acceptedAt: string | null;
            /** Format: date-time */
            startedAt: string | null;
            /** Format: date-time */
            doneAt: string | null;
            /** Format: date-time */
            endedAt: string | null;
            endedBy: components["schemas"]["EngagementSide"] | null;
            endReason: string | null;
            proposals: components["schemas"]["Proposal"][];
            items: components["schemas"]["EngagementItem"][];
            mayDo: ("change-brief" | "propose" | "withdraw" | "accept" | "decline" | "start" | "done" | "reopen" | "end" | "ask")[];
            paused: string | null;
            /** Format: date-time */
            reopenUntil: string | null;
            filesRemovedOn: string | null;
        };
        EngagementDraft: {
            with: number;
            prefilledFrom: string | null;
            title: string;
            need: string;
            dueOn: string | null;
            budgetFrom: number | null;
            budgetTo: (number) | null;
            budgetUnit: (("hour" | "month" | "project") | ("hour" | "month" | "project")) | null;
        };
        /** @description A file of a document; `scan` is null where the site scans no files. */
        EngagementFile: {
            id: number;
            name: string;
            mimeType: string;
            bytes: number;
            uploadedBy: components["schemas"]["EngagementSide"];
            /** @enum {string|null} */
            scan: "clean" | null;
            /** Format: date-time */
            createdAt: string;
            url: string;
        };
        /** @description A document that one side has asked the other for, with what the viewer may do. */
        EngagementItem: {
            id: number;
            title: string;
            note: string;
            dueOn: string | null;
            askedBy: components["schemas"]["EngagementSide"];
            /** @enum {string} */
            status: "open" | "received" | "accepted";
            returnedNote: string | null;
            files: components["schemas"]["EngagementFile"][];
            can: {
                upload: boolean;
                removeOwnFiles: boolean;
                change: boolean;
                remove: boolean;
                accept: boolean;
                return: boolean;
            };
        };
        EngagementItemDraft: {
            title: string;
            note: string;
            dueOn: string | null;
        };
        EngagementItemDrafts: {
            items: components["schemas"]["EngagementItemDraft"][];
        };
        EngagementItemReturn: {
            note: string;
        };
        /** @description Work of the viewer, what changed last first; `next` is the offset of the next part. */
        EngagementList: {
            items: components["schemas"]["EngagementSummary"][];
            next: number | null;
        };
        /** @description Whether work with a person can begin, why not, and what its brief can be filled with. */
        EngagementPrefill: {
            mayBegin: boolean;
            reason: string | null;
            liveId: number | null;
            /** @enum {string|null} */
            prefilledFrom: "quiz" | null;
            brief: components["schemas"]["Brief"];
        };
        /** @enum {string} */
        EngagementSide: "client" | "professional";
        EngagementStep: {
            version: number;
        };
        EngagementStepWithReason: {
            version: number;
            reason: string;
        };
        /** @description Work in a list. `waiting` is what waits for the viewer; `openItems` are documents they still owe. */
        EngagementSummary: {
            id: number;
            title: string;
            /** @enum {string} */
            status: "brief" | "proposed" | "accepted" | "in-progress" | "done" | "ended";
            client: components["schemas"]["UserCard"];
            professional: components["schemas"]["UserCard"];
            viewerSide: components["schemas"]["EngagementSide"];
            waiting: ("propose" | "decide" | "start" | "documents" | "check")[];
            openItems: number;
            nextDueOn: string | null;
            /** Format: date-time */
            updatedAt: string;
        };
        EngagementTemplate: {
            id: string;
            title: string;
            items: {
                title: string;
                note: string;
                dueInDays: number;
            }[];
        };
        /** @description Documents that are often asked for together. */
        EngagementTemplates: {
            templates: components["schemas"]["EngagementTemplate"][];
        };
        /** @description Events of a piece of work, the newest first; `next` is the `before` of the next part. */
        EngagementTimeline: {
            items: components["schemas"]["Message"][];
            next: number | null;
        };
        /** @description A filter value, its label and how many results it would leave. */
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
            languages: components["schemas"]["Facet"][];
            meetings: components["schemas"]["Facet"][];
            ratings: components["schemas"]["Facet"][];
            responseTimes: components["schemas"]["Facet"][];
            verified: components["schemas"]["Facet"][];
            priceUnits: components["schemas"]["Facet"][];
            /** @description How many prices lie between the steps of the chosen unit (`searchLimits.priceSteps`); empty without one. */
            priceSteps: number[];
        };
        /** @description Days on which the signed-in professional is featured, and which can be chosen; all on the site's clock. */
        FeaturedDays: {
            /** @enum {string} */
            plan: "starter" | "professional" | "premium";
            /** @description The day on the site’s clock, Eastern Time */
            today: string;
            /** @description The last day that can be chosen */
            lastDay: string;
            /** @description Chosen days of this month and the next */
            days: string[];
        };
        FeaturedDaysDraft: {
            days: string[];
        };
        /**
         * @description Pricing model of a professional; `assets` is a percentage of the assets they manage.
         * @enum {string}
         */
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
        GatewayPage: {
            url: string | null;
        };
        /** @description A compliance guide. */
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
            sources: components["schemas"]["GuideSource"][];
            serviceTypes: string[];
            officialSourceUrl: string | null;
            /** Format: date-time */
            lastReviewed: string;
            /** Format: date-time */
            reviewDue: string | null;
            changes: components["schemas"]["GuideChange"][];
        };
        /** @description An answer of a guide: the first of its questions is its title. */
        GuideAnswer: {
            questions: string[];
            answer: string;
            passages: string[];
            appliesTo: string;
        };
        GuideChange: {
            /** Format: date-time */
            date: string;
            note: string;
        };
        /** @description The steps of a guide that a user has ticked, by their words. */
        GuideChecklist: {
            ticked: string[];
        };
        /** @description Fields of a guide that administrators edit; days as YYYY-MM-DD. */
        GuideContent: {
            title: string;
            slug: string;
            summary: string;
            businessApplication: string;
            industriesImpacted: components["schemas"]["ImpactedIndustry"][];
            complianceChecklist: string[];
            sources: components["schemas"]["GuideSource"][];
            serviceTypes: string[];
            answers: components["schemas"]["GuideAnswer"][];
            /** @enum {string} */
            jurisdiction: "federal" | "state" | "local" | "international";
            featured: boolean;
            lastReviewed: string;
            reviewDue: string | null;
        };
        /** @description All that is given must hold, of a list one entry; nothing given is every business. */
        GuideDateAudience: {
            entities?: ("sole-proprietor" | "single-member-llc" | "partnership" | "s-corporation" | "c-corporation" | "nonprofit")[];
            states?: ("AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY")[];
            minEmployees?: number;
            industries?: ("small-business" | "e-commerce" | "healthcare" | "construction" | "real-estate" | "food-beverage" | "technology" | "nonprofit" | "retail" | "professional-services")[];
            /** @enum {boolean} */
            online?: true;
            foreign?: ("accounts" | "customers" | "owners")[];
        };
        GuideDateChange: {
            content: components["schemas"]["GuideDateContent"];
            revision: number;
        };
        GuideDateContent: {
            label: string;
            onlyIf: string;
            rule: components["schemas"]["GuideDateRule"];
            audience: components["schemas"]["GuideDateAudience"];
            /** @enum {string} */
            weekendRule: "section-7503" | "next-business-day" | "none";
            sourceTitle: string;
            /** Format: uri */
            sourceUrl: string;
            checkedOn: string;
        };
        GuideDateRule: {
            /** @enum {string} */
            kind: "yearly" | "monthly" | "after-quarter" | "after-year" | "once" | "always";
            days?: string[];
            plusDays?: number;
            month?: number;
            day?: number;
            on?: string;
        };
        GuideLink: {
            slug: string;
            title: string;
            summary: string;
        };
        GuideList: components["schemas"]["ListedGuide"][];
        GuideOfDate: {
            slug: string;
            title: string;
        };
        /** @description A guide in the list of the editor. `changed`: it is published, and has an unpublished draft. */
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
        /** @description The answers that a question would get if a guide were public as its editor has it. */
        GuideTrial: {
            /** @enum {string} */
            outcome: "answer" | "closest" | "refusal";
            entries: components["schemas"]["GuideTrialEntry"][];
        };
        GuideTrialEntry: {
            question: string;
            answer: string;
            guide: string;
            isThisGuide: boolean;
            sure: number;
        };
        GuideTrialPayload: {
            guideId: number | null;
            content: components["schemas"]["NewGuideContent"];
            question: string;
        };
        /** @description Content of a guide at one save. */
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
        /** @description Time, author and purpose of one save of a guide. */
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
            /**
             * @description A slot is filled, an offer rendered
             * @enum {string}
             */
            kind: "route" | "slot" | "offer";
            /** @description A path pattern of react-router, or the name of a slot */
            name: string;
            /** @description The area that has it from its next activated release on */
            to: string;
        };
        /** @description A link of the header to a page of an area. */
        HeaderLink: {
            /** @description What the header shows: 2 to 30 characters */
            label: string;
            /** @description Path of a route of the same release, without parameters */
            href: string & (unknown & unknown);
            /** @description Shows a NEW badge */
            isNew?: boolean;
        };
        Health: {
            /** @enum {string} */
            status: "ok";
        };
        /** @description How many professionals are listed, how many of them are verified, and in how many states they are. */
        HomeCounts: {
            professionals: number;
            verified: number;
            states: number;
        };
        /** @description A published review as the home page quotes it. */
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
            id: number;
            content: string;
            /** Format: date-time */
            createdAt: string;
            senderId: number;
            deleted: boolean;
        };
        /** @description A guide as lists show it; the guide itself has the rest. */
        ListedGuide: {
            id: number;
            slug: string;
            title: string;
            featured: boolean;
            jurisdiction: string;
            /** Format: date-time */
            lastUpdated: string;
            summary: string;
            industriesImpacted: components["schemas"]["ListedIndustry"][];
            serviceTypes: string[];
        };
        ListedIndustry: {
            industry: string;
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
            website?: string | null;
            languages?: string[];
            phone?: string | null;
            phoneVisibility?: components["schemas"]["PhoneVisibility"];
            remote?: boolean | null;
            inPerson?: boolean | null;
            feeModels?: components["schemas"]["FeeModel"][];
            fiduciary?: boolean | null;
            startingPriceCents?: number | null;
            priceUnit?: components["schemas"]["PriceUnit"] | null;
            city?: string | null;
            state?: string | null;
        };
        ListingDecision: {
            /** @enum {string} */
            decision: "list" | "return";
            /** @default  */
            note?: string;
        };
        /** @description Reviewer of new profiles: the automatic review alone, or an administrator after it. */
        ListingReviewSetting: {
            /** @enum {string} */
            mode: "automatic" | "manual";
        };
        /**
         * @description Outcome of the review of a listing; `pending` waits for an administrator.
         * @enum {string}
         */
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
            /** @description Areas whose next release comes with them */
            replaced?: string[];
            /** @description Takes shells that break what is served */
            isMeant?: boolean;
        };
        /** @description A page about a subject in a city, with how many do it there. */
        LocationLink: {
            label: string;
            path: string;
            count: number;
        };
        LocationLinkList: components["schemas"]["LocationLink"][];
        /** @description A page about a subject in a city: who does it there, and what the listings say. */
        LocationPage: {
            /** @description Canonical path without its first slash: other spellings of city and service lead to it. */
            slug: string;
            title: string;
            description: string;
            /** @description `accountants`, or the id of a service. */
            subject: string;
            city: string;
            state: string;
            /** @description Too little to be listed by search engines. */
            isThin: boolean;
            total: number;
            totalIsCapped: boolean;
            verified: number;
            professionals: components["schemas"]["ProfessionalList"];
            remoteTotal: number;
            remoteTotalIsCapped: boolean;
            remote: components["schemas"]["ProfessionalList"];
            prices: components["schemas"]["PriceRange"][];
            specialties: components["schemas"]["SpecialtyCount"][];
            reviews: components["schemas"]["LocationReview"][];
            guides: components["schemas"]["GuideLink"][];
            nearby: components["schemas"]["LocationLinkList"];
            subjects: components["schemas"]["LocationLinkList"];
        };
        /** @description A review by a verified client, as a page about a city quotes it. */
        LocationReview: {
            id: number;
            rating: number;
            comment: string;
            /** Format: date-time */
            createdAt: string;
            author: string;
            professionalId: number;
            professionalName: string;
        };
        /** @description A city or state that has listings, with how many match; where none do, how many work remotely. */
        LocationSuggestion: {
            /** @enum {string} */
            kind: "city" | "state";
            label: string;
            count: number;
            isCapped: boolean;
            remote: number | null;
        };
        LocationSuggestionList: components["schemas"]["LocationSuggestion"][];
        /** @description A mail with its words; null where a mail server has them. */
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
        /** @description A mail in the outbox. */
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
        /** @description One page of the outbox, newest first. */
        MailList: {
            items: components["schemas"]["MailHead"][];
            total: number;
        };
        MailService: {
            from: string;
            /** @description Host of the mail server; null keeps mails in the outbox */
            server: string | null;
        };
        MailedToken: {
            token: string;
        };
        MarkedDate: {
            dateId: number;
            /** @description Day that the rule sets; 'all' for every date of the duty. */
            setOn: string;
            /** @enum {string} */
            mark: "done" | "snoozed" | "not-mine";
            until: string | null;
        };
        /** @description A meeting as one of its two sides sees it, with what they may do. */
        Meeting: {
            id: number;
            /** @enum {string} */
            side: "professional" | "client";
            other: components["schemas"]["UserCard"];
            /** @enum {string} */
            status: "requested" | "countered" | "confirmed" | "moving" | "declined" | "cancelled" | "expired";
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            proposal: {
                /** Format: date-time */
                startsAt: string;
                /** Format: date-time */
                endsAt: string;
                isOwn: boolean;
            } | null;
            note: string;
            /** @enum {string} */
            meetingKind: "video" | "place";
            location: string | null;
            end: {
                isOwn: boolean | null;
                reason: string | null;
            } | null;
            pendingReminders: ("day" | "hour")[];
            can: {
                confirm: boolean;
                decline: boolean;
                propose: boolean;
                accept: boolean;
                refuse: boolean;
                cancel: boolean;
            };
        };
        /** @description Meetings of the viewer, in the order of their time. */
        MeetingList: {
            items: components["schemas"]["Meeting"][];
        };
        /** @description Meetings that a professional offers, if any, and their kind. */
        MeetingOffer: {
            offered: boolean;
            meetingMinutes: number | null;
            /** @enum {string|null} */
            meetingKind: "video" | "place" | null;
        };
        MeetingReason: {
            reason: string;
        };
        MeetingRequest: {
            /** Format: date-time */
            startsAt: string;
            timeZone: string;
            note: string;
        };
        MeetingTime: {
            /** Format: date-time */
            startsAt: string;
        };
        /** @description Free times of a professional, ISO 8601 in UTC; `next` is where the next read begins. */
        MeetingTimes: {
            offered: boolean;
            meetingMinutes: number | null;
            /** @enum {string|null} */
            meetingKind: "video" | "place" | null;
            timeZone: string | null;
            times: string[];
            /** Format: date-time */
            next: string | null;
        };
        /** @description One message between two people; with an `engagement` it is an event of their work. Times are ISO 8601 in UTC. */
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
            /** Format: date-time */
            deliveredAt: string | null;
            /** Format: date-time */
            editedAt: string | null;
            deleted: boolean;
            attachments: components["schemas"]["Attachment"][];
            clientMessageId: string | null;
            engagement?: components["schemas"]["MessageEngagement"];
        };
        MessageDraft: {
            writtenById?: number;
            receiverId: number;
            attachmentIds?: number[];
            content?: string;
            /** Format: uuid */
            clientMessageId?: string;
        };
        MessageEdit: {
            content: string;
        };
        MessageEngagement: {
            id: number;
            /** @enum {string} */
            event: "began" | "change-brief" | "propose" | "withdraw" | "accept" | "decline" | "start" | "done" | "reopen" | "end" | "asked" | "unasked" | "uploaded" | "checked" | "returned";
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
        /** @description What areas bring to header and dashboard: paths of links, and `<slot> <area>` of what fills a slot */
        Navigation: {
            /** @description First to last; what is not named comes behind */
            order: string[];
            hidden: string[];
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
            /**
             * @description Whether it also activates, rolls out and rolls back
             * @default true
             */
            mayActivate?: boolean;
            /** @default null */
            expiresInDays?: number | null;
            /**
             * @description Path that every route of its releases has or lies below
             * @default null
             */
            pathPrefix?: string | null;
            /** @default  */
            currentPassword?: string;
        };
        NewGuide: {
            content: components["schemas"]["NewGuideContent"];
        };
        NewGuideAnswer: {
            questions: string[];
            answer: string;
            passages: string[];
            /** @default  */
            appliesTo?: string;
        };
        NewGuideContent: {
            title: string;
            slug: string;
            summary: string;
            businessApplication: string;
            industriesImpacted: components["schemas"]["NewGuideIndustry"][];
            complianceChecklist: string[];
            answers?: components["schemas"]["NewGuideAnswer"][];
            /** @enum {string} */
            jurisdiction: "federal" | "state" | "local" | "international";
            serviceTypes: ("tax-preparation" | "tax-planning" | "bookkeeping" | "payroll" | "audit" | "financial-statements" | "advisory")[];
            sources: components["schemas"]["NewGuideSource"][];
            featured: boolean;
            lastReviewed: string;
            reviewDue: string | null;
        };
        NewGuideDate: {
            content: components["schemas"]["GuideDateContent"];
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
        /** @description Stays as it is when absent: releases of administration before it do not send it */
        NewNavigation: {
            order: string[];
            hidden: string[];
        };
        NewOverride: {
            area: string;
            /** @description Of a published release to preview, instead of an origin */
            version?: string;
            /** @description Origin of the development server: http://localhost:4100 */
            origin?: string;
            /**
             * @description Of an administrator
             * @default
             */
            currentPassword?: string;
        };
        /** @description What a browser made of `PasskeyCreation`, in base64url */
        NewPasskey: {
            name: string;
            id: string;
            clientData: string;
            attestation: string;
            transports: string[];
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
        NewQuietHours: {
            from: number;
            to: number;
        };
        NewRetention: {
            auditDays: number;
            sentMailDays: number;
            closedTicketDays: number;
            quizDays: number;
        };
        NewSiteSettings: {
            siteName: string;
            /** Format: email */
            supportEmail: string | null;
            banner: components["schemas"]["NewBanner"] | null;
            areas: components["schemas"]["NewAreaSwitches"];
            navigation?: components["schemas"]["NewNavigation"];
            /**
             * @description Stays as it is when absent
             * @enum {string}
             */
            secondStep?: "off" | "admins" | "adminsAndProfessionals";
            limits: components["schemas"]["NewLimits"];
            retention: components["schemas"]["NewRetention"];
        };
        /** @description A person who has just signed up. `outbox` is where their mails can be read: in development without a mail server only. */
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
            /** Format: date-time */
            secondStepBy?: string;
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
        /** @description One page of the newsletter's subscribers, newest first; `counts` are of all of them. */
        NewsletterList: {
            items: components["schemas"]["NewsletterSubscriber"][];
            total: number;
            pageSize: number;
            counts: components["schemas"]["NewsletterCounts"];
        };
        /** @description A subscriber with what an administrator decides by. */
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
        /** @description A newsletter subscriber, as administrators see them. */
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
        NextDate: {
            key: string;
            day: string;
            label: string;
            onlyIf: string;
        };
        NextDateList: components["schemas"]["NextDate"][];
        NextPayment: {
            /** Format: date-time */
            at: string;
            amountCents: number;
        };
        /** @description Something that happened to the signed-in person; `href` opens the thing it is about. */
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
        /** @description The newest notifications and how many are unread. */
        NotificationList: {
            items: components["schemas"]["Notification"][];
            unreadCount: number;
        };
        NotificationPreference: {
            /** @enum {string} */
            kind: "message" | "connection" | "meeting" | "work" | "match" | "review" | "review_invitation" | "review_reply" | "verification" | "listing" | "plan" | "guide" | "compliance_date" | "moderation" | "security";
            byMail?: boolean;
            byPush?: boolean;
        };
        /** @description Kinds of notification, and whether a person also gets them by mail and by push. */
        NotificationPreferences: {
            items: {
                /** @enum {string} */
                kind: "message" | "connection" | "meeting" | "work" | "match" | "review" | "review_invitation" | "review_reply" | "verification" | "listing" | "plan" | "guide" | "compliance_date" | "moderation" | "security";
                label: string;
                byMail: boolean;
                byPush: boolean;
            }[];
        };
        OpenInvoice: {
            number: number;
            totalCents: number;
        };
        /** @description Override that such a link would set. */
        OpenOverrideLink: {
            area: string;
            /** @description Of the area */
            title: string;
            /** @description Of a development server, or `release 1.4.0` */
            origin: string;
            madeBy: string;
            /** @description False when the caller has to show a deploy token of the area */
            mayUse: boolean;
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
        /** @description The link that sets such an override, once. */
        OverrideLink: {
            area: string;
            /** @description Of the area */
            title: string;
            /** @description Of a development server, or `release 1.4.0` */
            origin: string;
            /** @description Of the page that asks and sets it, once: `/overrides/…` */
            path: string;
            /**
             * Format: date-time
             * @description Until when the link may be used
             */
            until: string;
        };
        OwnListing: {
            status: components["schemas"]["ListingStatus"];
            notes: string[];
            phoneVisibility: components["schemas"]["PhoneVisibility"];
        };
        /** @description A client's review, with the professional it is about. */
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
        /** @description A wish for a professional, read as filters of the search. */
        OwnWords: {
            /** @description The filters that are asked for, as the query of the search page; empty where none was read. */
            search: string;
            /** @description What was not understood or is not wanted, as typed. */
            left: string[];
        };
        PageViews: {
            views: {
                [key: string]: number;
            };
            vitals?: {
                area: string;
                /** @description Largest contentful paint in milliseconds */
                paint?: number;
                /** @description Interaction to next paint in milliseconds */
                input?: number;
                /** @description Cumulative layout shift */
                shift?: number;
            };
        };
        Pagination: {
            offset: number;
            limit: number;
            hasMore: boolean;
            total: number;
        };
        /** @description What a browser makes a passkey of; the challenge is good once */
        PasskeyCreation: {
            challenge: string;
            siteId: string;
            siteName: string;
            userHandle: string;
            username: string;
            displayName: string;
            algorithms: number[];
            exclude: components["schemas"]["PasskeyReference"][];
            timeout: number;
        };
        PasskeyEntry: {
            id: number;
            name: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastUsedAt: string | null;
        };
        PasskeyName: {
            name: string;
        };
        /** @description What a passkey answered to `PasskeyRequest`, in base64url */
        PasskeyProof: {
            id: string;
            clientData: string;
            authenticatorData: string;
            signature: string;
        };
        PasskeyQuestion: {
            /**
             * @description For any account, whichever waits in this browser
             * @default false
             */
            any?: boolean;
        };
        PasskeyReference: {
            id: string;
            transports: string[];
        };
        /** @description What a passkey is asked to sign; the challenge is good once */
        PasskeyRequest: {
            challenge: string;
            siteId: string;
            /** @description Empty for any passkey of the site */
            allow: components["schemas"]["PasskeyReference"][];
            timeout: number;
        };
        PasskeySignIn: {
            passkey: components["schemas"]["PasskeyProof"];
            /** @default false */
            remember?: boolean;
            /** @default false */
            trustBrowser?: boolean;
        };
        PasswordChange: {
            currentPassword: string;
            newPassword: string;
            confirmPassword: string;
        };
        /** @description A client with whom a professional has exchanged messages, and where an invitation to review stands. */
        PastClient: {
            id: number;
            firstName: string;
            lastName: string;
            profilePicture: string | null;
            /** Format: date-time */
            lastMessageAt: string;
            /** @enum {string} */
            status: "open" | "invited" | "reviewed" | "unavailable";
            /** Format: date-time */
            invitedAt: string | null;
            /** @description The invitation was sent as the settings say */
            automatic: boolean;
            /** Format: date-time */
            reviewedAt: string | null;
        };
        PaymentToConfirm: {
            id: number;
            actionUrl: string | null;
        };
        /** @description A report of a person with the reported excerpt of a message; `upheldBefore` counts upheld reports of the same person. */
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
        /**
         * @description Audience of a professional's phone number; `clients` are those who got a reply from them.
         * @enum {string}
         */
        PhoneVisibility: "nobody" | "clients" | "everyone";
        PlanChange: {
            /** @enum {string} */
            plan: "professional" | "premium";
            /** @enum {string} */
            interval: "monthly" | "annual";
            /** @default  */
            coupon?: string;
            /** Format: date-time */
            at: string;
            totalCents: number;
        };
        /** @description A blog post. `contentHtml` (sanitized) comes only with a single post. */
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
        /** @description One page of blog posts, newest first. */
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
        /** @description Ids of those a person has a conversation with who are online, and whether the person hides that themselves. */
        Presence: {
            online: number[];
            isHidden: boolean;
        };
        PresenceChoice: {
            isHidden: boolean;
        };
        PreviewHtml: {
            contentHtml: string;
            /** @description Links that lead to no published post */
            deadLinks: components["schemas"]["DeadLink"][];
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
        PriceRange: {
            unit: components["schemas"]["PriceUnit"];
            low: number;
            high: number;
            listings: number;
        };
        /**
         * @description Unit of a professional's starting price; `assets` is a percentage of the assets they manage.
         * @enum {string}
         */
        PriceUnit: "hour" | "month" | "project" | "return" | "assets";
        /** @enum {string} */
        Profession: "accountant" | "bookkeeper" | "advisor" | "cfo";
        /** @description A professional as the directory, the search and the profile page show them. */
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
        /** @description The listing a professional wrote. Services, specialties, industries and client types are taxonomy ids. */
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
            priceUnit: components["schemas"]["PriceUnit"] | null;
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
        /** @description A version of a proposal; `validUntil` is a day on the professional’s clock. */
        Proposal: {
            number: number;
            /** @enum {string} */
            status: "open" | "accepted" | "declined" | "withdrawn" | "replaced" | "expired";
            lines: components["schemas"]["ProposalLine"][];
            totals: {
                monthlyCents: number;
                onceCents: number;
            };
            startsOn: string;
            terms: string;
            validUntil: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            decidedAt: string | null;
            acceptedName: string | null;
            declineReason: string | null;
            pdfUrl: string;
        };
        ProposalAcceptance: {
            version: number;
            name: string;
            password: string;
            timeZone: string;
        };
        ProposalDraft: {
            version: number;
            lines: components["schemas"]["ProposalLine"][];
            startsOn: string;
            terms: string;
            validUntil: string;
        };
        ProposalLine: {
            title: string;
            detail: string;
            quantity: number;
            priceCents: number;
            /** @enum {string} */
            unit: "month" | "project" | "hour" | "return";
        };
        /** @description A JSON Web Key Set (RFC 7517). */
        PublicKeys: {
            keys: {
                kty: string;
                crv: string;
                x: string;
                y: string;
                kid: string;
                alg: string;
                use: string;
            }[];
        };
        PushDraft: {
            quietHours: components["schemas"]["NewQuietHours"] | null;
            timeZone: string;
            showsText: boolean;
        };
        /** @description How news is pushed to the signed-in person; `isOn` is about the browser that asks, `hasDevice` about all of theirs, `publicKey` what it subscribes with, quiet hours are minutes after midnight. */
        PushState: {
            publicKey: string;
            isOn: boolean;
            hasDevice: boolean;
            quietHours: components["schemas"]["QuietHours"] | null;
            timeZone: string;
            showsText: boolean;
        };
        PushSubscription: {
            /** Format: uri */
            endpoint: string;
            p256dh: string;
            auth: string;
        };
        /** @description An administrator to whom something can be assigned. */
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
        /** @description Something that waits for administrators or was decided by one of them. */
        QueueItem: {
            id: number;
            title: string;
            summary: string;
            kind: string;
            priority: boolean;
            /** Format: date-time */
            openedAt: string;
            /** @enum {string} */
            state: "open" | "assigned" | "decided";
            assignee: components["schemas"]["QueueAssignee"] | null;
            decision: components["schemas"]["QueueDecision"] | null;
        };
        /** @description A page of a queue. */
        QueuePage: {
            items: components["schemas"]["QueueItem"][];
            total: number;
            pageSize: number;
            kinds: string[];
        };
        /** @description Length of a queue, and since when it waits; `mine` counts items assigned to the signed-in administrator. */
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
        /** @description A text that a professional writes often; the list has them in the order of their choice. */
        QuickReply: {
            id: number;
            title: string;
            body: string;
        };
        QuickReplyDraft: {
            title: string;
            body: string;
        };
        QuickReplyList: components["schemas"]["QuickReply"][];
        QuickReplyOrder: {
            ids: number[];
        };
        QuietHours: {
            from: number;
            to: number;
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
        /** @description A professional the quiz proposes, with why in words. */
        QuizMatch: {
            professional: components["schemas"]["Professional"];
            reasons: string[];
            contacted: boolean;
        };
        /** @description A quiz as admins see it. `isLate` means that 24 hours passed without an answer from a professional. */
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
        /** @description Result of the quiz; `id` is known only to the client that sent the answers. */
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
        RecoveryCodes: {
            recoveryCodes: string[];
        };
        RefundDraft: {
            reason: string;
            currentPassword: string;
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
        RelatedAnswer: {
            question: string;
            guide: string;
            title: string;
        };
        Release: {
            name: string;
            version: string;
            url: string;
            /** Format: date-time */
            publishedAt: string;
        };
        /** @description A published release's entry and the hashes of its files. */
        ReleaseFiles: {
            name: string;
            version: string;
            /** @description Entry of the release */
            url: string;
            /** @description Integrity attribute of every file of the release, by its path in the release */
            files: {
                [key: string]: string;
            };
        };
        /** @description How what is served did over the last 7 days; of web vitals, the 75th percentile. */
        ReleaseHealth: {
            views: number;
            /** @description Reports of errors */
            errors: number;
            /** @description Of which the web vitals are known */
            pages: number;
            paint: number | null;
            input: number | null;
            shift: number | null;
            /** @description That a browser downloads of it for its heaviest page */
            pageBytes: number | null;
            budgetBytes: number;
            source: components["schemas"]["ReleaseSource"] | null;
        };
        /** @description Files of a release that its module and its lazy pages load. */
        ReleasePreload: {
            expose: components["schemas"]["ChunkFiles"];
            /** @description By the request as the area’s code writes it */
            lazy: {
                [key: string]: components["schemas"]["ChunkFiles"];
            };
        };
        /** @description A release that more and more visitors get, or got. */
        ReleaseRollout: {
            id: number;
            area: string;
            version: string;
            /** @description Version that everyone else gets */
            stable: string;
            /** @enum {string} */
            state: "running" | "finished" | "stopped" | "rolledBack" | "replaced";
            steps: number[];
            waitSeconds: number | null;
            minVisitors: number;
            /** @description Percent of visitors, also when it ended */
            share: number;
            /** Format: date-time */
            stepAt: string;
            startedBy: string;
            /** Format: date-time */
            startedAt: string;
            /** Format: date-time */
            endedAt: string | null;
            endedBecause: string | null;
            /** @description Visitors who reported in this step */
            visitorsInStep: number | null;
            numbers: components["schemas"]["TrialNumbers"] | null;
        };
        /** @description Where a release comes from, as its pipeline says. */
        ReleaseSource: {
            /** @description Commit that it was built from */
            commit?: string;
            /**
             * Format: uri
             * @description Run of the pipeline that built it
             */
            url?: string;
        };
        /** @description `remote.json`: what an area says of itself before any of its code is loaded. */
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
            /** @description Query parameters that its public pages and the slots it fills read, separated by spaces: `q page`. Others are for the browser alone, and visitors whose URLs differ by them share a page. Every parameter when absent */
            query?: string;
            /** @description Slots it fills */
            slots?: string[];
            /** @description Its links in the header; administrators order and hide them */
            navigation?: components["schemas"]["HeaderLink"][];
            /** @description Slots that its pages render, by name: `{"dashboard.widgets": {"many": true, "description": "…"}}` */
            offers?: {
                [key: string]: components["schemas"]["SlotOffer"];
            };
            events?: components["schemas"]["AreaEventNames"];
            /** @description KB (1,000 bytes) that a browser may download of it for its heaviest page; 150 when absent */
            budget?: number;
            /** @description Lazy modules behind a filled slot, as `remote.tsx` imports them */
            slotPreload?: {
                [key: string]: string[];
            };
        };
        ReplyDraft: {
            reply: string;
        };
        /** @description Figures for some days. `answered` are contacts with a reply within three days, `responseMinutes` its median; `listed` counts professionals in the directory at their end. */
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
        /** @description A day, week or month of a report. */
        ReportPoint: {
            from: string;
            to: string;
            figures: components["schemas"]["ReportFigures"];
        };
        /** @description One of what a figure is made of; `previous` is null without a comparison. */
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
        RequestedRecovery: {
            /** Format: date-time */
            dueAt: string;
        };
        Rescue: {
            without: ("services" | "specialties" | "industry" | "clientTypes" | "radius" | "location" | "meetings" | "words" | "price" | "rating" | "languages" | "verified" | "responseTime")[];
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
            closedTicketDays: number;
            quizDays: number;
        };
        RetriedMails: {
            retried: number;
        };
        RevenueMonth: {
            /** @description 2026-11, in UTC */
            month: string;
            /** @description Of invoices that were paid in the month */
            paidCents: number;
            /** @description Of those, what was given back since */
            refundedCents: number;
            /** @description Monthly recurring revenue at the month’s end; of the running month, now */
            mrrCents: number;
            /** @description Subscriptions with a first payment in the month */
            started: number;
            /** @description Paid subscriptions that ended in the month */
            churned: number;
            /** @description Paid subscriptions when the month began */
            paying: number;
            trialsEnded: number;
            /** @description Of those, trials that were paid afterwards */
            trialsConverted: number;
        };
        /** @description A published review. `client` is null when its author's account is gone. */
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
        ReviewInvitationDraft: {
            clientId: number;
            /** @default  */
            note?: string;
        };
        ReviewInvitationSettings: {
            automatic: boolean;
            /** @enum {number} */
            daysAfter: 3 | 7 | 14 | 30;
            note: string;
        };
        /** @description A professional's past clients, and how those are invited to review. */
        ReviewInvitations: {
            /** @enum {string} */
            plan: "starter" | "professional" | "premium";
            /** @description Whether the listing, where reviews are written, is public */
            isListed: boolean;
            settings: components["schemas"]["ReviewInvitationSettings"];
            /** @description Clients with whom messages were exchanged, at most 200, last first */
            clients: components["schemas"]["PastClient"][];
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
        /** @description A complaint about a review, as the moderation queue shows it. `review` is null when its author deleted it. */
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
        RolloutPlan: {
            /** @description Whole percents of visitors; 100 is added when it is not the last */
            steps?: number[];
            /**
             * @description How long each step lasts at least; null when each step is taken by hand
             * @default 900
             */
            waitSeconds?: number | null;
            /**
             * @description Visitors of the release who must have reported in a step before the next one is taken
             * @default 20
             */
            minVisitors?: number;
            /**
             * @description Whether a rollout of the area that is running, whatever it is of, ends for this one
             * @default false
             */
            replace?: boolean;
        };
        /** @description One route of an area, as its `remote.json` declares it. */
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
            /** @description Where `redirectToCanonical` leaves the path as it is: a list in the answers has one of these values, `{"field": "professional.professions", "values": ["cfo"]}` */
            staysFor?: {
                field: string;
                values: string[];
            };
            /** @description First API answers of the route, by name: `{"professional": "/api/accountants/:id"}`. `:name` is a path parameter; `*` among the parts of the query takes the page’s own query over. The first one decides between 200 and 404 */
            data?: {
                [key: string]: string;
            };
            /** @description `false` leaves the shared footer out: the page fills the window by itself */
            footer?: boolean;
            /**
             * @description `focus` leaves out the navigation, the account and the footer: the page is one task
             * @enum {string}
             */
            frame?: "focus";
            /** @description Lazy modules of the first view, as `remote.tsx` imports them: fetched with the HTML, or as soon as a link to the route is pointed at */
            preload?: string[];
            /** @description Slots of the first view: their fillers are fetched at the same time */
            slots?: string[];
            /** @description Parts of the page that show the slots, for a page whose query names its part: `{"query": "tab", "values": ["", "messages"]}`; an empty value is a query without it. Every part when absent */
            slotsFor?: {
                query: string;
                values: string[];
            };
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
                /** @description The same where a value in the answers is true: `page.isThin` */
                noindexIf?: string;
            };
        };
        /** @description A route, a slot or an offered slot, and the area that it belongs to. */
        RouteOwner: {
            /**
             * @description A slot is filled, an offer rendered
             * @enum {string}
             */
            kind: "route" | "slot" | "offer";
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
        SavedCalendar: {
            answers: components["schemas"]["CalendarAnswers"] | null;
            marks: components["schemas"]["MarkedDate"][];
            /** Format: date-time */
            feedCreatedAt: string | null;
        };
        /** @description An answer saved in an account. */
        SavedComplianceAnswer: {
            id: string;
            title: string;
            question: string;
            response: components["schemas"]["ComplianceAnswer"];
            /** Format: date-time */
            savedAt: string;
        };
        SavedComplianceAnswerList: components["schemas"]["SavedComplianceAnswer"][];
        /** @description An analysis saved in an account; `fileName` is the document’s, `title` is that until it is renamed. */
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
        /** @description One page of search results with the counts of every filter value. */
        SearchPage: {
            items: components["schemas"]["Professional"][];
            total: number;
            totalIsCapped: boolean;
            page: number;
            pageSize: number;
            correctedTo: string | null;
            /** @description The city that a radius is or can be around; null without a known one. */
            around: string | null;
            rescues: components["schemas"]["Rescue"][];
            typicalPrices: components["schemas"]["TypicalPriceList"];
            remoteInstead: components["schemas"]["Professional"][];
            facets: components["schemas"]["Facets"];
        };
        /** @description What a person can sign in with beside the password. */
        SecondFactors: {
            app: components["schemas"]["AuthenticatorApp"] | null;
            passkeys: components["schemas"]["PasskeyEntry"][];
            recoveryCodesLeft: number;
            /**
             * Format: date-time
             * @description When a recovery that is under way removes them
             */
            recoveryDueAt: string | null;
        };
        /** @description A code of the authenticator app, or a recovery code */
        SecondStep: {
            code: string;
            /** @default false */
            trustBrowser?: boolean;
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
                kind: "penalty" | "prohibition" | "deadline" | "obligation" | "exception" | "amount" | "party";
                also?: ("penalty" | "prohibition" | "deadline" | "obligation" | "exception" | "amount" | "party")[];
                quote: string;
                page: number;
                date: string | null;
            }[];
            dates?: {
                /** @enum {string} */
                kind: "effective" | "operative" | "compliance" | "comment" | "sunset" | "deadline";
                date: string | null;
                quote: string;
                page: number;
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
            answeredBy: "model" | "guides" | "closest" | "refusal";
            notice: string | null;
            answerCitations: number[];
            citations: {
                passage: string;
                guide: string;
                title: string;
                heading: string;
                quote: string;
                jurisdiction?: string;
                /** Format: date-time */
                reviewed?: string;
            }[];
            followUps: string[];
            related?: {
                question: string;
                guide: string;
                title: string;
            }[];
            asksNothing?: boolean;
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
        /** @description Parts that a build of the shell provides to areas. */
        ShellContract: {
            /** @description Names the build: a hash of its files */
            build: string;
            /** @description Version of its SDK */
            sdk: string;
            /** @description Of its files, which `build` says nothing about */
            version?: string;
            /** @description Shared modules with their major versions: `react@19` */
            provides: string[];
            /** @description Slots that areas can fill */
            slots: string[];
        };
        /** @description Site settings that every page shows. */
        Site: {
            name: string;
            supportEmail: string | null;
            banner: components["schemas"]["SiteBanner"] | null;
            /** @description Areas that are switched off */
            switchedOff: ("messaging" | "blog" | "compliance")[];
            navigation: components["schemas"]["Navigation"];
        };
        SiteBanner: {
            id: string;
            text: string;
            /** @enum {string} */
            tone: "info" | "success" | "warning";
            link: components["schemas"]["BannerLink"] | null;
        };
        /** @description Site-wide settings that administrators set. */
        SiteSettings: {
            siteName: string;
            /** @description Null is the address of `MAIL_FROM` */
            supportEmail: string | null;
            banner: components["schemas"]["Banner"] | null;
            areas: components["schemas"]["AreaSwitches"];
            navigation: components["schemas"]["Navigation"];
            /** @enum {string} */
            secondStep: "off" | "admins" | "adminsAndProfessionals";
            limits: components["schemas"]["AdjustedLimits"];
            retention: components["schemas"]["Retention"];
        };
        /** @description A slot that an area renders and others fill. */
        SlotOffer: {
            /** @description Any number of areas fill it; one when absent */
            many?: boolean;
            /** @description What it is for */
            description: string;
        };
        SlugCheck: {
            slug: string;
            available: boolean;
            problem: string | null;
            suggestion: string | null;
        };
        SpecialtyCount: {
            label: string;
            count: number;
        };
        /** @description The settings with the version that a change has to begin from, and what they are without any change. */
        StoredSiteSettings: {
            version: number;
            settings: components["schemas"]["SiteSettings"];
            defaults: components["schemas"]["SiteSettings"];
            mail: components["schemas"]["MailService"];
            model: components["schemas"]["ModelService"] | null;
        };
        SubscribedUser: {
            id: number;
            firstName: string;
            lastName: string;
            email: string;
        };
        SubscriberDecision: {
            /** @enum {string} */
            decision: "keep" | "end";
            /** @default  */
            reason?: string;
            /** @enum {string} */
            seen?: "undelivered" | "suspicious" | "unconfirmed";
        };
        SubscriptionsNow: {
            paying: number;
            trialing: number;
            pastDue: number;
        };
        /** @description Support channels of a professional's plan, and their requests. */
        SupportOverview: {
            /** @enum {string} */
            plan: "starter" | "professional" | "premium";
            /** @description What the plan includes */
            channels: ("email" | "chat" | "callback")[];
            /** @description When windows of 3 hours begin in which we call */
            callWindows: string[];
            /** @description The newest ones first */
            requests: components["schemas"]["SupportRequest"][];
        };
        /** @description A professional's support request; `callAt` is when the window of a callback begins. */
        SupportRequest: {
            id: number;
            /** @enum {string} */
            channel: "email" | "chat" | "callback";
            priority: boolean;
            message: string;
            phone: string | null;
            /** Format: date-time */
            callAt: string | null;
            /** @enum {string} */
            status: "open" | "answered" | "closed";
            /** Format: date-time */
            createdAt: string;
        };
        SupportRequestDraft: {
            /** @enum {string} */
            channel: "email" | "chat" | "callback";
            message: string;
            phone?: string | unknown;
            callAt?: string | unknown;
        };
        Suspension: {
            reason: string;
        };
        /** @description Parts that the product runs on, with their state. */
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
        TakeDown: {
            /** @description Whether other areas may have its routes, slots and offers from now on */
            giveBack: boolean;
        };
        TestBankAnswer: {
            approve: boolean;
        };
        TestCardChoice: {
            token: string;
        };
        /** @description A message from the contact page with what was answered; `userId` is the account whose confirmed email it carries. */
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
            /** @enum {string} */
            channel: "email" | "chat" | "callback";
            priority: boolean;
            /**
             * Format: date-time
             * @description When the window of a callback begins
             */
            callAt: string | null;
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
        TrialCount: {
            affected: number;
            of: number;
            networks: number;
        };
        /** @description What tabs reported: visitors something happened to, of those of whom it is known */
        TrialNumbers: {
            trial: components["schemas"]["TrialReleaseNumbers"];
            stable: components["schemas"]["TrialReleaseNumbers"];
        };
        TrialReleaseNumbers: {
            visitors: number;
            networks: number;
            load: components["schemas"]["TrialCount"];
            render: components["schemas"]["TrialCount"];
            code: components["schemas"]["TrialCount"];
            api: components["schemas"]["TrialCount"];
            paint: components["schemas"]["TrialCount"];
            input: components["schemas"]["TrialCount"];
            shift: components["schemas"]["TrialCount"];
        };
        /** @description A tab's report on a release that is compared with another. */
        TrialReport: {
            area: string;
            version: string;
            failed: ("load" | "render" | "code" | "api")[];
            /** @description Largest contentful paint in milliseconds */
            paint?: number;
            /** @description Interaction to next paint in milliseconds */
            input?: number;
            /** @description Cumulative layout shift */
            shift?: number;
        };
        TrialReports: {
            reports: components["schemas"]["TrialReport"][];
        };
        /** @description A browser in which signing in takes no second step. */
        TrustedBrowser: {
            id: string;
            browser: string;
            /** Format: date-time */
            lastUsedAt: string;
            /** Format: date-time */
            expiresAt: string;
            current: boolean;
        };
        TrustedBrowserList: components["schemas"]["TrustedBrowser"][];
        /** @description The range in which most listings of a service price it: without the lowest and the highest tenth. Cents, or hundredths of a percent for `assets`. */
        TypicalPrice: {
            service: string;
            unit: components["schemas"]["PriceUnit"];
            low: number;
            high: number;
            listings: number;
        };
        TypicalPriceList: components["schemas"]["TypicalPrice"][];
        /** @description Questions about one thing that readers missed an answer to. */
        UnansweredQuestion: {
            guide: string | null;
            questions: string[];
            asked: number;
        };
        UnansweredQuestionList: components["schemas"]["UnansweredQuestion"][];
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
        UseOverride: {
            /**
             * @description Of the area, from whom is not signed in as an administrator
             * @default
             */
            deployToken?: string;
        };
        /** @description A signed-in person, as they see themselves. */
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
            /** Format: date-time */
            secondStepBy?: string;
            profession?: components["schemas"]["Profession"];
        };
        /** @description A user as any signed-in user may see them. */
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
        /** @description An account as admins see it. */
        UserSearchPage: {
            users: components["schemas"]["AdminUser"][];
            total: number;
            page: number;
            pageSize: number;
        };
        /** @enum {string} */
        UserType: "client" | "accountant" | "admin";
        /** @description State of a professional's verification: `drafts` are documents for the next request. */
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
        /** @description A document that proves a license. */
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
        /** @description A request to have a license checked. */
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
        WaitingPayment: {
            id: number;
            amountCents: number;
            actionUrl: string | null;
        };
        /** @description What the account can confirm a sign-in with; nothing where none waits */
        WaitingSecondStep: {
            hasApp: boolean;
            hasPasskeys: boolean;
            hasRecoveryCodes: boolean;
            /**
             * Format: date-time
             * @description When a recovery that was requested takes effect
             */
            recoveryDueAt: string | null;
        };
        WorkingHours: {
            day: number;
            from: number;
            to: number;
        };
    };
    responses: {
        /** @description bad_event_signature */
        "400_bad_event_signature": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "bad_event_signature";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description busy_calendar_unreadable, invalid_idempotency_key, invalid_request, malformed_json, unknown_field */
        "400_busy_calendar_unreadable-invalid_idempotency_key-invalid_request-malformed_json-unknown_field": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "busy_calendar_unreadable" | "invalid_idempotency_key" | "invalid_request" | "malformed_json" | "unknown_field";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description cannot_block_yourself */
        "400_cannot_block_yourself": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "cannot_block_yourself";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description cannot_message_yourself, invalid_idempotency_key, invalid_request, malformed_json, unknown_field */
        "400_cannot_message_yourself-invalid_idempotency_key-invalid_request-malformed_json-unknown_field": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "cannot_message_yourself" | "invalid_idempotency_key" | "invalid_request" | "malformed_json" | "unknown_field";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description cannot_message_yourself, not_a_picture, not_an_attachment */
        "400_cannot_message_yourself-not_a_picture-not_an_attachment": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "cannot_message_yourself" | "not_a_picture" | "not_an_attachment";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description cannot_report_yourself, invalid_request, malformed_json, unknown_field */
        "400_cannot_report_yourself-invalid_request-malformed_json-unknown_field": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "cannot_report_yourself" | "invalid_request" | "malformed_json" | "unknown_field";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description code_used, invalid_request, malformed_json, passkey_refused, second_step_required, unknown_field, wrong_code, wrong_password */
        "400_code_used-invalid_request-malformed_json-passkey_refused-second_step_required-unknown_field-wrong_code-wrong_password": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "code_used" | "invalid_request" | "malformed_json" | "passkey_refused" | "second_step_required" | "unknown_field" | "wrong_code" | "wrong_password";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description code_used, invalid_request, malformed_json, unknown_field, wrong_code */
        "400_code_used-invalid_request-malformed_json-unknown_field-wrong_code": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "code_used" | "invalid_request" | "malformed_json" | "unknown_field" | "wrong_code";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description document_damaged, document_empty, document_locked, document_scanned, document_too_complex, document_too_long, not_a_text_document */
        "400_document_damaged-document_empty-document_locked-document_scanned-document_too_complex-document_too_long-not_a_text_document": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "document_damaged" | "document_empty" | "document_locked" | "document_scanned" | "document_too_complex" | "document_too_long" | "not_a_text_document";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description document_locked, not_a_document, not_a_picture */
        "400_document_locked-not_a_document-not_a_picture": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "document_locked" | "not_a_document" | "not_a_picture";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description featured_day_not_offered, invalid_request, malformed_json, too_many_featured_days, unknown_field */
        "400_featured_day_not_offered-invalid_request-malformed_json-too_many_featured_days-unknown_field": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "featured_day_not_offered" | "invalid_request" | "malformed_json" | "too_many_featured_days" | "unknown_field";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description file_refused, not_a_picture, not_an_attachment */
        "400_file_refused-not_a_picture-not_an_attachment": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "file_refused" | "not_a_picture" | "not_an_attachment";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description guide_incomplete, invalid_request, malformed_json, unknown_field */
        "400_guide_incomplete-invalid_request-malformed_json-unknown_field": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "guide_incomplete" | "invalid_request" | "malformed_json" | "unknown_field";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description invalid_idempotency_key, invalid_request, malformed_json, name_mismatch, unknown_field, wrong_password */
        "400_invalid_idempotency_key-invalid_request-malformed_json-name_mismatch-unknown_field-wrong_password": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "invalid_idempotency_key" | "invalid_request" | "malformed_json" | "name_mismatch" | "unknown_field" | "wrong_password";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description invalid_idempotency_key, invalid_request, malformed_json, password_mismatch, unknown_field, weak_password */
        "400_invalid_idempotency_key-invalid_request-malformed_json-password_mismatch-unknown_field-weak_password": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "invalid_idempotency_key" | "invalid_request" | "malformed_json" | "password_mismatch" | "unknown_field" | "weak_password";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description invalid_idempotency_key, invalid_request, malformed_json, post_slug_refused, unknown_field */
        "400_invalid_idempotency_key-invalid_request-malformed_json-post_slug_refused-unknown_field": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "invalid_idempotency_key" | "invalid_request" | "malformed_json" | "post_slug_refused" | "unknown_field";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description invalid_idempotency_key, invalid_request, malformed_json, unknown_field */
        "400_invalid_idempotency_key-invalid_request-malformed_json-unknown_field": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "invalid_idempotency_key" | "invalid_request" | "malformed_json" | "unknown_field";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description invalid_idempotency_key, invalid_request, malformed_json, unknown_field, wrong_password */
        "400_invalid_idempotency_key-invalid_request-malformed_json-unknown_field-wrong_password": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "invalid_idempotency_key" | "invalid_request" | "malformed_json" | "unknown_field" | "wrong_password";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description invalid_request */
        "400_invalid_request": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "invalid_request";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description invalid_request, link_expired, malformed_json, password_mismatch, unknown_field, weak_password */
        "400_invalid_request-link_expired-malformed_json-password_mismatch-unknown_field-weak_password": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "invalid_request" | "link_expired" | "malformed_json" | "password_mismatch" | "unknown_field" | "weak_password";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description invalid_request, link_expired, malformed_json, unknown_field */
        "400_invalid_request-link_expired-malformed_json-unknown_field": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "invalid_request" | "link_expired" | "malformed_json" | "unknown_field";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description invalid_request, malformed_json, passkey_refused, unknown_field */
        "400_invalid_request-malformed_json-passkey_refused-unknown_field": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "invalid_request" | "malformed_json" | "passkey_refused" | "unknown_field";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description invalid_request, malformed_json, password_mismatch, unknown_field, weak_password, wrong_password */
        "400_invalid_request-malformed_json-password_mismatch-unknown_field-weak_password-wrong_password": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "invalid_request" | "malformed_json" | "password_mismatch" | "unknown_field" | "weak_password" | "wrong_password";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description invalid_request, malformed_json, post_slug_refused, unknown_field */
        "400_invalid_request-malformed_json-post_slug_refused-unknown_field": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "invalid_request" | "malformed_json" | "post_slug_refused" | "unknown_field";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description invalid_request, malformed_json, quiz_not_a_match, unknown_field */
        "400_invalid_request-malformed_json-quiz_not_a_match-unknown_field": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "invalid_request" | "malformed_json" | "quiz_not_a_match" | "unknown_field";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description invalid_request, malformed_json, unknown_field */
        "400_invalid_request-malformed_json-unknown_field": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "invalid_request" | "malformed_json" | "unknown_field";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description invalid_request, malformed_json, unknown_field, unknown_test_card */
        "400_invalid_request-malformed_json-unknown_field-unknown_test_card": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "invalid_request" | "malformed_json" | "unknown_field" | "unknown_test_card";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description invalid_request, malformed_json, unknown_field, wrong_code */
        "400_invalid_request-malformed_json-unknown_field-wrong_code": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "invalid_request" | "malformed_json" | "unknown_field" | "wrong_code";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description invalid_request, malformed_json, unknown_field, wrong_password */
        "400_invalid_request-malformed_json-unknown_field-wrong_password": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "invalid_request" | "malformed_json" | "unknown_field" | "wrong_password";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description invalid_request, not_a_picture */
        "400_invalid_request-not_a_picture": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "invalid_request" | "not_a_picture";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description invalid_request, release_invalid */
        "400_invalid_request-release_invalid": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "invalid_request" | "release_invalid";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description invalid_credentials, second_step_required */
        "401_invalid_credentials-second_step_required": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "invalid_credentials" | "second_step_required";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description not_signed_in */
        "401_not_signed_in": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "not_signed_in";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description release_token_refused */
        "401_release_token_refused": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "release_token_refused";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description sign_in_expired */
        "401_sign_in_expired": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "sign_in_expired";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description payment_failed */
        "402_payment_failed": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "payment_failed";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description accountants_only */
        "403_accountants_only": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "accountants_only";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description accountants_only, advanced_invitations_not_in_plan */
        "403_accountants_only-advanced_invitations_not_in_plan": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "accountants_only" | "advanced_invitations_not_in_plan";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description accountants_only, advanced_invitations_not_in_plan, review_invitations_not_in_plan */
        "403_accountants_only-advanced_invitations_not_in_plan-review_invitations_not_in_plan": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "accountants_only" | "advanced_invitations_not_in_plan" | "review_invitations_not_in_plan";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description accountants_only, analytics_not_in_plan */
        "403_accountants_only-analytics_not_in_plan": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "accountants_only" | "analytics_not_in_plan";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description accountants_only, booking_not_in_plan */
        "403_accountants_only-booking_not_in_plan": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "accountants_only" | "booking_not_in_plan";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description accountants_only, confirmation_required */
        "403_accountants_only-confirmation_required": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "accountants_only" | "confirmation_required";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description accountants_only, featured_days_not_in_plan */
        "403_accountants_only-featured_days_not_in_plan": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "accountants_only" | "featured_days_not_in_plan";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description accountants_only, quick_replies_not_in_plan */
        "403_accountants_only-quick_replies_not_in_plan": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "accountants_only" | "quick_replies_not_in_plan";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description accountants_only, second_step_needed */
        "403_accountants_only-second_step_needed": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "accountants_only" | "second_step_needed";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description accountants_only, support_channel_not_in_plan */
        "403_accountants_only-support_channel_not_in_plan": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "accountants_only" | "support_channel_not_in_plan";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description admin_only */
        "403_admin_only": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "admin_only";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description admin_only, cannot_change_own_email, cannot_change_own_role, second_step_needed */
        "403_admin_only-cannot_change_own_email-cannot_change_own_role-second_step_needed": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "admin_only" | "cannot_change_own_email" | "cannot_change_own_role" | "second_step_needed";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description admin_only, cannot_suspend_self, second_step_needed */
        "403_admin_only-cannot_suspend_self-second_step_needed": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "admin_only" | "cannot_suspend_self" | "second_step_needed";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description admin_only, override_origin_refused, release_token_other_area, second_step_needed */
        "403_admin_only-override_origin_refused-release_token_other_area-second_step_needed": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "admin_only" | "override_origin_refused" | "release_token_other_area" | "second_step_needed";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description admin_only, release_not_granted, release_token_other_area, release_token_publishes_only, second_step_needed */
        "403_admin_only-release_not_granted-release_token_other_area-release_token_publishes_only-second_step_needed": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "admin_only" | "release_not_granted" | "release_token_other_area" | "release_token_publishes_only" | "second_step_needed";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description admin_only, second_step_needed */
        "403_admin_only-second_step_needed": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "admin_only" | "second_step_needed";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description area_switched_off */
        "403_area_switched_off": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "area_switched_off";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description area_switched_off, attachments_need_premium */
        "403_area_switched_off-attachments_need_premium": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "area_switched_off" | "attachments_need_premium";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description clients_only */
        "403_clients_only": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "clients_only";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description clients_only, own_profile */
        "403_clients_only-own_profile": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "clients_only" | "own_profile";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description confirmation_required */
        "403_confirmation_required": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "confirmation_required";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description engagement_needs_plan */
        "403_engagement_needs_plan": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "engagement_needs_plan";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description not_the_author */
        "403_not_the_author": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "not_the_author";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description not_the_reviewed */
        "403_not_the_reviewed": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "not_the_reviewed";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description own_review */
        "403_own_review": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "own_review";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description release_not_granted, release_token_other_area */
        "403_release_not_granted-release_token_other_area": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "release_not_granted" | "release_token_other_area";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description release_token_other_area, second_step_needed */
        "403_release_token_other_area-second_step_needed": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "release_token_other_area" | "second_step_needed";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description second_step_needed */
        "403_second_step_needed": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "second_step_needed";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description area_not_found */
        "404_area_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "area_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description area_not_found, release_not_found */
        "404_area_not_found-release_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "area_not_found" | "release_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description area_switched_off */
        "404_area_switched_off": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "area_switched_off";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description area_switched_off, calendar_feed_not_found */
        "404_area_switched_off-calendar_feed_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "area_switched_off" | "calendar_feed_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description area_switched_off, guide_not_found */
        "404_area_switched_off-guide_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "area_switched_off" | "guide_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description area_switched_off, post_not_found */
        "404_area_switched_off-post_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "area_switched_off" | "post_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description area_switched_off, preview_link_not_found */
        "404_area_switched_off-preview_link_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "area_switched_off" | "preview_link_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description attachment_not_found */
        "404_attachment_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "attachment_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description attachment_not_found, receiver_not_found */
        "404_attachment_not_found-receiver_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "attachment_not_found" | "receiver_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description authenticator_app_not_found */
        "404_authenticator_app_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "authenticator_app_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description backend_not_found */
        "404_backend_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "backend_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description billing_event_not_found */
        "404_billing_event_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "billing_event_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description block_not_found */
        "404_block_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "block_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description busy_calendar_not_found */
        "404_busy_calendar_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "busy_calendar_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description canned_answer_not_found */
        "404_canned_answer_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "canned_answer_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description compliance_date_not_found */
        "404_compliance_date_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "compliance_date_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description compliance_date_not_found, guide_not_found */
        "404_compliance_date_not_found-guide_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "compliance_date_not_found" | "guide_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description connection_not_found */
        "404_connection_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "connection_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description conversation_not_found, message_not_found, user_not_found */
        "404_conversation_not_found-message_not_found-user_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "conversation_not_found" | "message_not_found" | "user_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description coupon_not_found */
        "404_coupon_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "coupon_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description deploy_token_not_found */
        "404_deploy_token_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "deploy_token_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description document_not_found */
        "404_document_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "document_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description email_change_not_found */
        "404_email_change_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "email_change_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description engagement_not_found */
        "404_engagement_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "engagement_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description engagement_not_found, proposal_not_found */
        "404_engagement_not_found-proposal_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "engagement_not_found" | "proposal_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description feedback_not_found */
        "404_feedback_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "feedback_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description file_not_found */
        "404_file_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "file_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description guide_not_found */
        "404_guide_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "guide_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description guide_not_found, guide_version_not_found */
        "404_guide_not_found-guide_version_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "guide_not_found" | "guide_version_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description invoice_not_found */
        "404_invoice_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "invoice_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description item_not_found */
        "404_item_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "item_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description mail_not_found */
        "404_mail_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "mail_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description meeting_not_found */
        "404_meeting_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "meeting_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description message_not_found */
        "404_message_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "message_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description newsletter_link_expired */
        "404_newsletter_link_expired": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "newsletter_link_expired";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description newsletter_link_unknown */
        "404_newsletter_link_unknown": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "newsletter_link_unknown";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description newsletter_subscriber_not_found */
        "404_newsletter_subscriber_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "newsletter_subscriber_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description no_rollout */
        "404_no_rollout": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "no_rollout";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description not_found */
        "404_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description notification_not_found */
        "404_notification_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "notification_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description override_link_gone */
        "404_override_link_gone": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "override_link_gone";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description override_not_found */
        "404_override_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "override_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description passkey_not_found */
        "404_passkey_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "passkey_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description past_client_not_found */
        "404_past_client_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "past_client_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description payment_not_found */
        "404_payment_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "payment_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description picture_not_found */
        "404_picture_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "picture_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description post_image_not_found */
        "404_post_image_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "post_image_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description post_not_found */
        "404_post_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "post_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description post_not_found, revision_not_found */
        "404_post_not_found-revision_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "post_not_found" | "revision_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description preview_link_not_found */
        "404_preview_link_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "preview_link_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description professional_not_found */
        "404_professional_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "professional_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description profile_not_found */
        "404_profile_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "profile_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description queue_item_not_found, queue_not_found */
        "404_queue_item_not_found-queue_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "queue_item_not_found" | "queue_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description queue_not_found */
        "404_queue_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "queue_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description quick_reply_not_found */
        "404_quick_reply_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "quick_reply_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description quiz_not_found */
        "404_quiz_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "quiz_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description recovery_not_found */
        "404_recovery_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "recovery_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description release_files_missing, release_not_found */
        "404_release_files_missing-release_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "release_files_missing" | "release_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description release_not_found */
        "404_release_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "release_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description report_not_found */
        "404_report_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "report_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description review_not_found */
        "404_review_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "review_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description revision_not_found */
        "404_revision_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "revision_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description route_not_found */
        "404_route_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "route_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description saved_analysis_not_found */
        "404_saved_analysis_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "saved_analysis_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description saved_answer_not_found */
        "404_saved_answer_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "saved_answer_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description session_not_found */
        "404_session_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "session_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description subscription_not_found */
        "404_subscription_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "subscription_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description ticket_not_found */
        "404_ticket_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "ticket_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description trusted_browser_not_found */
        "404_trusted_browser_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "trusted_browser_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description user_not_found */
        "404_user_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "user_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description verification_not_found */
        "404_verification_not_found": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "verification_not_found";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description account_changed, client_message_id_reused, connection_declined, idempotent_call_running, person_blocked */
        "409_account_changed-client_message_id_reused-connection_declined-idempotent_call_running-person_blocked": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "account_changed" | "client_message_id_reused" | "connection_declined" | "idempotent_call_running" | "person_blocked";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description already_answered, already_decided, idempotent_call_running */
        "409_already_answered-already_decided-idempotent_call_running": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "already_answered" | "already_decided" | "idempotent_call_running";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description already_assigned */
        "409_already_assigned": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "already_assigned";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description already_decided */
        "409_already_decided": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "already_decided";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description already_invited, already_reviewed, invitations_not_taken, listing_not_public */
        "409_already_invited-already_reviewed-invitations_not_taken-listing_not_public": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "already_invited" | "already_reviewed" | "invitations_not_taken" | "listing_not_public";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description already_on_plan, card_needed, coupon_not_for_change, coupon_not_valid, payment_running, plan_change_not_allowed, quote_changed */
        "409_already_on_plan-card_needed-coupon_not_for_change-coupon_not_valid-payment_running-plan_change_not_allowed-quote_changed": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "already_on_plan" | "card_needed" | "coupon_not_for_change" | "coupon_not_valid" | "payment_running" | "plan_change_not_allowed" | "quote_changed";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description already_on_plan, coupon_not_for_change, coupon_not_valid, plan_change_not_allowed */
        "409_already_on_plan-coupon_not_for_change-coupon_not_valid-plan_change_not_allowed": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "already_on_plan" | "coupon_not_for_change" | "coupon_not_valid" | "plan_change_not_allowed";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description already_reported */
        "409_already_reported": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "already_reported";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description already_reviewed, idempotent_call_running */
        "409_already_reviewed-idempotent_call_running": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "already_reviewed" | "idempotent_call_running";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description already_verified, idempotent_call_running, verification_pending */
        "409_already_verified-idempotent_call_running-verification_pending": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "already_verified" | "idempotent_call_running" | "verification_pending";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description area_needed, nothing_served */
        "409_area_needed-nothing_served": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "area_needed" | "nothing_served";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description area_taken_down, route_taken */
        "409_area_taken_down-route_taken": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "area_taken_down" | "route_taken";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description attachment_in_use */
        "409_attachment_in_use": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "attachment_in_use";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description authenticator_app_exists */
        "409_authenticator_app_exists": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "authenticator_app_exists";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description backend_changed */
        "409_backend_changed": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "backend_changed";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description booking_not_offered, idempotent_call_running, time_taken, too_many_meeting_requests */
        "409_booking_not_offered-idempotent_call_running-time_taken-too_many_meeting_requests": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "booking_not_offered" | "idempotent_call_running" | "time_taken" | "too_many_meeting_requests";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description booking_not_offered, meeting_changed, time_taken */
        "409_booking_not_offered-meeting_changed-time_taken": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "booking_not_offered" | "meeting_changed" | "time_taken";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description calendar_not_saved */
        "409_calendar_not_saved": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "calendar_not_saved";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description call_window_gone, idempotent_call_running, too_many_support_requests */
        "409_call_window_gone-idempotent_call_running-too_many_support_requests": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "call_window_gone" | "idempotent_call_running" | "too_many_support_requests";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description card_needed, nothing_to_pay, payment_running */
        "409_card_needed-nothing_to_pay-payment_running": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "card_needed" | "nothing_to_pay" | "payment_running";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description compliance_date_changed */
        "409_compliance_date_changed": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "compliance_date_changed";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description connection_declined, engagement_changed, engagement_exists, engagement_paused, idempotent_call_running, person_blocked, professional_is_full */
        "409_connection_declined-engagement_changed-engagement_exists-engagement_paused-idempotent_call_running-person_blocked-professional_is_full": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "connection_declined" | "engagement_changed" | "engagement_exists" | "engagement_paused" | "idempotent_call_running" | "person_blocked" | "professional_is_full";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description connection_declined, engagement_changed, engagement_paused, idempotent_call_running, person_blocked */
        "409_connection_declined-engagement_changed-engagement_paused-idempotent_call_running-person_blocked": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "connection_declined" | "engagement_changed" | "engagement_paused" | "idempotent_call_running" | "person_blocked";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description connection_declined, engagement_changed, engagement_paused, idempotent_call_running, person_blocked, professional_is_full */
        "409_connection_declined-engagement_changed-engagement_paused-idempotent_call_running-person_blocked-professional_is_full": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "connection_declined" | "engagement_changed" | "engagement_paused" | "idempotent_call_running" | "person_blocked" | "professional_is_full";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description connection_declined, engagement_changed, engagement_paused, idempotent_call_running, person_blocked, too_many_items */
        "409_connection_declined-engagement_changed-engagement_paused-idempotent_call_running-person_blocked-too_many_items": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "connection_declined" | "engagement_changed" | "engagement_paused" | "idempotent_call_running" | "person_blocked" | "too_many_items";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description connection_declined, engagement_changed, engagement_paused, idempotent_call_running, person_blocked, too_many_proposals */
        "409_connection_declined-engagement_changed-engagement_paused-idempotent_call_running-person_blocked-too_many_proposals": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "connection_declined" | "engagement_changed" | "engagement_paused" | "idempotent_call_running" | "person_blocked" | "too_many_proposals";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description connection_declined, engagement_changed, engagement_paused, item_changed, person_blocked */
        "409_connection_declined-engagement_changed-engagement_paused-item_changed-person_blocked": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "connection_declined" | "engagement_changed" | "engagement_paused" | "item_changed" | "person_blocked";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description connection_declined, engagement_changed, engagement_paused, item_changed, person_blocked, too_many_files */
        "409_connection_declined-engagement_changed-engagement_paused-item_changed-person_blocked-too_many_files": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "connection_declined" | "engagement_changed" | "engagement_paused" | "item_changed" | "person_blocked" | "too_many_files";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description coupon_code_taken */
        "409_coupon_code_taken": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "coupon_code_taken";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description document_in_use */
        "409_document_in_use": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "document_in_use";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description email_taken */
        "409_email_taken": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "email_taken";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description email_taken, idempotent_call_running */
        "409_email_taken-idempotent_call_running": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "email_taken" | "idempotent_call_running";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description email_taken, idempotent_call_running, username_taken */
        "409_email_taken-idempotent_call_running-username_taken": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "email_taken" | "idempotent_call_running" | "username_taken";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description email_taken, last_admin */
        "409_email_taken-last_admin": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "email_taken" | "last_admin";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description engagement_exists, engagement_not_possible, idempotent_call_running */
        "409_engagement_exists-engagement_not_possible-idempotent_call_running": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "engagement_exists" | "engagement_not_possible" | "idempotent_call_running";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description event_already_processed */
        "409_event_already_processed": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "event_already_processed";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description guide_changed */
        "409_guide_changed": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "guide_changed";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description guide_changed, guide_not_public */
        "409_guide_changed-guide_not_public": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "guide_changed" | "guide_not_public";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description guide_changed, guide_not_withdrawn */
        "409_guide_changed-guide_not_withdrawn": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "guide_changed" | "guide_not_withdrawn";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description guide_changed, guide_slug_fixed, guide_slug_taken */
        "409_guide_changed-guide_slug_fixed-guide_slug_taken": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "guide_changed" | "guide_slug_fixed" | "guide_slug_taken";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description guide_changed, guide_was_public */
        "409_guide_changed-guide_was_public": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "guide_changed" | "guide_was_public";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description guide_slug_taken, idempotent_call_running */
        "409_guide_slug_taken-idempotent_call_running": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "guide_slug_taken" | "idempotent_call_running";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description idempotent_call_running */
        "409_idempotent_call_running": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "idempotent_call_running";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description idempotent_call_running, post_slug_taken */
        "409_idempotent_call_running-post_slug_taken": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "idempotent_call_running" | "post_slug_taken";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description idempotent_call_running, quiz_id_reused */
        "409_idempotent_call_running-quiz_id_reused": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "idempotent_call_running" | "quiz_id_reused";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description idempotent_call_running, too_many_busy_calendars */
        "409_idempotent_call_running-too_many_busy_calendars": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "idempotent_call_running" | "too_many_busy_calendars";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description idempotent_call_running, too_many_quick_replies */
        "409_idempotent_call_running-too_many_quick_replies": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "idempotent_call_running" | "too_many_quick_replies";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description last_admin */
        "409_last_admin": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "last_admin";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description last_second_factor */
        "409_last_second_factor": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "last_second_factor";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description meeting_changed */
        "409_meeting_changed": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "meeting_changed";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description message_is_record, message_too_old */
        "409_message_is_record-message_too_old": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "message_is_record" | "message_too_old";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description no_release_before */
        "409_no_release_before": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "no_release_before";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description no_second_factor */
        "409_no_second_factor": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "no_second_factor";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description no_subscription, plan_change_not_allowed */
        "409_no_subscription-plan_change_not_allowed": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "no_subscription" | "plan_change_not_allowed";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description not_invited */
        "409_not_invited": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "not_invited";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description not_refundable */
        "409_not_refundable": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "not_refundable";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description nothing_to_compare, rollout_running, route_taken */
        "409_nothing_to_compare-rollout_running-route_taken": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "nothing_to_compare" | "rollout_running" | "route_taken";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description passkey_exists, too_many_passkeys */
        "409_passkey_exists-too_many_passkeys": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "passkey_exists" | "too_many_passkeys";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description post_changed */
        "409_post_changed": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "post_changed";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description post_changed, post_slug_taken */
        "409_post_changed-post_slug_taken": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "post_changed" | "post_slug_taken";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description profile_exists */
        "409_profile_exists": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "profile_exists";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description quick_replies_changed */
        "409_quick_replies_changed": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "quick_replies_changed";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description release_exists, route_taken */
        "409_release_exists-route_taken": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "release_exists" | "route_taken";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description settings_changed */
        "409_settings_changed": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "settings_changed";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description too_many_attachments */
        "409_too_many_attachments": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "too_many_attachments";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description too_many_blocks */
        "409_too_many_blocks": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "too_many_blocks";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description too_many_documents */
        "409_too_many_documents": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "too_many_documents";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description too_many_saved */
        "409_too_many_saved": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "too_many_saved";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description too_many_saved_analyses */
        "409_too_many_saved_analyses": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "too_many_saved_analyses";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description too_many_saved_answers */
        "409_too_many_saved_answers": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "too_many_saved_answers";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description payload_too_large */
        "413_payload_too_large": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "payload_too_large";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description idempotency_key_reused */
        "422_idempotency_key_reused": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "idempotency_key_reused";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description release_incompatible, shell_unknown */
        "422_release_incompatible-shell_unknown": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "release_incompatible" | "shell_unknown";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description shell_breaks_areas */
        "422_shell_breaks_areas": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "shell_breaks_areas";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description rate_limited */
        "429_rate_limited": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "rate_limited";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description rate_limited, too_many_conversations */
        "429_rate_limited-too_many_conversations": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "rate_limited" | "too_many_conversations";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description database_unavailable */
        "503_database_unavailable": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "database_unavailable";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description gateway_unavailable */
        "503_gateway_unavailable": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "gateway_unavailable";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description scan_unavailable */
        "503_scan_unavailable": {
            headers: {
                /** @description Stable code */
                "X-Error-Code"?: "scan_unavailable";
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AccountDeletion = components['schemas']['AccountDeletion'];
export type AccountSession = components['schemas']['AccountSession'];
export type AccountSessionList = components['schemas']['AccountSessionList'];
export type AccountState = components['schemas']['AccountState'];
export type ActiveOverride = components['schemas']['ActiveOverride'];
export type AddedFactor = components['schemas']['AddedFactor'];
export type AddedPasskey = components['schemas']['AddedPasskey'];
export type AdjustedLimits = components['schemas']['AdjustedLimits'];
export type AdminActivity = components['schemas']['AdminActivity'];
export type AdminBillingEvent = components['schemas']['AdminBillingEvent'];
export type AdminBillingEventPage = components['schemas']['AdminBillingEventPage'];
export type AdminCoupon = components['schemas']['AdminCoupon'];
export type AdminCouponList = components['schemas']['AdminCouponList'];
export type AdminInvoice = components['schemas']['AdminInvoice'];
export type AdminOverview = components['schemas']['AdminOverview'];
export type AdminPayment = components['schemas']['AdminPayment'];
export type AdminReports = components['schemas']['AdminReports'];
export type AdminRevenue = components['schemas']['AdminRevenue'];
export type AdminStats = components['schemas']['AdminStats'];
export type AdminSubscription = components['schemas']['AdminSubscription'];
export type AdminSubscriptionHistory = components['schemas']['AdminSubscriptionHistory'];
export type AdminSubscriptionPage = components['schemas']['AdminSubscriptionPage'];
export type AdminUser = components['schemas']['AdminUser'];
export type AdminUserList = components['schemas']['AdminUserList'];
export type AnalysisContent = components['schemas']['AnalysisContent'];
export type Analytics = components['schemas']['Analytics'];
export type AnalyticsDetail = components['schemas']['AnalyticsDetail'];
export type AnalyticsFigures = components['schemas']['AnalyticsFigures'];
export type AnalyticsMedians = components['schemas']['AnalyticsMedians'];
export type AnalyticsPeers = components['schemas']['AnalyticsPeers'];
export type AnalyticsPoint = components['schemas']['AnalyticsPoint'];
export type AnalyticsPointMedians = components['schemas']['AnalyticsPointMedians'];
export type AnalyticsSearch = components['schemas']['AnalyticsSearch'];
export type AnalyticsTotals = components['schemas']['AnalyticsTotals'];
export type ApiProcess = components['schemas']['ApiProcess'];
export type AppCode = components['schemas']['AppCode'];
export type AppSetup = components['schemas']['AppSetup'];
export type ApplyingGuide = components['schemas']['ApplyingGuide'];
export type AreaBackend = components['schemas']['AreaBackend'];
export type AreaBackendChange = components['schemas']['AreaBackendChange'];
export type AreaErrorGroup = components['schemas']['AreaErrorGroup'];
export type AreaErrorReport = components['schemas']['AreaErrorReport'];
export type AreaEventNames = components['schemas']['AreaEventNames'];
export type AreaHistory = components['schemas']['AreaHistory'];
export type AreaOverride = components['schemas']['AreaOverride'];
export type AreaRelease = components['schemas']['AreaRelease'];
export type AreaReleases = components['schemas']['AreaReleases'];
export type AreaSwitches = components['schemas']['AreaSwitches'];
export type AreaVersion = components['schemas']['AreaVersion'];
export type AskPayload = components['schemas']['AskPayload'];
export type AssistantFeedback = components['schemas']['AssistantFeedback'];
export type AssistantFeedbackDraft = components['schemas']['AssistantFeedbackDraft'];
export type AssistantFeedbackList = components['schemas']['AssistantFeedbackList'];
export type Attachment = components['schemas']['Attachment'];
export type AuditPage = components['schemas']['AuditPage'];
export type AuditRecord = components['schemas']['AuditRecord'];
export type AuthenticatorApp = components['schemas']['AuthenticatorApp'];
export type Backlog = components['schemas']['Backlog'];
export type Banner = components['schemas']['Banner'];
export type BannerLink = components['schemas']['BannerLink'];
export type BillLine = components['schemas']['BillLine'];
export type Billing = components['schemas']['Billing'];
export type BillingCard = components['schemas']['BillingCard'];
export type BillingInvoice = components['schemas']['BillingInvoice'];
export type BillingInvoiceList = components['schemas']['BillingInvoiceList'];
export type BillingNext = components['schemas']['BillingNext'];
export type BillingPermissions = components['schemas']['BillingPermissions'];
export type BillingQuote = components['schemas']['BillingQuote'];
export type BillingResult = components['schemas']['BillingResult'];
export type BlockList = components['schemas']['BlockList'];
export type BlockedPerson = components['schemas']['BlockedPerson'];
export type BookingDraft = components['schemas']['BookingDraft'];
export type BookingSettings = components['schemas']['BookingSettings'];
export type Brief = components['schemas']['Brief'];
export type BriefChange = components['schemas']['BriefChange'];
export type BulkChange = components['schemas']['BulkChange'];
export type BulkResult = components['schemas']['BulkResult'];
export type BulkUserChange = components['schemas']['BulkUserChange'];
export type BulkUserOutcome = components['schemas']['BulkUserOutcome'];
export type BusyCalendar = components['schemas']['BusyCalendar'];
export type BusyCalendarDraft = components['schemas']['BusyCalendarDraft'];
export type BusyCalendarList = components['schemas']['BusyCalendarList'];
export type CalendarAnswers = components['schemas']['CalendarAnswers'];
export type CalendarFeed = components['schemas']['CalendarFeed'];
export type CalendarToSave = components['schemas']['CalendarToSave'];
export type CannedAnswer = components['schemas']['CannedAnswer'];
export type CannedAnswerDraft = components['schemas']['CannedAnswerDraft'];
export type CannedAnswerList = components['schemas']['CannedAnswerList'];
export type ChecklistChange = components['schemas']['ChecklistChange'];
export type ChunkFiles = components['schemas']['ChunkFiles'];
export type ComplianceAnswer = components['schemas']['ComplianceAnswer'];
export type ComplianceAnswerSection = components['schemas']['ComplianceAnswerSection'];
export type ComplianceAnswerSource = components['schemas']['ComplianceAnswerSource'];
export type ComplianceCalendar = components['schemas']['ComplianceCalendar'];
export type ComplianceCitation = components['schemas']['ComplianceCitation'];
export type ComplianceDate = components['schemas']['ComplianceDate'];
export type Confirmation = components['schemas']['Confirmation'];
export type ConfirmedSession = components['schemas']['ConfirmedSession'];
export type Connection = components['schemas']['Connection'];
export type ConnectionAllowance = components['schemas']['ConnectionAllowance'];
export type ConnectionDecline = components['schemas']['ConnectionDecline'];
export type ConnectionStatus = components['schemas']['ConnectionStatus'];
export type ContactMessage = components['schemas']['ContactMessage'];
export type Conversation = components['schemas']['Conversation'];
export type ConversationConnection = components['schemas']['ConversationConnection'];
export type ConversationDetails = components['schemas']['ConversationDetails'];
export type ConversationList = components['schemas']['ConversationList'];
export type CountedEvent = components['schemas']['CountedEvent'];
export type CouponDraft = components['schemas']['CouponDraft'];
export type CreatedDeployToken = components['schemas']['CreatedDeployToken'];
export type CreatedPreviewLink = components['schemas']['CreatedPreviewLink'];
export type Credentials = components['schemas']['Credentials'];
export type CurrentOverride = components['schemas']['CurrentOverride'];
export type Dashboard = components['schemas']['Dashboard'];
export type DatabaseState = components['schemas']['DatabaseState'];
export type DateMark = components['schemas']['DateMark'];
export type DeadLink = components['schemas']['DeadLink'];
export type DeployToken = components['schemas']['DeployToken'];
export type DiscoveredVersion = components['schemas']['DiscoveredVersion'];
export type Discovery = components['schemas']['Discovery'];
export type DocumentAnalysis = components['schemas']['DocumentAnalysis'];
export type DocumentDate = components['schemas']['DocumentDate'];
export type DocumentFinding = components['schemas']['DocumentFinding'];
export type DocumentPoint = components['schemas']['DocumentPoint'];
export type DocumentPoints = components['schemas']['DocumentPoints'];
export type EditedGuide = components['schemas']['EditedGuide'];
export type EditedGuideDate = components['schemas']['EditedGuideDate'];
export type EditedGuideDateList = components['schemas']['EditedGuideDateList'];
export type EmailConfirmation = components['schemas']['EmailConfirmation'];
export type EmptySearch = components['schemas']['EmptySearch'];
export type EmptySearchWords = components['schemas']['EmptySearchWords'];
export type Engagement = components['schemas']['Engagement'];
export type EngagementDraft = components['schemas']['EngagementDraft'];
export type EngagementFile = components['schemas']['EngagementFile'];
export type EngagementItem = components['schemas']['EngagementItem'];
export type EngagementItemDraft = components['schemas']['EngagementItemDraft'];
export type EngagementItemDrafts = components['schemas']['EngagementItemDrafts'];
export type EngagementItemReturn = components['schemas']['EngagementItemReturn'];
export type EngagementList = components['schemas']['EngagementList'];
export type EngagementPrefill = components['schemas']['EngagementPrefill'];
export type EngagementSide = components['schemas']['EngagementSide'];
export type EngagementStep = components['schemas']['EngagementStep'];
export type EngagementStepWithReason = components['schemas']['EngagementStepWithReason'];
export type EngagementSummary = components['schemas']['EngagementSummary'];
export type EngagementTemplate = components['schemas']['EngagementTemplate'];
export type EngagementTemplates = components['schemas']['EngagementTemplates'];
export type EngagementTimeline = components['schemas']['EngagementTimeline'];
export type Facet = components['schemas']['Facet'];
export type Facets = components['schemas']['Facets'];
export type FeaturedDays = components['schemas']['FeaturedDays'];
export type FeaturedDaysDraft = components['schemas']['FeaturedDaysDraft'];
export type FeeModel = components['schemas']['FeeModel'];
export type FeedbackResolution = components['schemas']['FeedbackResolution'];
export type ForgottenPassword = components['schemas']['ForgottenPassword'];
export type GatewayPage = components['schemas']['GatewayPage'];
export type Guide = components['schemas']['Guide'];
export type GuideAnswer = components['schemas']['GuideAnswer'];
export type GuideChange = components['schemas']['GuideChange'];
export type GuideChecklist = components['schemas']['GuideChecklist'];
export type GuideContent = components['schemas']['GuideContent'];
export type GuideDateAudience = components['schemas']['GuideDateAudience'];
export type GuideDateChange = components['schemas']['GuideDateChange'];
export type GuideDateContent = components['schemas']['GuideDateContent'];
export type GuideDateRule = components['schemas']['GuideDateRule'];
export type GuideLink = components['schemas']['GuideLink'];
export type GuideList = components['schemas']['GuideList'];
export type GuideOfDate = components['schemas']['GuideOfDate'];
export type GuideOverview = components['schemas']['GuideOverview'];
export type GuideOverviewList = components['schemas']['GuideOverviewList'];
export type GuideReinstatement = components['schemas']['GuideReinstatement'];
export type GuideRestore = components['schemas']['GuideRestore'];
export type GuideSave = components['schemas']['GuideSave'];
export type GuideSource = components['schemas']['GuideSource'];
export type GuideTrial = components['schemas']['GuideTrial'];
export type GuideTrialEntry = components['schemas']['GuideTrialEntry'];
export type GuideTrialPayload = components['schemas']['GuideTrialPayload'];
export type GuideVersion = components['schemas']['GuideVersion'];
export type GuideVersionList = components['schemas']['GuideVersionList'];
export type GuideVersionSummary = components['schemas']['GuideVersionSummary'];
export type GuideWithdrawal = components['schemas']['GuideWithdrawal'];
export type HandOver = components['schemas']['HandOver'];
export type HeaderLink = components['schemas']['HeaderLink'];
export type Health = components['schemas']['Health'];
export type HomeCounts = components['schemas']['HomeCounts'];
export type HomeReview = components['schemas']['HomeReview'];
export type HomeReviewList = components['schemas']['HomeReviewList'];
export type ImpactedIndustry = components['schemas']['ImpactedIndustry'];
export type Invitation = components['schemas']['Invitation'];
export type JobState = components['schemas']['JobState'];
export type LastMessage = components['schemas']['LastMessage'];
export type ListedGuide = components['schemas']['ListedGuide'];
export type ListedIndustry = components['schemas']['ListedIndustry'];
export type Listing = components['schemas']['Listing'];
export type ListingDecision = components['schemas']['ListingDecision'];
export type ListingReviewSetting = components['schemas']['ListingReviewSetting'];
export type ListingStatus = components['schemas']['ListingStatus'];
export type LiveBatch = components['schemas']['LiveBatch'];
export type LiveBatchEvent = components['schemas']['LiveBatchEvent'];
export type LiveShells = components['schemas']['LiveShells'];
export type LocationLink = components['schemas']['LocationLink'];
export type LocationLinkList = components['schemas']['LocationLinkList'];
export type LocationPage = components['schemas']['LocationPage'];
export type LocationReview = components['schemas']['LocationReview'];
export type LocationSuggestion = components['schemas']['LocationSuggestion'];
export type LocationSuggestionList = components['schemas']['LocationSuggestionList'];
export type Mail = components['schemas']['Mail'];
export type MailHead = components['schemas']['MailHead'];
export type MailList = components['schemas']['MailList'];
export type MailService = components['schemas']['MailService'];
export type MailedToken = components['schemas']['MailedToken'];
export type MarkedDate = components['schemas']['MarkedDate'];
export type Meeting = components['schemas']['Meeting'];
export type MeetingList = components['schemas']['MeetingList'];
export type MeetingOffer = components['schemas']['MeetingOffer'];
export type MeetingReason = components['schemas']['MeetingReason'];
export type MeetingRequest = components['schemas']['MeetingRequest'];
export type MeetingTime = components['schemas']['MeetingTime'];
export type MeetingTimes = components['schemas']['MeetingTimes'];
export type Message = components['schemas']['Message'];
export type MessageDraft = components['schemas']['MessageDraft'];
export type MessageEdit = components['schemas']['MessageEdit'];
export type MessageEngagement = components['schemas']['MessageEngagement'];
export type MessageList = components['schemas']['MessageList'];
export type ModelService = components['schemas']['ModelService'];
export type Navigation = components['schemas']['Navigation'];
export type NewAreaSwitches = components['schemas']['NewAreaSwitches'];
export type NewBanner = components['schemas']['NewBanner'];
export type NewBannerLink = components['schemas']['NewBannerLink'];
export type NewDeployToken = components['schemas']['NewDeployToken'];
export type NewGuide = components['schemas']['NewGuide'];
export type NewGuideAnswer = components['schemas']['NewGuideAnswer'];
export type NewGuideContent = components['schemas']['NewGuideContent'];
export type NewGuideDate = components['schemas']['NewGuideDate'];
export type NewGuideIndustry = components['schemas']['NewGuideIndustry'];
export type NewGuideSource = components['schemas']['NewGuideSource'];
export type NewLimits = components['schemas']['NewLimits'];
export type NewNavigation = components['schemas']['NewNavigation'];
export type NewOverride = components['schemas']['NewOverride'];
export type NewPasskey = components['schemas']['NewPasskey'];
export type NewPassword = components['schemas']['NewPassword'];
export type NewPost = components['schemas']['NewPost'];
export type NewPreviewLink = components['schemas']['NewPreviewLink'];
export type NewQuietHours = components['schemas']['NewQuietHours'];
export type NewRetention = components['schemas']['NewRetention'];
export type NewSiteSettings = components['schemas']['NewSiteSettings'];
export type NewUser = components['schemas']['NewUser'];
export type NewsletterConfirmation = components['schemas']['NewsletterConfirmation'];
export type NewsletterCounts = components['schemas']['NewsletterCounts'];
export type NewsletterFailedMail = components['schemas']['NewsletterFailedMail'];
export type NewsletterList = components['schemas']['NewsletterList'];
export type NewsletterReview = components['schemas']['NewsletterReview'];
export type NewsletterSubscriber = components['schemas']['NewsletterSubscriber'];
export type NewsletterSubscription = components['schemas']['NewsletterSubscription'];
export type NewsletterUnsubscription = components['schemas']['NewsletterUnsubscription'];
export type NextDate = components['schemas']['NextDate'];
export type NextDateList = components['schemas']['NextDateList'];
export type NextPayment = components['schemas']['NextPayment'];
export type Notification = components['schemas']['Notification'];
export type NotificationList = components['schemas']['NotificationList'];
export type NotificationPreference = components['schemas']['NotificationPreference'];
export type NotificationPreferences = components['schemas']['NotificationPreferences'];
export type OpenInvoice = components['schemas']['OpenInvoice'];
export type OpenOverrideLink = components['schemas']['OpenOverrideLink'];
export type OutboxState = components['schemas']['OutboxState'];
export type OverrideLink = components['schemas']['OverrideLink'];
export type OwnListing = components['schemas']['OwnListing'];
export type OwnReview = components['schemas']['OwnReview'];
export type OwnReviewList = components['schemas']['OwnReviewList'];
export type OwnWords = components['schemas']['OwnWords'];
export type PageViews = components['schemas']['PageViews'];
export type Pagination = components['schemas']['Pagination'];
export type PasskeyCreation = components['schemas']['PasskeyCreation'];
export type PasskeyEntry = components['schemas']['PasskeyEntry'];
export type PasskeyName = components['schemas']['PasskeyName'];
export type PasskeyProof = components['schemas']['PasskeyProof'];
export type PasskeyQuestion = components['schemas']['PasskeyQuestion'];
export type PasskeyReference = components['schemas']['PasskeyReference'];
export type PasskeyRequest = components['schemas']['PasskeyRequest'];
export type PasskeySignIn = components['schemas']['PasskeySignIn'];
export type PasswordChange = components['schemas']['PasswordChange'];
export type PastClient = components['schemas']['PastClient'];
export type PaymentToConfirm = components['schemas']['PaymentToConfirm'];
export type PersonReport = components['schemas']['PersonReport'];
export type PersonReportDecision = components['schemas']['PersonReportDecision'];
export type PersonReportDraft = components['schemas']['PersonReportDraft'];
export type PersonalDetails = components['schemas']['PersonalDetails'];
export type PhoneVisibility = components['schemas']['PhoneVisibility'];
export type PlanChange = components['schemas']['PlanChange'];
export type Post = components['schemas']['Post'];
export type PostAuthor = components['schemas']['PostAuthor'];
export type PostAutosave = components['schemas']['PostAutosave'];
export type PostChanges = components['schemas']['PostChanges'];
export type PostCounts = components['schemas']['PostCounts'];
export type PostDraft = components['schemas']['PostDraft'];
export type PostEditor = components['schemas']['PostEditor'];
export type PostHeading = components['schemas']['PostHeading'];
export type PostHighlights = components['schemas']['PostHighlights'];
export type PostImage = components['schemas']['PostImage'];
export type PostList = components['schemas']['PostList'];
export type PostPage = components['schemas']['PostPage'];
export type PostRevision = components['schemas']['PostRevision'];
export type PostRevisionHead = components['schemas']['PostRevisionHead'];
export type PostRevisionList = components['schemas']['PostRevisionList'];
export type Presence = components['schemas']['Presence'];
export type PresenceChoice = components['schemas']['PresenceChoice'];
export type PreviewHtml = components['schemas']['PreviewHtml'];
export type PreviewLink = components['schemas']['PreviewLink'];
export type PreviewLinkList = components['schemas']['PreviewLinkList'];
export type PreviewText = components['schemas']['PreviewText'];
export type PriceRange = components['schemas']['PriceRange'];
export type PriceUnit = components['schemas']['PriceUnit'];
export type Profession = components['schemas']['Profession'];
export type Professional = components['schemas']['Professional'];
export type ProfessionalList = components['schemas']['ProfessionalList'];
export type ProfessionalPermissions = components['schemas']['ProfessionalPermissions'];
export type Profile = components['schemas']['Profile'];
export type Proposal = components['schemas']['Proposal'];
export type ProposalAcceptance = components['schemas']['ProposalAcceptance'];
export type ProposalDraft = components['schemas']['ProposalDraft'];
export type ProposalLine = components['schemas']['ProposalLine'];
export type PublicKeys = components['schemas']['PublicKeys'];
export type PushDraft = components['schemas']['PushDraft'];
export type PushState = components['schemas']['PushState'];
export type PushSubscription = components['schemas']['PushSubscription'];
export type QueueAssignee = components['schemas']['QueueAssignee'];
export type QueueAssigneeList = components['schemas']['QueueAssigneeList'];
export type QueueAssignment = components['schemas']['QueueAssignment'];
export type QueueDecision = components['schemas']['QueueDecision'];
export type QueueItem = components['schemas']['QueueItem'];
export type QueuePage = components['schemas']['QueuePage'];
export type QueueSummary = components['schemas']['QueueSummary'];
export type QueueSummaryList = components['schemas']['QueueSummaryList'];
export type QueuedVerification = components['schemas']['QueuedVerification'];
export type QuickReply = components['schemas']['QuickReply'];
export type QuickReplyDraft = components['schemas']['QuickReplyDraft'];
export type QuickReplyList = components['schemas']['QuickReplyList'];
export type QuickReplyOrder = components['schemas']['QuickReplyOrder'];
export type QuietHours = components['schemas']['QuietHours'];
export type QuizChoice = components['schemas']['QuizChoice'];
export type QuizHandling = components['schemas']['QuizHandling'];
export type QuizMatch = components['schemas']['QuizMatch'];
export type QuizRequest = components['schemas']['QuizRequest'];
export type QuizResult = components['schemas']['QuizResult'];
export type QuizSubmission = components['schemas']['QuizSubmission'];
export type RecoveryCodes = components['schemas']['RecoveryCodes'];
export type RefundDraft = components['schemas']['RefundDraft'];
export type Registration = components['schemas']['Registration'];
export type RelatedAnswer = components['schemas']['RelatedAnswer'];
export type Release = components['schemas']['Release'];
export type ReleaseFiles = components['schemas']['ReleaseFiles'];
export type ReleaseHealth = components['schemas']['ReleaseHealth'];
export type ReleasePreload = components['schemas']['ReleasePreload'];
export type ReleaseRollout = components['schemas']['ReleaseRollout'];
export type ReleaseSource = components['schemas']['ReleaseSource'];
export type RemoteManifest = components['schemas']['RemoteManifest'];
export type ReplyDraft = components['schemas']['ReplyDraft'];
export type ReportFigures = components['schemas']['ReportFigures'];
export type ReportPoint = components['schemas']['ReportPoint'];
export type ReportShare = components['schemas']['ReportShare'];
export type ReportedPerson = components['schemas']['ReportedPerson'];
export type ReportedReview = components['schemas']['ReportedReview'];
export type RequestedRecovery = components['schemas']['RequestedRecovery'];
export type Rescue = components['schemas']['Rescue'];
export type RestoreRevision = components['schemas']['RestoreRevision'];
export type Retention = components['schemas']['Retention'];
export type RetriedMails = components['schemas']['RetriedMails'];
export type RevenueMonth = components['schemas']['RevenueMonth'];
export type Review = components['schemas']['Review'];
export type ReviewClient = components['schemas']['ReviewClient'];
export type ReviewDraft = components['schemas']['ReviewDraft'];
export type ReviewInvitationDraft = components['schemas']['ReviewInvitationDraft'];
export type ReviewInvitationSettings = components['schemas']['ReviewInvitationSettings'];
export type ReviewInvitations = components['schemas']['ReviewInvitations'];
export type ReviewList = components['schemas']['ReviewList'];
export type ReviewPermissions = components['schemas']['ReviewPermissions'];
export type ReviewPerson = components['schemas']['ReviewPerson'];
export type ReviewReport = components['schemas']['ReviewReport'];
export type ReviewReportDecision = components['schemas']['ReviewReportDecision'];
export type ReviewReportDraft = components['schemas']['ReviewReportDraft'];
export type ReviewReportList = components['schemas']['ReviewReportList'];
export type ReviewVersion = components['schemas']['ReviewVersion'];
export type ReviewVisibility = components['schemas']['ReviewVisibility'];
export type ReviewedProfessional = components['schemas']['ReviewedProfessional'];
export type RolloutPlan = components['schemas']['RolloutPlan'];
export type RouteDeclaration = components['schemas']['RouteDeclaration'];
export type RouteOwner = components['schemas']['RouteOwner'];
export type SavedAnalysisDraft = components['schemas']['SavedAnalysisDraft'];
export type SavedAnalysisTitle = components['schemas']['SavedAnalysisTitle'];
export type SavedAnswerDraft = components['schemas']['SavedAnswerDraft'];
export type SavedAnswerTitle = components['schemas']['SavedAnswerTitle'];
export type SavedCalendar = components['schemas']['SavedCalendar'];
export type SavedComplianceAnswer = components['schemas']['SavedComplianceAnswer'];
export type SavedComplianceAnswerList = components['schemas']['SavedComplianceAnswerList'];
export type SavedDocumentAnalysis = components['schemas']['SavedDocumentAnalysis'];
export type SavedDocumentAnalysisList = components['schemas']['SavedDocumentAnalysisList'];
export type SavedIds = components['schemas']['SavedIds'];
export type SavedPostDraft = components['schemas']['SavedPostDraft'];
export type SearchPage = components['schemas']['SearchPage'];
export type SecondFactors = components['schemas']['SecondFactors'];
export type SecondStep = components['schemas']['SecondStep'];
export type SentAnalysis = components['schemas']['SentAnalysis'];
export type SentComplianceAnswer = components['schemas']['SentComplianceAnswer'];
export type SentTestMail = components['schemas']['SentTestMail'];
export type ServiceState = components['schemas']['ServiceState'];
export type SettingsChange = components['schemas']['SettingsChange'];
export type ShellContract = components['schemas']['ShellContract'];
export type Site = components['schemas']['Site'];
export type SiteBanner = components['schemas']['SiteBanner'];
export type SiteSettings = components['schemas']['SiteSettings'];
export type SlotOffer = components['schemas']['SlotOffer'];
export type SlugCheck = components['schemas']['SlugCheck'];
export type SpecialtyCount = components['schemas']['SpecialtyCount'];
export type StoredSiteSettings = components['schemas']['StoredSiteSettings'];
export type SubscribedUser = components['schemas']['SubscribedUser'];
export type SubscriberDecision = components['schemas']['SubscriberDecision'];
export type SubscriptionsNow = components['schemas']['SubscriptionsNow'];
export type SupportOverview = components['schemas']['SupportOverview'];
export type SupportRequest = components['schemas']['SupportRequest'];
export type SupportRequestDraft = components['schemas']['SupportRequestDraft'];
export type Suspension = components['schemas']['Suspension'];
export type SystemState = components['schemas']['SystemState'];
export type TakeDown = components['schemas']['TakeDown'];
export type TestBankAnswer = components['schemas']['TestBankAnswer'];
export type TestCardChoice = components['schemas']['TestCardChoice'];
export type Ticket = components['schemas']['Ticket'];
export type TicketReply = components['schemas']['TicketReply'];
export type TicketReplyDraft = components['schemas']['TicketReplyDraft'];
export type TicketStatus = components['schemas']['TicketStatus'];
export type TrialCount = components['schemas']['TrialCount'];
export type TrialNumbers = components['schemas']['TrialNumbers'];
export type TrialReleaseNumbers = components['schemas']['TrialReleaseNumbers'];
export type TrialReport = components['schemas']['TrialReport'];
export type TrialReports = components['schemas']['TrialReports'];
export type TrustedBrowser = components['schemas']['TrustedBrowser'];
export type TrustedBrowserList = components['schemas']['TrustedBrowserList'];
export type TypicalPrice = components['schemas']['TypicalPrice'];
export type TypicalPriceList = components['schemas']['TypicalPriceList'];
export type UnansweredQuestion = components['schemas']['UnansweredQuestion'];
export type UnansweredQuestionList = components['schemas']['UnansweredQuestionList'];
export type UnreadCount = components['schemas']['UnreadCount'];
export type UnsavedPost = components['schemas']['UnsavedPost'];
export type UnsavedPostList = components['schemas']['UnsavedPostList'];
export type UseOverride = components['schemas']['UseOverride'];
export type User = components['schemas']['User'];
export type UserCard = components['schemas']['UserCard'];
export type UserChanges = components['schemas']['UserChanges'];
export type UserSearchPage = components['schemas']['UserSearchPage'];
export type UserType = components['schemas']['UserType'];
export type Verification = components['schemas']['Verification'];
export type VerificationDecision = components['schemas']['VerificationDecision'];
export type VerificationDocument = components['schemas']['VerificationDocument'];
export type VerificationDraft = components['schemas']['VerificationDraft'];
export type VerificationPermissions = components['schemas']['VerificationPermissions'];
export type VerificationQueue = components['schemas']['VerificationQueue'];
export type VerificationRequest = components['schemas']['VerificationRequest'];
export type VerifiedProfessional = components['schemas']['VerifiedProfessional'];
export type WaitingPayment = components['schemas']['WaitingPayment'];
export type WaitingSecondStep = components['schemas']['WaitingSecondStep'];
export type WorkingHours = components['schemas']['WorkingHours'];
export type Response400BadEventSignature = components['responses']['400_bad_event_signature'];
export type Response400BusyCalendarUnreadableInvalidIdempotencyKeyInvalidRequestMalformedJsonUnknownField = components['responses']['400_busy_calendar_unreadable-invalid_idempotency_key-invalid_request-malformed_json-unknown_field'];
export type Response400CannotBlockYourself = components['responses']['400_cannot_block_yourself'];
export type Response400CannotMessageYourselfInvalidIdempotencyKeyInvalidRequestMalformedJsonUnknownField = components['responses']['400_cannot_message_yourself-invalid_idempotency_key-invalid_request-malformed_json-unknown_field'];
export type Response400CannotMessageYourselfNotAPictureNotAnAttachment = components['responses']['400_cannot_message_yourself-not_a_picture-not_an_attachment'];
export type Response400CannotReportYourselfInvalidRequestMalformedJsonUnknownField = components['responses']['400_cannot_report_yourself-invalid_request-malformed_json-unknown_field'];
export type Response400CodeUsedInvalidRequestMalformedJsonPasskeyRefusedSecondStepRequiredUnknownFieldWrongCodeWrongPassword = components['responses']['400_code_used-invalid_request-malformed_json-passkey_refused-second_step_required-unknown_field-wrong_code-wrong_password'];
export type Response400CodeUsedInvalidRequestMalformedJsonUnknownFieldWrongCode = components['responses']['400_code_used-invalid_request-malformed_json-unknown_field-wrong_code'];
export type Response400DocumentDamagedDocumentEmptyDocumentLockedDocumentScannedDocumentTooComplexDocumentTooLongNotATextDocument = components['responses']['400_document_damaged-document_empty-document_locked-document_scanned-document_too_complex-document_too_long-not_a_text_document'];
export type Response400DocumentLockedNotADocumentNotAPicture = components['responses']['400_document_locked-not_a_document-not_a_picture'];
export type Response400FeaturedDayNotOfferedInvalidRequestMalformedJsonTooManyFeaturedDaysUnknownField = components['responses']['400_featured_day_not_offered-invalid_request-malformed_json-too_many_featured_days-unknown_field'];
export type Response400FileRefusedNotAPictureNotAnAttachment = components['responses']['400_file_refused-not_a_picture-not_an_attachment'];
export type Response400GuideIncompleteInvalidRequestMalformedJsonUnknownField = components['responses']['400_guide_incomplete-invalid_request-malformed_json-unknown_field'];
export type Response400InvalidIdempotencyKeyInvalidRequestMalformedJsonNameMismatchUnknownFieldWrongPassword = components['responses']['400_invalid_idempotency_key-invalid_request-malformed_json-name_mismatch-unknown_field-wrong_password'];
export type Response400InvalidIdempotencyKeyInvalidRequestMalformedJsonPasswordMismatchUnknownFieldWeakPassword = components['responses']['400_invalid_idempotency_key-invalid_request-malformed_json-password_mismatch-unknown_field-weak_password'];
export type Response400InvalidIdempotencyKeyInvalidRequestMalformedJsonPostSlugRefusedUnknownField = components['responses']['400_invalid_idempotency_key-invalid_request-malformed_json-post_slug_refused-unknown_field'];
export type Response400InvalidIdempotencyKeyInvalidRequestMalformedJsonUnknownField = components['responses']['400_invalid_idempotency_key-invalid_request-malformed_json-unknown_field'];
export type Response400InvalidIdempotencyKeyInvalidRequestMalformedJsonUnknownFieldWrongPassword = components['responses']['400_invalid_idempotency_key-invalid_request-malformed_json-unknown_field-wrong_password'];
export type Response400InvalidRequest = components['responses']['400_invalid_request'];
export type Response400InvalidRequestLinkExpiredMalformedJsonPasswordMismatchUnknownFieldWeakPassword = components['responses']['400_invalid_request-link_expired-malformed_json-password_mismatch-unknown_field-weak_password'];
export type Response400InvalidRequestLinkExpiredMalformedJsonUnknownField = components['responses']['400_invalid_request-link_expired-malformed_json-unknown_field'];
export type Response400InvalidRequestMalformedJsonPasskeyRefusedUnknownField = components['responses']['400_invalid_request-malformed_json-passkey_refused-unknown_field'];
export type Response400InvalidRequestMalformedJsonPasswordMismatchUnknownFieldWeakPasswordWrongPassword = components['responses']['400_invalid_request-malformed_json-password_mismatch-unknown_field-weak_password-wrong_password'];
export type Response400InvalidRequestMalformedJsonPostSlugRefusedUnknownField = components['responses']['400_invalid_request-malformed_json-post_slug_refused-unknown_field'];
export type Response400InvalidRequestMalformedJsonQuizNotAMatchUnknownField = components['responses']['400_invalid_request-malformed_json-quiz_not_a_match-unknown_field'];
export type Response400InvalidRequestMalformedJsonUnknownField = components['responses']['400_invalid_request-malformed_json-unknown_field'];
export type Response400InvalidRequestMalformedJsonUnknownFieldUnknownTestCard = components['responses']['400_invalid_request-malformed_json-unknown_field-unknown_test_card'];
export type Response400InvalidRequestMalformedJsonUnknownFieldWrongCode = components['responses']['400_invalid_request-malformed_json-unknown_field-wrong_code'];
export type Response400InvalidRequestMalformedJsonUnknownFieldWrongPassword = components['responses']['400_invalid_request-malformed_json-unknown_field-wrong_password'];
export type Response400InvalidRequestNotAPicture = components['responses']['400_invalid_request-not_a_picture'];
export type Response400InvalidRequestReleaseInvalid = components['responses']['400_invalid_request-release_invalid'];
export type Response401InvalidCredentialsSecondStepRequired = components['responses']['401_invalid_credentials-second_step_required'];
export type Response401NotSignedIn = components['responses']['401_not_signed_in'];
export type Response401ReleaseTokenRefused = components['responses']['401_release_token_refused'];
export type Response401SignInExpired = components['responses']['401_sign_in_expired'];
export type Response402PaymentFailed = components['responses']['402_payment_failed'];
export type Response403AccountantsOnly = components['responses']['403_accountants_only'];
export type Response403AccountantsOnlyAdvancedInvitationsNotInPlan = components['responses']['403_accountants_only-advanced_invitations_not_in_plan'];
export type Response403AccountantsOnlyAdvancedInvitationsNotInPlanReviewInvitationsNotInPlan = components['responses']['403_accountants_only-advanced_invitations_not_in_plan-review_invitations_not_in_plan'];
export type Response403AccountantsOnlyAnalyticsNotInPlan = components['responses']['403_accountants_only-analytics_not_in_plan'];
export type Response403AccountantsOnlyBookingNotInPlan = components['responses']['403_accountants_only-booking_not_in_plan'];
export type Response403AccountantsOnlyConfirmationRequired = components['responses']['403_accountants_only-confirmation_required'];
export type Response403AccountantsOnlyFeaturedDaysNotInPlan = components['responses']['403_accountants_only-featured_days_not_in_plan'];
export type Response403AccountantsOnlyQuickRepliesNotInPlan = components['responses']['403_accountants_only-quick_replies_not_in_plan'];
export type Response403AccountantsOnlySecondStepNeeded = components['responses']['403_accountants_only-second_step_needed'];
export type Response403AccountantsOnlySupportChannelNotInPlan = components['responses']['403_accountants_only-support_channel_not_in_plan'];
export type Response403AdminOnly = components['responses']['403_admin_only'];
export type Response403AdminOnlyCannotChangeOwnEmailCannotChangeOwnRoleSecondStepNeeded = components['responses']['403_admin_only-cannot_change_own_email-cannot_change_own_role-second_step_needed'];
export type Response403AdminOnlyCannotSuspendSelfSecondStepNeeded = components['responses']['403_admin_only-cannot_suspend_self-second_step_needed'];
export type Response403AdminOnlyOverrideOriginRefusedReleaseTokenOtherAreaSecondStepNeeded = components['responses']['403_admin_only-override_origin_refused-release_token_other_area-second_step_needed'];
export type Response403AdminOnlyReleaseNotGrantedReleaseTokenOtherAreaReleaseTokenPublishesOnlySecondStepNeeded = components['responses']['403_admin_only-release_not_granted-release_token_other_area-release_token_publishes_only-second_step_needed'];
export type Response403AdminOnlySecondStepNeeded = components['responses']['403_admin_only-second_step_needed'];
export type Response403AreaSwitchedOff = components['responses']['403_area_switched_off'];
export type Response403AreaSwitchedOffAttachmentsNeedPremium = components['responses']['403_area_switched_off-attachments_need_premium'];
export type Response403ClientsOnly = components['responses']['403_clients_only'];
export type Response403ClientsOnlyOwnProfile = components['responses']['403_clients_only-own_profile'];
export type Response403ConfirmationRequired = components['responses']['403_confirmation_required'];
export type Response403EngagementNeedsPlan = components['responses']['403_engagement_needs_plan'];
export type Response403NotTheAuthor = components['responses']['403_not_the_author'];
export type Response403NotTheReviewed = components['responses']['403_not_the_reviewed'];
export type Response403OwnReview = components['responses']['403_own_review'];
export type Response403ReleaseNotGrantedReleaseTokenOtherArea = components['responses']['403_release_not_granted-release_token_other_area'];
export type Response403ReleaseTokenOtherAreaSecondStepNeeded = components['responses']['403_release_token_other_area-second_step_needed'];
export type Response403SecondStepNeeded = components['responses']['403_second_step_needed'];
export type Response404AreaNotFound = components['responses']['404_area_not_found'];
export type Response404AreaNotFoundReleaseNotFound = components['responses']['404_area_not_found-release_not_found'];
export type Response404AreaSwitchedOff = components['responses']['404_area_switched_off'];
export type Response404AreaSwitchedOffCalendarFeedNotFound = components['responses']['404_area_switched_off-calendar_feed_not_found'];
export type Response404AreaSwitchedOffGuideNotFound = components['responses']['404_area_switched_off-guide_not_found'];
export type Response404AreaSwitchedOffPostNotFound = components['responses']['404_area_switched_off-post_not_found'];
export type Response404AreaSwitchedOffPreviewLinkNotFound = components['responses']['404_area_switched_off-preview_link_not_found'];
export type Response404AttachmentNotFound = components['responses']['404_attachment_not_found'];
export type Response404AttachmentNotFoundReceiverNotFound = components['responses']['404_attachment_not_found-receiver_not_found'];
export type Response404AuthenticatorAppNotFound = components['responses']['404_authenticator_app_not_found'];
export type Response404BackendNotFound = components['responses']['404_backend_not_found'];
export type Response404BillingEventNotFound = components['responses']['404_billing_event_not_found'];
export type Response404BlockNotFound = components['responses']['404_block_not_found'];
export type Response404BusyCalendarNotFound = components['responses']['404_busy_calendar_not_found'];
export type Response404CannedAnswerNotFound = components['responses']['404_canned_answer_not_found'];
export type Response404ComplianceDateNotFound = components['responses']['404_compliance_date_not_found'];
export type Response404ComplianceDateNotFoundGuideNotFound = components['responses']['404_compliance_date_not_found-guide_not_found'];
export type Response404ConnectionNotFound = components['responses']['404_connection_not_found'];
export type Response404ConversationNotFoundMessageNotFoundUserNotFound = components['responses']['404_conversation_not_found-message_not_found-user_not_found'];
export type Response404CouponNotFound = components['responses']['404_coupon_not_found'];
export type Response404DeployTokenNotFound = components['responses']['404_deploy_token_not_found'];
export type Response404DocumentNotFound = components['responses']['404_document_not_found'];
export type Response404EmailChangeNotFound = components['responses']['404_email_change_not_found'];
export type Response404EngagementNotFound = components['responses']['404_engagement_not_found'];
export type Response404EngagementNotFoundProposalNotFound = components['responses']['404_engagement_not_found-proposal_not_found'];
export type Response404FeedbackNotFound = components['responses']['404_feedback_not_found'];
export type Response404FileNotFound = components['responses']['404_file_not_found'];
export type Response404GuideNotFound = components['responses']['404_guide_not_found'];
export type Response404GuideNotFoundGuideVersionNotFound = components['responses']['404_guide_not_found-guide_version_not_found'];
export type Response404InvoiceNotFound = components['responses']['404_invoice_not_found'];
export type Response404ItemNotFound = components['responses']['404_item_not_found'];
export type Response404MailNotFound = components['responses']['404_mail_not_found'];
export type Response404MeetingNotFound = components['responses']['404_meeting_not_found'];
export type Response404MessageNotFound = components['responses']['404_message_not_found'];
export type Response404NewsletterLinkExpired = components['responses']['404_newsletter_link_expired'];
export type Response404NewsletterLinkUnknown = components['responses']['404_newsletter_link_unknown'];
export type Response404NewsletterSubscriberNotFound = components['responses']['404_newsletter_subscriber_not_found'];
export type Response404NoRollout = components['responses']['404_no_rollout'];
export type Response404NotFound = components['responses']['404_not_found'];
export type Response404NotificationNotFound = components['responses']['404_notification_not_found'];
export type Response404OverrideLinkGone = components['responses']['404_override_link_gone'];
export type Response404OverrideNotFound = components['responses']['404_override_not_found'];
export type Response404PasskeyNotFound = components['responses']['404_passkey_not_found'];
export type Response404PastClientNotFound = components['responses']['404_past_client_not_found'];
export type Response404PaymentNotFound = components['responses']['404_payment_not_found'];
export type Response404PictureNotFound = components['responses']['404_picture_not_found'];
export type Response404PostImageNotFound = components['responses']['404_post_image_not_found'];
export type Response404PostNotFound = components['responses']['404_post_not_found'];
export type Response404PostNotFoundRevisionNotFound = components['responses']['404_post_not_found-revision_not_found'];
export type Response404PreviewLinkNotFound = components['responses']['404_preview_link_not_found'];
export type Response404ProfessionalNotFound = components['responses']['404_professional_not_found'];
export type Response404ProfileNotFound = components['responses']['404_profile_not_found'];
export type Response404QueueItemNotFoundQueueNotFound = components['responses']['404_queue_item_not_found-queue_not_found'];
export type Response404QueueNotFound = components['responses']['404_queue_not_found'];
export type Response404QuickReplyNotFound = components['responses']['404_quick_reply_not_found'];
export type Response404QuizNotFound = components['responses']['404_quiz_not_found'];
export type Response404RecoveryNotFound = components['responses']['404_recovery_not_found'];
export type Response404ReleaseFilesMissingReleaseNotFound = components['responses']['404_release_files_missing-release_not_found'];
export type Response404ReleaseNotFound = components['responses']['404_release_not_found'];
export type Response404ReportNotFound = components['responses']['404_report_not_found'];
export type Response404ReviewNotFound = components['responses']['404_review_not_found'];
export type Response404RevisionNotFound = components['responses']['404_revision_not_found'];
export type Response404RouteNotFound = components['responses']['404_route_not_found'];
export type Response404SavedAnalysisNotFound = components['responses']['404_saved_analysis_not_found'];
export type Response404SavedAnswerNotFound = components['responses']['404_saved_answer_not_found'];
export type Response404SessionNotFound = components['responses']['404_session_not_found'];
export type Response404SubscriptionNotFound = components['responses']['404_subscription_not_found'];
export type Response404TicketNotFound = components['responses']['404_ticket_not_found'];
export type Response404TrustedBrowserNotFound = components['responses']['404_trusted_browser_not_found'];
export type Response404UserNotFound = components['responses']['404_user_not_found'];
export type Response404VerificationNotFound = components['responses']['404_verification_not_found'];
export type Response409AccountChangedClientMessageIdReusedConnectionDeclinedIdempotentCallRunningPersonBlocked = components['responses']['409_account_changed-client_message_id_reused-connection_declined-idempotent_call_running-person_blocked'];
export type Response409AlreadyAnsweredAlreadyDecidedIdempotentCallRunning = components['responses']['409_already_answered-already_decided-idempotent_call_running'];
export type Response409AlreadyAssigned = components['responses']['409_already_assigned'];
export type Response409AlreadyDecided = components['responses']['409_already_decided'];
export type Response409AlreadyInvitedAlreadyReviewedInvitationsNotTakenListingNotPublic = components['responses']['409_already_invited-already_reviewed-invitations_not_taken-listing_not_public'];
export type Response409AlreadyOnPlanCardNeededCouponNotForChangeCouponNotValidPaymentRunningPlanChangeNotAllowedQuoteChanged = components['responses']['409_already_on_plan-card_needed-coupon_not_for_change-coupon_not_valid-payment_running-plan_change_not_allowed-quote_changed'];
export type Response409AlreadyOnPlanCouponNotForChangeCouponNotValidPlanChangeNotAllowed = components['responses']['409_already_on_plan-coupon_not_for_change-coupon_not_valid-plan_change_not_allowed'];
export type Response409AlreadyReported = components['responses']['409_already_reported'];
export type Response409AlreadyReviewedIdempotentCallRunning = components['responses']['409_already_reviewed-idempotent_call_running'];
export type Response409AlreadyVerifiedIdempotentCallRunningVerificationPending = components['responses']['409_already_verified-idempotent_call_running-verification_pending'];
export type Response409AreaNeededNothingServed = components['responses']['409_area_needed-nothing_served'];
export type Response409AreaTakenDownRouteTaken = components['responses']['409_area_taken_down-route_taken'];
export type Response409AttachmentInUse = components['responses']['409_attachment_in_use'];
export type Response409AuthenticatorAppExists = components['responses']['409_authenticator_app_exists'];
export type Response409BackendChanged = components['responses']['409_backend_changed'];
export type Response409BookingNotOfferedIdempotentCallRunningTimeTakenTooManyMeetingRequests = components['responses']['409_booking_not_offered-idempotent_call_running-time_taken-too_many_meeting_requests'];
export type Response409BookingNotOfferedMeetingChangedTimeTaken = components['responses']['409_booking_not_offered-meeting_changed-time_taken'];
export type Response409CalendarNotSaved = components['responses']['409_calendar_not_saved'];
export type Response409CallWindowGoneIdempotentCallRunningTooManySupportRequests = components['responses']['409_call_window_gone-idempotent_call_running-too_many_support_requests'];
export type Response409CardNeededNothingToPayPaymentRunning = components['responses']['409_card_needed-nothing_to_pay-payment_running'];
export type Response409ComplianceDateChanged = components['responses']['409_compliance_date_changed'];
export type Response409ConnectionDeclinedEngagementChangedEngagementExistsEngagementPausedIdempotentCallRunningPersonBlockedProfessionalIsFull = components['responses']['409_connection_declined-engagement_changed-engagement_exists-engagement_paused-idempotent_call_running-person_blocked-professional_is_full'];
export type Response409ConnectionDeclinedEngagementChangedEngagementPausedIdempotentCallRunningPersonBlocked = components['responses']['409_connection_declined-engagement_changed-engagement_paused-idempotent_call_running-person_blocked'];
export type Response409ConnectionDeclinedEngagementChangedEngagementPausedIdempotentCallRunningPersonBlockedProfessionalIsFull = components['responses']['409_connection_declined-engagement_changed-engagement_paused-idempotent_call_running-person_blocked-professional_is_full'];
export type Response409ConnectionDeclinedEngagementChangedEngagementPausedIdempotentCallRunningPersonBlockedTooManyItems = components['responses']['409_connection_declined-engagement_changed-engagement_paused-idempotent_call_running-person_blocked-too_many_items'];
export type Response409ConnectionDeclinedEngagementChangedEngagementPausedIdempotentCallRunningPersonBlockedTooManyProposals = components['responses']['409_connection_declined-engagement_changed-engagement_paused-idempotent_call_running-person_blocked-too_many_proposals'];
export type Response409ConnectionDeclinedEngagementChangedEngagementPausedItemChangedPersonBlocked = components['responses']['409_connection_declined-engagement_changed-engagement_paused-item_changed-person_blocked'];
export type Response409ConnectionDeclinedEngagementChangedEngagementPausedItemChangedPersonBlockedTooManyFiles = components['responses']['409_connection_declined-engagement_changed-engagement_paused-item_changed-person_blocked-too_many_files'];
export type Response409CouponCodeTaken = components['responses']['409_coupon_code_taken'];
export type Response409DocumentInUse = components['responses']['409_document_in_use'];
export type Response409EmailTaken = components['responses']['409_email_taken'];
export type Response409EmailTakenIdempotentCallRunning = components['responses']['409_email_taken-idempotent_call_running'];
export type Response409EmailTakenIdempotentCallRunningUsernameTaken = components['responses']['409_email_taken-idempotent_call_running-username_taken'];
export type Response409EmailTakenLastAdmin = components['responses']['409_email_taken-last_admin'];
export type Response409EngagementExistsEngagementNotPossibleIdempotentCallRunning = components['responses']['409_engagement_exists-engagement_not_possible-idempotent_call_running'];
export type Response409EventAlreadyProcessed = components['responses']['409_event_already_processed'];
export type Response409GuideChanged = components['responses']['409_guide_changed'];
export type Response409GuideChangedGuideNotPublic = components['responses']['409_guide_changed-guide_not_public'];
export type Response409GuideChangedGuideNotWithdrawn = components['responses']['409_guide_changed-guide_not_withdrawn'];
export type Response409GuideChangedGuideSlugFixedGuideSlugTaken = components['responses']['409_guide_changed-guide_slug_fixed-guide_slug_taken'];
export type Response409GuideChangedGuideWasPublic = components['responses']['409_guide_changed-guide_was_public'];
export type Response409GuideSlugTakenIdempotentCallRunning = components['responses']['409_guide_slug_taken-idempotent_call_running'];
export type Response409IdempotentCallRunning = components['responses']['409_idempotent_call_running'];
export type Response409IdempotentCallRunningPostSlugTaken = components['responses']['409_idempotent_call_running-post_slug_taken'];
export type Response409IdempotentCallRunningQuizIdReused = components['responses']['409_idempotent_call_running-quiz_id_reused'];
export type Response409IdempotentCallRunningTooManyBusyCalendars = components['responses']['409_idempotent_call_running-too_many_busy_calendars'];
export type Response409IdempotentCallRunningTooManyQuickReplies = components['responses']['409_idempotent_call_running-too_many_quick_replies'];
export type Response409LastAdmin = components['responses']['409_last_admin'];
export type Response409LastSecondFactor = components['responses']['409_last_second_factor'];
export type Response409MeetingChanged = components['responses']['409_meeting_changed'];
export type Response409MessageIsRecordMessageTooOld = components['responses']['409_message_is_record-message_too_old'];
export type Response409NoReleaseBefore = components['responses']['409_no_release_before'];
export type Response409NoSecondFactor = components['responses']['409_no_second_factor'];
export type Response409NoSubscriptionPlanChangeNotAllowed = components['responses']['409_no_subscription-plan_change_not_allowed'];
export type Response409NotInvited = components['responses']['409_not_invited'];
export type Response409NotRefundable = components['responses']['409_not_refundable'];
export type Response409NothingToCompareRolloutRunningRouteTaken = components['responses']['409_nothing_to_compare-rollout_running-route_taken'];
export type Response409PasskeyExistsTooManyPasskeys = components['responses']['409_passkey_exists-too_many_passkeys'];
export type Response409PostChanged = components['responses']['409_post_changed'];
export type Response409PostChangedPostSlugTaken = components['responses']['409_post_changed-post_slug_taken'];
export type Response409ProfileExists = components['responses']['409_profile_exists'];
export type Response409QuickRepliesChanged = components['responses']['409_quick_replies_changed'];
export type Response409ReleaseExistsRouteTaken = components['responses']['409_release_exists-route_taken'];
export type Response409SettingsChanged = components['responses']['409_settings_changed'];
export type Response409TooManyAttachments = components['responses']['409_too_many_attachments'];
export type Response409TooManyBlocks = components['responses']['409_too_many_blocks'];
export type Response409TooManyDocuments = components['responses']['409_too_many_documents'];
export type Response409TooManySaved = components['responses']['409_too_many_saved'];
export type Response409TooManySavedAnalyses = components['responses']['409_too_many_saved_analyses'];
export type Response409TooManySavedAnswers = components['responses']['409_too_many_saved_answers'];
export type Response413PayloadTooLarge = components['responses']['413_payload_too_large'];
export type Response422IdempotencyKeyReused = components['responses']['422_idempotency_key_reused'];
export type Response422ReleaseIncompatibleShellUnknown = components['responses']['422_release_incompatible-shell_unknown'];
export type Response422ShellBreaksAreas = components['responses']['422_shell_breaks_areas'];
export type Response429RateLimited = components['responses']['429_rate_limited'];
export type Response429RateLimitedTooManyConversations = components['responses']['429_rate_limited-too_many_conversations'];
export type Response503DatabaseUnavailable = components['responses']['503_database_unavailable'];
export type Response503GatewayUnavailable = components['responses']['503_gateway_unavailable'];
export type Response503ScanUnavailable = components['responses']['503_scan_unavailable'];
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
                inPerson?: boolean;
                verified?: boolean;
                languages?: string[] | string;
                minRating?: 4.5 | 4 | 3;
                responseHours?: 4 | 24 | 48;
                priceUnit?: "hour" | "month" | "project" | "return" | "assets";
                minPrice?: number;
                maxPrice?: number;
                radius?: 10 | 25 | 50 | 100;
                page?: number;
                sort?: "rating" | "reviews" | "nameAsc" | "nameDesc" | "price";
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
            400: components["responses"]["400_invalid_request"];
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
            400: components["responses"]["400_invalid_request"];
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
            400: components["responses"]["400_invalid_request"];
        };
    };
    getAccountantsLocations: {
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
                inPerson?: boolean;
                verified?: boolean;
                languages?: string[] | string;
                minRating?: 4.5 | 4 | 3;
                responseHours?: 4 | 24 | 48;
                priceUnit?: "hour" | "month" | "project" | "return" | "assets";
                minPrice?: number;
                maxPrice?: number;
                typed?: string;
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
                    "application/json": components["schemas"]["LocationSuggestionList"];
                };
            };
            400: components["responses"]["400_invalid_request"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    getAccountantsOwnWords: {
        parameters: {
            query: {
                text: string;
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
                    "application/json": components["schemas"]["OwnWords"];
                };
            };
            400: components["responses"]["400_invalid_request"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    getAccountantsPrices: {
        parameters: {
            query?: {
                services?: string[] | string;
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
                    "application/json": components["schemas"]["TypicalPriceList"];
                };
            };
            400: components["responses"]["400_invalid_request"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_accountants_only"];
            404: components["responses"]["404_profile_not_found"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_accountants_only"];
            409: components["responses"]["409_profile_exists"];
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
            400: components["responses"]["400_invalid_request-not_a_picture"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_accountants_only"];
            404: components["responses"]["404_profile_not_found"];
            413: components["responses"]["413_payload_too_large"];
            429: components["responses"]["429_rate_limited"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_accountants_only"];
            404: components["responses"]["404_profile_not_found"];
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
                inPerson?: boolean;
                verified?: boolean;
                languages?: string[] | string;
                minRating?: 4.5 | 4 | 3;
                responseHours?: 4 | 24 | 48;
                priceUnit?: "hour" | "month" | "project" | "return" | "assets";
                minPrice?: number;
                maxPrice?: number;
                radius?: 10 | 25 | 50 | 100;
                page?: number;
                sort?: "rating" | "reviews" | "nameAsc" | "nameDesc" | "price" | "recommended";
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
            400: components["responses"]["400_invalid_request"];
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
            404: components["responses"]["404_professional_not_found"];
        };
    };
    getAccountantsIdMeetingOffer: {
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
                    "application/json": components["schemas"]["MeetingOffer"];
                };
            };
            404: components["responses"]["404_professional_not_found"];
        };
    };
    getAccountantsIdMeetingTimes: {
        parameters: {
            query?: {
                from?: string;
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
                content: {
                    "application/json": components["schemas"]["MeetingTimes"];
                };
            };
            400: components["responses"]["400_invalid_request"];
            404: components["responses"]["404_professional_not_found"];
        };
    };
    postAccountantsIdMeetings: {
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
                "application/json": components["schemas"]["MeetingRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Meeting"];
                };
            };
            400: components["responses"]["400_invalid_idempotency_key-invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_clients_only-own_profile"];
            404: components["responses"]["404_professional_not_found"];
            409: components["responses"]["409_booking_not_offered-idempotent_call_running-time_taken-too_many_meeting_requests"];
            422: components["responses"]["422_idempotency_key_reused"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    getAccountantsIdReviews: {
        parameters: {
            query?: {
                offset?: number;
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
                content: {
                    "application/json": components["schemas"]["ReviewList"];
                };
            };
            400: components["responses"]["400_invalid_request"];
            404: components["responses"]["404_professional_not_found"];
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
            400: components["responses"]["400_invalid_idempotency_key-invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_clients_only-own_profile"];
            404: components["responses"]["404_professional_not_found"];
            409: components["responses"]["409_already_reviewed-idempotent_call_running"];
            422: components["responses"]["422_idempotency_key_reused"];
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
                timeZone?: string;
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
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_feedback_not_found"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_feedback_not_found"];
            409: components["responses"]["409_already_decided"];
        };
    };
    getAdminAudit: {
        parameters: {
            query?: {
                q?: string;
                person?: number;
                words?: string;
                action?: "account.deleted" | "account.registered" | "areaBackend.removed" | "areaBackend.set" | "audit.exported" | "audit.pruned" | "billingEvent.replayed" | "coupon.created" | "coupon.retired" | "cannedAnswer.changed" | "deployToken.created" | "deployToken.revoked" | "browser.trustEnded" | "email.changed" | "feedback.resolved" | "guide-date.added" | "guide-date.changed" | "guide-date.removed" | "guide.created" | "guide.deleted" | "guide.published" | "guide.reinstated" | "guide.restored" | "guide.saved" | "guide.withdrawn" | "listing.approved" | "listing.returned" | "mail.tested" | "mail.retried" | "newsletter.exported" | "newsletter.subscriberKept" | "newsletter.subscriptionEnded" | "newsletter.subscriberRemoved" | "override.ended" | "override.linkMade" | "override.started" | "password.changed" | "password.reset" | "password.resetRequested" | "payment.refunded" | "person.reportDecided" | "queue.assigned" | "quiz.handled" | "post.created" | "post.deleted" | "post.imageUploaded" | "post.previewLinkCreated" | "post.previewLinkRevoked" | "post.published" | "post.restored" | "post.unpublished" | "post.updated" | "secondFactor.appAdded" | "secondFactor.appRemoved" | "secondFactor.passkeyAdded" | "secondFactor.passkeyRemoved" | "secondFactor.recovered" | "secondFactor.recoveryCancelled" | "secondFactor.recoveryRequested" | "secondFactor.recoveryCodeUsed" | "secondFactor.recoveryCodesReplaced" | "release.activated" | "release.areaTakenDown" | "release.published" | "release.removed" | "release.rolledBack" | "release.rolloutAdvanced" | "release.rolloutStarted" | "release.rolloutStopped" | "release.routeHandedOver" | "release.shellsChanged" | "report.exported" | "review.reportDecided" | "review.visibilityChanged" | "session.ended" | "session.refused" | "session.signedOut" | "session.started" | "settings.changed" | "ticket.answered" | "ticket.closed" | "ticket.reopened" | "user.accepted" | "user.exported" | "user.invited" | "user.restored" | "user.suspended" | "user.updated" | "verification.approved" | "verification.rejected";
                subjectType?: string;
                subjectId?: string;
                from?: string;
                to?: string;
                timeZone?: string;
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
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
        };
    };
    getAdminAuditExport: {
        parameters: {
            query?: {
                q?: string;
                person?: number;
                words?: string;
                action?: "account.deleted" | "account.registered" | "areaBackend.removed" | "areaBackend.set" | "audit.exported" | "audit.pruned" | "billingEvent.replayed" | "coupon.created" | "coupon.retired" | "cannedAnswer.changed" | "deployToken.created" | "deployToken.revoked" | "browser.trustEnded" | "email.changed" | "feedback.resolved" | "guide-date.added" | "guide-date.changed" | "guide-date.removed" | "guide.created" | "guide.deleted" | "guide.published" | "guide.reinstated" | "guide.restored" | "guide.saved" | "guide.withdrawn" | "listing.approved" | "listing.returned" | "mail.tested" | "mail.retried" | "newsletter.exported" | "newsletter.subscriberKept" | "newsletter.subscriptionEnded" | "newsletter.subscriberRemoved" | "override.ended" | "override.linkMade" | "override.started" | "password.changed" | "password.reset" | "password.resetRequested" | "payment.refunded" | "person.reportDecided" | "queue.assigned" | "quiz.handled" | "post.created" | "post.deleted" | "post.imageUploaded" | "post.previewLinkCreated" | "post.previewLinkRevoked" | "post.published" | "post.restored" | "post.unpublished" | "post.updated" | "secondFactor.appAdded" | "secondFactor.appRemoved" | "secondFactor.passkeyAdded" | "secondFactor.passkeyRemoved" | "secondFactor.recovered" | "secondFactor.recoveryCancelled" | "secondFactor.recoveryRequested" | "secondFactor.recoveryCodeUsed" | "secondFactor.recoveryCodesReplaced" | "release.activated" | "release.areaTakenDown" | "release.published" | "release.removed" | "release.rolledBack" | "release.rolloutAdvanced" | "release.rolloutStarted" | "release.rolloutStopped" | "release.routeHandedOver" | "release.shellsChanged" | "report.exported" | "review.reportDecided" | "review.visibilityChanged" | "session.ended" | "session.refused" | "session.signedOut" | "session.started" | "settings.changed" | "ticket.answered" | "ticket.closed" | "ticket.reopened" | "user.accepted" | "user.exported" | "user.invited" | "user.restored" | "user.suspended" | "user.updated" | "verification.approved" | "verification.rejected";
                subjectType?: string;
                subjectId?: string;
                from?: string;
                to?: string;
                timeZone?: string;
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
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
        };
    };
    getAdminBillingCoupons: {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
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
                    "application/json": components["schemas"]["AdminCouponList"];
                };
            };
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
        };
    };
    postAdminBillingCoupons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CouponDraft"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCoupon"];
                };
            };
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            409: components["responses"]["409_coupon_code_taken"];
        };
    };
    postAdminBillingCouponsIdRetire: {
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_coupon_not_found"];
        };
    };
    getAdminBillingEvents: {
        parameters: {
            query?: {
                status?: "received" | "waiting" | "processed" | "ignored" | "failed";
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
                    "application/json": components["schemas"]["AdminBillingEventPage"];
                };
            };
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
        };
    };
    postAdminBillingEventsIdReplay: {
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
                    "application/json": components["schemas"]["AdminBillingEvent"];
                };
            };
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_billing_event_not_found"];
            409: components["responses"]["409_event_already_processed"];
        };
    };
    postAdminBillingPaymentsIdRefund: {
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
                "application/json": components["schemas"]["RefundDraft"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field-wrong_password"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_payment_not_found"];
            409: components["responses"]["409_not_refundable"];
        };
    };
    getAdminBillingRevenue: {
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
                    "application/json": components["schemas"]["AdminRevenue"];
                };
            };
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
        };
    };
    getAdminBillingRevenueCsv: {
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
        };
    };
    getAdminBillingSubscriptions: {
        parameters: {
            query?: {
                q?: string;
                plan?: "professional" | "premium";
                status?: "trialing" | "active" | "past_due" | "cancelling" | "downgrading" | "ended";
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
                    "application/json": components["schemas"]["AdminSubscriptionPage"];
                };
            };
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
        };
    };
    getAdminBillingSubscriptionsId: {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
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
                content: {
                    "application/json": components["schemas"]["AdminSubscriptionHistory"];
                };
            };
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_subscription_not_found"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
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
            400: components["responses"]["400_invalid_idempotency_key-invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            409: components["responses"]["409_idempotent_call_running"];
            422: components["responses"]["422_idempotency_key_reused"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_canned_answer_not_found"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_canned_answer_not_found"];
        };
    };
    getAdminGuides: {
        parameters: {
            query?: {
                show?: "all" | "drafts" | "due";
                dueBy?: string;
                offset?: number;
                limit?: number;
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
                    "application/json": components["schemas"]["GuideOverviewList"];
                };
            };
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
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
            400: components["responses"]["400_invalid_idempotency_key-invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            409: components["responses"]["409_guide_slug_taken-idempotent_call_running"];
            422: components["responses"]["422_idempotency_key_reused"];
        };
    };
    postAdminGuidesAsk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuideTrialPayload"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuideTrial"];
                };
            };
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
        };
    };
    getAdminGuidesUnanswered: {
        parameters: {
            query?: {
                near?: string;
                offset?: number;
                limit?: number;
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
                    "application/json": components["schemas"]["UnansweredQuestionList"];
                };
            };
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_guide_not_found"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_guide_not_found"];
            409: components["responses"]["409_guide_changed-guide_slug_fixed-guide_slug_taken"];
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
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_guide_not_found"];
            409: components["responses"]["409_guide_changed-guide_was_public"];
        };
    };
    getAdminGuidesIdDates: {
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
                    "application/json": components["schemas"]["EditedGuideDateList"];
                };
            };
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_guide_not_found"];
        };
    };
    postAdminGuidesIdDates: {
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
                "application/json": components["schemas"]["NewGuideDate"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditedGuideDate"];
                };
            };
            400: components["responses"]["400_invalid_idempotency_key-invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_guide_not_found"];
            409: components["responses"]["409_idempotent_call_running"];
            422: components["responses"]["422_idempotency_key_reused"];
        };
    };
    putAdminGuidesIdDatesDateId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                dateId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuideDateChange"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditedGuideDate"];
                };
            };
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_compliance_date_not_found-guide_not_found"];
            409: components["responses"]["409_compliance_date_changed"];
        };
    };
    deleteAdminGuidesIdDatesDateId: {
        parameters: {
            query: {
                revision: number;
            };
            header?: never;
            path: {
                id: number;
                dateId: number;
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
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_compliance_date_not_found-guide_not_found"];
            409: components["responses"]["409_compliance_date_changed"];
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
            400: components["responses"]["400_guide_incomplete-invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_guide_not_found"];
            409: components["responses"]["409_guide_changed-guide_slug_fixed-guide_slug_taken"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_guide_not_found"];
            409: components["responses"]["409_guide_changed-guide_not_withdrawn"];
        };
    };
    getAdminGuidesIdVersions: {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
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
                content: {
                    "application/json": components["schemas"]["GuideVersionList"];
                };
            };
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_guide_not_found"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_guide_not_found-guide_version_not_found"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_guide_not_found-guide_version_not_found"];
            409: components["responses"]["409_guide_changed"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_guide_not_found"];
            409: components["responses"]["409_guide_changed-guide_not_public"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_professional_not_found"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_professional_not_found"];
            409: components["responses"]["409_already_decided"];
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
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_mail_not_found"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_mail_not_found"];
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
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
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
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_newsletter_subscriber_not_found"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_newsletter_subscriber_not_found"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_newsletter_subscriber_not_found"];
            409: components["responses"]["409_already_decided"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_report_not_found"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_report_not_found"];
            409: components["responses"]["409_already_decided"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
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
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_queue_not_found"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_queue_item_not_found-queue_not_found"];
            409: components["responses"]["409_already_assigned"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_quiz_not_found"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_quiz_not_found"];
            409: components["responses"]["409_already_decided"];
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
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
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
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
        };
    };
    getAdminReviewReports: {
        parameters: {
            query?: {
                after?: number;
                limit?: number;
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
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_report_not_found"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_report_not_found"];
            409: components["responses"]["409_already_decided"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_review_not_found"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            409: components["responses"]["409_settings_changed"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            429: components["responses"]["429_rate_limited"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_ticket_not_found"];
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
            400: components["responses"]["400_invalid_idempotency_key-invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_ticket_not_found"];
            409: components["responses"]["409_already_answered-already_decided-idempotent_call_running"];
            422: components["responses"]["422_idempotency_key_reused"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_ticket_not_found"];
            409: components["responses"]["409_already_decided"];
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
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
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
            400: components["responses"]["400_invalid_idempotency_key-invalid_request-malformed_json-unknown_field-wrong_password"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            409: components["responses"]["409_email_taken-idempotent_call_running"];
            422: components["responses"]["422_idempotency_key_reused"];
            429: components["responses"]["429_rate_limited"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
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
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
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
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field-wrong_password"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-cannot_change_own_email-cannot_change_own_role-second_step_needed"];
            404: components["responses"]["404_user_not_found"];
            409: components["responses"]["409_email_taken-last_admin"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_user_not_found"];
            409: components["responses"]["409_not_invited"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-cannot_suspend_self-second_step_needed"];
            404: components["responses"]["404_user_not_found"];
            409: components["responses"]["409_last_admin"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_user_not_found"];
        };
    };
    getAdminVerification: {
        parameters: {
            query?: {
                after?: number;
                limit?: number;
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
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_verification_not_found"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_verification_not_found"];
            409: components["responses"]["409_already_decided"];
        };
    };
    getAnalytics: {
        parameters: {
            query?: {
                days?: 7 | 30 | 90;
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
                content: {
                    "application/json": components["schemas"]["Analytics"];
                };
            };
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_accountants_only"];
        };
    };
    getAnalyticsCsv: {
        parameters: {
            query: {
                days?: 7 | 30 | 90;
                from?: string;
                to?: string;
                report: "days" | "searches";
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
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_accountants_only-analytics_not_in_plan"];
        };
    };
    getAreasWellKnownJwksJson: {
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
                    "application/json": components["schemas"]["PublicKeys"];
                };
            };
        };
    };
    getAttachmentsId: {
        parameters: {
            query?: {
                size?: "full" | "thumbnail";
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
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_attachment_not_found"];
        };
    };
    deleteAttachmentsId: {
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
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_attachment_not_found"];
            409: components["responses"]["409_attachment_in_use"];
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
            404: components["responses"]["404_picture_not_found"];
        };
    };
    getBilling: {
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
                    "application/json": components["schemas"]["Billing"];
                };
            };
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_accountants_only"];
        };
    };
    postBillingCancel: {
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_accountants_only-confirmation_required"];
            409: components["responses"]["409_no_subscription-plan_change_not_allowed"];
        };
    };
    putBillingCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestCardChoice"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingResult"];
                };
            };
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field-unknown_test_card"];
            401: components["responses"]["401_not_signed_in"];
            402: components["responses"]["402_payment_failed"];
            403: components["responses"]["403_accountants_only-confirmation_required"];
            503: components["responses"]["503_gateway_unavailable"];
        };
    };
    postBillingCardPage: {
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
                    "application/json": components["schemas"]["GatewayPage"];
                };
            };
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_accountants_only-confirmation_required"];
        };
    };
    postBillingEvents: {
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
            400: components["responses"]["400_bad_event_signature"];
        };
    };
    getBillingInvoices: {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
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
                    "application/json": components["schemas"]["BillingInvoiceList"];
                };
            };
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_accountants_only"];
        };
    };
    getBillingInvoicesNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                content?: never;
            };
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_accountants_only"];
            404: components["responses"]["404_invoice_not_found"];
        };
    };
    getBillingInvoicesNumberPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                content?: never;
            };
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_accountants_only"];
            404: components["responses"]["404_invoice_not_found"];
        };
    };
    postBillingPayment: {
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
                    "application/json": components["schemas"]["BillingResult"];
                };
            };
            401: components["responses"]["401_not_signed_in"];
            402: components["responses"]["402_payment_failed"];
            403: components["responses"]["403_accountants_only"];
            409: components["responses"]["409_card_needed-nothing_to_pay-payment_running"];
            503: components["responses"]["503_gateway_unavailable"];
        };
    };
    deleteBillingPaymentsId: {
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_accountants_only"];
            404: components["responses"]["404_payment_not_found"];
        };
    };
    postBillingPaymentsIdTestBank: {
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
                "application/json": components["schemas"]["TestBankAnswer"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingResult"];
                };
            };
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            402: components["responses"]["402_payment_failed"];
            403: components["responses"]["403_accountants_only"];
            404: components["responses"]["404_payment_not_found"];
            503: components["responses"]["503_gateway_unavailable"];
        };
    };
    postBillingPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanChange"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingResult"];
                };
            };
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            402: components["responses"]["402_payment_failed"];
            403: components["responses"]["403_accountants_only-confirmation_required"];
            409: components["responses"]["409_already_on_plan-card_needed-coupon_not_for_change-coupon_not_valid-payment_running-plan_change_not_allowed-quote_changed"];
            503: components["responses"]["503_gateway_unavailable"];
        };
    };
    postBillingPortal: {
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
                    "application/json": components["schemas"]["GatewayPage"];
                };
            };
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_accountants_only-confirmation_required"];
        };
    };
    getBillingQuotesPlanInterval: {
        parameters: {
            query?: {
                coupon?: string;
            };
            header?: never;
            path: {
                plan: "professional" | "premium";
                interval: "monthly" | "annual";
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
                    "application/json": components["schemas"]["BillingQuote"];
                };
            };
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_accountants_only"];
            409: components["responses"]["409_already_on_plan-coupon_not_for_change-coupon_not_valid-plan_change_not_allowed"];
        };
    };
    postBillingResume: {
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_accountants_only-confirmation_required"];
            409: components["responses"]["409_no_subscription-plan_change_not_allowed"];
        };
    };
    getBlocks: {
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
                    "application/json": components["schemas"]["BlockList"];
                };
            };
            401: components["responses"]["401_not_signed_in"];
        };
    };
    putBlocksId: {
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
            400: components["responses"]["400_cannot_block_yourself"];
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_user_not_found"];
            409: components["responses"]["409_too_many_blocks"];
        };
    };
    deleteBlocksId: {
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
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_block_not_found"];
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
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only"];
            404: components["responses"]["404_area_switched_off"];
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
            400: components["responses"]["400_invalid_idempotency_key-invalid_request-malformed_json-post_slug_refused-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            409: components["responses"]["409_idempotent_call_running-post_slug_taken"];
            422: components["responses"]["422_idempotency_key_reused"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
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
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
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
            404: components["responses"]["404_area_switched_off-post_not_found"];
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
            404: components["responses"]["404_area_switched_off-post_not_found"];
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
            400: components["responses"]["400_invalid_request-not_a_picture"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            413: components["responses"]["413_payload_too_large"];
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
            404: components["responses"]["404_post_image_not_found"];
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
            404: components["responses"]["404_area_switched_off-preview_link_not_found"];
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
            400: components["responses"]["400_invalid_request"];
            404: components["responses"]["404_area_switched_off"];
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
            400: components["responses"]["400_invalid_request-malformed_json-post_slug_refused-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_post_not_found"];
            409: components["responses"]["409_post_changed-post_slug_taken"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_post_not_found"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_post_not_found"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_post_not_found"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_preview_link_not_found"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_post_not_found"];
        };
    };
    getBlogIdRevisions: {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
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
                content: {
                    "application/json": components["schemas"]["PostRevisionList"];
                };
            };
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_post_not_found"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_revision_not_found"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_post_not_found-revision_not_found"];
            409: components["responses"]["409_post_changed"];
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
            404: components["responses"]["404_area_switched_off-post_not_found"];
        };
    };
    getBookingCalendars: {
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
                    "application/json": components["schemas"]["BusyCalendarList"];
                };
            };
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_accountants_only"];
        };
    };
    postBookingCalendars: {
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
                "application/json": components["schemas"]["BusyCalendarDraft"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusyCalendar"];
                };
            };
            400: components["responses"]["400_busy_calendar_unreadable-invalid_idempotency_key-invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_accountants_only-booking_not_in_plan"];
            409: components["responses"]["409_idempotent_call_running-too_many_busy_calendars"];
            422: components["responses"]["422_idempotency_key_reused"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    deleteBookingCalendarsId: {
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_accountants_only"];
            404: components["responses"]["404_busy_calendar_not_found"];
        };
    };
    postBookingCalendarsIdCheck: {
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
                    "application/json": components["schemas"]["BusyCalendar"];
                };
            };
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_accountants_only"];
            404: components["responses"]["404_busy_calendar_not_found"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    postBookingPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingDraft"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingTimes"];
                };
            };
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_accountants_only"];
        };
    };
    getBookingSettings: {
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
                    "application/json": components["schemas"]["BookingSettings"];
                };
            };
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_accountants_only"];
        };
    };
    putBookingSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingDraft"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingSettings"];
                };
            };
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_accountants_only-booking_not_in_plan"];
        };
    };
    getCompliance: {
        parameters: {
            query?: {
                featured?: boolean;
                offset?: number;
                limit?: number;
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
            400: components["responses"]["400_invalid_request"];
            404: components["responses"]["404_area_switched_off"];
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
            400: components["responses"]["400_document_damaged-document_empty-document_locked-document_scanned-document_too_complex-document_too_long-not_a_text_document"];
            403: components["responses"]["403_area_switched_off"];
            413: components["responses"]["413_payload_too_large"];
            429: components["responses"]["429_rate_limited"];
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
            400: components["responses"]["400_document_damaged-document_empty-document_locked-document_scanned-document_too_complex-document_too_long-not_a_text_document"];
            403: components["responses"]["403_area_switched_off"];
            413: components["responses"]["413_payload_too_large"];
            429: components["responses"]["429_rate_limited"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            403: components["responses"]["403_area_switched_off"];
            429: components["responses"]["429_rate_limited"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            403: components["responses"]["403_area_switched_off"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    getComplianceCalendar: {
        parameters: {
            query?: {
                entity?: "sole-proprietor" | "single-member-llc" | "partnership" | "s-corporation" | "c-corporation" | "nonprofit";
                employees?: 0 | 1 | 20 | 50;
                industry?: "small-business" | "e-commerce" | "healthcare" | "construction" | "real-estate" | "food-beverage" | "technology" | "nonprofit" | "retail" | "professional-services";
                online?: boolean;
                states?: string;
                foreign?: string;
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
                    "application/json": components["schemas"]["ComplianceCalendar"];
                };
            };
            400: components["responses"]["400_invalid_request"];
            404: components["responses"]["404_area_switched_off"];
        };
    };
    getComplianceCalendarIcs: {
        parameters: {
            query?: {
                entity?: "sole-proprietor" | "single-member-llc" | "partnership" | "s-corporation" | "c-corporation" | "nonprofit";
                employees?: 0 | 1 | 20 | 50;
                industry?: "small-business" | "e-commerce" | "healthcare" | "construction" | "real-estate" | "food-beverage" | "technology" | "nonprofit" | "retail" | "professional-services";
                online?: boolean;
                states?: string;
                foreign?: string;
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
            400: components["responses"]["400_invalid_request"];
            404: components["responses"]["404_area_switched_off"];
        };
    };
    postComplianceCalendarFeed: {
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
                    "application/json": components["schemas"]["CalendarFeed"];
                };
            };
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_area_switched_off"];
            409: components["responses"]["409_calendar_not_saved"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    deleteComplianceCalendarFeed: {
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_area_switched_off"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    getComplianceCalendarFeedToken: {
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
                content?: never;
            };
            404: components["responses"]["404_area_switched_off-calendar_feed_not_found"];
        };
    };
    putComplianceCalendarMarksKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DateMark"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_area_switched_off"];
            404: components["responses"]["404_compliance_date_not_found"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    getComplianceCalendarSaved: {
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
                    "application/json": components["schemas"]["SavedCalendar"];
                };
            };
            401: components["responses"]["401_not_signed_in"];
        };
    };
    putComplianceCalendarSaved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarToSave"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedCalendar"];
                };
            };
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_area_switched_off"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    deleteComplianceCalendarSaved: {
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_area_switched_off"];
            429: components["responses"]["429_rate_limited"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            403: components["responses"]["403_area_switched_off"];
            429: components["responses"]["429_rate_limited"];
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
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_area_switched_off"];
            409: components["responses"]["409_too_many_saved_analyses"];
            429: components["responses"]["429_rate_limited"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_area_switched_off"];
            429: components["responses"]["429_rate_limited"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_area_switched_off"];
            404: components["responses"]["404_saved_analysis_not_found"];
            429: components["responses"]["429_rate_limited"];
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
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_area_switched_off"];
            409: components["responses"]["409_too_many_saved_answers"];
            429: components["responses"]["429_rate_limited"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_area_switched_off"];
            429: components["responses"]["429_rate_limited"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_area_switched_off"];
            404: components["responses"]["404_saved_answer_not_found"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    getComplianceSearch: {
        parameters: {
            query?: {
                q?: string;
                serviceTypes?: string[] | string;
                industries?: string[] | string;
                jurisdiction?: string;
                offset?: number;
                limit?: number;
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
            400: components["responses"]["400_invalid_request"];
            404: components["responses"]["404_area_switched_off"];
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
            404: components["responses"]["404_area_switched_off-guide_not_found"];
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
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_guide_not_found"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_area_switched_off"];
            404: components["responses"]["404_guide_not_found"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    getComplianceIdOrSlugDates: {
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
                    "application/json": components["schemas"]["NextDateList"];
                };
            };
            404: components["responses"]["404_area_switched_off-guide_not_found"];
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
            400: components["responses"]["400_invalid_idempotency_key-invalid_request-malformed_json-unknown_field"];
            409: components["responses"]["409_idempotent_call_running"];
            422: components["responses"]["422_idempotency_key_reused"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    getConversations: {
        parameters: {
            query?: {
                before?: number;
                waiting?: boolean;
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
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
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
            401: components["responses"]["401_not_signed_in"];
        };
    };
    getConversationsOtherUserId: {
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
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationDetails"];
                };
            };
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_user_not_found"];
        };
    };
    postConversationsOtherUserIdAccept: {
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_area_switched_off"];
            404: components["responses"]["404_connection_not_found"];
        };
    };
    postConversationsOtherUserIdAttachments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                otherUserId: number;
            };
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
                    "application/json": components["schemas"]["Attachment"];
                };
            };
            400: components["responses"]["400_cannot_message_yourself-not_a_picture-not_an_attachment"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_area_switched_off-attachments_need_premium"];
            404: components["responses"]["404_user_not_found"];
            409: components["responses"]["409_too_many_attachments"];
            413: components["responses"]["413_payload_too_large"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    postConversationsOtherUserIdDecline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                otherUserId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectionDecline"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_area_switched_off"];
            404: components["responses"]["404_connection_not_found"];
        };
    };
    deleteConversationsOtherUserIdMessagesId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                otherUserId: number;
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
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_area_switched_off"];
            404: components["responses"]["404_message_not_found"];
            409: components["responses"]["409_message_is_record-message_too_old"];
        };
    };
    patchConversationsOtherUserIdMessagesId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                otherUserId: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageEdit"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_area_switched_off"];
            404: components["responses"]["404_message_not_found"];
            409: components["responses"]["409_message_is_record-message_too_old"];
            429: components["responses"]["429_rate_limited"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_area_switched_off"];
            404: components["responses"]["404_user_not_found"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_area_switched_off"];
            404: components["responses"]["404_user_not_found"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            429: components["responses"]["429_rate_limited"];
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
            401: components["responses"]["401_not_signed_in"];
        };
    };
    getDependencies: {
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
            503: components["responses"]["503_database_unavailable"];
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
            400: components["responses"]["400_invalid_request-link_expired-malformed_json-unknown_field"];
            409: components["responses"]["409_email_taken"];
            429: components["responses"]["429_rate_limited"];
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
            401: components["responses"]["401_not_signed_in"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    getEngagementDraft: {
        parameters: {
            query: {
                with: number;
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
                    "application/json": components["schemas"]["EngagementPrefill"];
                };
            };
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_user_not_found"];
        };
    };
    getEngagementFilesId: {
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
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_file_not_found"];
        };
    };
    deleteEngagementFilesId: {
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
                    "application/json": components["schemas"]["Engagement"];
                };
            };
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_file_not_found"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    putEngagementItemsId: {
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
                "application/json": components["schemas"]["EngagementItemDraft"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Engagement"];
                };
            };
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_item_not_found"];
            409: components["responses"]["409_connection_declined-engagement_changed-engagement_paused-item_changed-person_blocked"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    deleteEngagementItemsId: {
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
                    "application/json": components["schemas"]["Engagement"];
                };
            };
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_item_not_found"];
            409: components["responses"]["409_connection_declined-engagement_changed-engagement_paused-item_changed-person_blocked"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    postEngagementItemsIdAccept: {
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
                    "application/json": components["schemas"]["Engagement"];
                };
            };
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_item_not_found"];
            409: components["responses"]["409_connection_declined-engagement_changed-engagement_paused-item_changed-person_blocked"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    postEngagementItemsIdFiles: {
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
                    "application/json": components["schemas"]["Engagement"];
                };
            };
            400: components["responses"]["400_file_refused-not_a_picture-not_an_attachment"];
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_item_not_found"];
            409: components["responses"]["409_connection_declined-engagement_changed-engagement_paused-item_changed-person_blocked-too_many_files"];
            413: components["responses"]["413_payload_too_large"];
            429: components["responses"]["429_rate_limited"];
            503: components["responses"]["503_scan_unavailable"];
        };
    };
    postEngagementItemsIdReturn: {
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
                "application/json": components["schemas"]["EngagementItemReturn"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Engagement"];
                };
            };
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_item_not_found"];
            409: components["responses"]["409_connection_declined-engagement_changed-engagement_paused-item_changed-person_blocked"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    getEngagementTemplates: {
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
                    "application/json": components["schemas"]["EngagementTemplates"];
                };
            };
            401: components["responses"]["401_not_signed_in"];
        };
    };
    getEngagements: {
        parameters: {
            query?: {
                offset?: number;
                with?: number;
                state?: "live" | "past";
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
                    "application/json": components["schemas"]["EngagementList"];
                };
            };
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
        };
    };
    postEngagements: {
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
                "application/json": components["schemas"]["EngagementDraft"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Engagement"];
                };
            };
            400: components["responses"]["400_invalid_idempotency_key-invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_user_not_found"];
            409: components["responses"]["409_engagement_exists-engagement_not_possible-idempotent_call_running"];
            422: components["responses"]["422_idempotency_key_reused"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    getEngagementsId: {
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
                    "application/json": components["schemas"]["Engagement"];
                };
            };
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_engagement_not_found"];
        };
    };
    putEngagementsIdBrief: {
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
                "application/json": components["schemas"]["BriefChange"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Engagement"];
                };
            };
            400: components["responses"]["400_invalid_idempotency_key-invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_engagement_not_found"];
            409: components["responses"]["409_connection_declined-engagement_changed-engagement_paused-idempotent_call_running-person_blocked"];
            422: components["responses"]["422_idempotency_key_reused"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    getEngagementsIdDocumentsZip: {
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
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_engagement_not_found"];
        };
    };
    postEngagementsIdDone: {
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
                "application/json": components["schemas"]["EngagementStep"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Engagement"];
                };
            };
            400: components["responses"]["400_invalid_idempotency_key-invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_engagement_not_found"];
            409: components["responses"]["409_connection_declined-engagement_changed-engagement_exists-engagement_paused-idempotent_call_running-person_blocked-professional_is_full"];
            422: components["responses"]["422_idempotency_key_reused"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    postEngagementsIdEnd: {
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
                "application/json": components["schemas"]["EngagementStepWithReason"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Engagement"];
                };
            };
            400: components["responses"]["400_invalid_idempotency_key-invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_engagement_not_found"];
            409: components["responses"]["409_connection_declined-engagement_changed-engagement_paused-idempotent_call_running-person_blocked"];
            422: components["responses"]["422_idempotency_key_reused"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    postEngagementsIdItems: {
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
                "application/json": components["schemas"]["EngagementItemDrafts"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Engagement"];
                };
            };
            400: components["responses"]["400_invalid_idempotency_key-invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_engagement_not_found"];
            409: components["responses"]["409_connection_declined-engagement_changed-engagement_paused-idempotent_call_running-person_blocked-too_many_items"];
            422: components["responses"]["422_idempotency_key_reused"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    postEngagementsIdProposals: {
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
                "application/json": components["schemas"]["ProposalDraft"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Engagement"];
                };
            };
            400: components["responses"]["400_invalid_idempotency_key-invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_engagement_needs_plan"];
            404: components["responses"]["404_engagement_not_found"];
            409: components["responses"]["409_connection_declined-engagement_changed-engagement_paused-idempotent_call_running-person_blocked-too_many_proposals"];
            422: components["responses"]["422_idempotency_key_reused"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    postEngagementsIdProposalsNumberAccept: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposalAcceptance"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Engagement"];
                };
            };
            400: components["responses"]["400_invalid_idempotency_key-invalid_request-malformed_json-name_mismatch-unknown_field-wrong_password"];
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_engagement_not_found-proposal_not_found"];
            409: components["responses"]["409_connection_declined-engagement_changed-engagement_paused-idempotent_call_running-person_blocked-professional_is_full"];
            422: components["responses"]["422_idempotency_key_reused"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    postEngagementsIdProposalsNumberDecline: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EngagementStepWithReason"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Engagement"];
                };
            };
            400: components["responses"]["400_invalid_idempotency_key-invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_engagement_not_found-proposal_not_found"];
            409: components["responses"]["409_connection_declined-engagement_changed-engagement_paused-idempotent_call_running-person_blocked"];
            422: components["responses"]["422_idempotency_key_reused"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    getEngagementsIdProposalsNumberPdf: {
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
                content?: never;
            };
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_engagement_not_found-proposal_not_found"];
        };
    };
    postEngagementsIdProposalsNumberWithdraw: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EngagementStep"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Engagement"];
                };
            };
            400: components["responses"]["400_invalid_idempotency_key-invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_engagement_not_found-proposal_not_found"];
            409: components["responses"]["409_connection_declined-engagement_changed-engagement_paused-idempotent_call_running-person_blocked"];
            422: components["responses"]["422_idempotency_key_reused"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    postEngagementsIdReopen: {
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
                "application/json": components["schemas"]["EngagementStep"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Engagement"];
                };
            };
            400: components["responses"]["400_invalid_idempotency_key-invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_engagement_not_found"];
            409: components["responses"]["409_connection_declined-engagement_changed-engagement_exists-engagement_paused-idempotent_call_running-person_blocked-professional_is_full"];
            422: components["responses"]["422_idempotency_key_reused"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    postEngagementsIdStart: {
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
                "application/json": components["schemas"]["EngagementStep"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Engagement"];
                };
            };
            400: components["responses"]["400_invalid_idempotency_key-invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_engagement_not_found"];
            409: components["responses"]["409_connection_declined-engagement_changed-engagement_exists-engagement_paused-idempotent_call_running-person_blocked-professional_is_full"];
            422: components["responses"]["422_idempotency_key_reused"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    getEngagementsIdTimeline: {
        parameters: {
            query?: {
                before?: number;
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
                content: {
                    "application/json": components["schemas"]["EngagementTimeline"];
                };
            };
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_engagement_not_found"];
        };
    };
    getFeaturedDays: {
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
                    "application/json": components["schemas"]["FeaturedDays"];
                };
            };
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_accountants_only"];
        };
    };
    putFeaturedDays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeaturedDaysDraft"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeaturedDays"];
                };
            };
            400: components["responses"]["400_featured_day_not_offered-invalid_request-malformed_json-too_many_featured_days-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_accountants_only-featured_days_not_in_plan"];
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
    getHomeCounts: {
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
                    "application/json": components["schemas"]["HomeCounts"];
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
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
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
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
        };
    };
    getLocationPagesSubject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subject: string;
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
                    "application/json": components["schemas"]["LocationLinkList"];
                };
            };
            404: components["responses"]["404_not_found"];
        };
    };
    getLocationPagesSubjectStateCity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subject: string;
                state: string;
                city: string;
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
                    "application/json": components["schemas"]["LocationPage"];
                };
            };
            404: components["responses"]["404_not_found"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_invalid_credentials-second_step_required"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    postLoginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeySignIn"];
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
            400: components["responses"]["400_invalid_request-malformed_json-passkey_refused-unknown_field"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    postLoginPasskeyOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyQuestion"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyRequest"];
                };
            };
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    postLoginRecovery: {
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
                    "application/json": components["schemas"]["RequestedRecovery"];
                };
            };
            401: components["responses"]["401_sign_in_expired"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    getLoginSecondStep: {
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
                    "application/json": components["schemas"]["WaitingSecondStep"];
                };
            };
        };
    };
    postLoginSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondStep"];
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
            400: components["responses"]["400_code_used-invalid_request-malformed_json-unknown_field-wrong_code"];
            401: components["responses"]["401_sign_in_expired"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    deleteLoginSecondStep: {
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
    getMeetings: {
        parameters: {
            query?: {
                offset?: number;
                with?: number;
                when?: "upcoming" | "past";
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
                    "application/json": components["schemas"]["MeetingList"];
                };
            };
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
        };
    };
    getMeetingsId: {
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
                    "application/json": components["schemas"]["Meeting"];
                };
            };
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_meeting_not_found"];
        };
    };
    getMeetingsIdCalendar: {
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
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_meeting_not_found"];
            409: components["responses"]["409_meeting_changed"];
        };
    };
    postMeetingsIdCancel: {
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
                "application/json": components["schemas"]["MeetingReason"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Meeting"];
                };
            };
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_meeting_not_found"];
            409: components["responses"]["409_booking_not_offered-meeting_changed-time_taken"];
        };
    };
    postMeetingsIdConfirm: {
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
                "application/json": components["schemas"]["MeetingTime"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Meeting"];
                };
            };
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_meeting_not_found"];
            409: components["responses"]["409_booking_not_offered-meeting_changed-time_taken"];
        };
    };
    postMeetingsIdDecline: {
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
                "application/json": components["schemas"]["MeetingReason"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Meeting"];
                };
            };
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_meeting_not_found"];
            409: components["responses"]["409_booking_not_offered-meeting_changed-time_taken"];
        };
    };
    putMeetingsIdProposal: {
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
                "application/json": components["schemas"]["MeetingTime"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Meeting"];
                };
            };
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_meeting_not_found"];
            409: components["responses"]["409_booking_not_offered-meeting_changed-time_taken"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    deleteMeetingsIdProposal: {
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
                    "application/json": components["schemas"]["Meeting"];
                };
            };
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_meeting_not_found"];
            409: components["responses"]["409_booking_not_offered-meeting_changed-time_taken"];
        };
    };
    postMeetingsIdProposalAccept: {
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
                "application/json": components["schemas"]["MeetingTime"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Meeting"];
                };
            };
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_meeting_not_found"];
            409: components["responses"]["409_booking_not_offered-meeting_changed-time_taken"];
        };
    };
    getMeetingsIdTimes: {
        parameters: {
            query?: {
                from?: string;
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
                content: {
                    "application/json": components["schemas"]["MeetingTimes"];
                };
            };
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_meeting_not_found"];
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
            400: components["responses"]["400_cannot_message_yourself-invalid_idempotency_key-invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_area_switched_off-attachments_need_premium"];
            404: components["responses"]["404_attachment_not_found-receiver_not_found"];
            409: components["responses"]["409_account_changed-client_message_id_reused-connection_declined-idempotent_call_running-person_blocked"];
            422: components["responses"]["422_idempotency_key_reused"];
            429: components["responses"]["429_rate_limited-too_many_conversations"];
        };
    };
    postMessagesDelivered: {
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_area_switched_off"];
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
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_user_not_found"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            403: components["responses"]["403_area_switched_off"];
            429: components["responses"]["429_rate_limited"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            403: components["responses"]["403_area_switched_off"];
            404: components["responses"]["404_newsletter_link_expired"];
            429: components["responses"]["429_rate_limited"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            404: components["responses"]["404_newsletter_link_unknown"];
            429: components["responses"]["429_rate_limited"];
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
            404: components["responses"]["404_newsletter_link_unknown"];
        };
    };
    getNotifications: {
        parameters: {
            query?: {
                offset?: number;
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
                    "application/json": components["schemas"]["NotificationList"];
                };
            };
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
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
            401: components["responses"]["401_not_signed_in"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
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
            401: components["responses"]["401_not_signed_in"];
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
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_notification_not_found"];
        };
    };
    getOutbox: {
        parameters: {
            query?: {
                offset?: number;
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
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_not_found"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            429: components["responses"]["429_rate_limited"];
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
            400: components["responses"]["400_invalid_request-link_expired-malformed_json-password_mismatch-unknown_field-weak_password"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    getPlatformAreaErrors: {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
                area?: string;
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
                    "application/json": components["schemas"]["AreaErrorGroup"][];
                };
            };
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
        };
    };
    postPlatformAreaErrors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AreaErrorReport"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    getPlatformAreas: {
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
                    "application/json": components["schemas"]["AreaReleases"][];
                };
            };
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
        };
    };
    getPlatformAreasName: {
        parameters: {
            query?: {
                page?: number;
            };
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
                    "application/json": components["schemas"]["AreaHistory"];
                };
            };
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_release_token_refused"];
            403: components["responses"]["403_admin_only-release_not_granted-release_token_other_area-release_token_publishes_only-second_step_needed"];
            404: components["responses"]["404_area_not_found"];
        };
    };
    postPlatformAreasNameAdvance: {
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
                    "application/json": components["schemas"]["ReleaseRollout"];
                };
            };
            401: components["responses"]["401_release_token_refused"];
            403: components["responses"]["403_admin_only-release_not_granted-release_token_other_area-release_token_publishes_only-second_step_needed"];
            404: components["responses"]["404_no_rollout"];
            422: components["responses"]["422_release_incompatible-shell_unknown"];
        };
    };
    putPlatformAreasNameBackend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AreaBackendChange"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AreaBackend"];
                };
            };
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field-wrong_password"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            409: components["responses"]["409_backend_changed"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    deletePlatformAreasNameBackend: {
        parameters: {
            query: {
                version: number;
            };
            header?: never;
            path: {
                name: string;
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
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_backend_not_found"];
            409: components["responses"]["409_backend_changed"];
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
            401: components["responses"]["401_release_token_refused"];
            403: components["responses"]["403_admin_only-release_not_granted-release_token_other_area-release_token_publishes_only-second_step_needed"];
            404: components["responses"]["404_release_not_found"];
            409: components["responses"]["409_no_release_before"];
            422: components["responses"]["422_release_incompatible-shell_unknown"];
        };
    };
    postPlatformAreasNameTakeDown: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakeDown"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            409: components["responses"]["409_area_needed-nothing_served"];
        };
    };
    getPlatformBackends: {
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
                    "application/json": components["schemas"]["AreaBackend"][];
                };
            };
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
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
            query?: {
                offset?: number;
                limit?: number;
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
                    "application/json": components["schemas"]["DeployToken"][];
                };
            };
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field-wrong_password"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            429: components["responses"]["429_rate_limited"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_deploy_token_not_found"];
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
            404: components["responses"]["404_release_not_found"];
        };
    };
    getPlatformOverride: {
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
                    "application/json": components["schemas"]["CurrentOverride"];
                };
            };
        };
    };
    deletePlatformOverride: {
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
    getPlatformOverrides: {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
                area?: string;
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
                    "application/json": components["schemas"]["ActiveOverride"][];
                };
            };
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_release_token_refused"];
            403: components["responses"]["403_admin_only-release_not_granted-release_token_other_area-release_token_publishes_only-second_step_needed"];
        };
    };
    postPlatformOverrides: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewOverride"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OverrideLink"];
                };
            };
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field-wrong_password"];
            401: components["responses"]["401_release_token_refused"];
            403: components["responses"]["403_admin_only-override_origin_refused-release_token_other_area-second_step_needed"];
            404: components["responses"]["404_area_not_found-release_not_found"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    getPlatformOverridesLinksCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
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
                    "application/json": components["schemas"]["OpenOverrideLink"];
                };
            };
            403: components["responses"]["403_second_step_needed"];
            404: components["responses"]["404_override_link_gone"];
        };
    };
    postPlatformOverridesLinksCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UseOverride"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentOverride"];
                };
            };
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_release_token_refused"];
            403: components["responses"]["403_release_token_other_area-second_step_needed"];
            404: components["responses"]["404_override_link_gone"];
        };
    };
    deletePlatformOverridesId: {
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
            401: components["responses"]["401_release_token_refused"];
            403: components["responses"]["403_admin_only-release_not_granted-release_token_other_area-release_token_publishes_only-second_step_needed"];
            404: components["responses"]["404_override_not_found"];
        };
    };
    postPlatformPageViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageViews"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            429: components["responses"]["429_rate_limited"];
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
            400: components["responses"]["400_invalid_request-release_invalid"];
            401: components["responses"]["401_release_token_refused"];
            403: components["responses"]["403_release_not_granted-release_token_other_area"];
            409: components["responses"]["409_release_exists-route_taken"];
            413: components["responses"]["413_payload_too_large"];
            422: components["responses"]["422_release_incompatible-shell_unknown"];
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
            401: components["responses"]["401_release_token_refused"];
            403: components["responses"]["403_admin_only-release_not_granted-release_token_other_area-release_token_publishes_only-second_step_needed"];
            404: components["responses"]["404_release_not_found"];
            409: components["responses"]["409_area_taken_down-route_taken"];
            422: components["responses"]["422_release_incompatible-shell_unknown"];
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
            404: components["responses"]["404_release_files_missing-release_not_found"];
        };
    };
    postPlatformReleasesNameVersionRollout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
                version: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RolloutPlan"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseRollout"];
                };
            };
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_release_token_refused"];
            403: components["responses"]["403_admin_only-release_not_granted-release_token_other_area-release_token_publishes_only-second_step_needed"];
            404: components["responses"]["404_release_not_found"];
            409: components["responses"]["409_nothing_to_compare-rollout_running-route_taken"];
            422: components["responses"]["422_release_incompatible-shell_unknown"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_admin_only-second_step_needed"];
            404: components["responses"]["404_route_not_found"];
        };
    };
    postPlatformShellFiles: {
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
                    "application/json": string[];
                };
            };
            400: components["responses"]["400_invalid_request-release_invalid"];
            401: components["responses"]["401_release_token_refused"];
            413: components["responses"]["413_payload_too_large"];
        };
    };
    getPlatformShellFilesName: {
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
            404: components["responses"]["404_not_found"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_release_token_refused"];
            422: components["responses"]["422_shell_breaks_areas"];
        };
    };
    postPlatformTrialReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrialReports"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    getPresence: {
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
                    "application/json": components["schemas"]["Presence"];
                };
            };
            401: components["responses"]["401_not_signed_in"];
        };
    };
    putPresence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PresenceChoice"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
        };
    };
    getPush: {
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
                    "application/json": components["schemas"]["PushState"];
                };
            };
            401: components["responses"]["401_not_signed_in"];
        };
    };
    putPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushDraft"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushState"];
                };
            };
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
        };
    };
    putPushSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushSubscription"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
        };
    };
    deletePushSubscription: {
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
            401: components["responses"]["401_not_signed_in"];
        };
    };
    getQuickReplies: {
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
                    "application/json": components["schemas"]["QuickReplyList"];
                };
            };
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_accountants_only"];
        };
    };
    postQuickReplies: {
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
                "application/json": components["schemas"]["QuickReplyDraft"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuickReply"];
                };
            };
            400: components["responses"]["400_invalid_idempotency_key-invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_accountants_only-quick_replies_not_in_plan"];
            409: components["responses"]["409_idempotent_call_running-too_many_quick_replies"];
            422: components["responses"]["422_idempotency_key_reused"];
        };
    };
    putQuickRepliesOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuickReplyOrder"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuickReplyList"];
                };
            };
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_accountants_only"];
            409: components["responses"]["409_quick_replies_changed"];
        };
    };
    putQuickRepliesId: {
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
                "application/json": components["schemas"]["QuickReplyDraft"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuickReply"];
                };
            };
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_accountants_only"];
            404: components["responses"]["404_quick_reply_not_found"];
        };
    };
    deleteQuickRepliesId: {
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_accountants_only"];
            404: components["responses"]["404_quick_reply_not_found"];
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
            400: components["responses"]["400_invalid_idempotency_key-invalid_request-malformed_json-unknown_field"];
            409: components["responses"]["409_idempotent_call_running-quiz_id_reused"];
            422: components["responses"]["422_idempotency_key_reused"];
            429: components["responses"]["429_rate_limited"];
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
            404: components["responses"]["404_quiz_not_found"];
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
            400: components["responses"]["400_invalid_request-malformed_json-quiz_not_a_match-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_quiz_not_found"];
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
        };
    };
    postRecoveryCancellation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailedToken"];
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
            400: components["responses"]["400_invalid_request-link_expired-malformed_json-unknown_field"];
            429: components["responses"]["429_rate_limited"];
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
            400: components["responses"]["400_invalid_idempotency_key-invalid_request-malformed_json-password_mismatch-unknown_field-weak_password"];
            409: components["responses"]["409_email_taken-idempotent_call_running-username_taken"];
            422: components["responses"]["422_idempotency_key_reused"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    getReviewInvitations: {
        parameters: {
            query?: {
                offset?: number;
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
                    "application/json": components["schemas"]["ReviewInvitations"];
                };
            };
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_accountants_only"];
        };
    };
    postReviewInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewInvitationDraft"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PastClient"];
                };
            };
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_accountants_only-advanced_invitations_not_in_plan-review_invitations_not_in_plan"];
            404: components["responses"]["404_past_client_not_found"];
            409: components["responses"]["409_already_invited-already_reviewed-invitations_not_taken-listing_not_public"];
        };
    };
    putReviewInvitationsSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewInvitationSettings"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewInvitations"];
                };
            };
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_accountants_only-advanced_invitations_not_in_plan"];
        };
    };
    getReviewsMine: {
        parameters: {
            query?: {
                offset?: number;
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
                    "application/json": components["schemas"]["OwnReviewList"];
                };
            };
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_not_the_author"];
            404: components["responses"]["404_review_not_found"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_not_the_author"];
            404: components["responses"]["404_review_not_found"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_not_the_reviewed"];
            404: components["responses"]["404_review_not_found"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_not_the_reviewed"];
            404: components["responses"]["404_review_not_found"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_own_review"];
            404: components["responses"]["404_review_not_found"];
            409: components["responses"]["409_already_reported"];
            429: components["responses"]["429_rate_limited"];
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
            401: components["responses"]["401_not_signed_in"];
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
            401: components["responses"]["401_not_signed_in"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_clients_only"];
            404: components["responses"]["404_professional_not_found"];
            409: components["responses"]["409_too_many_saved"];
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
            401: components["responses"]["401_not_signed_in"];
        };
    };
    postSessionEnd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailedToken"];
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
            400: components["responses"]["400_invalid_request-link_expired-malformed_json-unknown_field"];
            429: components["responses"]["429_rate_limited"];
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
            404: components["responses"]["404_not_found"];
        };
    };
    getSupport: {
        parameters: {
            query?: {
                offset?: number;
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
                    "application/json": components["schemas"]["SupportOverview"];
                };
            };
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_accountants_only"];
        };
    };
    postSupportRequests: {
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
                "application/json": components["schemas"]["SupportRequestDraft"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportRequest"];
                };
            };
            400: components["responses"]["400_invalid_idempotency_key-invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_accountants_only-support_channel_not_in_plan"];
            409: components["responses"]["409_call_window_gone-idempotent_call_running-too_many_support_requests"];
            422: components["responses"]["422_idempotency_key_reused"];
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
            401: components["responses"]["401_not_signed_in"];
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
            400: components["responses"]["400_invalid_request-not_a_picture"];
            401: components["responses"]["401_not_signed_in"];
            413: components["responses"]["413_payload_too_large"];
            429: components["responses"]["429_rate_limited"];
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
            401: components["responses"]["401_not_signed_in"];
        };
    };
    postUsersConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Confirmation"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmedSession"];
                };
            };
            400: components["responses"]["400_code_used-invalid_request-malformed_json-passkey_refused-second_step_required-unknown_field-wrong_code-wrong_password"];
            401: components["responses"]["401_not_signed_in"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    postUsersConfirmationPasskeyOptions: {
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
                    "application/json": components["schemas"]["PasskeyRequest"];
                };
            };
            401: components["responses"]["401_not_signed_in"];
            429: components["responses"]["429_rate_limited"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field-wrong_password"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_confirmation_required"];
            409: components["responses"]["409_last_admin"];
            429: components["responses"]["429_rate_limited"];
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
            401: components["responses"]["401_not_signed_in"];
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
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_email_change_not_found"];
            429: components["responses"]["429_rate_limited"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_confirmation_required"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    postUsersPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedPasskey"];
                };
            };
            400: components["responses"]["400_invalid_request-malformed_json-passkey_refused-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_confirmation_required"];
            409: components["responses"]["409_passkey_exists-too_many_passkeys"];
        };
    };
    postUsersPasskeysOptions: {
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
                    "application/json": components["schemas"]["PasskeyCreation"];
                };
            };
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_confirmation_required"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    deleteUsersPasskeysId: {
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_confirmation_required"];
            404: components["responses"]["404_passkey_not_found"];
            409: components["responses"]["409_last_second_factor"];
        };
    };
    patchUsersPasskeysId: {
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
                "application/json": components["schemas"]["PasskeyName"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_passkey_not_found"];
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
            400: components["responses"]["400_invalid_request-malformed_json-password_mismatch-unknown_field-weak_password-wrong_password"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_confirmation_required"];
            429: components["responses"]["429_rate_limited"];
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
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field-wrong_password"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_confirmation_required"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    getUsersSecondFactors: {
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
                    "application/json": components["schemas"]["SecondFactors"];
                };
            };
            401: components["responses"]["401_not_signed_in"];
        };
    };
    postUsersSecondFactorsApp: {
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
                    "application/json": components["schemas"]["AppSetup"];
                };
            };
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_confirmation_required"];
            409: components["responses"]["409_authenticator_app_exists"];
        };
    };
    deleteUsersSecondFactorsApp: {
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_confirmation_required"];
            404: components["responses"]["404_authenticator_app_not_found"];
            409: components["responses"]["409_last_second_factor"];
        };
    };
    postUsersSecondFactorsAppConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppCode"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedFactor"];
                };
            };
            400: components["responses"]["400_invalid_request-malformed_json-unknown_field-wrong_code"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_confirmation_required"];
            404: components["responses"]["404_authenticator_app_not_found"];
            409: components["responses"]["409_authenticator_app_exists"];
            429: components["responses"]["429_rate_limited"];
        };
    };
    deleteUsersSecondFactorsRecovery: {
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
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_recovery_not_found"];
        };
    };
    postUsersSecondFactorsRecoveryCodes: {
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
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_confirmation_required"];
            409: components["responses"]["409_no_second_factor"];
        };
    };
    getUsersSessions: {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
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
                    "application/json": components["schemas"]["AccountSessionList"];
                };
            };
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
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
            401: components["responses"]["401_not_signed_in"];
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
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_session_not_found"];
        };
    };
    getUsersTrustedBrowsers: {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
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
                    "application/json": components["schemas"]["TrustedBrowserList"];
                };
            };
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
        };
    };
    deleteUsersTrustedBrowsersId: {
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
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_trusted_browser_not_found"];
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
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_user_not_found"];
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
            400: components["responses"]["400_cannot_report_yourself-invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_conversation_not_found-message_not_found-user_not_found"];
            409: components["responses"]["409_already_reported"];
            429: components["responses"]["429_rate_limited"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_accountants_only"];
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
            400: components["responses"]["400_invalid_idempotency_key-invalid_request-malformed_json-unknown_field"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_accountants_only"];
            404: components["responses"]["404_profile_not_found"];
            409: components["responses"]["409_already_verified-idempotent_call_running-verification_pending"];
            422: components["responses"]["422_idempotency_key_reused"];
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
            401: components["responses"]["401_not_signed_in"];
            404: components["responses"]["404_verification_not_found"];
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
            400: components["responses"]["400_document_locked-not_a_document-not_a_picture"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_accountants_only-second_step_needed"];
            409: components["responses"]["409_too_many_documents"];
            413: components["responses"]["413_payload_too_large"];
            429: components["responses"]["429_rate_limited"];
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
            400: components["responses"]["400_invalid_request"];
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_second_step_needed"];
            404: components["responses"]["404_document_not_found"];
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
            401: components["responses"]["401_not_signed_in"];
            403: components["responses"]["403_second_step_needed"];
            404: components["responses"]["404_document_not_found"];
            409: components["responses"]["409_document_in_use"];
        };
    };
}
