import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router';
import { useGetHomeQuery } from './api';
import { addPressed } from './cart';
import type { FloorProduct } from './products';

function ProductCard({ product: { id, name, price, picture } }: { product: FloorProduct }) {
  const dispatch = useDispatch();
  return (
    <Card component="article" variant="outlined" sx={{ p: 2 }}>
      <img src={picture} alt="" width={400} height={400} style={{ width: '100%', height: 'auto' }} />
      <h2>
        <Link to={`/products/${id}/details`}>{name}</Link>
      </h2>
      <p>{price}</p>
      <Button variant="contained" onClick={() => dispatch(addPressed(id))}>
        Add to cart
      </Button>
    </Card>
  );
}

export function FloorHome() {
  const { data } = useGetHomeQuery();
  return (
    <main>
      {data?.products.map((product) => (
        <ProductCard key={product.id} product={product} />
      ))}
    </main>
  );
}
