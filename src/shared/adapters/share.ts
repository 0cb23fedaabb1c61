import { report } from '../report';
import { timeTravel } from './timeTravel';

export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Opens the system's share sheet, or copies the link. Call in an event handler. Works without HTTPS. */
export async function shareLink(link: { title: string; url: string }): Promise<ShareOutcome> {
  // No side effects during time travel.
  if (timeTravel.isActive()) return 'cancelled';
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(link);
      return 'shared';
    } catch (problem) {
      if (problem instanceof DOMException && problem.name === 'AbortError') return 'cancelled';
      report('share', problem);
    }
  }
  return (await copied(link.url)) ? 'copied' : 'failed';
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedFromField(text);
  }
}

/** Fallback for pages without HTTPS, where the Clipboard API is missing. */
function copiedFromField(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  return isCopied;
}
