const DEBUG_NAME = /^[\w$]+\.displayName = "[^"]*";$/gm;
const FORWARDED = /(?<== )(?=\w+\.forwardRef\()/g;

/**
 * Lets the minifier remove the components of a library that nothing uses: without their names for debugging,
 * and with `forwardRef` marked as free of side effects.
 */
export default function unusedComponentsLoader(source: string): string {
  return source.replace(DEBUG_NAME, '').replace(FORWARDED, '/* @__PURE__ */ ');
}
