import { productViews } from '../art';
import { productPictureUrl } from '../media/addresses';
import type { CardRow } from './products.queries';

/** Pictures of the product page: every view in the first color, then the front view in each further color. */
export function galleryOf({ id, colorIds }: Pick<CardRow, 'id' | 'colorIds'>) {
  const [first, ...others] = colorIds;
  const pictures = [
    ...productViews.map((view) => ({ view, colorId: first })),
    ...others.map((colorId) => ({ view: productViews[0], colorId })),
  ];
  return pictures.map(({ view, colorId }, index) => ({
    id: id * 100 + index,
    thumbnail: productPictureUrl(id, view, colorId, 400),
    url: productPictureUrl(id, view, colorId, 800),
    full_url: productPictureUrl(id, view, colorId, 1600),
    type: 'image',
  }));
}
