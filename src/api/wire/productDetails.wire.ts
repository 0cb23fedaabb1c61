import * as v from 'valibot';
import type { ProductDetails, ProductMedia } from '@/domain/catalogue';
import { flashSale, product, productFields, toProduct } from './catalogue.wire';
import { anything, dataOf, flag, id, optional, optionalHtml, optionalText, rows } from './lenient';

const media = v.pipe(
  v.object({
    id,
    thumbnail: optionalText,
    url: optionalText,
    full_url: optionalText,
    type: v.fallback(v.picklist(['image', 'file', 'other']), 'image'),
  }),
  v.check(({ thumbnail, url }) => thumbnail !== null || url !== null),
  v.transform(({ full_url, thumbnail, ...wire }): ProductMedia => ({
    ...wire,
    // The file of a video is no picture.
    thumbnail: thumbnail ?? (wire.type === 'image' ? wire.url : null),
    fullUrl: full_url,
  })),
);

export const productDetailsWire = dataOf(
  v.pipe(
    v.object({
      product: v.object({
        ...productFields,
        short_description: optionalHtml,
        description: optionalHtml,
        thumbnails: rows(media),
        flash_sale: optional(flashSale),
        meta_description: optionalText,
        stock_alert: anything,
        return_time: optionalText,
        warranty_time: optionalText,
      }),
      related_products: rows(product),
      popular_products: rows(product),
    }),
    v.transform(({ product: wire, related_products, popular_products }): ProductDetails => ({
      product: {
        ...toProduct(wire),
        thumbnail:
          wire.thumbnail ?? wire.thumbnails.find(({ thumbnail }) => thumbnail !== null)?.thumbnail ?? null,
        shortDescription: wire.short_description,
        description: wire.description,
        media: wire.thumbnails,
        metaDescription: wire.meta_description,
        flashSale: wire.flash_sale,
        returnTime: wire.return_time,
        warrantyTime: wire.warranty_time,
        stockAlert: wire.stock_alert === null ? null : v.parse(flag, wire.stock_alert),
      },
      relatedProducts: related_products,
      popularProducts: popular_products,
    })),
  ),
);

/** Whether the user is notified when the product is back in stock. */
export const stockAlertWire = dataOf(
  v.pipe(
    v.object({ stock_alert: flag }),
    v.transform(({ stock_alert }) => stock_alert),
  ),
);
