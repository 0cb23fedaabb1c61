import { Hono } from 'hono';
import * as v from 'valibot';
import { changePassword } from '../account/password.queries';
import { addAccount } from '../account/registration.queries';
import { confirmCode, sendCode, useResetToken } from '../auth/oneTimeCodes';
import { digitsOf, localNumber } from '../auth/phones';
import type { User } from '../auth/tokens';
import { findAccount } from '../auth/users.queries';
import type { Backend } from '../backend';
import { addressOf, respond, type Env } from '../http/environment';
import { email, flag, newPassword, personName, phoneNumber, text } from '../http/fields';
import { bodyOf } from '../http/input';
import { badField } from '../http/refusal';
import type { Master } from '../settings/master';

const phoneCode = v.pipe(text(10), v.transform(digitsOf), v.nonEmpty('The {field} is invalid.'));

const registration = v.object({
  name: personName,
  phone: phoneNumber,
  email,
  password: newPassword(8),
  country: text(),
  phone_code: phoneCode,
});

const codeRequest = v.object({ phone: text(), phone_code: phoneCode, forgot_password: flag });
const codeResponse = v.object({ phone: text(), otp: text(10) });
const reset = v.object({ token: text(), password: newPassword(8), password_confirmation: text(128) });

/** Finds an account by a number with or without its calling code. */
const accountOf = async ({ database }: Backend, phone: string, code: string) =>
  (await findAccount(database, phone)) ?? (await findAccount(database, `${code}${digitsOf(phone)}`));

/**
 * Returns the destination of a code by the OTP type in the settings; accounts without a phone get an e-mail.
 */
const destinationOf = (user: User, type: Master['register_otp_type']) =>
  type === 'email' || user.phone === null ? user.email : user.phone;

/** Registration, one-time codes and forgotten passwords (api §3). */
export const accessRoutes = (backend: Backend) =>
  new Hono<Env>()
    .post('/registration', async (c) => {
      const given = await bodyOf(c, registration);
      const phone = localNumber(given.phone, given.phone_code);
      if (!/^\d{5,15}$/.test(phone)) throw badField('phone', 'The {field} is invalid.');
      // Numbers are unique across countries, because a login does not need the calling code.
      const account = await accountOf(backend, phone, given.phone_code);
      const isMistyped = account?.accountVerified === false && account.email !== given.email;
      if (account && !isMistyped) throw badField('phone', 'The {field} has already been taken.');
      await addAccount(backend, {
        name: given.name,
        phone,
        phoneCode: given.phone_code,
        email: given.email,
        country: given.country,
        accountVerified: !backend.settings.master(c.get('locale')).register_otp_verify,
        password: given.password,
      });
      return respond(c, undefined, { text: 'Registration successful' });
    })
    .post('/send-otp', async (c) => {
      const given = await bodyOf(c, codeRequest);
      if (!backend.qa) backend.attempts.codesFrom.count(addressOf(c));
      const user = await accountOf(backend, given.phone, given.phone_code);
      if (!user?.isActive) throw badField('phone', 'We know no account with this {field}.');
      const master = backend.settings.master(c.get('locale'));
      const type = given.forgot_password ? master.forgot_otp_type : master.register_otp_type;
      const to = destinationOf(user, type);
      const otp = await sendCode(backend, user.id, to);
      const isLocal = master.app_environment === 'local';
      const sent = { email_or_phone: to, phone_code: user.phoneCode, ...(isLocal && { otp }) };
      return respond(c, sent, { text: 'A code has been sent.' });
    })
    .post('/verify-otp', async (c) => {
      const { phone, otp } = await bodyOf(c, codeResponse);
      const takeBack = backend.attempts.wrongCodesFrom.count(addressOf(c));
      const token = await confirmCode(backend, await findAccount(backend.database, phone), otp);
      takeBack();
      return respond(c, { token }, { text: 'The code is right.' });
    })
    .post('/reset-password', async (c) => {
      const given = await bodyOf(c, reset);
      if (given.password !== given.password_confirmation)
        throw badField('password_confirmation', 'Confirm Password does not match.');
      await changePassword(backend, await useResetToken(backend, given.token), given.password);
      return respond(c, undefined, { text: 'Your password has been changed.' });
    });
