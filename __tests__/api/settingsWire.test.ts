import * as v from 'valibot';
import { messagesWire, settingsWire } from '@/api/wire/settings.wire';

describe('settings', () => {
  const shades = ['', 50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];
  const colors = Object.fromEntries(shades.map((shade) => [`primary${shade}`, '#123456']));

  it('takes the theme only with all 12 shades', () => {
    const { primary950: _left, ...eleven } = colors;
    expect(v.parse(settingsWire, { data: { theme_colors: colors } }).themeColors?.['950']).toBe('#123456');
    expect(v.parse(settingsWire, { data: { theme_colors: eleven } }).themeColors).toBeNull();
    expect(
      v.parse(settingsWire, { data: { theme_colors: { ...colors, primary: 'url(x)' } } }).themeColors,
    ).toBeNull();
  });

  it('shows the name of a currency without a symbol, and reads directions in any case', () => {
    const read = v.parse(settingsWire, {
      data: {
        currency: { name: 'AED', symbol: null, position: 'prefix' },
        languages: [{ id: 1, name: 'ar', title: 'العربية', direction: 'RTL' }],
      },
    });
    expect(read.currency).toMatchObject({ symbol: 'AED' });
    expect(read.languages).toMatchObject([{ direction: 'rtl' }]);
  });

  it.each([{}, [], null])('shows the default currency for %j, as the first paint does', (currency) => {
    const read = v.parse(settingsWire, { data: { app_name: 'Pots', currency } });
    expect(read.currency).toEqual({ symbol: '$', position: 'prefix' });
  });

  it('reads the object that Laravel makes of a filtered list, but no other one', () => {
    const [en, ar] = ['en', 'ar'].map((name) => ({ name }));
    const read = (languages: unknown) =>
      v.parse(settingsWire, { data: { languages } }).languages.map(({ name }) => name);
    expect(read({ 0: en, 2: ar })).toEqual(['en', 'ar']);
    expect(read({ first: en })).toEqual([]);
  });

  it("accepts the specification's names", () => {
    const read = v.parse(settingsWire, {
      data: { showFooter: 0, footerText: 'Hello', showDownloadApp: '1', logo: '/l.svg' },
    });
    expect(read).toMatchObject({
      showFooter: false,
      footerText: 'Hello',
      showDownloadApp: true,
      logo: '/l.svg',
    });
  });

  it('reads every setting of the specification', () => {
    const provider = { client_id: 'id', is_active: 1, redirect_url: '/back' };
    const category = { id: 1, name: 'Lamps', thumbnail: '/l.avif', sub_categories: [] };
    const read = v.parse(settingsWire, {
      data: {
        currency: { symbol: 'AED', position: 'suffix' },
        app_name: 'Pots',
        app_locale: 'ar',
        app_environment: 'production',
        appStoreLink: '/ios',
        playStoreLink: '/android',
        multi_vendor: '0',
        mobile: '050',
        email: 'a@pots.example',
        address: 'Quay 1',
        paymentGateways: [{ id: 1, name: 'pay', title: 'Pay', is_active: true }],
        footerText: 'Bye',
        description: 'Pots',
        footerLogo: '/f.svg',
        footerQr: '/qr.svg',
        socialLinks: [{ name: 'X', link: '/x', logo: '/x.svg' }],
        socialAuths: { google: provider, facebook: provider, apple: provider },
        pusher_app_key: 'key',
        pusher_app_cluster: 'mt1',
        register_otp_verify: 0,
        register_otp_type: 'email',
        forgot_otp_type: 'email',
        languages: [
          { id: 1, name: 'ar', title: 'العربية', direction: 'rtl' },
          { id: 2, name: 'de' },
        ],
        categories: [category],
      },
    });
    const auth = { clientId: 'id', isActive: true, redirectUrl: '/back', authUrl: null };
    expect(read).toMatchObject({
      currency: { symbol: 'AED', position: 'suffix' },
      appName: 'Pots',
      appLocale: 'ar',
      appEnvironment: 'production',
      appStoreLink: '/ios',
      playStoreLink: '/android',
      isMultiVendor: false,
      mobile: '050',
      email: 'a@pots.example',
      address: 'Quay 1',
      paymentGateways: [{ name: 'pay', title: 'Pay', isActive: true }],
      footerText: 'Bye',
      footerDescription: 'Pots',
      footerLogo: '/f.svg',
      footerQr: '/qr.svg',
      socialLinks: [{ name: 'X', link: '/x', logo: '/x.svg' }],
      socialAuths: { google: auth, facebook: auth, apple: auth },
      pusherAppKey: 'key',
      pusherAppCluster: 'mt1',
      registerOtpVerify: false,
      registerOtpType: 'email',
      forgotOtpType: 'email',
      languages: [
        { id: 1, name: 'ar', title: 'العربية', direction: 'rtl' },
        { id: 2, name: 'de', title: 'de', direction: 'ltr' },
      ],
      categories: [{ id: 1, name: 'Lamps' }],
    });
  });

  it('has defaults for everything', () => {
    expect(v.parse(settingsWire, { data: { app_locale: 'en' } })).toMatchObject({
      appName: 'Storefront',
      isMultiVendor: true,
      languages: [],
    });
  });

  it.each([{ message: 'Server busy' }, { success: false }, { data: [] }, {}])(
    'are not read from %j',
    (body) => {
      expect(v.is(settingsWire, body)).toBe(false);
    },
  );

  it('reads no texts from the body of an error', () => {
    expect(v.is(messagesWire, { message: 'Server busy', success: false })).toBe(false);
    expect(v.is(messagesWire, {})).toBe(true);
  });

  it('keeps only texts of a language file', () => {
    expect(v.parse(messagesWire, { Cart: 'السلة', broken: { a: 1 }, empty: '' })).toEqual({ Cart: 'السلة' });
  });
});
