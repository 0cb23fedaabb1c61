import { readFileSync } from 'node:fs';
import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import boundaries from 'eslint-plugin-boundaries';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * The layers, from the top to the bottom: an import goes down this list or stays in its layer (architecture
 * §1).
 */
const layers = [
  'firstPaint',
  'app',
  'pages',
  'layouts',
  'features',
  'core',
  'api',
  'shared',
  'serviceWorker',
  'domain',
];

/** `app`, `pages` and `layouts` may import everything below them; a page may not import another page. */
const mayImport = layers.map((layer, index) => ({
  from: { element: { type: layer } },
  allow: { to: { element: { types: { anyOf: layers.slice(index) } } } },
}));

/** The imports from feature to feature, each with its reason (architecture §1). */
const featureEdges = JSON.parse(readFileSync(new URL('./featureEdges.json', import.meta.url), 'utf8'));

/** Only the listed features may be imported: by any feature none, by one of the list its own. */
const featureImports = (feature, allowed) => ({
  files: [`src/features/${feature}/**/*.{ts,tsx}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^@/features/(?!(?:${['$^', ...allowed].join('|')})(?:/|$))`,
            message:
              'This import is a new edge between features. Move what both need to core, or to the feature that owns it; otherwise add the edge to featureEdges.json, with its reason (architecture §1).',
          },
        ],
      },
    ],
  },
});

/** Use `Link` and `NavLink` of `@/shared/ui` instead: these bring prefetching into the first load. */
const routerLinks = {
  selector:
    "ImportDeclaration[source.value='react-router'] > ImportSpecifier[imported.name=/^(?:Form|Link|NavLink)$/]",
  message: 'Import Link and NavLink from @/shared/ui.',
};

/** `Box` creates MUI's default theme, which the build leaves out (webpack.config.ts). */
const boxOfMui = {
  selector: "ImportDeclaration[source.value='@mui/material'] > ImportSpecifier[imported.name='Box']",
  message: 'Use a `styled` element instead.',
};

/** Texts of the interface are translated with `t`. */
const bareTexts = [
  {
    selector: 'JSXText[value=/\\p{L}/u]',
    message: "A text goes through the message table: {t('…')}.",
  },
  {
    selector:
      'JSXAttribute[name.name=/^(aria-label|aria-description|title|alt|placeholder|label|helperText)$/] > Literal[value=/\\p{L}/u]',
    message: "A text goes through the message table: {t('…')}.",
  },
];

/** A component named like a global object shadows it in the compiled code of its file. */
const shadowedGlobals = [
  {
    selector:
      'VariableDeclarator[id.name=/^(Promise|Symbol|Map|Set|Error|Date|Number|String|Object|Array|JSON|Math|Intl)$/]',
    message: 'This name belongs to the language.',
  },
];

/** URLs come from servers and address bars; parsing them must not throw. */
const throwingAddresses = (where, functions) => [
  {
    selector: "NewExpression[callee.name='URL']",
    message: `new URL() throws for a malformed address: use ${where}.`,
  },
  {
    selector: `CallExpression[callee.name=/^(${functions})(Component)?$/]`,
    message: `It throws for malformed texts: use ${where}.`,
  },
];

/** Physical properties break right-to-left pages; logical properties follow the text direction. */
const physicalStyles = [
  {
    selector:
      'Property[key.name=/^(marginLeft|marginRight|paddingLeft|paddingRight|borderLeft|borderRight|ml|mr|pl|pr)$/]',
    message: 'Use the logical property (marginInlineStart, insetInlineEnd, …).',
  },
  {
    // scrollTo and scrollBy take physical coordinates.
    selector:
      'Property[key.name=/^(left|right)$/]:not(CallExpression[callee.property.name=/^scroll/] > ObjectExpression > Property)',
    message: 'Use insetInlineStart or insetInlineEnd.',
  },
  {
    selector: "Property[key.name='textAlign'] > Literal[value=/^(left|right)$/]",
    message: "Use 'start' or 'end'.",
  },
];

const COLOR = String.raw`(^|[\s(,])#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(rgb|hsl)a?\(`;
const SHADOW = String.raw`\d(px)? .*\dpx|drop-shadow`;
const useTokens = 'Use a token of src/shared/theme, such as the palette.';

