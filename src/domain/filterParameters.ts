/** Parameter names of the filters, in page URLs and requests alike (api §1, R9). */
export const FILTER_PARAMETERS = {
  categoryId: 'category_id',
  brandIds: 'brand_id',
  colorIds: 'color_id',
  sizeIds: 'size_id',
  rating: 'rating',
  minRating: 'min_rating',
  minPrice: 'min_price',
  maxPrice: 'max_price',
  onSale: 'on_sale',
  inStock: 'in_stock',
} as const;
