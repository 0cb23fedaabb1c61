import '../support/devTools';
import { addressesApi } from '@/api';
import { createVisitReducer } from '@/app/rootReducer';
import { secretSigns } from '@/domain/secretSigns';
import { readCase } from '@/features/cases/caseFile';
import { makeCase } from '@/features/cases/makeCase';
import type { ReplayReducer } from '@/features/cases/replay';
import { firstDifference, replay } from '@/features/cases/replay';
import { recordedOf } from '@/features/cases/saveCase';
import { createTimeline } from '@/features/timeline';
import { takeViolations } from '../support/brokenRules';
import { expectMessage, field, firstConversation } from '../support/chatting';
import { acceptPlaces } from '../support/inspectExports';
import type { Visit } from '../support/visit';
import { leave, logIn, logOut, screen, SHOPPER, untilResponses, visit, waitFor } from '../support/visit';

afterEach(leave);

const WRONG = 'wrong-horse-9';
const ODD = 'Is Bearer AbCdEf1234567890 my voucher?';
const reducer = createTimeline().reads(createVisitReducer()) as ReplayReducer;

/** The file that "Save case" writes. */
function save({ shop }: Visit, keepsTexts = false) {
  if (!shop.timeline) throw new Error('No timeline');
  const made = makeCase(reducer, recordedOf(shop.timeline.cases.visit(), keepsTexts));
  if ('refusal' in made) throw new Error(made.refusal);
  const read = readCase(made.text);
  if ('problem' in read) throw new Error(read.problem);
  return { ...made, file: read.found };
}

it('saves a visit with login, address and chat without a personal text or secret, and it still plays', async () => {
  const { shop } = await firstConversation();
  const visitor = await visit(`/messages?shop=${shop.id}`);
  await logIn(visitor, { ...SHOPPER, password: WRONG });
  await screen.findByText('These credentials do not match our records.');
  await logIn(visitor);
  const room = (await screen.findByRole('log')).closest('section');
  if (!room) throw new Error('Messages without a conversation');
  await visitor.user.click(field(room));
  await visitor.user.paste(ODD);
  await visitor.user.keyboard('{Enter}');
  await expectMessage(room, /Sent$/);
  const token = window.localStorage.getItem('token') ?? '';
  const { user } = visitor.shop.store.getState().session;
  await visitor.shop.store.dispatch(addressesApi.endpoints.getAddresses.initiate());
  const [address] = addressesApi.endpoints.getAddresses.select()(visitor.shop.store.getState()).data ?? [];
  // The conversations are requested again for the sent message.
  await untilResponses(visitor);
  await logOut(visitor);

  const { text, places, file } = save(visitor);
  expect(
    places.every((place) => /^(row \d+, |start, |flow\.).*(text|message|lastMessage|value)/i.test(place)),
  ).toBe(true);
  expect(places.length).toBeGreaterThan(0);
  const typed = [SHOPPER.phone, SHOPPER.password, WRONG, token, ODD, 'AbCdEf1234567890'];
  const shown = [user?.name, user?.phone, user?.email, address?.addressLine].flatMap((each) => each ?? []);
  expect(shown).toHaveLength(4);
  for (const personal of [...typed, ...shown]) {
    expect(text).not.toContain(personal);
    expect(text).not.toContain(encodeURIComponent(personal));
  }
  expect(secretSigns(file, [SHOPPER.password, WRONG, token])).toEqual([]);
  const replayed = replay(reducer, file);
  expect(firstDifference(file, replayed)).toBeNull();
  expect(replayed.end).toEqual(file.end);

  // By choice names and texts are kept; secrets are not.
  const kept = save(visitor, true);
  expect(kept.text).toContain(user?.name);
  expect(kept.text).toContain('my voucher?');
  expect(kept.text).not.toMatch(/AbCdEf1234567890|wrong-horse-9/);
  expect(kept.places).toEqual(places);

  // The panel names a secret in a row, and so does the scan of the case.
  await waitFor(() => expect(takeViolations().join()).toMatch(/No secret/));
  acceptPlaces(places);
});