/** Colors and shadows are tokens of the theme. */
const styleLiterals = [
  {
    selector: `:matches(Literal[value=/${COLOR}/i], TemplateElement[value.raw=/${COLOR}/i])`,
    message: useTokens,
  },
  { selector: `Property[key.name=/Shadow$|^filter$/] > Literal[value=/${SHADOW}/]`, message: useTokens },
];

const restrictedSyntax = [
  routerLinks,
  boxOfMui,
  ...bareTexts,
  ...physicalStyles,
  ...shadowedGlobals,
  ...throwingAddresses('src/domain/parseUrl.ts', 'encodeURI|decodeURI'),
];

export default tseslint.config(
  { ignores: ['dist', '.cache', '.demo', 'coverage', 'node_modules', 'test-results'] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // A saga without a yield is empty, or only delegates.
      'require-yield': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'import-x/no-default-export': 'error',
      'import-x/no-duplicates': 'error',
      'import-x/no-self-import': 'error',
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', 'internal', ['parent', 'sibling', 'index']],
          'newlines-between': 'never',
        },
      ],
      'max-lines': ['error', { max: 250 }],
      // Prettier wraps code, but not comments.
      'max-len': ['error', { code: 1000, comments: 110, ignoreUrls: true }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { boundaries, 'react-hooks': reactHooks },
    settings: {
      'import/resolver': { typescript: true },
      'boundaries/elements': layers.map((layer) => ({ type: layer, pattern: `src/${layer}` })),
    },
    languageOptions: { globals: globals.browser },
    rules: {
      ...reactHooks.configs['recommended-latest'].rules,
      'boundaries/dependencies': ['error', { default: 'disallow', policies: mayImport }],
      'no-restricted-syntax': ['error', ...restrictedSyntax, ...styleLiterals],
      'no-restricted-globals': [
        'error',
        ...['setTimeout', 'setInterval', 'localStorage', 'sessionStorage', 'fetch'].map((name) => ({
          name,
          message: 'Ask the adapter in shared/adapters, or an endpoint.',
        })),
      ],
      'no-console': 'error',
    },
  },
  featureImports('*', []),
  ...Object.entries(featureEdges).map(([feature, edges]) => featureImports(feature, Object.keys(edges))),
  {
    // Features add their overlays to this interface.
    files: ['src/core/overlays/overlay.types.ts'],
    rules: { '@typescript-eslint/no-empty-object-type': ['error', { allowWithName: '^OverlayProps$' }] },
  },
  { files: ['src/**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  {
    files: [
      'src/shared/adapters/**',
      'src/shared/report.ts',
      'src/firstPaint/*.ts',
      'src/serviceWorker/*.ts',
      'src/api/baseQuery.ts',
    ],
    rules: { 'no-restricted-globals': 'off', 'no-console': 'off' },
  },
  {
    // The tokens themselves, and the logos of sign-in providers.
    files: ['src/{app,shared}/theme/**', 'src/features/social/marks.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax] },
  },
  { files: ['src/domain/parseUrl.ts'], rules: { 'no-restricted-syntax': ['error', ...shadowedGlobals] } },
  {
    files: ['demo/**/*.ts'],
    ignores: ['demo/http/addresses.ts'],
    rules: { 'no-restricted-syntax': ['error', ...throwingAddresses('demo/http/addresses.ts', 'decodeURI')] },
  },
  {
    // Responses are untyped; the assertions check them.
    files: ['__tests__/demo/**'],
    rules: Object.fromEntries(
      ['member-access', 'assignment', 'return', 'argument', 'call'].map((what) => [
        `@typescript-eslint/no-unsafe-${what}`,
        'off',
      ]),
    ),
  },
  {
    // Jest, Playwright and webpack require default exports here.
    files: [
      '__tests__/support/global*.ts',
      '__tests__/*/playwright.config.ts',
      '__tests__/browser/*Reporter.ts',
      'scripts/*Loader.ts',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['*.config.{ts,mjs,js}', 'babel.config.js', '**/*.mjs'],
    rules: { 'import-x/no-default-export': 'off' },
    languageOptions: { globals: globals.node },
  },
  {
    files: ['**/*.js'],
    languageOptions: { globals: globals.node, sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
