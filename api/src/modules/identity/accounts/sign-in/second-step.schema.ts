import Joi from 'joi';
import type {
  Confirmation,
  ConfirmedSession,
  PasskeyQuestion,
  PasskeySignIn,
  RequestedRecovery,
  SecondStep,
  WaitingSecondStep,
} from '../../../../contract/named-types';
import { momentSchema } from '../../../../platform/routes/common-schemas';
import { exactText } from '../../../../platform/text/text-schemas';
import { codeText, passkeyProofSchema } from '../../second-factors/second-factors.schema';

export const secondStepSchema = Joi.object<SecondStep>({
  code: codeText().required(),
  trustBrowser: Joi.boolean().default(false),
})
  .label('SecondStep')
  .description('A code of the authenticator app, or a recovery code');

export const passkeyQuestionSchema = Joi.object<PasskeyQuestion>({
  any: Joi.boolean().default(false).description('For any account, whichever waits in this browser'),
}).label('PasskeyQuestion');

export const passkeySignInSchema = Joi.object<PasskeySignIn>({
  passkey: passkeyProofSchema.required(),
  remember: Joi.boolean().default(false),
  trustBrowser: Joi.boolean().default(false),
}).label('PasskeySignIn');

export const waitingSecondStepSchema = Joi.object<WaitingSecondStep>({
  hasApp: Joi.boolean().required(),
  hasPasskeys: Joi.boolean().required(),
  hasRecoveryCodes: Joi.boolean().required(),
  recoveryDueAt: momentSchema.allow(null).required().description('When a recovery that was requested takes effect'),
})
  .label('WaitingSecondStep')
  .description('What the account can confirm a sign-in with; nothing where none waits');

/** One of the three. */
export const confirmationSchema = Joi.object<Confirmation>({
  password: exactText().max(1000),
  code: codeText(),
  passkey: passkeyProofSchema,
})
  .xor('password', 'code', 'passkey')
  .messages({ 'object.missing': 'Enter your password or a code.', 'object.xor': 'Enter your password or a code.' })
  .label('Confirmation')
  .description('Proof that the owner is there: a passkey or a code where the account has one, else the password');

export const confirmedSessionSchema = Joi.object<ConfirmedSession>({
  until: momentSchema.required(),
}).label('ConfirmedSession');

export const requestedRecoverySchema = Joi.object<RequestedRecovery>({
  dueAt: momentSchema.required(),
}).label('RequestedRecovery');

/** The token of a mailed link that ends or stops something. */
export const mailedTokenSchema = Joi.object<{ token: string }>({
  token: exactText()
    .max(200)
    .required()
    .messages({ '*': 'This link is incomplete. Please open it from the email again.' }),
}).label('MailedToken');
