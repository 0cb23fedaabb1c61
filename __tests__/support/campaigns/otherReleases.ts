type Json = unknown;

const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy in which every object went through `change`, the inner ones first; `path` has no list indexes. */
function mapObjects(
  value: Json,
  change: (object: Record<string, Json>, path: string) => Record<string, Json>,
  path = '',
): Json {
  if (Array.isArray(value)) return value.map((item: Json) => mapObjects(item, change, path));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(
    ([key, each]) => [key, mapObjects(each, change, `${path}.${key}`)] as const,
  );
  return change(Object.fromEntries(entries), path);
}

/** The body of a newer backend: every object has fields more, but for the counts, whose keys are values. */
export const newer = (body: Json): Json =>
  mapObjects(body, (object, path) =>
    path.includes('.counts')
      ? object
      : {
          newer_text: 'newer',
          ...object,
          newer_flag: true,
          newer_list: [{ id: 7 }],
          newer_part: { id: 7, name: 'newer' },
        },
  );

/** Paths of all fields of a body; those of a list's items are one. */
export function fieldsOf(body: Json): string[] {
  const found = new Set<string>();
  mapObjects(body, (object, path) => {
    for (const key of Object.keys(object)) found.add(`${path}.${key}`);
    return object;
  });
  return [...found];
}

/** The body without the fields whose path fits, at the root or in any item of a list. */
export const without = (body: Json, isMissing: (field: string) => boolean): Json =>
  mapObjects(body, (object, path) =>
    Object.fromEntries(Object.entries(object).filter(([key]) => !isMissing(`${path}.${key}`))),
  );

/** Fields that a backend may lack by api §9, as ends of their paths. */
const OPTIONAL = [
  ...['.pusher_host', '.pusher_port', '.pusher_scheme', '.pusher_auth', '.timezone'],
  ...['.banners.link', '.is_on_holiday', '.colors.thumbnail', '.color_id', '.full_url', '.specification'],
  ...['.filters.switches', '.filters.several', '.filters.min_ratings', '.filters.page_sizes'],
  ...['.filters.counts', '.data.filters.rating', '.data.filters.sort_types', '.is_verified'],
  ...['.cart_items.estimated_delivery_time', '.cart_items.delivery_charge', '.shield_charge'],
  ...['.latitude', '.longitude', '.orders.thumbnail', '.order.note', '.auth_url'],
  ...['.banners.eyebrow', '.banners.text', '.banners.button', '.cash_on_delivery', '.online_payment'],
  ...[
    '.saved_items',
    '.restocked',
    '.stock_alert',
    '.return_time',
    '.warranty_time',
    '.did_you_mean',
    '.thumbnail_focus',
    '.word_count',
  ],
  ...['.photos', '.photos.thumbnail', '.photos.width', '.photos.height'],
  ...['.message_photos', '.last_message_photos'],
] as const;

export const isOptional = (field: string) => OPTIONAL.some((end) => field.endsWith(end));
