const ownProps = new Set(['as', 'theme', 'sx', 'ownerState']);

/**
 * Whether an element styled by its tag passes a prop on to the browser. Replaces Emotion's
 * `@emotion/is-prop-valid` (webpack.config.ts, jest.config.ts), a list of all attributes of 2 kB: our styled
 * elements take attributes only (`data-*` for what their styles depend on).
 */
// eslint-disable-next-line import-x/no-default-export -- what Emotion imports
export default function isForwarded(prop: string): boolean {
  return !ownProps.has(prop);
}
