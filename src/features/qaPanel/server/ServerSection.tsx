import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useEffect, useId, useSyncExternalStore } from 'react';
import type { QaAbility } from '@/domain/qaServer';
import type { QaPanelControl } from '../createQaPanel';
import { Block, BlockTitle, Line, Note, Warning } from '../panel/panel.styles';
import { PersonaButtons } from '../panel/PersonaButtons';
import { useRowDetails } from '../panel/useRowDetails';
import { resetPressed, sectionOpened } from './server.slice';
import { ServerClock } from './ServerClock';
import { ServerCode } from './ServerCode';
import { serverLabels } from './serverLabels';
import { ServerStock } from './ServerStock';

interface PartProps {
  panel: QaPanelControl;
}

const READY = ['cart', 'checkout'] as const;
const readyNames = { cart: serverLabels.readyCart, checkout: serverLabels.readyCheckout };

function ReadyCart({ panel }: PartProps) {
  return <PersonaButtons panel={panel} personas={READY} names={readyNames} />;
}

function ServerDatabase({ panel }: PartProps) {
  const { isReset } = useRowDetails(panel).server;
  return (
    <>
      <Line>
        <Button size="small" variant="outlined" color="error" onClick={() => panel.act(resetPressed())}>
          {serverLabels.reset}
        </Button>
      </Line>
      <Note role="status">{isReset ? serverLabels.isReset : ''}</Note>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Block role="group" aria-labelledby={id}>
      <BlockTitle id={id}>{title}</BlockTitle>
      {children}
    </Block>
  );
}

/** Controls of each ability, top to bottom. */
const parts: readonly [QaAbility, string, (props: PartProps) => ReactNode][] = [
  ['clock', serverLabels.clock, ServerClock],
  ['code', serverLabels.code, ServerCode],
  ['stock', serverLabels.stock, ServerStock],
  ['cart', serverLabels.cart, ReadyCart],
  ['reset', serverLabels.database, ServerDatabase],
];

/** Controls the backend through its QA interface, if it has one (docs/qa.md). */
export function ServerSection({ panel }: PartProps) {
  const { abilities, problem } = useRowDetails(panel).server;
  // During time travel the request would be dropped.
  const isLive = useSyncExternalStore(panel.timeline.subscribe, panel.timeline.position) === null;
  const isDue = abilities === null && isLive;
  useEffect(() => {
    if (isDue) panel.act(sectionOpened());
  }, [panel, isDue]);
  return (
    <>
      {abilities === null && problem === null && <Note role="status">{serverLabels.probing}</Note>}
      {abilities?.length === 0 && <Note role="status">{serverLabels.absent}</Note>}
      {parts
        .filter(([ability]) => abilities?.includes(ability))
        .map(([ability, title, Controls]) => (
          <Part key={ability} title={title}>
            <Controls panel={panel} />
            {problem?.part === ability && <Warning role="alert">{problem.message}</Warning>}
          </Part>
        ))}
      {problem?.part === null && <Warning role="alert">{problem.message}</Warning>}
      {!abilities?.length && (abilities !== null || problem !== null) && (
        <Line>
          <Button size="small" onClick={() => panel.act(sectionOpened())}>
            {serverLabels.again}
          </Button>
        </Line>
      )}
    </>
  );
}
