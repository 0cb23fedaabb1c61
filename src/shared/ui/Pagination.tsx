import { PaginationItem } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Paging } from '@/domain/paging';
import { pageAddress, pageButtons, pageCount, soundPaging } from '@/domain/paging';
import { report } from '../report';
import { useFormats, useT } from '../texts';
import { unstyledList } from '../theme';
import { Chevron } from './Chevron';
import { QueryLink } from './QueryLink';

interface PaginationProps extends Partial<Paging> {
  /** Number of items on all pages. */
  totalItems: number;
  /** Path of the list, unless it is that of the page. */
  path?: string;
  /** Fragment of the list's start, such as "#reviews". */
  hash?: string;
  /** Called on hover or focus of a page number, to prefetch that page. */
  onIntent?: (page: number) => void;
}

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(1.5),
  ...unstyledList,
  marginBlockStart: theme.spacing(10),
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(2, 0.5) },
}));

const Item = styled(PaginationItem)(({ theme }) => ({
  minWidth: '2.75rem',
  height: '2.75rem',
  margin: 0,
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 8,
  fontSize: '.9375rem',
  fontVariantNumeric: 'tabular-nums',
  backgroundColor: theme.vars?.palette.background.paper,
  '&:hover': { borderColor: theme.vars?.palette.text.disabled },
  [theme.breakpoints.down('sm')]: { paddingInline: 0 },
})) as typeof PaginationItem;

/** The first or last page, below the numbers on phones; a gap shows that pages between are left out. */
const Jump = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  '& [data-narrow]': { display: 'none' },
  [theme.breakpoints.down('sm')]: {
    order: 1,
    '& [data-wide]': { display: 'none' },
    '& [data-narrow]': { display: 'inline', paddingInline: theme.spacing(3) },
  },
}));

/**
 * Numbered pages of a list, whose URL holds the page (specification §2, "Pagination component"): itemsPerPage
 * above 0, modelValue 1 or more, maxPagesShown above 0. Other values are reported in development and replaced
 * with the default.
 */
export function Pagination({ totalItems, path, hash = '', onIntent, ...given }: PaginationProps) {
  const t = useT();
  const formats = useFormats();
  const { pathname } = useLocation();
  const { itemsPerPage, modelValue: page, maxPagesShown, problems } = soundPaging(given);
  const problem = problems.join('; ');
  useEffect(() => {
    if (problem) report('Pagination', new RangeError(problem));
  }, [problem]);
  const pages = pageCount(totalItems, itemsPerPage);
  if (pages === 1) return null;
  const linkTo = (number: number) => ({
    component: QueryLink,
    to: (query: URLSearchParams) => `${pageAddress(path ?? pathname, query, number)}${hash}`,
    onPointerEnter: () => onIntent?.(number),
    onFocus: () => onIntent?.(number),
  });
  const numbers = pageButtons(page, pages, maxPagesShown);
  /** `distance`: how many pages away from the nearest number; none if it is one of them. */
  const jump = (to: number, label: string, distance: number) => {
    if (distance <= 0) return null;
    const gap = distance > 1 && (
      <span aria-hidden data-wide>
        …
      </span>
    );
    return (
      <Jump>
        {to !== 1 && gap}
        <Item
          {...linkTo(to)}
          aria-label={`${label}, ${formats.number(to)}`}
          page={
            <>
              <span data-wide>{formats.number(to)}</span>
              <span data-narrow>{label}</span>
            </>
          }
        />
        {to === 1 && gap}
      </Jump>
    );
  };
  const step = (to: number, label: string, icon: 'start' | 'end') => {
    const isOut = to < 1 || to > pages;
    return (
      <li>
        <Item
          aria-label={label}
          disabled={isOut}
          page={<Chevron to={icon} />}
          {...(isOut ? {} : linkTo(to))}
        />
      </li>
    );
  };
  return (
    <nav aria-label={t('Page numbers')}>
      <List>
        {step(page - 1, t('Previous page'), 'start')}
        {jump(1, t('First page'), (numbers[0] ?? 1) - 1)}
        {numbers.map((number) => (
          <li key={number}>
            <Item
              {...linkTo(number)}
              color="primary"
              selected={number === page}
              aria-current={number === page ? 'page' : undefined}
              aria-label={t('Page {number}', { number })}
              page={formats.number(number)}
            />
          </li>
        ))}
        {jump(pages, t('Last page'), pages - (numbers.at(-1) ?? pages))}
        {step(page + 1, t('Next page'), 'end')}
      </List>
    </nav>
  );
}
