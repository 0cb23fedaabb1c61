/** URL from which the first script requested the texts of the page's language. */
const [url] = window.earlyCalls?.keys() ?? [];

/** The texts by their English ones, for messages without the app's code; empty where they fail to load. */
export async function readStartTexts(): Promise<Partial<Record<string, string>>> {
  if (url === undefined) return {};
  try {
    return (await (await fetch(url)).json()) as Partial<Record<string, string>>;
  } catch {
    return {};
  }
}
