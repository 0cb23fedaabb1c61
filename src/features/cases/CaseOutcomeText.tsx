import { styled } from '@mui/material/styles';
import type { CaseOutcome } from './caseOutcome';
import { labels } from './labels';

const Places = styled('ul')(({ theme }) => ({
  margin: theme.spacing(1, 0, 0),
  paddingInlineStart: theme.spacing(5),
  overflowWrap: 'anywhere',
}));

/** The outcome as text, with the list of masked places. */
export function CaseOutcomeText({ outcome }: { outcome: CaseOutcome | null }) {
  if (!outcome) return null;
  if (!('done' in outcome)) return outcome.problem;
  const { done, masked = [] } = outcome;
  if (masked.length === 0) return done;
  return (
    <>
      {done} {labels.masked(masked)}
      <Places>
        {labels.maskedPlaces(masked).map((place) => (
          <li key={place}>{place}</li>
        ))}
      </Places>
    </>
  );
}
