/** Longest life of an override in milliseconds: a working day. */
export const overrideLife = 8 * 60 * 60 * 1000;

const plainName = 'counterpart_override';
const anyName = new RegExp(`(?:^|;\\s*)(?:__Host-)?${plainName}=([^;\\s]{1,2000})`);

/**
 * The cookie that lets one browser run an area from a developer's machine. Over https its name makes browsers insist
 * that this host set it: no other host of the domain can.
 */
export function overrideCookieName(publicUrl: string): string {
  return publicUrl.startsWith('https://') ? `__Host-${plainName}` : plainName;
}

/** True when a request comes from a browser with an override, valid or not: what it does is not counted. */
export function carriesOverride(cookieHeader: string | undefined): boolean {
  return anyName.test(cookieHeader ?? '');
}

/** The value of the override cookie; null when there is none under the name that this site gives it. */
export function overrideCookieOf(cookieHeader: string | undefined, publicUrl: string): string | null {
  const name = overrideCookieName(publicUrl);
  const pairs = (cookieHeader ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || null;
}

/** The `Set-Cookie` header of an override, or with `null` the one that takes it away. */
export function overrideSetCookie(value: string | null, publicUrl: string, expiresAt = new Date(0)): string {
  const seconds = value === null ? 0 : Math.max(0, Math.floor((expiresAt.getTime() - Date.now()) / 1000));
  const secure = publicUrl.startsWith('https://') ? '; Secure' : '';
  return `${overrideCookieName(publicUrl)}=${value ?? ''}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}
