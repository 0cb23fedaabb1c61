import type { EventFact } from './eventFacts';
import { eventsIn } from './eventFacts';
import { storefrontSources } from './sources';
import type { Use } from './usesIn';
import { usesIn } from './usesIn';

const HEAD = `# The events

Every row that the timeline can show, generated from the code by \`npm run events\`: change the doc comment there, not this
page. A row says in \`meta.cause\` why it is there: what the shopper pressed, or which row led to it.

`;

const CALLS = `## Calls

A call is two rows, \`…/pending\` and \`…/fulfilled\` or \`…/rejected\`. Who asks is a story that waits for the answer, or a part
of the page that reads it; every answer changes the cache, the state of \`api\`.

`;

const OF_THE_LIBRARY = `## Rows of RTK Query itself

- \`api/queries/cacheEntriesUpserted\`, \`api/queries/queryResultPatched\`: an answer in the cache was written by a story.
- \`api/mutations/removeMutationResult\`, \`api/queries/removeQueryResult\`: nobody looks at this answer any more.
- \`api/resetApiState\`: the page is closed.
`;

export interface Description {
  page: string;
  /** Events and calls without a doc comment, with their files. */
  unexplained: string[];
  /** Names of two different events. */
  ambiguous: string[];
}

/** The page \`docs/events.md\`, and what the code does not say. */
export function describeEvents(root: string): Description {
  const sources = storefrontSources(root);
  const facts = sources.flatMap(eventsIn);
  const events = facts.filter(({ kind }) => kind === 'event');
  const defined = new Set(events.map(({ name }) => name));
  const uses = sources.flatMap((source) => usesIn(source, defined));
  const topics = [...new Set(events.map(topicOf))].sort();
  const sections = topics.map((topic) => {
    const ofTopic = events.filter((event) => topicOf(event) === topic);
    return `## ${topic}\n\n${ofTopic.map((event) => paragraph(event, uses)).join('\n')}`;
  });
  const calls = facts.filter(({ kind }) => kind === 'call').map((call) => paragraph(call, uses));
  return {
    page: `${HEAD}${sections.join('\n')}\n${CALLS}${calls.join('\n')}\n${OF_THE_LIBRARY}`,
    unexplained: facts.filter(({ meaning }) => !meaning).map(({ type, file }) => `${type} in ${file}`),
    ambiguous: [...defined].filter((name) => events.filter((event) => event.name === name).length > 1),
  };
}

const topicOf = ({ type }: EventFact) => type.split('/')[0] ?? '';

function paragraph(
  { type, name, kind, meaning, carries, ownState }: EventFact,
  uses: readonly Use[],
): string {
  const who = (does: Use['does']) =>
    uses.filter((use) => use.kind === kind && use.name === name && use.does === does).map((use) => use.who);
  const state = ownState ? [`the state of \`${ownState}\``] : [];
  const lines = [
    ['carries', carries ? `\`${carries}\`` : ''],
    [kind === 'call' ? 'asked by' : 'told by', listed(who('tells'))],
    ['heard by', listed([...state, ...who('listens')])],
  ];
  const facts = lines.filter(([, text]) => text).map(([label, text]) => `- ${label} ${text}`);
  return [`### \`${type}\``, meaning, facts.join('\n')].filter(Boolean).join('\n\n').concat('\n');
}

const listed = (names: readonly string[]) => [...new Set(names)].join(', ');
