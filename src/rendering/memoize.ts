/** The value kept under a key, made when it is asked for first. Whoever makes the map says how long it lives. */
export function remember<Key, Value>(
  kept: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  make: () => Value,
): Value {
  let value = kept.get(key)
  if (value === undefined) {
    value = make()
    kept.set(key, value)
  }
  return value
}
