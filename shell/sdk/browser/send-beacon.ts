/** Sends a report without waiting for it. Never throws; lost where a browser has no beacons or blocks them. */
export function sendBeacon(path: `/${string}`, report: unknown): void {
  try {
    navigator.sendBeacon(path, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  } catch {
    return;
  }
}
