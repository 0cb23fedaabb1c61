import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { Pagination } from '@/shared/ui';

/** The numbers of the page buttons, and the current one. */
function pagesOf(props: Partial<Parameters<typeof Pagination>[0]>) {
  render(
    <MemoryRouter initialEntries={['/list']}>
      <Pagination totalItems={200} {...props} />
    </MemoryRouter>,
  );
  const links = within(screen.getByRole('navigation', { name: 'Page numbers' })).getAllByRole('link', {
    name: /^Page \d+$/,
  });
  const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
  return {
    shown: links.map(({ textContent }) => Number(textContent)),
    current: current.map(({ textContent }) => Number(textContent)),
    last: () => screen.queryByRole('link', { name: 'Next page' }),
  };
}

describe('the pagination component (specification §2 and §9)', () => {
  it('shows 5 page buttons by default, and a page of 10', () => {
    expect(pagesOf({})).toMatchObject({ shown: [1, 2, 3, 4, 5], current: [1] });
  });

  it('counts its pages by 10 a page by default', () => {
    const { shown, current, last } = pagesOf({ totalItems: 21, modelValue: 3 });
    expect([shown, current]).toEqual([[1, 2, 3], [3]]);
    expect(last()).toBeNull();
  });

  it.each([
    [{ itemsPerPage: 50 }, [1, 2, 3, 4]],
    [{ maxPagesShown: 3, modelValue: 9 }, [8, 9, 10]],
    [{ itemsPerPage: 0, maxPagesShown: -1 }, [1, 2, 3, 4, 5]],
  ])('follows %j', (props, expected) => {
    expect(pagesOf(props).shown).toEqual(expected);
  });

  it('links to the first and the last page where they are not among the numbers', () => {
    pagesOf({ modelValue: 8 });
    expect(screen.getByRole('link', { name: 'First page, 1' })).toHaveAttribute('href', '/list');
    expect(screen.getByRole('link', { name: 'Last page, 20' })).toHaveAttribute('href', '/list?page=20');
    cleanup();
    pagesOf({ modelValue: 20 });
    expect(screen.queryByRole('link', { name: /^Last page/ })).toBeNull();
  });

  it('links to the URL of each page', () => {
    pagesOf({});
    expect(screen.getByRole('link', { name: 'Page 4' })).toHaveAttribute('href', '/list?page=4');
  });
});
