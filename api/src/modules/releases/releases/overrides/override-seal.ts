import { createHmac, timingSafeEqual } from 'node:crypto';
import Joi from 'joi';
import type { AreaOverride } from './area-override.model';

/** Signed content of an override's cookie. */
export interface SealedOverride {
  readonly id: number;
  readonly area: string;
  readonly origin: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

const shape = Joi.object<SealedOverride>({
  id: Joi.number().integer().positive().required(),
  area: Joi.string().required(),
  origin: Joi.string().required(),
  until: Joi.number().integer().required(),
});

const signature = (payload: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`override:${payload}`).digest();

/** The value of the cookie for an override: who has it may run this area from this origin until then. */
export function sealOverride({ id, area, origin, expiresAt }: AreaOverride, secret: string): string {
  const sealed: SealedOverride = { id, area, origin, until: expiresAt.getTime() };
  const payload = Buffer.from(JSON.stringify(sealed)).toString('base64url');
  return `${payload}.${signature(payload, secret).toString('base64url')}`;
}

/** Reads such a value; null when it was not sealed here, was changed, or is out of date. */
export function unsealOverride(value: string, secret: string, now = Date.now()): SealedOverride | null {
  const [payload = '', signed = '', ...more] = value.split('.');
  const [given, expected] = [Buffer.from(signed, 'base64url'), signature(payload, secret)];
  if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const checked = shape.validate(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return checked.error || checked.value.until <= now ? null : checked.value;
}
