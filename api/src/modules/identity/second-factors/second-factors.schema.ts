import Joi from 'joi';
import { passkeyLimits, recoveryCodeCount } from '../../../contract/limits/second-factors';
import type {
  AddedPasskey,
  AppCode,
  AppSetup,
  NewPasskey,
  PasskeyCreation,
  PasskeyEntry,
  PasskeyName,
  PasskeyProof,
  PasskeyRequest,
  RecoveryCodes,
  SecondFactors,
  TrustedBrowser,
} from '../../../contract/named-types';
import { idSchema, momentSchema } from '../../../platform/routes/common-schemas';
import { exactText, lineText } from '../../../platform/text/text-schemas';
import { passkeyNotFound, trustedBrowserNotFound } from './second-factors.errors';

/** Characters that any part of a passkey's answer may have: far more than browsers send. */
const partMax = 20_000;

const part = (): Joi.StringSchema =>
  exactText()
    .max(partMax)
    .pattern(/^[\w-]+$/)
    .required()
    .messages({ '*': 'The answer of the passkey is incomplete. Please try it once more.' });

const passkeyName = lineText()
  .max(passkeyLimits.nameMax)
  .required()
  .messages({ '*': `Give the passkey a name of up to ${passkeyLimits.nameMax} characters.` });

/** A code as people type it: of an app, or a recovery code. */
export const codeText = (): Joi.StringSchema => exactText().max(60).messages({ '*': 'Enter the code.' });

export const appCodeSchema = Joi.object<AppCode>({ code: codeText().required() }).label('AppCode');

export const newPasskeySchema = Joi.object<NewPasskey>({
  name: passkeyName,
  id: part(),
  clientData: part(),
  attestation: part(),
  transports: Joi.array()
    .items(
      exactText()
        .pattern(/^[a-z-]{1,20}$/)
        .required(),
    )
    .max(8)
    .required(),
})
  .label('NewPasskey')
  .description('What a browser made of `PasskeyCreation`, in base64url');

export const passkeyNameSchema = Joi.object<PasskeyName>({ name: passkeyName }).label('PasskeyName');

export const passkeyProofSchema = Joi.object<PasskeyProof>({
  id: part(),
  clientData: part(),
  authenticatorData: part(),
  signature: part(),
})
  .label('PasskeyProof')
  .description('What a passkey answered to `PasskeyRequest`, in base64url');

export const passkeyParamsSchema = Joi.object<{ id: number }>({ id: idSchema.required().error(passkeyNotFound) });

export const trustedBrowserParamsSchema = Joi.object<{ id: string }>({
  id: Joi.string()
    .pattern(/^[0-9a-f]{64}$/)
    .required()
    .error(trustedBrowserNotFound),
});

const passkeys = Joi.array()
  .items(
    Joi.object({ id: Joi.string().required(), transports: Joi.array().items(Joi.string()).required() }).label(
      'PasskeyReference',
    ),
  )
  .required();

export const passkeyCreationSchema = Joi.object<PasskeyCreation>({
  challenge: Joi.string().required(),
  siteId: Joi.string().required(),
  siteName: Joi.string().required(),
  userHandle: Joi.string().required(),
  username: Joi.string().required(),
  displayName: Joi.string().required(),
  algorithms: Joi.array().items(Joi.number().integer()).required(),
  exclude: passkeys,
  timeout: Joi.number().integer().required(),
})
  .label('PasskeyCreation')
  .description('What a browser makes a passkey of; the challenge is good once');

export const passkeyRequestSchema = Joi.object<PasskeyRequest>({
  challenge: Joi.string().required(),
  siteId: Joi.string().required(),
  allow: passkeys.description('Empty for any passkey of the site'),
  timeout: Joi.number().integer().required(),
})
  .label('PasskeyRequest')
  .description('What a passkey is asked to sign; the challenge is good once');

const passkeySchema = Joi.object<PasskeyEntry>({
  id: Joi.number().integer().required(),
  name: Joi.string().required(),
  createdAt: momentSchema.required(),
  lastUsedAt: momentSchema.allow(null).required(),
}).label('PasskeyEntry');

const codes = Joi.array().items(Joi.string()).length(recoveryCodeCount);

/** Recovery codes, shown once; null for a person who has theirs. */
export const addedFactorSchema = Joi.object<{ recoveryCodes: readonly string[] | null }>({
  recoveryCodes: codes.allow(null).required(),
}).label('AddedFactor');

export const addedPasskeySchema = Joi.object<AddedPasskey>({
  passkey: passkeySchema.required(),
  recoveryCodes: codes.allow(null).required(),
}).label('AddedPasskey');

export const recoveryCodesSchema = Joi.object<RecoveryCodes>({ recoveryCodes: codes.required() }).label(
  'RecoveryCodes',
);

export const appSetupSchema = Joi.object<AppSetup>({
  key: Joi.string().required().description('To type; base 32'),
  uri: Joi.string().required().description('To scan; `otpauth:`'),
}).label('AppSetup');

export const secondFactorsSchema = Joi.object<SecondFactors>({
  app: Joi.object({ createdAt: momentSchema.required(), lastUsedAt: momentSchema.allow(null).required() })
    .label('AuthenticatorApp')
    .allow(null)
    .required(),
  passkeys: Joi.array().items(passkeySchema).required(),
  recoveryCodesLeft: Joi.number().integer().required(),
  recoveryDueAt: momentSchema.allow(null).required().description('When a recovery that is under way removes them'),
})
  .label('SecondFactors')
  .description('What a person can sign in with beside the password.');

export const trustedBrowsersSchema = Joi.array()
  .items(
    Joi.object<TrustedBrowser>({
      id: Joi.string().required(),
      browser: Joi.string().required(),
      lastUsedAt: momentSchema.required(),
      expiresAt: momentSchema.required(),
      current: Joi.boolean().required(),
    })
      .label('TrustedBrowser')
      .description('A browser in which signing in takes no second step.'),
  )
  .label('TrustedBrowserList');
