/** Parameter names of the filters, in page URLs and requests alike (contract §1, and §10 "URL of lists"). */
export const FILTER_PARAMETERS = {
  categoryId: 'category_id',
  brandId: 'brand_id',
  colorId: 'color_id',
  sizeId: 'size_id',
  rating: 'rating',
  minPrice: 'min_price',
  maxPrice: 'max_price',
} as const;
