import type { components } from './schema';

type Schemas = components['schemas'];

/** A signed-in person, as they see themselves. */
export type User = Schemas['User'];
/** What anybody signed in may see of another person. */
export type UserCard = Schemas['UserCard'];
/** What a person signed up as; `accountant` stands for every kind of professional. */
export type UserType = User['userType'];
/** A professional as the directory, the search and the profile page show them. */
export type Professional = Schemas['Professional'];
/** The listing a professional wrote. Services, specialties, industries and client types are taxonomy ids. */
export type Profile = Schemas['Profile'];
/** The four directories a professional can be listed in. */
export type Profession = Professional['professions'][number];
/** One page of search results with the counts of every filter value. */
export type SearchPage = Schemas['SearchPage'];
/** A filter value, its label and how many results it would leave. */
export type Facet = Schemas['Facet'];
/** A published review. `client` is null when its author's account is gone. */
export type Review = Schemas['Review'];
/** One message between two people. Times are ISO 8601 in UTC. */
export type Message = Schemas['Message'];
/** A conversation as its list shows it. */
export type Conversation = Schemas['Conversation'];
/** Something that happened to the signed-in person; `href` opens the thing it is about. */
export type Notification = Schemas['Notification'];
/** The newest notifications and how many are unread. */
export type NotificationList = Schemas['NotificationList'];
/** A blog post. `contentHtml` (sanitised) comes only with a single post. */
export type Post = Schemas['Post'];
/** One page of blog posts, newest first. */
export type PostPage = Schemas['PostPage'];
/** A compliance guide. */
export type Guide = Schemas['Guide'];
/** What a client wrote, with the professional it is about. */
export type OwnReview = Schemas['OwnReview'];
/** The figures of a person's dashboard: reviews are received ones for professionals, written ones for everybody else. */
export type Dashboard = Schemas['Dashboard'];
/** An account as admins see it. */
export type AdminUser = Schemas['AdminUser'];
/** The figures on top of the admin dashboard. */
export type AdminStats = Schemas['AdminStats'];
