/** Returns the web app path of the viewer's thread with another user. */
export const threadPath = (otherUserId: number): string => `/messages?with=${otherUserId}`;
