/** Parameter names of the filters, in page URLs and requests alike (api §1, R9). */
export const FILTER_PARAMETERS = {
  categoryId: 'category_id',
  brandId: 'brand_id',
  colorId: 'color_id',
  sizeId: 'size_id',
  rating: 'rating',
  minPrice: 'min_price',
  maxPrice: 'max_price',
  onSale: 'on_sale',
  inStock: 'in_stock',
} as const;
