import { useEffect } from 'react';
import { trusted } from '@/shared/trustedTypes';

interface JsonLdProps {
  /** A schema.org type with `@type`; undefined properties are omitted. */
  data: Readonly<Record<string, unknown>>;
}

/**
 * Structured data for search engines. An effect adds the element to the head: React creates scripts from
 * HTML, which Trusted Types forbid.
 */
export function JsonLd({ data }: JsonLdProps) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data });
  useEffect(() => {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    // Escaped, because "</script>" in a name would end the element where the page is saved as HTML.
    script.text = trusted.createScript(text.replaceAll('<', String.raw`\u003c`));
    document.head.append(script);
    return () => script.remove();
  }, [text]);
  return null;
}
