import * as v from 'valibot';
import type { ShopDetail } from '@/domain/catalogue';
import { banner, shop, shopFields, toShop } from './catalogue.wire';
import { count, dataOf, optionalHtml, rows } from './lenient';

export const shopPageWire = dataOf(v.object({ total: count, shops: rows(shop) }));

export const shopWire = dataOf(
  v.pipe(
    v.object({
      shop: v.object({
        ...shopFields,
        short_description: optionalHtml,
        description: optionalHtml,
        banners: rows(banner),
      }),
    }),
    v.transform(({ shop: wire }): ShopDetail => ({
      ...toShop(wire),
      shortDescription: wire.short_description,
      description: wire.description,
      banners: wire.banners,
    })),
  ),
);
