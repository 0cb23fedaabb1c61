import { api } from '@/api';
import { isQaEndpoint } from '@/domain/qaServer';
import { storeSecret } from '@/shared/adapters';
import { longestConversation } from '../chatting';
import { demo, demoOrigin, requestDemo } from '../demo';
import type { EndpointCall } from '../endpointCalls';
import { endpointCallsBesidesTrade } from '../endpointCalls';
import { endpointCallsOfTrade } from '../endpointCallsOfTrade';
import { fillCart } from '../filledCart';
import { SHOPPER } from '../visit';

/** An endpoint with its argument and the demo's response to it. */
export interface RecordedResponse {
  endpoint: string;
  args: unknown;
  status: number;
  body: string;
}

/** Calls that end the session, or remove what later ones read. */
const LAST = ['logout', 'deleteAccount', 'resetPassword', 'changePassword'];

/** Endpoints whose success has the body of another one; the demo refuses their recorded request. */
const SAME_BODY: Readonly<Record<string, string>> = {
  addToCart: 'getCart',
  changeCart: 'getCart',
  orderAgain: 'cancelOrder',
  signInWith: 'login',
  updateAddress: 'addAddress',
  updateProfile: 'getProfile',
};

/** Bodies of successes that need a payment, a code or an upload. */
const SUCCESSES: Readonly<Record<string, unknown>> = {
  openPayment: { data: { order_payment_url: '/pay/1' } },
  placeOrder: { message: 'Order placed', data: { order_payment_url: '/pay/1' } },
  reviewProduct: {
    data: {
      review: { id: 1, customer_name: 'Layla', rating: 4, description: 'Good', created_at: '2026-11-21' },
    },
  },
  verifyOtp: { message: 'ok', data: { token: 'reset-1' } },
};

/** Paths of the seed with more to read than the endpoint's recorded path. */
async function fullerPaths(): Promise<Record<string, string>> {
  const { blogs } = await requestDemo<{ blogs: { slug: string }[] }>('/blogs');
  const { shop } = await longestConversation();
  return {
    getArticle: `/blog/${blogs[0]?.slug}/details`,
    getConversations: '/get-shops?page=1&per_page=20',
    getMessages: `/get-message?shop_id=${shop.id}&page=1&per_page=20`,
    getOlderMessages: `/get-message?shop_id=${shop.id}&page=2&per_page=20`,
    getReviews: '/reviews?product_id=1&page=1&per_page=6',
    getShops: '/shops?page=1&per_page=12',
  };
}

/** Sends the first request of every endpoint to the demo, as a signed-in user with a cart. */
export async function recordResponses(): Promise<RecordedResponse[]> {
  const table: Record<string, EndpointCall[]> = {
    ...endpointCallsBesidesTrade(storeSecret),
    ...endpointCallsOfTrade,
  };
  const names = Object.keys(api.endpoints).filter((name) => !isQaEndpoint(name));
  await fillCart(1);
  const token = await demo.logIn(SHOPPER);
  const paths = await fullerPaths();
  const recorded: RecordedResponse[] = [];
  for (const endpoint of names.sort((one, other) => LAST.indexOf(one) - LAST.indexOf(other))) {
    const [call] = table[endpoint] ?? [];
    if (!call) throw new Error(`${endpoint} has no recorded request`);
    const [method = 'GET', documented = ''] = call.line.split(' ');
    const path = paths[endpoint] ?? documented;
    const response = await fetch(`${demoOrigin}/api${path}`, {
      method,
      headers: {
        Accept: 'application/json',
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        Connection: 'close',
        ...call.headers,
      },
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
    });
    const text = await response.text();
    recorded.push({ endpoint, args: call.args, status: response.status, body: isJson(text) ? text : '{}' });
  }
  return recorded.map((response) => withSuccess(response, recorded));
}

/** The response with the body of a success, if the demo refused the request. */
function withSuccess(response: RecordedResponse, all: readonly RecordedResponse[]): RecordedResponse {
  const { endpoint } = response;
  const same = all.find((other) => other.endpoint === SAME_BODY[endpoint]);
  const success = SUCCESSES[endpoint];
  const body = same?.body ?? (success === undefined ? '' : JSON.stringify(success));
  return body !== '' && response.status >= 400 ? { ...response, status: 200, body } : response;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
