import { secretSigns } from '@/domain/secretSigns';
import { isPhoneNumber } from '@/domain/contactFields';
import { maskVisit } from '@/features/cases/masks/maskVisit';

const HELD = ['correct-horse', '4711', 'abc123'];

const maskedOf = <Content extends object>(content: Content, keepsTexts = false, secrets = HELD) =>
  maskVisit(content, { secrets, keepsTexts });

const rowOf = (payload: unknown, meta = {}) => ({ rows: [{ type: 'x/happened', payload, meta }] });
const payloadOf = (payload: unknown, keepsTexts = false) => {
  const { rows } = maskedOf(rowOf(payload), keepsTexts).masked;
  return rows[0]?.payload as Record<string, never>;
};

const shopper = {
  ...{ id: 3, name: 'Layla Haddad', email: 'Layla@marsa.example', phone: '501234567', phoneCode: '971' },
  ...{
    country: 'United Arab Emirates',
    dateOfBirth: '1992-04-17',
    profilePhoto: '/media/avatar/Layla%20Haddad',
  },
};

describe('a mask', () => {
  it('has the shape of what it replaces', () => {
    const { email, phone, ...others } = payloadOf(shopper);
    expect(email).toMatch(/^Xxxxx1@mask\.example$/);
    expect(phone).toMatch(/^50\d{7}$/);
    expect(isPhoneNumber(String(phone))).toBe(true);
    expect(others).toEqual({
      ...{ id: 3, name: 'Xxxxx Xxxxxx 1', phoneCode: '971', country: 'United Arab Emirates' },
      ...{ dateOfBirth: '2000-01-02', profilePhoto: '/media/avatar/Xxxxx%20Xxxxxx%201' },
    });
  });

  it('is the same for the same phone number in each of its spellings', () => {
    const { rows } = maskedOf({
      rows: ['501234567', '+971 50 123 4567', '0501234567'].map((phone) => ({ phone })),
      on: 'Call +971 501234567',
    }).masked;
    expect(rows.map(({ phone }) => phone)).toEqual(['500000001', '+971 50 000 0001', '0500000001']);
  });

  it('keeps lengths, scripts and the ends that reducers trim', () => {
    const texts = [' Is it blue? ', 'مرحبا', '👍 1', '4111111111111111'].map((text) => ({ text, shopId: 2 }));
    expect(payloadOf(texts)).toEqual(
      [' Xx xx xxxx? 1 ', 'سسسسس 2', '🙂 0 3', '0000000000000001'].map((text) => ({ text, shopId: 2 })),
    );
  });

  it('covers the phone that the latest one-time code was sent to', () =>
    expect(payloadOf({ code: { secretRef: '#3' }, to: '503334455' })).toEqual({
      code: { secretRef: '#3' },
      to: '500000001',
    }));

  it('leaves shops, products, translations and names in code', () => {
    const others = [
      { id: 1, name: 'Volt & Wave', logo: '/a.webp' },
      { name: 'Cup', description: 'A blue cup', rating: 4 },
      { type: 'api/getLang/fulfilled', payload: { Name: 'Layla Haddad', phone: 'Phone' } },
      { text: 'Undo', event: { type: 'cart/undo' } },
      'cart',
    ];
    expect(payloadOf(others)).toEqual(others);
    const { rows } = maskedOf({
      rows: [
        { type: 'cart/opened', payload: 'cart' },
        { text: 'cart', side: 'user' },
      ],
    }).masked;
    expect(rows).toEqual([
      { type: 'cart/opened', payload: 'cart' },
      { text: 'xxxx 1', side: 'user' },
    ]);
  });
});

describe('a text found in one field', () => {
  const elsewhere = (text: unknown) => maskedOf({ rows: [{ payload: shopper }, text] }).masked.rows[1];

  it.each([
    [{ search: '?search=Layla+Haddad&page=2' }, { search: '?search=Xxxxx+Xxxxxx+1&page=2' }],
    [{ pathname: '/people/Layla%20Haddad' }, { pathname: '/people/Xxxxx%20Xxxxxx%201' }],
    [{ key: 'getX({"search":"Layla Haddad"})' }, { key: 'getX({"search":"Xxxxx Xxxxxx 1"})' }],
    [{ 'getX({"search":"Layla Haddad"})': 1 }, { 'getX({"search":"Xxxxx Xxxxxx 1"})': 1 }],
    [{ message: 'Write to Layla@marsa.example!' }, { message: 'Write to Xxxxx1@mask.example!' }],
    [{ on: 'WelcomeLayla Haddadnow' }, { on: 'WelcomeXxxxx Xxxxxx 1now' }],
    [
      { op: 'replace', path: ['user', 'lastMessage'], value: 'Hi' },
      { op: 'replace', path: ['user', 'lastMessage'], value: 'Xx 2' },
    ],
  ])('is masked in %j', (text, masked) => expect(elsewhere(text)).toEqual(masked));

  it('is masked in the name of a control that is cut off', () => {
    const text = 'Especially then. Those stories are the best ones of all the stories.';
    const on = `Volt & Wave${text}`.slice(0, 60);
    const { masked } = maskedOf({ rows: [{ lastMessage: text }, { on }] });
    expect((masked.rows[1] as { on: string }).on).toMatch(/^Volt & WaveXxxxxxxxxx xxxx\./);
  });

  it('is masked as a host, in every URL', () => {
    const { masked } = maskedOf({
      settings: { pusherHost: '10.0.0.7' },
      rows: [{ url: 'https://10.0.0.7/a', of: 'wss%3A%2F%2Fpay.shop.test%3A8443' }],
    });
    expect(masked).toEqual({
      settings: { pusherHost: 'host-1.example' },
      rows: [{ url: 'https://host-1.example/a', of: 'wss%3A%2F%2Fhost-2.example' }],
    });
  });
});

