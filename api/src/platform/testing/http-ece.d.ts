/** Encrypted content encoding (RFC 8188); the package has no types of its own. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';
  /** Decrypts what was sent to the holder of these keys. */
  export function decrypt(
    payload: Buffer,
    options: { readonly version: 'aes128gcm'; readonly privateKey: ECDH; readonly authSecret: string },
  ): Buffer;
}
