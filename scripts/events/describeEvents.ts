import type { EventDetails } from './eventDetails';
import { eventsIn } from './eventDetails';
import { storefrontSources } from './sources';
import type { Use } from './usesIn';
import { usesIn } from './usesIn';

const HEAD = `# The events

Every row that the timeline can show, generated from the code by \`npm run events\`: edit the doc comment there, not this
page. \`meta.cause\` of a row names its cause: a press, timer, socket, tab, the network, or the row that led to it.

`;

const CALLS = `## Calls

A request is two rows, \`…/pending\` and \`…/fulfilled\` or \`…/rejected\`. It is dispatched by a saga that awaits the
response, or by a component that renders it; every response updates the cache, the state of \`api\`.

`;

const OF_THE_LIBRARY = `## Rows of RTK Query itself

- \`api/…/cacheEntriesUpserted\`, \`…/queryResultPatched\`: a response was written into the cache of this endpoint;
  \`…/updateProvidedBy\` follows it.
- \`api/…/removeQueryResult\`, \`api/mutations/removeMutationResult\`: the last component that used the response was unmounted.
- \`api/resetApiState\`: the page is closed.
`;

export interface Description {
  page: string;
  /** Events and endpoints without a doc comment, with their files. */
  unexplained: string[];
  /** Names that more than one event has. */
  ambiguous: string[];
}

/** Generates the page \`docs/events.md\`, and lists gaps in the doc comments. */
export function describeEvents(root: string): Description {
  const sources = storefrontSources(root);
  const details = sources.flatMap(eventsIn);
  const events = details.filter(({ kind }) => kind === 'event');
  const defined = new Set(events.map(({ name }) => name));
  const uses = sources.flatMap((source) => usesIn(source, defined));
  const topics = [...new Set(events.map(topicOf))].sort();
  const sections = topics.map((topic) => {
    const ofTopic = events.filter((event) => topicOf(event) === topic);
    return `## ${topic}\n\n${ofTopic.map((event) => paragraph(event, uses)).join('\n')}`;
  });
  const calls = details.filter(({ kind }) => kind === 'call').map((call) => paragraph(call, uses));
  return {
    page: `${HEAD}${sections.join('\n')}\n${CALLS}${calls.join('\n')}\n${OF_THE_LIBRARY}`,
    unexplained: details.filter(({ meaning }) => !meaning).map(({ type, file }) => `${type} in ${file}`),
    ambiguous: [...defined].filter((name) => events.filter((event) => event.name === name).length > 1),
  };
}

const topicOf = ({ type }: EventDetails) => type.split('/')[0] ?? '';

function paragraph(
  { type, name, kind, meaning, payload, ownState }: EventDetails,
  uses: readonly Use[],
): string {
  const who = (does: Use['does']) =>
    uses.filter((use) => use.kind === kind && use.name === name && use.does === does).map((use) => use.who);
  const state = ownState ? [`the state of \`${ownState}\``] : [];
  const lines = [
    ['carries', payload ? `\`${payload}\`` : ''],
    [kind === 'call' ? 'requested by' : 'dispatched by', listed(who('dispatches'))],
    ['handled by', listed([...state, ...who('handles')])],
  ];
  const details = lines.filter(([, text]) => text).map(([label, text]) => `- ${label} ${text}`);
  return [`### \`${type}\``, meaning, details.join('\n')].filter(Boolean).join('\n\n').concat('\n');
}

const listed = (names: readonly string[]) => [...new Set(names)].join(', ');
