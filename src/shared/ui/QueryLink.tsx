import type { MouseEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { browserHistory } from '../adapters';
import type { LinkProps } from './Link';
import { Link, opensElsewhere } from './Link';

/** Returns an address within the page, which keeps the rest of the page's query. */
export type QueryAddress = (query: URLSearchParams) => string;

interface QueryLinkProps extends Omit<LinkProps, 'to'> {
  to: QueryAddress;
}

/** Link that changes the current query when it is pressed: the rendered one may lag behind a press before. */
export function QueryLink({ to, onClick, ...rest }: QueryLinkProps) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (opensElsewhere(event)) return;
    event.preventDefault();
    void navigate(to(new URLSearchParams(browserHistory.read().location.search)));
  };
  return <Link {...rest} to={to(query)} onClick={click} />;
}
