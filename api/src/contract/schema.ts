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
    "/api/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Events of the signed-in person as text/event-stream; names and payloads are LiveEvents of the contract */
        get: operations["getLive"];
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
    "/api/users/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the password and end all other sessions */
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
        /** Change the signed-in person */
        put: operations["putUsersProfile"];
        post?: never;
        delete?: never;
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
}
export interface components {
    schemas: {
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
        ChunkFiles: {
            files: string[];
            consumes: string[];
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
            avgRating: number | null;
        };
        DiscoveredVersion: {
            url: string;
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
        Facet: {
            value: string;
            label: string;
            count: number;
        };
        Facets: {
            services: components["schemas"]["Facet"][];
            specialties: components["schemas"]["Facet"][];
            industries: components["schemas"]["Facet"][];
            clientTypes: components["schemas"]["Facet"][];
            states: components["schemas"]["Facet"][];
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
            startingPriceCents?: number | null;
        };
        Message: {
            id: number;
            senderId: number;
            receiverId: number;
            content: string;
            /** Format: date-time */
            createdAt: string;
            read: boolean;
            clientMessageId: string | null;
        };
        MessageDraft: {
            receiverId: number;
            content: string;
            /** Format: uuid */
            clientMessageId?: string;
        };
        MessageList: components["schemas"]["Message"][];
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
        OwnReview: {
            id: number;
            rating: number;
            comment: string;
            /** Format: date-time */
            createdAt: string;
            reply: string | null;
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
            city?: string | null;
            state?: string | null;
            profilePicture?: string | null;
        };
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
            profile: components["schemas"]["Profile"] | null;
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
            verified: boolean;
            featured: boolean;
        };
        Publication: {
            name: string;
            version: string;
            url: string;
            integrity: string;
            manifest: components["schemas"]["RemoteManifest"];
            files: {
                [key: string]: string;
            };
            preload: components["schemas"]["ReleasePreload"];
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
            agreeTerms?: boolean;
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
            lazy: {
                [key: string]: components["schemas"]["ChunkFiles"];
            };
        };
        RemoteManifest: {
            id: string;
            title: string;
            owner: string;
            version: string;
            sdk: string;
            routes: components["schemas"]["RouteDeclaration"][];
            slots?: string[];
            slotPreload?: {
                [key: string]: string[];
            };
        };
        Review: {
            id: number;
            clientId: number;
            rating: number;
            comment: string;
            /** Format: date-time */
            createdAt: string;
            verifiedClient: boolean;
            reply: string | null;
            client: components["schemas"]["ReviewClient"] | null;
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
        ReviewedProfessional: {
            id: number;
            firstName: string;
            lastName: string;
            profilePicture: string | null;
            professions: components["schemas"]["Profession"][];
        };
        RouteDeclaration: {
            path: string;
            /** @enum {string} */
            access?: "public" | "signed-in" | "admin";
            /** @enum {string} */
            denied?: "redirect" | "message";
            data?: {
                [key: string]: string;
            };
            preload?: string[];
            slots?: string[];
            head: {
                title: string;
                fallbackTitle?: string;
                description?: string;
                canonical?: string;
                /** @enum {string} */
                type?: "website" | "article" | "profile";
                noindex?: boolean;
            };
        };
        SearchPage: {
            items: components["schemas"]["Professional"][];
            total: number;
            totalIsCapped: boolean;
            page: number;
            pageSize: number;
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
            city?: string | null;
            state?: string | null;
            userType: components["schemas"]["UserType"];
        };
        /** @enum {string} */
        UserType: "client" | "accountant" | "admin";
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
                sort?: "rating" | "reviews" | "nameAsc" | "nameDesc";
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
            /** @description already_reviewed */
            409: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "already_reviewed";
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
            /** @description admin_only, admin_only, cannot_change_own_role */
            403: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "admin_only" | "admin_only" | "cannot_change_own_role";
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
            header?: never;
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
    getLive: {
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
            header?: never;
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
            /** @description invalid_request, malformed_json, unknown_field, cannot_message_yourself */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request" | "malformed_json" | "unknown_field" | "cannot_message_yourself";
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
            /** @description client_message_id_reused */
            409: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "client_message_id_reused";
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
            header?: never;
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
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description invalid_request, malformed_json, unknown_field, password_mismatch */
            400: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "invalid_request" | "malformed_json" | "unknown_field" | "password_mismatch";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description username_taken, email_taken */
            409: {
                headers: {
                    /** @description Stable code */
                    "X-Error-Code"?: "username_taken" | "email_taken";
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
}
