const ownProps = new Set(['as', 'theme', 'sx', 'ownerState']);

/**
 * Whether an element styled by its tag passes a prop on to the browser. Stands in for Emotion's
 * `@emotion/is-prop-valid` (webpack.config.ts, jest.config.ts), a list of all attributes of HTML and SVG of 2 kB:
 * our styled elements take attributes only (`data-*` for what their styles depend on).
 */
export default function isForwarded(prop: string): boolean {
  return !ownProps.has(prop);
}
