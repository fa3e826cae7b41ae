import type {
  Conversation,
  Professional,
  QueueSummary,
  QueuedVerification,
  ReleasePreload,
  ReleaseSource,
  RemoteManifest,
  Site,
  User,
} from './schema';

export type * from './schema';

/** A notice at the top of every page; another text has another `id`. */
export type SiteBanner = NonNullable<Site['banner']>;
/** One of the queues of what waits for administrators. */
export type QueueName = QueueSummary['queue'];
/** Account type chosen at sign-up; `accountant` stands for every kind of professional. */
export type UserType = User['userType'];
/** The four directories a professional can be listed in. */
export type Profession = Professional['professions'][number];
/** Requests as administrators see them; `usedByOthers` when another professional claims the same license. */
export type VerificationQueue = QueuedVerification[];
/** State of two people's connection: the first message to a professional is a request. */
export type ConnectionStatus = Conversation['connection']['status'];
/** `release.json`: what the archive of a release says of itself. */
export interface Publication {
  readonly name: string;
  readonly version: string;
  /** The federation entry, by its path in the release. */
  readonly entry: string;
  readonly manifest: RemoteManifest;
  /** Integrity attribute of every file of the release, by its path in the release. */
  readonly files: Readonly<Record<string, string>>;
  readonly preload: ReleasePreload;
  readonly source?: ReleaseSource;
}
