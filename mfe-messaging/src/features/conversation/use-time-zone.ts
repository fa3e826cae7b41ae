/** Where the reader is: messages show local time. The page is for signed-in people and never rendered on a server. */
export function useTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
