import { environmentOf } from '@/api';
import type { QaLink, QaSettingName } from '@/domain/qaLink';
import type { SocialProvider } from '@/domain/settings';
import { isOpenToQa } from '@/domain/settings';
import { themes } from './themes';

type Flips = QaLink['settings'];
type Wire = Record<string, unknown>;

const recordOf = (value: unknown): Wire =>
  typeof value === 'object' && value !== null ? (value as Wire) : {};

const isOn = (value: string) => value === 'on';

function provider(name: SocialProvider) {
  return (wire: Wire, value: string): Wire => {
    const auths = recordOf(wire.social_auths ?? wire.socialAuths);
    const one = { client_id: 'qa-panel', ...recordOf(auths[name]), is_active: isOn(value) };
    return { social_auths: { ...auths, [name]: one } };
  };
}

/** Override of each setting in the data of /master (api §9, MASTER). */
const overrides: Record<QaSettingName, (wire: Wire, value: string) => Wire> = {
  multiVendor: (_wire, value) => ({ multi_vendor: isOn(value) }),
  cashOnDelivery: (_wire, value) => ({ cash_on_delivery: isOn(value) }),
  onlinePayment: (_wire, value) => ({ online_payment: isOn(value) }),
  google: provider('google'),
  facebook: provider('facebook'),
  apple: provider('apple'),
  // Handled by the saga: the server's default would lose against an earlier choice of the shopper.
  language: () => ({}),
  direction: ({ languages }, direction) =>
    Array.isArray(languages)
      ? { languages: languages.map((language: unknown) => ({ ...recordOf(language), direction })) }
      : {},
  theme: (_wire, name) => (name in themes ? { theme_colors: themes[name] ?? null } : {}),
};

export function flipped(data: unknown, flips: Flips): Wire {
  const wire = recordOf(data);
  const names = Object.keys(flips) as QaSettingName[];
  return names.reduce((data, name) => ({ ...data, ...overrides[name](data, flips[name] ?? '') }), wire);
}

/**
 * The response of /master with the overrides applied; an unreadable one, or one that closes QA, is returned
 * unchanged.
 */
export async function withFlippedSettings(response: Response, flips: Flips): Promise<Response> {
  if (!response.ok || Object.keys(flips).length === 0) return response;
  const text = await response.text();
  return new Response(flippedText(text, flips), response);
}

function flippedText(text: string, flips: Flips): string {
  try {
    const body = JSON.parse(text) as Wire;
    if (!isOpenToQa(environmentOf(body))) return text;
    return JSON.stringify({ ...body, data: flipped(body.data, flips) });
  } catch {
    return text;
  }
}