describe('secrets', () => {
  it.each([
    [{ password: 'x' }, 'password'],
    [{ otp: 1234 }, 'otp'],
    [{ note: 'sent with Bearer AbCdEfGh1234' }, 'note'],
    [{ search: '?page=2&token=abc' }, 'search'],
    [{ pasted: 'it is correct-horse!' }, 'pasted'],
    [{ pasted: 'it is abc123!' }, 'pasted'],
    [{ pasted: '4711' }, 'pasted'],
    [{ url: '/x?q=correct-horse' }, 'url'],
  ])('in %j are masked and listed, also where texts are kept', (payload, field) => {
    for (const keepsTexts of [true, false]) {
      const { masked, places } = maskedOf(rowOf(payload), keepsTexts);
      expect(places).toEqual([`row 1, payload.${field}`]);
      expect(secretSigns(masked, HELD)).toEqual([]);
      expect(JSON.stringify(masked)).not.toMatch(/abc|correct|AbCdEfGh|1234|4711/);
    }
  });

  it('that are short do not damage other texts', () =>
    expect(payloadOf({ code: 'MR-4711', at: 4711, title: 'xabc1234' })).toEqual({
      code: 'MR-4711',
      at: 4711,
      title: 'xabc1234',
    }));
});

describe('a typed text', () => {
  const rows = [
    { type: 'search/searchSubmitted', payload: 'Blue mug' },
    { type: 'checkout/couponEntered', payload: { code: 'HIGHTIDE' } },
    { type: 'session/sessionStarted', payload: { user: shopper } },
  ];
  const fill = (text: string) => ({ do: 'fill', role: 'textbox', name: 'Field', text });
  const typed = (text: string, keepsTexts = false) =>
    maskedOf({ rows, flow: { steps: [fill(text)] } }, keepsTexts).masked.flow.steps[0]?.text;

  it.each([
    ['Omar', 'Xxxx 2'],
    ['Layla', 'Xxxxx 2'],
    ['Palm Street 12', 'Xxxx Xxxxxx 00 2'],
    ['Passw0rd!', 'Xxxxx0xx! 2'],
    ['050 123 4567', '050 000 0001'],
  ])('is masked where no row has it, such as of a form that was left: %s', (text, masked) => {
    expect(typed(text)).toBe(masked);
    expect(typed(text, true)).toBe(text);
  });

  it.each(['blue mug', 'hightide', 'mug', '12', ''])(
    'stays where rows have it, or it is a small number: %s',
    (text) => expect(typed(text)).toBe(text),
  );

  it('is masked where an expectation or the name of a control quotes it', () => {
    const steps = [fill('Li'), fill('Li Wei (home)'), fill('blue mug'), fill('cart')];
    const pinsOf = (keepsTexts = false) => {
      const flow = {
        steps: [...steps, { do: 'click', role: 'button', name: 'Delete li  wei (home)' }],
        pins: [
          { after: 2, text: 'Hello LI, is Li Wei (home) right? Limes: blue mug', at: 'cart' },
          { after: 2, state: 'cart.name', is: 'Li', was: ['Li Wei (home)', null] },
          { row: 'cart/opened', where: { 'payload.name': 'Li' } },
        ],
      };
      return maskedOf({ rows, flow }, keepsTexts).masked.flow;
    };
    expect(pinsOf()).toEqual({
      steps: [
        ...[fill('Xx 2'), fill('Xx Xxx (xxxx) 3'), fill('blue mug'), fill('xxxx 4')],
        { do: 'click', role: 'button', name: 'Delete Xx Xxx (xxxx) 3' },
      ],
      pins: [
        { after: 2, text: 'Hello Xx 2, is Xx Xxx (xxxx) 3 right? Limes: blue mug', at: 'cart' },
        { after: 2, state: 'cart.name', is: 'Xx 2', was: ['Xx Xxx (xxxx) 3', null] },
        { row: 'cart/opened', where: { 'payload.name': 'Xx 2' } },
      ],
    });
    expect(pinsOf(true).pins[0]?.text).toContain('Li Wei (home)');
  });
});

it('keeps names and texts by choice', () => expect(payloadOf([shopper], true)).toEqual([shopper]));
