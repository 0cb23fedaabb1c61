import { demo } from '../support/demo';
import { fillCart } from '../support/filledCart';
import { playWidth } from '../support/phone';
import { cartDrawer } from '../support/shopper';
import { leave, screen, visit, visitSignedIn, waitFor, within } from '../support/visit';

afterEach(leave);

const textsOf = (region: HTMLElement, role: 'link' | 'listitem') =>
  within(region)
    .getAllByRole(role)
    .map(({ textContent }) => textContent);
const footer = async () => {
  const region = await screen.findByRole('contentinfo');
  await within(region).findByText('Quick Links');
  return region;
};
const listBelow = (region: HTMLElement, title: string) =>
  within(region).getByText(title).closest('div')?.querySelector('ul') as HTMLElement;

it('"Footer" shows the texts of the settings', async () => {
  await demo.settings({
    web_footer_description: 'Pots and pans',
    web_footer_text: 'Come again',
    email: 'hello@pots.example',
    social_links: [
      { name: 'Instagram', link: 'https://instagram.example/pots', logo: null },
      { name: '', link: 'https://shells.example/pots', logo: null },
    ],
    footer_qr: '/media/qr.svg',
    app_store_link: 'https://apps.example/pots',
    google_playstore_link: 'https://play.example/pots',
  });
  await visit('/products');
  const region = await footer();
  const within_ = within(region);
  expect(await within_.findByText('Pots and pans')).toHaveAttribute('dir', 'auto');
  expect(within_.getByRole('link', { name: 'hello@pots.example' })).toHaveAttribute(
    'href',
    'mailto:hello@pots.example',
  );
  expect(within_.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'href',
    'https://instagram.example/pots',
  );
  expect(within_.getByRole('link', { name: 'shells.example' })).toBeVisible();
  expect(within_.getByRole('img', { name: 'QR code of our app' })).toHaveAttribute('src', '/media/qr.svg');
  expect(within_.getByRole('link', { name: /App Store/ })).toHaveAttribute(
    'href',
    'https://apps.example/pots',
  );
  expect(within_.getByRole('link', { name: /Google Play/ })).toHaveAttribute(
    'href',
    'https://play.example/pots',
  );
  expect(region).toHaveTextContent(`© ${new Date().getFullYear()} Marsa. Come again`);
  expect(within_.getByText('Come again').tagName).toBe('BDI');
  expect(textsOf(listBelow(region, 'Quick Links'), 'link')).toContain('Contact');
  expect(textsOf(listBelow(region, 'Company'), 'link')).toContain('Terms & Conditions');
  // Wide screens do not collapse the footer.
  expect(within_.queryByRole('button', { name: 'Company' })).not.toBeInTheDocument();
});

it('"default text if none set", "All rights reserved", Contact in multi-vendor mode only, no footer when it is off', async () => {
  await demo.settings({ web_footer_description: null, web_footer_text: null, multi_vendor: false });
  await visit('/products');
  const region = await footer();
  await waitFor(() =>
    expect(within(region).queryByRole('link', { name: 'Contact' })).not.toBeInTheDocument(),
  );
  expect(within(region).getByText(/^Good things in one basket/)).toBeVisible();
  await waitFor(() => expect(region).toHaveTextContent(/Marsa\. All rights reserved$/));
  await leave();
  await demo.settings({ web_show_footer: false });
  await visit('/products');
  await waitFor(() => expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument());
});

it.each([
  [639, 'fold'],
  [640, 'are open'],
])(
  '"always open at widths of 640 pixels and above": at %i px the footer’s sections %s',
  async (width, state) => {
    const restore = playWidth(width);
    try {
      await visit('/products');
      const region = await footer();
      for (const name of ['Quick Links', 'Company']) {
        const list = listBelow(region, name);
        if (state === 'fold') expect(list).not.toBeVisible();
        else expect(list).toBeVisible();
        expect(within(region).queryAllByRole('button', { name })).toHaveLength(state === 'fold' ? 1 : 0);
      }
    } finally {
      restore();
    }
  },
);

it('"copyright line with the current year" by the server’s clock', async () => {
  const ahead = 3 * 366 * 86_400_000;
  await demo.clock(ahead);
  await visit('/products');
  const region = await footer();
  await waitFor(() =>
    expect(region).toHaveTextContent(`© ${new Date(Date.now() + ahead).getFullYear()} Marsa.`),
  );
});

