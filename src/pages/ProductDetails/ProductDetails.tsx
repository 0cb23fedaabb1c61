import { useParams } from 'react-router';
import { readId } from '@/domain/paths';
import { NotFound } from '@/pages/NotFound';
import { ProductPage } from './ProductPage';

/** `/products/:id/details`; an invalid id renders "page not found". */
export function ProductDetails() {
  const id = readId(useParams().id);
  return id === null ? <NotFound /> : <ProductPage key={id} id={id} />;
}
