import userEvent from '@testing-library/user-event';
import type { Personas } from '@/features/cases/flow/pressLog';
import { watchPresses } from '@/features/cases/flow/pressLog';

const personas: Personas = { of: () => 'other', password: 'demo1234' };

/** A page with these controls, and the log of what is pressed on it. */
function open(html: string) {
  document.body.innerHTML = html;
  const byName = (name: string) => {
    const found = [...document.querySelectorAll('button, input')].find(
      (control) => control.textContent === name || control.getAttribute('aria-label') === name,
    );
    if (!found) throw new Error(`There is no ${name}`);
    return found;
  };
  return { user: userEvent.setup({ delay: null }), byName, log: watchPresses(personas) };
}

it('records one press after the other of the same button', async () => {
  const { user, byName, log } = open('<button>More</button>');
  await user.click(byName('More'));
  await user.click(byName('More'));
  expect(log.steps()).toEqual([
    { do: 'click', role: 'button', name: 'More' },
    { do: 'click', role: 'button', name: 'More' },
  ]);
});

it('records a double click as one step, and presses of two buttons as two', async () => {
  const { user, byName, log } = open('<button>Place Order</button><button>Close</button>');
  await user.dblClick(byName('Place Order'));
  await user.click(byName('Close'));
  expect(log.steps()).toEqual([
    { do: 'click', role: 'button', name: 'Place Order', times: 2 },
    { do: 'click', role: 'button', name: 'Close' },
  ]);
});

it('keeps what was typed into a field that is clicked again', async () => {
  const { user, byName, log } = open('<input aria-label="Note">');
  await user.type(byName('Note'), 'By the door');
  await user.click(byName('Note'));
  expect(log.steps()).toEqual([{ do: 'fill', role: 'textbox', name: 'Note', text: 'By the door' }]);
});

it('records that the window was turned, but not a keyboard that takes a part of its height', () => {
  const { log } = open('');
  const resize = (width: number, height: number) => {
    Object.assign(window, { innerWidth: width, innerHeight: height });
    window.dispatchEvent(new Event('resize'));
  };
  const [width, height] = [window.innerWidth, window.innerHeight];
  resize(width, 300);
  resize(700, 500);
  resize(820, 1180);
  resize(width, height);
  expect(log.steps()).toEqual([{ do: 'resize', screen: [width, height] }]);
});

it('records the press of a label as one of its field, and Enter in a form as one key', async () => {
  const { user, byName, log } = open(
    '<label for="gift">Gift</label><input id="gift" type="checkbox"><form><input aria-label="Note"><button>Send</button></form>',
  );
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  const [label] = document.querySelectorAll('label');
  if (label) await user.click(label);
  await user.type(byName('Note'), '{Enter}');
  expect(log.steps().slice(0, 1)).toEqual([{ do: 'click', role: 'checkbox', name: 'Gift' }]);
  expect(log.steps().at(-1)).toEqual({ do: 'key', role: 'textbox', name: 'Note', key: 'Enter' });
});

it('marks a press in a toast, which will be gone when the visit is repeated at leisure', async () => {
  const { user, byName, log } = open(
    '<slot><div class="notice-stack"><button>View In Cart</button></div></slot>',
  );
  await user.click(byName('View In Cart'));
  expect(log.steps()).toEqual([{ do: 'click', role: 'button', name: 'View In Cart', toast: true }]);
});
