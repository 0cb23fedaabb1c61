import type { Visit } from './visit';
import { screen } from './visit';

/** Selects a language in the menu of the top bar. */
export async function choose({ user }: Visit, title: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^(Language|اللغة|زبان): / }));
  await user.click(await screen.findByRole('menuitemradio', { name: title }));
}
