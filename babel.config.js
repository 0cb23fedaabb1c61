/**
 * Components of the first screen that render once, on navigation or when a badge changes, and the leaves of
 * product cards and of the product page, whose parents are memoized; and the filters of a list, which change as
 * a whole with each response. Memoizing them would add 7 kB to every first load, and one more file to the
 * product page.
 */
const RARELY_RENDERED = new RegExp(
  [
    String.raw`src[\\/](?:app|core|layouts|pages[\\/]Home)[\\/]`,
    String.raw`features[\\/](?:access|appearance|locale)[\\/]`,
    String.raw`features[\\/](?:cart[\\/]drawer[\\/](?:CartButton|FloatingCartTab)|categoryMenu[\\/](?:CategoryMenu|PanelShell|useOpenIntent)|catalogue[\\/](?:ProductCardSkeleton|RatingAndSold)|search[\\/]SearchBox|sharing[\\/]PageMeta|wishlist[\\/]WishlistLink)`,
    String.raw`features[\\/]listing[\\/](?:EmptyListing|ListingHead|PageSizes|SortSelect|filters[\\/](?:ActiveFilters|FilterButton|ColorGroup|DraftChips|FilterGroup|OptionGroup|RatingGroup|RemoveFilter|ShowAllButton|SizeGroup|SwitchGroup|useActiveFilters|useCounted|useRatingLabels|useSwitchLabel))`,
    String.raw`features[\\/]product[\\/](?:ProductPrice|StockState|VariantChoice)\.`,
    String.raw`shared[\\/]ui[\\/](?:AppLinks|BarAction|Breadcrumb|BusyButton|ChipLinks|CountBadge|DiscountBadge|Drawing|ErrorBoundary|Link|MoneyText|MoreLink|Pagination|Price|RatingText|ScrollRow|Section|SectionError|SectionFailure|SectionNotLoaded|UserPhoto)\.`,
  ].join('|'),
);

/** Used by webpack's babel-loader. The React Compiler memoizes components, so that no code does by hand. */
module.exports = (api) => {
  const isHot = api.env('development') && process.env.WEBPACK_SERVE === 'true';
  const compiler = { target: '19', sources: (file) => !RARELY_RENDERED.test(file) };
  return {
    presets: [
      ['@babel/preset-env', { modules: false, bugfixes: true }],
      ['@babel/preset-react', { runtime: 'automatic', development: isHot }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
    ],
    plugins: [['babel-plugin-react-compiler', compiler], ...(isHot ? ['react-refresh/babel'] : [])],
  };
};
