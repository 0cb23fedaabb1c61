import { useParams } from 'react-router';
import { readId } from '@/domain/paths';
import { NotFound } from '@/pages/NotFound';
import { FlashSalePage } from './FlashSalePage';

/** `/flash-sale/{id}`; an invalid id renders "page not found". */
export function FlashSale() {
  const id = readId(useParams().id);
  return id === null ? <NotFound /> : <FlashSalePage key={id} id={id} />;
}
