/** Every stable code an error answer can carry in `X-Error-Code`. Codes are never renamed; new ones are appended to their group. */
export const errorCodes = [
  // Requests as such
  'invalid_request',
  'malformed_json',
  'unknown_field',
  'payload_too_large',
  'unsupported_media_type',
  'not_found',
  'method_not_allowed',
  'not_acceptable',
  'rate_limited',
  'csrf_refused',
  'request_timeout',
  // Who may
  'not_signed_in',
  'forbidden',
  'admin_only',
  // The server itself
  'internal_error',
  'service_unavailable',
  'database_unavailable',
  // Accounts
  'invalid_credentials',
  'password_mismatch',
  'terms_not_accepted',
  'username_taken',
  'email_taken',
  'user_not_found',
  'wrong_password',
  // Professionals and reviews
  'professional_not_found',
  'already_reviewed',
  'clients_only',
  'own_profile',
  'accountants_only',
  'profile_exists',
  'profile_not_found',
  // Messages and notifications
  'cannot_message_yourself',
  'receiver_not_found',
  'conversation_not_found',
  'message_not_found',
  'client_message_id_reused',
  'notification_not_found',
  // Blog and compliance
  'post_not_found',
  'guide_not_found',
  // Admin
  'cannot_change_own_role',
  'last_admin',
  // Releases
  'release_exists',
  'release_not_found',
  'release_incompatible',
  'release_token_refused',
] as const;

/** A stable, machine-readable name of what went wrong. */
export type ErrorCode = (typeof errorCodes)[number];
