import { Hono } from 'hono';
import * as v from 'valibot';
import { changePassword } from '../account/password.queries';
import { changeProfile } from '../account/profile.queries';
import { becomeSeller } from '../account/seller.queries';
import { passwordFits } from '../auth/passwords';
import { userJson } from '../auth/users.queries';
import type { Backend } from '../backend';
import { lookupsOf } from '../catalogue/lookups';
import { respond, signedIn, type UserEnv } from '../http/environment';
import { maybe, newPassword, optionalText, personName, phoneNumber, text } from '../http/fields';
import { fileOf } from '../http/files';
import { formOf } from '../http/form';
import { bodyOf } from '../http/input';
import { against, badField } from '../http/refusal';
import { searchable } from '../search';
import { savePicture } from '../uploads/pictures';

const picture = fileOf(['png', 'jpg', 'gif']);
const photoFrame = { width: 512, height: 512 };
const bannerFrame = { width: 1600, height: 800 };

const isDay = (given: string) => {
  const day = new Date(`${given}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(given);
};

const accountPhone = v.pipe(
  phoneNumber,
  v.transform((given) => given.replace(/\D/g, '').replace(/^0+/, '')),
  v.minLength(5, 'The {field} is invalid.'),
);

const profileInput = v.object({
  name: personName,
  phone: accountPhone,
  phone_code: maybe(v.pipe(text(6), v.regex(/^\+?\d{1,4}$/, 'The {field} is invalid.'))),
  email: maybe(v.pipe(text(), v.email('The {field} is invalid.'))),
  gender: maybe(
    v.pipe(
      text(),
      v.toLowerCase(),
      v.picklist(['male', 'female', 'other'], 'The selected {field} is invalid.'),
    ),
  ),
  date_of_birth: maybe(v.pipe(text(10), v.check(isDay, 'The {field} is not a date.'))),
  country: optionalText(),
  profile_photo: maybe(picture),
});

const passwordInput = v.object({
  current_password: text(128),
  password: newPassword(6),
  password_confirmation: text(128),
});

const applicationInput = v.object({
  shop_name: text(80),
  shop_logo: picture,
  shop_banner: picture,
  address: optionalText(),
  description: optionalText(2_000),
});

/** Profile, password and seller application (api §6). */
export function profileRoutes(backend: Backend) {
  const routes = new Hono<UserEnv>();
  for (const path of ['/profile', '/update-profile', '/change-password', '/become-a-seller']) {
    routes.use(path, signedIn(backend));
  }
  return routes
    .get('/profile', (c) => respond(c, { user: userJson(c.get('user')) }))
    .post('/update-profile', async (c) => {
      const input = await formOf(c, profileInput);
      const { id: userId } = c.get('user');
      if (input.date_of_birth !== null && new Date(input.date_of_birth) > backend.clock.now()) {
        throw badField('date_of_birth', 'The {field} lies in the future.');
      }
      const photo = input.profile_photo && {
        profilePhoto: await savePicture(backend, {
          userId,
          field: 'profile_photo',
          file: input.profile_photo,
          frame: photoFrame,
        }),
      };
      const user = await changeProfile(backend, userId, {
        name: input.name,
        phone: input.phone,
        gender: input.gender,
        dateOfBirth: input.date_of_birth,
        // E-mail address, calling code and country can be changed, but not removed: accounts are found by
        // them.
        ...(input.email === null ? {} : { email: input.email }),
        ...(input.phone_code === null ? {} : { phoneCode: input.phone_code.replace('+', '') }),
        ...(input.country === null ? {} : { country: input.country }),
        ...photo,
      });
      return respond(c, { user: userJson(user) }, { text: 'Profile updated successfully' });
    })
    .post('/change-password', async (c) => {
      const input = await bodyOf(c, passwordInput);
      const user = c.get('user');
      if (input.password !== input.password_confirmation) {
        throw badField('password_confirmation', 'Confirm Password does not match.');
      }
      if (!(await passwordFits(input.current_password, user.passwordHash))) {
        throw badField('current_password', 'The current password is not right.');
      }
      await changePassword(backend, user.id, input.password, c.get('token'));
      return respond(c, undefined, { text: 'Password changed successfully' });
    })
    .post('/become-a-seller', async (c) => {
      const input = await formOf(c, applicationInput);
      const { id: userId, roles } = c.get('user');
      if (roles.includes('shop')) throw against('You have a shop already.');
      const { shops } = await lookupsOf(backend);
      const name = searchable(input.shop_name);
      if ([...shops.values()].some((shop) => searchable(shop.name) === name)) {
        throw badField('shop_name', 'The {field} has already been taken.');
      }
      const save = (field: 'shop_logo' | 'shop_banner', frame: typeof photoFrame) =>
        savePicture(backend, { userId, field, file: input[field], frame });
      await becomeSeller(backend, {
        userId,
        shopName: input.shop_name,
        logo: await save('shop_logo', photoFrame),
        banner: await save('shop_banner', bannerFrame),
        address: input.address,
        description: input.description,
      });
      return respond(c, undefined, { text: 'Welcome among the shops of the marina!' });
    });
}
