/** Times and sizes of one load, in milliseconds and bytes. */
export interface Load {
  fcp: number;
  lcp: number;
  /** Sum of all layout shifts. */
  shift: number;
  card: number;
  /** When React had rendered the card; of a page without scripts, when it was there. */
  usable: number;
  /** Longest task; 0 if none took 50 ms. */
  longest: number;
  blocking: number;
  script: number;
  /** Size of the scripts loaded before React rendered the card; 0 for a page without scripts. */
  scriptUntilUsable: number;
  /** Size of the document, with its inline scripts. */
  document: number;
  requests: number;
  /** Requests until React rendered the card, and the size of their responses, pictures included. */
  requestsUntilUsable: number;
  bytesUntilUsable: number;
}

export interface Observed {
  lcp: number;
  shift: number;
  card: number;
  usable: number;
  tasks: PerformanceEntry[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Runs in the page before its scripts; `selector` matches the first product card. */
export const observe = (selector: string) => {
  const observed: Observed = { lcp: 0, shift: 0, card: 0, usable: 0, tasks: [] };
  Reflect.set(window, 'observed', observed);
  const watch = (type: string, handle: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (observed.lcp = startTime));
  watch('longtask', (entry) => observed.tasks.push(entry));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as LayoutShift;
    if (!hadRecentInput) observed.shift += value;
  });
  // Element Timing: when the browser presented the card's name, whatever waits in the queues of tasks. It is
  // marked when it is inserted; marked in a callback of its first frame, it is not always reported.
  watch('element', ({ startTime }) => (observed.card ||= startTime));
  new MutationObserver((_records, observer) => {
    const card = document.querySelector(selector);
    if (!card) return;
    (card.querySelector('h2, h3') ?? card).setAttribute('elementtiming', 'card');
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
  /** A posted message is received after the paint of the current frame. */
  const recordUsable = () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (observed.usable ||= performance.now());
    port2.postMessage(null);
  };
  const lookForCard = () => {
    const card = document.querySelector(selector);
    // React handles events of the elements that it created, not of a card painted before.
    const isUsable =
      card && (!document.scripts.length || Object.keys(card).some((key) => /^__react/.test(key)));
    if (isUsable) recordUsable();
    else requestAnimationFrame(lookForCard);
  };
  requestAnimationFrame(lookForCard);
};

/** Runs in the page: whether it is complete, and five seconds have passed since its largest paint. */
export const isOver = (): boolean => {
  const { lcp, usable } = Reflect.get(window, 'observed') as Observed;
  return document.readyState === 'complete' && usable > 0 && performance.now() > lcp + 5000;
};

/** Runs in the page: returns the figures of its load. */
export const collect = (): Load => {
  const { lcp, shift, card, usable, tasks } = Reflect.get(window, 'observed') as Observed;
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const documents = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
  const needed = [...documents, ...resources.filter(({ responseEnd }) => responseEnd < usable)];
  const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
  const sizeOf = (files: PerformanceResourceTiming[]) =>
    files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  const long = tasks.filter(({ startTime }) => startTime < lcp + 5000).map(({ duration }) => duration);
  return {
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    lcp,
    shift,
    card,
    usable,
    longest: Math.max(0, ...long),
    blocking: long.reduce((sum, duration) => sum + duration - 50, 0),
    script: sizeOf(scripts),
    scriptUntilUsable: sizeOf(scripts.filter(({ responseEnd }) => responseEnd < usable)),
    document: sizeOf(documents),
    requests: resources.length + 1,
    requestsUntilUsable: needed.length,
    bytesUntilUsable: sizeOf(needed),
  };
};
