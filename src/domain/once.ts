/** Creates a value at its first use, and keeps it. */
export function once<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}

/** Creates a value at the first use of its key, and keeps it; a throwing `create` is called again. */
export function oncePer<Key, Value extends object>(create: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>();
  return (key) => {
    const value = values.get(key) ?? create(key);
    values.set(key, value);
    return value;
  };
}
