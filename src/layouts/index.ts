import { AccountLayout } from './AccountLayout';
import { BareLayout } from './BareLayout';
import { BlogLayout } from './BlogLayout';
import { DefaultLayout } from './DefaultLayout';

/** The frames a route can stand in (specification §2). */
export const layouts = { default: DefaultLayout, blog: BlogLayout, account: AccountLayout, bare: BareLayout };
