/** Where the web app shows what two people have written, to the one of them who is not named. */
export const threadPath = (otherUserId: number): string => `/messages?with=${otherUserId}`;