it('"Download our app" has store links and a QR code when the setting is on', async () => {
  await demo.settings({ show_download_app: true });
  const { user } = await visit('/news');
  await user.click(await screen.findByRole('button', { name: 'Download our app' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Download our app' }));
  expect(menu.getByRole('img', { name: 'QR code of our app' })).toBeVisible();
  expect(menu.getAllByRole('link')).toHaveLength(2);
  await leave();
  await demo.settings({ show_download_app: false });
  await visit('/news');
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Download our app' })).not.toBeInTheDocument(),
  );
});

it('"Shops" is linked in multi-vendor mode; the logo leads home', async () => {
  await visit('/news');
  const banner = within(await screen.findByRole('banner'));
  expect(await banner.findByRole('link', { name: 'Shops' })).toHaveAttribute('href', '/shops');
  expect(await banner.findByRole('link', { name: /Marsa/ })).toHaveAttribute('href', '/');
});

it('"Floating cart tab with item count and total amount; hidden on checkout"', async () => {
  await fillCart(2);
  const { user } = await visitSignedIn('/products');
  const tab = await screen.findByRole('button', { name: /^Open cart: 2 items \D*[\d,]+\.\d\d/ });
  const bag = await screen.findByRole('button', { name: /^My Cart .*\(2 items\)$/ });
  const amount = /[\d,]+\.\d\d/.exec(bag.textContent ?? '')?.[0] ?? 'no amount';
  expect(tab).toHaveAccessibleName(expect.stringContaining(amount));
  await user.click(tab);
  const drawer = within(await cartDrawer());
  const lines = await drawer.findAllByRole('listitem');
  expect(lines).toHaveLength(2);
  for (const box of drawer.getAllByRole('checkbox')) await user.click(box);
  await user.click(await drawer.findByRole('button', { name: 'Proceed to Checkout' }));
  await screen.findByRole('heading', { level: 1, name: 'Checkout' });
  expect(screen.queryByRole('button', { name: /^Open cart/ })).not.toBeInTheDocument();
});

it.each(['/buynow', '/dashboard', '/products/1/details'])(
  'the floating cart tab is on %s: it is hidden "on checkout, blogs, blog details and small screens" alone',
  async (address) => {
    await fillCart(2);
    await visitSignedIn(address);
    expect(await screen.findByRole('button', { name: /^Open cart: 2 items/ })).toBeVisible();
  },
);

it('"Dashboard sidebar" has its links in order', async () => {
  await visitSignedIn('/dashboard');
  const menu = await screen.findByRole('navigation', { name: 'My account' });
  const entries = within(menu).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent?.replace(/\d*Unread: \d+$/, ''))).toEqual([
    'Dashboard',
    'Order History',
    'Wishlist',
    'Message',
    'My Profile',
    'Manage Address',
    'Support Ticket',
    'Change Password',
    'Terms & Conditions',
    'Privacy Policy',
    'Delete Account',
  ]);
});

describe('on a phone', () => {
  let restore: () => void;
  beforeEach(() => {
    restore = playWidth(390);
  });
  afterEach(() => restore());

  it('"search dialog and side menu (Menu, Wishlist, My Cart, page links)", the user menu as an inline list', async () => {
    const shopper = await visitSignedIn('/news');
    const { user } = shopper;
    const bar = within(await screen.findByRole('banner'));
    const sale = await bar.findByRole('link', { name: 'Autumn flash sale' });
    expect(sale).toHaveAttribute('href', '/flash-sale/1');
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(menu.getByRole('heading', { name: 'Download our app' })).toBeVisible();
    expect(menu.getByRole('link', { name: /^Wishlist/ })).toHaveAttribute('href', '/wishlist');
    for (const name of ['Home', 'Shops', 'Products', 'News', 'Dashboard', 'Change Password'])
      expect(menu.getByRole('link', { name })).toBeVisible();
    expect(await menu.findByRole('link', { name: 'Autumn flash sale' })).toHaveAttribute(
      'href',
      '/flash-sale/1',
    );
    expect(menu.getByText(shopper.shop.store.getState().session.user?.name ?? 'nobody')).toBeVisible();
    expect(menu.getByRole('button', { name: 'Log Out' })).toBeVisible();
    await user.click(menu.getByRole('button', { name: /^My Cart/ }));
    expect(await cartDrawer()).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await user.click(screen.getByRole('button', { name: /^Search for/ }));
    const search = within(await screen.findByRole('dialog', { name: 'Search' }));
    await user.type(search.getByRole('combobox'), 'lamp{Enter}');
    await waitFor(() => expect(window.location.search).toBe('?search=lamp'));
  });

  it('hides the floating cart and folds the footer’s sections', async () => {
    const { user } = await visit('/products');
    const region = await footer();
    expect(screen.queryByRole('button', { name: /^Open cart/ })).not.toBeInTheDocument();
    for (const name of ['Quick Links', 'Company']) {
      expect(listBelow(region, name)).not.toBeVisible();
      await user.click(within(region).getByRole('button', { name }));
      expect(listBelow(region, name)).toBeVisible();
    }
  });
});

it('"Session stores (settings, cart, auth, chat) persist between visits"', async () => {
  await fillCart(1);
  const shopper = await visitSignedIn('/dashboard');
  const menu = await screen.findByRole('navigation', { name: 'My account' });
  const { textContent: unread } = await within(menu).findByRole('link', { name: /^Message.*Unread: [1-9]/ });
  await screen.findByRole('button', { name: /^My Cart .*\(1 item\)$/ });
  const { name } = shopper.shop.store.getState().session.user ?? {};
  // Drops all responses from now on, so that only persisted state is shown, also after another reload.
  await demo.fault({ path: '/api/*', body: 'drop' });
  for (const time of ['once', 'twice']) {
    await shopper.reload();
    await waitFor(() => expect([time, document.title]).toEqual([time, expect.stringMatching(/\| Marsa$/)]));
    expect(await screen.findByRole('button', { name: `My account ${name}` })).toBeVisible();
    expect(screen.getByRole('button', { name: /^My Cart .*\(1 item\)$/ })).toBeVisible();
    const again = await screen.findByRole('navigation', { name: 'My account' });
    expect(within(again).getByRole('link', { name: /^Message/ })).toHaveTextContent(unread);
  }
});
