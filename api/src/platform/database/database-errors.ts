interface NativeError {
  readonly code?: unknown;
  readonly errno?: unknown;
  readonly name?: unknown;
  readonly message?: unknown;
  readonly nativeError?: unknown;
}

const uniqueCodes = new Set<unknown>(['ER_DUP_ENTRY', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);

const unavailableCodes = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'ER_ACCESS_DENIED_ERROR',
  'ER_BAD_DB_ERROR',
  'ER_CON_COUNT_ERROR',
  'ER_DBACCESS_DENIED_ERROR',
  'ER_SERVER_SHUTDOWN',
  'ER_NORMAL_SHUTDOWN',
  'ER_CONNECTION_KILLED',
  'SQLITE_CANTOPEN',
  'SQLITE_FULL',
  'SQLITE_IOERR',
  'SQLITE_NOTADB',
  'SQLITE_READONLY',
]);

/** MariaDB's and MySQL's numbers of a query that took longer than it may; an interrupted one was ended by hand. */
const cutNumbers = new Set<unknown>([1969, 3024, 1317]);

const unavailableMessages =
  /Timeout acquiring a connection|Unable to acquire a connection|connection is in closed state|ConnectionFailed|Connection lost|aborted|database connection is not open|disk I\/O error/i;

function native(error: unknown): NativeError {
  if (typeof error !== 'object' || error === null) return {};
  const wrapped = error as NativeError;
  return typeof wrapped.nativeError === 'object' && wrapped.nativeError !== null ? wrapped.nativeError : wrapped;
}

/** True when a write was refused because a value that must be unique exists already, on any engine. */
export function isUniqueViolation(error: unknown): boolean {
  return uniqueCodes.has(native(error).code);
}

/** True when the server ended a query that took too long: what it wrote is undone. */
export function isQueryCut(error: unknown): boolean {
  return cutNumbers.has(native(error).errno);
}

/** True when the database cannot be asked at all: gone, refusing, stuck, or its file is unusable. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, name, message } = native(error);
  if (name === 'KnexTimeoutError' || unavailableCodes.has(code)) return true;
  if (typeof code === 'string' && /^SQLITE_(?:BUSY|IOERR)/.test(code)) return true;
  return typeof message === 'string' && unavailableMessages.test(message);
}
