import { Button } from '@mui/material';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectLocation } from '@/core/navigation';
import type { QaPanelControl } from '../createQaPanel';
import { Label, Line, Note, Warning } from '../panel/panel.styles';
import { useRowDetails } from '../panel/useRowDetails';
import { stockRequested, stockSet } from './server.slice';
import { serverLabels } from './serverLabels';

const MOST = 1_000_000;

const wholeNumber = (text: string, most: number) =>
  /^\d{1,10}$/.test(text.trim()) && Number(text) <= most ? Number(text) : null;

/** Reads and sets the stock of the displayed product, or of any other. */
export function ServerStock({ panel }: { panel: QaPanelControl }) {
  const { stock } = useRowDetails(panel).server;
  const { pathname } = useSelector(selectLocation);
  const [, shown = ''] = /^\/products\/(\d+)\/details/.exec(pathname) ?? [];
  const [typed, setTyped] = useState<string | null>(null);
  const [quantity, setQuantity] = useState('');
  const [problem, setProblem] = useState('');
  const product = typed ?? shown;
  const read = () => {
    const productId = wholeNumber(product, Number.MAX_SAFE_INTEGER);
    setProblem(productId === null ? serverLabels.badProduct : '');
    if (productId !== null) panel.act(stockRequested(productId));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const productId = wholeNumber(product, Number.MAX_SAFE_INTEGER);
    const number = wholeNumber(quantity, MOST);
    if (productId === null) return setProblem(serverLabels.badProduct);
    if (number === null) return setProblem(serverLabels.badQuantity);
    setProblem('');
    panel.act(stockSet({ productId, quantity: number }));
  };
  return (
    <>
      <form onSubmit={submit} noValidate>
        <Line>
          <Label>
            {serverLabels.product}
            <input inputMode="numeric" value={product} onChange={({ target }) => setTyped(target.value)} />
          </Label>
          <Button size="small" variant="outlined" onClick={read}>
            {serverLabels.readStock}
          </Button>
          <Label>
            {serverLabels.quantity}
            <input
              inputMode="numeric"
              value={quantity}
              onChange={({ target }) => setQuantity(target.value)}
            />
          </Label>
          <Button type="submit" size="small" variant="outlined">
            {serverLabels.setStock}
          </Button>
        </Line>
      </form>
      {problem && <Warning role="alert">{problem}</Warning>}
      <Note role="status">{stock && serverLabels.inStock(stock)}</Note>
      <Note>{serverLabels.stockNote}</Note>
    </>
  );
}
